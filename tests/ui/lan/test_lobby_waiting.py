"""What a table that gathers waits for, said in one sentence."""

from __future__ import annotations

import pytest

from app.session.room.messages.to_people import ComputerAt, People, Person
from app.ui.lan.hosting.lobby_waiting import ALL_READY, CHOOSE, SAY_READY, waiting

AKI, REN, MIO = 1, 2, 3


def people(*ready: bool, free: int = 0) -> People:
    names = ("Aki", "Ren", "Sora")
    seated = tuple(
        Person(number, name, "player", number - 1, ready=done)
        for number, (name, done) in enumerate(zip(names, ready, strict=False), 1)
    )
    seats = tuple(range(len(seated), len(seated) + free))
    return People((*seated, Person(9, "Mio", "spectator")), seats)


@pytest.mark.parametrize(
    ("who", "en", "ja"),
    [
        (people(True, False), "Waiting for Ren.", "Renの準備を待っています。"),
        (
            people(True, False, False),
            "Waiting for Ren and Sora.",
            "RenとSoraの準備を待っています。",
        ),
        (
            people(True, free=1),
            "Waiting for 1 more player to join.",
            "あと1人の参加を待っています。",
        ),
        (
            people(True, False, free=2),
            "Waiting for Ren and 2 more players to join.",
            "Renの準備とあと2人の参加を待っています。",
        ),
    ],
)
def test_whoever_is_ready_reads_who_is_not(who: People, en: str, ja: str) -> None:
    said = waiting(who, who.people[0], chosen=True)
    assert (said.en, said.ja) == (en, ja)


def test_the_own_word_comes_first() -> None:
    who = people(False, False, free=1)
    assert waiting(who, who.people[0], chosen=False) == CHOOSE
    assert waiting(who, who.people[0], chosen=True) == SAY_READY


def test_who_watches_reads_for_whom_all_wait() -> None:
    who = people(False, True)
    assert waiting(who, who.people[-1], chosen=False).en == "Waiting for Aki."
    assert waiting(who, None, chosen=False).en == "Waiting for Aki."


def test_nobody_waits_for_a_computer() -> None:
    who = people(True)
    played = People(who.people, computers=(ComputerAt(1, "draws"),))
    assert waiting(played, who.people[0], chosen=True) == ALL_READY
