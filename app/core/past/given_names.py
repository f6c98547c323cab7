"""The names that facts give out, never used twice: handles, ids of units, declarations, zones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from app.core import fact as f
from app.core.facts.knowledge_facts import Forgotten
from app.core.facts.seal_facts import SealsOpened
from app.core.facts.turn_facts import Declared
from app.core.facts.zone_facts import ZoneMade


def names_in(facts: Iterable[f.Fact]) -> list[str]:
    """Return every handle and id that `facts` give out."""
    names: list[str] = []
    for fact in facts:
        named = _NAMED.get(type(fact))
        if named is not None:
            names += filter(None, named(fact))
    return names


def _laid(fact: f.Began) -> list[str | None]:
    names = [name for card in fact.cards for name in (card.handle, card.unit)]
    position = fact.position
    if position is not None:
        names += [card.handle for _, card in position.cards]
        names += [unit.id for zone in position.zones for unit in zone.units]
        names += [declared.id for declared in position.stage.declarations]
        names += [zone.id for zone in position.made]
    return names


def _moved(fact: f.Moved) -> list[str | None]:
    names = [name for move in fact.moves for name in (move.handle, move.unit)]
    if fact.renamed:
        names += [handle for _, handle in fact.renamed]
    return names


def _brought(fact: f.Brought) -> list[str | None]:
    names = [name for card in fact.cards for name in (card.handle, card.unit)]
    return [*names, *(handle for _, handle in fact.renamed)]


def _units_moved(fact: f.UnitsMoved) -> list[str | None]:
    handles = [handle for move in fact.moves for _, handle in move.handles]
    return [*handles, *(move.renamed for move in fact.moves)]


_NAMED: dict[type[Any], Callable[[Any], Iterable[str | None]]] = {
    f.Began: _laid,
    f.Moved: _moved,
    f.Brought: _brought,
    f.UnitsMoved: _units_moved,
    f.Shuffled: lambda fact: fact.handles,
    f.Faced: lambda fact: (handle for _, handle in fact.handles),
    SealsOpened: lambda fact: (handle for _, handle in fact.handles),
    f.Shown: lambda fact: (showing.handle for showing in fact.cards),
    f.Hidden: lambda fact: (showing.handle for showing in fact.cards),
    Forgotten: lambda fact: (handle for _, handle in fact.cards),
    Declared: lambda fact: (fact.declaration.id,),
    ZoneMade: lambda fact: (fact.zone,),
}
