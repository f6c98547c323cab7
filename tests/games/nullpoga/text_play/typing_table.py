"""A table at which lines are typed: what comes of one, and the plan it makes."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.contracts.planned.text_play_contract import Shown, TextTable
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.text_play.poga_text_play import read
from app.games.nullpoga.text_play.typing_seat import TypingSeat, typing_seat
from tests.games.nullpoga.poga_table import PogaTable


class TypingTable(PogaTable):
    """Also says what a line comes to."""

    def seat(self, seat: int = 0) -> TypingSeat:
        return typing_seat(self.view(seat))

    def type(self, *lines: str, seat: int = 0) -> Plan:
        """Type lines that put something into the plan, and return the plan."""
        for line in lines:
            typed = read(self.view(seat), line)
            assert typed.wrong is None, typed.wrong
            assert typed.draft is not None
            self.sketch(typed.draft, seat)
        return self.plan(seat)

    def wrong(self, line: str, seat: int = 0) -> Words:
        """Return what is said of a line of which nothing comes."""
        typed = read(self.view(seat), line)
        assert typed.wrong is not None
        assert (typed.draft, typed.shown) == (None, ())
        return typed.wrong


def lines(shown: Shown) -> list[str]:
    """Return lines in English; rows of tables with their cells one after the other."""
    said = []
    for part in shown:
        rows = part.rows if isinstance(part, TextTable) else ((part,),)
        said += [" ".join(cell.en for cell in row if cell.en) for row in rows]
    return said
