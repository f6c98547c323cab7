"""Who plays with whom in two against two: teams, the order of turns, decks."""

from __future__ import annotations

from app.core.data.value import replace
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import four, hears, says

PASS, READY = t.PassTurn(0), t.Announce(0, "ready")


def teams(*numbers: int) -> Position:
    table = four()
    sides = (replace(side, team=team) for side, team in zip(table.sides, numbers, strict=True))
    return replace(table, sides=tuple(sides))


def test_tv_teams_of_one_and_three() -> None:
    heard = hears("tv-teams", teams(0, 1, 1, 1), PASS)
    assert heard == ("illegal", (), "2 : 2")
    assert hears("tv-teams", teams(0, 1, 0, 1), PASS) is None


def test_tv_teams_where_a_case_leaves_players_out() -> None:
    table = four()
    two = replace(table, sides=table.sides[:2])
    heard = hears("tv-teams", two, PASS)
    assert heard is not None
    assert heard[0] == "suspicious"


def test_tv_turn_order_of_seats() -> None:
    assert hears("tv-turn-order", teams(0, 0, 1, 1), PASS) == ("illegal", (), None)
    assert hears("tv-turn-order", teams(1, 0, 1, 0), PASS) is None


def test_tv_turn_order_of_the_next_turn() -> None:
    assert hears("tv-turn-order", four(), t.PassTurn(0, 2)) == ("illegal", ("seat.2",), "Ren")
    assert hears("tv-turn-order", four(), t.PassTurn(0, 1)) is None
    assert hears("tv-turn-order", four(), t.BeginTurn(0, 3)) == ("illegal", ("seat.3",), "Ren")
    assert says(four(), t.BeginTurn(0, 1)) == {}


def test_tv_deck_half_counts_the_cards_of_a_player() -> None:
    whole = {seat: {"deck": 20, "hand_count": 7, "prizes": 3} for seat in range(4)}
    none: list[tuple[list[object], list[object]]] = [([], [])] * 4
    setup = {"number": 0, "phase": "setup"}
    known = Record(complete=True)
    table = four(*none, turn=setup, players=whole, record=known)  # type: ignore[arg-type]
    assert hears("tv-deck-half", table, READY) is None
    more = {**whole, 2: {**whole[2], "deck": 50}}
    full = four(*none, turn=setup, players=more, record=known)  # type: ignore[arg-type]
    assert hears("tv-deck-half", full, READY) == ("illegal", ("seat.2",), 30)


def test_tv_deck_half_of_a_case() -> None:
    assert hears("tv-deck-half", four(players={1: {"deck": 60}}), p.Standing()) == (
        "illegal",
        ("seat.1",),
        30,
    )
    assert hears("tv-deck-half", four(), p.Standing()) is None


def test_tv_consult_ok() -> None:
    shown = c.Reveal(0, "hand", 0)
    assert says(four(), shown) == {}
    assert says(four(), t.Announce(2, "say", "Attack with Riolu!")) == {}
