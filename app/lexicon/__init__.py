"""Words: the alphabet, the automaton that holds the list, and the policies of the games. No Qt."""
