"""Damage on the Bench, counters, and damage that is prevented."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    ME,
    YOU,
    ability,
    attack,
    hears,
    mon,
    past,
    pokemon,
    position,
    says,
    words,
)

NO_WR, TEXT, TERA = "damage-bench-no-wr", "damage-bench-needs-text", "damage-tera-bench"
COUNTERS, PREVENTED = "damage-counters-no-wr", "damage-prevented"
ALSO = "This attack also does 60 damage to 1 of your opponent's Benched Pokémon."
HITTER = pokemon(
    "Hitter",
    attack("Hit", "", "100"),
    attack("Snipe", "", "100", ALSO),
    attack("Curse", "", "", "Put 4 damage counters on 1 of your opponent's Pokémon."),
    attack("Spread", "", "100", "Put 4 damage counters on your opponent's Benched Pokémon."),
    types="F",
)
TARGET, FRAIL = pokemon("Target", hp=300), pokemon("Frail", hp=300, weak="F")
TOUGH = pokemon("Tough", hp=300, resists="F")
SHINY = pokemon("Shiny", hp=300, tags=("Tera", "ex"), prizes=2)


SAFE = (Mark("protected"),)


def table(
    *bench: Mon, active: Card | None = TARGET, mine: Card | None = HITTER, **more: Any
) -> Position:
    own = more.pop("my_bench", ())
    marks = more.pop("my_marks", ())
    return position(
        [mon(mine, marks=marks)], [mon(active)], my_bench=own, their_bench=bench, **more
    )


def deals(name: str, *amounts: tuple[str, int], **more: Any) -> p.Attack:
    return p.Attack(ME, "a1", name, damage=amounts, entered=True, **more)


# -- Weakness and Resistance on the Bench ----------------------------------------------------------


def test_damage_bench_no_wr() -> None:
    heard = ("suspicious", ("b2",), 60)
    assert hears(NO_WR, table(mon(FRAIL)), deals("Snipe", ("b1", 100), ("b2", 120))) == heard
    assert hears(NO_WR, table(mon(TOUGH)), deals("Snipe", ("b2", 30))) == heard
    assert says(table(mon(FRAIL)), deals("Snipe", ("b1", 100), ("b2", 120))) == {
        NO_WR: "suspicious"
    }
    both = deals("Snipe", ("b2", 120), ("b3", 120))
    told = [one for one in judge(table(mon(FRAIL), mon(FRAIL)), (both,)) if one.rule == NO_WR]
    assert [one.about for one in told] == [("b2",), ("b3",)]
    third = deals("Snipe", ("b2", 60), ("b3", 120))
    assert hears(NO_WR, table(mon(FRAIL), mon(FRAIL)), third) == ("suspicious", ("b3",), 60)


def test_damage_bench_no_wr_is_silent_for_the_printed_number() -> None:
    assert hears(NO_WR, table(mon(FRAIL)), deals("Snipe", ("b2", 60))) is None
    assert hears(NO_WR, table(mon(FRAIL)), deals("Snipe", ("b2", 100))) is None
    assert hears(NO_WR, table(mon(FRAIL)), deals("Snipe", ("b2", 0))) is None
    assert hears(NO_WR, table(mon(FRAIL)), deals("Snipe", ("b2", 90))) is None
    assert hears(NO_WR, table(mon(TARGET)), deals("Snipe", ("b2", 120))) is None
    assert hears(NO_WR, table(active=FRAIL), deals("Snipe", ("b1", 120))) is None
    assert hears(NO_WR, table(mon(FRAIL)), deals("Snipe", ("b9", 120))) is None
    assert hears(NO_WR, table(mon(FRAIL)), deals("Elsewhere", ("b2", 120))) is None
    gone = replace(deals("Snipe", ("b2", 120)), attacker="a9")
    assert hears(NO_WR, table(mon(FRAIL)), gone) is None
    weak = pokemon("Weak", attack("Snipe", "", "60", ALSO.replace("60", "20")), types="F")
    # What Resistance would leave of it may as well be none, what Weakness makes of it the 60.
    assert hears(NO_WR, table(mon(TOUGH), mine=weak), deals("Snipe", ("b2", 0))) is None
    twice = pokemon("Twice", attack("Snipe", "", "60", ALSO.replace("60", "30")), types="F")
    assert hears(NO_WR, table(mon(FRAIL), mine=twice), deals("Snipe", ("b2", 60))) is None


def test_damage_bench_no_wr_counts_what_people_noted() -> None:
    more = (Mark("deals_more", 30),)
    noted = table(mon(FRAIL), my_marks=more)
    assert hears(NO_WR, noted, deals("Snipe", ("b2", 180))) == ("suspicious", ("b2",), 90)
    assert hears(NO_WR, noted, deals("Snipe", ("b2", 90))) is None


# -- a text for it ---------------------------------------------------------------------------------


def test_damage_bench_needs_text() -> None:
    heard = ("suspicious", ("b2",), None)
    assert hears(TEXT, table(mon(TARGET)), deals("Hit", ("b1", 100), ("b2", 30))) == heard
    own = table(my_bench=[mon(TARGET)])
    assert hears(TEXT, own, deals("Hit", ("a2", 30))) == ("suspicious", ("a2",), None)


def test_damage_bench_needs_text_is_silent_with_a_text_and_for_the_active() -> None:
    assert hears(TEXT, table(mon(TARGET)), deals("Snipe", ("b2", 60))) is None
    assert hears(TEXT, table(mon(TARGET)), deals("Hit", ("b1", 100))) is None
    assert hears(TEXT, table(mon(TARGET)), deals("Hit", ("b2", 0))) is None
    assert hears(TEXT, table(mon(TARGET)), deals("Elsewhere", ("b2", 30))) is None
    assert hears(TEXT, table(mon(TARGET)), deals("Hit", ("b9", 30))) is None
    put = p.Attack(ME, "a1", "Hit", counters=(("b2", 30),), entered=True)
    assert hears(TEXT, table(mon(TARGET)), put) is None
    from_bench = replace(deals("Hit", ("a2", 30)), attacker="a2")
    assert hears(TEXT, table(my_bench=[mon(HITTER)]), from_bench) is None


@pytest.mark.parametrize(
    "text",
    [
        "This attack does 30 damage to 1 of your opponent's Pokémon.",
        "Deal 30 to one opposing Pokémon.",
        "Deal 30 to any one.",
        "Deal 30 to each of them.",
        "Deal 30 to all.",
        "ベンチポケモン1匹にも30ダメージ。",
    ],
)
def test_damage_bench_needs_text_knows_how_texts_reach_the_bench(text: str) -> None:
    card = pokemon("Far", attack("Hit", "", "30", text))
    assert hears(TEXT, table(mon(TARGET), mine=card), deals("Hit", ("b2", 30))) is None


def test_what_is_read_off_the_table_may_be_counters() -> None:
    told = deals("Spread", ("b1", 100), ("b2", 40), apart=False)
    assert hears(TERA, table(mon(SHINY)), told) is None
    assert hears(TERA, table(mon(SHINY)), replace(told, apart=True)) is not None
    safe = position([mon(HITTER)], [mon(TARGET, marks=SAFE)], their_bench=[mon(TARGET, marks=SAFE)])
    assert hears(PREVENTED, safe, told) == ("suspicious", ("b1",), 0)
    japanese = pokemon("J", attack("Spread", "", "100", "ベンチにダメカンを4個のせる。"))
    assert hears(TERA, table(mon(SHINY), mine=japanese), told) is None
    sniped = deals("Snipe", ("b1", 100), ("b2", 60), apart=False)
    assert hears(TERA, table(mon(SHINY)), sniped) is not None
    assert hears(TEXT, table(mon(TARGET)), deals("Hit", ("b2", 30), apart=False)) is not None


# -- Tera ------------------------------------------------------------------------------------------


def test_damage_tera_bench() -> None:
    assert hears(TERA, table(mon(SHINY)), deals("Snipe", ("b2", 60))) == ("illegal", ("b2",), 0)


def test_damage_tera_bench_is_silent_for_counters_and_for_the_active() -> None:
    put = p.Attack(ME, "a1", "Spread", counters=(("b2", 40),), entered=True)
    assert hears(TERA, table(mon(SHINY)), put) is None
    assert hears(TERA, table(active=SHINY), deals("Snipe", ("b1", 100))) is None
    assert hears(TERA, table(mon(TARGET)), deals("Snipe", ("b2", 60))) is None
    assert hears(TERA, table(mon(None)), deals("Snipe", ("b2", 60))) is None
    assert hears(TERA, table(mon(SHINY)), deals("Snipe", ("b2", 0))) is None
    assert hears(TERA, table(mon(SHINY)), deals("Snipe", ("b9", 60))) is None


# -- counters --------------------------------------------------------------------------------------


def puts(points: int, name: str = "Curse", **more: Any) -> Any:
    play = p.Attack(ME, "a1", name, counters=(("b1", points),), entered=True)
    return hears(COUNTERS, table(active=FRAIL, **more), play)


def test_damage_counters_no_wr() -> None:
    heard = ("suspicious", ("b1",), 40)
    assert puts(80) == heard
    assert hears(COUNTERS, table(active=FRAIL), deals("Curse", ("b1", 80))) == heard
    tough = p.Attack(ME, "a1", "Curse", counters=(("b1", 10),))
    assert hears(COUNTERS, table(active=TOUGH), tough) == heard
    retold = pokemon("R", attack("Curse", "", "", "It gets 4 damage counters."), types="F")
    assert puts(80, mine=retold) == heard
    spread = p.Attack(ME, "a1", "Curse", counters=(("b1", 40), ("b2", 80)), entered=True)
    assert hears(COUNTERS, table(mon(FRAIL)), spread) == ("suspicious", ("b2",), 40)


def test_damage_counters_no_wr_is_silent_for_the_right_number() -> None:
    assert puts(40) is None
    assert puts(0) is None
    assert puts(70) is None
    assert hears(COUNTERS, table(), deals("Curse", ("b1", 80))) is None
    assert puts(80, "Hit") is None
    assert puts(80, "Elsewhere") is None
    each = pokemon("E", attack("Curse", "", "", "Put 4 damage counters for each card."), types="F")
    assert puts(80, mine=each) is None
    few = pokemon("F", attack("Curse", "", "", "Put 3 damage counters on it."), types="F")
    none = p.Attack(ME, "a1", "Curse", counters=(("b1", 0),), entered=True)
    assert hears(COUNTERS, table(active=TOUGH, mine=few), none) is None
    # The printed damage beside the counters is damage.
    assert hears(COUNTERS, table(active=FRAIL), deals("Spread", ("b1", 80))) is None
    away = p.Attack(ME, "a1", "Curse", counters=(("b9", 80),))
    assert hears(COUNTERS, table(active=FRAIL), away) is None
    assert hears(COUNTERS, table(active=FRAIL), replace(away, attacker="a9")) is None
    more = table(active=TARGET, my_marks=(Mark("deals_more", 40),))
    assert hears(COUNTERS, more, deals("Curse", ("b1", 80))) is None


# -- prevented -------------------------------------------------------------------------------------


def test_damage_prevented() -> None:
    heard = ("suspicious", ("b2",), 0)
    assert hears(PREVENTED, table(mon(TARGET, marks=SAFE)), deals("Snipe", ("b2", 60))) == heard
    noted = table(mon(TARGET), marks=(Mark("all_protected"),))
    assert hears(PREVENTED, noted, deals("Snipe", ("b2", 60))) == heard
    missed = deals("Snipe", ("b1", 0), ("b2", 60))
    assert hears(PREVENTED, table(mon(TARGET, marks=SAFE)), missed) == heard


def test_damage_prevented_is_silent_without_damage_or_protection() -> None:
    safe = table(mon(TARGET, marks=SAFE))
    assert hears(PREVENTED, safe, deals("Snipe", ("b2", 0))) is None
    assert hears(PREVENTED, safe, deals("Snipe", ("b1", 100))) is None
    assert hears(PREVENTED, safe, deals("Snipe", ("b9", 100))) is None
    mine = table(my_marks=SAFE)
    assert hears(PREVENTED, mine, deals("Hit", ("a1", 30))) is None


@pytest.mark.parametrize(
    "text",
    [
        "This attack's damage isn't affected by any effects on your opponent's Active Pokémon.",
        "Effects on the opponent's Active Pokémon leave this damage unchanged.",
    ],
)
def test_damage_prevented_is_silent_for_an_attack_that_ignores_effects(text: str) -> None:
    card = pokemon("Shredder", attack("Hit", "", "100", text))
    safe = table(mon(TARGET, marks=SAFE), mine=card)
    assert hears(PREVENTED, safe, deals("Hit", ("b2", 60))) is None


WAVE = "Prevent all damage done to your Benched Pokémon by attacks from your opponent's Pokémon."
CURTAIN = "Your Benched Pokémon without a Rule Box take no damage from opposing attacks."


def guard(text: str) -> Card:
    return pokemon("Guard", abilities=(ability("Guard", text),))


def test_damage_prevented_by_an_ability_that_guards_the_bench() -> None:
    heard, hit = ("suspicious", ("b2",), 0), deals("Snipe", ("b2", 60))
    assert hears(PREVENTED, table(mon(TARGET), mon(guard(WAVE))), hit) == heard
    assert hears(PREVENTED, table(mon(SHINY), mon(guard(WAVE))), hit) == heard
    assert hears(PREVENTED, table(mon(TARGET), mon(guard(CURTAIN))), hit) == heard
    assert hears(PREVENTED, table(mon(TARGET), active=guard(CURTAIN)), hit) == heard


def test_damage_prevented_is_silent_for_whom_the_ability_does_not_guard() -> None:
    hit = deals("Snipe", ("b2", 60))
    assert hears(PREVENTED, table(mon(SHINY), mon(guard(CURTAIN))), hit) is None
    assert hears(PREVENTED, table(mon(None), mon(guard(WAVE))), hit) is None
    unread = Card("?", words("Someone"), "unknown")
    assert hears(PREVENTED, table(mon(unread), mon(guard(WAVE))), hit) is None
    assert hears(PREVENTED, table(mon(TARGET), mon(None)), hit) is None
    assert hears(PREVENTED, table(mon(guard(WAVE))), deals("Hit", ("b1", 100))) is None
    off = table(mon(TARGET), mon(guard(WAVE), marks=(Mark("no_ability"),)))
    assert hears(PREVENTED, off, hit) is None
    own = table(my_bench=[mon(TARGET), mon(guard(WAVE))])
    assert hears(PREVENTED, own, deals("Snipe", ("a2", 60))) is None
    assert hears(PREVENTED, own, replace(deals("Snipe", ("a2", 60)), by=YOU)) is not None


# -- protected by its own text ---------------------------------------------------------------------

INN = "Prevent all damage done to this Pokémon by attacks from your opponent's Pokémon ex."
DEEP = (
    "As long as this Pokémon is on your Bench, prevent all damage from and effects of attacks from "
    "your opponent's Pokémon done to this Pokémon."
)
FLASH = (
    "During your opponent's next turn, prevent all damage done to this Pokémon by attacks from "
    "Basic Pokémon."
)
STAR = replace(HITTER, key="TST-Star", tags=("ex",), prizes=2)


def safe(text: str) -> Card:
    return pokemon("Safe", hp=300, abilities=(ability("Safe", text),))


def test_damage_prevented_by_an_ability_of_its_own() -> None:
    hit, heard = deals("Hit", ("b1", 100)), ("suspicious", ("b1",), 0)
    assert hears(PREVENTED, table(active=safe(INN), mine=STAR), hit) == heard
    assert hears(PREVENTED, table(active=safe(INN)), hit) is None, "it is no Pokémon ex"
    assert hears(PREVENTED, table(active=safe(INN), mine=None), hit) is None
    unread = Card("?", words("Someone"), "unknown")
    assert hears(PREVENTED, table(active=safe(INN), mine=unread), hit) is None
    assert hears(PREVENTED, table(active=safe(INN)), replace(hit, attacker="a9")) is None
    assert hears(
        PREVENTED, table(active=safe("Prevent all damage done to this Pokémon by attacks.")), hit
    )
    assert hears(PREVENTED, table(active=safe(f"If it has Energy, {INN}"), mine=STAR), hit) is None
    off = position([mon(STAR)], [mon(safe(INN), marks=(Mark("no_ability"),))])
    assert hears(PREVENTED, off, hit) is None
    through = attack("Hit", "", "100", "This attack's damage isn't affected by any effects on it.")
    pierces = replace(STAR, attacks=(through,))
    assert hears(PREVENTED, table(active=safe(INN), mine=pierces), hit) is None


def test_damage_prevented_while_it_is_benched() -> None:
    assert hears(PREVENTED, table(mon(safe(DEEP))), deals("Snipe", ("b2", 60))) is not None
    assert hears(PREVENTED, table(active=safe(DEEP)), deals("Hit", ("b1", 100))) is None


def test_damage_prevented_by_its_own_attack_of_the_last_turn() -> None:
    flash = pokemon("Flash", attack("Flash", "", "10", FLASH), hp=300)
    hit, used = deals("Hit", ("b1", 100)), p.Attack(YOU, "b1", "Flash")

    def after(*plays: Play, **more: Any) -> Position:
        return table(active=flash, record=past(plays), **more)

    assert hears(PREVENTED, after(used), hit) == ("suspicious", ("b1",), 0)
    assert hears(PREVENTED, after(), hit) is None
    assert hears(PREVENTED, after(used, p.MoveToBench(YOU, "b1")), hit) is None
    twice = after(p.MoveToBench(YOU, "b1"), used, p.MoveToBench(YOU, "b1"))
    assert hears(PREVENTED, twice, hit) is None
    assert hears(PREVENTED, after(replace(used, attack="Elsewhere")), hit) is None
    left = after(used, turn={"plays": (p.MoveToBench(ME, "b1"),)})
    assert hears(PREVENTED, left, hit) is None
    assert hears(PREVENTED, after(replace(used, failed=True)), hit) is None
    grown = replace(HITTER, stage="stage1")
    assert hears(PREVENTED, after(used, mine=grown), hit) is None
    by_chance = pokemon("Flash", attack("Flash", "", "10", f"Flip a coin. If heads, {FLASH}"))
    maybe = table(active=by_chance, record=past((used,)))
    assert hears(PREVENTED, maybe, hit) is None


def test_an_attack_that_only_asks_for_counters_puts_none() -> None:
    asks = attack("Ask", "", "100", "If it has any damage counters on it, 10 to each Benched one.")
    mine = replace(HITTER, attacks=(asks,))
    shot = deals("Ask", ("b1", 100), ("b2", 10), apart=False)
    assert hears(TERA, table(mon(SHINY), mine=mine), shot) is not None
