"""A game without card data has cards all the same: names, shown as the game says or plainly."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.cards.face import plain_face
from app.cards.odds.deck_pool import OddsError
from app.core.text.wording import both
from app.games._plain.plain_cards import PlainCards, deck_of_keys
from app.games.contracts.card_contract import GameCards
from app.games.game_registry import cards_of
from tests.helpers.toy_games import TOYS


def test_every_part_of_the_contract_is_there() -> None:
    cards = PlainCards("boats")
    members = {name for name in vars(GameCards) if not name.startswith("_")}
    assert [name for name in members if not hasattr(cards, name)] == []


def test_a_deck_of_names_is_a_deck_of_cards() -> None:
    cards = PlainCards("boats")
    deck = cards.lists.read("2 The old lighthouse\nBoat\n")
    assert deck.keys == ("The old lighthouse", "The old lighthouse", "Boat")
    assert [line.status for line in deck.lines] == ["known", "known"]
    assert (deck.game, deck.notes) == ("boats", ())
    assert all(key in cards for key in deck.keys)
    assert cards.finder.keys("boat") == []
    with pytest.raises(OddsError):
        cards.pool_of(deck)


def test_a_card_shows_its_name_unless_the_game_paints_it() -> None:
    assert PlainCards("boats").face("Boat") == plain_face("Boat")
    assert PlainCards("boats").get("?Boat|SEA|7").name == both("Boat")
    painted = PlainCards("boats", lambda key: replace(plain_face(key), name=both(key.upper())))
    assert painted.face("Boat").name == painted.get("Boat").name == both("BOAT")


def test_cards_of_a_game_are_made_once_and_follow_its_spec() -> None:
    spec = replace(TOYS["duel"], face=lambda key: replace(plain_face(key), kind="ship"))
    assert cards_of(spec) is cards_of(spec)
    assert cards_of(spec).face("Boat").kind == "ship"
    assert cards_of(TOYS["duel"]).face("Boat").kind == ""


def test_a_pack_is_made_of_keys() -> None:
    cards = PlainCards("boats")
    deck = deck_of_keys("Fleet", "boats", [cards.get("Boat"), cards.get("Ship")])
    assert (deck.keys, deck.game, deck.count) == (("Boat", "Ship"), "boats", 2)
