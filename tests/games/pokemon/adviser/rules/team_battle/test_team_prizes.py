"""Prize cards in two against two: who of a team takes them."""

from __future__ import annotations

from typing import Any

from app.core.data.value import replace
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.situation import four, hears, mon, pokemon, says, told

TWO = pokemon("Two-GX", prizes=2)
OUT = ([mon(TWO, hp_left=0)], [])
CHECKUP = {"player": 0, "number": 9, "phase": "checkup"}


def table(left: tuple[int, int] = (3, 3), **more: Any) -> Position:
    players = {0: {"prizes": left[0]}, 2: {"prizes": left[1]}}
    one = ([mon(None, plain=True)], [])
    return four(one, OUT, one, one, players=players, **more)


def takes(by: int = 0, effect: bool = False, **taken: int) -> c.TakePrizes:
    each = tuple(("abcd".index(name), number) for name, number in taken.items())
    return c.TakePrizes(by, each, "b1", effect=effect)


def test_tv_prize_turn_player() -> None:
    assert says(table(), takes(a=2)) == {}
    assert says(table(), takes(2, c=2)) == {"tv-prize-turn-player": "illegal"}
    assert hears("tv-prize-turn-player", table(), takes(2, c=2)) == ("illegal", ("b1",), "Aki")


def test_tv_prize_turn_player_without_prizes_left() -> None:
    assert hears("tv-prize-turn-player", table((0, 3)), takes(2, c=2)) is None


def test_tv_prize_turn_player_is_silent_in_a_checkup_and_for_effects() -> None:
    assert says(table(turn=CHECKUP), takes(2, c=2)) == {}
    assert hears("tv-prize-turn-player", table(), takes(2, effect=True, c=1)) is None


def test_tv_prize_team_choice() -> None:
    heard = hears("tv-prize-team-choice", table(turn=CHECKUP), takes(1, a=2))
    assert heard == ("reminder", ("seat.0",), "Aki & Mei")


def test_tv_prize_team_choice_by_the_taking_team() -> None:
    assert hears("tv-prize-team-choice", table(turn=CHECKUP), takes(2, a=2)) is None
    assert hears("tv-prize-team-choice", table(), takes(1, a=2)) is None


def test_tv_prize_no_split() -> None:
    assert says(table(), takes(a=1, c=1)) == {"tv-prize-no-split": "illegal"}
    assert says(table(turn=CHECKUP), takes(a=1, c=1)) == {"tv-prize-no-split": "illegal"}
    assert says(table((1, 3)), takes(a=1, c=1)) == {}


def test_tv_prize_no_split_where_the_partner_takes_all_there_is() -> None:
    assert hears("tv-prize-no-split", table((3, 1)), takes(a=1, c=1)) is not None
    assert hears("tv-prize-no-split", table((3, 1), turn=CHECKUP), takes(a=1, c=1)) is None


def test_tv_prize_overflow() -> None:
    heard = hears("tv-prize-overflow", table((1, 3)), takes(a=1))
    assert heard == ("reminder", ("b1",), {"Aki": 1, "Mei": 1})
    assert says(table((1, 3)), takes(a=1)) == {"tv-prize-overflow": "reminder"}
    assert hears("tv-prize-overflow", table((1, 3)), takes(a=1, c=1)) is None


def test_tv_prize_overflow_with_nothing_left_for_the_partner() -> None:
    assert hears("tv-prize-overflow", table((1, 0)), takes(a=1)) is None


def test_the_number_of_prizes_counts_for_the_team() -> None:
    assert says(table(), takes(a=1)) == {"ko-prize-count": "illegal"}
    assert says(table((1, 3)), takes(a=1, c=2)) == {"ko-prize-count": "illegal"}


def test_the_team_wins_with_the_last_of_both() -> None:
    plays = (takes(a=2),)
    asked = replace(table((2, 0)), gesture=plays)
    assert says(asked, *plays) == {"win-last-prize": "reminder"}
    (heard,) = told(asked, plays)
    assert " win: all Prizes taken." in heard.message.en, "they are two"
    assert says(table((2, 1)), takes(a=2)) == {}
    claim = t.Claim(0, "wins", 0)
    assert says(four(players={0: {"prizes": 0}}), claim) == {"win-claim-wrong": "suspicious"}
