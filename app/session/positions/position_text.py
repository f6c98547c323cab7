"""A seat's view as plain text: turn, zones, units with what is on them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from app.core.card import Marks
from app.core.ids import Handle, UnitId
from app.core.seal import SeatSeal
from app.core.text.event_things import FACE_DOWN
from app.core.text.log_lexicon import Lexicon
from app.core.text.turn_words import first_told, turn_title
from app.core.text.wording import bracketed, labelled, listed, number, owned, series
from app.core.text.words import Language, Words
from app.core.view import SeatView, SeatZone
from app.games.contracts.board.mark_contract import given_words


def position_text(view: SeatView, words: Lexicon, speak: Language) -> str:
    """Return the position, one zone a paragraph; empty zones of the table are left out."""
    return "\n".join(_Page(view, words, speak).lines())


_PLAN = Words("plan", "計画")


class _Page:
    def __init__(self, view: SeatView, words: Lexicon, speak: Language) -> None:
        self.view = view
        self.words = words
        self.speak = speak

    def lines(self) -> Iterator[str]:
        turn = self.view.turn
        which = turn_title(turn, self.view.setting)
        phase = self.words.phases.get(turn.phase)
        said = phase.in_(self.speak) if phase else turn.phase
        yield Words(f"{which.en} ({said})", f"{which.ja}（{said}）").in_(self.speak)
        first = first_told(self.view.setting)
        if first is not None:
            yield "  " + first.in_(self.speak)
        used = [
            f"{title.in_(self.speak)} {number(count)}"
            for key, count in turn.ledger
            if (title := self.words.ledger.get(key))
        ]
        if used:
            yield "  " + "  ".join(used)
        for seal in self.view.seals:
            yield self._plan(seal).in_(self.speak)
        for zone in self.view.zones.values():
            yield from self._zone(zone)

    def _plan(self, seal: SeatSeal) -> Words:
        name = self.view.setting.seats[seal.seat].name
        if seal.plan is None:
            return Words(f"{name} has locked a plan", f"{name}は計画を伏せている")
        return labelled(owned(name, _PLAN), seal.text)

    def _zone(self, zone: SeatZone) -> Iterator[str]:
        place = self.view.setting.zones[zone.id]
        if not zone.count and not zone.sealed and not place.holders:
            return
        title = place.spec.title
        if place.holders:
            names = listed([self.view.setting.seats[seat].name for seat in place.holders])
            title = owned(names, title)
        count = bracketed("?" if zone.count is None else number(zone.count))
        yield title.in_(self.speak) + count.in_(self.speak)
        if place.spec.holds == "units":
            for unit in zone.items:
                yield "    " + self._unit(unit)
            return
        for name, alike in groupby(map(self._card, self.view.cards_in(zone.id))):
            several = sum(1 for _ in alike)
            yield "    " + (f"{name} ×{several}" if several > 1 else name)

    def _card(self, handle: Handle) -> str:
        ref = self.view.cards[handle].ref
        if ref is None:
            return FACE_DOWN.in_(self.speak)
        return self.words.names(ref, self.speak)

    def _unit(self, name: UnitId) -> str:
        unit = self.view.units[name]
        told = self._card(unit.base)
        if unit.under:
            told += " < " + " < ".join(self._card(handle) for handle in reversed(unit.under))
        if unit.attached:
            told += " + " + listed([self._card(handle) for handle in unit.attached]).in_(self.speak)
        marks = self._marks(unit.marks)
        return f"{told} [{marks}]" if marks else told

    def _marks(self, marks: Marks) -> str:
        told = []
        for mark in marks:
            words = self.words.marks.get(mark.key) or self.words.marks.get(mark.key.split(":")[0])
            title = words.in_(self.speak) if words else mark.key
            given = given_words(self.view, mark, ()).in_(self.speak)
            if given:
                told.append(title + given)
                continue
            told.append(mark.text or (f"{title} {number(mark.value)}" if mark.value > 1 else title))
        return series(told).in_(self.speak)
