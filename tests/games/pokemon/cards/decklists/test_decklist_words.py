"""Why a deck list or a line of it was not read: what is wrong, and what to do."""

from __future__ import annotations

from app.cards.deck.deck import LineError
from app.core.text.words import Words
from app.games.pokemon.cards.decklists import decklist_words as words


def test_a_reason_ends_the_sentence_of_its_line() -> None:
    error = LineError(3, "Iono", words.no_count())
    assert error.words.en.startswith("Line 3 (“Iono”) was not read: it does not say how many")
    assert error.words.ja.startswith("3行目（「Iono」）は読み取れません：")


def test_what_is_too_large_says_how_large_it_is() -> None:
    assert "5,000" in words.too_many_lines(5000).en
    assert "6,000" in words.too_many_cards(6000).en


def test_a_file_that_cannot_be_read_is_named() -> None:
    said = words.unreadable("mine.txt", FileNotFoundError(2, "gone"))
    assert "mine.txt" in said.en
    assert "mine.txt" in said.ja


def test_a_code_alone_is_no_list() -> None:
    assert "aaaaaa-bbbbbb-cccccc" in words.only_deck_code("aaaaaa-bbbbbb-cccccc").en


def test_each_reason_is_said_in_both_languages() -> None:
    for reason in (
        words.no_cards(),
        words.not_text(),
        words.not_a_card(),
        words.no_name(),
        words.no_id(),
        words.zero_count(),
        words.too_many_copies(),
        words.several_cards(),
        words.line_too_long(),
        words.broken_here(),
    ):
        assert isinstance(reason, Words)
        assert reason.en != reason.ja
