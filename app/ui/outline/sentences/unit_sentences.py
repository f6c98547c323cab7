"""What the outline says of a unit: how it lies, what it can still take, what is attached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.core.card import value_of
from app.core.text.wording import listed, owned
from app.core.text.words import Words
from app.games.contracts.board.number_contract import numbers_of, open_refs
from app.games.contracts.board.stamp_contract import stamps_of
from app.ui.outline.sentences.outline_words import (
    A_CARD,
    FACE_DOWN,
    QUIET_MARKS,
    WITH,
    YOURS,
    how_many,
    left_of,
    numbered,
    titled,
)
from app.ui.panels.cards.unit_health import health_of, number_label

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.view import SeatUnit, SeatView
    from app.games.game_api import GameSpec
    from app.ui.outline.sentences.outline_marks import MarkSentences


class UnitSentences:
    """Says units of one game."""

    def __init__(
        self,
        spec: GameSpec,
        card_of: Callable[[str], Face],
        marks: MarkSentences,
        name: Callable[[SeatView, str], Words],
    ) -> None:
        """`name` returns the name of a card by its handle."""
        self._spec = spec
        self._card_of = card_of
        self._marks = marks
        self._name = name

    def parts(self, view: SeatView, unit: SeatUnit) -> list[Words]:
        """Return what is said of a unit after its name, part by part."""
        base = view.cards[unit.base]
        parts = [] if base.up else [FACE_DOWN]
        if len(view.setting.zones[unit.zone].holders) > 1:
            name = view.setting.seats[base.owner].name
            parts.append(YOURS if base.owner == view.seat else owned(name, A_CARD))
        held = numbers_of(self._spec.numbers, unit.marks, open_refs(unit, view.cards))
        parts += [one.told(now, usual) for one, now, usual in held]
        card = None if base.ref is None else self._card_of(base.ref)
        damage = value_of(unit.marks, "damage")
        if card is not None and card.unit:
            parts.append(left_of(health_of(self._spec, view, unit, card), number_label(card)))
        if damage:
            parts.append(Words(f"damage {damage}", f"ダメージ{damage}"))
        quiet = QUIET_MARKS if card is not None else ("damage",)
        parts += self._marks.told(
            view, unit.marks, [*quiet, *(one.key for one in self._spec.numbers)]
        )
        parts += stamps_of(self._spec.stamps, view, unit)
        turned = any(mark.key in self._marks.titles for mark in unit.marks if mark.key != "damage")
        if unit.turn and not turned:
            parts.append(Words(f"turned {unit.turn}°", f"{unit.turn}°回してある"))
        parts += self._attached(view, unit)
        if unit.under:
            stages = listed([self._name(view, handle) for handle in reversed(unit.under)])
            upon = self._spec.unit_words.upon
            parts.append(Words(upon.en.format(cards=stages.en), upon.ja.format(cards=stages.ja)))
        if self._spec.abilities is not None:
            parts += self._spec.abilities(view, unit)
        return parts

    def _attached(self, view: SeatView, unit: SeatUnit) -> list[Words]:
        """Return what is attached: by its sign and how often, by its name, and whatever else."""
        energy: Counter[Words] = Counter()
        tools: list[Words] = []
        others: Counter[Words] = Counter()
        for handle in unit.attached:
            ref = view.cards[handle].ref
            card = None if ref is None else self._card_of(ref)
            if card is not None and card.attached == "sign":
                energy[card.short] += 1
            elif card is not None and card.attached == "name":
                tools.append(card.name)
            else:
                others[self._name(view, handle)] += 1
        parts = []
        if energy:
            kinds = listed([how_many(name, times) for name, times in energy.items()])
            parts.append(titled(self._spec.unit_words.signs, kinds))
        if tools:
            parts.append(titled(self._spec.unit_words.names, listed(tools)))
        if others:
            parts.append(
                titled(WITH, listed([numbered(name, times) for name, times in others.items()]))
            )
        return parts
