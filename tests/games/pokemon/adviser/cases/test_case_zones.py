"""Zones in the words of a case file, and whose they are."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.cases.case_zones import (
    owner_in,
    source_of,
    whose_pile,
    zone_called,
    zone_under,
)
from tests.games.pokemon.adviser.cases.telling import PLAYERS, A, B, reader


@pytest.mark.parametrize(
    ("written", "zone"),
    [
        ("discard", "discard"),
        (" Discard Pile ", "discard"),
        ("trash", "discard"),
        ("lost zone", "lost"),
        ("prize", "prizes"),
        ("the Prize cards", "prizes"),
        ("table", "stage"),
        ("Active Spot", "active"),
        ("Benched Pokémon", "bench"),
        ("A.deck", "deck"),
        ("B's hand", "hand"),
        ("a1", ""),
        (3, ""),
        (None, ""),
    ],
)
def test_a_zone_in_the_words_of_a_case(written: object, zone: str) -> None:
    assert zone_called(written) == zone


def test_a_zone_under_a_key_or_the_usual_one() -> None:
    told = reader(to="Discard Pile", goal="hand")
    assert zone_under(told, "to", "goal") == "discard"
    assert zone_under(told, "goal", "to") == "hand"
    assert zone_under(told, "zone", "to") == "discard"
    assert zone_under(told, "zone", usual="deck") == "deck"
    assert zone_under(told, "zone") == ""
    assert zone_under(reader(to="the moon"), "to", usual="hand") == "the moon", "not the usual one"


@pytest.mark.parametrize(
    ("said", "zone"),
    [
        ({}, "hand"),
        ({"from": "discard pile"}, "discard"),
        ({"source": "deck"}, "deck"),
        ({"from": "hand", "source": "deck"}, "hand"),
        ({"from": "a1"}, "attached"),
        ({"from": 3}, "hand"),
    ],
)
def test_where_cards_come_from(said: dict[str, Any], zone: str) -> None:
    assert source_of(reader(**said)) == zone


@pytest.mark.parametrize(
    ("written", "player"),
    [
        ("A", A),
        ("B.discard", B),
        ("B's discard pile", B),
        ("B’s hand", B),
        ("hand of A", A),
        ("discard", None),
        (["A"], None),
    ],
)
def test_whose_place_is_named(written: object, player: int | None) -> None:
    assert owner_in(written, PLAYERS) == player


def test_whose_pile_cards_go_to() -> None:
    for key in ("to_player", "goal_player", "pile_of", "discard_of", "whose_pile"):
        assert whose_pile(reader(**{key: "B"}), PLAYERS) == B
    for key in ("to", "goal", "into"):
        assert whose_pile(reader(**{key: "B's hand"}), PLAYERS) == B
    assert whose_pile(reader(to="hand"), PLAYERS) is None
    assert whose_pile(reader(to_player="A", to="B.hand"), PLAYERS) == A
