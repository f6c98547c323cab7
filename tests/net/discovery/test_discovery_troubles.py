"""Why no table is found, or why nobody finds this one, and what to try."""

from __future__ import annotations

import errno
from typing import Any

import pytest

from app.core.text.words import Words
from app.net.discovery.discovery_troubles import (
    CANNOT_LOOK,
    CANNOT_TELL,
    FIREWALL,
    MAC_PERMISSION,
    NO_NETWORK,
    NOTHING_ANSWERS,
    announcers_troubles,
    seekers_troubles,
)

EPERM = OSError(errno.EPERM, "not permitted")
EACCES = OSError(errno.EACCES, "permission denied")
UNREACHABLE = OSError(errno.EHOSTUNREACH, "no route to host")


def seekers(**given: Any) -> tuple[Words, ...]:
    usual: dict[str, Any] = {
        "in_network": True,
        "problems": (),
        "ways_left": True,
        "waited": False,
        "found": False,
        "platform": "linux",
    }
    return seekers_troubles(**{**usual, **given})


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, ()),
        ({"found": True, "in_network": False, "waited": True}, ()),
        ({"in_network": False, "problems": (EPERM,)}, (NO_NETWORK,)),
        ({"waited": True}, (NOTHING_ANSWERS,)),
        ({"waited": True, "platform": "darwin"}, (NOTHING_ANSWERS, MAC_PERMISSION)),
        ({"waited": True, "problems": (EPERM,)}, (NOTHING_ANSWERS, FIREWALL)),
        ({"problems": (EPERM,)}, (FIREWALL,)),
        ({"problems": (UNREACHABLE,)}, ()),
        ({"problems": (UNREACHABLE,), "platform": "darwin"}, (MAC_PERMISSION,)),
        ({"problems": (UNREACHABLE, EPERM), "ways_left": False}, (CANNOT_LOOK, FIREWALL)),
        ({"problems": (EACCES,)}, (FIREWALL,)),
        ({"problems": (EACCES,), "platform": "darwin"}, (MAC_PERMISSION,)),
        ({"platform": "darwin"}, ()),
        ({"waited": True, "ways_left": False}, (CANNOT_LOOK,)),
    ],
    ids=range(14),
)
def test_what_to_try_depends_on_what_happened(given: Any, told: tuple[Words, ...]) -> None:
    assert seekers(**given) == told


def test_a_host_is_told_only_what_it_can_do_something_about() -> None:
    def told(**given: Any) -> tuple[Words, ...]:
        usual: dict[str, Any] = {
            "in_network": True,
            "problems": (EPERM,),
            "ways_left": True,
            "platform": "linux",
        }
        return announcers_troubles(**{**usual, **given})

    assert told() == ()
    assert told(ways_left=False) == (CANNOT_TELL, FIREWALL)
    assert told(ways_left=False, platform="darwin") == (CANNOT_TELL, MAC_PERMISSION)
    assert told(in_network=False) == (NO_NETWORK,)
    assert told(in_network=False, ways_left=False) == (NO_NETWORK,)
    assert told(ways_left=False, problems=()) == (CANNOT_TELL,)
