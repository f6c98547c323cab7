"""What lies on a unit, line by line: as it stands below a large card and on the page of words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from app.core.card import Mark, value_of
from app.core.text.wording import numbered, repeated, series
from app.core.text.words import Words
from app.games.contracts.board.mark_contract import given_words
from app.games.contracts.board.number_contract import numbers_of, open_refs
from app.ui.look.faces.marks.badges import CONDITIONS
from app.ui.panels.cards.reading_page import Detail
from app.ui.panels.cards.unit_health import health_of, number_label
from app.ui.toolkit.common_words import FACE_DOWN_CARD

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.text.words import Language
    from app.core.view import SeatUnit, SeatView
    from app.games.game_api import GameSpec


class UnitDetails:
    """Tells of the units of one view in one language."""

    def __init__(
        self,
        view: SeatView,
        spec: GameSpec,
        card_of: Callable[[str], Face],
        language: Language,
    ) -> None:
        self._view = view
        self._spec = spec
        self._card_of = card_of
        self._language: Language = language

    def of(self, unit: SeatUnit) -> tuple[Detail, ...]:
        """Return what can still be taken, marks, what it does, its cards and notes."""
        base = self._view.cards.get(unit.base)
        card = self._card_of(base.ref) if base is not None and base.ref is not None else None
        found = [*self._health(unit, card), *self._marks(unit), *self._abilities(unit)]
        found += self._cards(
            Words("Attached", "ついているカード").in_(self._language), unit.attached
        )
        found += self._cards(
            self._spec.unit_words.below.in_(self._language), tuple(reversed(unit.under))
        )
        found += [Detail(words=f"✎ {self._note(mark)}") for mark in unit.marks if _is_note(mark)]
        return tuple(found)

    def _health(self, unit: SeatUnit, card: Face | None) -> Iterator[Detail]:
        damage = value_of(unit.marks, "damage")
        told = (
            Words("Damage {n}", "ダメージ{n}").in_(self._language).format(n=damage)
            if damage
            else ""
        )
        if card is not None and card.unit:
            health = health_of(self._spec, self._view, unit, card)
            doubt = "" if health.sure else "?"
            label = number_label(card).in_(self._language)
            yield Detail(
                strong=f"{label} {health.left}{doubt}", words=f" / {health.most}", wrong=told
            )
        elif told:
            yield Detail(wrong=told)

    def _marks(self, unit: SeatUnit) -> Iterator[Detail]:
        """Return numbers, Special Conditions and counters, each by its word, in one line."""
        held = numbers_of(self._spec.numbers, unit.marks, open_refs(unit, self._view.cards))
        words = [one.told(now, usual).in_(self._language) for one, now, usual in held]
        numbers = {one.key for one in self._spec.numbers}
        for mark in sorted(unit.marks, key=lambda mark: mark.key not in CONDITIONS):
            unseen = mark.key == "damage" or mark.key in self._spec.unseen
            if unseen or mark.key in numbers or _is_note(mark):
                continue
            name = self._mark_name(mark.key)
            # The number of a condition says how long it lasts: the game keeps that to itself.
            is_counted = mark.value > 1 or mark.key in self._spec.counted
            told = is_counted and mark.key not in CONDITIONS and mark.key not in self._spec.by_seat
            name += given_words(self._view, mark, self._spec.by_seat).in_(self._language)
            words.append(numbered(name, mark.value).in_(self._language) if told else name)
        if words:
            yield Detail(strong=" · ".join(words))

    def _abilities(self, unit: SeatUnit) -> Iterator[Detail]:
        if self._spec.abilities is not None:
            for words in self._spec.abilities(self._view, unit):
                yield Detail(words=words.in_(self._language))

    def _mark_name(self, key: str) -> str:
        for known, title in self._spec.marks:
            if known in (key, key.partition(":")[0]):
                return title.in_(self._language)
        return CONDITIONS[key].in_(self._language) if key in CONDITIONS else key

    def _cards(self, title: str, handles: tuple[str, ...]) -> Iterator[Detail]:
        names: Counter[str] = Counter()
        for handle in handles:
            card = self._view.cards.get(handle)
            ref = card.ref if card else None
            name = FACE_DOWN_CARD if ref is None else self._card_of(ref).name
            names[name.in_(self._language)] += 1
        if names:
            told = series([repeated(name, copies) for name, copies in names.items()])
            yield Detail(title, words=told.in_(self._language))

    def _note(self, mark: Mark) -> str:
        if mark.until is None:
            return mark.text
        return (
            Words("{note} (until the end of turn {turn})", "{note}（{turn}ターン目の終わりまで）")
            .in_(self._language)
            .format(note=mark.text, turn=mark.until)
        )


def _is_note(mark: Mark) -> bool:
    return mark.key.startswith("note:")
