"""What a retreat costs: printed, noted, changed by texts (APR D-11 to D-13)."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.costs.retreat_costs import RetreatCost, retreat_cost, worths
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model.position_sides import InStadium, Mon
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    FIRE,
    LUCARIO,
    ME,
    PIKACHU,
    RIOLU,
    WATER,
    ability,
    energy,
    mon,
    pokemon,
    position,
    trainer,
    words,
)

LIGHTNING, ODD = energy("L"), energy("C", "Odd Energy")
BIG = pokemon("Big", retreat=3, types="F", hp=120)


def cost_of(one: Mon, **more: Any) -> RetreatCost | None:
    """Return what the retreat of the Active Pokémon costs."""
    table = position([one], [mon(PIKACHU)], **more)
    return retreat_cost(table, table.mons[0])


def cost(one: Mon, **more: Any) -> int | None:
    """Return what the retreat of the Active Pokémon costs; None where that is not sure."""
    found = cost_of(one, **more)
    assert found is not None
    return found.cost if found.sure else None


def talker(text: str, **more: Any) -> Mon:
    told = (ability("Hum", "Draw a card."), ability("Talk", text))
    return mon(pokemon("Talker", retreat=3, abilities=told, **more))


def belted(text: str, card: Card = BIG, **more: Any) -> Mon:
    return mon(card, tools=(trainer("Belt", "tool", text),), **more)


# -- printed and noted ---------------------------------------------------------------------------


def test_a_retreat_costs_what_is_printed() -> None:
    assert cost_of(mon(BIG)) == RetreatCost(printed=3, cost=3, noted=3)
    assert cost_of(mon(BIG), stadiums=(trainer("Gym", "stadium", "Heal it."),)) == RetreatCost(
        3, 3, 3
    )


def test_of_what_is_no_pokemon_or_not_known_nobody_can_tell() -> None:
    assert cost_of(mon(None)) is None
    assert cost_of(mon(trainer("Fossil", hp=60))) is None
    assert cost_of(mon(Card("?1", words("Big"), "unknown"))) is None


def test_a_break_keeps_the_cost_of_the_card_below() -> None:
    top = pokemon("Big BREAK", stage="break", retreat=0)
    assert cost(mon(top, stack=(BIG, top))) == 3
    assert cost_of(mon(top)) is None


def test_notes_change_it_and_it_is_never_less_than_nothing() -> None:
    noted = (Mark("retreat_more", 2), Mark("retreat_less", 1))
    assert cost_of(mon(BIG, marks=noted)) == RetreatCost(printed=3, cost=4, noted=4)
    assert cost(mon(BIG, marks=(Mark("retreat_less", 5),))) == 0


# -- by how much ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("The Retreat Cost of the Pokémon this card is attached to is {C}{C} less.", 1),
        ("The Retreat Cost of the Pokémon this card is attached to is Colorless less.", 2),
        ("The holder retreats for 2 {C} less.", 1),
        ("The holder retreats for 1 more.", 4),
        ("The holder has no Retreat Cost.", 0),
        ("The Retreat Cost of the holder is 0.", 0),
        ("The holder retreats for free.", 0),
        ("The holder retreats free.", 0),
        ("持ち主がにげるためのエネルギーは{C}2個ぶん減る。", 1),
        ("このポケモンのにげるためのエネルギーは2個ぶん少なくなる。", 1),
        ("このポケモンのにげるためのエネルギーは1個ぶん多くなる。", 4),
        ("このポケモンのにげるためのエネルギーは1個ぶん増える。", 4),
        ("このポケモンはにげるためのエネルギーがすべてなくなる。", 0),
        ("このポケモンはエネルギーなしでにげられる。", 0),
        ("Draw 3 more cards.", 3),
    ],
)
def test_a_text_says_by_how_much(said: str, left: int) -> None:
    assert cost(belted(said)) == left


def test_a_text_that_is_not_read_makes_it_unsure() -> None:
    found = cost_of(belted("The Retreat Cost of the holder is strange."))
    assert found == RetreatCost(3, 3, 3, sure=False, by=(words("Belt"),))


def test_texts_add_up() -> None:
    less = trainer("Less", "tool", "The holder retreats for 2 {C} less.")
    more = trainer("More", "stadium", "The Retreat Cost of each Pokémon is {C} more.")
    found = cost_of(mon(BIG, tools=(less,)), stadiums=(more,))
    assert found == RetreatCost(3, 2, 3, by=(words("Less"), words("More")))
    free = trainer("Free", "tool", "The holder has no Retreat Cost.")
    assert cost(mon(BIG, tools=(free,)), stadiums=(more,)) == 0
    assert cost(mon(RIOLU, tools=(less,))) == 0


def test_a_note_beside_such_a_text_may_be_the_same_change() -> None:
    less = "The holder retreats for 1 {C} less."
    both = cost_of(belted(less, marks=(Mark("retreat_less", 1),)))
    assert both is not None
    assert (both.cost, both.noted, both.least, both.most) == (1, 2, 1, 2)
    dearer = cost_of(belted("The holder retreats for 1 more.", marks=(Mark("retreat_less", 1),)))
    assert dearer is not None
    assert (dearer.cost, dearer.least, dearer.most) == (3, 2, 3)
    alone = cost_of(belted(less))
    assert alone is not None
    assert (alone.least, alone.most) == (2, 2)


# -- which cards are read ------------------------------------------------------------------------

LESS = "The Retreat Cost of the Pokémon this card is attached to is {C} less."


def test_what_is_attached_is_read() -> None:
    light = replace(energy("C", "Light Energy"), text=words(LESS))
    assert cost(mon(BIG, energy=(FIGHTING, light))) == 2
    assert cost(mon(BIG, others=(trainer("Scroll", text=LESS),))) == 2
    assert cost(mon(BIG, tools=(trainer("Belt", "tool", LESS),))) == 2


def test_tools_without_effect_are_not() -> None:
    assert cost(belted(LESS), marks=(Mark("no_tools"),)) == 3
    scroll = mon(BIG, others=(trainer("Scroll", text=LESS),))
    assert cost(scroll, marks=(Mark("no_tools"),)) == 2


@pytest.mark.parametrize(
    ("name", "left"), [("Air Balloon", 1), ("Float Stone", 0), ("Rescue Board", 2), ("Loop", 3)]
)
def test_a_tool_without_a_text_is_known_by_its_name(name: str, left: int) -> None:
    assert cost(mon(BIG, tools=(trainer(name, "tool"),))) == left


def test_an_ability_that_was_taken_away_is_not_read() -> None:
    free = talker("This Pokémon has no Retreat Cost.")
    assert cost(free) == 0
    assert cost(free, marks=(Mark("no_abilities"),)) == 3
    assert cost(replace(free, marks=(Mark("no_ability"),))) == 3


def test_a_stadium_that_is_not_known_or_has_no_text_says_nothing() -> None:
    table = replace(position([mon(BIG)]), stadiums=(InStadium("s1", None, ME),))
    assert retreat_cost(table, table.mons[0]) == RetreatCost(3, 3, 3)
    assert cost(mon(BIG), stadiums=(trainer("Gym", "stadium"),)) == 3


def test_an_effect_used_this_turn_may_change_it() -> None:
    shoes = trainer("Shoes", text="This turn, your Active Pokémon has no Retreat Cost.")
    assert cost(mon(BIG), turn={"plays": (c.PlayTrainer(ME, shoes),)}) is None
    assert cost(mon(BIG), turn={"plays": (c.PlayTrainer(ME, None),)}) is None
    ball = trainer("Ball", text="Draw a card.")
    assert cost(mon(BIG), turn={"plays": (c.PlayTrainer(ME, ball),)}) == 3


# -- whom a text means ---------------------------------------------------------------------------


def test_what_a_pokemon_says_of_itself_is_for_no_other() -> None:
    for said in ("This Pokémon has no Retreat Cost.", "Talker has no Retreat Cost."):
        free = talker(said)
        assert cost(free) == 0
        assert cost(mon(BIG), my_bench=[free]) == 3
        assert cost(mon(BIG), their_bench=[free]) == 3


def test_what_a_pokemon_says_of_the_own_side_is_for_no_opponent() -> None:
    yours = talker("Your Pokémon have no Retreat Cost.")
    assert cost(mon(BIG), my_bench=[yours, mon(None)]) == 0
    assert cost(mon(BIG), their_bench=[yours]) == 3
    everybody = talker("All Pokémon retreat for free.")
    assert cost(mon(BIG), their_bench=[everybody]) == 0


def test_what_a_pokemon_says_of_its_side_may_leave_out_itself() -> None:
    said = "Your Basic Pokémon have no Retreat Cost."
    assert cost(talker(said)) == 0
    assert cost(talker(said, stage="stage1")) == 3


def test_what_a_pokemon_says_of_the_opponent_is_for_people_to_read() -> None:
    theirs = talker("Your opponent's Active Pokémon's Retreat Cost is {C} more.")
    assert cost(mon(BIG), their_bench=[theirs]) is None
    assert cost(mon(BIG), my_bench=[theirs]) == 3
    japanese = talker("相手のバトルポケモンのにげるためのエネルギーは1個ぶん多くなる。")
    assert cost(mon(BIG), their_bench=[japanese]) is None
    gym = trainer("Gym", "stadium", "Your opponent's Pokémon's Retreat Cost is {C} more.")
    assert cost(mon(BIG), stadiums=(gym,)) == 3


def test_a_text_that_depends_on_something_is_for_people_to_read() -> None:
    assert cost(mon(BIG), my_bench=[talker("If it rains, your Pokémon retreat for free.")]) is None
    assert cost(belted("If it rains, the holder has no Retreat Cost.")) is None


def test_a_text_may_ask_for_energy() -> None:
    bare = "If it has no Energy attached, the holder has no Retreat Cost."
    assert cost(belted(bare)) == 0
    assert cost(belted(bare, energy=(FIRE,))) == 3
    assert cost(belted(bare, unknown=1)) == 3
    japanese = "エネルギーがついていないなら、このポケモンはエネルギーなしでにげられる。"
    assert cost(belted(japanese)) == 0
    fed = "If it has any Energy attached, the holder has no Retreat Cost."
    assert cost(belted(fed, energy=(FIRE,))) == 0
    assert cost(belted(fed)) == 3
    assert cost(belted(fed, unknown=1)) is None


@pytest.mark.parametrize(
    "said",
    [
        "If its remaining HP is 30 or less, the holder has no Retreat Cost.",
        "このポケモンの残りHPが30以下なら、にげるためのエネルギーはすべてなくなる。",
    ],
)
def test_a_text_may_ask_for_the_hp_that_are_left(said: str) -> None:
    assert [cost(belted(said, damage=points)) for points in (0, 80, 90, 100)] == [3, 3, 0, 0]
    unprinted = pokemon("Big", retreat=3, hp=0)
    assert cost(belted(said, unprinted)) is None


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Your Pokémon have no Retreat Cost.", ["Riolu", "Lucario", "N's Zorua", "Snorlax ex"]),
        ("Your Basic Pokémon have no Retreat Cost.", ["Riolu", "N's Zorua", "Snorlax ex"]),
        ("たねポケモンのにげるためのエネルギーはなくなる。", ["Riolu", "N's Zorua", "Snorlax ex"]),
        ("Your Fighting Pokémon have no Retreat Cost.", ["Riolu"]),
        ("Each of your N's Pokémon has no Retreat Cost.", ["N's Zorua"]),
        ("N's Pokémon have no Retreat Cost.", ["N's Zorua"]),
        ('Your Pokémon that have "Snorlax" in their name retreat for free.', ["Snorlax ex"]),
    ],
)
def test_a_text_may_be_for_some_pokemon_only(said: str, meant: list[str]) -> None:
    cards = (
        replace(RIOLU, retreat=3),
        replace(LUCARIO, retreat=3),
        pokemon("N's Zorua", retreat=3),
        pokemon("Snorlax ex", retreat=3, tags=("ex",)),
    )
    helped = [card.name.en for card in cards if cost(mon(card), my_bench=[talker(said)]) == 0]
    assert helped == meant


@pytest.mark.parametrize("which", ["Pokémon ex", "Evolution Pokémon", "Pokémon with a Rule Box"])
def test_a_kind_that_is_not_read_leaves_it_open(which: str) -> None:
    assert cost(mon(BIG), my_bench=[talker(f"Your {which} have no Retreat Cost.")]) is None


def test_the_sentence_that_speaks_of_it_counts_alone() -> None:
    said = "If it rains, draw a card. Your Pokémon have no Retreat Cost. Your turn ends."
    assert cost(mon(BIG), my_bench=[talker(said)]) == 0


# -- payment -------------------------------------------------------------------------------------


def paid(*cards: Card | None, on: Card = BIG, **more: Any) -> tuple[int, ...] | None:
    """Return what each of the attached cards counts as that are discarded."""
    attached = tuple(card for card in cards if card is not None)
    table = position([mon(on, **{"energy": attached, **more})], [mon()])
    return worths(table, table.mons[0], cards)


def test_each_card_counts_as_what_it_provides() -> None:
    assert paid() == ()
    assert paid(FIRE, WATER) == (1, 1)
    assert paid(energy("C", "Double Colorless Energy"), FIRE) == (2, 1)
    assert paid(trainer("Belt", "tool")) == (0,)


def test_a_card_that_nobody_can_read_may_count_as_any_number() -> None:
    assert paid(FIRE, None) is None
    assert paid(energy("C", "Odd Energy")) is None


def test_what_it_is_attached_to_and_what_lies_beside_it_matters() -> None:
    ignition, luminous = energy("C", "Ignition Energy"), energy("C", "Luminous Energy")
    assert paid(ignition, on=replace(BIG, stage="stage1")) == (3,)
    assert paid(ignition) == (1,)
    assert paid(luminous, ignition) == (1, 1)
    unread = Card("?1", words("Some Energy"), "unknown")
    assert paid(luminous, energy=(luminous, unread)) is None, "beside a Special Energy perhaps"
    assert paid(FIRE, energy=(luminous, FIRE, unread)) == (1,)


def test_notes_on_a_card_or_on_its_pokemon_count() -> None:
    twice = (Mark("energy_twice"),)
    assert paid(FIRE, WATER, energy_marks=((), twice)) == (1, 2)
    assert paid(FIRE, marks=twice) == (2,)
    assert paid(FIRE, energy=(), marks=()) == (1,), "a card that nobody saw attached"


def test_who_is_behind_matters() -> None:
    reversal = energy("C", "Reversal Energy")
    one = mon(LUCARIO, energy=(reversal,))
    behind = position([one], [mon()], me={"prizes": 4}, you={"prizes": 3})
    even = position([one], [mon()], me={"prizes": 3}, you={"prizes": 3})
    assert worths(behind, behind.mons[0], (reversal,)) == (3,)
    assert worths(even, even.mons[0], (reversal,)) == (1,)


def test_the_cards_that_change_it_are_named_in_both_languages() -> None:
    belt = replace(trainer("Belt", "tool", LESS), name=Words("Belt", "ベルト"))
    found = cost_of(mon(BIG, tools=(belt,)))
    assert found is not None
    assert found.by == (Words("Belt", "ベルト"),)


# -- of both players, and beside another matter ----------------------------------------------------

CAPSULE = (
    "The Future Pokémon this card is attached to has no Retreat Cost, and the attacks it uses do "
    "20 more damage to your opponent's Active Pokémon."
)


def test_what_a_sentence_says_of_attacks_is_another_matter() -> None:
    future = pokemon("Bundle", retreat=3, tags=("Future",))
    assert cost(belted(CAPSULE, future)) == 0
    assert cost(belted(CAPSULE)) == 3
    ja = "このカードをつけている「未来」のポケモンのにげるためのエネルギーはすべてなくなり、"
    ja += "相手のバトルポケモンへのダメージは「+20」される。"
    assert cost(belted(ja, future)) == 0


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("The Retreat Cost of each Basic Pokémon in play is {C} less.", 2),
        ("The Retreat Cost of each Rapid Strike Pokémon in play is Colorless Colorless less.", 1),
        ("The Retreat Cost of each Tera Pokémon in play is {C} less.", 3),
    ],
)
def test_a_stadium_says_that_it_works_on_the_pokemon_of_both(said: str, left: int) -> None:
    both = said.replace("in play", "in play (both yours and your opponent's)")
    swift = pokemon("Swift", retreat=3, tags=("Rapid Strike",))
    for text in (said, both):
        assert cost(mon(swift), stadiums=(trainer("Court", "stadium", text),)) == left
    assert cost(mon(swift), their_bench=[talker(both)]) == left


def test_an_ability_may_ask_for_energy_of_a_type() -> None:
    for said in ("{L}", "Lightning"):
        text = f"If this Pokémon has any {said} Energy attached, it has no Retreat Cost."
        costs = [cost(replace(talker(text), energy=(one,))) for one in (LIGHTNING, FIRE, ODD)]
        assert costs == [0, 3, None]
        assert cost(replace(talker(text), unknown=1)) is None
