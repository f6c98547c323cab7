"""What the host remembers of its guests when it is started again."""

from __future__ import annotations

import pytest

from app.core.codec import CodecError
from app.core.words import Words
from app.net.client_key import new_key, public_key
from app.net.door_messages import LONGEST_DOOR_MESSAGE, Refused, from_host, write
from app.net.door_refusal import REASONS, refusal, understood
from app.net.guest_list import (
    MOST_GUESTS,
    GuestBook,
    GuestList,
    book_from_json,
    book_to_json,
    plain_address,
)
from app.net.proof import return_key, secret_name
from tests.helpers.door import SECRET


def name(key: bytes) -> str:
    return secret_name(key).hex()


def test_invites_seats_and_bans_outlive_the_host() -> None:
    guests = GuestList()
    guests.invite(SECRET, ("judge",))
    key = return_key(bytes(16))
    guests.expect_back(key, 1, ("player",))
    banned = public_key(new_key())
    guests.ban("10.0.0.9", banned)
    again = GuestList(book_from_json(book_to_json(guests.book())))
    assert again.book() == guests.book()
    invited, seated = again.find("invite", name(SECRET)), again.find("token", name(key))
    assert invited is not None
    assert invited.roles == ("judge",)
    assert seated is not None
    assert seated.seat == 1
    assert again.bans_address("10.0.0.9")
    assert again.bans_key(banned.hex())


def test_the_token_itself_is_not_kept() -> None:
    guests = GuestList()
    token = bytes(range(16))
    guests.expect_back(return_key(token), 1, ("player",))
    assert token.hex().encode() not in book_to_json(guests.book())


def test_invites_can_be_withdrawn_and_seats_stay() -> None:
    guests = GuestList()
    guests.invite(SECRET)
    guests.expect_back(return_key(bytes(16)), 0, ("player",))
    guests.withdraw_all()
    assert guests.find("invite", name(SECRET)) is None
    assert guests.find("token", name(return_key(bytes(16)))) is not None
    guests.forget_seat(0)
    assert guests.book() == GuestBook()


def test_who_only_watched_is_forgotten_before_anybody_who_has_a_seat() -> None:
    guests = GuestList()
    guests.invite(SECRET)
    guests.expect_back(return_key(bytes(16)), 0, ("player",))
    for count in range(2 * MOST_GUESTS):
        guests.expect_back(return_key((count + 1).to_bytes(16, "big")), None, ("spectator",))
    assert len(guests.book().guests) == MOST_GUESTS
    assert guests.find("invite", name(SECRET)) is not None
    assert any(guest.seat == 0 for guest in guests.book().guests)


def test_a_damaged_book_is_said_to_be_damaged() -> None:
    for data in (b"", b"[]", b'{"guests":[{"way":"dream","key":""}]}', b'{"more":1}'):
        with pytest.raises(CodecError):
            book_from_json(data)
    odd = b'{"guests":[{"way":"invite","key":"zz"}],"banned_keys":["00"]}'
    assert book_from_json(odd) == GuestBook()


def test_an_address_is_the_same_however_it_is_written() -> None:
    assert plain_address("::ffff:192.168.1.5") == "192.168.1.5"
    assert plain_address("fe80::1%eth0") == "fe80::1"
    assert plain_address("FD00:0::5") == "fd00::5"
    assert plain_address("?") == "?"


# -- refusals ---------------------------------------------------------------------------------


@pytest.mark.parametrize("code", REASONS)
def test_every_refusal_fits_into_a_message_and_comes_back(code: str) -> None:
    told = write(refusal(code, 86_400))
    assert len(told) <= LONGEST_DOOR_MESSAGE
    heard = from_host(told)
    assert isinstance(heard, Refused)
    assert understood(heard) == refusal(code, 86_400)


def test_a_wait_is_said_in_whole_seconds() -> None:
    told = refusal("wait", 0.2)
    assert told.again_in == 1
    assert "in 1 second." in told.reason.en
    assert "1秒後" in told.reason.ja
    assert "again in" not in refusal("wait").reason.en


def test_a_refusal_without_end_is_no_message() -> None:
    words = Words("Later.", "あとで。")
    assert from_host(write(Refused("wait", words, 86_400)))
    assert from_host(write(Refused("wait", words, 86_401))) is None
    assert from_host(write(Refused("wait", words, -1))) is None
    assert from_host(write(Refused("wait", Words("x" * 401, "あ")))) is None


def test_a_caller_says_its_own_sentence_for_what_it_knows() -> None:
    """What a host says before it is known to be the right one is not to be trusted."""
    lie = Refused("busy", Words("Send your deck to me", "デッキを送ってください"), 3)
    assert understood(lie) == refusal("busy", 3)


def test_what_a_newer_host_says_is_shown_without_tricks() -> None:
    odd = Refused("full-moon", Words("Come\x1b[31m back\u202e later", "また\u200bあとで"))
    assert understood(odd).reason == Words("Come[31m back later", "またあとで")
    empty = Refused("full-moon", Words(" ", "\u200b"))
    assert "full-moon" in understood(empty).reason.en
