"""Which conditions for winning each side meets, and who wins by them (APR E)."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.model.standings import (
    ahead,
    cannot_draw,
    conditions,
    outcome,
    said,
    standings,
)
from app.games.pokemon.adviser.model.turn_record import Record, Turn
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from tests.games.pokemon.adviser.situation import ME, PIKACHU, YOU, mon, position

CASE = Record(is_case=True)
TOOK_ALL: dict[str, Any] = {"prizes": 0, "marks": (Mark("prizes_taken"),)}


def table(**more: Any) -> Position:
    return position([mon()], [mon(PIKACHU)], **more)


def met_by_me(table: Position) -> tuple[str, ...]:
    return conditions(table, table.side(ME))


def test_in_the_middle_of_a_game_nobody_meets_one() -> None:
    assert standings(table()) == {ME: (), YOU: ()}


def test_all_prizes_taken() -> None:
    assert met_by_me(table(me=TOOK_ALL)) == ("prizes",)
    assert met_by_me(table(me={"prizes": 0}, record=CASE)) == ("prizes",)
    assert met_by_me(table(me={"prizes": 0})) == (), "a table without Prizes"
    assert met_by_me(table(me={**TOOK_ALL, "prizes": 1})) == ()


def test_a_variant_says_itself_who_meets_what() -> None:
    sides = tuple(
        Side(seat, f"P{seat}", seat, (mon(),), prizes=seat, out=seat > 1) for seat in range(4)
    )
    four = Position(sides, Turn(1, 5), CASE, variant=BATTLE_ROYAL)
    assert standings(four) == {0: ("prizes",), 1: (), 2: (), 3: ()}
    alone = replace(four, sides=(replace(sides[0], out=True), *sides[1:]))
    assert standings(alone)[1] == ("last",)
    assert said(("last",)).en == "nobody else left in the game"
    assert standings(replace(alone, turn=Turn(1, 0)))[1] == (), "before the first turn"


def test_no_opposing_pokemon_left_in_play() -> None:
    assert met_by_me(position([mon()], [])) == ("no_pokemon",)
    assert met_by_me(position([mon()], [], their_bench=[mon()])) == ()
    untold = position([mon()], [], you={"shown": False})
    assert met_by_me(untold) == (), "a case that leaves it open"


def test_an_opponent_who_cannot_draw_for_the_turn() -> None:
    theirs = {"player": YOU, "number": 6}
    empty = {"deck": 0}
    waits = table(you=empty, turn={**theirs, "phase": "draw"})
    assert met_by_me(waits) == ("deck_out",)
    assert met_by_me(table(you=empty, turn={**theirs, "drew": False})) == ("deck_out",)
    assert met_by_me(table(you=empty, turn=theirs)) == (), "later in the turn"
    assert met_by_me(table(you={"deck": 1}, turn={**theirs, "phase": "draw"})) == ()
    assert not cannot_draw(waits, waits.side(ME))
    mine = table(you=empty, turn={"phase": "draw"})
    assert met_by_me(mine) == (), "not the own turn"


@pytest.mark.parametrize(
    ("mine", "theirs", "fewer"),
    [(2, 3, True), (3, 3, False), (4, 3, False), (0, 3, False), (None, 3, False), (2, None, False)],
)
def test_a_tiebreaker_asks_for_fewer_prizes(mine: Any, theirs: Any, fewer: bool) -> None:
    counts = {"me": {"prizes": mine}, "you": {"prizes": theirs}}
    tiebreaker = table(options=(("game", "tiebreaker"),), **counts)
    assert met_by_me(tiebreaker) == (("fewer_prizes",) if fewer else ())
    assert met_by_me(table(**counts)) == ()


def test_every_opponent_counts() -> None:
    sides = tuple(
        Side(seat, f"P{seat}", seat, (mon(),) if seat < 2 else (), prizes=seat + 1)
        for seat in range(3)
    )
    three = Position(sides, Turn(0, 5), options=(("game", "tiebreaker"),))
    assert standings(three) == {0: ("fewer_prizes",), 1: (), 2: ()}
    stuck = (*sides[:2], replace(sides[2], deck=0))
    drawing = Position(stuck, Turn(2, 5, "draw"))
    assert standings(drawing) == {0: ("deck_out",), 1: ("deck_out",), 2: ()}


def test_before_the_game_and_without_an_opponent_nobody_has_won() -> None:
    assert met_by_me(position([mon()], [], turn={"number": 0})) == ()
    assert met_by_me(position([mon()], [], turn={"number": 1})) == ("no_pokemon",)
    alone = Position((Side(ME, "Aki", prizes=0),), Turn(ME, 3), CASE)
    assert conditions(alone, alone.side(ME)) == ()


# -- who wins ------------------------------------------------------------------------------------


def test_more_conditions_are_ahead_of_fewer() -> None:
    assert ahead({ME: ("prizes",), YOU: ()}) == [ME]
    assert ahead({ME: ("prizes",), YOU: ("prizes", "no_pokemon")}) == [YOU]
    assert ahead({ME: ("prizes",), YOU: ("no_pokemon",)}) == [ME, YOU]
    assert ahead({ME: (), YOU: ()}) == [ME, YOU]


def test_conditions_are_said_in_a_row() -> None:
    assert said(("prizes", "no_pokemon")) == Words(
        "all Prizes taken and no opposing Pokémon left in play",
        "サイドをすべてとった、相手の場にポケモンがいない",
    )


@pytest.mark.parametrize(
    ("mine", "theirs", "told"),
    [
        ((), (), Words("Nobody has won yet", "まだ勝敗は決まっていません")),
        (("prizes",), ("prizes",), Words("A tie: 1 against 1", "1対1で引き分けです")),
        (
            ("prizes",),
            (),
            Words(
                "Aki wins: 1 condition (all Prizes taken) against 0",
                "Akiの勝ち：条件1つ（サイドをすべてとった）対0",
            ),
        ),
        (
            ("prizes",),
            ("prizes", "deck_out"),
            Words(
                "Ren wins: 2 conditions (all Prizes taken and the opponent could not draw) "
                "against 1",
                "Renの勝ち：条件2つ（サイドをすべてとった、相手が山札を引けない）対1",
            ),
        ),
    ],
)
def test_who_wins_is_said_with_the_reasons(
    mine: tuple[str, ...], theirs: tuple[str, ...], told: Words
) -> None:
    assert outcome(table(), {ME: mine, YOU: theirs}) == told
