"""A turn and what is remembered of those before it."""

from __future__ import annotations

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.turn_record import PlayedTurn, Record, Turn
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    ME,
)


def test_a_turn_counts_what_was_used_in_it() -> None:
    turn = Turn(ME, 5, used=(("energy", 2), ("supporter", 1)))
    assert [turn.count(key) for key in ("energy", "supporter", "retreat")] == [2, 1, 0]


def test_a_turn_knows_its_attacks() -> None:
    attack, attached = p.Attack(ME, "a1"), p.AttachCard(ME, "a1", FIGHTING)
    turn = Turn(ME, 5, plays=(attached, c.FlipCoins(ME), attack))
    assert turn.attacks == (attack,)


A_TURN, B_TURN, C_TURN, D_TURN = ((t.PassTurn(seat),) for seat in range(4))


def test_of_each_player_the_last_turn_is_remembered() -> None:
    seats = ((0, A_TURN), (1, B_TURN), (2, C_TURN), (3, D_TURN))
    record = Record(turns=tuple(PlayedTurn(seat, plays) for seat, plays in seats))
    assert record.last_turn == D_TURN
    assert [record.last_turn_of(seat) for seat in (0, 2, 7)] == [A_TURN, C_TURN, ()]
    assert record.since_turn_of(1) == (*C_TURN, *D_TURN)
    assert record.since_turn_of(3) == ()
    assert record.since_turn_of(7) == record.earlier == (*A_TURN, *B_TURN, *C_TURN, *D_TURN)
    assert (Record().last_turn, Record().since_turn_of(0)) == ((), ())
