"""A deck as it was written down: what counts, and what was odd about the text."""

from __future__ import annotations

from app.cards.deck.deck import DeckLine, DeckList, DeckListError, DeckWriteError, LineError
from app.core.text.words import Words

FOX, OWL = DeckLine(2, "Fox", "animals", "AAA-1"), DeckLine(1, "Owl", "animals", "AAA-2")
UNREAD = LineError(3, "4x???", Words("it has no name.", "名前がありません。"))
NOTE = Words("A print was taken for another.", "別のカードを使いました。")


def test_only_what_is_played_counts() -> None:
    deck = DeckList(lines=(FOX, OWL), side=(OWL,), maybe=(FOX,))
    assert deck.count == 3
    assert deck.keys == ("AAA-1", "AAA-1", "AAA-2")


def test_a_line_that_was_not_read_is_quoted_with_its_number_and_the_reason() -> None:
    assert UNREAD.words == Words(
        "Line 3 (“4x???”) was not read: it has no name.",
        "3行目（「4x???」）は読み取れません：名前がありません。",
    )


def test_of_a_very_long_line_the_beginning_is_quoted() -> None:
    told = LineError(1, "x" * 61, Words("too long.", "長すぎます。")).words
    assert f"“{'x' * 59}…”" in told.en
    whole = LineError(1, "x" * 60, Words("too long.", "長すぎます。")).words
    assert f"“{'x' * 60}”" in whole.en


def test_errors_are_remarked_before_notes() -> None:
    assert DeckList(errors=(UNREAD,), notes=(NOTE,)).remarks == (UNREAD.words, NOTE)


def test_a_text_that_is_nothing_but_a_code_keeps_it() -> None:
    refused = DeckListError(NOTE, "abc-def")
    assert (str(refused), refused.words, refused.code) == (NOTE.en, NOTE, "abc-def")
    assert DeckListError(NOTE).code == ""


def test_a_deck_that_a_form_cannot_hold_is_said() -> None:
    refused = DeckWriteError(NOTE)
    assert (str(refused), refused.words) == (NOTE.en, NOTE)
