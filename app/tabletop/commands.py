"""Which letter commands what, at every table: a key that was learnt at one game works at the next.

Where letters write words they command together with Ctrl. So none of them may be O or S: with Ctrl those
open and save a game, whatever lies on the table. Tooltips and the rules name the same keys.
"""

from __future__ import annotations

from PySide6.QtCore import Qt

HINT = Qt.Key.Key_H
BEST = Qt.Key.Key_B
"""The list of the best moves."""
UNSEEN = Qt.Key.Key_U
"""What nobody has seen yet."""
SCORES = Qt.Key.Key_C
"""The score sheet; in a game for one what came of the earlier deals."""
SORT = Qt.Key.Key_A
EXCHANGE = Qt.Key.Key_T
UNDO = Qt.Key.Key_Z
REDO = Qt.Key.Key_Y
"""What was taken back; with Shift `UNDO` does the same."""
DRAW = Qt.Key.Key_D
TAKE = Qt.Key.Key_V
"""The open card instead of one from the draw pile."""
DISCARDED = Qt.Key.Key_K
"""All that was discarded."""
