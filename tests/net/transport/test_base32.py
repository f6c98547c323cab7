"""Bytes as letters: what copying, folding and retyping do to them is undone or noticed."""

from __future__ import annotations

import base64
import zlib

import pytest

from app.net.transport.base32 import (
    LETTERS,
    MOST_BYTES,
    base32_length,
    from_base32,
    to_base32,
    unfolded,
)

DATA = b"A table for Friday"
TEXT = to_base32(DATA)
BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def read(text: str) -> bytes | None:
    data, _, _ = from_base32(text)
    return data


# -- written and read ----------------------------------------------------------------------------


@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 18, 100, MOST_BYTES])
def test_what_was_written_is_read(length: int) -> None:
    data = bytes(range(length))
    text = to_base32(data)
    assert set(text) <= set(LETTERS)
    assert len(text) == base32_length(1 + length + 4)
    assert from_base32(text) == (data, len(text), "")


def test_it_is_base_32_of_the_length_the_bytes_and_their_check() -> None:
    framed = bytes((len(DATA) + 4,)) + DATA
    framed += zlib.crc32(framed).to_bytes(4, "big")
    usual = base64.b32encode(framed).decode().rstrip("=")
    assert usual.translate(str.maketrans(BASE_32, LETTERS)) == TEXT


def test_no_letter_looks_like_another() -> None:
    assert len(set(LETTERS)) == 32
    assert set("ilou").isdisjoint(LETTERS)


def test_more_bytes_than_the_first_one_can_count_are_not_written() -> None:
    with pytest.raises(ValueError, match="too many"):
        to_base32(bytes(MOST_BYTES + 1))


# -- what copying does ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "copied",
    [
        " ".join(TEXT),
        "\n> ".join((TEXT[:9], TEXT[9:])),
        "-".join((TEXT[:9], TEXT[9:])),
        "\N{EN DASH}".join((TEXT[:9], TEXT[9:])),
        "| " + TEXT,
        "\t".join(TEXT),
        TEXT.replace("0", "o"),
        TEXT.replace("1", "l"),
        TEXT.replace("1", "i"),
    ],
    ids=["spaced", "quoted", "hyphens", "dashes", "bar", "tabs", "o", "l", "i"],
)
def test_what_lies_between_letters_and_what_looks_alike_does_no_harm(copied: str) -> None:
    assert read(copied) == DATA


def test_there_are_letters_to_look_alike() -> None:
    assert "0" in TEXT
    assert "1" in TEXT


def test_what_stands_behind_is_not_read() -> None:
    assert from_base32(TEXT + "see you") == (DATA, len(TEXT), "")
    assert from_base32(TEXT + "!") == (DATA, len(TEXT), "")


def test_pasted_text_is_made_plain() -> None:
    assert unfolded("ＡＢ\u200bc\u00add") == "abcd"
    assert read(unfolded(TEXT.upper())) == DATA


# -- what is damaged -----------------------------------------------------------------------------


def test_a_wrong_letter_is_noticed_wherever_it_stands() -> None:
    for at, letter in enumerate(TEXT):
        other = LETTERS[(LETTERS.index(letter) + 1) % 32]
        assert read(TEXT[:at] + other + TEXT[at + 1 :]) is None


def test_letters_that_are_missing_are_noticed() -> None:
    assert from_base32(TEXT[:-1]) == (None, len(TEXT) - 1, "")
    assert from_base32("") == (None, 0, "")


def test_the_sign_that_stops_the_reading_is_named_with_its_place() -> None:
    assert from_base32(TEXT[:12] + "!" + TEXT[12:]) == (None, 12, "!")


def test_a_length_of_nothing_is_none() -> None:
    assert from_base32(to_base32(b"")) == (None, 2, "")


def test_bits_that_fill_up_the_last_letter_say_nothing() -> None:
    """Else two texts would mean the same."""
    short = to_base32(b"12")
    assert base32_length(7) * 5 - 7 * 8 > 0
    other = LETTERS[LETTERS.index(short[-1]) + 1]
    assert read(short) == b"12"
    assert read(short[:-1] + other) is None
