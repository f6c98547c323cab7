"""When Prizes are taken, whose, and who chooses them."""

from __future__ import annotations

from typing import Any

from app.core.card import Mark
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import KnockedOut, Record
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    ME,
    PIKACHU,
    YOU,
    hears,
    mon,
    pokemon,
    position,
    trainer,
)

MISSING, NO_KO = "ko-prize-missing", "ko-prize-without-ko"
OWN, CHOICE = "ko-prize-from-own", "ko-prize-choice"
NOW = 5
MEGA = pokemon("Mega Lucario ex", hp=340, tags=("Mega", "ex"), prizes=3)
PLAIN = pokemon("Plain", hp=100)
CASE = Record(is_case=True)


def take(number: int, ko: str = "b1", by: int = ME, **more: Any) -> c.TakePrizes:
    return c.TakePrizes(by, ((more.pop("who", ME), number),), ko, **more)


def table(out: Card | None = MEGA, **more: Any) -> Position:
    own = {key: more.pop(key) for key in ("energy", "tools", "marks", "damage") if key in more}
    bench = more.pop("their_bench", [mon(PIKACHU)])
    return position([mon()], [mon(out, **own)], their_bench=bench, **more)


# -- taken or not ----------------------------------------------------------------------------------


def owes(*plays: Play, number: int = 2, **more: Any) -> Any:
    marks = (Mark("prizes_due", number),) if number else ()
    me = {"marks": marks, **more.pop("me", {})}
    return hears(MISSING, position([mon()], [mon()], me=me, **more), *plays)


def test_ko_prize_missing() -> None:
    heard = ("reminder", ("seat.0",), None)
    assert owes(t.PassTurn(ME)) == heard
    assert owes(p.AttachCard(ME, "a1", FIGHTING)) == heard
    assert owes(t.BeginTurn(YOU, YOU)) == heard
    assert owes(t.PassTurn(ME), turn={"phase": "end"}) == heard
    (said,) = judge(position([mon()], [mon()], me={"marks": (Mark("prizes_due", 1),)}), (PASS,))
    assert said.message.en == "Aki has 1 Prize card to take."


PASS = t.PassTurn(ME)


def test_ko_prize_missing_is_silent_once_they_are_taken() -> None:
    assert owes(PASS, number=0) is None
    assert owes(PASS, me={"prizes": 0}) is None
    assert owes(take(2, ko="")) is None
    assert owes(PASS, turn={"phase": "checkup"}) is not None
    assert owes(p.AttachCard(ME, "a1", FIGHTING), turn={"phase": "checkup"}) is None
    assert owes(p.Standing()) is None
    assert owes(p.Standing(), record=CASE) is not None
    assert owes(PASS, turn={"number": 0}) is None


def test_ko_prize_missing_of_a_case_that_tells_of_the_knock_out() -> None:
    def case(*plays: Play, owner: int = YOU, turn: int = NOW, is_case: bool = True) -> Any:
        record = Record(kos=(KnockedOut(ME, owner, turn),), is_case=is_case)
        there = position([mon()], [mon()], record=record, turn={"plays": plays})
        return hears(MISSING, there, PASS)

    assert case() == ("reminder", ("seat.0",), None)
    assert case(owner=ME) == ("reminder", ("seat.1",), None)
    assert case(take(1)) is None
    assert case(turn=NOW - 1) is None
    assert case(is_case=False) is None
    out = Record(kos=(KnockedOut(ME, YOU, NOW),), is_case=True)
    (said,) = judge(position([mon()], [mon()], record=out), (PASS,))
    assert said.message.en == "Aki has 1 Prize card to take."
    none_due = {"marks": (Mark("prizes_due", 0),)}
    assert hears(MISSING, position([mon()], [mon()], record=out, me=none_due), PASS) is None


def without(play: Play, **more: Any) -> Any:
    record = more.pop("record", Record(complete=True))
    stands = more.pop("stands", mon())
    return hears(NO_KO, position([mon()], [stands], record=record, **more), play)


def test_ko_prize_without_ko() -> None:
    heard = ("suspicious", ("seat.0",), None)
    assert without(take(1, ko="")) == heard
    assert without(take(1, ko=""), record=CASE) == heard
    older = Record(kos=(KnockedOut(ME, YOU, NOW - 2),), complete=True)
    assert without(take(1, ko=""), record=older) == heard
    assert without(take(1, ko=""), turn={"number": 1}) == heard


def test_ko_prize_without_ko_is_silent_after_a_knock_out() -> None:
    for turn in (NOW, NOW - 1):
        fresh = Record(kos=(KnockedOut(ME, YOU, turn),), complete=True)
        assert without(take(1, ko=""), record=fresh) is None
    assert without(take(1)) is None
    assert without(take(1, ko=""), stands=mon(PLAIN, damage=100)) is None
    assert without(take(1, ko=""), me={"marks": (Mark("prizes_due", 1),)}) is None


def test_ko_prize_without_ko_is_silent_where_it_may_be_an_effect_or_is_not_known() -> None:
    assert without(take(1, ko="", effect=True)) is None
    assert without(take(0, ko="")) is None
    assert without(take(1, ko=""), record=Record()) is None
    for turn in ({"number": 0}, {"phase": "setup"}, {"phase": "over"}):
        assert without(take(1, ko=""), turn=turn) is None
    prize = trainer("Prize", text="Take a Prize card.")
    for card in (prize, None):
        assert without(take(1, ko=""), turn={"plays": (c.PlayTrainer(ME, card),)}) is None
    draw = c.PlayTrainer(ME, trainer("Draw", text="Draw 2 cards."))
    assert without(take(1, ko=""), turn={"plays": (draw,)}) is not None


# -- whose, and who chooses ------------------------------------------------------------------------


def test_ko_prize_from_own() -> None:
    assert hears(OWN, table(), take(3, from_player=YOU)) == ("illegal", ("seat.0",), None)
    theirs = take(1, who=YOU, by=YOU, from_player=ME)
    assert hears(OWN, table(), theirs) == ("illegal", ("seat.1",), None)


def test_ko_prize_from_own_is_silent_for_ones_own() -> None:
    assert hears(OWN, table(), take(3, from_player=ME)) is None
    assert hears(OWN, table(), take(3)) is None


def test_ko_prize_choice() -> None:
    assert hears(CHOICE, table(), take(3, by=YOU)) == ("reminder", ("seat.0",), None)
    assert hears(CHOICE, table(), take(1, who=YOU)) == ("reminder", ("seat.1",), None)


def test_ko_prize_choice_is_silent_for_who_takes_it() -> None:
    assert hears(CHOICE, table(), take(3)) is None
    assert hears(CHOICE, table(), take(3, by=-1)) is None
    assert hears(CHOICE, table(), take(0, by=YOU)) is None
    both = c.TakePrizes(YOU, ((ME, 1), (YOU, 1)), "b1")
    assert hears(CHOICE, table(), both) is None
