"""How cases tell of a setup, of conditions and of a checkup in plain words."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.cases.case_file import CaseMove, read_case
from app.games.pokemon.adviser.cases.case_reading import CaseError
from app.games.pokemon.adviser.cases.state.case_setup import verb_of
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.every_card import known_base


def case(move: dict[str, Any], **state: Any) -> CaseMove:
    """Return one move of a setup of A and B."""
    said: dict[str, Any] = {
        "seats": ["A", "B"],
        "turn": {"player": "A", "phase": "setup"},
        "players": {"A": {}, "B": {}},
        **state,
    }
    entry = {"id": "one", "state": said, "moves": [{"move": move}]}
    return read_case(entry, 1, known_base()).moves[0]


def plays(kind: str, **said: Any) -> tuple[Play, ...]:
    tried = case({"by": "A", "type": kind, **said})
    if tried.error is not None:
        raise CaseError(tried.error)
    return tried.plays


def at(**state: Any) -> Position:
    return case({"by": "A", "type": "nothing"}, **state).position


@pytest.mark.parametrize(
    ("said", "verb"),
    [(True, "has_basic"), (False, "no_basic"), ("no Basic", "no_basic"), ("Basic", "has_basic"),
     ("has_basic", "has_basic"), ("no_basic", "no_basic"), ("I have no basic", "no_basic"),
     ("mulligan", "no_basic"), ("none", "no_basic"), ("I don't have one", "no_basic"),
     ("ready", "ready"), ("I draw 2", "extra_draw"), ("extra cards", "extra_draw")],
)  # fmt: skip
def test_what_a_player_says(said: Any, verb: str) -> None:
    assert verb_of(said) == verb
    assert plays("announce", says=said) == (p.Announce(0, verb),)


def test_words_by_the_type_of_the_move() -> None:
    assert plays("ready") == (p.Announce(0, "ready"),)
    assert plays("no_basic") == (p.Announce(0, "no_basic"),)
    assert plays("keep") == (p.Announce(0, "has_basic"),)
    assert plays("announce", text="I draw", number=2) == (p.Announce(0, "extra_draw", number=2),)


def test_a_setup_in_one_move() -> None:
    active, bench, prizes = plays("setup", active=["Dreepy"], bench=["Duskull"], prizes=6)
    assert isinstance(active, p.PutDown)
    assert (active.spot, active.up) == ("active", False)
    assert isinstance(bench, p.PutDown)
    assert bench.spot == "bench"
    assert prizes == p.SetPrizes(0, 6)


@pytest.mark.parametrize(
    ("said", "prizes"),
    [({}, p.SetPrizes(0, 6)), ({"count": 5}, p.SetPrizes(0, 5)), ({"prizes": 3}, p.SetPrizes(0, 3)),
     ({"face_up": 2}, p.SetPrizes(0, 6, up=True)), ({"face_down": True}, p.SetPrizes(0, 6)),
     ({"face_down": False}, p.SetPrizes(0, 6, up=True))],
)  # fmt: skip
def test_prizes(said: dict[str, Any], prizes: p.SetPrizes) -> None:
    assert plays("set_prizes", **said) == (prizes,)


def test_pokemon_are_put_down_face_down_in_a_setup_and_face_up_in_a_game() -> None:
    put = {"by": "A", "type": "put_into_play", "card": "Dreepy", "to": "bench"}
    for said, up in (({}, False), ({"face_up": True}, True), ({"face_down": False}, True),
                     ({"face": "up"}, True), ({"face": "down"}, False)):  # fmt: skip
        (play,) = case({**put, **said}).plays
        assert isinstance(play, p.PutDown)
        assert play.up is up
    (play,) = case(put, turn={"player": "A"}).plays
    assert isinstance(play, p.PutDown)
    assert play.up


def test_a_mulligan() -> None:
    assert plays("mulligan", shown=False) == (p.Redraw(0, shown=False),)
    assert plays("mulligan", redraw=False) == (p.Announce(0, "has_basic"),)
    (play,) = plays("mulligan", hand=["Dreepy"], number=3)
    assert isinstance(play, p.Redraw)
    assert play.hand is not None
    assert (play.shown, len(play.hand), play.number) == (None, 1, 3)


def test_a_hand_that_is_not_told_of_has_no_size_in_a_setup() -> None:
    assert at().side(0).hand_count is None
    assert at(players={"A": {"hand_count": 7}, "B": {}}).side(0).hand_count == 7
    assert at(players={"A": {"hand": ["Dreepy"]}, "B": {}}).side(0).hand_count == 1
    assert at(turn={"player": "A"}).side(0).hand_count == 5


def test_what_players_said_is_noted_on_them() -> None:
    said = {"has_basic": True, "ready": False, "active": []}
    side = at(players={"A": said, "B": {"ready": True, "no_basic": True}})
    assert [mark.key for mark in side.side(0).marks] == ["has_basic", "nothing_down", "setting_up"]
    assert [mark.key for mark in side.side(1).marks] == ["no_basic", "ready"]


@pytest.mark.parametrize(
    ("written", "rounds"),
    [([["A", "B"], ["B"]], ((0, 1), (1,))), (["B", "B"], ((1,), (1,))), ({"B": 2}, ((1,), (1,))),
     ({"C": 2}, ()), ([], ((),)), ([[{"card": "x"}, "A"]], ((0,),))],
)  # fmt: skip
def test_mulligans_round_by_round(written: Any, rounds: tuple[tuple[int, ...], ...]) -> None:
    assert at(log={"mulligans": written}).record.mulligans == rounds


def test_mulligans_that_are_no_list() -> None:
    with pytest.raises(CaseError, match="mulligans: must be a list of rounds"):
        at(log={"mulligans": 3})


SHUFFLED = p.ShuffleZone(0, "deck", 0)


@pytest.mark.parametrize(
    ("log", "setup"),
    [({"shuffled": True}, (SHUFFLED,)), ({"shuffled": "A"}, (SHUFFLED,)),
     ({"shuffled": {"A": True, "B": False}}, (SHUFFLED,)), ({"shuffled": False}, ()),
     ({"shuffled": ["B", 7]}, (p.ShuffleZone(1, "deck", 1),)),
     ({"announced": ["A"]}, (p.Announce(0, "has_basic"),)),
     ({"announced": {"B": "no basic", "C": "x"}}, (p.Announce(1, "no_basic"),)),
     ({"extra_draws": {"A": 2}}, (p.DrawCards(0, 2, "mulligan", announced=True),)),
     ({"extra_draw": 1}, (p.DrawCards(0, 1, "mulligan", announced=True),)),
     ({"extra_drawn": ["B"]}, (p.DrawCards(1, 1, "mulligan", announced=True),)),
     ({"setup": [{"by": "A", "type": "shuffle"}]}, (SHUFFLED,)),
     ({"draws": [{"by": "B", "type": "draw", "count": 2, "reason": "extra"}]},
      (p.DrawCards(1, 2, "mulligan"),))],
)  # fmt: skip
def test_what_was_done_before(log: dict[str, Any], setup: tuple[Play, ...]) -> None:
    assert at(log=log).record.setup == setup


@pytest.mark.parametrize(
    ("said", "prizes"),
    [({}, 6), ({"format": "half"}, 3), ({"format": "limited"}, 4),
     ({"options": {"prizes": "1"}}, 1), ({"format": "half", "options": {"prizes": "6"}}, 6)],
)  # fmt: skip
def test_how_many_prizes_a_case_plays_with(said: dict[str, Any], prizes: int) -> None:
    position = at(**said)
    assert position.side(0).prizes == prizes
    assert position.option("prizes", "6") == str(prizes)


# -- conditions and checkups -----------------------------------------------------------------------


def test_a_condition() -> None:
    said = {"uid": "b1", "condition": "Poison", "counters": 8}
    assert plays("condition", **said) == (p.ChangeCondition(0, "b1", "poisoned", True, 8),)
    off = p.ChangeCondition(0, "b1", "asleep", on=False)
    for more in ({"on": False}, {"removed": True}):
        assert plays("condition", uid="b1", condition="Sleep", **more) == (off,)
    assert plays("remove_condition", uid="b1", condition="Asleep") == (off,)


@pytest.mark.parametrize(
    ("said", "attack"),
    [({}, None), ({"cause": "attack"}, True), ({"cause": "Dart"}, False),
     ({"attack": "Sing"}, True), ({"by_attack": True}, True), ({"by_effect": "an attack"}, True)],
)  # fmt: skip
def test_what_gives_a_condition(said: dict[str, Any], attack: bool | None) -> None:
    (play,) = plays("condition", uid="b1", condition="Burned", **said)
    assert isinstance(play, p.ChangeCondition)
    assert (play.key, play.by_attack) == ("burned", attack)


def test_the_conditions_that_an_attack_gives() -> None:
    used = {"attacker": "a1", "attack": "Sing", "target": "b1"}
    for written in ("Asleep", ["Asleep"], {"b1": "Asleep"}, {"b1": ["Asleep"]}):
        _, given = plays("attack", **used, conditions=written)
        assert given == p.ChangeCondition(0, "b1", "asleep", on=True, by_attack=True)


@pytest.mark.parametrize(
    ("said", "degrees"),
    [({"degrees": -90}, 270), ({"rotation": 90}, 90), ({"turn": "left"}, 270),
     ({"degrees": "upside down"}, 180), ({"degrees": "upright"}, 0)],
)  # fmt: skip
def test_a_card_that_is_turned(said: dict[str, Any], degrees: int) -> None:
    assert plays("rotate", uid="a1", **said) == (p.TurnCard(0, "a1", degrees),)


def test_a_card_that_is_turned_nowhere() -> None:
    assert plays("rotate", uid="a1") == ()


def test_a_checkup() -> None:
    pair = ("b1", "burned")
    for flips in ([{"uid": "b1", "condition": "Burn"}], {"b1": "Burned"}, {"b1": ["Burned"]}):
        (play,) = plays("checkup", counters={"b1": 2}, flips=flips, removed=flips)
        assert isinstance(play, p.Checkup)
        assert (play.counters, play.flips, play.ended) == ((("b1", 20),), (pair,), (pair,))
        assert play.said == ("flips", "ended")
    (points,) = plays("checkup", damage={"b1": 20})
    assert isinstance(points, p.Checkup)
    assert (points.counters, points.said) == ((("b1", 20),), ())
    assert plays("checkup") == (p.Checkup(0),)


@pytest.mark.parametrize(
    ("written", "order"),
    [(["Poisoned", "Asleep"], ("poisoned", "asleep")),
     (["poison counters", "sleep flip"], ("poisoned", "counters", "asleep", "flip")),
     ([{"uid": "b1", "condition": "Asleep"}], ("asleep",)), (["Icy Snow"], ("effect",)),
     (["knock out b1", "end of turn"], ("knock out", "end of turn")), ("Poisoned", ())],
)  # fmt: skip
def test_the_order_of_a_checkup(written: Any, order: tuple[str, ...]) -> None:
    (play,) = plays("checkup", order=written)
    assert isinstance(play, p.Checkup)
    assert play.order == order


def test_who_orders_effects_and_whose_pokemon_are_checked() -> None:
    (said,) = plays("checkup", ordered_by="B", players=["A", "C"])
    assert isinstance(said, p.Checkup)
    assert (said.chooser, said.players) == (1, (0,))
    (done,) = plays("checkup", effects=["one", "two"])
    assert isinstance(done, p.Checkup)
    assert done.chooser == 0


def test_counters_that_are_no_numbers() -> None:
    with pytest.raises(CaseError, match="counters: write"):
        plays("checkup", counters=[1])
    with pytest.raises(CaseError, match=r"counters, b1: 'x' is no whole number"):
        plays("checkup", counters={"b1": "x"})


def test_conditions_of_a_pokemon() -> None:
    told = ["Burned", {"name": "Poison", "base": 4}, {"name": "Paralyzed", "own_turns": 2}]
    mon = {"uid": "a1", "card": None, "conditions": told}
    position = at(turn={"player": "A"}, players={"A": {"active": [mon]}, "B": {}})
    found = position.side(0).mons[0].conditions
    assert [(one.key, one.counters, one.since) for one in found] == [
        ("burned", 2, None),
        ("poisoned", 4, None),
        ("paralyzed", 1, position.number - 4),
    ]
