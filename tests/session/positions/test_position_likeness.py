"""How like two positions are, by what everybody sees."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import PutMark
from app.core.sight import view
from app.games.game_registry import GAMES
from app.session.conformance.random_play import RandomPlay
from app.session.positions.position_likeness import LONGEST, MOST, likeness, traits
from tests.session.readings.readings_table import disputed


def test_equal_positions_are_wholly_alike_and_strange_ones_not_at_all() -> None:
    assert likeness(("about:Riolu", "card:Iono"), ("card:Iono", "about:Riolu")) == 1
    assert likeness(("about:Riolu",), ("about:Budew",)) == 0
    assert likeness((), ()) == 0


def test_what_is_in_question_counts_more_than_what_lies_beside_it() -> None:
    here = ("about:Riolu", "card:Iono")
    same_card = likeness(here, ("about:Riolu", "card:Budew"))
    same_beside = likeness(here, ("about:Budew", "card:Iono"))
    assert same_card > 0.5 > same_beside > 0


def test_traits_name_who_is_in_question_its_marks_and_who_stands_there() -> None:
    table, _, _ = disputed()
    aki = table.sit(0)
    unit = aki.view.zones["active.0"].items[0]
    aki.ask(PutMark((unit,), "asleep", add=1))
    found = traits(aki.view, (unit, "seat.1", "nobody"), lambda ref: f"<{ref}>")
    base = aki.view.cards[aki.view.units[unit].base].ref
    assert found[:2] == (f"about:<{base}>", "mark:asleep")
    assert all(trait.split(":")[0] in ("card", "turn") for trait in found[2:])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whoever_looks_no_more_is_told_than_a_stranger_sees(game: str) -> None:
    play = RandomPlay(GAMES[game], 4)
    play.begin()
    for number, _ in enumerate(play.go_on(30)):
        if number % 10:
            continue
        table = play.host.tree.table
        stranger = view(table, SPECTATOR)
        every = (*table.units, *(f"seat.{seat}" for seat in play.seats))
        wanted = traits(stranger, every, lambda ref: ref)
        assert len(wanted) <= MOST
        assert all(len(trait) <= LONGEST for trait in wanted)
        for seat in (*play.seats, JUDGE):
            seen = view(table, seat)
            assert set(traits(seen, (*every, *seen.cards), lambda ref: ref)) <= {
                *wanted,
                *traits(stranger, (*every, *stranger.cards), lambda ref: ref),
            }
