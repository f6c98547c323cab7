"""Texts whose length tells nothing, by examples of docs/protocol-steps.md."""

from __future__ import annotations

import json

import pytest

from app.core.ids import is_number
from app.net.encoding.fixed_width import (
    NAME_WIDTH,
    NOBODY,
    PAIRS,
    framed,
    name_of,
    numbers,
    padded,
    pair_number,
    pairs,
    short,
    token,
    unpadded,
)
from app.net.transport.wire_error import WireError

# -- numbers -------------------------------------------------------------------------------------


def test_a_number_below_4096_is_two_letters_the_higher_first() -> None:
    assert pairs((0, 1, 63, 64, 70, 4095)) == "AAABA_BABG__"
    assert numbers("AAABA_BABG__", "zone") == [0, 1, 63, 64, 70, 4095]
    assert [pair_number(pair, "zone") for pair in PAIRS] == list(range(4096))


@pytest.mark.parametrize("number", [-1, 4096])
def test_no_other_number_has_two_letters(number: int) -> None:
    with pytest.raises(IndexError):
        pairs((0, number))


@pytest.mark.parametrize("text", ["A", "AAA", "A!", "AA  ", "é "])
def test_what_is_no_pair_is_no_number(text: str) -> None:
    with pytest.raises(WireError, match="zone"):
        numbers(text, "zone")
    with pytest.raises(WireError, match="card"):
        pair_number(text, "card")


# -- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind", "written"),
    [
        ("cabcdefgh", "c", "abcdefgh"),
        ("uabcdefgh", "u", "abcdefgh"),
        ("j12", "c", "j12     "),
        ("j1234567"[:7], "c", "j123456 "),
        ("uabcdefgh", "c", "=uabcdefgh"),
        ("abcdefgh", "c", "=abcdefgh"),
        ("c=bcdefgh", "c", "=c=bcdefgh"),
        ("cabcdefg ", "c", "=cabcdefg "),
        ("=x", "c", "==x"),
        ("x ", "c", "=x "),
        ("cabcdefghi", "c", "=cabcdefghi"),
    ],
)
def test_a_name_takes_eight_letters_or_is_spelled_out(name: str, kind: str, written: str) -> None:
    assert token(name, kind) == written
    assert short(name, kind) == (written if written[0] != "=" else None)
    assert name_of(written, kind, "card") == name


def test_nobody_is_as_long_as_a_name() -> None:
    assert len(NOBODY) == NAME_WIDTH == len(token("cabcdefgh", "c"))


@pytest.mark.parametrize("written", ["", "=", "abc", "abcdefghi", NOBODY])
def test_what_is_no_name_is_refused(written: str) -> None:
    with pytest.raises(WireError, match="unit"):
        name_of(written, "u", "unit")


def test_names_of_cards_are_filled_up_to_a_width_and_come_back() -> None:
    names = (
        "TWM-130",
        "SV8a-112",
        "",
        "?Name|SET|12",
        "ナンジャモ",
        'a "b" \\',
        "x ",
        "x\n",
        "y" * 40,
    )
    for name in names:
        assert unpadded(padded(name)) == name
        size = len(json.dumps(padded(name), ensure_ascii=False).encode()) - 2
        assert size == (16 if len(name) < 20 else 64)
        assert not is_number(padded(name))
    assert len(padded("TWM-130", 32)) == len(padded("?A longer name|SET|12", 32)) == 32


def test_a_name_that_fills_its_width_is_not_filled_up() -> None:
    assert padded("x" * 16) == "x" * 16
    assert len(padded("x" * 17)) == 32


# -- frames --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "length"), [("[]", 16), ("[" + "0" * 14 + "]", 16), ("[" + "0" * 15 + "]", 32)]
)
def test_a_frame_is_filled_up_with_spaces(text: str, length: int) -> None:
    frame = framed(text, 16)
    assert len(frame) == length
    assert frame.rstrip(b" ").decode() == text


def test_a_frame_counts_bytes_and_has_a_form_for_every_text() -> None:
    assert len(framed('["' + "山" * 5 + '"]', 16)) == 32
    assert framed('["\ud83d"]', 8) == b'["?"]   '
