"""Rules of the turns of a Battle Royal: their order, and everybody's first one."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from tests.games.pokemon.adviser.royal import A, B, C, D, first_turn, royal
from tests.games.pokemon.adviser.situation import (
    LUCARIO,
    RIOLU,
    ability,
    attack,
    hears,
    mon,
    pokemon,
    says,
    trainer,
)

ORDER, SUPPORTER = "br-turn-order", "br-first-turn-supporter"
EVOLVE, ADVANTAGE = "br-first-turn-evolve", "br-first-turn-evolve-advantage"
ATTACK = "br-first-turn-attack"
SECOND = ability("Haste", "If you go second, this Pokémon can evolve during your first turn.")
EAGER = pokemon("Riolu", abilities=(SECOND,))
QUICK = attack("Quick", "F", "", "If you go first, you can use this attack on your first turn.")
HUNTER = pokemon("Hunter", QUICK, attack("Slow"))
JUDGE = trainer("Judge", "supporter", "Each player draws 4 cards.")


def test_br_turn_order() -> None:
    assert hears(ORDER, royal(), t.PassTurn(A, C)) == ("illegal", ("seat.2",), "B")
    assert hears(ORDER, royal(), t.BeginTurn(A, D)) == ("illegal", ("seat.3",), "B")


def test_br_turn_order_is_silent_clockwise_and_passes_over_who_is_out() -> None:
    assert hears(ORDER, royal(), t.PassTurn(A, B)) is None
    assert hears(ORDER, royal(), t.PassTurn(A)) is None
    out = royal(sides={B: {"out": True}})
    assert hears(ORDER, out, t.PassTurn(A, C)) is None
    assert hears(ORDER, out, t.PassTurn(A, B)) is not None


@pytest.mark.parametrize("player", [A, B, C, D])
def test_br_first_turn_supporter(player: int) -> None:
    play = c.PlayTrainer(player, JUDGE)
    assert hears(SUPPORTER, first_turn(player), play) == ("illegal", (f"seat.{player}",), None)


def test_br_first_turn_supporter_is_silent_later_and_where_a_text_lets() -> None:
    assert hears(SUPPORTER, royal(), c.PlayTrainer(A, JUDGE)) is None
    assert hears(SUPPORTER, first_turn(A), c.PlayTrainer(A, trainer("Ball"))) is None
    early = trainer("Carmine", "supporter", "If you go first, you may use this on your first turn.")
    assert hears(SUPPORTER, first_turn(C), c.PlayTrainer(C, early)) is None
    assert hears(SUPPORTER, first_turn(D), c.PlayTrainer(D, early)) is not None, "goes second"
    agreed = first_turn(A, options=(("first-turn-supporter", "allowed"),))
    assert hears(SUPPORTER, agreed, c.PlayTrainer(A, JUDGE)) is None


def test_br_first_turn_evolve() -> None:
    for player, uid in ((A, "a1"), (D, "d1")):
        table = first_turn(player, a=[mon(RIOLU)], d=[mon(RIOLU)])
        heard = ("illegal", (uid,), None)
        assert hears(EVOLVE, table, p.Evolve(player, uid, LUCARIO)) == heard


def test_br_first_turn_evolve_is_silent_later_and_by_an_effect() -> None:
    assert hears(EVOLVE, royal([mon(RIOLU)]), p.Evolve(A, "a1", LUCARIO)) is None
    table = first_turn(A, a=[mon(RIOLU)])
    assert hears(EVOLVE, table, p.Evolve(A, "a1", LUCARIO, effect=True)) is None
    assert hears(EVOLVE, table, p.Evolve(A, "a1", LUCARIO, "deck")) is None


def test_br_first_turn_evolve_advantage() -> None:
    table = first_turn(C, c=[mon(EAGER)])
    play = p.Evolve(C, "c1", LUCARIO)
    assert hears(ADVANTAGE, table, play) == ("illegal", ("c1",), None)
    assert hears(EVOLVE, table, play) is None, "it is said once"


def test_br_first_turn_evolve_advantage_is_silent_for_the_last_player() -> None:
    table = first_turn(D, d=[mon(EAGER)])
    play = p.Evolve(D, "d1", LUCARIO)
    assert hears(ADVANTAGE, table, play) is None
    assert hears(EVOLVE, table, play) is None
    assert hears(ADVANTAGE, royal(c=[mon(EAGER)]), p.Evolve(C, "c1", LUCARIO)) is None


def test_br_first_turn_attack() -> None:
    for player, uid in ((A, "a1"), (B, "b1"), (C, "c1")):
        table = first_turn(player, a=[mon(HUNTER)], b=[mon(HUNTER)], c=[mon(HUNTER)])
        heard = ("illegal", (uid,), None)
        assert hears(ATTACK, table, p.Attack(player, uid, "Slow", target="d1")) == heard


def test_br_first_turn_attack_is_silent_for_the_last_player() -> None:
    assert hears(ATTACK, first_turn(D), p.Attack(D, "d1", target="a1")) is None
    assert hears(ATTACK, royal(), p.Attack(A, "a1", target="b1")) is None


def test_br_first_turn_attack_advantage() -> None:
    for player, uid in ((A, "a1"), (B, "b1"), (C, "c1")):
        table = first_turn(player, a=[mon(HUNTER)], b=[mon(HUNTER)], c=[mon(HUNTER)])
        assert hears(ATTACK, table, p.Attack(player, uid, "Quick")) is None
        assert "first-turn-attack" not in says(table, p.Attack(player, uid, "Quick"))
