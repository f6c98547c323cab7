"""What a fact touches, so that a seat is told just that and a panel redraws just that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from app.core import fact as f
from app.core.data.value import value
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.facts.knowledge_facts import Forgotten
from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked, SealsOpened
from app.core.facts.turn_facts import ChancePassed, Declared, Restaged, Settled, TurnSet
from app.core.facts.zone_facts import ZoneChanged, ZoneMade, ZoneRemoved
from app.core.ids import CardId, UnitId, ZoneId
from app.core.table import Table
from app.core.zone import cell_named


@value
class Changes:
    """Everything a fact touches: a superset is safe, a subset would leave a seat behind."""

    zones: frozenset[ZoneId] = frozenset()
    cards: frozenset[CardId] = frozenset()
    units: frozenset[UnitId] = frozenset()
    turn: bool = False
    stage: bool = False
    marks: bool = False
    """Marks on seats or the table."""
    options: bool = False
    seals: bool = False
    """Plans of seats."""
    made: frozenset[ZoneId] = frozenset()
    """Zones that people made just now, changed or removed."""


def _moved(table: Table, fact: f.Moved) -> Changes:
    zones: set[ZoneId] = set()
    cards = {card for card, _ in fact.renamed}
    units: set[UnitId] = set()
    for move in fact.moves:
        cards.add(move.card)
        before = table.cards[move.card]
        zones.update((before.zone, move.zone))
        units.update((before.unit, move.unit))
    units.discard("")
    for name in units:
        # A unit whose base leaves gives its place to another of its cards.
        if name in table.units:
            cards.update(table.units[name].parts)
    return Changes(
        frozenset(zones), frozenset(cards), frozenset(units), stage=_staged(table, cards)
    )


def _brought(table: Table, fact: f.Brought) -> Changes:
    covered = frozenset(card for card, _ in fact.renamed)
    first = len(table.cards)
    return Changes(
        frozenset({fact.zone}),
        covered.union(range(first, first + len(fact.cards))),
        frozenset(card.unit for card in fact.cards if card.unit),
        stage=_staged(table, covered),
    )


def _staged(table: Table, cards: Iterable[CardId]) -> bool:
    """Whether one of `cards` is a key card of a declaration."""
    if not table.stage.declarations:
        return False
    touched = set(cards)
    return any(touched.intersection(d.cards) for d in table.stage.declarations)


def _units_moved(table: Table, fact: f.UnitsMoved) -> Changes:
    zones: set[ZoneId] = set()
    cards: set[CardId] = set()
    units: set[UnitId] = set()
    for move in fact.moves:
        # A unit may move twice in one fact, the second time under its new name.
        unit = table.units.get(move.unit)
        if unit is not None:
            zones.add(unit.zone)
            cards.update(unit.parts)
        zones.add(move.zone)
        units.update(name for name in (move.unit, move.renamed) if name)
    return Changes(
        frozenset(zones), frozenset(cards), frozenset(units), stage=_staged(table, cards)
    )


def changed_places(fact: f.Shuffled) -> tuple[CardId, ...]:
    """Return the cards that a shuffle gives another place, all but those that were kept."""
    kept = frozenset(fact.kept or ())
    return tuple(card for place, card in enumerate(fact.order) if place not in kept)


def _shuffled(table: Table, fact: f.Shuffled) -> Changes:
    cards = changed_places(fact)
    return Changes(frozenset({fact.zone}), frozenset(cards), stage=_staged(table, cards))


def _in_place(table: Table, cards: Iterable[CardId]) -> Changes:
    """Changes of cards that stay where they are."""
    states = [table.cards[card] for card in cards]
    return Changes(
        frozenset(state.zone for state in states),
        frozenset(cards),
        frozenset(state.unit for state in states if state.unit),
        stage=_staged(table, cards),
    )


def _faced(table: Table, fact: f.Faced) -> Changes:
    return _in_place(table, fact.cards)


def _rotated(_table: Table, fact: f.Rotated) -> Changes:
    return Changes(units=frozenset(fact.units))


def _marked(table: Table, fact: f.Marked) -> Changes:
    targets = [change.target for change in fact.changes]
    cards = frozenset(int(target[5:]) for target in targets if target.startswith("card."))
    units = frozenset(target for target in targets if target in table.units)
    marks = len(cards) + len(units) < len(set(targets))
    # A mark on a cell is seen where its zone is seen.
    cells = (cell_named(table.setting.zones, target) for target in targets)
    zones = frozenset(cell[0] for cell in cells if cell is not None)
    return Changes(zones, cards, units, marks=marks)


def _shown(table: Table, fact: f.Shown | f.Hidden) -> Changes:
    return _in_place(table, [showing.card for showing in fact.cards])


def _forgotten(table: Table, fact: Forgotten) -> Changes:
    return _in_place(table, [card for card, _ in fact.cards])


def _seals_opened(table: Table, fact: SealsOpened) -> Changes:
    cards = [card for zone in fact.zones for card in table.zones[zone]]
    return Changes(frozenset(fact.zones), frozenset(cards), stage=_staged(table, cards))


def _remade(_table: Table, fact: ZoneMade | ZoneChanged | ZoneRemoved) -> Changes:
    # A zone that is no more has nothing to be told of.
    lies = () if isinstance(fact, ZoneRemoved) else (fact.zone,)
    return Changes(zones=frozenset(lies), made=frozenset((fact.zone,)))


def _turn_set(table: Table, fact: TurnSet) -> Changes:
    # Plans that lie open are over with the turn.
    begins = fact.verb == "anew" or fact.turn.number != table.turn.number
    return Changes(turn=True, stage=table.stage.is_idle, seals=begins and bool(table.seals))


def _options_set(table: Table, _fact: OptionsSet) -> Changes:
    """What a team, or everybody, may come to see, or see no more, with what lies there."""
    zones = [zone.id for zone in table.setting.zones.values() if zone.spec.depends]
    if not zones:
        return _OPTIONS
    cards = [card for zone in zones for card in table.zones[zone]]
    return Changes(frozenset(zones), frozenset(cards), stage=_staged(table, cards), options=True)


_STAGE = Changes(stage=True)
_OPTIONS = Changes(options=True)
_SEALS = Changes(seals=True)
_NOTHING = Changes()

_CHANGES: dict[type[Any], Callable[[Table, Any], Changes]] = {
    f.Moved: _moved,
    f.Brought: _brought,
    f.UnitsMoved: _units_moved,
    f.Shuffled: _shuffled,
    f.Faced: _faced,
    f.Rotated: _rotated,
    f.Marked: _marked,
    f.Shown: _shown,
    f.Hidden: _shown,
    Forgotten: _forgotten,
    f.CoinsFlipped: lambda _table, _fact: _NOTHING,
    f.DiceRolled: lambda _table, _fact: _NOTHING,
    TurnSet: _turn_set,
    Declared: lambda _table, _fact: _STAGE,
    ChancePassed: lambda _table, _fact: _STAGE,
    Settled: lambda _table, _fact: _STAGE,
    Restaged: lambda _table, _fact: _STAGE,
    SealsOpened: _seals_opened,
    PlanLocked: lambda _table, _fact: _SEALS,
    PlanUnlocked: lambda _table, _fact: _SEALS,
    PlansOpened: lambda _table, _fact: _SEALS,
    f.Announced: lambda _table, _fact: _NOTHING,
    OptionsSet: _options_set,
    Ruled: lambda _table, _fact: _NOTHING,
    ZoneMade: _remade,
    ZoneChanged: _remade,
    ZoneRemoved: _remade,
}


def changes(table: Table, fact: f.Fact) -> Changes:
    """Return what `fact` touches on `table`, the table before it."""
    if isinstance(fact, f.Began):
        return Changes(
            frozenset(table.setting.zones),
            frozenset(range(len(table.cards))),
            frozenset(table.units),
            turn=True,
            stage=True,
            marks=True,
            options=True,
            seals=True,
        )
    return _CHANGES[type(fact)](table, fact)
