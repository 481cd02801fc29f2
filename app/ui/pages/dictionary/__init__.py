"""The dictionary page: its parts, what it asks the word list, and how the answer is told."""
