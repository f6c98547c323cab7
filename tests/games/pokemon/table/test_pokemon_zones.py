"""The zones of a Pokémon table, who sees into them, and where the decks lie (seed 000 §11)."""

from __future__ import annotations

import pytest

from app.core.zone import Seat
from app.games.pokemon.table.pokemon_zones import IN_PLAY, ZONES, lay
from tests.games.pokemon_table import DREEPY, FIRE, Game

BY_NAME = {zone.name: zone for zone in ZONES}


def test_each_player_has_the_own_zones_and_all_share_stadium_play_area_and_mat() -> None:
    shared = {zone.name for zone in ZONES if zone.scope == "table"}
    assert shared == {"stadium", "stage", "mat"}
    there = Game().view().zones
    assert {"deck.0", "deck.1", "lost.0", "lost.1", "stadium"} <= there.keys()
    assert "stadium.0" not in there


@pytest.mark.parametrize(
    ("name", "visibility"),
    [("deck", "hidden"), ("prizes", "hidden"), ("hand", "owner"), ("discard", "public")],
)
def test_who_sees_into_a_zone(name: str, visibility: str) -> None:
    assert BY_NAME[name].visibility == visibility


def test_pokemon_stand_as_units_and_prizes_keep_their_places() -> None:
    assert all(BY_NAME[name].holds == "units" for name in IN_PLAY)
    assert [zone.name for zone in ZONES if zone.keeps_places] == ["prizes"]


def test_each_deck_lies_in_its_owners_place_in_the_order_of_the_list() -> None:
    cards = lay((Seat("Aki", 0), Seat("Ren", 1)), ((DREEPY, FIRE), (FIRE,)))
    assert [(card.ref, card.owner, card.zone) for card in cards] == [
        (DREEPY, 0, "deck.0"),
        (FIRE, 0, "deck.0"),
        (FIRE, 1, "deck.1"),
    ]


def test_every_seat_brings_a_deck() -> None:
    with pytest.raises(ValueError, match="shorter"):
        lay((Seat("Aki", 0), Seat("Ren", 1)), ((DREEPY,),))
