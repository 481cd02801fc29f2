"""The pages of the application: home, new game, table, settings, rules."""
