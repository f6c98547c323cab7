"""Finding cards by key, by print and by name."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from app.cards.name_keys import name_key
from app.cards.placeholder_keys import lone_key, placeholder_key
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card, Words

LONGEST_LOAD = 0.015
"""Seconds of work that the shipped data may take; a tenth of it on a quiet machine."""


def card(key: str, en: str, ja: str) -> Card:
    return Card(key=key, name=Words(en=en, ja=ja), kind="item")


def test_a_key_gives_its_card(cards: CardBase) -> None:
    assert cards.get("TWM-130").name == Words(en="Dragapult ex", ja="ドラパルトex")
    assert "TWM-130" in cards
    assert len(cards) == len(list(cards))


def test_an_unknown_key_gives_a_placeholder_with_its_name(cards: CardBase) -> None:
    placeholder = cards.get("?Mew ex|30C|66")
    assert placeholder.kind == "unknown"
    assert placeholder.name.en == placeholder.name.ja == "Mew ex"
    assert placeholder.key == "?Mew ex|30C|66"


def test_no_other_card_of_its_name_stands_in_for_a_lone_one(cards: CardBase) -> None:
    assert cards.get(placeholder_key("Dragapult ex")).known
    lone = cards.get(lone_key("Dragapult ex"))
    assert (lone.key, lone.name.en, lone.known) == (lone_key("Dragapult ex"), "Dragapult ex", False)


def test_a_basic_energy_without_a_print_is_still_one(cards: CardBase) -> None:
    assert cards.find("Basic {Y} Energy") is None
    fairy = cards.get("?Basic {Y} Energy||")
    assert (fairy.kind, fairy.types) == ("basic_energy", ("Y",))


def test_a_whole_card_at_hand_is_settled_and_what_stands_in_for_one_is_not() -> None:
    whole = CardBase.load().get("TWM-130")
    base = CardBase([whole, card("A-1", "Ball", "ボール")])
    for key in (whole.key, "A-1", "?Mew ex|30C|66"):
        base.get(key)
    assert [base.is_settled(key) for key in (whole.key, "A-1", "?Mew ex|30C|66")] == [
        True,
        False,
        False,
    ]


@pytest.mark.parametrize(
    ("name", "set_code", "number", "key"),
    [
        ("Dragapult ex", "TWM", "130", "TWM-130"),
        ("Dragapult ex", "twm", "0130", "TWM-130"),
        ("dragapult EX", "", "", "TWM-130"),
        ("ドラパルトex", "SV8a", "112", "TWM-130"),
        ("Lanssorien-ex", "TWM", "130", "TWM-130"),
        ("Iono", "MEG", "119", "PAL-185"),
        ("Marnie’s Impidimp", "", "", "DRI-134"),
        ("poke pad", "", "", "ASC-198"),
        ("Poké Pad", "POR", "81", "POR-81"),
        ("Boss's Orders (Ghetsis)", "PAL", "172", "MEG-114"),
        ("Basic {D} Energy", "Energy", "15", "MEE-7"),
        ("Darkness Energy", "MEE", "7", "MEE-7"),
        ("Basic {L} Energy", "SVE", "12", "SVE-12"),
        ("基本悪エネルギー", "", "", "MEE-7"),
        ("悪エネルギー", "", "", "MEE-7"),
    ],
)
def test_a_list_finds_its_card(
    cards: CardBase, name: str, set_code: str, number: str, key: str
) -> None:
    found = cards.find(name, set_code, number)
    assert found is not None
    assert found.key == key


@pytest.mark.parametrize("name", ["Dragapult-EX", "ドラパルトEX", "Dragapult", "", "Xatu"])
def test_what_is_not_there_is_not_found(cards: CardBase, name: str) -> None:
    assert cards.find(name) is None


def test_of_two_prints_the_first_answers_to_the_name() -> None:
    base = CardBase([card("A-1", "Twin", "ふたご"), card("B-2", "Twin", "ふたご")])
    assert base.find("Twin") == base.get("A-1")
    assert base.find("ふたご", "B", "2") == base.get("B-2")


def test_search_looks_at_both_languages(cards: CardBase) -> None:
    assert [found.key for found in cards.search("ドラパ")] == ["TWM-130"]
    assert [found.key for found in cards.search("どらぱ")] == ["TWM-130"]
    assert {"TWM-53", "ASC-47"} == {found.key for found in cards.search("froslass")}
    assert cards.search("no such card") == []


def test_the_shipped_data_loads_fast() -> None:
    def seconds() -> float:
        start = time.process_time()
        CardBase.load()
        return time.process_time() - start

    assert min(seconds() for _ in range(5)) < LONGEST_LOAD


class Kept:
    """A layer below, of which cards can be taken away."""

    def __init__(self, *cards: Card) -> None:
        self.cards = {card.key: card for card in cards}

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards.values())

    def __contains__(self, key: object) -> bool:
        return key in self.cards

    def get(self, key: str) -> Card | None:
        return self.cards.get(key)

    def prints(self, name: str) -> list[Card]:
        return [card for card in self if name_key(name) == name_key(card.name.en)]


def test_what_a_layer_forgot_is_not_remembered_from_a_list() -> None:
    layer = Kept(card("C-3", "Once", "むかし"))
    base = CardBase([], layers=(layer,))  # type: ignore[arg-type]  # what finding asks for
    assert base.find("Once", "C", "3") == base.get("C-3") == layer.cards["C-3"]
    layer.cards.clear()
    assert base.get("C-3").kind == "unknown"
