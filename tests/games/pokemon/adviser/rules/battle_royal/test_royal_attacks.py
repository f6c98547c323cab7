"""Rules of the two attacks of a turn in a Battle Royal."""

from __future__ import annotations

from typing import Any

from app.core.card import Mark
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.case_marks import TURN_ENDED
from tests.games.pokemon.adviser.royal import PLAIN, SHEET, A, royal
from tests.games.pokemon.adviser.situation import ability, attack, hears, mon, pokemon, says

SPOT, NEW = "br-attack-each-spot", "br-attack-newcomer"
ONE, SAME = "br-attack-target-one", "br-attack-same-target"
KICK = attack("Kick", "", "30")
FIGHTER = pokemon("Fighter", KICK, attack("Wave", "", "10", "Also 10 to each opponent's Pokémon."))
TWICE = pokemon("Twice", KICK, abilities=(ability("Ω", "This Pokémon may attack twice a turn."),))


def hit(uid: str = "a1", target: str = "b1", **more: Any) -> p.Attack:
    dealt = more.pop("damage", ((target, 30),))
    return p.Attack(A, uid, more.pop("attack", "Kick"), target=target, damage=dealt, **more)


def table(*done: p.Play, **more: Any) -> Any:
    made = sum(isinstance(one, p.Attack) for one in done)
    turn = {"plays": done, "used": (("attack", made),), "hit": more.pop("was", ())}
    mine = more.pop("mine", [mon(FIGHTER), mon(FIGHTER)])
    return royal(mine, turn=turn, **more)


def test_br_attack_each_spot() -> None:
    both = table(hit(), hit("a2", "c1"))
    assert hears(SPOT, both, hit("a1", "d1")) == ("illegal", ("a1",), None)
    assert hears(SPOT, table(hit()), hit("a1", "c1")) == ("illegal", ("a1",), None)
    counted = royal([mon(FIGHTER), mon(FIGHTER)], turn={"used": (("attack", 2),)})
    assert hears(SPOT, counted, hit()) is not None


def test_br_attack_each_spot_is_silent_for_the_other_one() -> None:
    assert says(table(hit(), was=("b1",)), hit("a2", "c1")) == {}
    assert says(table(), hit()) == {}


def test_br_attack_newcomer() -> None:
    switched = table(hit(), p.Switch(A, "a1", "a3"), mine=[mon(FIGHTER, "a3"), mon(FIGHTER, "a2")])
    assert hears(NEW, switched, hit("a3", "c1")) == ("illegal", ("a3",), None)
    fell = table(hit(), p.KnockOut(A, "a1"), p.Promote(A, "a3"), mine=[mon(FIGHTER, "a3"), PLAIN])
    assert hears(NEW, fell, hit("a3", "c1")) == ("illegal", ("a3",), None)


def test_br_attack_newcomer_is_silent_for_the_other_spot() -> None:
    done = hit(), p.Switch(A, "a2", "a3")
    came = table(*done, mine=[mon(FIGHTER, "a1"), mon(FIGHTER, "a3")])
    assert hears(NEW, came, hit("a3", "c1")) is None
    switched = table(hit(), p.Switch(A, "a1", "a3"), mine=[mon(FIGHTER, "a3"), PLAIN])
    assert hears(NEW, switched, hit("a2", "c1")) is None
    by_sheet = table(hit(), p.Switch(A, "a1", "a3"), mine=[mon(FIGHTER, "a3")], options=SHEET)
    assert hears(NEW, by_sheet, hit("a3", "c1")) is None


def test_br_attack_target_one() -> None:
    two = hit(damage=(("b1", 30), ("c1", 30)))
    assert hears(ONE, table(), two) == ("illegal", ("b1", "c1"), 1)
    aims = hit(target="", damage=(), targets=("b1", "c1"))
    assert hears(ONE, table(), aims) == ("illegal", ("b1", "c1"), 1)
    assert hears(ONE, table(bench={1: [PLAIN]}), hit(target="b3")) is not None
    assert hears(ONE, table(), hit(target="a2")) is not None


def test_br_attack_target_one_is_silent_for_one_and_for_what_a_text_reaches() -> None:
    assert hears(ONE, table(), hit()) is None
    wave = hit(attack="Wave", damage=(("b1", 10), ("b2", 10)))
    assert hears(ONE, table(), wave) is None


def test_br_attack_same_target() -> None:
    done = table(hit(), was=("b1",))
    assert hears(SAME, done, hit("a2", "b1")) == ("illegal", ("b1",), 0)
    marked = table(hit(), b=[mon(None, marks=(Mark("hit", 1),), plain=True)])
    assert hears(SAME, marked, hit("a2", "b1")) is not None, "by the mark of a table"
    by_sheet = table(hit(), was=("b1",), options=SHEET)
    chosen = p.Attack(A, "a2", "Kick", target="b1")
    assert hears(SAME, by_sheet, chosen) == ("illegal", ("b1",), None)
    assert hears(SAME, done, chosen) is None, "it may be chosen, and takes nothing"


def test_br_attack_same_target_is_silent_for_another() -> None:
    done = table(hit(), was=("b1",))
    assert hears(SAME, done, hit("a2", "b2")) is None
    assert hears(SAME, done, hit("a2", "c1")) is None


def test_br_omega_barrage() -> None:
    done = table(hit(), was=("b1",), mine=[mon(TWICE), mon(FIGHTER)])
    assert says(done, hit("a1", "b1")) == {}
    assert says(done, hit("a1", "c1")) == {}
    third = table(hit(), hit("a1", "c1"), mine=[mon(TWICE), mon(FIGHTER)])
    assert SPOT in says(third, hit("a1", "d1"))
    assert SPOT not in says(third, hit("a2", "d1"))


def test_br_turn_end_effect_attack() -> None:
    ended = mon(FIGHTER, marks=(Mark(TURN_ENDED),))
    rule = "br-turn-end-effect-attack"
    assert hears(rule, table(mine=[ended, mon(FIGHTER)]), hit()) == ("illegal", ("a1",), None)
    ender = pokemon("Ender", KICK, abilities=(ability("Rest", "Draw 2. Your turn ends."),))
    used = table(p.UseAbility(A, "a1", "Rest"), mine=[mon(ender), mon(FIGHTER)])
    assert hears(rule, used, hit()) is not None
    assert hears(rule, used, hit("a2")) is None


def test_br_turn_end_effect_attack_is_silent_for_the_other_one() -> None:
    ended = mon(FIGHTER, marks=(Mark(TURN_ENDED),))
    attack_of_other = hit("a2")
    table_of_two = table(mine=[ended, mon(FIGHTER)])
    assert hears("br-turn-end-effect-attack", table_of_two, attack_of_other) is None
