"""One gesture on the smallest table, without a host: what comes of it, or why it cannot be."""

from __future__ import annotations

from itertools import count

import pytest

from app.core import fact as f
from app.core.ids import SeatId
from app.core.intent import Deed
from app.core.table import Table
from app.games.game_api import GameSpec
from app.session.host.entropy import Entropy
from app.session.steps.resolver import Resolver
from app.session.steps.rights import ImpossibleError
from tests.core.small_table import AKI
from tests.helpers.toy_games import TOYS

DUEL = TOYS["duel"]


def resolver(
    table: Table, seat: SeatId = AKI, spec: GameSpec = DUEL, laid: Table | None = None
) -> Resolver:
    """Return what carries out one gesture of a seat; names are "cnew0", "unew1" …

    `laid` is the table as it was laid, where that is another.
    """
    taken = {card.handle for card in table.cards} | table.units.keys()
    taken |= {one.id for one in table.stage.declarations} | table.setting.zones.keys()
    numbers = count()

    def name(prefix: str) -> str:
        return next(one for n in numbers if (one := f"{prefix}new{n}") not in taken)

    begun = laid or table
    cards = tuple(f.StartCard(card.ref, card.owner, card.zone) for card in begun.cards)
    return Resolver(spec, table, seat, name, lambda: cards)


def after(
    table: Table,
    step: Deed,
    seat: SeatId = AKI,
    spec: GameSpec = DUEL,
    laid: Table | None = None,
) -> Table:
    """Return the table after a gesture that is possible."""
    work = resolver(table, seat, spec, laid)
    work.run(step, Entropy(7))
    return work.table


def facts(
    table: Table,
    step: Deed,
    seat: SeatId = AKI,
    spec: GameSpec = DUEL,
    laid: Table | None = None,
) -> tuple[f.Fact, ...]:
    """Return what happens by a gesture that is possible."""
    return resolver(table, seat, spec, laid).run(step, Entropy(7))


def refusal(table: Table, step: Deed, seat: SeatId = AKI, spec: GameSpec = DUEL) -> str:
    """Return the code of the refusal of a gesture that is not; it has words in both languages."""
    with pytest.raises(ImpossibleError) as refused:
        resolver(table, seat, spec).run(step, Entropy(7))
    assert refused.value.reason.en
    assert refused.value.reason.ja
    return refused.value.code
