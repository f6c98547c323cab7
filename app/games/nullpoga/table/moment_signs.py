"""What is drawn while a phase is shown part by part: who did what to whom, and what it came to.

Everything is read from what one seat was told: arrows from attacks, moves and spells, and beside
whoever has another life or state from then on what it was before, and why.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.core.card import mark_of, value_of
from app.core.ids import UnitId, place
from app.core.text.words import Words
from app.core.view import Event, SeatFact, SeatUnit, SeatView, fold
from app.games.contracts.board.arrow_contract import BoardArrow
from app.games.contracts.board.moment_contract import (
    ChangeNote,
    ChangeTone,
    Moments,
    MomentSigns,
)
from app.games.nullpoga.table import nullpoga_marks as m
from app.games.nullpoga.table.board_reading import life_of
from app.games.nullpoga.table.moment_titles import BEGIN, title_of
from app.games.nullpoga.table.nullpoga_zones import GRAVE, HAND
from app.games.table_tools import number_now

_CASTS = frozenset({"cast", "casts_again"})
_STATES: Mapping[str, Words] = {
    "guards": Words("guarded", "守護"),
    "burns": Words("burns", "炎上"),
    "doubles": Words("attack doubled", "攻撃力2倍"),
    "freezes": Words("frozen", "凍結"),
    "stuns": Words("stunned", "しびれ"),
    "poisons": Words("poisoned", "毒"),
    "grows": Words("grows", "成長"),
}
_REASONS: Mapping[str, Words] = {
    "hurt_attack": Words("hit", "攻撃"),
    "hurt_burn": Words("burning", "炎上"),
    "hurt_poison": Words("poison", "毒"),
    "crumbles": Words("crumbles", "崩壊"),
    "heals": Words("healed", "回復"),
    "strikes": Words("hit", "攻撃"),
}
FALLS, WILDERNESS, SPARED = (
    Words("falls", "倒れた"),
    Words("wilderness", "荒野"),
    Words("guarded: no damage", "守護：ダメージなし"),
)


@dataclass
class _Change:
    """What became of somebody or something in a moment."""

    life: tuple[int, int] | None = None
    attack: tuple[int, int] | None = None
    why: list[Words] = field(default_factory=list)
    states: list[Words] = field(default_factory=list)

    def state(self, words: Words) -> None:
        if words not in self.states:
            self.states.append(words)


class _Signs:
    """Reads the facts of a moment one after the other."""

    def __init__(self) -> None:
        self.arrows: dict[tuple[str, str], BoardArrow] = {}
        self.changes: dict[str, _Change] = {}
        """By cell, or "seat.0"."""
        self._spell = ""
        """Where the spell lies that is cast just now; "" once something else happens."""

    def read(self, view: SeatView, fact: SeatFact) -> SeatView:
        """Take in a fact, and return the view after it."""
        after = fold(view, fact)
        for event in fact.events:
            self._hear(view, event)
        for unit in fact.units:
            self._follow(view, after, unit, fact.events)
        for name in fact.gone_units:
            self.at(_cell(view.units[name])).state(FALLS)
        self._sides(view, after, fact.events)
        return after

    def at(self, cell: str) -> _Change:
        """Return what became of a cell, or of a seat."""
        if self._spell:
            self._aim(self._spell, cell)
        return self.changes.setdefault(cell, _Change())

    def _aim(self, source: str, target: str) -> None:
        if source != target:
            self.arrows[source, target] = BoardArrow(source, target)

    def _hear(self, view: SeatView, event: Event) -> None:
        if event.verb in _CASTS:
            self._spell = f"{GRAVE}.{event.actor}"
        elif event.verb == "attacks":
            self._spell = ""
            source, _, target = event.text.partition(" ")
            if target:
                self._aim(source, target)
        elif event.verb == "rains" and self._spell:
            self._aim(self._spell, place(f"battle.{event.actor}", event.number))
        elif event.verb in BEGIN:
            self._spell = ""
        elif event.verb == "spares":
            self._spared(view, event)

    def _spared(self, view: SeatView, event: Event) -> None:
        """Say whose guard held, where only one unit can be meant by what everybody hears."""
        guarded = [
            unit
            for unit in view.units.values()
            if mark_of(unit.marks, m.GUARDED) is not None
            and view.cards[unit.base].ref == event.unit
        ]
        if len(guarded) == 1:
            self.at(_cell(guarded[0])).state(SPARED)

    def _follow(
        self, view: SeatView, after: SeatView, unit: SeatUnit, events: tuple[Event, ...]
    ) -> None:
        old, cell = view.units.get(unit.id), _cell(unit)
        if old is None:
            source = self._spell or f"{HAND}.{_holder(after, unit)}"
            self._aim(source, cell)
            return
        before = _cell(old)
        if before != cell:
            self._aim(before, cell)
            self._carry(before, cell)
            return
        for event in events:
            self._change(view, after, unit.id, event.way)

    def _carry(self, before: str, cell: str) -> None:
        """Let what was said of who moved go along."""
        if before in self.changes and cell not in self.changes:
            self.changes[cell] = self.changes.pop(before)

    def _change(self, view: SeatView, after: SeatView, unit: UnitId, way: str) -> None:
        cell = _cell(after.units[unit])
        if way in _STATES:
            self.at(cell).state(_STATES[way])
        was, now = (number_now(seen, unit, m.LIFE_NUMBER) or 0 for seen in (view, after))
        if was != now:
            change = self.at(cell)
            change.life = (was if change.life is None else change.life[0], now)
            change.why += _reason(way, now - was)
        was, now = (number_now(seen, unit, m.ATTACK_NUMBER) or 0 for seen in (view, after))
        if was != now:
            change = self.at(cell)
            change.attack = (was if change.attack is None else change.attack[0], now)

    def _sides(self, view: SeatView, after: SeatView, events: tuple[Event, ...]) -> None:
        if view.marks is after.marks:
            return
        for side in range(len(after.setting.seats)):
            was, now = life_of(view, side), life_of(after, side)
            way = events[0].way if events else ""
            if was != now and way == "strikes":
                change = self.changes.setdefault(f"seat.{side}", _Change())
                change.life = (was if change.life is None else change.life[0], now)
                change.why += _reason(way, now - was)
        for target, marks in after.marks.items():
            wild = value_of(marks, m.WILD)
            if wild and not value_of(view.marks.get(target, ()), m.WILD):
                self.at(target).state(WILDERNESS)


def signs_of(view: SeatView, facts: tuple[SeatFact, ...]) -> MomentSigns:
    """Return what is drawn for the facts of a moment that begins with this view."""
    signs = _Signs()
    for fact in facts:
        view = signs.read(view, fact)
    notes = (
        _note(target, change)
        for target, change in signs.changes.items()
        if change.life or change.attack or change.states
    )
    return MomentSigns(tuple(signs.arrows.values()), tuple(notes))


def _note(target: str, change: _Change) -> ChangeNote:
    # Who falls is not asked any more what else has become of it.
    states = [FALLS] if FALLS in change.states else change.states
    small = [*change.why, *states]
    if change.attack is not None and change.life is not None:
        small.append(_from_to("⚔ ", change.attack))
    if change.life is not None:
        told = _from_to("", change.life)
        if target.startswith("seat."):
            life = m.MARKS[m.PLAYER_LIFE]
            told = Words(f"{life.en} {told.en}", f"{life.ja} {told.ja}")
        return ChangeNote(target, told, tuple(small), _tone(change.life))
    if change.attack is not None:
        told = _from_to("⚔ ", change.attack)
        return ChangeNote(target, told, tuple(small), _tone(change.attack))
    bad = FALLS in change.states or WILDERNESS in change.states
    first, *others = states
    return ChangeNote(target, first, tuple(others), "loss" if bad else "plain")


def _from_to(sign: str, numbers: tuple[int, int]) -> Words:
    was, now = (str(one).replace("-", "−") for one in numbers)
    return Words(f"{sign}{was} → {now}", f"{sign}{was} → {now}")


def _tone(numbers: tuple[int, int]) -> ChangeTone:
    return "loss" if numbers[1] < numbers[0] else "gain"


def _reason(way: str, by: int) -> list[Words]:
    """Return why a number is another, with by how much; nothing where nobody said."""
    amount = f"−{-by}" if by < 0 else f"+{by}"
    card = m.card_of(way.removeprefix("hurt_"))
    words = _REASONS.get(way) or (card.name if card is not None else None)
    return [] if words is None else [Words(f"{words.en} {amount}", f"{words.ja} {amount}")]


def _cell(unit: SeatUnit) -> str:
    return place(unit.zone, unit.cell)


def _holder(view: SeatView, unit: SeatUnit) -> int:
    holders = view.setting.zones[unit.zone].holders
    return holders[0] if holders else max(0, view.seat)


MOMENTS = Moments(BEGIN, title_of, signs_of)
