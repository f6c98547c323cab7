"""Who may come in by a secret, who comes back to a seat, and who may not come at all."""

from __future__ import annotations

import pytest

from app.net.auth.client_key import new_key, public_key
from app.net.auth.guest_list import (
    GUESTS,
    MOST_BANNED,
    MOST_GUESTS,
    Guest,
    GuestList,
    plain_address,
)
from app.net.auth.proof import return_key, secret_name
from tests.helpers.handshake_table import SECRET

TOKEN = bytes(16)


def name(key: bytes) -> str:
    return secret_name(key).hex()


# -- secrets -------------------------------------------------------------------------------------


def test_a_guest_is_found_by_what_the_secret_is_called_and_the_way_it_is_for() -> None:
    guests = GuestList()
    guests.invite(SECRET)
    assert guests.find("invite", name(SECRET)) == Guest("invite", SECRET.hex(), GUESTS)
    assert guests.find("token", name(SECRET)) is None
    assert guests.find("invite", name(TOKEN)) is None
    assert "judge" not in GUESTS


def test_the_secret_does_not_show_where_a_guest_is_printed() -> None:
    assert SECRET.hex() not in repr(Guest("invite", SECRET.hex()))


def test_a_seat_has_one_token_and_the_newest_is_good() -> None:
    guests = GuestList()
    old, new = return_key(TOKEN), return_key(b"another")
    guests.expect_back(old, 0)
    guests.expect_back(return_key(b"of seat 1"), 1)
    guests.expect_back(new, 0, ("player",))
    assert guests.find("token", name(old)) is None
    assert guests.find("token", name(new)) == Guest("token", new.hex(), ("player",), 0)
    assert sorted(guest.seat for guest in guests if guest.seat is not None) == [0, 1]


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


# -- bans ----------------------------------------------------------------------------------------


def test_who_is_banned_is_kept_out_by_address_and_by_key() -> None:
    guests, key = GuestList(), public_key(new_key())
    guests.ban("10.0.0.9", key)
    assert guests.bans_address("10.0.0.9")
    assert not guests.bans_address("10.0.0.8")
    assert guests.bans_key(key.hex())
    assert not guests.bans_key(public_key(new_key()).hex())
    assert (guests.banned_addresses, guests.banned_keys) == (("10.0.0.9",), (key.hex(),))


@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.0.9", "::1", ""])
def test_the_own_machine_and_nowhere_are_never_banned(address: str) -> None:
    guests = GuestList()
    guests.ban(address)
    assert guests.banned_addresses == guests.banned_keys == ()


def test_a_name_that_is_no_address_can_be_banned() -> None:
    guests = GuestList()
    guests.ban("?")
    assert guests.bans_address("?")


def test_the_oldest_bans_are_forgotten_first() -> None:
    guests = GuestList()
    for number in range(MOST_BANNED + 2):
        guests.ban(f"10.{number // 250}.{number % 250}.1", number.to_bytes(32, "big"))
    assert len(guests.banned_addresses) == len(guests.banned_keys) == MOST_BANNED
    assert not guests.bans_address("10.0.1.1")
    assert guests.bans_address("10.0.2.1")
    assert not guests.bans_key((1).to_bytes(32, "big").hex())
    assert guests.bans_key((2).to_bytes(32, "big").hex())


def test_an_address_is_the_same_however_it_is_written() -> None:
    assert plain_address("::ffff:192.168.1.5") == "192.168.1.5"
    assert plain_address("fe80::1%eth0") == "fe80::1"
    assert plain_address("FD00:0::5") == "fd00::5"
    assert plain_address("?") == "?"


def test_whoever_comes_back_to_two_swapped_seats_comes_to_the_other() -> None:
    guests = GuestList()
    keys = [return_key(bytes([number]) * 16) for number in range(3)]
    for seat, key in enumerate(keys):
        guests.expect_back(key, seat)
    guests.swap_seats(0, 2)
    found = [guests.find("token", name(key)) for key in keys]
    assert [one.seat for one in found if one is not None] == [2, 1, 0]
