"""An attack carried out: the coin of the Confused, the tick, the damage (seed 000 §7, §9.2)."""

from __future__ import annotations

from app.core.intent import Procedure, PutMark
from app.core.text.words import unpacked
from app.games.game_api import Selection
from app.games.pokemon.procedures.attacking import amount, amounts
from tests.games.pokemon_table import (
    DREEPY,
    IONO,
    Game,
)


def test_a_confused_pokemon_flips_before_it_attacks() -> None:
    fell = set()
    for seed in range(12):
        game = Game(seed=seed)
        unit = game.stand(DREEPY, "active.0")
        game.turn()
        game.act("confused", selection=Selection(units=(unit,)))
        game.act("attack_1")
        coin = game.coins()[0]
        fell.add(coin)
        assert game.marks(unit).get("damage", 0) == (0 if coin else 30)
        assert ("attack" if coin else "attack_fails") in game.verbs()
        assert game.view().turn.used("attack") == 1
    assert fell == {0, 1}


def attack(game: Game, **arguments: str) -> None:
    game.do(Procedure("attack", tuple(arguments.items())))


def told(game: Game, verb: str) -> list[str]:
    """What was announced of the last gesture, in English."""
    events = game.table.host.told(game.table.host.tree.cursor, 1)
    return [unpacked(event.text, "en") for event in events if event.verb == verb]


def test_an_attack_is_only_announced_unless_it_is_to_hit(game: Game) -> None:
    attack(game)
    assert game.verbs() == ["attack", "use"]
    assert told(game, "attack") == ["Petty Grudge"]
    attack(game, attack="1", hit="1")
    assert game.marks(game.unit("active.1")) == {"damage": 40}


def test_damage_that_was_entered_is_put_and_counters_beside_it(game: Game) -> None:
    active, benched = game.unit("active.1"), game.unit("bench.1")
    attack(game, attack="1", damage=f"{active}:60,{benched}:0", counters=f"{benched}:20")
    assert game.marks(active) == {"damage": 60}
    assert game.marks(benched) == {"damage": 20}


def test_how_damage_came_about_is_told_and_that_it_was_overwritten(game: Game) -> None:
    """APR A-01."""
    active = game.unit("active.1")
    game.do(PutMark((active,), "weak_N", value=1))
    attack(game, attack="1", base="40", damage=f"{active}:80")
    assert told(game, "worked_out") == ["40 ×2 (Weakness)"]
    attack(game, attack="1", base="40", damage=f"{active}:50")
    assert told(game, "overwritten") == ["40 ×2 (Weakness) = 80"]


def test_what_lies_played_is_discarded_by_the_attack(game: Game) -> None:
    game.act("play", selection=Selection((game.card(IONO),)))
    attack(game)
    assert game.refs("stage") == []
    assert game.refs("discard.0")[0] == IONO


def test_points_are_read_by_pokemon_and_what_is_none_of_that_is_left_out() -> None:
    assert amounts("u1:60,u2:20") == (("u1", 60), ("u2", 20))
    assert amounts("u1:x,u2,:,u3:99999,u4:0") == (("u4", 0),)
    assert amounts("") == ()
    assert [amount(text) for text in ("30", "", "-10", "12345")] == [30, None, None, None]
