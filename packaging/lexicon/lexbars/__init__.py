"""Measures the word list on open Czech texts (see ``bars.py``)."""
