"""A reading comes to the same at the table as on the copy; what does not fit is said in words."""

from __future__ import annotations

import pytest

from app.core.data.codec import to_bytes
from app.core.data.value import replace
from app.core.fact import CardMove, CoinsFlipped, Moved, Shuffled
from app.core.ids import JUDGE
from app.core.placed.position_names import numbered
from app.core.placed.table_position import with_cards
from app.core.sight import view
from app.core.table import Table
from app.session.positions.seen_position import position_seen
from app.session.readings.carried_reading import (
    MOST_STEPS,
    card_numbers,
    carried,
    check_chance,
    read_steps,
)
from app.session.readings.judges_copy import ToldStep
from app.session.steps.rights import ImpossibleError
from tests.session.readings.played_copy import EVERY, Played, played


def lies(table: Table) -> object:
    """Return all that lies on a table but for names and for what only this table agreed on."""
    position = numbered(position_seen(view(table, JUDGE)))
    made = {zone.id: f"made {zone.rect} {zone.maker} {zone.holders}" for zone in position.made}
    plain = with_cards(position, lambda card, _: replace(card, handle=None)).zones
    zones = [replace(zone, id=made.get(zone.id, zone.id)) for zone in plain]
    units = [replace(zone, units=tuple(replace(u, id="") for u in zone.units)) for zone in zones]
    stage = [(one.seat, one.text) for one in position.stage.declarations]
    at = sorted(position.marks) if not made else ()
    return sorted(units, key=repr), at, position.turn, stage, position.seals


@pytest.mark.parametrize("name", sorted(EVERY))
def test_it_comes_to_the_same_as_on_the_copy(name: str) -> None:
    moved = 0
    for seed in range(4):
        found = played(EVERY[name], seed)
        for tip in found.copy.tree.tips():
            growths = found.growths(tip)
            end = growths[-1].after if growths else found.table
            assert lies(end) == lies(found.copy.tree.table_at(tip))
            moved += len(growths)
    assert moved > 10


def test_nothing_moves_at_the_table() -> None:
    found = played(EVERY["duel"], 1)
    steps, cursor = len(found.tree), found.tree.cursor
    found.growths(found.copy.tree.cursor)
    assert (len(found.tree), found.tree.cursor) == (steps, cursor)


def refusal(found: Played, *steps: ToldStep) -> str:
    with pytest.raises(ImpossibleError) as problem:
        carried(found.table, found.numbers, "B", steps, lambda kind: f"{kind}new")
    return problem.value.reason.en


def test_what_fits_no_table_is_refused_in_words() -> None:
    found = played(EVERY["duel"], 2)
    for fact in (
        Moved(0, (CardMove(-1, "hand.0"),)),
        Moved(0, (CardMove(10_000, "hand.0"),)),
        Moved(0, (CardMove(0, "nowhere"),)),
        Moved(9, (CardMove(0, "hand.0"),)),
        Shuffled(0, "deck.0", (0, 0, 0)),
        found.tree.facts(0)[0],
    ):
        assert "Reading B does not fit" in refusal(found, ToldStep(0, (fact,)))
    assert "Reading B does not fit" in refusal(found, ToldStep(7, ()))


def test_no_facts_are_no_reading_and_too_many_steps_are_too_many() -> None:
    for text in ("{}", "[1]", '[{"actor":0}]', '[{"actor":0,"facts":[{"kind":"no"}]}]'):
        with pytest.raises(ImpossibleError) as problem:
            read_steps("A", text)
        assert "Reading A does not fit" in problem.value.reason.en
    step = ToldStep(0, (CoinsFlipped(0, (True,)),))
    assert len(read_steps("A", to_bytes((step,) * MOST_STEPS).decode())) == MOST_STEPS
    with pytest.raises(ImpossibleError):
        read_steps("A", to_bytes((step,) * (MOST_STEPS + 1)).decode())


def test_a_copy_of_something_else_is_refused() -> None:
    table = played(EVERY["duel"], 3).table
    for handles in ((), ("j0",) * len(table.cards), ("x",) * len(table.cards)):
        with pytest.raises(ImpossibleError) as problem:
            card_numbers(table, handles)
        assert "another table" in problem.value.reason.en


def test_what_fell_on_a_copy_is_no_chance_of_a_table_that_mixes_it() -> None:
    found = played(EVERY["duel"], 4)
    step = ToldStep(0, (CoinsFlipped(0, (True,)),))
    growths = carried(found.table, found.numbers, "B", (step,), lambda kind: f"{kind}new")
    with pytest.raises(ImpossibleError) as problem:
        check_chance("B", growths)
    assert "mixed by all players" in problem.value.reason.en
