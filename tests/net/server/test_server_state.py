"""What a host keeps beside its table's file, and what it tells of the table, follow what is so."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from app.core.data.value import replace
from app.net.auth.client_key import new_key, public_key
from app.net.auth.proof import return_key, secret_name
from app.net.server.server_state import (
    Way,
    fresh_state,
    guests_of,
    judge_secret,
    people_of,
    state_of,
    way_of,
)
from app.session.room.messages.from_people import SayReady, Sit
from app.session.room.people import Roster
from app.store.host_state import HostState, KeptPerson
from tests.helpers.ports import free_port
from tests.net.tables import Guest, Hosted, hosted
from tests.net.tables import hosting as local

DECKS = tuple(tuple(f"{name}-{number}" for number in range(60)) for name in ("A", "R"))


def test_a_table_that_goes_on_is_where_it_was_and_as_late_for_those_who_watch(
    tmp_path: Path,
) -> None:
    path, port = tmp_path / "evening.chabudai", free_port()
    with hosted(replace(local(path, *DECKS, delay=60.0), port=port)) as table:
        invite = table.open.invite
        _begin(table)
    goes_on = replace(local(path), port=None)
    with hosted(goes_on) as again:
        assert again.open.port == port
        assert again.open.invite == invite
        assert _delay(again) == 60.0
    with hosted(replace(goes_on, delay=0.0)) as again:
        assert _delay(again) == 0.0


def test_where_the_port_is_taken_another_is_found(tmp_path: Path) -> None:
    path, port = tmp_path / "evening.chabudai", free_port()
    with hosted(replace(local(path, *DECKS), port=port)) as table:
        _begin(table)
    with (
        socket.create_server(("127.0.0.1", port)),
        hosted(replace(local(path), port=None)) as again,
    ):
        assert again.open.port != port


@pytest.mark.parametrize("value", ["", "no", "-1", "nan", "1e9", "９" * 400])
def test_what_makes_no_sense_is_as_if_it_was_not_kept(value: str) -> None:
    state = HostState(b"", b"", b"", options=(("delay", value), ("port", value), ("more", "x")))
    assert way_of(state) == Way()


# -- who may come back ---------------------------------------------------------------------------


def secret_name_of(key: bytes) -> str:
    return secret_name(key).hex()


def test_invites_seats_and_bans_outlive_the_host() -> None:
    state = fresh_state(0.0)
    guests, roster = guests_of(state), Roster(2)
    token, banned = bytes(range(16)), public_key(new_key())
    aki = roster.sit(Sit("Aki", seat=1))
    guests.expect_back(return_key(token), 1)
    guests.ban("10.0.0.9", banned)
    kept = state_of(state, roster, {aki: public_key(new_key())}, guests, None)
    again = guests_of(kept)
    assert list(again) == list(guests)
    judge, seated = (
        again.find("invite", secret_name_of(judge_secret(state))),
        again.find("token", secret_name_of(return_key(token))),
    )
    assert judge is not None
    assert judge.roles == ("judge",)
    assert seated is not None
    assert seated.seat == 1
    assert again.bans_address("10.0.0.9")
    assert again.bans_key(banned.hex())
    assert token.hex() not in str([guest.key for guest in again]), "the token itself is not kept"


def test_what_is_damaged_of_what_was_kept_lets_nobody_in_and_keeps_nobody_out() -> None:
    state = fresh_state(0.0)
    people = (KeptPerson("Aki", "player", 0, "zz", "not a key"),)
    damaged = replace(state, people=people, bans=("key:zz", "10.0.0.9"))
    guests = guests_of(damaged)
    assert all(guest.way == "invite" for guest in guests)
    assert guests.banned_keys == ()
    assert guests.bans_address("10.0.0.9")
    assert people_of(damaged)[0][1] == b""


def _begin(table: Hosted) -> None:
    """Let two sit down and begin, so that there is a file."""
    guests = [Guest(table.open, name, seat=seat) for seat, name in enumerate(("Aki", "Ren"))]
    for guest in guests:
        guest.wait_inside().say(SayReady())
    for guest in guests:
        _ = guest.seat
        guest.close()


def _delay(table: Hosted) -> float:
    behind = table.table.server.room.audience.behind if table.table is not None else None
    return 0.0 if behind is None else behind.seconds
