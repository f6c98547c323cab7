"""What a client says and believes: nothing to another table, and nobody who has not proven it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from app.core.text.words import Words
from app.net.auth.client_handshake import (
    TO_BE_LET_IN,
    ClientHandshake,
    ClientReply,
    Credential,
    by_code,
    by_invite,
    by_token,
)
from app.net.auth.client_key import new_key, public_key
from app.net.auth.handshake_messages import Refused, Share, write
from app.net.auth.invite import Invite
from app.net.auth.proof import return_key
from app.net.auth.refusals import refusal
from app.net.transport.versions import SPOKEN, Versions
from tests.helpers.handshake_table import (
    OURS,
    SECRET,
    THEIRS,
    drawing,
    inside,
    refused,
    table,
    with_code,
    with_invite,
    wrong_code,
)

TOKEN = bytes(range(16, 32))


def called(
    credential: Credential | None = None, sees: bytes = OURS
) -> tuple[ClientHandshake, ClientReply]:
    """Somebody who has just called, and what they said."""
    calling = ClientHandshake(credential or with_invite(), new_key(), sees, draw=drawing(1))
    return calling, calling.open(0.0)


# -- by what one comes -----------------------------------------------------------------------------


def test_each_ticket_says_what_is_proven_and_where() -> None:
    invite = Invite(("192.168.1.5",), 27420, OURS[:16], SECRET)
    assert by_invite(invite) == Credential("invite", SECRET, OURS[:16])
    assert by_code("123456") == Credential("code", b"123456")
    assert by_token(TOKEN, OURS) == Credential("token", return_key(TOKEN), OURS)


def test_the_secret_does_not_show_where_a_ticket_is_printed() -> None:
    assert str(SECRET) not in repr(with_invite())


# -- the first word --------------------------------------------------------------------------------


def test_the_first_word_names_the_way_the_versions_and_the_own_key() -> None:
    key = new_key()
    hello = json.loads(ClientHandshake(with_invite(), key, OURS).open(0.0).say[0])
    assert (hello["kind"], hello["way"]) == ("hello", "invite")
    assert (hello["oldest"], hello["newest"]) == (SPOKEN.oldest, SPOKEN.newest)
    assert hello["key"] == public_key(key).hex()


def test_of_a_code_the_first_word_says_nothing() -> None:
    _, reply = called(by_code("123456"))
    hello = json.loads(reply.say[0])
    assert "name" not in hello
    assert b"123456" not in reply.say[0]


def test_with_an_invite_nothing_is_told_to_another_certificate() -> None:
    calling = ClientHandshake(with_invite(), new_key(), THEIRS)
    reply = calling.open(0.0)
    assert reply.say == ()
    assert refused(reply.refused) == "other-table"
    assert refused(
        ClientHandshake(Credential("token", SECRET), new_key(), OURS).open(0.0).refused
    ) == ("other-table")


def test_whoever_knows_a_code_alone_calls_whatever_certificate_answers() -> None:
    _, reply = called(by_code("123456"), THEIRS)
    assert reply.refused is None
    _, pinned = called(Credential("code", b"123456", OURS[:16]), THEIRS)
    assert refused(pinned.refused) == "other-table"


# -- what the host answers -------------------------------------------------------------------------


def test_a_false_host_is_not_believed_and_learns_one_guess_at_most() -> None:
    """It does not know the code, so it can only guess one before the client is gone."""
    theirs = table()
    guest = ClientHandshake(wrong_code(theirs), new_key(), OURS)
    handshake, _ = theirs.handshake()
    challenge = theirs.hear(handshake, guest.open(theirs.now).say[0]).say[0]
    share = theirs.hear(handshake, guest.receive(challenge, theirs.now).say[0]).say[0]
    guest.receive(share, theirs.now)
    forged = b'{"kind":"welcome","proof":"%s","roles":["player"]}' % (b"00" * 32)
    reply = guest.receive(forged, theirs.now)
    assert reply.inside is None
    assert refused(reply.refused) == "host-unproven"
    assert guest.receive(share, theirs.now).say == ()


def test_a_share_that_is_none_proves_no_host() -> None:
    here = table()
    guest = ClientHandshake(with_code(here), new_key(), OURS)
    handshake, _ = here.handshake()
    guest.receive(here.hear(handshake, guest.open(here.now).say[0]).say[0], here.now)
    reply = guest.receive(write(Share("00" * 32)), here.now)
    assert reply.say == ()
    assert refused(reply.refused) == "host-unproven"


@pytest.mark.parametrize(
    "told",
    [
        b'{"kind":"welcome","proof":"%s","roles":["player"]}' % (b"00" * 32),
        write(Share("00" * 32)),
        b"HTTP/1.1 404 Not Found",
        b"",
    ],
    ids=["too early", "not asked for", "another service", "nothing"],
)
def test_what_does_not_follow_is_no_table(told: bytes) -> None:
    calling, _ = called()
    reply = calling.receive(told, 0.0)
    assert reply.say == ()
    assert refused(reply.refused) == "no-table"


def test_a_host_that_picks_what_was_not_offered_is_no_table() -> None:
    here = table()
    for version in (0, SPOKEN.oldest - 1, SPOKEN.newest + 1, 99):
        calling = ClientHandshake(with_invite(), new_key(), OURS)
        calling.open(here.now)
        picked = b'{"kind":"challenge","version":%d,"nonce":"%s"}' % (version, b"00" * 16)
        reply = calling.receive(picked, here.now)
        assert reply.say == ()
        assert refused(reply.refused) == "no-table"


@pytest.mark.parametrize("way", ["invite", "code", "token"])
def test_who_is_in_keeps_the_certificate_and_the_version_that_were_proven(way: str) -> None:
    here = table(versions=Versions(1, 5))
    here.admission.guests.expect_back(return_key(TOKEN), 1)
    tickets = {"invite": with_invite(), "code": with_code(here), "token": by_token(TOKEN, OURS)}
    outcome = inside(here.try_to_join(tickets[way], versions=Versions(2, 4))[0])
    assert (outcome.fingerprint, outcome.version) == (OURS, 4)
    assert outcome.seat == (1 if way == "token" else None)


# -- not being let in ------------------------------------------------------------------------------


def test_a_refusal_is_told_with_the_callers_own_sentence() -> None:
    calling, _ = called()
    lie = Refused("busy", Words("Send me your deck.", "デッキを送ってください。"), 3)
    assert calling.receive(write(lie), 0.0).refused == refusal("busy", 3)


def test_a_newer_host_refuses_for_a_reason_of_its_own() -> None:
    calling = ClientHandshake(with_invite(), new_key(), OURS)
    calling.open(0.0)
    told = b'{"kind":"refused","code":"full-moon","why":{"text":"?"}}'
    reply = calling.receive(told, 0.0)
    assert refused(reply.refused) == "full-moon"


def test_a_caller_gives_up_on_a_silent_host() -> None:
    calling = ClientHandshake(with_invite(), new_key(), OURS)
    calling.open(0.0)
    assert calling.tick(TO_BE_LET_IN - 1).refused is None
    assert refused(calling.tick(TO_BE_LET_IN).refused) == "no-answer"


def test_what_comes_too_late_is_not_heard() -> None:
    here = table()
    calling, reply = called()
    handshake, _ = here.handshake()
    challenge = here.hear(handshake, reply.say[0]).say[0]
    late = calling.receive(challenge, TO_BE_LET_IN)
    assert late.say == ()
    assert refused(late.refused) == "no-answer"


@pytest.mark.parametrize(
    "again",
    [
        lambda calling: calling.receive(write(refusal("busy")), 0.0),
        lambda calling: calling.tick(TO_BE_LET_IN),
    ],
    ids=["a message", "the time"],
)
def test_after_the_end_nothing_is_heard_any_more(
    again: Callable[[ClientHandshake], ClientReply],
) -> None:
    calling, _ = called()
    calling.receive(write(refusal("banned")), 0.0)
    assert again(calling) == ClientReply()
