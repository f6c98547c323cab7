"""Which print a row means: set and number, then name and set, then the name."""

from __future__ import annotations

import pytest

from app.core.text.wording import both
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Attack, Card, Words
from app.games.pokemon.cards.decklists.decklist import printings, read_decklist, with_printing


def pokemon(key: str, name: str, released: str, damage: str, ja: str = "") -> Card:
    return Card(
        key=key,
        name=Words(name, ja or name),
        kind="pokemon",
        types=("L",),
        hp=60,
        stage="basic",
        attacks=(Attack(both("Gnaw"), ("L",), damage),),
        released=released,
    )


def trainer(key: str, name: str, released: str) -> Card:
    return Card(key=key, name=both(name), kind="item", released=released)


def energy(key: str, name: str) -> Card:
    return Card(key=key, name=both(name), kind="basic_energy", types=("L",))


BASE = CardBase(
    [
        pokemon("AAA-1", "Pikachu", "2020-01-01", "10", "ピカチュウ"),
        pokemon("AAA-99", "Pikachu", "2020-01-01", "10", "ピカチュウ"),
        pokemon("BBB-5", "Pikachu", "2024-01-01", "20", "ピカチュウ"),
        pokemon("BBB-TG2", "Pikachu", "2024-01-01", "20", "ピカチュウ"),
        trainer("AAA-50", "Switch", "2020-01-01"),
        trainer("BBB-60", "Switch", "2024-01-01"),
        trainer("AAA-51", "Pokédex HANDY 910", "2020-01-01"),
        Card("AAA-80", both("Rocky Fighting Energy"), "special_energy"),
        energy("AAA-70", "Lightning Energy"),
        energy("MEE-4", "Basic Lightning Energy"),
    ]
)


@pytest.mark.parametrize(
    ("row", "key", "chosen"),
    [
        ("1 Pikachu AAA 99", "AAA-99", "print"),
        ("1 Pikachu AAA 099", "AAA-99", "print"),
        ("1 Pikachu BBB-TG 02", "BBB-TG2", "print"),
        ("1 ピカチュウ AAA 1", "AAA-1", "print"),
        ("1 Pikachu AAA 500", "AAA-1", "set"),
        ("1 Switch BBB 1", "BBB-60", "set"),
        ("1 Pikachu ZZZ 1", "BBB-5", "name"),
        ("1 Pikachu", "BBB-5", "name"),
        ("1 Switch", "AAA-50", "name"),
        ("1 Basic {L} Energy AAA 70", "AAA-70", "print"),
        ("1 Basic {L} Energy AAA 1000", "AAA-70", "set"),
        ("1 Lightning Energy ZZZ 3", "AAA-70", "energy"),
        ("1 Pokédex HANDY 910", "AAA-51", "name"),
        ("1 Raichu AAA 7", "?Raichu|AAA|7", "nothing"),
        ("1 AAA 50", "AAA-50", "print"),
        ("1 Rocky {F} Energy AAA 80", "AAA-80", "print"),
        ("1 Rocky {F} Energy ZZZ 1", "AAA-80", "name"),
    ],
)
def test_the_print_a_row_means(row: str, key: str, chosen: str) -> None:
    (line,) = read_decklist(row, BASE).lines
    assert (line.key, line.chosen) == (key, chosen)
    assert (line.status == "placeholder") == (chosen == "nothing")


def test_a_name_that_fits_several_pokemon_is_pointed_out() -> None:
    (note,) = read_decklist("1 Switch\n2 Pikachu", BASE).notes
    assert note.en.startswith("Line 2: 2 different cards have the name “Pikachu”; BBB 5, the")
    assert note.ja.startswith("2行目：「ピカチュウ」は2種類あり、一番新しいBBB 5を使います")


