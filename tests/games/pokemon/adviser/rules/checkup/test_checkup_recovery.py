"""Asleep, Paralyzed and Confused at a Pokémon Checkup."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position_sides import Condition, Mon
from tests.games.pokemon.adviser.rules.checkup.checkup_table import (
    HEADS,
    NEXT,
    case,
    ends,
    over,
    sentences,
    sick,
    told,
)
from tests.games.pokemon.adviser.situation import (
    ME,
    PIKACHU,
    YOU,
    hears,
    mon,
)

ASLEEP, CONFUSED = "checkup-asleep", "checkup-confused-none"
EARLY, LATE = "checkup-paralyzed", "checkup-paralyzed-late"


# -- Asleep and Confused ---------------------------------------------------------------------------


def test_checkup_asleep() -> None:
    at = case(sick("asleep"))
    spoken = ("reminder", ("b1",), None)
    assert hears(ASLEEP, at, told(said=("flips",))) == spoken
    assert hears(ASLEEP, at, told()) == spoken
    assert hears(ASLEEP, at, told(flips=(("b1", "asleep"),), said=("flips",))) is None
    assert hears(ASLEEP, at, told(ended=(("b1", "asleep"),), said=("ended",))) is None
    assert hears(ASLEEP, at, told(flips=(("b1", "burned"),), said=("flips",))) is not None
    assert hears(ASLEEP, case(sick("poisoned")), told()) is None
    assert hears(ASLEEP, at, told(step="asleep")) is None


def test_checkup_asleep_at_a_table() -> None:
    sleeper = sick("asleep")
    assert hears(ASLEEP, over(theirs=sleeper), NEXT) == ("reminder", ("b1",), None)
    assert hears(ASLEEP, over(HEADS, theirs=sleeper), NEXT) is None
    ticked = t.Checkup(ME, step="asleep", unit="b1")
    assert hears(ASLEEP, over(ticked, theirs=sleeper), NEXT) is None
    other = t.Checkup(ME, step="asleep", unit="a1")
    assert hears(ASLEEP, over(other, theirs=sleeper), NEXT) is not None
    assert hears(ASLEEP, over(ends("asleep")), NEXT) is None
    assert hears(ASLEEP, over(theirs=sleeper, turn={"phase": "main"}), NEXT) is None


@pytest.mark.parametrize(
    "play",
    [told(flips=(("b1", "confused"),), said=("flips",)), told(ended=(("b1", "confused"),)),
     ends("confused")],
)  # fmt: skip
def test_checkup_confused_none(play: Play) -> None:
    assert hears(CONFUSED, case(sick("confused")), play) == ("reminder", ("b1",), None)


def test_checkup_confused_none_is_silent() -> None:
    at = case(sick("confused"))
    assert hears(CONFUSED, at, told(flips=(("b1", "asleep"),))) is None
    assert hears(CONFUSED, at, ends("asleep")) is None
    on = p.ChangeCondition(ME, "b1", "confused", on=True)
    assert hears(CONFUSED, at, on) is None
    assert hears(CONFUSED, case(sick("confused"), turn={"phase": "main"}), ends("confused")) is None
    assert hears(CONFUSED, at, told(order=("poisoned", "confused"))) == ("reminder", (), None)
    assert hears(CONFUSED, at, told(order=("poisoned",))) is None


# -- Paralyzed -------------------------------------------------------------------------------------


def numb(since: int | None = None, source: int | None = None) -> Mon:
    return mon(PIKACHU, conditions=(Condition("paralyzed", 1, source, since),))


def turn(player: int, number: int = 5, phase: str = "checkup") -> dict[str, Any]:
    return {"turn": {"player": player, "number": number, "phase": phase}}


RECOVERS = told(ended=(("b1", "paralyzed"),), said=("ended",))


@pytest.mark.parametrize("play", [RECOVERS, ends("paralyzed")])
def test_checkup_paralyzed(play: Play) -> None:
    spoken = ("suspicious", ("b1",), None)
    assert hears(EARLY, case(numb(), **turn(ME)), play) == spoken
    assert hears(EARLY, case(numb(since=5), **turn(ME)), play) == spoken
    assert hears(EARLY, case(numb(), **turn(YOU, 6)), play) is None
    assert hears(EARLY, case(numb(since=5), **turn(YOU, 6)), play) is None
    assert hears(EARLY, case(numb(since=6), **turn(YOU, 6)), play) == spoken


def test_checkup_paralyzed_at_a_table() -> None:
    assert hears(EARLY, over(theirs=numb(), **turn(ME)), ends("paralyzed")) is not None
    assert hears(EARLY, over(theirs=numb(), **turn(YOU, 6)), ends("paralyzed")) is None


def test_checkup_paralyzed_is_silent() -> None:
    at = case(numb(), **turn(ME))
    assert hears(EARLY, at, told(ended=(("b1", "asleep"),))) is None
    assert hears(EARLY, at, told(ended=(("b1", "paralyzed"),), cause="Full Heal")) is None
    assert hears(EARLY, at, told(ended=(("b9", "paralyzed"),))) is None
    assert hears(EARLY, case(mon(PIKACHU), **turn(ME)), RECOVERS) is None
    assert hears(EARLY, at, ends("asleep")) is None
    on = p.ChangeCondition(ME, "b1", "paralyzed", on=True)
    assert hears(EARLY, at, on) is None
    for phase in ("main", "attack"):
        assert hears(EARLY, case(numb(), **turn(ME, phase=phase)), ends("paralyzed")) is None
    assert hears(EARLY, case(numb(), **turn(ME, phase="end")), ends("paralyzed")) is not None
    table = over(theirs=numb(), **turn(ME, phase="end"))
    assert hears(EARLY, table, ends("paralyzed")) is None


STAYS = told(said=("ended",))
LATE_SAID = ("suspicious", ("b1",), None)


@pytest.mark.parametrize(
    ("player", "number", "since", "late"),
    [(YOU, 6, 5, True), (YOU, 6, 6, False), (YOU, 6, 1, True), (ME, 5, 5, False), (ME, 5, 4, False),
     (ME, 5, 3, True), (ME, 7, 6, False), (ME, 7, 5, True), (YOU, 6, None, False)],
)  # fmt: skip
def test_checkup_paralyzed_late(player: int, number: int, since: int | None, late: bool) -> None:
    heard = LATE_SAID if late else None
    assert hears(LATE, case(numb(since), **turn(player, number)), STAYS) == heard
    assert hears(LATE, over(theirs=numb(since), **turn(player, number)), NEXT) == heard


def test_checkup_paralyzed_late_where_a_case_says_who_gave_it() -> None:
    assert hears(LATE, case(numb(source=ME), **turn(YOU, 6)), STAYS) == LATE_SAID
    assert hears(LATE, case(numb(source=YOU), **turn(YOU, 6)), STAYS) is None
    assert hears(LATE, case(numb(source=ME), **turn(ME)), STAYS) is None
    assert hears(LATE, over(theirs=numb(source=ME), **turn(YOU, 6)), NEXT) is None


def test_checkup_paralyzed_late_is_silent() -> None:
    at = case(numb(5), **turn(YOU, 6))
    assert hears(LATE, at, RECOVERS) is None
    assert hears(LATE, at, told()) is None
    assert hears(LATE, case(mon(PIKACHU), **turn(YOU, 6)), STAYS) is None
    assert hears(LATE, case(sick("asleep"), **turn(YOU, 6)), STAYS) is None
    other = told(ended=(("a1", "paralyzed"),), said=("ended",))
    assert hears(LATE, at, other) is not None
    assert hears(LATE, case(numb(-1), **turn(YOU, 0)), STAYS) is None


def test_checkup_paralyzed_late_without_a_checkup_waits_for_a_whole_turn_more() -> None:
    for since, late in ((5, False), (4, False), (3, True)):
        at = over(theirs=numb(since), **turn(YOU, 6, "main"))
        assert hears(LATE, at, NEXT) == (LATE_SAID if late else None)
    assert hears(LATE, over(theirs=numb(5), **turn(ME, 7, "main")), NEXT) == LATE_SAID


# -- what is said, and of several at once ----------------------------------------------------------


def test_checkup_confused_none_names_the_pokemon() -> None:
    (said,) = sentences(case(sick("confused")), ends("confused"), CONFUSED)
    assert "Pikachu stays Confused" in said
    (said,) = sentences(case(sick("confused")), told(order=("confused",)), CONFUSED)
    assert "A Confused Pokémon" in said


def test_checkup_paralyzed_looks_at_every_pokemon() -> None:
    both = told(ended=(("a1", "paralyzed"), ("b1", "paralyzed")), said=("ended",))
    mine = mon(conditions=(Condition("paralyzed"),))
    heard = hears(EARLY, case(numb(), mine, **turn(ME)), both)
    assert heard == ("suspicious", ("b1",), None)
