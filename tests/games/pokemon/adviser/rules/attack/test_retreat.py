"""Retreating: who may, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, Mon
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    FIRE,
    LUCARIO,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    WATER,
    YOU,
    ability,
    attack,
    energy,
    hears,
    mon,
    past,
    pokemon,
    position,
    says,
    trainer,
    words,
)

ONCE, SHORT, OVER = "retreat-once", "retreat-cost-short", "retreat-cost-over"
HELD, NO_BENCH, LOCKED = "retreat-asleep-paralyzed", "retreat-no-bench", "retreat-locked"
MODIFIED = "retreat-cost-modified"
BIG = pokemon("Big", retreat=2)
HUGE = pokemon("Huge", retreat=3)
DOUBLE = energy("C", "Double Turbo Energy")
ODD_ENERGY = energy("C", "Odd Energy")
BALLOON = trainer("Air Balloon", "tool", "The holder retreats for 2 {C} less.")
CASE = Record(is_case=True)


def paying(*cards: Card | None) -> p.Retreat:
    return p.Retreat(ME, "a1", "a2", cards)


def table(active: Mon, **more: Any) -> Position:
    said: dict[str, Any] = {"my_bench": [mon(RALTS)], **more}
    return position([active], [mon(PIKACHU)], **said)


def riolu(*attached: Card, card: Card = RIOLU, **more: Any) -> Mon:
    return mon(card, energy=attached or (FIRE, FIRE), **more)


# -- who may -------------------------------------------------------------------------------------


def test_retreat_once() -> None:
    again = table(riolu(), turn={"used": (("retreat", 1),)})
    assert hears(ONCE, again, paying(FIRE)) == ("illegal", ("a1",), 1)


def test_retreat_once_is_silent_for_the_first() -> None:
    assert says(table(riolu()), paying(FIRE)) == {}
    attacked = table(riolu(), turn={"used": (("energy", 1),)})
    assert says(attacked, paying(FIRE)) == {}


def test_retreat_once_is_silent_after_a_switch() -> None:
    switched = table(riolu(), turn={"plays": (p.Switch(ME, "a2", "a1"),)})
    assert hears(ONCE, switched, paying(FIRE)) is None
    again = table(riolu(), turn={"used": (("retreat", 1),)})
    assert hears(ONCE, again, p.Switch(ME, "a1", "a2")) is None
    assert hears(ONCE, again, replace(paying(FIRE), by=YOU)) is None


@pytest.mark.parametrize("key", ["asleep", "paralyzed"])
def test_retreat_asleep_paralyzed(key: str) -> None:
    there = table(riolu(conditions=(Condition(key),)))
    assert hears(HELD, there, paying(FIRE)) == ("illegal", ("a1",), None)


@pytest.mark.parametrize("key", ["confused", "poisoned", "burned"])
def test_retreat_asleep_paralyzed_is_silent_for(key: str) -> None:
    assert says(table(riolu(conditions=(Condition(key),))), paying(FIRE)) == {}


def test_retreat_asleep_paralyzed_names_what_holds_it() -> None:
    both = (Condition("poisoned"), Condition("paralyzed"))
    (advice,) = judge(table(riolu(conditions=both)), (paying(FIRE),))
    assert advice.message == Words(
        "Riolu is Paralyzed and cannot retreat.", "Rioluはマヒなので、にげられません。"
    )
    assert hears(HELD, table(riolu(conditions=both)), p.Retreat(ME, "a9", "a2")) is None


def test_retreat_asleep_paralyzed_is_silent_with_a_text_that_lets_it() -> None:
    board = trainer("Escape Board", "tool", "It can retreat even if it's Asleep or Paralyzed.")
    asleep = (Condition("asleep"),)
    assert hears(HELD, table(riolu(conditions=asleep, tools=(board,))), paying(FIRE)) is None
    awake = pokemon("Awake", abilities=(ability("Up", "It may retreat even if Asleep."),))
    assert hears(HELD, table(riolu(card=awake, conditions=asleep)), paying(FIRE)) is None
    told = trainer("ボード", "tool", "ねむりやマヒでもにげることができる。")
    assert hears(HELD, table(riolu(conditions=asleep, tools=(told,))), paying(FIRE)) is None
    assert hears(HELD, table(mon(None, conditions=asleep)), paying()) is not None
    other = trainer("Other", "tool", "It has more HP.")
    assert hears(HELD, table(riolu(conditions=asleep, tools=(other,))), paying(FIRE)) is not None


def test_retreat_no_bench() -> None:
    alone = position([riolu()], [mon()])
    assert hears(NO_BENCH, alone, p.Retreat(ME, "a1", "", (FIRE,))) == ("illegal", ("a1",), None)
    assert hears(NO_BENCH, alone, p.Retreat(ME, "", "")) == ("illegal", ("seat.0",), None)


def test_retreat_no_bench_is_silent_with_one() -> None:
    assert hears(NO_BENCH, table(riolu()), paying(FIRE)) is None
    theirs = position([riolu()], [mon()], their_bench=[mon()])
    assert hears(NO_BENCH, theirs, paying(FIRE)) is not None
    assert hears(NO_BENCH, theirs, p.Retreat(-1, "a1")) is None


def test_retreat_full_bench_ok() -> None:
    full = table(riolu(), my_bench=[mon(RALTS) for _ in range(5)])
    assert says(full, paying(FIRE)) == {}


def test_retreat_locked() -> None:
    noted = table(riolu(marks=(Mark("no_retreat"),)))
    assert hears(LOCKED, noted, paying(FIRE)) == ("illegal", ("a1",), None)
    fossil = trainer("Fossil", hp=60, text="This card can't retreat.")
    assert hears(LOCKED, table(mon(fossil)), paying()) == ("illegal", ("a1",), None)


def test_retreat_locked_is_silent_for_who_is_not() -> None:
    assert hears(LOCKED, table(riolu()), paying(FIRE)) is None
    assert hears(LOCKED, table(riolu()), p.Retreat(ME, "a9", "a2")) is None
    noted = table(riolu(), my_bench=[mon(RALTS, marks=(Mark("no_retreat"),))])
    assert hears(LOCKED, noted, paying(FIRE)) is None
    told = pokemon("Told", attack("Bind", text="The Defending Pokémon can't retreat."))
    assert hears(LOCKED, table(riolu(card=told)), paying(FIRE)) is None


BIND = "During your opponent's next turn, the Defending Pokémon can't retreat."
BINDER = pokemon("Binder", attack("Bind", text=BIND))
ROOSTER = pokemon("Rooster", attack("Bind", text="It can't retreat during your next turn."))
LUCKY = pokemon("Lucky", attack("Bind", text=f"Flip a coin. If heads: {BIND}"))
HIT = p.Attack(YOU, "b1", "Bind", target="a1")


def bound(by: Card = BINDER, last: tuple[Play, ...] = (HIT,), **more: Any) -> Position:
    return position([riolu()], [mon(by)], my_bench=[mon(RALTS)], record=past(last), **more)


def test_retreat_locked_by_an_attack_of_the_last_turn() -> None:
    assert hears(LOCKED, bound(), paying(FIRE)) == ("illegal", ("a1",), None)
    nobody = bound(last=(replace(HIT, target=""),))
    assert hears(LOCKED, nobody, paying(FIRE)) == ("suspicious", ("a1",), None)
    assert hears(LOCKED, bound(LUCKY), paying(FIRE)) == ("suspicious", ("a1",), None)


def test_retreat_locked_is_silent_after_another_attack() -> None:
    assert hears(LOCKED, bound(ROOSTER), paying(FIRE)) is None
    assert hears(LOCKED, bound(last=(replace(HIT, target="a2"),)), paying(FIRE)) is None
    assert hears(LOCKED, bound(last=(replace(HIT, failed=True),)), paying(FIRE)) is None
    assert hears(LOCKED, bound(last=(replace(HIT, by=ME),)), paying(FIRE)) is None


@pytest.mark.parametrize(
    "freed",
    [
        p.Evolve(ME, "a1", LUCARIO),
        p.Switch(ME, "a1", "a2"),
        p.Switch(ME, "a2", "a1"),
        p.Retreat(ME, "a1", "a2"),
        p.Retreat(ME, "a2", "a1"),
        p.MoveToBench(ME, "a1"),
    ],
)
def test_retreat_locked_is_silent_once_it_left_or_evolved(freed: Play) -> None:
    assert hears(LOCKED, bound(turn={"plays": (freed,)}), paying(FIRE)) is None


@pytest.mark.parametrize(
    "other",
    [
        p.Evolve(ME, "a2", LUCARIO),
        p.Switch(ME, "a3", "a2"),
        p.Retreat(ME, "a3", "a2"),
        p.MoveToBench(ME, "a2"),
        c.PlayTrainer(ME, None),
    ],
)
def test_retreat_locked_speaks_where_another_one_did(other: Play) -> None:
    assert hears(LOCKED, bound(turn={"plays": (other,)}), paying(FIRE)) is not None


# -- what it costs -------------------------------------------------------------------------------


def test_retreat_cost_short() -> None:
    there = table(riolu(FIRE, FIRE, card=BIG))
    assert hears(SHORT, there, paying(FIRE)) == ("illegal", ("a1",), 2)
    (advice,) = judge(there, (paying(FIRE),))
    assert advice.message.en == "Big's Retreat Cost is 2 Energy; discarded: 1 Energy."
    assert hears(SHORT, there, paying()) is None  # at a table, by hand after it
    told = replace(there, record=CASE)
    assert hears(SHORT, told, paying()) == ("illegal", ("a1",), 2)
    assert hears(SHORT, there, replace(paying(), free=True)) == ("illegal", ("a1",), 2)


def test_retreat_cost_short_is_silent_where_it_is_paid() -> None:
    assert says(table(riolu(FIRE, FIRE, card=BIG)), paying(FIRE, FIRE)) == {}
    assert says(table(riolu(DOUBLE, card=BIG)), paying(DOUBLE)) == {}
    free = pokemon("Free", retreat=0)
    assert says(table(riolu(card=free)), paying()) == {}


@pytest.mark.parametrize("card", [FIRE, WATER, FIGHTING])
def test_retreat_type_free(card: Card) -> None:
    assert says(table(riolu(card)), paying(card)) == {}


def test_retreat_cost_short_counts_units() -> None:
    assert hears(SHORT, table(riolu(DOUBLE, card=HUGE)), paying(DOUBLE)) == ("illegal", ("a1",), 3)
    assert hears(SHORT, table(riolu(DOUBLE, FIRE, card=HUGE)), paying(DOUBLE, FIRE)) is None
    twice = mon(BIG, energy=(FIRE,), energy_marks=((Mark("energy_twice"),),))
    assert hears(SHORT, table(twice), paying(FIRE)) is None
    one = mon(BIG, energy=(WATER, FIRE), energy_marks=((Mark("energy_twice"),), ()))
    assert hears(SHORT, table(one), paying(FIRE)) is not None


def test_retreat_cost_short_is_silent_where_an_energy_is_not_known() -> None:
    assert hears(SHORT, table(riolu(ODD_ENERGY, card=BIG)), paying(ODD_ENERGY)) is None
    assert hears(SHORT, table(riolu(card=BIG)), paying(None)) is None


@pytest.mark.parametrize(
    "unknown",
    [
        mon(None),
        mon(None, plain=True),
        mon(trainer("Doll", hp=30)),
    ],
)
def test_retreat_cost_short_is_silent_where_the_cost_is_not_known(unknown: Mon) -> None:
    assert hears(SHORT, table(unknown, record=CASE), paying()) is None
    assert hears(SHORT, table(unknown), p.Retreat(ME, "a9", "a2", ())) is None


def test_retreat_cost_short_of_a_case_that_says_nothing_of_the_payment() -> None:
    unsaid = p.Retreat(ME, "a1", "a2")
    poor = table(riolu(FIRE, card=BIG), record=CASE)
    assert hears(SHORT, poor, unsaid) == ("illegal", ("a1",), 2)
    (advice,) = judge(poor, (unsaid,))
    assert advice.message.en == "Big's Retreat Cost is 2 Energy; it has: 1 Energy."
    assert hears(SHORT, table(riolu(FIRE, FIRE, card=BIG), record=CASE), unsaid) is None
    bare = table(mon(RIOLU), record=CASE)
    assert hears(SHORT, bare, unsaid) == ("illegal", ("a1",), 1)
    hidden = table(mon(BIG, unknown=1), record=CASE)
    assert hears(SHORT, hidden, unsaid) is None
    odd = table(riolu(ODD_ENERGY, card=BIG), record=CASE)
    assert hears(SHORT, odd, unsaid) is None


def test_retreat_cost_short_where_there_is_not_enough_energy() -> None:
    assert hears(SHORT, table(mon(RIOLU)), paying()) == ("illegal", ("a1",), 1)
    assert hears(SHORT, table(riolu(FIRE, card=BIG)), paying(FIRE)) == ("illegal", ("a1",), 2)


def test_retreat_cost_short_where_people_pay_by_hand() -> None:
    def later(
        *plays: Play,
        card: Card | None = BIG,
        left: tuple[Card, ...] = (FIRE, FIRE),
        unknown: int = 0,
        **more: Any,
    ) -> Position:
        return position(
            [mon(RALTS)],
            [mon()],
            my_bench=[mon(card, uid="r", energy=left, unknown=unknown)],
            turn={"plays": (p.Retreat(ME, "r", "a1", ()), *plays)},
            **more,
        )

    gone = p.Detach(ME, "r", FIRE, "discard")
    attacked = later(p.Attack(ME, "a1"))
    assert hears(SHORT, attacked, t.PassTurn(ME)) is None, "it was said of the attack"
    for goes_on in (t.PassTurn(ME), p.Attack(ME, "a1")):
        assert hears(SHORT, later(), goes_on) == ("illegal", ("r",), 2)
        assert hears(SHORT, later(gone, gone, left=()), goes_on) is None
    assert hears(SHORT, later(gone, left=(FIRE,)), t.PassTurn(ME)) == ("illegal", ("r",), 2)
    tool = p.Detach(ME, "r", trainer("Belt", "tool", "Its attacks do more."), "discard")
    assert hears(SHORT, later(tool), t.PassTurn(ME)) is not None
    balloon = p.Detach(ME, "r", BALLOON, "discard")
    assert hears(SHORT, later(balloon), t.PassTurn(ME)) is None, "it was attached then"
    other = p.Detach(ME, "a1", FIRE, "discard")
    assert hears(SHORT, later(other, other), t.PassTurn(ME)) is not None
    assert hears(SHORT, later(gone, gone, left=()), t.PassTurn(YOU)) is None
    assert hears(SHORT, later(), t.PassTurn(YOU)) is None
    assert hears(SHORT, later(record=CASE), t.PassTurn(ME)) is None
    # It was said at once that it cannot be paid.
    assert hears(SHORT, later(left=(FIRE,)), t.PassTurn(ME)) is None
    # Nobody can tell what it costs, or what is left.
    assert hears(SHORT, later(card=None), t.PassTurn(ME)) is None
    assert hears(SHORT, later(unknown=1), t.PassTurn(ME)) is None
    assert hears(SHORT, later(left=(ODD_ENERGY,)), t.PassTurn(ME)) is None


def test_retreat_cost_short_goes_by_the_last_retreat() -> None:
    paid = p.Retreat(ME, "r", "a1", (FIRE,))
    there = position([mon(RALTS)], [mon()], my_bench=[mon(BIG, uid="r")], turn={"plays": (paid,)})
    assert hears(SHORT, there, t.PassTurn(ME)) is None
    theirs = position(
        [mon(RALTS)],
        [mon(BIG, uid="r", energy=(FIRE, FIRE))],
        turn={"plays": (p.Retreat(YOU, "r", "b2", ()),)},
    )
    assert hears(SHORT, theirs, t.PassTurn(ME)) is None


def test_retreat_cost_over() -> None:
    assert hears(OVER, table(riolu(FIRE, WATER)), paying(FIRE, WATER)) == (
        "suspicious",
        ("a1",),
        1,
    )
    (advice,) = judge(table(riolu(FIRE, WATER)), (paying(FIRE, WATER),))
    assert advice.message.en == (
        "Riolu's Retreat Cost is 1 Energy; discarded: 2 Energy, more than needed."
    )
    free = pokemon("Free", retreat=0)
    assert hears(OVER, table(riolu(FIRE, card=free)), paying(FIRE)) == ("suspicious", ("a1",), 0)


def test_what_changes_a_retreat_cost_is_named() -> None:
    held = table(riolu(FIRE, WATER, card=HUGE, tools=(BALLOON,)), record=CASE)

    def said(*cards: Card) -> list[str]:
        return [one.message.en for one in judge(held, (paying(*cards),)) if "cost-" in one.rule]

    short, over = said()[0], said(FIRE, WATER)[0]
    assert short == (
        "Huge's Retreat Cost is 1 Energy (3 printed, changed by Air Balloon); discarded: 0 Energy."
    )
    assert over == (
        "Huge's Retreat Cost is 1 Energy (3 printed, changed by Air Balloon); discarded: 2 Energy, "
        "more than needed."
    )


def test_retreat_cost_over_is_silent_where_nothing_can_be_kept() -> None:
    assert says(table(riolu(DOUBLE)), paying(DOUBLE)) == {}
    assert hears(OVER, table(riolu(DOUBLE, FIRE, card=HUGE)), paying(DOUBLE, FIRE)) is None
    assert hears(OVER, table(riolu(DOUBLE, FIRE, card=BIG)), paying(DOUBLE, FIRE)) is not None
    assert hears(OVER, table(riolu()), paying()) is None
    assert hears(OVER, table(riolu()), p.Retreat(ME, "a1", "a2")) is None
    assert hears(OVER, table(riolu(ODD_ENERGY, FIRE)), paying(ODD_ENERGY, FIRE)) is None


# -- what changes it -----------------------------------------------------------------------------


def test_retreat_cost_with_notes() -> None:
    more = table(riolu(FIRE, FIRE, marks=(Mark("retreat_more", 1),)))
    assert hears(SHORT, more, paying(FIRE)) == ("illegal", ("a1",), 2)
    less = table(riolu(FIRE, FIRE, card=BIG, marks=(Mark("retreat_less", 1),)))
    assert hears(SHORT, less, paying(FIRE)) is None
    assert hears(OVER, less, paying(FIRE, FIRE)) == ("suspicious", ("a1",), 1)
    free = table(riolu(FIRE, marks=(Mark("retreat_less", 3),)))
    assert hears(SHORT, free, paying()) is None


def cost(changed: Position, *, most: int = 4) -> int | None:
    """Return what a retreat costs, as the rules take it; None where they are not sure."""
    found = [
        hears(SHORT, replace(changed, record=CASE), p.Retreat(ME, "a1", "a2", (FIRE,) * number))
        for number in range(most)
    ]
    if any(heard is not None and heard[0] == "suspicious" for heard in found):
        return None
    return next((number for number, heard in enumerate(found) if heard is None), most)


FREE = "has no Retreat Cost."


@pytest.mark.parametrize(
    ("text", "comes_to"),
    [
        ("The holder retreats for 2 {C} less.", 1),
        ("The Retreat Cost of the Pokémon this card is attached to is ColorlessColorless less.", 1),
        ("The Retreat Cost of the Pokémon this card is attached to is {C} less.", 2),
        ("The Retreat Cost of the Pokémon this card is attached to is Colorless more.", 4),
        (f"The Pokémon this card is attached to {FREE}", 0),
        ("It has more HP. The holder retreats for free.", 0),
        ("持ち主がにげるためのエネルギーは{C}2個ぶん減る。", 1),
        ("The holder's attacks do more damage.", 3),
        ("The Retreat Cost of the holder depends on the moon.", None),
    ],
)
def test_retreat_cost_with_a_tool(text: str, comes_to: int | None) -> None:
    tool = trainer("Thing", "tool", text)
    assert cost(table(riolu(card=HUGE, tools=(tool,))), most=5) == comes_to


@pytest.mark.parametrize(
    ("name", "comes_to"), [("Air Balloon", 1), ("Float Stone", 0), ("Rescue Board", 2), ("Hat", 3)]
)
def test_retreat_cost_with_a_tool_known_by_name(name: str, comes_to: int) -> None:
    assert cost(table(riolu(card=HUGE, tools=(trainer(name, "tool"),)))) == comes_to


def test_retreat_cost_with_a_tool_that_has_no_effect() -> None:
    holder = riolu(card=HUGE, tools=(BALLOON,))
    tower = trainer("Jamming Tower", "stadium", "Tools do nothing.")
    assert cost(table(holder)) == 1
    assert cost(table(holder, stadiums=[tower])) == 3
    assert cost(table(holder, marks=(Mark("no_tools"),))) == 3


@pytest.mark.parametrize(
    ("text", "energy_on", "comes_to"),
    [
        (f"If this Pokémon has no Energy attached, it {FREE}", (), 0),
        (f"If this Pokémon has no Energy attached, it {FREE}", (FIRE,), 3),
        ("If Agile has any Energy attached to it, the Retreat Cost of Agile is 0.", (FIRE,), 0),
        ("If Agile has any Energy attached to it, the Retreat Cost of Agile is 0.", (), 3),
        (f"This Pokémon {FREE}", (FIRE,), 0),
        (f"If you have a Stadium in play, this Pokémon {FREE}", (FIRE,), None),
        (f"If this Pokémon's remaining HP is 30 or less, it {FREE}", (FIRE,), 3),
        (f"If this Pokémon's remaining HP is 90 or less, it {FREE}", (FIRE,), 0),
    ],
)
def test_retreat_cost_with_an_ability_of_its_own(
    text: str, energy_on: tuple[Card, ...], comes_to: int | None
) -> None:
    agile = pokemon("Agile", retreat=3, abilities=(ability("Quick", text),))
    there = table(mon(agile, energy=energy_on, damage=10))
    assert cost(there) == comes_to


@pytest.mark.parametrize(
    ("text", "comes_to"),
    [
        ("Your Basic Pokémon retreat for free.", 0),
        ("Your Basic Pokémon have no Retreat Cost.", 0),
        ("The Retreat Cost of each of your Pokémon in play is {C} less.", 2),
        ("Your Metal Pokémon have no Retreat Cost.", 3),
        ("Your Fire Pokémon have no Retreat Cost.", 0),
        ("Your Grass Pokémon and your Fire Pokémon have no Retreat Cost.", 0),
        (f"This Pokémon {FREE}", 3),
        ("As long as it is Active, your Pokémon have no Retreat Cost.", None),
        ("Your opponent's Active Pokémon's Retreat Cost is {C} more.", 3),
        ("Your Evolution Pokémon have no Retreat Cost.", None),
        ('Each of your Pokémon that has "Hu" in its name has no Retreat Cost.', 0),
        ('Each of your Pokémon that has "Zu" in its name has no Retreat Cost.', 3),
    ],
)
def test_retreat_cost_with_an_ability_beside_it(text: str, comes_to: int | None) -> None:
    huge = pokemon("Huge", types="R", retreat=3)
    friend = mon(pokemon("Friend", abilities=(ability("Help", text),)))
    assert cost(table(riolu(card=huge), my_bench=[friend])) == comes_to
    off = replace(friend, marks=(Mark("no_ability"),))
    assert cost(table(riolu(card=huge), my_bench=[off])) == 3


@pytest.mark.parametrize(
    ("text", "comes_to"),
    [
        ("Your Basic Pokémon retreat for free.", 3),
        ("Your opponent's Active Pokémon's Retreat Cost is {C} more.", None),
        ("The Retreat Cost of each Basic Pokémon in play is {C} less.", 2),
        (f"This Pokémon {FREE}", 3),
    ],
)
def test_retreat_cost_with_an_ability_of_the_opponent(text: str, comes_to: int | None) -> None:
    foe = pokemon("Foe", abilities=(ability("Hold", text),))
    there = position([riolu(card=HUGE)], [mon(foe)], my_bench=[mon(RALTS)])
    assert cost(there) == comes_to


@pytest.mark.parametrize(
    ("text", "name", "comes_to"),
    [
        ("Every N's Pokémon in play, on either side, retreats for free.", "N's Zorua", 0),
        ("Every N's Pokémon in play, on either side, retreats for free.", "Ethan's Cyndaquil", 3),
        ("Every Team Rocket's Pokémon in play has no Retreat Cost.", "Team Rocket's Mew", 0),
        ("The Retreat Cost of each Basic Pokémon in play is {C} less.", "Riolu", 2),
    ],
)
def test_retreat_cost_under_a_stadium(text: str, name: str, comes_to: int) -> None:
    castle = trainer("Castle", "stadium", text)
    there = table(riolu(card=pokemon(name, retreat=3)), stadiums=[castle])
    assert cost(there) == comes_to


def test_retreat_cost_with_an_energy_that_changes_it() -> None:
    light = replace(DOUBLE, text=words(f"The Pokémon this card is attached to {FREE}"))
    assert cost(table(riolu(light, card=HUGE))) == 0


def test_retreat_cost_after_an_effect_of_this_turn() -> None:
    helps = trainer("Helps", text="This turn, your Active Pokémon's Retreat Cost is {C} less.")
    there = table(riolu(card=HUGE), turn={"plays": (c.PlayTrainer(ME, helps),)})
    assert hears(SHORT, there, paying(FIRE)) == ("suspicious", ("a1",), 3)
    assert (
        hears(OVER, table(riolu(), turn={"plays": (c.PlayTrainer(ME, helps),)}), paying(FIRE, FIRE))
        is None
    )


def test_retreat_cost_with_a_note_beside_a_text() -> None:
    holder = riolu(card=HUGE, tools=(BALLOON,), marks=(Mark("retreat_less", 2),))
    there = table(holder, record=CASE)
    assert hears(SHORT, there, paying()) is None
    assert hears(SHORT, there, paying(FIRE)) is None
    assert hears(OVER, there, paying(FIRE)) is None
    raised = table(riolu(card=HUGE, tools=(BALLOON,), marks=(Mark("retreat_more", 1),)))
    assert hears(SHORT, raised, paying(FIRE)) == ("illegal", ("a1",), 2)
    assert hears(SHORT, raised, paying(FIRE, FIRE)) is None
    assert hears(OVER, raised, paying(FIRE, FIRE, FIRE, FIRE)) is None


def test_retreat_cost_of_a_break() -> None:
    top = pokemon("Top BREAK", stage="break", retreat=0)
    there = table(mon(top, stack=(BIG, top), energy=(FIRE, FIRE)))
    assert hears(SHORT, there, paying(FIRE)) == ("illegal", ("a1",), 2)
    alone = table(mon(top, energy=(FIRE, FIRE)), record=CASE)
    assert hears(SHORT, alone, paying()) is None


def test_retreat_cost_modified() -> None:
    there = table(riolu(card=HUGE, tools=(BALLOON,)), record=CASE)
    assert hears(MODIFIED, there, paying(FIRE)) == ("reminder", ("a1",), 1)
    (advice,) = judge(there, (paying(FIRE),))
    assert advice.message.en == (
        "Retreat Cost of Huge: 3 printed, and Air Balloon may change it (now: 1 Energy)."
    )


def test_retreat_cost_modified_is_silent_where_nothing_changes_it() -> None:
    assert hears(MODIFIED, table(riolu(), record=CASE), paying(FIRE)) is None
    assert hears(MODIFIED, table(mon(None), record=CASE), paying(FIRE)) is None
    assert hears(MODIFIED, table(riolu()), p.Retreat(ME, "a9", "a2", ())) is None


def test_what_changes_a_retreat_is_told_with_the_payment_at_a_table() -> None:
    there = table(riolu(FIRE, card=HUGE, tools=(BALLOON,)))
    assert says(there, paying(FIRE)) == {}
    assert says(there, paying(FIRE, FIRE)) == {OVER: "suspicious"}
    (over,) = judge(there, (paying(FIRE, FIRE),))
    assert over.message.en == (
        "Huge's Retreat Cost is 1 Energy (3 printed, changed by Air Balloon); discarded: 2 Energy, "
        "more than needed."
    )
    assert over.message.ja.endswith("トラッシュしたのは2枚です。")
    double = table(riolu(DOUBLE, FIRE, card=pokemon("Giant", retreat=4)))
    (short,) = judge(double, (paying(DOUBLE, FIRE),))
    assert short.message.ja.endswith("トラッシュしたのは3個ぶんです。")


def test_retreat_cost_modified_of_a_case_where_nobody_can_tell() -> None:
    odd = trainer("Odd", "tool", "The Retreat Cost of the holder depends on the moon.")
    unsure = table(riolu(FIRE, FIRE, FIRE, card=HUGE, tools=(odd,)))
    assert hears(MODIFIED, unsure, paying(FIRE)) is None
    told = hears(MODIFIED, replace(unsure, record=CASE), paying(FIRE))
    assert told == ("reminder", ("a1",), None)
    said = judge(replace(unsure, record=CASE), (paying(FIRE),))
    assert any("may change it (now: not sure)." in one.message.en for one in said)
