"""Invites: written, pasted in every way that people paste, and what is said of a damaged one."""

from __future__ import annotations

import random
import textwrap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.net.auth.invite import (
    LONGEST_PASTED,
    MOST_ADDRESSES,
    Invite,
    InviteError,
    new_secret,
    read_invite,
    read_way,
    write_invite,
)
from app.net.transport.base32 import LETTERS, to_base32
from app.net.transport.host_address import AddressError, HostAddress
from app.net.transport.limits import PORT

INVITE = Invite(
    ("192.168.1.5", "fd00::5", "aki-laptop.local"),
    PORT,
    bytes(range(16)),
    bytes(range(100, 116)),
    "player",
)
TEXT = write_invite(INVITE)

ADDRESSES = st.one_of(
    st.ip_addresses(v=4).map(str),
    st.ip_addresses(v=6).filter(lambda found: found.ipv4_mapped is None).map(str),
    st.from_regex(r"[a-z][a-z0-9-]{0,20}[a-z](\.local)?", fullmatch=True),
)
INVITES = st.builds(
    Invite,
    st.lists(ADDRESSES, max_size=4).map(tuple),
    st.integers(1, 65535),
    st.binary(min_size=16, max_size=16),
    st.binary(min_size=16, max_size=16),
    st.sampled_from((None, "player", "judge", "spectator")),
)


def full_width(text: str) -> str:
    return "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in text)


@given(INVITES)
def test_an_invite_is_read_as_it_was_written(invite: Invite) -> None:
    assert read_invite(write_invite(invite)) == invite


def test_it_is_one_short_line() -> None:
    small = write_invite(Invite(("192.168.1.5",), PORT, bytes(16), new_secret()))
    assert len(small) <= 85
    assert small.isascii()
    assert " " not in small
    assert len(TEXT) <= 160


DAMAGE = {
    "spaces around": "  {}  ",
    "line break behind": "{}\r\n",
    "full stop": "{}.",
    "Japanese full stop": "{}。",
    "in quotation marks": "「{}」",
    "in brackets": "<{}>",
    "in a sentence": "Come over: {}, we start at eight!",
    "before words": "{} and bring your deck",
    "in a Japanese sentence": "招待です→{} 8時に始めます。",
    "pasted twice": "{}\n{}",
    "in a link": "[table]({})",
}


@pytest.mark.parametrize("around", DAMAGE.values(), ids=DAMAGE.keys())
def test_it_may_stand_in_any_text(around: str) -> None:
    assert read_invite(around.replace("{}", TEXT)) == INVITE


def test_copying_does_not_harm_it() -> None:
    body = TEXT.partition(":")[2]
    for damaged in (
        TEXT.upper(),
        full_width(TEXT),
        full_width(TEXT.upper()),
        TEXT.replace(":", "://"),
        TEXT.replace(":", ": "),
        "\n".join(textwrap.wrap(TEXT, 20)),
        "\n> ".join(textwrap.wrap(TEXT, 20)),
        " ".join(TEXT),
        "\u200b".join(TEXT),
        "\u00ad".join(TEXT),
        "-".join(textwrap.wrap(body, 5)).join(("chabudai:", "")),
        TEXT.replace("0", "O"),
        TEXT.replace("1", "l"),
        TEXT.replace("1", "I"),
        "\ufeff" + TEXT,
        body,
        f" {body.upper()}\n",
    ):
        assert read_invite(damaged) == INVITE, damaged


def test_every_wrong_letter_is_noticed() -> None:
    start = TEXT.index(":") + 1
    for at in range(start, len(TEXT)):
        for letter in LETTERS:
            if letter != TEXT[at]:
                with pytest.raises(InviteError):
                    read_invite(TEXT[:at] + letter + TEXT[at + 1 :])


