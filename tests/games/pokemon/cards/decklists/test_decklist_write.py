"""Deck lists written in each form, and read back."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import pytest

from app.cards.deck.deck import DeckLine, DeckList, DeckWriteError
from app.core.data.value import replace
from app.core.text.wording import both
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file
from app.games.pokemon.cards.decklists.decklist_losses import losses
from app.games.pokemon.cards.decklists.decklist_write import Form, write_decklist
from app.games.pokemon.cards.print_index import print_key
from app.resources import decklists

FORMS: tuple[Form, ...] = get_args(Form)
EXACT: tuple[Form, ...] = ("yaml", "json")
SHIPPED = sorted((decklists() / "pokemon").glob("*.txt"))
ODD = """Odd & "quoted" <deck>

4 ドラメシヤ
1 Boss's Orders LOR-TG 24
1 N's Zorua PR-SV 189 PH
2 Lugia, the {Fallen} ZZZ 7
1 Mew ex 30C 66
3 Basic {P} Energy Energy 13
5 超エネルギー
1 Unknown: Evolution
"""


def played(deck: DeckList, cards: CardBase, form: Form) -> Counter[str]:
    """The cards of a deck; of placeholders name and print, however the print is spelled.

    The Japanese list has prints of Pokémon only: others are the same by their name.
    """
    held: Counter[str] = Counter()
    for line in deck.lines:
        print_ = print_key(line.set_code, line.number)
        known = line.key if line.status == "known" else f"{line.name} {print_}"
        if form == "japanese" and line.section != "pokemon":
            known = cards.get(line.key).name.en
        held[known] += line.count
    return held


def kept(lines: Iterable[DeckLine]) -> list[tuple[object, ...]]:
    """All of the rows but where they stood."""
    return [
        (one.count, one.name, one.section, one.key, one.set_code, one.number, one.finish)
        for one in lines
    ]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_deck_survives_every_form(cards: CardBase, path: Path, form: Form) -> None:
    deck = read_decklist_file(path, cards)
    again = read_decklist(write_decklist(deck, cards, form), cards)
    assert played(again, cards, form) == played(deck, cards, form)
    assert again.errors == ()


@pytest.mark.parametrize("form", [form for form in FORMS if form != "ids"])
def test_an_odd_deck_survives_every_form(cards: CardBase, form: Form) -> None:
    deck = read_decklist(ODD, cards)
    again = read_decklist(write_decklist(deck, cards, form), cards)
    assert played(again, cards, form) == played(deck, cards, form)
    assert again.errors == ()


@pytest.mark.parametrize("form", [form for form in FORMS if form != "ids"])
def test_every_real_list_survives_every_form(
    cards: CardBase, real_lists: dict[str, bytes], form: Form
) -> None:
    for source in real_lists.values():
        deck = read_decklist(source, cards)
        again = read_decklist(write_decklist(deck, cards, form), cards)
        assert played(again, cards, form) == played(deck, cards, form)


@pytest.mark.parametrize("form", EXACT)
def test_our_own_form_keeps_everything(cards: CardBase, form: Form) -> None:
    side = read_decklist("2 Iono PAL 185\n1 Odd ZZZ 1", cards).lines
    deck = replace(
        read_decklist(ODD, cards),
        side=side,
        maybe=side[:1],
        code="gngLgL-7AWHa3-LNgNnn",
        game="pokemon",
    )
    again = read_decklist(write_decklist(deck, cards, form), cards)
    assert (again.title, again.code, again.game) == (deck.title, deck.code, deck.game)
    for before, after in (
        (deck.lines, again.lines),
        (deck.side, again.side),
        (deck.maybe, again.maybe),
    ):
        assert kept(after) == kept(before)
    assert losses(deck, cards, form) == ()


def test_json_is_json(cards: CardBase) -> None:
    deck = read_decklist(ODD, cards)
    told = json.loads(write_decklist(deck, cards, "json"))
    assert told["chabudai_deck"] == 1
    assert told["title"] == 'Odd & "quoted" <deck>'
    assert told["cards"][1] == {
        "count": 1,
        "name": "Boss's Orders",
        "set": "LOR-TG",
        "number": "24",
    }


def test_live_counts_lines_and_limitless_cards(cards: CardBase) -> None:
    deck = read_decklist("2 Dreepy TWM 128\n1 N's Zorua PR-SV 189 PH\n5 超エネルギー", cards)
    assert write_decklist(deck, cards) == (
        "Pokémon: 2\n2 Dreepy TWM 128\n1 N's Zorua PR-SV 189 PH\n\nTrainer: 0\n\n"
        "Energy: 1\n5 Basic {P} Energy MEE 5\n\nTotal Cards: 8\n"
    )
    assert write_decklist(deck, cards, "limitless") == (
        "Pokémon: 3\n2 Dreepy TWM 128\n1 N's Zorua SVP 189\n\nTrainer: 0\n\n"
        "Energy: 5\n5 Psychic Energy MEE 5\n"
    )


def test_prints_of_japan_become_those_sold_abroad(cards: CardBase) -> None:
    deck = read_decklist("ポケモン (4)\nドラメシヤ\nSV6\n066/101\n4枚\nナンジャモ 2枚", cards)
    assert "4 Dreepy TWM 128\n" in write_decklist(deck, cards)
    assert "2 Iono PAL 185\n" in write_decklist(deck, cards)


def test_ids_need_data_for_every_card(cards: CardBase) -> None:
    deck = read_decklist("2 Iono PAL 185\n1 Odd Thing ZZZ 1", cards)
    with pytest.raises(DeckWriteError) as caught:
        write_decklist(deck, cards, "ids")
    said = caught.value.words
    assert "“Odd Thing”" in said.en
    assert said.en.endswith("Import data for it, or choose another form.")
    assert "「Odd Thing」" in said.ja
    assert "--" not in said.en + said.ja
    known = replace(deck, lines=deck.lines[:1])
    assert json.loads(write_decklist(known, cards, "ids")) == ["sv2-185", "sv2-185"]


def test_a_card_without_an_id_is_named_in_the_language_of_the_sentence() -> None:
    own = CardBase([Card("HOME-4", Words("Kettle", "やかん"), "item")])
    with pytest.raises(DeckWriteError) as caught:
        write_decklist(read_decklist("1 Kettle HOME 4", own), own, "ids")
    assert "“Kettle”" in caught.value.words.en
    assert "「やかん」" in caught.value.words.ja


def test_a_name_stays_as_the_list_has_it(cards: CardBase) -> None:
    base = CardBase([Card("POR-88", both("Telepathic Psychic Energy"), "special_energy")])
    deck = read_decklist("4 Telepathic {P} Energy POR 88", base)
    assert "4 Telepathic {P} Energy POR 88\n" in write_decklist(deck, base)
    assert deck.notes == ()
    deck = read_decklist("1 Professor's Research (Professor Sada) SVI 189", cards)
    assert "1 Professor's Research (Professor Sada) SVI 189\n" in write_decklist(deck, cards)
