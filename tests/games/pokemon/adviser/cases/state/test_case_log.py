"""This turn as a list of moves, or by the cards that were played."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.cases.telling import at, card


def test_a_turn_told_as_a_list_of_moves() -> None:
    moves = [{"type": "evolve", "onto": "a1", "card": "Drakloak"}, {"type": "play_trainer"}]
    moves[1]["card"] = "Iono"
    for place in ({"this_turn": {"log": moves}}, {"log": {"actions": moves}}):
        turn = at(**place).turn
        assert [type(play) for play in turn.plays] == [p.Evolve, p.PlayTrainer]
        assert (turn.count("supporter"), turn.count("energy")) == (1, 0)
    setup = at(this_turn={"log": moves}, turn={"player": "A", "phase": "setup"}).turn
    assert setup.plays == ()


def test_what_the_moves_of_a_turn_use_up() -> None:
    moves = [
        {"type": "attach", "card": "MEE-2", "onto": "a1"},
        {"type": "retreat", "to": "a2"},
        {"type": "attack", "attack": "Bite"},
        {"type": "play_stadium", "card": "Artazon"},
        {"type": "play_trainer", "card": "Ultra Ball"},
    ]
    turn = at(this_turn={"moves": moves}).turn
    assert turn.used == (("attack", 1), ("energy", 1), ("retreat", 1), ("stadium", 1))


def test_a_move_of_the_log_that_is_none_is_told_with_its_place() -> None:
    with pytest.raises(Exception, match=r"this_turn.log\[0\], type: “fly” is no move"):
        at(this_turn={"log": [{"type": "fly"}]})


def test_cards_that_were_played_this_turn() -> None:
    turn = at(this_turn={"played": ["Ultra Ball", "Iono", "Artazon", "MEE-2"]}).turn
    kinds = [type(play) for play in turn.plays]
    assert kinds == [p.PlayTrainer, p.PlayTrainer, p.PlayStadium]
    assert (turn.count("supporter"), turn.count("stadium")) == (1, 1)


def test_trainers_whose_effects_are_in_force() -> None:
    ball = p.PlayTrainer(0, card("Ultra Ball"))
    assert at(effects=[{"card": "Ultra Ball"}]).turn.plays == (ball,)
    assert at(effects=[{"card": "Ultra Ball", "by": "A"}]).turn.plays == (ball,)
    assert at(effects=[{"card": "Ultra Ball", "by": "B"}]).turn.plays == ()
    assert at(effects=[{"card": "MEE-2"}]).turn.plays == ()
