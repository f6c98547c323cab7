"""The small messages at the handshake: read as they were written, and nothing but them."""

from __future__ import annotations

import json

import pytest

from app.core.text.words import Words
from app.net.auth.handshake_messages import (
    LONGEST_HANDSHAKE_MESSAGE,
    Challenge,
    FromClient,
    FromHost,
    Hello,
    Proof,
    Refused,
    Share,
    Welcome,
    from_client,
    from_host,
    offered,
    refusal_code,
    write,
)
from app.net.transport.versions import Versions

NONCE, KEY, NAME = "0a" * 16, "1b" * 32, "2c" * 16
HELLO = Hello(1, 2, "invite", NONCE, KEY, NAME)
SAID_BY_CALLERS: tuple[FromClient, ...] = (
    HELLO,
    Hello(1, 2, "token", NONCE, KEY, NAME),
    Hello(1, 2, "code", NONCE, KEY),
    Share("3d" * 32),
    Proof("4e" * 32, "5f" * 64),
)
SAID_BY_HOSTS: tuple[FromHost, ...] = (
    Challenge(2, NONCE),
    Share("3d" * 32),
    Welcome("4e" * 32, ("player", "spectator")),
    Welcome("4e" * 32, ("player",), 1),
    Refused("busy", Words("Later.", "あとで。"), 3),
)


def changed(message: FromClient | FromHost, **fields: object) -> bytes:
    """A message with other values in some of its fields."""
    return json.dumps(json.loads(write(message)) | fields).encode()


# -- as they are -----------------------------------------------------------------------------------


@pytest.mark.parametrize("message", SAID_BY_CALLERS, ids=lambda one: one.kind)
def test_what_a_caller_says_is_read_as_it_was_written(message: FromClient) -> None:
    assert from_client(write(message)) == message


@pytest.mark.parametrize("message", SAID_BY_HOSTS, ids=lambda one: one.kind)
def test_what_a_host_says_is_read_as_it_was_written(message: FromHost) -> None:
    assert from_host(write(message)) == message


def test_neither_side_is_heard_with_the_words_of_the_other() -> None:
    assert from_host(write(HELLO)) is None
    assert from_client(write(Challenge(2, NONCE))) is None


# -- what is none ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"null", b"hello", b'{"kind":"hello"}', b"\xff"], ids=range(6)
)
def test_what_is_no_message_is_none_to_either_side(data: bytes) -> None:
    assert from_client(data) is None
    assert from_host(data) is None


@pytest.mark.parametrize(
    ("message", "field"),
    [
        (HELLO, "nonce"),
        (HELLO, "key"),
        (HELLO, "name"),
        (SAID_BY_CALLERS[3], "share"),
        (SAID_BY_CALLERS[4], "proof"),
        (SAID_BY_CALLERS[4], "signature"),
    ],
    ids=lambda one: one if isinstance(one, str) else one.kind,
)
def test_bytes_are_as_many_small_hexadecimal_digits_as_there_have_to_be(
    message: FromClient, field: str
) -> None:
    right = getattr(message, field)
    assert from_client(changed(message, **{field: right})) is not None
    for wrong in (right[:-1], right[:-2], right + "00", right.upper(), "é" * len(right)):
        assert from_client(changed(message, **{field: wrong})) is None


def test_a_secret_is_named_by_whoever_has_one_and_by_nobody_else() -> None:
    assert from_client(changed(HELLO, name="")) is None
    assert from_client(changed(HELLO, way="code")) is None


@pytest.mark.parametrize("versions", [(0, 1), (2, 1), (1, 65_536)], ids=str)
def test_a_hello_of_impossible_versions_is_none(versions: tuple[int, int]) -> None:
    oldest, newest = versions
    assert from_client(changed(HELLO, oldest=oldest, newest=newest)) is None
    assert offered(changed(HELLO, oldest=oldest, newest=newest)) is None


def test_a_refusal_without_end_is_no_message() -> None:
    words = Words("Later.", "あとで。")
    assert from_host(write(Refused("wait", words, 86_400)))
    assert from_host(write(Refused("wait", words, 86_401))) is None
    assert from_host(write(Refused("wait", words, -1))) is None
    assert from_host(write(Refused("wait", Words("x" * 401, "あ")))) is None
    assert from_host(write(Refused("wait", Words("Later.", "あ" * 401)))) is None
    assert from_host(write(Refused("w" * 401, words))) is None


def test_what_is_longer_than_any_message_is_not_read() -> None:
    spaces = b" " * (LONGEST_HANDSHAKE_MESSAGE - len(write(HELLO)))
    assert from_client(write(HELLO) + spaces) == HELLO
    for read in (from_client, from_host, offered, refusal_code):
        assert read(write(HELLO) + spaces + b" ") is None


# -- between sides of any age ----------------------------------------------------------------------


def test_the_versions_of_a_hello_are_read_whatever_else_it_says() -> None:
    assert offered(write(HELLO)) == Versions(1, 2)
    assert offered(b'{"kind":"hello","oldest":7,"newest":9,"way":"dream"}') == Versions(7, 9)


@pytest.mark.parametrize(
    "data",
    [
        b'{"kind":"share","oldest":1,"newest":2}',
        b'{"kind":"hello","oldest":1}',
        b'{"kind":"hello","oldest":"1","newest":2}',
        b'{"kind":"hello","oldest":true,"newest":2}',
        b'["hello"]',
        b'{"kind":"hello"',
    ],
    ids=range(6),
)
def test_what_is_no_hello_offers_nothing(data: bytes) -> None:
    assert offered(data) is None


def test_why_a_host_refuses_is_read_whatever_else_it_says() -> None:
    assert refusal_code(b'{"kind":"refused","code":"full-moon","why":{"text":"?"}}') == "full-moon"
    assert refusal_code(b'{"kind":"refused","code":7}') is None
    assert refusal_code(b'{"kind":"welcome","code":"full-moon"}') is None
