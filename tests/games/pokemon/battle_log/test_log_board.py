"""What lies in play as a log tells of it."""

from __future__ import annotations

import pytest

from app.games.pokemon.battle_log.log_board import LogPokemon, LogSide
from app.games.pokemon.battle_log.log_cards import LogCard


def pokemon(name: str, *attached: str) -> LogPokemon:
    return LogPokemon([LogCard(name)], [LogCard(one) for one in attached])


@pytest.fixture
def side() -> LogSide:
    """Dreepy in the Active Spot, two more and a Budew on the Bench."""
    bench = [pokemon("Dreepy", "Luminous Energy"), pokemon("Dreepy"), pokemon("Budew")]
    return LogSide("Aki", active=pokemon("Dreepy"), bench=bench)


def test_a_pokemon_is_called_what_it_is_now() -> None:
    one = pokemon("Dreepy")
    one.cards.append(LogCard("Drakloak"))
    assert one.name == "Drakloak"


def test_those_of_a_name_in_a_place(side: LogSide) -> None:
    assert side.called("Dreepy") == [side.active, *side.bench[:2]]
    assert side.called("Dreepy", "in the Active Spot") == [side.active]
    assert side.called("Dreepy", "on the Bench") == side.bench[:2]
    side.active = None
    assert side.called("Dreepy", "in the Active Spot") == []


def test_of_twins_that_one_is_meant_that_has_most_on_it_or_what_is_named(side: LogSide) -> None:
    assert side.likeliest("Dreepy") is side.bench[0]
    side.bench[1].attached += [LogCard("Basic Fire Energy")]
    assert side.likeliest("Dreepy", holds=["Basic Fire Energy"]) is side.bench[1]
    assert side.likeliest("Dreepy", "in the Active Spot") is side.active
    assert side.likeliest("Roselia") is None


def test_of_equal_twins_that_one_is_meant_that_has_been_that_the_longest(side: LogSide) -> None:
    side.bench[0].attached.clear()
    side.bench[0].came, side.bench[1].came = 5, 3
    assert side.likeliest("Dreepy", "on the Bench") is side.bench[1]
    side.bench[0].attached.append(LogCard("Basic Fire Energy"))
    assert side.likeliest("Dreepy", "on the Bench") is side.bench[0], "what is on it goes first"


def test_one_that_is_not_in_the_place_is_looked_for_elsewhere(side: LogSide) -> None:
    assert side.likeliest("Budew", "in the Active Spot") is side.bench[2]


def test_the_notation_calls_each_by_its_place(side: LogSide) -> None:
    assert [side.where(one) for one in side.every()] == [
        "Aki's Dreepy (Active)",
        "Aki's Dreepy (Bench 1)",
        "Aki's Dreepy (Bench 2)",
        "Aki's Budew (Bench 3)",
    ]


def test_one_takes_the_active_spot_and_the_other_its_place(side: LogSide) -> None:
    before, budew = side.active, side.bench[2]
    side.swap(budew)
    assert (side.active, side.bench[2]) == (budew, before)
    side.active = None
    side.swap(side.bench[0])
    assert len(side.bench) == 2


def test_one_leaves_play_with_all_its_cards(side: LogSide) -> None:
    cards = side.remove(side.bench[0])
    assert [card.name for card in cards] == ["Dreepy", "Luminous Energy"]
    assert side.active is not None
    side.remove(side.active)
    assert [one.name for one in side.every()] == ["Dreepy", "Budew"]
