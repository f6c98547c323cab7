"""Lists of playing cards and of names of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cards.deck.deck import DeckListError
from app.games._playing_cards.playing_base import PlayingCards
from app.games._playing_cards.playing_lists import PlayingLists

LISTS = PlayingLists("whist")


def test_short_forms_stand_in_a_row() -> None:
    deck = LISTS.read("AS KH 10D, ♣2\nJoker")
    assert deck.keys == ("S-A", "H-K", "D-10", "C-2", "J-R")
    assert (deck.game, deck.errors) == ("whist", ())


def test_counts_stand_before_or_behind() -> None:
    deck = LISTS.read("2 Ace of Spades\n3x ハートのQ\nDragon x2\n2 KD KC")
    counts = [(line.count, line.key) for line in deck.lines]
    assert counts == [(2, "S-A"), (3, "H-Q"), (2, "?Dragon||"), (2, "D-K"), (2, "C-K")]


def test_any_name_is_a_card_of_ones_own() -> None:
    deck = LISTS.read("Rabbit\n4 火の鳥\n# a remark\n")
    assert deck.keys == ("?Rabbit||", *["?火の鳥||"] * 4)
    assert {line.status for line in deck.lines} == {"placeholder"}
    assert {line.section for line in deck.lines} == {"own"}


def test_a_whole_pack_is_a_line() -> None:
    assert LISTS.read("pack: 104").count == 104
    assert len(LISTS.read("pack: 104").lines) == 52
    wrong = LISTS.read("pack: 99\nAS").errors
    assert "there is no such pack; choose 52" in wrong[0].words.en


def test_a_title_is_written_as_such() -> None:
    assert LISTS.read("title: Evening\nAS").title == "Evening"
    assert LISTS.read("AS", "By name").title == "By name"


@pytest.mark.parametrize("source", ["", "\n# nothing\n", b"\xff\xfe\xff", "A" * 1_000_001])
def test_what_is_no_list_is_said_so(source: str | bytes) -> None:
    with pytest.raises(DeckListError) as caught:
        LISTS.read(source)
    assert caught.value.words.en.endswith(".")


def test_counts_and_names_have_bounds() -> None:
    deck = LISTS.read(f"0 AS\n{'x' * 61}\n5000 KS\nAS")
    assert deck.keys == ("S-A",)
    assert [error.line for error in deck.errors] == [1, 2, 3]
    with pytest.raises(DeckListError, match="1,000 cards"):
        LISTS.read("999 AS\n2 KS")


@pytest.mark.parametrize("form", ["", "text", "short", "own"])
def test_what_is_written_is_read_again(form: str) -> None:
    deck = LISTS.read("title: Evening\n2 AS\nKH\n3 Dragon\n1 Joker\n", "")
    again = LISTS.read(LISTS.write(deck, form))
    assert sorted(again.keys) == sorted(deck.keys)
    assert again.title == deck.title


def test_every_pack_is_written_and_read_again() -> None:
    for pack in PlayingCards("whist").packs:
        for form in LISTS.forms:
            again = LISTS.read(LISTS.write(pack.deck, form))
            assert sorted(again.keys) == sorted(pack.deck.keys), (pack.id, form)


def test_a_list_is_grouped_by_suits_and_sorted_as_a_new_pack() -> None:
    deck = LISTS.read("Dragon\nKH\n2 AS\n2H\nJoker")
    groups = [(group.title.en, group.count) for group in LISTS.groups(deck.lines)]
    assert groups == [("Spades", 2), ("Hearts", 2), ("Jokers", 1), ("Your own cards", 1)]
    keys = [line.key for line in LISTS.in_order(deck.lines)]
    assert keys == ["S-A", "H-2", "H-K", "J-R", "?Dragon||"]
    assert LISTS.sheet(deck).parts[0].rows[0].name.ja == "スペードのA"


def test_a_line_knows_its_card_and_is_recognised_later() -> None:
    deck = LISTS.read("Dragon\nAS")
    assert LISTS.printings(deck.lines[1])[0].key == "S-A"
    assert LISTS.recognised(deck.lines[0]) == deck.lines[0]
    assert LISTS.why_chosen(deck.lines[1]).en == ""
    assert LISTS.title_taken(deck) == LISTS.notes_of_reading(deck) == LISTS.losses(deck) == ()


def test_a_file_is_named_after_itself(tmp_path: Path) -> None:
    path = tmp_path / "Evening.txt"
    path.write_text("AS KS", "utf-8")
    assert LISTS.read_file(path).title == "Evening"
    with pytest.raises(DeckListError, match="cannot be read"):
        LISTS.read_file(tmp_path / "gone.txt")
    path.write_bytes(b"A" * 1_000_001)
    with pytest.raises(DeckListError, match="far too long"):
        LISTS.read_file(path)
