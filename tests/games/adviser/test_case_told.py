"""The ways in which a case may tell what happened, and what lies on a Pokémon."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.cases.case_coins import coins, is_coin
from app.games.pokemon.adviser.cases.case_file import CaseMove, read_case
from app.games.pokemon.adviser.cases.case_reading import CaseError, Reader
from app.games.pokemon.adviser.cases.state.case_notes import CAUSED
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Mon, Position
from app.games.pokemon.cards.every_card import known_base

SICK = {"uid": "a1", "card": "Dreepy", "conditions": ["Burned", "Asleep"]}
CONFUSED = {"uid": "b1", "card": None, "conditions": ["Confused"]}


def case(move: dict[str, Any], *, mon: dict[str, Any] | None = None, **state: Any) -> CaseMove:
    entry = {
        "state": {
            "seats": ["A", "B"],
            "turn": {"player": "A"},
            "players": {"A": {"active": [mon or SICK]}, "B": {"active": [CONFUSED]}},
            **state,
        },
        "moves": [{"move": {"by": "A", **move}}],
    }
    return read_case(entry, 1, known_base()).moves[0]


def at(**state: Any) -> Position:
    return case({"type": "nothing"}, **state).position


def noted(mon: dict[str, Any] | None = None, **state: Any) -> tuple[Mark, ...]:
    found = at(mon={"uid": "a1", "card": "Dreepy", **(mon or {})}, **state).mon("a1")
    assert isinstance(found, Mon)
    return found.marks


# -- coins -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "fell"),
    [
        ({"coins": {"a1": "heads"}}, (1,)),
        ({"flips": {"a1": ["tails", "heads"]}}, (0, 1)),
        ({"flips": {"a1": "Asleep"}}, None),
        ({"flips": 3}, None),
    ],
)
def test_coins_of_each_pokemon(said: dict[str, Any], fell: tuple[int, ...] | None) -> None:
    assert coins(Reader(said, "here", known_base())) == fell


def test_words_that_tell_how_a_coin_fell() -> None:
    assert [is_coin(word) for word in ("heads", "T", True, "オモテ")] == [True] * 4
    assert not any(is_coin(word) for word in ("Asleep", 3, None, ["heads"]))


BURNED, ASLEEP = ("a1", "burned"), ("a1", "asleep")


@pytest.mark.parametrize(
    ("said", "flips"),
    [
        ({"flips": {"a1": "tails"}}, (BURNED, ASLEEP)),
        ({"coins": {"a1": "heads"}}, (BURNED, ASLEEP)),
        ({"flips": {"a1": {"Asleep": "tails"}}}, (ASLEEP,)),
        ({"flips": {"Burned": "heads"}}, (BURNED,)),
        ({"flips": {"a1": "Asleep"}}, (ASLEEP,)),
        ({"flips": {"a1": ["Asleep", "Burned"]}}, (ASLEEP, BURNED)),
        ({"flips": ["tails", "heads"]}, (BURNED, ASLEEP)),
        ({"flip": "tails"}, (BURNED,)),
        ({"flips": [{"uid": "a1", "result": "heads"}]}, (BURNED, ASLEEP)),
        ({"flips": [{"uid": "a1", "condition": "Asleep", "result": "heads"}]}, (ASLEEP,)),
        ({"flips": {"b1": "heads"}}, (("b1", "confused"),)),
        ({"flips": {"b9": "heads"}}, ()),
        ({"flips": []}, ()),
        ({"flips": 3}, ()),
    ],
)
def test_coins_of_a_checkup(said: dict[str, Any], flips: tuple[tuple[str, str], ...]) -> None:
    (checkup,) = case({"type": "checkup", **said}).plays
    assert isinstance(checkup, p.Checkup)
    assert checkup.flips == flips
    assert checkup.said == ("flips",)


def test_a_coin_alone_is_for_who_is_confused_where_nobody_else_needs_one() -> None:
    (checkup,) = case(
        {"type": "checkup", "flips": ["heads"]}, mon={"uid": "a1", "card": None}
    ).plays
    assert isinstance(checkup, p.Checkup)
    assert checkup.flips == (("b1", "confused"),)


def test_who_recovered_in_a_checkup() -> None:
    for key in ("recovered", "recovers", "cured", "removed"):
        (checkup,) = case({"type": "checkup", key: {"a1": ["Asleep"]}}).plays
        assert isinstance(checkup, p.Checkup)
        assert (checkup.ended, checkup.said) == ((ASLEEP,), ("ended",))


# -- effects ---------------------------------------------------------------------------------------

BITE = Mark("no_attack", text="Bite")


@pytest.mark.parametrize(
    ("effect", "mark"),
    [
        ("can't use Bite", BITE),
        ({"name": "can't use Bite", "until": "end of turn"}, BITE),
        ({"kind": "cannot_use_attack", "attack": "Bite"}, BITE),
        ({"kind": "no_attack", "attack": "Bite"}, BITE),
        ({"effect": "can't attack"}, Mark("no_attack")),
        ({"kind": "less_damage", "amount": 30}, Mark("less_damage", 30)),
        ({"kind": "cost_less"}, Mark("cost_less")),
        ({"name": "prevent all damage", "from": "B"}, Mark("protected")),
        ({"attack": "Sand Attack"}, Mark("attack_flip")),
    ],
)
def test_an_effect_as_a_text_or_with_its_parts(effect: Any, mark: Mark) -> None:
    assert noted({"effects": [effect]}) == (mark,)
    assert noted({"effects": effect}) == (mark,)
    assert noted(effects={"a1": effect}) == (mark,)
    told = effect if isinstance(effect, dict) else {"text": effect}
    assert noted(effects=[{"uid": "a1", **told}]) == (mark,)
    assert noted(effects=[{"uid": "b1", **told}]) == ()


def test_locks_that_stand_on_a_pokemon() -> None:
    for key in ("locked", "locked_attacks", "cannot_use"):
        assert noted({key: ["Bite"]}) == noted({key: "Bite"}) == (BITE,)
    assert noted({"locked": True}) == noted({"cannot_attack": True}) == (Mark("no_attack"),)
    assert noted({"locked": [3]}) == noted({"locked": None}) == ()
    assert noted({"protected": True}) == (Mark("protected"),)


def test_what_it_is_knocked_out_by() -> None:
    assert noted(cause={"a1": "own attack"}) == (Mark(CAUSED),)
    assert noted(cause={"b1": "own attack"}) == noted(cause="own attack") == ()


def test_how_a_card_lies() -> None:
    for said, turned in ((-90, 270), ("left", 270), ("upside down", 180), (None, 0)):
        found = at(mon={"uid": "a1", "card": None, "rotation": said}).mon("a1")
        assert found is not None
        assert (found.turned, found.marks) == (turned, ())
    assert noted({"rotation": 0}) == noted({"turned": "upright"}) == (Mark("upright"),)


# -- this turn and the turns before ---------------------------------------------------------------

BALL = known_base().find("Ultra Ball")


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
    ball = p.PlayTrainer(0, BALL)
    assert at(effects=[{"card": "Ultra Ball"}]).turn.plays == (ball,)
    assert at(effects=[{"card": "Ultra Ball", "by": "A"}]).turn.plays == (ball,)
    assert at(effects=[{"card": "Ultra Ball", "by": "B"}]).turn.plays == ()
    assert at(effects=[{"card": "MEE-2"}]).turn.plays == ()


@pytest.mark.parametrize(
    ("said", "used"),
    [
        ({"abilities": [{"uid": "a1", "name": "Seek"}]}, ("a1", "Seek")),
        ({"abilities": [{"pokemon": "a1", "ability": "Seek"}]}, ("a1", "Seek")),
        ({"abilities": {"a1": ["Seek"]}}, ("a1", "Seek")),
        ({"abilities": {"a1": "Seek"}}, ("a1", "Seek")),
        ({"abilities": ["Seek"]}, ("", "Seek")),
        ({"ability_names": ["Seek"]}, ("", "Seek")),
    ],
)
def test_abilities_that_were_used(said: dict[str, Any], used: tuple[str, str]) -> None:
    (play,) = at(this_turn=said).turn.plays
    assert isinstance(play, p.UseAbility)
    assert (play.unit, play.ability) == used


def test_attacks_of_the_own_last_turn() -> None:
    bite = p.Attack(0, "a1", "Bite")
    for key in ("last_attack", "used_last_turn"):
        assert at(mon={"uid": "a1", "card": None, key: "Bite"}).record.before_last == (bite,)
    by_name = {"last_turn": {"A": {"attacks": [{"uid": "a1", "attack": "Bite"}]}}}
    assert at(log=by_name).record.before_last == (bite,)
    theirs = {"last_turn": {"B": {"attacks": [{"uid": "b1", "attack": "Bite"}]}}}
    assert at(log=theirs).record.last_turn == (p.Attack(1, "b1", "Bite"),)


def test_gx_attacks_listed_with_who_used_them() -> None:
    for one in ("A", {"by": "A", "attack": "Beast-GX"}):
        assert at(log={"gx_attacks": [one]}).record.used_game == {(0, "gx")}
    assert at(log={"gx_attacks": [{"attack": "Beast-GX"}, 3]}).record.used_game == set()


# -- moves -----------------------------------------------------------------------------------------


def test_a_choice_for_an_ability_is_its_use() -> None:
    for said in ({"uid": "a1"}, {"user": "a1"}, {"source": "a1"}):
        (play,) = case({"type": "choose", "ability": "Seek", **said}).plays
        assert play == p.UseAbility(0, "a1", "Seek")
    assert case({"type": "choose", "chosen": ["B"]}).plays == ()


def test_an_ability_without_its_pokemon_is_that_of_the_only_one_that_has_it() -> None:
    dusknoir = {"uid": "a1", "card": "Dusknoir"}
    (play,) = case({"type": "ability", "ability": "Cursed Blast"}, mon=dusknoir).plays
    assert play == p.UseAbility(0, "a1", "Cursed Blast")
    (play,) = case({"type": "ability", "ability": "Cursed Blast"}).plays
    assert play == p.UseAbility(0, "", "Cursed Blast")


def test_a_trainer_that_heals() -> None:
    (ball, heal) = case({"type": "play_trainer", "card": "Potion", "heal": {"a1": 30}}).plays
    assert isinstance(ball, p.PlayTrainer)
    assert heal == p.ChangeDamage(0, "a1", -30, counters=False)
    (play,) = case({"type": "play_trainer", "card": "Potion", "targets": ["a1"]}).plays
    assert isinstance(play, p.PlayTrainer)
    assert play.onto == "a1"


@pytest.mark.parametrize(
    "conditions",
    [
        {"b1": "Poisoned"},
        {"b1": ["Poisoned"]},
        {"b1": [{"name": "Poisoned"}]},
        [{"uid": "b1", "name": "Poisoned"}],
        {"uid": "b1", "condition": "Poisoned"},
        "Poisoned",
        ["Poisoned"],
    ],
)
def test_conditions_that_an_attack_gives(conditions: Any) -> None:
    said = {"type": "attack", "attack": "Bite", "target": "b1", "conditions": conditions}
    (_, gives) = case(said).plays
    assert gives == p.ChangeCondition(0, "b1", "poisoned", on=True, by_attack=True)


def test_prizes_with_what_they_are_taken_for_and_where_the_cards_went() -> None:
    prizes = {"type": "take_prizes", "taken": {"A": 1}}
    (play,) = case({**prizes, "card": "Iono"}).plays
    assert isinstance(play, p.TakePrizes)
    assert play.effect
    (play,) = case({**prizes, "from": {"A": "B"}}).plays
    assert isinstance(play, p.TakePrizes)
    assert play.from_player == 1
    (_, gone) = case({**prizes, "ko": "a1", "discarded": ["Dreepy"]}).plays
    assert isinstance(gone, p.KnockOut)
    assert gone.discarded == (known_base().find("Dreepy"),)


# -- odd values ------------------------------------------------------------------------------------

WHOLE: dict[str, Any] = {
    "id": "whole",
    "state": {
        "seats": ["A", "B"],
        "turn": {"player": "A", "count": 3, "phase": "main"},
        "this_turn": {
            "attacks": [{"uid": "a1", "target": "b1"}],
            "abilities": [{"uid": "a1", "name": "Seek"}],
            "log": [{"type": "play_trainer", "card": "Ultra Ball"}],
        },
        "log": {"kos": [{"turn_of": "B", "owner": "A"}], "gx": ["A"], "mulligans": [["A"]]},
        "effects": [{"uid": "a1", "text": "can't use Bite"}],
        "players": {"A": {"active": [SICK], "prizes": 6}, "B": {"active": [CONFUSED]}},
        "stadiums": [{"card": "Artazon", "owner": "A"}],
    },
    "moves": [
        {
            "move": {"by": "A", "type": "attack", "attacker": "a1", "damage": {"b1": 30}},
            "expect": [],
        },
        {"move": {"by": "A", "type": "checkup", "counters": {"a1": 1}, "flips": {"a1": "heads"}}},
        {"move": {"by": "A", "type": "take_prizes", "ko": "b1", "taken": {"A": 1}}},
    ],
}
ODD: tuple[Any, ...] = (
    None,
    3,
    2.5,
    True,
    "x",
    "",
    [],
    {},
    ["x"],
    [[1]],
    [{}],
    {"a1": 3},
    {"x": []},
)


def _places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(node, list):
        node = dict(enumerate(node))
    for key, inside in node.items() if isinstance(node, dict) else ():
        yield from _places(inside, (*path, key))


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_whatever_stands_in_a_field_a_case_is_judged_or_told_what_is_wrong(odd: Any) -> None:
    for path in _places(WHOLE):
        entry = deepcopy(WHOLE)
        place: Any = entry
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = odd
        try:
            read = read_case(entry, 1, known_base())
        except CaseError:
            continue
        for move in read.moves:
            assert move.error is None or move.error.en.endswith(".")
            judge(move.position, move.plays)
