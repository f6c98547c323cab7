"""Rules of who takes Prizes in a Battle Royal."""

from __future__ import annotations

from typing import Any

from app.core.card import Mark
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.card_plays import TakePrizes
from app.games.pokemon.adviser.model.position_sides import Condition
from app.games.pokemon.adviser.model.turn_record import Cause, KnockedOut, Record
from tests.games.pokemon.adviser.royal import PLAIN, A, B, C, D, royal
from tests.games.pokemon.adviser.situation import ability, hears, mon, pokemon

ONE, GIVER, OWN = "br-prize-one-taker", "br-prize-condition-owner", "br-prize-self-ko"
POISON, BURN = "br-prize-poison-first", "br-prize-burn-when-poison-survives"
TIE = "br-prize-tie-cause-choice"
GAS = ability("Gas", "Put 1 damage counter on each of your opponent's Pokémon between turns.")


def take(*players: int, ko: str = "b1") -> TakePrizes:
    return TakePrizes(players[0], tuple((one, 1) for one in players), ko)


def fallen(**more: Any) -> Any:
    return mon(None, plain=True, hp_left=0, **more)


def sick(left: int, poison: int | None, burn: int | None = None) -> Any:
    conditions = [] if poison is None else [Condition("poisoned", 1, poison)]
    if burn is not None:
        conditions.append(Condition("burned", 2, burn))
    return mon(None, plain=True, hp_left=left, conditions=tuple(conditions))


def checkup(one: Any, **more: Any) -> Any:
    return royal([one], turn={"phase": "checkup"}, **more)


def test_br_prize_one_taker() -> None:
    attacked = royal(b=[fallen()], turn={"plays": (p.Attack(A, "a1", target="b1"),)})
    assert hears(ONE, attacked, take(A, C)) == ("illegal", ("b1",), {"A": 1})
    assert hears(ONE, attacked, take(C)) is not None
    said = royal(b=[fallen()], causes=(("b1", (Cause(C),)),))
    assert hears(ONE, said, take(A)) == ("illegal", ("b1",), {"C": 1})
    marked = royal(b=[fallen(marks=(Mark("felled", D + 1),))], record=Record())
    assert hears(ONE, marked, take(A)) == ("illegal", ("b1",), {"D": 1})


def test_br_prize_one_taker_at_a_table_asks_for_the_knock_outs_of_the_turn() -> None:
    known = Record((KnockedOut(A, B, 9, cause=A),))
    assert hears(ONE, royal(record=known), take(A, ko="")) is None
    assert hears(ONE, royal(record=known), take(C, ko="")) == ("illegal", ("seat.2",), None)
    unknown = Record((KnockedOut(A, B, 9),))
    assert hears(ONE, royal(record=unknown), take(C, ko="")) is None


def test_br_prize_one_taker_is_silent_for_the_attacker_and_where_nobody_knows() -> None:
    attacked = royal(b=[fallen()], turn={"plays": (p.Attack(A, "a1", target="b1"),)})
    assert hears(ONE, attacked, take(A)) is None
    unknown = royal(b=[fallen()], record=Record())
    assert hears(ONE, unknown, take(C)) is None
    assert hears(ONE, unknown, take(A, C)) == ("suspicious", ("b1",), None)


def test_br_prize_condition_owner() -> None:
    table = checkup(sick(10, B))
    assert hears(GIVER, table, take(C, ko="a1")) == ("illegal", ("a1",), {"B": 1})


def test_br_prize_condition_owner_is_silent_for_the_giver_and_where_nobody_knows() -> None:
    assert hears(GIVER, checkup(sick(10, B)), take(B, ko="a1")) is None
    assert hears(GIVER, checkup(mon(None, plain=True, hp_left=10)), take(C, ko="a1")) is None


def test_br_prize_self_ko() -> None:
    table = royal([fallen()], causes=(("a1", (Cause(A, "attack"),)),))
    assert hears(OWN, table, take(B, ko="a1")) == ("illegal", ("a1",), {"B": 1, "C": 1, "D": 1})
    own_poison = checkup(sick(10, A))
    assert hears(OWN, own_poison, take(B, ko="a1")) is not None


def test_br_prize_self_ko_is_silent_where_all_others_take() -> None:
    table = royal([fallen()], causes=(("a1", (Cause(A, "attack"),)),))
    assert hears(OWN, table, take(B, C, D, ko="a1")) is None
    out = royal([fallen()], causes=(("a1", (Cause(A),)),), sides={D: {"out": True}})
    assert hears(OWN, out, take(B, C, ko="a1")) is None
    assert hears(OWN, out, take(B, C, D, ko="a1")) is not None, "who is out takes nothing"


def test_br_prize_poison_first() -> None:
    table = checkup(sick(10, B, C))
    assert hears(POISON, table, take(C, ko="a1")) == ("illegal", ("a1",), {"B": 1})


def test_br_prize_poison_first_is_silent_for_its_giver() -> None:
    assert hears(POISON, checkup(sick(10, B, C)), take(B, ko="a1")) is None
    assert hears(POISON, checkup(sick(20, B, C)), take(C, ko="a1")) is None


def test_br_prize_burn_when_poison_survives() -> None:
    table = checkup(sick(30, B, C))
    assert hears(BURN, table, take(B, ko="a1")) == ("illegal", ("a1",), {"C": 1})


def test_br_prize_burn_when_poison_survives_is_silent_for_its_giver() -> None:
    assert hears(BURN, checkup(sick(30, B, C)), take(C, ko="a1")) is None
    assert hears(BURN, checkup(sick(40, B, C)), take(B, ko="a1")) is None, "it stays in play"


def test_br_prize_tie_cause_choice() -> None:
    gas = pokemon("Gas", abilities=(GAS,))
    table = checkup(sick(20, B), c=[mon(gas), PLAIN])
    assert hears(TIE, table, take(B, C, ko="a1")) == ("reminder", ("a1",), None)


def test_br_prize_tie_cause_choice_is_silent_for_one_of_them() -> None:
    gas = pokemon("Gas", abilities=(GAS,))
    table = checkup(sick(20, B), c=[mon(gas), PLAIN])
    for player in (B, C):
        assert hears(TIE, table, take(player, ko="a1")) is None
    assert hears(ONE, table, take(D, ko="a1")) is not None
    elsewhere = checkup(sick(20, B), c=[mon(gas), PLAIN], choices=(("c1", D),))
    assert hears(TIE, elsewhere, take(B, C, ko="a1")) is None
