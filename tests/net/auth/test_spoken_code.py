"""Codes that are said across the room."""

from __future__ import annotations

from collections import Counter

import pytest

from app.net.auth.spake2_exchange import ClientExchange, host_exchange
from app.net.auth.spoken_code import CodeError, new_code, read_code, shown_code
from tests.helpers.handshake_table import drawing


def test_a_code_is_six_digits_each_as_likely_as_any() -> None:
    draw = drawing(1)
    codes = [new_code(draw) for _ in range(6000)]
    assert all(len(code) == 6 and code.isdigit() for code in codes)
    firsts = Counter(code[0] for code in codes)
    assert set(firsts) == set("0123456789")
    assert max(firsts.values()) < 2 * min(firsts.values())


def test_draws_that_would_favour_some_codes_are_drawn_again() -> None:
    drawn = [b"\xff\xff\xff\xff", (4_294_000_000).to_bytes(4, "big"), b"\x00\x00\x00\x07"]
    assert new_code(lambda _count: drawn.pop(0)) == "000007"


@pytest.mark.parametrize(
    "typed", ["012345", "012 345", " 012-345。", "０１２　３４５", "「012345」"]
)
def test_it_is_read_as_it_was_said(typed: str) -> None:
    assert read_code(typed) == "012345"
    assert shown_code("012345") == "012 345"


@pytest.mark.parametrize(
    "typed", ["", "12345", "1234567", "12345a", "１２３４５六", "①23456", "😀"]
)
def test_what_is_none_is_said_in_a_sentence(typed: str) -> None:
    if typed == "①23456":
        assert read_code(typed) == "123456"  # full-width rules turn it into a plain digit
        return
    with pytest.raises(CodeError) as caught:
        read_code(typed)
    assert caught.value.words.ja


def test_both_sides_come_to_the_same_key_only_with_the_same_code_and_context() -> None:
    def keys(code: str, context: bytes) -> tuple[bytes | None, bytes | None]:
        calling = ClientExchange("123456", b"seen", drawing(1))
        done = host_exchange(code, context, calling.share, drawing(2))
        assert done is not None
        return done.key, calling.key(done.share)

    same = keys("123456", b"seen")
    assert same[0] == same[1]
    for code, context in (("123457", b"seen"), ("123456", b"seen otherwise")):
        ours, theirs = keys(code, context)
        assert ours != theirs


def test_each_try_has_another_key() -> None:
    shares = {ClientExchange("123456", b"seen").share for _ in range(3)}
    assert len(shares) == 3
