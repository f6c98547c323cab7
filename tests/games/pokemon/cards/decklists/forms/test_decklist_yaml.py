"""Our own form of a deck list, and YAML that people write themselves."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from app.cards.deck.deck import DeckList
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist

NO_CARDS = CardBase()


def rows(deck: DeckList) -> list[tuple[int, str, str, str]]:
    return [(line.count, line.name, line.set_code, line.number) for line in deck.lines]


OURS = """\
# the deck of the spring
chabudai_deck: 1
title: "N's: Zoroark # 2"   # with a colon
code: gngLgL-7AWHa3-LNgNnn
game: pokemon

cards:
  - {count: 4, name: "N's Zorua", set: JTG, number: "97"}   # four
  - {count: 2, name: Boss's Orders}
  - count: 3
    name: 'Professor''s Research'
    set: SVI
    number: 085
  - 1 Iono PAL 185
side:
  - {count: 1, name: Iono}
maybe: []
"""


def test_our_own_form() -> None:
    deck = read_decklist(OURS, NO_CARDS)
    assert rows(deck) == [
        (4, "N's Zorua", "JTG", "97"),
        (2, "Boss's Orders", "", ""),
        (3, "Professor's Research", "SVI", "085"),
        (1, "Iono", "PAL", "185"),
    ]
    assert (deck.title, deck.code, deck.game) == (
        "N's: Zoroark # 2",
        "gngLgL-7AWHa3-LNgNnn",
        "pokemon",
    )
    assert [line.name for line in deck.side] == ["Iono"]
    assert [line.source_line for line in deck.lines] == [8, 9, 10, 14]
    assert deck.errors == ()


@pytest.mark.parametrize(
    "line",
    [
        "- {count: 4, name: [a, b]}",
        "- {count: 4, name: Iono",
        "- {count: 4, name: &a Iono, set: *a, more: {}}",
        "- &anchor Iono",
        "- !!python/object/apply:os.system [ls]",
        "- {count: many, name: Iono}",
        "- {name: Iono}",
        "- {count: 4}",
        '- {count: 4, name: "Iono \\q"}',
        "something else",
    ],
)
def test_what_is_not_of_the_form_is_an_error_with_its_line(line: str) -> None:
    deck = read_decklist(f"chabudai_deck: 1\ncards:\n- {{count: 1, name: A}}\n{line}\n", NO_CARDS)
    assert [error.line for error in deck.errors] == [4]
    assert deck.errors[0].text == line
    assert rows(deck) == [(1, "A", "", "")]


def test_fields_nobody_knows_are_told() -> None:
    deck = read_decklist("chabudai_deck: 1\nauthor: Mio\ncards:\n- 4 Iono\n", NO_CARDS)
    assert any("“author”" in note.en for note in deck.notes)
    later = read_decklist("chabudai_deck: 2\ncards:\n- 4 Iono\n", NO_CARDS)
    assert any("form 2" in note.en for note in later.notes)


def test_cards_spread_over_keys() -> None:
    deck = read_decklist(
        'deck:\n- name: Iono\ncount: 4\nset: PAL\nnumber: 185\n- count: 3\nname: "Dreepy"\n',
        NO_CARDS,
    )
    assert rows(deck) == [(4, "Iono", "PAL", "185"), (3, "Dreepy", "", "")]


def test_keys_without_items() -> None:
    deck = read_decklist(
        "name: My deck\n\ncards:\nname: Iono\ncount: 4\n\nname: Dreepy\ncount: 3\n", NO_CARDS
    )
    assert (deck.title, rows(deck)) == ("My deck", [(4, "Iono", "", ""), (3, "Dreepy", "", "")])


def test_a_list_in_lines_is_no_yaml() -> None:
    deck = read_decklist(
        "Name: my deck\nPokémon: 2\n- 3 Dreepy TWM 128\n- 1 Technical Machine: Evolution PAR 178",
        NO_CARDS,
    )
    assert deck.title == "my deck"
    assert [line.name for line in deck.lines] == ["Dreepy", "Technical Machine: Evolution"]


@pytest.mark.parametrize("head", ["    chabudai_deck: 1\n", "    {\n"])
def test_the_samples_of_the_documentation(head: str) -> None:
    text = (Path(__file__).parents[6] / "docs" / "decks.md").read_text(encoding="utf-8")
    sample = textwrap.dedent(head + text.split(head)[1].split("\n\n")[0])
    deck = read_decklist(sample, NO_CARDS)
    assert deck.title == "N's Zoroark ex"
    assert rows(deck)[0] == (4, "N's Zorua", "JTG", "97")
    assert deck.errors == ()
