"""What people drop or paste becomes plain lines, or it is said why it is no text."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import MOST_BYTES, DeckListError
from app.games.pokemon.cards.decklists.decklist_text import (
    LONGEST_LINE,
    MOST_LINES,
    decoded,
    plain,
    plain_lines,
    raw_lines,
)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932"])
def test_japanese_is_read_in_the_encodings_of_older_programs(encoding: str) -> None:
    assert decoded("4 ナンジャモ".encode(encoding)) == "4 ナンジャモ"


def test_western_text_is_not_taken_for_japanese() -> None:
    assert decoded("4 Pokémon Catcher".encode("cp1252")) == "4 Pokémon Catcher"


@pytest.mark.parametrize("source", [b"4 Iono\0", "\x01\x02\x03 Iono", b"x" * (MOST_BYTES + 1)])
def test_what_is_no_text_or_far_too_long_is_refused(source: str | bytes) -> None:
    with pytest.raises(DeckListError):
        decoded(source)


def test_full_width_letters_and_odd_signs_become_plain() -> None:
    assert plain("　４　ナンジャモ　✕２ ") == "4 ナンジャモ ×2"
    assert plain("4\u200b Iono") == "4 Iono"


def test_marks_of_web_pages_go() -> None:
    assert plain_lines("<li>4 <b>Iono</b></li>\n**2 Hilda**") == ["", "4 Iono", "", "2 Hilda"]


def test_everything_is_bounded() -> None:
    (line,) = plain_lines("a" * (2 * LONGEST_LINE))
    assert len(line) == LONGEST_LINE + 1
    with pytest.raises(DeckListError, match="lines"):
        raw_lines("\n" * (MOST_LINES + 1))
