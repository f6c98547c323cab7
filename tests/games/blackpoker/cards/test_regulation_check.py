import pytest

from app.cards.deck.deck import DeckLine, DeckList
from app.games.blackpoker.cards.black_cards import black_cards
from app.games.blackpoker.cards.regulation_check import RegulationCheck
from app.games.blackpoker.cards.regulations import regulations

CHECK = RegulationCheck()


def said(name: str, *lines: tuple[int, str]) -> list[str]:
    deck = DeckList("Test", tuple(DeckLine(n, key, "S", key) for n, key in lines))
    return [one.rule for one in CHECK.findings(deck, name, None, "all")]


def test_the_whole_pack_fits_54_cards_and_is_too_many_for_40() -> None:
    whole = [(1, card.key) for card in black_cards()]
    assert said("lite", *whole) == []
    assert said("lite40", *whole) == ["deck-size"]


def test_a_deck_may_have_fewer_cards() -> None:
    assert said("lite", (1, "S-A"), (1, "J-R")) == []


def test_a_card_twice_and_a_card_of_another_game_are_told() -> None:
    assert said("lite", (2, "S-A")) == ["deck-card-twice"]
    assert said("lite", (1, "TWM-128")) == ["deck-unknown-card"]


def test_a_regulation_that_is_none_is_no_regulation() -> None:
    with pytest.raises(KeyError):
        said("poker")


def test_what_it_rests_on_is_said_in_words() -> None:
    assert CHECK.source("RB 2.2").ja == "ルールブック2.2"
    assert set(CHECK.formats()) == set(regulations())
