"""What is seen and heard of a move in the game for one."""

from __future__ import annotations

from app.engine.turn import Turn
from app.games.quiddler.screen.solo.table import SoloTable
from app.games.quiddler.solo_model import Refill, SoloObservation, Take, Undo, read_turn
from app.tabletop.turn.course import Script
from app.tabletop.turn.show import Show
from app.widgets.look import motion, theme
from app.widgets.sounds import Sound, Sounds

FLY_MS = 320


class SoloShow(Show):
    """Cards fly while the game goes on: nobody waits for them."""

    def __init__(self, table: SoloTable, sounds: Sounds) -> None:
        super().__init__(table)
        self._table, self._sounds = table, sounds

    def act(self, turn: Turn, placed: bool) -> Script:
        before: SoloObservation = self.state.seen
        move, table, ms = read_turn(turn), self._table, theme.current().ms
        if isinstance(move, Take):
            self._sounds.play(Sound.WORD_OK)
            table.side.await_word()
            for index, place in enumerate(move.places):
                start, size = table.rack_spot(index)
                shown, path = table.printed(before.piles[place] or ""), (start, table.words_spot())
                table.air.launch(shown, path, (size, size * 0.5), ms(FLY_MS), table.side.word_landed)
        elif isinstance(move, Refill):
            self._sounds.play(Sound.CARD_PLACE)
            start, size = table.pile_spot(move.source)
            end, _ = table.pile_spot(move.place)
            shown = table.printed(before.piles[move.source] or "")
            table.air.launch(shown, (start, end), (size, size), ms(motion.FLY_HOME))
        elif isinstance(move, Undo):
            self._sounds.play(Sound.SHUFFLE)
        yield from ()
