"""Which version of the wire two sides speak."""

from __future__ import annotations

import pytest

from app.net.transport.versions import LARGEST_VERSION, SPOKEN, Versions, agreed, is_older


@pytest.mark.parametrize(
    ("host", "client", "version"),
    [
        (Versions(1, 5), Versions(2, 4), 4),
        (Versions(2, 4), Versions(1, 5), 4),
        (Versions(1, 2), Versions(2, 3), 2),
        (Versions(2, 3), Versions(1, 2), 2),
        (Versions(1, 2), Versions(3, 4), None),
        (Versions(3, 4), Versions(1, 2), None),
    ],
    ids=str,
)
def test_the_newest_that_both_speak_is_taken(
    host: Versions, client: Versions, version: int | None
) -> None:
    assert agreed(host, client) == version


def test_of_two_that_share_none_the_older_one_is_to_be_updated() -> None:
    assert is_older(Versions(1, 2), Versions(3, 4))
    assert not is_older(Versions(3, 4), Versions(1, 2))
    assert not is_older(Versions(1, 2), Versions(2, 3))


@pytest.mark.parametrize(
    ("versions", "sound"),
    [
        (Versions(1, 1), True),
        (Versions(1, LARGEST_VERSION), True),
        (Versions(0, 1), False),
        (Versions(2, 1), False),
        (Versions(1, LARGEST_VERSION + 1), False),
        (SPOKEN, True),
    ],
    ids=str,
)
def test_what_comes_from_outside_may_be_no_versions(versions: Versions, sound: bool) -> None:
    assert versions.is_sound is sound
