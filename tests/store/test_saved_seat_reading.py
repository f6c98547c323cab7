"""What a file says of a table one was at: all of it or nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.session.host.updates import SignedHead
from app.store.saved_seat_reading import LARGEST, LONGEST, MOST, MOST_ADDRESSES, Stay, understood

STAY = Stay(
    bytes(range(32)),
    (("192.168.1.5", 27420), ("fe80::1", 65535)),
    b"k" * 32,
    "蓮",
    "player",
    1,
    b"t" * 16,
    "chabudai:INVITE",
    ("Aoi", "蓮"),
    table="evening.chabudai",
)
WRITTEN = {
    "chabudai": 1,
    "pin": bytes(range(32)).hex(),
    "addresses": [["192.168.1.5", 27420], ["fe80::1", 65535]],
    "key": (b"k" * 32).hex(),
    "token": (b"t" * 16).hex(),
    "invite": "chabudai:INVITE",
    "name": "蓮",
    "role": "player",
    "seat": 1,
    "people": ["Aoi", "蓮"],
    "over": False,
    "table": "evening.chabudai",
}
HEAD = ["ab", "cd", 1, "ef", 7, "01", [2, 3], "45"]


def read(**changed: Any) -> Stay | None:
    return understood(json.dumps({**WRITTEN, **changed}).encode())


def test_a_sound_file_is_understood() -> None:
    assert read() == STAY
    assert read(over=True, role="judge", seat=None) == replace(
        STAY, over=True, role="judge", seat=None
    )


def test_what_was_signed_comes_with_it() -> None:
    found = read(held=HEAD)
    assert found is not None
    assert found.held == SignedHead("ab", "cd", 1, "ef", 7, "01", (2, 3), "45")
    assert read(held=[*HEAD[:2], JUDGE, *HEAD[3:]]) is not None
    assert read(held=[*HEAD[:2], -9, *HEAD[3:]]) is None
    assert read(held=HEAD[:-1]) is None


@pytest.mark.parametrize(
    "changed",
    [
        {"chabudai": 2},
        {"role": "host"},
        {"seat": 65},
        {"seat": True},
        {"pin": "00" * 31},
        {"key": "00" * 33},
        {"addresses": []},
        {"addresses": [["h", 1]] * (MOST_ADDRESSES + 1)},
        {"addresses": [["h", 65536]]},
        {"name": "x" * (LONGEST + 1)},
        {"name": "a\0b"},
        {"people": [3]},
    ],
    ids=str,
)
def test_one_wrong_value_spoils_all(changed: dict[str, Any]) -> None:
    assert read(**changed) is None


def test_what_is_no_such_file_says_nothing() -> None:
    for data in (b"", b"[]", b"3", b"\xff", b"[" * 60_000, b" " * (LARGEST + 1)):
        assert understood(data) is None
    sound = json.dumps(WRITTEN).encode()
    assert understood(sound.ljust(LARGEST)) == STAY
    assert understood(sound.ljust(LARGEST + 1)) is None


def test_of_a_crowd_the_first_are_named() -> None:
    found = read(people=["Aoi"] * (MOST + 5))
    assert found is not None
    assert found.people == ("Aoi",) * MOST


def test_a_token_or_an_invite_opens_the_door() -> None:
    assert STAY.opens
    assert replace(STAY, invite="").opens
    assert replace(STAY, token=b"").opens
    assert not replace(STAY, token=b"", invite="").opens
