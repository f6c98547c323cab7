"""What lies loose on the table of a case, whom a Stadium works on, and what was played."""

from __future__ import annotations

from app.games.pokemon.adviser.cases.state.case_state import faces, last_turn, loose, played
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.cases.telling import PLAYERS, A, B, card, reader

IONO, BALL, FIRE = card("Iono"), card("Ultra Ball"), card("MEE-2")


def test_what_lies_in_the_play_area_is_whose_it_is_said_to_be() -> None:
    for key in ("stage", "table", "play_area", "in_play_area", "loose", "mat", "played"):
        told = reader(**{key: ["Iono", {"card": "MEE-2", "owner": "B"}]})
        assert loose(told, PLAYERS) == (("loose0", IONO, A), ("loose1", FIRE, B))


def test_what_lies_before_a_player_is_that_players() -> None:
    told = reader(
        players={"B": {"stage": ["Iono"]}, "A": {"mat": [{"card": None}]}}, stage=["MEE-2"]
    )
    assert loose(told, PLAYERS) == (("loose0", FIRE, A), ("loose1", None, A), ("loose2", IONO, B))


def test_whom_a_stadium_works_on() -> None:
    for key in ("faces", "facing", "limits", "works_on", "side", "orientation"):
        assert faces(reader(**{key: "B"}), PLAYERS) == B
    assert faces(reader(faces="C", side="B"), PLAYERS) == B
    assert faces(reader(faces=["B"]), PLAYERS) is None


def test_the_attacks_of_the_turn_before_are_of_the_player_before() -> None:
    told = {"attacks": [{"attacker": "b1", "name": "Mumble", "targets": ["a1"]}, {"by": "A"}]}
    attacks = (p.Attack(B, "b1", "Mumble", target="a1"), p.Attack(A, ""))
    assert last_turn(reader(last_turn=told), PLAYERS, A) == attacks
    assert last_turn(reader(log={"last_turn": told}), PLAYERS, A) == attacks
    assert last_turn(reader(last_turn={"attacks": ["x"]}), PLAYERS, B) == (p.Attack(A, ""),)
    told = {"attacks": [{"uid": "x", "attack": "Bite", "target": "y"}]}
    three = last_turn(reader(last_turn=told), {"A": 0, "B": 1, "C": 2}, 1)
    assert three == (p.Attack(0, "x", "Bite", target="y"),)
    assert last_turn(reader(), {}, A) == ()


def test_trainers_and_stadiums_that_were_played() -> None:
    for key in ("supporter", "supporters", "items", "item", "trainers"):
        assert list(played(reader(**{key: ["Ultra Ball", "Iono"]}), A)) == [
            c.PlayTrainer(A, BALL),
            c.PlayTrainer(A, IONO),
        ]
    for key in ("stadium", "stadiums"):
        assert list(played(reader(**{key: True}), B)) == [c.PlayStadium(B, None)]


def test_what_was_taken_off_pokemon() -> None:
    gone = [
        {"uid": "a1", "card": "MEE-2"},
        {"from": "a1", "energy": "MEE-2"},
        {"unit": "a2", "tool": "Iono"},
    ]
    for key in ("detached", "removed", "tools_removed", "tools_discarded"):
        assert list(played(reader(**{key: gone}), A)) == [
            p.Detach(A, "a1", FIRE, "discard"),
            p.Detach(A, "a1", FIRE, "discard"),
            p.Detach(A, "a2", IONO, "discard"),
        ]
