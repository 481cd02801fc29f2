"""Makes the word files of ``resources/lexicon`` from the sources beside it."""
