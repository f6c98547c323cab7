"""The forms that games, web pages and other programs give deck lists."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckList
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist

LIVE = {
    "EN": ("Pokémon:", "Trainer:", "Energy:", "Total Cards: 7"),
    "FR": ("Pokémon\u00a0:", "Dresseur:", "Énergie :", "Total de cartes\u00a0: 7"),
    "DE": ("Pokémon:", "Trainer:", "Energie:", "Karten insgesamt: 7"),
    "ES": ("Pokémon:", "Entrenador:", "Energía:", "Total de cartas: 7"),
    "IT": ("Pokémon:", "Carte Allenatore:", "Energia:", "Totale carte: 7"),
    "PT": ("Pokémon:", "Treinador:", "Energia:", "Total de cartas: 7"),
}


def counts(deck: DeckList) -> list[tuple[int, str]]:
    return [(line.count, line.key) for line in deck.lines]


@pytest.mark.parametrize("language", LIVE)
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_ptcg_live_in_its_languages(cards: CardBase, language: str, end: str) -> None:
    pokemon, trainer, energy, total = LIVE[language]
    deck = read_decklist(
        end.join(
            [
                f"{pokemon} 1",
                "2 Dreepy TWM 128",
                "",
                f"{trainer} 2",
                "1 Iono PAL 185 PH",
                "1 Iono PAL 185",
                "",
                f"{energy} 1",
                "3 Basic {P} Energy MEE 5",
                "",
                total,
            ]
        ),
        cards,
    )
    assert counts(deck) == [(2, "TWM-128"), (1, "PAL-185"), (1, "PAL-185"), (3, "MEE-5")]
    assert [line.finish for line in deck.lines] == ["", "PH", "", ""]
    assert [line.section for line in deck.lines] == ["pokemon", "trainer", "trainer", "energy"]
    assert deck.remarks == ()


def test_limitless(cards: CardBase) -> None:
    deck = read_decklist(
        "Pokémon: 2\n2 Dreepy TWM 128\n\nEnergy (8)\n8 Darkness Energy MEE 7\n", cards
    )
    assert counts(deck) == [(2, "TWM-128"), (8, "MEE-7")]
    assert deck.remarks == ()


def test_the_old_client(cards: CardBase) -> None:
    deck = read_decklist(
        "****** Pokémon Trading Card Game Deck List ******\n\n##Pokémon - 1\n\n"
        "* 1 Tapu Koko PR-SM SM31\n\n##Energy - 2\n\n* 2 Psychic Energy  5\n\nTotal Cards - 3\n",
        cards,
    )
    first, _ = deck.lines
    assert (first.name, first.set_code, first.number) == ("Tapu Koko", "PR-SM", "SM31")
    assert deck.count == 3
    assert deck.errors == ()


def test_a_simulators_table_has_commas_and_no_quotes(cards: CardBase) -> None:
    deck = read_decklist(
        "QTY,Name,Type,URL\n"
        "4,Dreepy,Pokémon,https://cards.example/tpci/TWM/TWM_128_R_EN.png\n"
        "2,Iono,Trainer,https://images.pokemontcg.io/sv2/185_hires.png\n"
        "1,Lugia, the Fallen,Pokémon,https://cards.example/a,b,c.png\n"
        "3,Odd Gadget,Trainer,\n"
        "1,My deck,Cardback,https://cards.example/back.png\n",
        cards,
    )
    assert counts(deck) == [
        (4, "TWM-128"),
        (2, "PAL-185"),
        (1, "?Lugia, the Fallen||"),
        (3, "?Odd Gadget||"),
    ]
    assert [line.section for line in deck.lines] == ["pokemon", "trainer", "pokemon", "trainer"]
    assert deck.title == "My deck"


def test_an_array_of_ids(cards: CardBase) -> None:
    deck = read_decklist(
        '["Exported from a card site", "sv6-128", "sv6-128", "sv8pt5-999", "sv6-128"]', cards
    )
    known, unknown = deck.lines
    assert (known.count, known.key, known.name) == (3, "TWM-128", "Dreepy")
    assert (unknown.name, unknown.set_code, unknown.number) == ("sv8pt5-999", "PRE", "999")
    assert unknown.status == "placeholder"


def test_one_name_for_each_copy(cards: CardBase) -> None:
    deck = read_decklist("Dreepy TWM\nIono PAL\nDreepy TWM\nGadget ZZZ\nDreepy TWM\n", cards)
    assert counts(deck) == [(3, "TWM-128"), (1, "PAL-185")]
    assert deck.lines[0].source_line == 1
    assert "one copy" in deck.notes[0].en
    (error,) = deck.errors
    assert (error.line, error.text) == (4, "Gadget ZZZ")


def test_the_official_japanese_page(cards: CardBase) -> None:
    deck = read_decklist(
        "ポケモン (5)\nドラメシヤ\nSV6\n066/101\n4枚\nシェイミ\nSV-P\n121/SV-P\n1枚\n"
        "ポケモンのどうぐ (1)\nふうせん 1枚\nエネルギー (2)\n基本超エネルギー 2枚\n",
        cards,
    )
    assert counts(deck)[2:] == [(1, "ASC-181"), (2, "MEE-5")]
    assert [(line.set_code, line.number) for line in deck.lines][:2] == [
        ("SV6", "066"),
        ("SV-P", "121"),
    ]
    assert deck.errors == ()


@pytest.mark.parametrize(
    "row",
    [
        "4枚 ナンジャモ",
        "ナンジャモ ×4",
        "ナンジャモ x4",
        "4 ナンジャモ",
        "ナンジャモ　４枚",
        "・4 ナンジャモ",
    ],
)
def test_japanese_by_hand(cards: CardBase, row: str) -> None:
    deck = read_decklist(f"サポート：（４）\n{row}\n合計４枚", cards)
    assert counts(deck) == [(4, "PAL-185")]
    assert deck.errors == ()


def test_indonesian(cards: CardBase) -> None:
    deck = read_decklist(
        "Pokémon: 1\n3 Dreepy MA3 035/193\nItem: 1\n1 Perintah Bos [Ghetsis]\n"
        "Energi: 1\n2 Energi Dasar {P} SV2a 210\nTotal: 6\n",
        cards,
    )
    first, second, third = deck.lines
    assert (first.set_code, first.number) == ("MA3", "035")
    assert (second.name, second.status) == ("Perintah Bos [Ghetsis]", "placeholder")
    assert second.section == "trainer"
    assert third.key == "MEE-5"
    assert deck.errors == ()


@pytest.mark.parametrize(
    "row",
    [
        "4 Iono [PAL] 185",
        "4 Iono (PAL 185)",
        "4 Iono PAL #185",
        "4x Iono PAL 185",
        "4 Iono PAL",
        "> 4 Iono PAL 185",
    ],
)
def test_other_programs_and_hands(cards: CardBase, row: str) -> None:
    (line,) = read_decklist(row, cards).lines
    assert (line.count, line.name, line.set_code, line.key) == (4, "Iono", "PAL", "PAL-185")


def test_a_sideboard_does_not_count(cards: CardBase) -> None:
    deck = read_decklist("Deck\n4 Iono PAL 185\nSideboard\n2 Dreepy TWM 128\nTotal: 4", cards)
    assert (deck.count, [line.key for line in deck.side]) == (4, ["TWM-128"])
    assert deck.remarks == ()


def test_a_title_with_its_word(cards: CardBase) -> None:
    deck = read_decklist("デッキ名：夜の山\n4 Iono PAL 185", cards)
    assert (deck.title, deck.title_line) == ("夜の山", 1)