def test_letters_that_changed_places_or_are_missing_are_noticed() -> None:
    start = TEXT.index(":") + 1
    for at in range(start, len(TEXT) - 1):
        swapped = TEXT[:at] + TEXT[at + 1] + TEXT[at] + TEXT[at + 2 :]
        assert swapped == TEXT or said_of(swapped)
        assert said_of(TEXT[:at] + TEXT[at + 1 :])
        assert said_of(TEXT[:at] + "7" + TEXT[at:]) or TEXT[at] == "7"
    for length in range(start, len(TEXT)):
        assert said_of(TEXT[:length])


def said_of(text: str) -> str:
    """The sentence for a text that is no invite; "" if it is one."""
    try:
        read_invite(text)
    except InviteError as error:
        return error.words.en if error.words.ja else ""
    return ""


def test_the_sentence_says_where_a_strange_sign_stands() -> None:
    assert "after 12 characters comes “!”" in said_of(TEXT[:21] + "!" + TEXT[21:])


def test_the_sentence_says_that_it_is_damaged() -> None:
    assert "do not fit together" in said_of(TEXT[:-1])
    assert "There is no invite" in said_of("See you at eight")
    assert "There is no invite" in said_of("")


def test_an_invite_of_a_newer_format_says_so() -> None:
    newer = "chabudai:" + to_base32(bytes((0x2F,)) + bytes(40))
    assert "newer Chabudai" in said_of(newer)


def test_sound_letters_with_nonsense_in_them_are_no_invite() -> None:
    head = bytes((0x10, 1, 1)) + bytes(32)
    for data in (
        head[:-1],
        bytes((0x14, 1, 1)) + bytes(32),
        bytes((0x10, 0, 0)) + bytes(32),
        bytes((0x00, 1, 1)) + bytes(32),
        head + b"\x04\x01",
        head + b"\x05\x01\x01\x01\x01",
        head + b"\x80",
        head + b"\x82!!",
        head + b"\x82\xff\xff",
        head + b"\x04abcd" * (MOST_ADDRESSES + 1),
    ):
        assert said_of("chabudai:" + to_base32(data)), data


@given(st.text(max_size=300))
def test_any_text_is_an_invite_or_a_sentence(text: str) -> None:
    said_of(text)
    said_of("chabudai:" + text)


def test_a_thousand_damaged_invites_are_never_another_invite() -> None:
    chance = random.Random(20)
    for _ in range(1000):
        signs = list(TEXT)
        for _ in range(chance.randint(1, 4)):
            signs[chance.randrange(9, len(signs))] = chance.choice(LETTERS + " -!")
        text = "".join(signs)
        assert said_of(text) or read_invite(text) == INVITE


def test_a_book_is_searched_for_its_beginning_only() -> None:
    assert said_of("x" * LONGEST_PASTED + TEXT)


def test_what_does_not_fit_is_left_out_and_interfaces_are_the_hosts_own() -> None:
    many = Invite(
        ("fe80::1%eth0", *(f"{'long-name' * 5}-{n}.local" for n in range(20))),
        PORT,
        bytes(16),
        bytes(16),
    )
    read = read_invite(write_invite(many))
    assert read.hosts[0] == "fe80::1"
    assert 2 <= len(read.hosts) <= MOST_ADDRESSES


def test_a_wrong_host_is_not_written() -> None:
    with pytest.raises(AddressError):
        write_invite(Invite(("a b",), PORT, bytes(16), bytes(16)))
    with pytest.raises(ValueError):
        write_invite(Invite((), PORT, bytes(15), bytes(16)))


def test_the_secret_does_not_show_where_an_invite_is_printed() -> None:
    assert repr(INVITE.secret) not in repr(INVITE)


def test_one_field_takes_an_invite_or_an_address() -> None:
    assert read_way(f"see {TEXT}!") == INVITE
    assert read_way("192.168.1.5") == HostAddress("192.168.1.5", PORT)
    assert INVITE.addresses[1] == HostAddress("fd00::5", PORT)
    with pytest.raises(InviteError):
        read_way(TEXT[:-3])
    with pytest.raises(AddressError):
        read_way("at Aki's")
