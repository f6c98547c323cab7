"""What a printed sheet says: counts of each part, prints, marks, both names."""

from __future__ import annotations

from app.cards.deck.paper_sheet import SheetRow
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.deck.deck_sheet import deck_sheet
from app.games.pokemon.cards.decklists.decklist import read_decklist


def test_the_parts_and_their_counts(cards: CardBase) -> None:
    sheet = deck_sheet(
        read_decklist(
            "Mine\n\n4 Dreepy TWM 128\n2 Odd Thing ZZZ 7\nTrainer: 3\n1 Iono PAL 185\n"
            "1 Iono PAL 185 PH\n2 Nest Ball SVI 181\nEnergy\n3 Basic {P} Energy MEE 5\n"
            "2 Psychic Energy Energy 13\n1 Luminous Energy PAL 191\n",
            cards,
        ),
        cards,
    )
    assert (sheet.title, sheet.count) == ("Mine", 16)
    assert [(part.title.en, part.count) for part in sheet.parts] == [
        ("Pokémon", 6),
        ("Trainer", 4),
        ("Energy", 6),
    ]
    pokemon, trainer, energy = sheet.parts
    assert pokemon.rows == (
        SheetRow(4, Words("Dreepy", "ドラメシヤ"), "TWM", "128", "H", "TWM-128"),
        SheetRow(2, Words("Odd Thing", "Odd Thing"), "ZZZ", "7", key="?Odd Thing|ZZZ|7"),
    )
    # Items before Supporters, and the same print on one row.
    assert [(row.count, row.name.en) for row in trainer.rows] == [(2, "Nest Ball"), (2, "Iono")]
    assert [(words.ja, count) for words, count in trainer.kinds] == [("グッズ", 2), ("サポート", 2)]
    assert [(row.count, row.name.en, row.set_code) for row in energy.rows] == [
        (1, "Luminous Energy", "PAL"),
        (5, "Basic Psychic Energy", ""),
    ]


def test_the_mark_is_that_of_the_print_in_the_list(cards: CardBase) -> None:
    deck = read_decklist("1 Dreepy PRE 71\n1 Dreepy TWM 128\n1 ナンジャモ", cards)
    pokemon, trainer, _ = deck_sheet(deck, cards).parts
    assert [(row.set_code, row.mark) for row in pokemon.rows] == [("PRE", ""), ("TWM", "H")]
    assert [(row.set_code, row.number, row.mark) for row in trainer.rows] == [("PAL", "185", "G")]


def test_kinds_are_told_only_where_all_are_known(cards: CardBase) -> None:
    deck = read_decklist("Trainer\n1 Iono PAL 185\n2 Nest Ball\n1 Gadget ZZZ 1", cards)
    _, trainer, _ = deck_sheet(deck, cards).parts
    assert (trainer.count, trainer.kinds) == (4, ())
    assert trainer.rows[-1].name.en == "Gadget"
