"""Mutated messages of the handshake, by either side: refused each, never an exception, never in."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from app.net.auth.client_handshake import ClientHandshake
from app.net.auth.client_key import new_key
from app.net.auth.handshake_messages import Challenge, from_client, from_host
from app.net.auth.host_handshake import HostHandshake
from tests.helpers.handshake_table import OURS, REN, Table, table, with_code, with_invite

SEED = 20_261_122
PIECES = (
    b"",
    b"null",
    b"-1",
    b"1e999",
    b"NaN",
    b"9" * 400,
    b"[" * 300,
    b'{"a":' * 150,
    b"true",
    b"[]",
    b"{}",
    b'""',
    b'"\\ud800"',
    b'"\\u0000"',
    b"\xff\xfe",
    "“全角”".encode(),
    b'"kind":"refused",',
    b'"kind":"welcome",',
    b'"kind":"hello",',
    b"},{",
    b"] , [",
    b"0" * 64,
    b"a" * 2000,
)


def mutated(data: bytes, chance: random.Random) -> bytes:
    """One to three changes of a message."""
    for _ in range(chance.randint(1, 3)):
        data = chance.choice(_CHANGES)(data, chance)
    return data


def _flip(data: bytes, chance: random.Random) -> bytes:
    if not data:
        return b"\x00"
    at = chance.randrange(len(data))
    return data[:at] + bytes((data[at] ^ 1 << chance.randrange(8),)) + data[at + 1 :]


def _cut(data: bytes, chance: random.Random) -> bytes:
    start, end = sorted(chance.randint(0, len(data)) for _ in range(2))
    return data[:start] + data[end:]


def _insert(data: bytes, chance: random.Random) -> bytes:
    at = chance.randint(0, len(data))
    return data[:at] + chance.choice(PIECES) + data[at:]


def _double(data: bytes, chance: random.Random) -> bytes:
    start, end = sorted(chance.randint(0, len(data)) for _ in range(2))
    return data[:end] + data[start:end] + data[end:]


def _another_value(data: bytes, chance: random.Random) -> bytes:
    """The same fields with another value in one of them."""
    try:
        raw = json.loads(data)
        name = chance.choice(list(raw))
    except (ValueError, TypeError, IndexError, RecursionError):
        return data
    values = (None, 0, -1, 2**70, 1.5, True, "", "code", "invite", "é", "0" * 64, [], {}, [[[]]])
    raw[chance.choice((name, "more"))] = chance.choice(values)
    return json.dumps(raw).encode()


_CHANGES: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    *(_flip, _cut, _insert, _double),
    _another_value,
)


def test_ten_thousand_mutated_first_words_open_nothing() -> None:
    here, chance = table(), random.Random(SEED)
    hellos = [
        ClientHandshake(credential, new_key(), OURS).open(here.now).say[0]
        for credential in (with_invite(), with_code(here))
    ]
    for _ in range(10_000):
        here.wait(1000)
        handshake, _ = here.handshake()
        answer = here.hear(handshake, mutated(chance.choice(hellos), chance))
        assert answer.entered is None
        assert answer.say
        assert from_host(answer.say[0]) is not None
        handshake.gone(here.now)
        here.events.clear()
    assert here.admission.waiting == 0


def test_five_thousand_mutated_proofs_prove_nothing() -> None:
    here, chance = table(), random.Random(SEED + 1)
    key = new_key()
    for _ in range(5000):
        here.wait(1000)
        handshake, shown = _before_proof(here, key)
        sent = mutated(shown, chance)
        answer = here.hear(handshake, sent)
        same = from_client(sent) == from_client(shown)
        assert (answer.entered is not None) == same
        assert answer.closed != same
        here.events.clear()
    assert here.admission.waiting == 0


def _before_proof(here: Table, key: bytes) -> tuple[HostHandshake, bytes]:
    handshake, _ = here.handshake()
    calling = ClientHandshake(with_invite(), key, OURS)
    challenge = here.hear(handshake, calling.open(here.now).say[0]).say[0]
    return handshake, calling.receive(challenge, here.now).say[0]


def test_five_thousand_mutated_answers_lead_nobody_astray() -> None:
    """A false host can say what it likes: whoever calls is told in a sentence, and not let in."""
    here, chance = table(), random.Random(SEED + 2)
    key = new_key()
    for _ in range(5000):
        here.wait(1000)
        calling = ClientHandshake(with_invite(), key, OURS)
        handshake, _ = here.handshake()
        challenge = here.hear(handshake, calling.open(here.now).say[0]).say[0]
        if chance.random() < 0.5:
            told = mutated(challenge, chance)
            reply = calling.receive(told, here.now)
            goes_on = isinstance(from_host(told), Challenge)
        else:
            welcome = here.hear(handshake, calling.receive(challenge, here.now).say[0]).say[0]
            told = mutated(welcome, chance)
            reply = calling.receive(told, here.now)
            goes_on = getattr(from_host(told), "proof", None) == json.loads(welcome)["proof"]
            assert (reply.inside is not None) == goes_on
        handshake.gone(here.now)
        if not goes_on:
            assert reply.say == ()
        assert (reply.refused is None) <= goes_on
        if reply.refused is not None:
            assert reply.refused.reason.ja


def test_mutated_shares_of_a_code_let_nobody_in() -> None:
    here, chance = table(), random.Random(SEED + 4)
    key = new_key()
    for _ in range(40):
        here.wait(5000)
        here.admission.change_code()
        calling = ClientHandshake(with_code(here), key, OURS)
        handshake, _ = here.handshake(REN)
        challenge = here.hear(handshake, calling.open(here.now).say[0]).say[0]
        share = calling.receive(challenge, here.now).say[0]
        digits = bytearray(share)
        digits[share.index(b'"share":"') + 9 + chance.randrange(64)] = ord(
            chance.choice("0123456789abcdef")
        )
        answer = here.hear(handshake, bytes(digits))
        if not answer.closed:
            reply = calling.receive(answer.say[0], here.now)
            if reply.say:
                answer = here.hear(handshake, reply.say[0])
        assert (answer.entered is not None) == (bytes(digits) == share)
    assert here.admission.waiting == 0
