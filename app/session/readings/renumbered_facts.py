"""Facts of a copy of a table, with the cards called by their numbers at the table itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.core import fact as f
from app.core.data.value import replace
from app.core.facts.knowledge_facts import Forgotten
from app.core.facts.seal_facts import SealsOpened
from app.core.facts.turn_facts import Declared
from app.core.ids import CardId

Number = Callable[[CardId], CardId]
"""Tells the number of a card. Raises LookupError for one that is not there."""
_ON_A_CARD = "card."


def renumbered(fact: f.Fact, number: Number) -> f.Fact:
    """Return a fact that means each card by the number that `number` gives for its own.

    Raises LookupError, ValueError for a fact about no card.
    """
    change = _RENUMBERED.get(type(fact))
    made: f.Fact = fact if change is None else change(fact, number)
    return made


def _moved(fact: f.Moved, number: Number) -> f.Moved:
    moves = tuple(replace(move, card=number(move.card)) for move in fact.moves)
    return replace(fact, moves=moves, renamed=_keys(fact.renamed, number))


def _brought(fact: f.Brought, number: Number) -> f.Brought:
    return replace(fact, renamed=_keys(fact.renamed, number))


def _units_moved(fact: f.UnitsMoved, number: Number) -> f.UnitsMoved:
    moves = tuple(replace(move, handles=_keys(move.handles, number)) for move in fact.moves)
    return replace(fact, moves=moves)


def _shuffled(fact: f.Shuffled, number: Number) -> f.Shuffled:
    return replace(fact, order=tuple(map(number, fact.order)))


def _faced(fact: f.Faced, number: Number) -> f.Faced:
    cards = tuple(map(number, fact.cards))
    return replace(fact, cards=cards, handles=_keys(fact.handles, number))


def _showing(fact: f.Shown | f.Hidden, number: Number) -> f.Shown | f.Hidden:
    cards = tuple(replace(one, card=number(one.card)) for one in fact.cards)
    return replace(fact, cards=cards)


def _forgotten(fact: Forgotten, number: Number) -> Forgotten:
    return replace(fact, cards=_keys(fact.cards, number))


def _marked(fact: f.Marked, number: Number) -> f.Marked:
    changes = tuple(
        replace(change, target=_target(change.target, number)) for change in fact.changes
    )
    return replace(fact, changes=changes)


def _target(target: str, number: Number) -> str:
    if not target.startswith(_ON_A_CARD):
        return target
    return f"{_ON_A_CARD}{number(int(target.removeprefix(_ON_A_CARD)))}"


def _declared(fact: Declared, number: Number) -> Declared:
    cards = tuple(map(number, fact.declaration.cards))
    return replace(fact, declaration=replace(fact.declaration, cards=cards))


def _seals_opened(fact: SealsOpened, number: Number) -> SealsOpened:
    return replace(fact, handles=_keys(fact.handles, number))


def _keys(pairs: tuple[tuple[CardId, Any], ...], number: Number) -> tuple[tuple[CardId, Any], ...]:
    return tuple((number(card), handle) for card, handle in pairs)


_RENUMBERED: dict[type[Any], Callable[[Any, Number], Any]] = {
    f.Moved: _moved,
    f.Brought: _brought,
    f.UnitsMoved: _units_moved,
    f.Shuffled: _shuffled,
    f.Faced: _faced,
    f.Shown: _showing,
    f.Hidden: _showing,
    Forgotten: _forgotten,
    f.Marked: _marked,
    Declared: _declared,
    SealsOpened: _seals_opened,
}
"""Every fact that means cards by number."""
