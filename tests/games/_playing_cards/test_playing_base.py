"""All that is known of playing cards, as one thing."""

from __future__ import annotations

import pytest

from app.cards.odds.deck_pool import OddsError
from app.games._playing_cards.playing_base import PlayingCards
from app.games._playing_cards.playing_faces import BACKS, COLOURS
from app.games.contracts.card_contract import GameCards

CARDS = PlayingCards("whist")


def test_every_part_that_the_contract_names_is_there() -> None:
    members = {name for name in vars(GameCards) if not name.startswith("_")}
    assert [name for name in members if not hasattr(CARDS, name)] == []


def test_cards_are_found_by_key_and_by_what_is_written() -> None:
    assert len(CARDS) == len(list(CARDS)) == len(CARDS.at_hand) == 54
    assert "S-A" in CARDS
    assert "?Dragon||" not in CARDS
    found = CARDS.find("ace of spades")
    assert found is not None
    assert CARDS.get(found.key) == found
    assert CARDS.find("Dragon") is None


def test_packs_are_decks_of_the_game() -> None:
    packs = {pack.id: pack.deck for pack in CARDS.packs}
    assert (packs["52"].count, packs["108"].count) == (52, 108)
    assert {deck.game for deck in packs.values()} == {"whist"}
    assert packs["104"].lines[0].count == 2


def test_a_deck_without_opening_hands_has_no_odds() -> None:
    with pytest.raises(OddsError, match="no opening hand"):
        CARDS.pool_of(CARDS.packs[0].deck)


def test_its_colours_and_backs_can_be_others() -> None:
    four = PlayingCards("whist", "four", "red")
    assert four.signs["D"].colour != CARDS.signs["D"].colour
    assert four.back != CARDS.back


def test_the_cards_look_otherwise_from_the_next_face_on() -> None:
    cards = PlayingCards("patience")
    before, back = cards.face("D-7"), cards.back
    cards.wear({"suits": "four", "back": "red"})
    assert cards.face("D-7").sign.colour == COLOURS["four"]["D"]
    assert cards.face("H-7").sign.colour == before.sign.colour
    assert cards.back == BACKS["red"] != back
    cards.wear({"suits": "plaid"})
    assert (cards.face("D-7"), cards.back) == (before, back)
