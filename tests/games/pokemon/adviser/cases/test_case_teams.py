"""What a case of two against two tells besides."""

from __future__ import annotations

from typing import Any

from app.games.advising.cases.case_vocabulary import WrittenCase
from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.cards.every_card import known_base


def case(
    *moves: dict[str, Any], teams: tuple[int | None, ...] = (1, 2, 1, 2), **more: Any
) -> WrittenCase:
    players: dict[str, Any] = {
        name: {"active": [{"uid": f"{name.lower()}1", "card": None}]} for name in "ABCD"
    }
    for name, team in zip("ABCD", teams, strict=True):
        if team is not None:
            players[name]["team"] = team
    state = {
        "variant": "team-battle",
        "seats": list("ABCD"),
        "turn": {"player": "A"},
        "players": players,
        **more,
    }
    return read_case({"id": "one", "state": state, "moves": list(moves)}, 1, known_base())


def plays(move: dict[str, Any], **more: Any) -> tuple[p.Play, ...]:
    return case(move, **more).moves[0].plays


def test_teams_are_as_written_or_as_the_game_has_them() -> None:
    for teams in ((1, 2, 1, 2), (None, None, None, None)):
        position = case({"type": "pass_turn"}, teams=teams).moves[0].position
        assert position.allied(0, 2)
        assert not position.allied(0, 1)


def test_the_discard_pile_is_shared() -> None:
    piles = {"1": [{"card": "name:Potion", "owner": "C"}]}
    position = case({"type": "pass_turn"}, discard=piles).moves[0].position
    assert [len(position.side(seat).discard or ()) for seat in range(4)] == [1, 0, 1, 0]


def test_cards_go_into_decks() -> None:
    returned = [{"card": "name:Iono", "owner": "C", "into_deck_of": "A"}]
    told = plays({"type": "play_trainer", "card": "name:Pal Pad", "returned": returned})
    moved = next(one for one in told if isinstance(one, c.MoveCards))
    assert (moved.source, moved.goal, moved.goal_player, moved.owners) == (
        "discard",
        "deck",
        0,
        (2,),
    )


def test_whom_and_whose() -> None:
    (play,) = plays({"type": "play_trainer", "card": "name:Eri", "players": ["B", "D"]})
    assert isinstance(play, c.PlayTrainer)
    assert play.players == (1, 3)
    (play,) = plays({"type": "play_trainer", "card": "name:Ball", "deck_of": "C"})
    assert isinstance(play, c.PlayTrainer)
    assert play.deck_of == 2


def test_an_attack_with_targets_and_its_coins() -> None:
    coins = [{"by": "C", "result": "heads"}]
    told = plays({"type": "attack", "attack": "X", "target": ["b1", "d1"], "coins": coins})
    (attack,) = (one for one in told if isinstance(one, p.Attack))
    assert (attack.target, attack.targets) == ("b1", ("b1", "d1"))
    on = plays({"type": "attack", "attack": "X", "target": "b1", "effect_target": "d1"})
    assert next(one for one in on if isinstance(one, p.Attack)).effects == ("d1",)


def test_a_card_picked_at_random() -> None:
    pick = {"hand_of": "B", "foreign_cards": ["name:Iono"], "backs_hidden": False}
    told = plays({"type": "attack", "attack": "X", "target": "b1", "random_pick": pick})
    moved = next(one for one in told if isinstance(one, c.MoveCards))
    assert (moved.source_player, moved.at_random, moved.backs_seen) == (1, True, True)


def test_who_threw_the_coin_of_a_checkup() -> None:
    told = plays({"type": "checkup", "coins": [{"uid": "c1", "by": "A", "result": "heads"}]})
    assert next(one for one in told if isinstance(one, t.Checkup)).thrower == 0


def test_a_team_is_said_to_win() -> None:
    (play,) = plays({"type": "claim", "result": "team 2 wins"})
    assert isinstance(play, t.Claim)
    assert play.winner == 1
