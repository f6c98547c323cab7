"""The log of a game is told from a deck list."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckListError
from app.games.pokemon.battle_log.log_signs import is_battle_log
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from tests.games.pokemon.cards.check.making import pokemon

BASE = CardBase([pokemon("Riolu", "me1-76", hp=60)])

LOG = """\
Setup
Aki chose tails for the opening coin flip.
Ren won the coin toss.
Ren decided to go second.
Aki drew 7 cards for the opening hand.
- 7 drawn cards.
   • Riolu, Boss's Orders, Basic Fighting Energy, Poké Pad, Lunatone, Solrock, Ultra Ball

Turn # 1 - Aki's Turn

Aki drew a card.
Aki ended their turn.
"""
WITHOUT_ITS_BEGINNING = """\
Aki’s Turn

Aki drew (sv5_144) Buddy-Buddy Poffin.
Aki ended their turn.
"""
DECK = """\
Ren's Turn
Pokémon: 2
4 Riolu SVI 112
4 Iono PAL 185
"""


@pytest.mark.parametrize("text", [LOG, WITHOUT_ITS_BEGINNING, LOG.replace("\n", "\r\n")])
def test_a_log_is_no_deck_and_that_is_said(text: str) -> None:
    assert is_battle_log(text.splitlines())
    with pytest.raises(DeckListError) as refused:
        read_decklist(text, BASE)
    assert refused.value.words.en.startswith("This is the log of a game, not a deck list.")


def test_one_such_line_makes_no_log_of_a_deck() -> None:
    assert not is_battle_log(DECK.splitlines())
    deck = read_decklist(DECK, BASE)
    assert (deck.title, deck.count) == ("Ren's Turn", 8)


def test_many_lines_of_one_kind_are_no_log() -> None:
    assert not is_battle_log(["Aki's Turn"] * 1000)
