"""What is worth saying of a deck list that was read: in both languages, with what it is about."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import Chosen, DeckLine
from app.core.text.words import Words
from app.games.pokemon.cards.decklists import decklist_notes as notes

IONO = Words("Iono", "ナンジャモ")


def test_a_note_says_the_line_it_is_about() -> None:
    for note in (
        notes.unknown_card(7, "Nobody", "XYZ 1"),
        notes.header_differs(7, "Trainer", "9", 3, 12),
        notes.total_differs(7, 60, 59),
        notes.other_print(7, IONO, "PAL 185", "PAF 80"),
    ):
        assert "7" in note.en
        assert "7" in note.ja


def test_a_card_is_named_in_the_language_of_the_sentence() -> None:
    said = notes.several_prints(3, IONO, "PAL 185", 4)
    assert "Iono" in said.en
    assert "ナンジャモ" in said.ja


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ("set", "→ PAL 185 ("),
        ("name", "→ PAL 185 ("),
        ("person", "→ PAL 185 (chosen by hand)"),
        ("nothing", "no card data"),
    ],
)
def test_why_a_print_was_chosen_is_said(chosen: Chosen, why: str) -> None:
    line = DeckLine(1, "Iono", "trainer", "PAL-185", chosen=chosen)
    assert notes.why_chosen(line).en.startswith(why)


def test_a_print_that_the_list_names_needs_no_reason() -> None:
    named = DeckLine(1, "Iono", "trainer", "PAL-185", "PAL", "185")
    assert notes.why_chosen(named) == Words("", "")
    by_id = DeckLine(1, "Iono", "trainer", "PAL-185")
    assert notes.why_chosen(by_id).en == "→ PAL 185 (by its id)"


def test_what_is_very_long_is_cut() -> None:
    assert notes.short("x" * 500).endswith("…")
    assert len(notes.short("x" * 500)) < 100
    assert notes.short("Iono") == "Iono"
