"""Special Conditions: who may have which, and what keeps them away."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, Mon
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import (
    ME,
    PIKACHU,
    RIOLU,
    YOU,
    ability,
    attack,
    energy,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

ONLY, EXCLUSIVE, SAME = "cond-active-only", "cond-rotation-exclusive", "cond-same-replaces"
IMMUNE, STACK = "cond-immune", "cond-marker-stack"
CASE = Record(is_case=True)
STANDING = p.Standing()


def sick(*keys: str, card: Any = RIOLU, **more: Any) -> Mon:
    """Return a Pokémon with conditions."""
    return mon(
        card, conditions=tuple(Condition(key, 1 + (key == "burned")) for key in keys), **more
    )


def put(unit: str, key: str, by: int = ME, **more: Any) -> p.ChangeCondition:
    return p.ChangeCondition(by, unit, key, **{"on": True, **more})


# -- only the Active Pokémon -----------------------------------------------------------------------


def test_cond_active_only() -> None:
    at = position([mon()], [mon(PIKACHU)], their_bench=[mon(PIKACHU)])
    assert hears(ONLY, at, put("b2", "poisoned")) == ("illegal", ("b2",), None)
    assert hears(ONLY, at, put("b1", "poisoned")) is None
    assert hears(ONLY, at, put("b2", "poisoned", on=False)) is None
    assert hears(ONLY, at, put("b2", "cursed")) is None
    assert hears(ONLY, at, put("b9", "poisoned")) is None


def test_cond_active_only_looks_at_what_stands_there() -> None:
    at = position([sick("asleep")], [mon(PIKACHU)], my_bench=[mon(), sick("burned")])
    assert hears(ONLY, at, STANDING) == ("illegal", ("a3",), None)
    assert hears(ONLY, position([sick("asleep")], my_bench=[mon()]), STANDING) is None


@pytest.mark.parametrize("play", [t.Checkup(ME), t.PassTurn(ME), t.BeginTurn(ME, YOU)])
def test_cond_active_only_at_the_end_of_a_turn_of_a_case(play: Play) -> None:
    bench: dict[str, Any] = {"my_bench": [sick("burned")]}
    assert hears(ONLY, position([mon()], record=CASE, **bench), play) is not None
    assert hears(ONLY, position([mon()], **bench), play) is None


@pytest.mark.parametrize(
    "play", [p.Switch(ME, "b1", "b2"), p.Retreat(YOU, "b1", "b2"), p.Promote(YOU, "b2")]
)
def test_cond_active_only_is_silent_for_one_that_comes_up_in_the_same_gesture(play: Play) -> None:
    at = position([mon()], [mon(PIKACHU)], their_bench=[mon(PIKACHU), mon(PIKACHU)])
    assert ONLY not in says(at, play, put("b2", "asleep"))
    assert ONLY in says(at, play, put("b3", "asleep"))


# -- which go together -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "keys", [("asleep", "confused"), ("asleep", "paralyzed"), ("paralyzed", "confused")]
)
def test_cond_rotation_exclusive(keys: tuple[str, ...]) -> None:
    at = position([sick(*keys)], [mon(PIKACHU)])
    assert hears(EXCLUSIVE, at, STANDING) == ("illegal", ("a1",), None)
    case = position([sick(*keys)], [mon(PIKACHU)], record=CASE)
    assert hears(EXCLUSIVE, case, t.Checkup(ME)) is not None
    assert hears(EXCLUSIVE, at, t.PassTurn(ME)) is None


def test_cond_rotation_exclusive_is_silent_where_the_new_one_replaces_the_old() -> None:
    case = position([mon()], [sick("asleep", card=PIKACHU)], record=CASE)
    assert hears(EXCLUSIVE, case, put("b1", "confused")) is None
    for keys in (("asleep",), ("poisoned", "burned", "asleep")):
        assert hears(EXCLUSIVE, position([sick(*keys)]), STANDING) is None


def test_cond_rotation_exclusive_where_a_case_puts_two_on_at_once() -> None:
    case = position([mon()], [mon(PIKACHU)], record=CASE)
    two = (put("b1", "asleep"), put("b1", "confused"))
    assert hears(EXCLUSIVE, case, *two) == ("illegal", ("b1",), None)
    assert hears(EXCLUSIVE, case, put("b1", "asleep"), put("a1", "confused")) is None
    assert hears(EXCLUSIVE, case, put("b1", "asleep"), put("b1", "burned")) is None
    off = put("b1", "confused", on=False)
    assert hears(EXCLUSIVE, case, put("b1", "asleep"), off) is None
    assert hears(EXCLUSIVE, position([mon()], [mon(PIKACHU)]), *two) is None
    assert hears(EXCLUSIVE, case, put("b9", "asleep"), put("b9", "confused")) is None


def test_cond_marker_stack() -> None:
    keys = ("poisoned", "burned", "asleep")
    for record in (Record(), CASE):
        lies = sick(*keys, card=PIKACHU, turned=270)
        at = position([mon()], [lies], record=record)
        assert says(at, STANDING) == {}
        assert says(position([mon()], [mon(PIKACHU)], record=record), put("b1", "poisoned")) == {}
        stacked = position([mon()], [sick("asleep", card=PIKACHU)], record=record)
        assert says(stacked, put("b1", "burned"), put("b1", "poisoned")) == {}


@pytest.mark.parametrize(("old", "new", "said"), [(1, 8, True), (4, 4, False), (8, 1, False)])
def test_cond_same_replaces(old: int, new: int, said: bool) -> None:
    at = position([mon()], [mon(PIKACHU, conditions=(Condition("poisoned", old),))])
    heard = hears(SAME, at, put("b1", "poisoned", counters=new))
    assert heard == (("reminder", ("b1",), new) if said else None)


def test_cond_same_replaces_in_a_case_that_gives_no_number() -> None:
    case = position([mon()], [sick("poisoned", card=PIKACHU)], record=CASE)
    assert hears(SAME, case, put("b1", "poisoned")) == ("reminder", ("b1",), 1)
    burned = position([mon()], [sick("burned", card=PIKACHU)], record=CASE)
    assert hears(SAME, burned, put("b1", "burned")) == ("reminder", ("b1",), 2)
    at = position([mon()], [sick("poisoned", card=PIKACHU)])
    assert hears(SAME, at, put("b1", "poisoned")) is None


@pytest.mark.parametrize("key", ["poisoned", "burned"])
def test_cond_same_replaces_where_a_case_has_it_more_than_once(key: str) -> None:
    again = tuple(Condition(key, counters) for counters in (1, 2, 4))
    for record, heard in ((CASE, ("reminder", ("b1",), 4)), (Record(), None)):
        there = position([mon()], [mon(PIKACHU, conditions=again)], record=record)
        assert hears(SAME, there, STANDING) == heard


def test_cond_same_replaces_is_silent() -> None:
    case = position([mon()], [sick("poisoned", "asleep", card=PIKACHU)], record=CASE)
    assert hears(SAME, case, put("b1", "burned")) is None
    assert hears(SAME, case, put("b1", "asleep")) is None
    assert hears(SAME, case, put("a1", "poisoned")) is None
    assert hears(SAME, case, put("b1", "poisoned", on=False)) is None
    assert hears(SAME, case, put("b9", "poisoned")) is None


# -- immunity --------------------------------------------------------------------------------------

SPOKEN = ("suspicious", ("b1",), None)
ROCK = pokemon(
    "Steel", abilities=(ability("Hard", "Steel can't be affected by any Special Conditions."),)
)
DOLL = trainer(
    "Doll", hp=30, text="Doll can't retreat, and can't be Asleep, Confused, or Poisoned."
)
MIST = energy("C", "Mist Energy")
MISTY = "Prevent all effects of attacks used by your opponent's Pokémon done to "


def hit(target: Mon, key: str = "asleep", **more: Any) -> Any:
    return hears(IMMUNE, position([mon()], [target]), put("b1", key, **more))


def test_cond_immune() -> None:
    assert hit(mon(ROCK)) == SPOKEN
    assert hit(mon(PIKACHU)) is None
    assert hit(mon(ROCK), on=False) is None
    assert hit(mon(ROCK), "cursed") is None
    assert hit(mon(ROCK, marks=(Mark("no_ability"),))) is None
    noted = position([mon()], [mon(ROCK)], marks=(Mark("no_abilities"),))
    assert hears(IMMUNE, noted, put("b1", "asleep")) is None
    assert hears(IMMUNE, position([mon()], [mon(ROCK)]), put("b9", "asleep")) is None


def test_what_keeps_a_condition_away_is_named() -> None:
    there = position([mon()], [mon(ROCK)])
    (advice,) = [one for one in judge(there, (put("b1", "asleep"),)) if one.rule == IMMUNE]
    assert advice.message.en == "Steel cannot be Asleep because of Steel's Hard."


def test_cond_immune_looks_at_what_stands_in_a_case() -> None:
    two: dict[str, Any] = {"mine": [sick("asleep")], "theirs": [sick("asleep", card=ROCK)]}
    assert hears(IMMUNE, position(**two, record=CASE), STANDING) == SPOKEN
    assert hears(IMMUNE, position(**two), STANDING) is None
    shell = pokemon("Shell", abilities=(ability("Safe", MISTY + "this Pokémon."),))
    hit = {"plays": (p.Attack(YOU, "b1", "Spark"),)}
    there = position([sick("asleep", card=shell)], [mon(PIKACHU)], turn=hit, record=CASE)
    assert hears(IMMUNE, there, STANDING) is None, "by what it came is not told"


def test_cond_immune_to_some() -> None:
    assert hit(mon(DOLL), "asleep") == SPOKEN
    assert hit(mon(DOLL), "poisoned") == SPOKEN
    assert hit(mon(DOLL), "burned") is None


def test_cond_immune_by_a_note() -> None:
    assert hit(mon(PIKACHU, marks=(Mark("immune"),))) == SPOKEN
    assert hit(mon(None, marks=(Mark("immune"),))) == SPOKEN
    assert hit(mon(PIKACHU, marks=(Mark("protected"),))) is None
    assert hit(mon(PIKACHU, marks=(Mark("protected"),)), by_attack=True) == SPOKEN
    everything = position([mon()], [mon(PIKACHU)], marks=(Mark("all_protected"),))
    assert hears(IMMUNE, everything, put("b1", "asleep", by_attack=True)) == SPOKEN
    assert hears(IMMUNE, everything, put("b1", "asleep")) is None


def test_cond_immune_leaves_conditional_texts_to_people() -> None:
    text = "If this Pokémon has Energy, it can't be affected by any Special Conditions."
    assert hit(mon(pokemon("Maybe", abilities=(ability("Veil", text),)))) is None
    late = "Draw a card. This Pokémon can't be affected by Special Conditions."
    assert hit(mon(pokemon("Late", abilities=(ability("Veil", late),)))) == SPOKEN


def test_cond_immune_by_what_is_attached() -> None:
    tool = trainer("Cap", "tool", "The Pokémon this card is attached to can't be Asleep.")
    assert hit(mon(PIKACHU, tools=(tool,))) == SPOKEN
    off = position([mon()], [mon(PIKACHU, tools=(tool,))], marks=(Mark("no_tools"),))
    assert hears(IMMUNE, off, put("b1", "asleep")) is None
    mist = trainer("Mist", "special_energy", MISTY + "the Pokémon this card is attached to.")
    assert hit(mon(PIKACHU, energy=(MIST, mist)), by_attack=True) == SPOKEN
    assert hit(mon(PIKACHU, energy=(MIST,)), by_attack=True) is None


def test_cond_immune_to_attacks_only() -> None:
    shell = mon(pokemon("Shell", abilities=(ability("Safe", MISTY + "this Pokémon."),)))
    assert hit(shell, by_attack=True) == SPOKEN
    assert hit(shell) is None
    assert hit(shell, by_attack=False) is None
    assert hit(shell, by_attack=True, by=YOU) is None, "one's own attack"
    assert hit(shell, by_attack=True, by=-1) is None


def test_cond_immune_asks_for_the_type_that_a_text_names() -> None:
    rocky = trainer(
        "Rock", "special_energy", MISTY + "the Fighting Pokémon this card is attached to."
    )
    assert hit(mon(RIOLU, energy=(rocky,)), by_attack=True) == SPOKEN
    assert hit(mon(PIKACHU, energy=(rocky,)), by_attack=True) is None
    assert hit(mon(None, energy=(rocky,)), by_attack=True) is None


def test_cond_immune_knows_an_attack_of_the_turn() -> None:
    lull = pokemon("Lull", attack("Lullaby", text="Your opponent's Active Pokémon is now Asleep."))
    shell = mon(pokemon("Shell", abilities=(ability("Safe", MISTY + "this Pokémon."),)))
    used = p.Attack(ME, "a1", "Lullaby")

    def at(*plays: Play, card: Any = lull) -> Position:
        return position([mon(card)], [shell], turn={"plays": plays})

    assert hears(IMMUNE, at(used), put("b1", "asleep")) == SPOKEN
    assert hears(IMMUNE, at(), used, put("b1", "asleep")) == SPOKEN
    assert hears(IMMUNE, at(used), put("b1", "asleep", by_attack=False)) is None
    later = c.PlayTrainer(ME, trainer("Gas"))
    assert hears(IMMUNE, at(used, later), put("b1", "asleep")) is None
    assert hears(IMMUNE, at(later, used), put("b1", "asleep")) == SPOKEN
    assert hears(IMMUNE, at(used, p.UseAbility(ME, "a1")), put("b1", "asleep")) is None
    through = "This attack's effects aren't affected by any effects on that Pokémon."
    piercing = pokemon("Lull", attack("Lullaby", text=through))
    assert hears(IMMUNE, at(used, card=piercing), put("b1", "asleep")) is None
    assert hears(IMMUNE, at(used, card=None), put("b1", "asleep")) is None


def test_cond_immune_believes_a_case_about_an_attack_nobody_knows() -> None:
    shell = mon(pokemon("Shell", abilities=(ability("Safe", MISTY + "this Pokémon."),)))
    used, given = p.Attack(ME, "a1", "Any"), put("b1", "asleep", by_attack=True)
    case = position([mon(None, plain=True)], [shell], record=CASE)
    assert hears(IMMUNE, case, used, given) == SPOKEN
    assert hears(IMMUNE, position([mon(None)], [shell]), used, given) is None


# -- what a case says stands there -----------------------------------------------------------------


def test_a_condition_that_a_case_has_twice_counts_once() -> None:
    both = mon(conditions=(Condition("poisoned", 4), Condition("poisoned", 1)))
    assert hears(SAME, position([both], record=CASE), STANDING) == ("reminder", ("a1",), 1)
    assert hears(SAME, position([sick("poisoned")], record=CASE), STANDING) is None
    assert hears(SAME, position([both]), STANDING) is None


def test_a_condition_that_a_case_has_on_an_immune_pokemon() -> None:
    steel = pokemon(
        "Steel", abilities=(ability("A", "It can't be affected by Special Conditions."),)
    )
    at = position([sick("poisoned", card=steel)], record=CASE)
    assert hears(IMMUNE, at, STANDING) == ("suspicious", ("a1",), None)
    assert hears(IMMUNE, position([sick("poisoned", card=steel)]), STANDING) is None
    veil = "Prevent all effects of attacks done to this Pokémon."
    kept = pokemon("Veil", abilities=(ability("A", veil),))
    by_trainer = position([sick("poisoned", card=kept)], record=CASE)
    assert hears(IMMUNE, by_trainer, STANDING) is None, "by what it came is not told"