@pytest.mark.parametrize("written", ["Pikachu", "ピカチュウ"])
@pytest.mark.parametrize(
    ("row", "en", "ja"),
    [
        ("{} ZZZ 1", "“Pikachu” from BBB 5", "BBB 5の「ピカチュウ」"),
        ("{} AAA 50", "says “Pikachu”, but AAA 50 is “Switch”", "「ピカチュウ」ですが、AAA 50"),
        ("{}", "name “Pikachu”;", "「ピカチュウ」は2種類"),
    ],
)
def test_a_note_names_a_known_card_in_the_language_of_the_sentence(
    written: str, row: str, en: str, ja: str
) -> None:
    (note,) = read_decklist(f"1 {row.format(written)}", BASE).notes
    assert en in note.en
    assert ja in note.ja


def test_a_note_of_an_average_names_the_card_in_the_language_of_the_sentence() -> None:
    (known,) = read_decklist("1.4 Pikachu AAA 1", BASE).notes
    assert ("of “Pikachu” looks" in known.en, "「ピカチュウ」の1.4枚" in known.ja) == (True, True)
    unknown = read_decklist("1.4 Raichu AAA 7", BASE).notes[0]
    assert "「Raichu」の1.4枚" in unknown.ja


def test_a_name_in_an_unknown_language_leaves_it_to_the_print() -> None:
    deck = read_decklist("1 Pikatschu AAA 1\n1 Tausch AAA 50\n1 Switch AAA 50", BASE)
    assert [line.key for line in deck.lines] == ["AAA-1", "AAA-50", "AAA-50"]
    (note,) = deck.notes
    assert note.en.startswith("Lines 1, 2: the name is not known here")
    assert note.ja.startswith("1、2行目：知らない名前")


def test_all_prints_of_a_line_the_newest_first() -> None:
    deck = read_decklist("1 ピカチュウ AAA 1\n1 Switch\n9 Basic {L} Energy\n1 Raichu AAA 7", BASE)
    told = [[card.key for card in printings(line, BASE)] for line in deck.lines]
    assert told == [
        ["BBB-5", "BBB-TG2", "AAA-1", "AAA-99"],
        ["BBB-60", "AAA-50"],
        ["MEE-4", "AAA-70"],
        [],
    ]


def test_a_person_chooses_another_print() -> None:
    deck = read_decklist("1 Switch AAA 50\n4 Pikachu AAA 1", BASE)
    changed = with_printing(deck, 1, "BBB-TG2")
    before, after = changed.lines
    assert before == deck.lines[0]
    assert (after.count, after.name, after.key) == (4, "Pikachu", "BBB-TG2")
    assert (after.set_code, after.number, after.chosen) == ("BBB", "TG2", "person")
    assert with_printing(deck, -1, "BBB-TG2") == changed
    assert deck.lines[1].key == "AAA-1"


def test_a_choice_of_nothing_is_refused() -> None:
    deck = read_decklist("1 Switch AAA 50", BASE)
    with pytest.raises(IndexError):
        with_printing(deck, 1, "BBB-60")
    with pytest.raises(ValueError):
        with_printing(deck, 0, "?Raichu||")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("1 Tapu Koko PR-SM SM31", "1 Tapu Koko PR-SM 31"),
        ("1 Tapu Koko SMP 31", "1 Tapu Koko PR-SM SM31"),
        ("1 Marnie PR-SW SWSH121", "1 Marnie SP 121"),
        ("1 Pikachu PR-XY XY95", "1 Pikachu PR-XY 95"),
        ("1 Arceus PR-DPP DP05", "1 Arceus PR-DPP 5"),
        ("1 N's Zorua PR-SV 189", "1 N's Zorua SVP 189"),
        ("1 Boss's Orders LOR-TG 24", "1 Boss's Orders LOR TG24"),
    ],
)
def test_spellings_of_one_print(first: str, second: str) -> None:
    from app.games.pokemon.cards.print_index import print_key

    keys = {
        print_key(line.set_code, line.number)
        for row in (first, second)
        for line in read_decklist(row, BASE).lines
    }
    assert len(keys) == 1
