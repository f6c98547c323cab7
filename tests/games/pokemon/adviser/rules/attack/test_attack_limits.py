"""What keeps a Pokémon from attacking: conditions, coins, locks."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    attack,
    four,
    hears,
    mon,
    past,
    pokemon,
    position,
    says,
)

ASLEEP, FLIP, LOCKED = "attack-asleep-paralyzed", "attack-confused-flip", "attack-locked"
SAND = "attack-sand-flip"
PUNCH = p.Attack(ME, "a1", "Punch")


def with_one(key: str, card: Card = RIOLU, **more: Any) -> Position:
    stands = mon(card, energy=(FIGHTING,), conditions=(Condition(key),))
    return position([stands], [mon(PIKACHU)], **more)


# -- Asleep and Paralyzed --------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["asleep", "paralyzed"])
def test_attack_asleep_paralyzed(key: str) -> None:
    assert hears(ASLEEP, with_one(key), PUNCH) == ("illegal", ("a1",), None)
    (said,) = judge(with_one(key), (PUNCH,))
    assert said.message.en == f"Riolu is {key.capitalize()} and cannot attack."


@pytest.mark.parametrize("key", ["poisoned", "burned", "confused"])
def test_attack_asleep_paralyzed_is_silent_for_other_conditions(key: str) -> None:
    assert hears(ASLEEP, with_one(key), PUNCH) is None
    assert hears(ASLEEP, with_one("asleep"), p.Attack(ME, "a9", "Punch")) is None


def test_attack_asleep_paralyzed_is_silent_for_an_attack_used_all_the_same() -> None:
    snore = attack("Snore", text="This attack can be used even if this Pokémon is Asleep.")
    sleeper = with_one("asleep", pokemon("Snorlax", snore, attack("Punch")))
    assert hears(ASLEEP, sleeper, p.Attack(ME, "a1", "Snore")) is None
    assert hears(ASLEEP, sleeper, PUNCH) is not None


# -- coins -----------------------------------------------------------------------------------------


def test_attack_confused_flip() -> None:
    assert hears(FLIP, with_one("confused"), PUNCH) == ("reminder", ("a1",), None)
    older = with_one("confused", turn={"plays": (c.FlipCoins(ME, (1,)), p.UseAbility(ME, "a1"))})
    assert hears(FLIP, older, PUNCH) is not None


def test_attack_confused_flip_is_silent_once_a_coin_was_flipped() -> None:
    flip = c.FlipCoins(ME, (1,))
    assert hears(FLIP, with_one("confused"), flip, PUNCH) is None
    flipped = with_one("confused", turn={"plays": (p.UseAbility(ME, "a1"), flip)})
    assert hears(FLIP, flipped, PUNCH) is None


def test_attack_confused_flip_is_silent_otherwise() -> None:
    assert hears(FLIP, with_one("poisoned"), PUNCH) is None
    assert hears(FLIP, with_one("confused"), replace(PUNCH, failed=True)) is None
    assert hears(FLIP, with_one("confused"), p.Attack(ME, "a9", "Punch")) is None


THROW = attack(
    "Throw",
    text="During your opponent's next turn, if the Defending Pokémon tries to "
    "use an attack, your opponent flips a coin. If tails, that attack doesn't happen.",
)
SANDY = pokemon("Sandy", THROW, attack("Scratch"))


def after(*last: Play, mine: Card | None = RIOLU, **more: Any) -> Position:
    bench = more.pop("my_bench", ())
    record = past(last, **more.pop("record", {}))
    stands = mon(mine, energy=(FIGHTING,), marks=more.pop("marks", ()))
    return position([stands], [mon(SANDY)], my_bench=bench, record=record, **more)


def test_attack_sand_flip() -> None:
    thrown = p.Attack(YOU, "b1", "Throw", target="a1")
    assert hears(SAND, after(thrown), PUNCH) == ("reminder", ("a1",), None)
    assert hears(SAND, after(replace(thrown, target="")), PUNCH) is not None
    dealt = replace(thrown, target="", damage=(("a1", 10),))
    assert hears(SAND, after(dealt), PUNCH) is not None
    put = replace(thrown, target="", counters=(("a1", 10),))
    assert hears(SAND, after(put), PUNCH) is not None
    assert hears(SAND, after(marks=(Mark("attack_flip"),)), PUNCH) is not None


def test_attack_sand_flip_is_silent_after_another_attack() -> None:
    thrown = p.Attack(YOU, "b1", "Throw", target="a1")
    assert hears(SAND, after(), PUNCH) is None
    assert hears(SAND, after(p.Attack(YOU, "b1", "Scratch")), PUNCH) is None
    assert hears(SAND, after(replace(thrown, failed=True)), PUNCH) is None
    assert hears(SAND, after(replace(thrown, target="a2")), PUNCH) is None
    assert hears(SAND, after(replace(thrown, target="", damage=(("a2", 10),))), PUNCH) is None
    assert hears(SAND, after(replace(thrown, by=ME)), PUNCH) is None
    assert hears(SAND, after(thrown), p.Attack(ME, "a9", "Punch")) is None
    assert hears(SAND, after(thrown), replace(PUNCH, failed=True)) is None
    benched = after(replace(thrown, target=""), my_bench=[mon(RALTS)])
    assert hears(SAND, benched, p.Attack(ME, "a2", "Slap")) is None


def test_attack_sand_flip_is_silent_once_flipped_or_after_leaving() -> None:
    thrown = p.Attack(YOU, "b1", "Throw", target="a1")
    assert hears(SAND, after(thrown), c.FlipCoins(ME, (1,)), PUNCH) is None
    for away in (p.Retreat(ME, "a1", "a2"), p.Switch(ME, "a1", "a2"), p.MoveToBench(ME, "a1")):
        assert hears(SAND, after(thrown, turn={"plays": (away,)}), PUNCH) is None
        assert hears(SAND, after(thrown, away), PUNCH) is None
        assert hears(SAND, after(away, thrown), PUNCH) is not None
    evolved = after(thrown, record={"checkup": (p.Evolve(ME, "a1", RIOLU),)})
    assert hears(SAND, evolved, PUNCH) is None
    other = after(thrown, turn={"plays": (p.Evolve(ME, "a2", RIOLU),)})
    assert hears(SAND, other, PUNCH) is not None


# -- locks -----------------------------------------------------------------------------------------

BRAVE = attack("Brave", "F", "270", "During your next turn, this Pokémon can't use Brave.")
REST = attack("Rest", "F", "200", "During your next turn, this Pokémon can't attack.")
RETOLD = attack("Moon", "F", "240", "Can't attack on your next turn.")
OTHERS = (
    attack("Sun", "F", "240", "Can't use Sun on your next turn."),
    attack("Star", "F", "240", "This Pokémon can't attack during your next turn."),
    attack("Comet", "F", "240", "次の自分の番、このポケモンはワザが使えない。"),
)
MIGHTY = pokemon("Mighty", BRAVE, REST, RETOLD, *OTHERS, attack("Punch", "F", "30"))


def locked(name: str, now: str, *since: Play, **more: Any) -> Any:
    used = p.Attack(ME, "a1", name, **more.pop("used", {}))
    record = past(before=(used, *since), **more)
    table = position([mon(MIGHTY, energy=(FIGHTING,))], [mon(PIKACHU)], record=record)
    return hears(LOCKED, table, p.Attack(ME, "a1", now))


def test_attack_locked() -> None:
    heard = ("illegal", ("a1",), None)
    assert locked("Brave", "Brave") == heard
    assert locked("brave", "BRAVE") == heard
    assert locked("Rest", "Punch") == heard
    assert locked("Moon", "Punch") == heard
    assert locked("Sun", "Sun") == heard
    assert locked("Star", "Punch") == heard
    assert locked("Comet", "Punch") == heard


def test_attack_locked_is_silent_for_another_attack() -> None:
    assert locked("Brave", "Punch") is None
    assert locked("Punch", "Punch") is None
    assert locked("Elsewhere", "Elsewhere") is None
    assert says(position([mon(energy=(FIGHTING,))], [mon(PIKACHU)]), PUNCH) == {}


def test_attack_locked_is_silent_for_an_attack_that_failed_or_anothers() -> None:
    assert locked("Brave", "Brave", used={"failed": True}) is None
    record = past(before=(p.Attack(ME, "a2", "Brave"),))
    table = position([mon(MIGHTY)], [mon()], my_bench=[mon(MIGHTY)], record=record)
    assert hears(LOCKED, table, p.Attack(ME, "a1", "Brave")) is None
    older = past((p.Attack(ME, "a1", "Brave"),))
    assert hears(LOCKED, position([mon(MIGHTY)], [mon()], record=older), PUNCH) is None


def test_attack_locked_ends_where_the_pokemon_left_or_evolved() -> None:
    for away in (p.Retreat(ME, "a1", "a2"), p.Switch(ME, "a1", "a2"), p.MoveToBench(ME, "a1")):
        assert locked("Brave", "Brave", away) is None
        assert locked("Brave", "Brave", last=(away,)) is None
        assert locked("Brave", "Brave", checkup=(away,)) is None
    assert locked("Brave", "Brave", last=(p.Evolve(ME, "a1", MIGHTY),)) is None
    assert locked("Brave", "Brave", p.Retreat(ME, "a2", "a1")) is not None
    again = p.Attack(ME, "a1", "Brave")
    assert locked("Punch", "Brave", p.Retreat(ME, "a1", "a2"), again) is not None
    switched = past(before=(again,))
    now = {"plays": (p.Switch(ME, "a1", "a2"),)}
    table = position([mon(MIGHTY)], [mon()], record=switched, turn=now)
    assert hears(LOCKED, table, again) is None


def test_attack_locked_by_a_note() -> None:
    def noted(text: str, name: str) -> Any:
        stands = mon(marks=(Mark("no_attack", text=text),))
        return hears(LOCKED, position([stands], [mon()]), p.Attack(ME, "a1", name))

    assert noted("", "Punch") == ("illegal", ("a1",), None)
    assert noted("Punch", "punch") is not None
    assert noted("Kick", "Punch") is None
    stands = mon(marks=(Mark("no_retreat"),))
    assert hears(LOCKED, position([stands], [mon()]), PUNCH) is None
    assert hears(LOCKED, position([stands], [mon()]), p.Attack(ME, "a9", "Punch")) is None


def by_foe(text: str, mine: Card | None = RIOLU) -> Any:
    foe = pokemon("Foe", attack("Hold", text=text))
    record = past((p.Attack(YOU, "b1", "Hold", target="a1"),))
    table = position([mon(mine)], [mon(foe)], record=record)
    return hears(LOCKED, table, PUNCH)


def test_attack_locked_by_the_other_sides_attack() -> None:
    hold = "During your opponent's next turn, the Defending Pokémon can't attack."
    assert by_foe(hold) == ("illegal", ("a1",), None)
    assert by_foe("The Pokémon hit can't attack on the opponent's next turn.") is not None
    assert by_foe("The Defending Pokémon can't attack during your opponent's next turn.")


def test_attack_locked_is_silent_where_the_text_hangs_on_something() -> None:
    flip = "Flip a coin. If heads, during your opponent's next turn, that Pokémon can't attack."
    assert by_foe(flip) is None
    retold = "Flip a coin. Heads: the Pokémon hit can't attack on the opponent's next turn."
    assert by_foe(retold) is None
    assert by_foe("コインを1回投げオモテなら、次の相手の番、このポケモンはワザが使えない。") is None
    assert by_foe("次の相手の番、このポケモンはワザが使えない。") is not None
    assert by_foe("During your opponent's next turn, if it is Burned, it can't attack.") is None
    evolved = "An Evolution Pokémon hit by this can't attack on the opponent's next turn."
    assert by_foe(evolved) is None
    grown = pokemon("Grown", attack("Punch"), stage="stage1")
    assert by_foe(evolved, grown) is not None
    assert by_foe(evolved, None) is None
    assert by_foe("The Defending Pokémon can't retreat during your opponent's next turn.") is None


def test_attack_locked_by_a_foe_whose_text_forbids_attacks() -> None:
    chill = "During your opponent's next turn, the Defending Pokémon can't use attacks."
    cold = pokemon("Cold", attack("Chill", "", "10", chill))
    last = past((p.Attack(YOU, "b1", "Chill", target="a1"),))
    table = position([mon(RIOLU, energy=(FIGHTING,))], [mon(cold)], record=last)
    assert hears(LOCKED, table, PUNCH) == ("illegal", ("a1",), None)


# -- by what ---------------------------------------------------------------------------------------


def sentence(rule: str, table: Position, *plays: Play) -> str:
    (said,) = [one.message.en for one in judge(table, plays) if one.rule == rule]
    return said


def test_the_sentences_name_the_attack_that_binds() -> None:
    mighty = [mon(MIGHTY, energy=(FIGHTING,))]
    record = past(before=(p.Attack(ME, "a1", "Rest"),))
    there = position(mighty, [mon(PIKACHU)], record=record)
    assert sentence(LOCKED, there, PUNCH) == (
        "Mighty can't use Punch now because of Rest of its last turn."
    )
    noted = position([mon(energy=(FIGHTING,), marks=(Mark("no_attack"),))], [mon(PIKACHU)])
    assert sentence(LOCKED, noted, PUNCH) == (
        "Riolu can't use Punch now because of an effect that was noted."
    )
    thrown = after(p.Attack(YOU, "b1", "Throw", target="a1"))
    assert sentence(SAND, thrown, PUNCH) == (
        "Flip a coin before the attack of Riolu: because of Sandy's Throw, tails makes it fail."
    )


def test_an_attack_that_is_not_on_the_card_is_not_named() -> None:
    noted = position([mon(energy=(FIGHTING,), marks=(Mark("no_attack"),))], [mon(PIKACHU)])
    assert sentence(LOCKED, noted, p.Attack(ME, "a1", "Elsewhere")) == (
        "Riolu can't use this attack now because of an effect that was noted."
    )


def test_whose_next_turn_is_meant_two_against_two_do_not_say() -> None:
    tired = mon(energy=(FIGHTING,), marks=(Mark("no_attack"),))
    heard = hears(LOCKED, four(([tired], [])), PUNCH)
    assert heard == ("suspicious", ("a1",), None)
