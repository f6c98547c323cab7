"""What the check says about decks that should not be played as they are."""

from __future__ import annotations

import pytest

from app.cards.base import CardBase
from app.cards.decklist import check_deck, read_decklist

SOUND = "4 Dreepy TWM 128\n4 Drakloak TWM 129\n1 Secret Box TWM 163\n51 Basic {P} Energy MEE 5"


def findings(text: str, cards: CardBase) -> list[str]:
    return [words.en for words in check_deck(read_decklist(text, cards), cards)]


def test_a_sound_deck_has_no_findings(cards: CardBase) -> None:
    assert findings(SOUND, cards) == []


@pytest.mark.parametrize(("energy", "part"), [(50, "Add 1."), (53, "Take out 2.")])
def test_not_sixty_cards(cards: CardBase, energy: int, part: str) -> None:
    (finding,) = findings(SOUND.replace("51", str(energy)), cards)
    assert part in finding


def test_five_of_one_name_over_several_prints(cards: CardBase) -> None:
    (finding,) = findings(
        SOUND.replace("51", "46") + "\n3 Poké Pad ASC 198\n1 Poké Pad POR 81\n1 poke pad", cards
    )
    assert "“Poké Pad” is in the deck 5 times" in finding


def test_five_of_a_card_without_data(cards: CardBase) -> None:
    text = SOUND.replace("51", "46") + "\n3 Professor's Research (Professor Sada) SVI 189"
    (finding,) = findings(text + "\n2 Professor's Research SSH 178", cards)
    assert "5 times" in finding


def test_two_ace_specs(cards: CardBase) -> None:
    (finding,) = findings(SOUND.replace("51", "50") + "\n1 Neo Upper Energy TEF 162", cards)
    assert finding.startswith("The deck has 2 ACE SPEC cards (Secret Box and Neo Upper Energy)")


def test_two_radiant_pokemon(cards: CardBase) -> None:
    (finding,) = findings(
        SOUND.replace("51", "49") + "\n1 Radiant Greninja ASR 46\n1 Radiant Charizard PGO 11", cards
    )
    assert "2 Radiant" in finding


def test_no_basic_pokemon(cards: CardBase) -> None:
    (finding,) = findings("4 Drakloak TWM 129\n56 Basic {P} Energy MEE 5", cards)
    assert "no Basic Pokémon" in finding


def test_a_pokemon_without_data_may_be_basic(cards: CardBase) -> None:
    assert findings("4 Mew ex 30C 66\n56 Basic {P} Energy MEE 5", cards) == []


def test_any_number_of_a_basic_energy_without_a_print(cards: CardBase) -> None:
    assert findings(SOUND.replace("51", "41") + "\n10 Basic {Y} Energy", cards) == []


@pytest.mark.parametrize("number", ["01", "02", "03", "04", "07", "10", "12", "15"])
def test_real_decks_have_no_findings(
    cards: CardBase, real_lists: dict[str, bytes], number: str
) -> None:
    deck = read_decklist(real_lists[number], cards)
    assert check_deck(deck, cards) == ()
