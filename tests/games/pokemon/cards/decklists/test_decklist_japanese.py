"""A deck list as the official Japanese page shows it: a Pokémon on four lines, the rest on one."""

from __future__ import annotations

from app.core.data.value import replace
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.decklist_write import write_decklist


def test_the_official_japanese_list(cards: CardBase) -> None:
    deck = read_decklist(
        "2 Dreepy TWM 128\n4 Iono PAL 185\n1 Air Balloon ASC 181\n2 Gadget ZZZ 1\n"
        "3 Basic {P} Energy",
        cards,
    )
    deck = replace(
        deck,
        lines=tuple(
            replace(line, section="trainer") if line.name == "Gadget" else line
            for line in deck.lines
        ),
    )
    assert write_decklist(deck, cards, "japanese") == (
        "ポケモン (2)\nドラメシヤ\nTWM\n128\n2枚\n\nポケモンのどうぐ (1)\nふうせん 1枚\n\n"
        "サポート (4)\nナンジャモ 4枚\n\nトレーナーズ (2)\nGadget 2枚\n\n"
        "エネルギー (3)\n基本超エネルギー 3枚\n"
    )


def test_a_number_without_letter_or_digit_does_not_break_the_japanese_list(cards: CardBase) -> None:
    deck = read_decklist("1 Unown [!] UF !", cards)
    again = read_decklist(write_decklist(deck, cards, "japanese"), cards)
    assert [(line.count, line.name) for line in again.lines] == [(1, "Unown [!]")]
    assert again.errors == ()
