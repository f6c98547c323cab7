"""Proofs, worked out here a second time with nothing but hashes, as another program would."""

from __future__ import annotations

import hashlib
import hmac
import json

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from spake2 import SPAKE2_A

from app.net.auth import proof
from app.net.auth.client_handshake import ClientHandshake, by_token
from app.net.auth.client_key import new_key, verify
from app.net.auth.proof import new_token, return_key, secret_name
from app.net.transport.versions import SPOKEN
from tests.helpers.handshake_table import OURS, SECRET, Table, drawing, table, with_invite


def long(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part


def test_the_proofs_are_what_the_protocol_says() -> None:
    here = table()
    here.try_to_join(with_invite())
    hello, challenge, shown, welcome = here.over_the_wire
    said = hashlib.sha256(b"chabudai door 1" + long(OURS) + long(hello) + long(challenge)).digest()
    right = hmac.new(SECRET, b"chabudai caller" + said, hashlib.sha256).hexdigest()
    assert json.loads(shown)["proof"] == right
    back = hmac.new(SECRET, b"chabudai host" + said, hashlib.sha256).hexdigest()
    assert json.loads(welcome)["proof"] == back
    signature, key = (
        bytes.fromhex(json.loads(shown)["signature"]),
        bytes.fromhex(json.loads(hello)["key"]),
    )
    assert verify(key, signature, b"chabudai key" + said)
    name = hashlib.sha256(b"chabudai name" + SECRET).hexdigest()[:32]
    assert json.loads(hello)["name"] == name == secret_name(SECRET).hex()


def test_a_token_is_proven_by_a_key_made_of_it() -> None:
    token = new_token(drawing(1))
    assert return_key(token) == hmac.new(token, b"chabudai return", hashlib.sha256).digest()
    hello = ClientHandshake(by_token(token, OURS), new_key(), OURS).open(0.0).say[0]
    assert json.loads(hello)["name"] == secret_name(return_key(token)).hex()


def test_a_transcript_tells_messages_apart_however_they_are_cut() -> None:
    assert proof.transcript(OURS, b"ab", b"c") != proof.transcript(OURS, b"a", b"bc")
    assert proof.transcript(OURS, b"a") != proof.transcript(OURS, b"a", b"")


def test_each_direction_has_its_own_proof() -> None:
    assert proof.client_proof(SECRET, OURS) != proof.host_proof(SECRET, OURS)


# -- another program, written from the description alone ----------------------------------------


def another_program(here: Table, way: str, key: bytes) -> dict[str, object]:
    """Come in with nothing of the client's code; returns the welcome."""
    handshake, _ = here.handshake()
    own = Ed25519PrivateKey.generate()
    hello = {
        "kind": "hello",
        "oldest": SPOKEN.oldest,
        "newest": SPOKEN.newest,
        "way": way,
        "nonce": "ab" * 16,
        "key": own.public_key().public_bytes_raw().hex(),
    }
    if way != "code":
        hello["name"] = hashlib.sha256(b"chabudai name" + key).hexdigest()[:32]
    said = [json.dumps(hello, indent=1).encode()]
    said.append(here.hear(handshake, said[0]).say[0])
    if way == "code":
        context = transcript_of(said)
        side = SPAKE2_A(key, idA=b"chabudai caller " + context, idB=b"chabudai host " + context)
        said.append(json.dumps({"kind": "share", "share": side.start()[1:].hex()}).encode())
        said.append(here.hear(handshake, said[2]).say[0])
        key = side.finish(b"B" + bytes.fromhex(json.loads(said[3])["share"]))
    held = transcript_of(said)
    shown = {
        "kind": "proof",
        "proof": hmac.new(key, b"chabudai caller" + held, hashlib.sha256).hexdigest(),
        "signature": own.sign(b"chabudai key" + held).hex(),
    }
    answer = here.hear(handshake, json.dumps(shown).encode())
    assert answer.entered is not None
    welcome: dict[str, object] = json.loads(answer.say[0])
    back = hmac.new(key, b"chabudai host" + held, hashlib.sha256).hexdigest()
    assert welcome.pop("proof") == back
    return welcome


def transcript_of(said: list[bytes]) -> bytes:
    parts = b"".join(long(part) for part in (OURS, *said))
    return hashlib.sha256(b"chabudai door 1" + parts).digest()


def test_another_program_comes_in_by_an_invite() -> None:
    welcome = another_program(table(), "invite", SECRET)
    assert welcome == {"kind": "welcome", "roles": ["player", "spectator"]}


def test_another_program_comes_in_by_a_code() -> None:
    here = table()
    assert here.admission.code is not None
    assert another_program(here, "code", here.admission.code.encode())["kind"] == "welcome"


def test_another_program_comes_back_to_its_seat() -> None:
    here = table()
    key = hmac.new(bytes(16), b"chabudai return", hashlib.sha256).digest()
    here.admission.guests.expect_back(return_key(bytes(16)), 1, ("player",))
    assert another_program(here, "token", key)["seat"] == 1
