"""Reading whole deck lists, writing them back, and texts that are no deck list."""

from __future__ import annotations

import contextlib
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cards.deck.deck import MOST_BYTES
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import (
    DeckListError,
    read_decklist,
    read_decklist_file,
)
from app.games.pokemon.cards.decklists.decklist_text import LONGEST_LINE, MOST_LINES
from app.games.pokemon.cards.decklists.decklist_write import write_decklist

NUMBERS = ("01", "02", "03", "04", "07", "08", "10", "12", "13", "15")
KNOWN = ("Dragapult ex TWM 130", "Iono PAL 185", "Basic {P} Energy MEE 5", "ボスの指令")
STRANGE = (
    "Mew ex 30C 66",
    "Porygon2",
    "Technical Machine: Blindside",
    "Unown UF H",
    "未来のカード",
)

NO_CARDS = CardBase()


def rows(text: str) -> int:
    """Return how many lines of a PTCG Live text start with a count."""
    return sum(line.strip()[:1].isdigit() for line in text.splitlines())


@pytest.mark.parametrize("number", NUMBERS)
def test_a_real_list_keeps_every_row(
    cards: CardBase, real_lists: dict[str, bytes], number: str
) -> None:
    source = real_lists[number]
    deck = read_decklist(source, cards)
    assert deck.count == 60
    assert len(deck.lines) == rows(source.decode("utf-8-sig"))
    assert all(line.source_line > 0 for line in deck.lines)


def test_all_collected_lists_are_tested(real_lists: dict[str, bytes]) -> None:
    assert set(real_lists) == set(NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("known", [True, False])
def test_a_real_list_survives_being_written_and_read(
    cards: CardBase, real_lists: dict[str, bytes], number: str, *, known: bool
) -> None:
    base = cards if known else NO_CARDS
    deck = read_decklist(real_lists[number], base)
    again = read_decklist(write_decklist(deck, base), base)
    assert not [words for words in again.remarks if "says" in words.en or "total" in words.en]
    assert Counter(again.keys) == Counter(deck.keys)


def test_a_written_list_is_ptcg_live_text(cards: CardBase) -> None:
    deck = read_decklist("2 Dreepy TWM 128\n3 Iono PAL 185\n4 Basic {P} Energy MEE 5", cards)
    assert write_decklist(deck, cards) == (
        "Pokémon: 1\n2 Dreepy TWM 128\n\nTrainer: 1\n3 Iono PAL 185\n\n"
        "Energy: 1\n4 Basic {P} Energy MEE 5\n\nTotal Cards: 9\n"
    )


def test_rows_without_a_print_get_one_when_written(cards: CardBase) -> None:
    deck = read_decklist("ナンジャモ 4枚\n超エネルギー 5枚", cards)
    text = write_decklist(deck, cards)
    assert "4 Iono PAL 185\n" in text
    assert "5 Basic {P} Energy MEE 5\n" in text


def test_the_title_comes_from_the_text_or_the_file(cards: CardBase, tmp_path: Path) -> None:
    assert read_decklist("My deck\n\n4 Iono", cards, title="other").title == "My deck"
    path = tmp_path / "night-shift.txt"
    path.write_text("4 Iono PAL 185\n", encoding="utf-8")
    assert read_decklist_file(path, cards).title == "night-shift"


def test_a_deck_code_alone_is_kept_as_a_label(cards: CardBase) -> None:
    with pytest.raises(DeckListError) as caught:
        read_decklist("デッキコード：gngLgL-7AWHa3-LNgNnn", cards)
    assert caught.value.code == "gngLgL-7AWHa3-LNgNnn"
    assert "貼り付けて" in caught.value.words.ja


def test_a_line_that_is_far_too_long_is_an_error(cards: CardBase) -> None:
    deck = read_decklist("4 Iono PAL 185\n" + "4 Iono " * LONGEST_LINE, cards)
    (error,) = deck.errors
    assert error.line == 2
    assert len(error.text) <= LONGEST_LINE + 1
    assert "too long" in error.words.en
    assert len(error.words.en) < 200


def test_a_print_of_another_card_is_pointed_out(cards: CardBase) -> None:
    deck = read_decklist("1 Iono MEG 119", cards)
    assert deck.lines[0].key == "PAL-185"
    assert "Lillie's Determination" in deck.remarks[0].en


def test_another_print_of_a_pokemon_is_pointed_out(cards: CardBase) -> None:
    deck = read_decklist("1 Dreepy PRE 71\n1 Iono PAL 269", cards)
    assert [line.key for line in deck.lines] == ["TWM-128", "PAL-185"]
    assert len(deck.remarks) == 1
    assert deck.remarks[0].en.startswith("Line 1:")
    assert deck.remarks[0].ja.startswith("1行目")


@pytest.mark.parametrize(
    ("source", "part"),
    [
        ("", "No line here is a card"),
        ("Pokémon: 0\n\nTotal Cards: 0", "No line here is a card"),
        ("just a remark", "No line here is a card"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "not a text"),
        ("4 Iono\0", "not a text"),
        (b"4 Iono\n" * (MOST_BYTES // 7 + 1), "long"),
        ("4 Iono\n" * (MOST_LINES + 1), "3,001 lines or more"),
        ("99 Iono\n" * 51, "add up to 5,049 cards"),
        ("gngLgL-7AWHa3-LNgNnn", "gngLgL-7AWHa3-LNgNnn"),
    ],
)
def test_what_is_no_deck_list_says_so(cards: CardBase, source: str | bytes, part: str) -> None:
    with pytest.raises(DeckListError) as caught:
        read_decklist(source, cards)
    assert part in caught.value.words.en
    assert caught.value.words.ja


def test_a_missing_or_huge_file_says_so(cards: CardBase, tmp_path: Path) -> None:
    with pytest.raises(DeckListError, match=r"gone\.txt"):
        read_decklist_file(tmp_path / "gone.txt", cards)
    huge = tmp_path / "huge.txt"
    huge.write_bytes(b"4 Iono\n" * 300_000)
    with pytest.raises(DeckListError, match="long"):
        read_decklist_file(huge, cards)


@given(st.text(max_size=400))
def test_any_text_is_a_deck_list_or_a_clear_error(text: str) -> None:
    try:
        deck = read_decklist(text, NO_CARDS)
    except DeckListError:
        return
    assert deck.count > 0
    assert read_decklist(write_decklist(deck, NO_CARDS), NO_CARDS).count == deck.count


@given(st.binary(max_size=400))
def test_any_bytes_are_a_deck_list_or_a_clear_error(data: bytes) -> None:
    with contextlib.suppress(DeckListError):
        assert read_decklist(data, NO_CARDS).count > 0


@given(
    st.lists(st.tuples(st.integers(1, 60), st.sampled_from(KNOWN + STRANGE)), min_size=1),
    st.sampled_from(["{} {}", "{}x {}", "- {} {}", "{}枚 {}", "  {}   {}  "]),
    st.sampled_from(["\n", "\r\n", "<br>", "\n\n"]),
)
def test_no_copy_is_lost_or_gained(
    wanted: list[tuple[int, str]], form: str, line_break: str
) -> None:
    text = line_break.join(form.format(count, name) for count, name in wanted)
    deck = read_decklist(text, NO_CARDS)
    assert [line.count for line in deck.lines] == [count for count, _ in wanted]
    again = read_decklist(write_decklist(deck, NO_CARDS), NO_CARDS)
    assert Counter(again.keys) == Counter(deck.keys)
