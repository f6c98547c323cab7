"""What the outline says of marks and notes: their titles, numbers, and what they are aimed at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from app.core.text.wording import both, cell_in, quoted
from app.core.text.words import Words
from app.core.zone import cell_named
from app.games.contracts.board.mark_contract import given_words
from app.games.contracts.stage.stage_contract import titles_of_marks
from app.ui.outline.sentences.outline_words import NOTE, numbered, titled

if TYPE_CHECKING:
    from app.core.card import Mark, Marks
    from app.core.view import SeatView
    from app.games.game_api import GameSpec


class MarkSentences:
    """Says marks of one game."""

    def __init__(self, spec: GameSpec, name: Callable[[SeatView, str], Words]) -> None:
        """`name` returns the name of a card by its handle."""
        self._spec = spec
        self._name = name
        self.titles = titles_of_marks(spec.marks)

    def told(self, view: SeatView, marks: Marks, quiet: Iterable[str] = ()) -> list[Words]:
        """Return what marks say, but those that are `quiet` or never shown."""
        hidden = {*quiet, *self._spec.unseen}
        told = [mark for mark in marks if mark.key not in hidden]
        # What people wrote is the longest and the least urgent.
        told.sort(key=lambda mark: mark.key.startswith("note"))
        return [self._mark(view, mark) for mark in told]

    def _mark(self, view: SeatView, mark: Mark) -> Words:
        kind = mark.key.partition(":")[0]
        if kind == "note":
            return titled(NOTE, quoted(mark.text))
        title = self.titles.get(mark.key) or self.titles.get(kind) or both(mark.text or mark.key)
        value = 1 if mark.key in self._spec.unnumbered else mark.value
        told = numbered(title, value, always=mark.key in self._spec.counted)
        given = given_words(view, mark, self._spec.by_seat)
        if given.en:
            told = Words(title.en + given.en, title.ja + given.ja)
        aimed = cell_named(view.setting.zones, mark.to)
        if mark.to in view.units or aimed is not None:
            goal = self._aimed(view, mark.to)
            told = Words(f"{told.en} on {goal.en}", f"{told.ja}（{goal.ja}へ）")
        return told

    def _aimed(self, view: SeatView, target: str) -> Words:
        """Return what is aimed at: a unit by its card's name, or a numbered place."""
        cell = cell_named(view.setting.zones, target)
        if cell is None:
            return self._name(view, view.units[target].base)
        return cell_in(view.setting.zones[cell[0]].spec.title, cell[1])
