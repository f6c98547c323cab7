"""What the host remembers of its guests when it is started again."""

from __future__ import annotations

from app.core.data.value import replace
from app.net.auth.client_key import new_key, public_key
from app.net.auth.guest_list import MOST_GUESTS, GuestList, plain_address
from app.net.auth.proof import return_key, secret_name
from app.net.server.server_state import fresh_state, guests_of, judge_secret, people_of, state_of
from app.session.room.people import Company
from app.session.room.room_messages import Sit
from app.store.host_state import KeptPerson
from tests.helpers.door import SECRET


def name(key: bytes) -> str:
    return secret_name(key).hex()


def test_invites_seats_and_bans_outlive_the_host() -> None:
    state = fresh_state(0.0)
    guests, company = guests_of(state), Company(2)
    token, banned = bytes(range(16)), public_key(new_key())
    aki = company.sit(Sit("Aki", seat=1))
    guests.expect_back(return_key(token), 1)
    guests.ban("10.0.0.9", banned)
    kept = state_of(state, company, {aki: public_key(new_key())}, guests, None)
    again = guests_of(kept)
    assert list(again) == list(guests)
    judge, seated = (
        again.find("invite", name(judge_secret(state))),
        again.find("token", name(return_key(token))),
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


def test_nobody_comes_back_to_a_seat_that_was_given_away() -> None:
    guests = GuestList()
    guests.invite(SECRET)
    guests.expect_back(return_key(bytes(16)), 0, ("player",))
    guests.forget_seat(0)
    assert guests.find("token", name(return_key(bytes(16)))) is None
    assert guests.find("invite", name(SECRET)) is not None


def test_who_only_watched_is_forgotten_before_anybody_who_has_a_seat() -> None:
    guests = GuestList()
    guests.invite(SECRET)
    guests.expect_back(return_key(bytes(16)), 0, ("player",))
    for count in range(2 * MOST_GUESTS):
        guests.expect_back(return_key((count + 1).to_bytes(16, "big")), None, ("spectator",))
    assert len(list(guests)) == MOST_GUESTS
    assert guests.find("invite", name(SECRET)) is not None
    assert any(guest.seat == 0 for guest in guests)


def test_an_address_is_the_same_however_it_is_written() -> None:
    assert plain_address("::ffff:192.168.1.5") == "192.168.1.5"
    assert plain_address("fe80::1%eth0") == "fe80::1"
    assert plain_address("FD00:0::5") == "fd00::5"
    assert plain_address("?") == "?"


# -- refusals ---------------------------------------------------------------------------------
