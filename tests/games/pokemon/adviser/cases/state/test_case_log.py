"""This turn as a list of moves, or by the cards that were played."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.cases.state.case_log import cards_played, with_log
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.cases.telling import PLAYERS, at, card, reader


def test_a_turn_told_as_a_list_of_moves() -> None:
    moves = [{"type": "evolve", "onto": "a1", "card": "Drakloak"}, {"type": "play_trainer"}]
    moves[1]["card"] = "Iono"
    for place in ({"this_turn": {"log": moves}}, {"log": {"actions": moves}}):
        turn = at(**place).turn
        assert [type(play) for play in turn.plays] == [p.Evolve, c.PlayTrainer]
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
    with pytest.raises(Exception, match=r"this_turn.log\[0\], type: “fly” is not a move"):
        at(this_turn={"log": [{"type": "fly"}]})


def test_cards_that_were_played_this_turn() -> None:
    turn = at(this_turn={"played": ["Ultra Ball", "Iono", "Artazon", "MEE-2"]}).turn
    kinds = [type(play) for play in turn.plays]
    assert kinds == [c.PlayTrainer, c.PlayTrainer, c.PlayStadium]
    assert (turn.count("supporter"), turn.count("stadium")) == (1, 1)


def test_trainers_whose_effects_are_in_force() -> None:
    ball = c.PlayTrainer(0, card("Ultra Ball"))
    assert at(effects=[{"card": "Ultra Ball"}]).turn.plays == (ball,)
    assert at(effects=[{"card": "Ultra Ball", "by": "A"}]).turn.plays == (ball,)
    assert at(effects=[{"card": "Ultra Ball", "by": "B"}]).turn.plays == ()
    assert at(effects=[{"card": "MEE-2"}]).turn.plays == ()


def test_moves_of_this_turn_stand_under_many_names() -> None:
    end = {"type": "promote", "uid": "a2"}
    for key in ("log", "moves", "actions", "done", "history", "events", "plays"):
        assert at(this_turn={key: [end, {"uid": "a1"}]}).turn.plays == (p.Promote(0, "a2"),)
    for key in ("actions", "moves", "this_turn"):
        assert at(log={key: [end]}).turn.plays == (p.Promote(0, "a2"),)


def test_what_a_list_adds_to_what_is_told_besides() -> None:
    energy = {"energy": [{"card": "MEE-5", "target": "a1"}]}
    told = at(this_turn={**energy, "log": [{"type": "attach", "card": "MEE-2", "onto": "a1"}]}).turn
    assert told.plays == (
        p.AttachCard(0, "a1", card("MEE-5")),
        p.AttachCard(0, "a1", card("MEE-2")),
    )
    assert told.used == (("energy", 2),)


def test_what_counts_as_used_up() -> None:
    moves = [
        {"type": "attach", "card": "Air Balloon", "onto": "a1"},
        {"type": "attach", "card": "MEE-2", "onto": "a1", "effect": True},
        {"type": "play_trainer", "card": "Ultra Ball"},
        {"type": "promote", "uid": "a2"},
    ]
    assert at(this_turn={"log": moves}).turn.used == ()


def test_a_turn_without_a_list_is_as_it_was() -> None:
    turn = at().turn
    nobody: tuple[p.Play, ...] = ()
    assert with_log(turn, reader(), PLAYERS, lambda _move: nobody) is turn
    told = reader(this_turn={"log": [{"type": "nothing"}]})
    setup = replace(turn, number=0)
    assert with_log(setup, told, PLAYERS, lambda _move: [p.Standing()]) is setup
    later = with_log(turn, told, PLAYERS, lambda _move: [p.Standing()])
    assert later.plays == (p.Standing(),)


def test_cards_of_any_kind_under_each_name() -> None:
    for key in ("played", "cards_played", "played_cards"):
        told = reader(**{key: ["Iono", "Artazon", "Dreepy", "MEE-2"]})
        assert list(cards_played(told, 1)) == [
            c.PlayTrainer(1, card("Iono")),
            c.PlayStadium(1, card("Artazon")),
        ]
    assert list(cards_played(reader(played=2), 1)) == []


def test_an_effect_in_force_may_name_its_source() -> None:
    assert at(effects=[{"card": None, "source": "Iono"}]).turn.plays == (
        c.PlayTrainer(0, card("Iono")),
    )
    both = at(effects=[{"card": "Iono"}], this_turn={"log": [{"type": "promote", "uid": "a2"}]})
    assert both.turn.plays == (p.Promote(0, "a2"), c.PlayTrainer(0, card("Iono")))
