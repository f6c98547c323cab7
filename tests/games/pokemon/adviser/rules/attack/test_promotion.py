"""Who takes the Active Spot after a Knock Out."""

from __future__ import annotations

from typing import Any

from app.core.data.value import replace
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import KnockedOut, Record
from tests.games.pokemon.adviser.situation import FIGHTING, ME, YOU, hears, mon, position

ORDER, MISSING = "ko-promote-order", "ko-promote-missing"
CHOOSER = "ko-promote-chooser"
NOW = 5


def both_empty(**more: Any) -> Position:
    return position(my_bench=[mon()], their_bench=[mon()], **more)


def test_ko_promote_order() -> None:
    assert hears(ORDER, both_empty(), p.Promote(ME, "a1")) == ("suspicious", ("a1",), None)
    theirs = both_empty(turn={"player": YOU, "number": 6})
    assert hears(ORDER, theirs, p.Promote(YOU, "b1")) == ("suspicious", ("b1",), None)


def test_ko_promote_order_is_silent_for_who_is_next_and_where_one_is_empty() -> None:
    assert hears(ORDER, both_empty(), p.Promote(YOU, "b1")) is None
    assert hears(ORDER, both_empty(), p.Promote(ME, "a9")) is None
    done = position(my_bench=[mon()], theirs=[mon()], their_bench=[mon()])
    assert hears(ORDER, done, p.Promote(ME, "a1")) is None
    nobody = position(my_bench=[mon()])
    assert hears(ORDER, nobody, p.Promote(ME, "a1")) is None
    second = position([mon()], my_bench=[mon()], their_bench=[mon()])
    assert hears(ORDER, second, p.Promote(ME, "a2")) is None
    four = both_empty()
    four = replace(four, sides=four.sides * 2)
    assert hears(ORDER, four, p.Promote(ME, "a1")) is None


def empty(*plays: Play, turn: int = NOW, owner: int = YOU, **more: Any) -> Any:
    kos = Record(kos=(KnockedOut(ME, owner, turn),))
    table = position([mon()], their_bench=[mon()], **{"record": kos, **more})
    return hears(MISSING, table, *plays)


def test_ko_promote_missing() -> None:
    heard = ("illegal", ("seat.1",), None)
    assert empty(t.PassTurn(ME)) == heard
    assert empty(t.PassTurn(ME), turn=NOW - 1) == heard
    assert empty(p.AttachCard(ME, "a1", FIGHTING)) == heard
    assert empty(t.BeginTurn(YOU, YOU)) == heard
    assert empty(t.PassTurn(ME), record=Record(kos=(KnockedOut(ME, YOU, NOW),))) == heard
    case = Record(kos=(KnockedOut(ME, YOU, NOW),), is_case=True)
    assert empty(p.Standing(), record=case) == heard
    waits = {"number": NOW, "phase": "end"}
    assert hears(MISSING, _table(waits), t.PassTurn(ME)) == heard


def _table(turn: dict[str, Any]) -> Position:
    kos = Record(kos=(KnockedOut(ME, YOU, NOW),))
    return position([mon()], their_bench=[mon()], record=kos, turn=turn)


def test_ko_promote_missing_is_silent_once_it_stands_there() -> None:
    kos = Record(kos=(KnockedOut(ME, YOU, NOW),))
    stands = position([mon()], [mon()], their_bench=[mon()], record=kos)
    assert hears(MISSING, stands, t.PassTurn(ME)) is None
    alone = position([mon()], record=kos)
    assert hears(MISSING, alone, t.PassTurn(ME)) is None


def test_ko_promote_missing_is_silent_for_promoting_and_without_a_knock_out() -> None:
    assert empty(p.Promote(YOU, "b1")) is None
    assert empty(p.Standing()) is None
    assert empty(c.TakePrizes(ME, ((ME, 1),))) is None
    assert empty(t.PassTurn(ME), turn=NOW - 2) is None
    assert empty(t.PassTurn(ME), owner=ME) is None
    assert hears(MISSING, _table({"number": 0}), t.PassTurn(ME)) is None
    assert hears(MISSING, _table({"number": NOW, "phase": "over"}), t.PassTurn(ME)) is None


def chosen(by: int, *, is_case: bool = True, **more: Any) -> Any:
    table = position([mon()], their_bench=[mon()], record=Record(is_case=is_case))
    return hears(CHOOSER, table, p.Promote(by, "b1", **more))


def test_ko_promote_chooser() -> None:
    assert chosen(ME) == ("illegal", ("b1",), None)
    assert chosen(YOU, chosen_by=ME) == ("illegal", ("b1",), None)
    # At a table one person may move cards for both.
    assert chosen(ME, is_case=False) == ("suspicious", ("b1",), None)


def test_ko_promote_chooser_is_silent_for_the_owner_and_for_effects() -> None:
    assert chosen(YOU) is None
    assert chosen(ME, chosen_by=YOU) is None
    assert chosen(-1) is None
    assert chosen(ME, effect=True) is None
    full = position([mon()], [mon()], their_bench=[mon()])
    assert hears(CHOOSER, full, p.Promote(ME, "b2")) is None
    assert hears(CHOOSER, full, p.Promote(ME, "b9")) is None
