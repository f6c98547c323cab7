"""Trainers and Abilities of known shape that would change nothing (APR B-01, C-06, C-11)."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.no_change import (
    NOBODY_TO_SWITCH,
    NOTHING_TO_HEAL,
    effect_of,
    is_hurt,
    why_nothing,
)
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, InStadium, Mon, Side
from app.games.pokemon.adviser.model.turn_record import Turn
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIRE,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    energy,
    mon,
    pokemon,
    position,
    trainer,
    words,
)

FULL = Words("the Bench is full", "ベンチがいっぱいです")
EMPTY = Words("the deck is empty", "山札がありません")
NO_OPPOSING = Words("the opponent has no Benched Pokémon", "相手のベンチポケモンがいません")
NOBODY_AT_ALL = Words("nobody has a Benched Pokémon", "どちらにもベンチポケモンがいません")
NO_SUCH_CARD = Words(
    "there is no such card in the discard pile", "トラッシュにそのようなカードがありません"
)


def table(**more: Any) -> Position:
    return position([mon(RIOLU)], [mon(PIKACHU)], **more)


def why(there: Position, text: str, onto: Mon | None = None, by: int = ME) -> Words | None:
    return why_nothing(there, by, text.casefold(), onto)


# -- which texts are read ------------------------------------------------------------------------

NO_DECK = table(me={"deck": 0})
SEARCH = "Search your deck for a card and put it into your hand."


def test_a_text_of_another_shape_may_do_anything() -> None:
    assert why(NO_DECK, "Draw 2 cards.") is None
    assert why(NO_DECK, "") is None


@pytest.mark.parametrize(
    "before",
    [
        "",
        "Once during your turn, you may ",
        "Once during your turn (before your attack), you may use this Ability. ",
        "As often as you like during your turn, you may use this Power. ",
        "Once during each player's turn, that player may ",
        "Once in your turn: ",
        "Once in your turn: you may ",
        "Either player, once in their own turn: you may ",
        "You can use this card only if you go second. ",
        "You can play this card only if you discard a card. ",
        "Only while behind: ",
    ],
)
def test_what_comes_before_the_effect_is_passed_over(before: str) -> None:
    assert why(NO_DECK, before + SEARCH) == EMPTY


@pytest.mark.parametrize(
    "after",
    [
        "Then, shuffle your deck.",
        "Shuffle your deck afterward.",
        "If you do, discard a card.",
        "If you do, discard a card. Then, shuffle your deck.",
        "If that Pokémon is a Pokémon ex, draw a card.",
        "(You can't do so twice.)",
    ],
)
def test_what_depends_on_the_effect_does_nothing_either(after: str) -> None:
    assert why(NO_DECK, f"{SEARCH} {after}") == EMPTY
    assert why(NO_DECK, f"  {SEARCH}\n{after} ") == EMPTY


@pytest.mark.parametrize(
    "after", ["Draw a card.", "Then, shuffle your deck. Draw a card.", "Your turn ends."]
)
def test_what_else_a_card_does_is_something(after: str) -> None:
    assert why(NO_DECK, f"{SEARCH} {after}") is None


def test_a_trainer_says_what_it_does_or_is_known_by_its_name() -> None:
    assert effect_of(trainer("Ball", text="Draw 2 Cards.")) == "draw 2 cards."
    assert effect_of(trainer("Nest Ball")) == "bench"
    assert effect_of(trainer("Boss’s Orders", "supporter")) == "call"
    assert effect_of(Card("?1", words("Nest Ball"), "unknown")) == "bench"
    assert effect_of(trainer("Nest Ball", text="Draw 2 cards.")) == "draw 2 cards."


def test_what_is_no_item_or_supporter_has_no_effect_when_it_is_played() -> None:
    assert effect_of(trainer("Switch", "tool")) == ""
    assert effect_of(trainer("Gym", "stadium", "Draw 2 cards.")) == ""
    assert effect_of(pokemon("Potion")) == ""
    assert effect_of(trainer("Somebody")) == ""
    assert effect_of(None) == ""


# -- searching -----------------------------------------------------------------------------------

ONTO_BENCH = (
    "Search your deck for a Basic Pokémon and put it onto your Bench.",
    "Search your deck for up to 2 Basic Pokémon with 70 HP or less and put them onto your Bench.",
    "Bench up to 2 Basic Pokémon straight from your deck.",
    "Bench",
)
INTO_HAND = (
    SEARCH,
    "Find a Supporter card in your deck and take it.",
)


def test_a_search_of_an_empty_deck_finds_nothing() -> None:
    for text in (*ONTO_BENCH, *INTO_HAND):
        assert why(NO_DECK, text) == EMPTY, text
        assert why(table(me={"deck": 1}), text) is None, text
        assert why(table(me={"deck": None}), text) is None, text
        assert why(NO_DECK, text, by=YOU) is None, text


def test_nothing_goes_onto_a_full_bench() -> None:
    full = table(my_bench=[mon(RALTS)] * 5)
    for text in ONTO_BENCH:
        assert why(full, text) == FULL, text
        assert why(table(my_bench=[mon(RALTS)] * 4), text) is None, text
    for text in INTO_HAND:
        assert why(full, text) is None, text


def test_how_many_fit_is_asked_of_the_stadium() -> None:
    sky, narrow = trainer("Sky Field", "stadium"), trainer("Narrow Gym", "stadium")
    assert why(table(my_bench=[mon(RALTS)] * 5, stadiums=(sky,)), "bench") is None
    assert why(table(my_bench=[mon(RALTS)] * 4, stadiums=(narrow,)), "bench") == FULL
    hidden = replace(table(my_bench=[mon(RALTS)] * 5), stadiums=(InStadium("s1", None, ME),))
    assert why(hidden, "bench") is None, "nobody knows it"


# -- switching -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Switch your Active Pokémon with 1 of your Benched Pokémon.",
        "Switch your Active Basic Pokémon with 1 of your Benched Lightning Pokémon.",
        "Switch their Active Pokémon with 1 of their Benched Pokémon.",
        "Swap your Active Pokémon with one on your Bench.",
        "Switch",
    ],
)
def test_a_switch_needs_a_benched_pokemon(text: str) -> None:
    assert why(table(), text) == NOBODY_TO_SWITCH
    assert why(table(their_bench=[mon()]), text) == NOBODY_TO_SWITCH
    assert why(table(my_bench=[mon()]), text) is None


@pytest.mark.parametrize(
    "text",
    [
        "Switch 1 of your opponent's Benched Pokémon with his or her Active Pokémon.",
        "Switch in 1 of your opponent's Benched Pokémon to the Active Spot.",
        "Choose a Benched opposing Pokémon; it swaps with their Active one.",
        "Switch out your opponent's Active Pokémon to the Bench.",
        "Your opponent switches their Active Pokémon with 1 of their Benched Pokémon.",
        "Call",
    ],
)
def test_calling_needs_a_benched_pokemon_of_the_opponent(text: str) -> None:
    assert why(table(my_bench=[mon()]), text) == NO_OPPOSING
    assert why(table(their_bench=[mon()]), text) is None
    stand_ins = position([mon()], [mon(None, plain=True)])
    assert why(stand_ins, text) is None, "a case that leaves the Bench open"


def test_where_there_are_several_opponents_one_with_a_bench_is_enough() -> None:
    sides = tuple(Side(seat, f"P{seat}", seat, (mon(PIKACHU),)) for seat in range(3))
    assert why(Position(sides, Turn(ME, 5)), "call") is not None
    benched = replace(mon(PIKACHU), spot="bench")
    some = (*sides[:2], replace(sides[2], mons=(mon(PIKACHU), benched)))
    assert why(Position(some, Turn(ME, 5)), "call") is None


@pytest.mark.parametrize(
    "text",
    ["Each player switches their Active Pokémon with 1 of their Benched Pokémon.", "Both switch"],
)
def test_both_switch_where_anybody_can(text: str) -> None:
    assert why(table(), text) == NOBODY_AT_ALL
    assert why(table(my_bench=[mon()]), text) is None
    assert why(table(their_bench=[mon()]), text) is None


# -- healing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "hurt"),
    [
        (mon(RIOLU), False),
        (mon(RIOLU, damage=10), True),
        (mon(RIOLU, conditions=(Condition("asleep"),)), True),
        (mon(RIOLU, hp_left=60), True),
        (mon(RIOLU, hp_left=70), False),
        (mon(RIOLU, hp_left=70, conditions=(Condition("asleep"),)), True),
        (mon(None, hp_left=70), True),
    ],
)
def test_who_is_hurt(one: Mon, hurt: bool) -> None:
    assert is_hurt(one) is hurt


@pytest.mark.parametrize(
    "text",
    [
        "Heal 30 damage from 1 of your Pokémon.",
        "Heal all damage from 1 of your Pokémon, and discard an Energy.",
        "Heal 20 damage from each of your Pokémon.",
        "Heal: any",
    ],
)
def test_there_must_be_something_to_heal(text: str) -> None:
    hurt = mon(RALTS, damage=10)
    assert why(table(their_bench=[hurt]), text) == NOTHING_TO_HEAL
    assert why(table(my_bench=[hurt]), text) is None
    assert why(position(), text) is None, "a case without Pokémon"


def test_healing_the_active_pokemon_heals_no_other() -> None:
    text = "Heal 30 damage from your Active Pokémon. If you healed any damage, draw a card."
    assert why(table(my_bench=[mon(RALTS, damage=10)]), text) == NOTHING_TO_HEAL
    assert why(position([mon(RIOLU, damage=10)]), text) is None


def test_only_the_pokemon_that_is_chosen_is_healed() -> None:
    potion = "Heal 30 damage from 1 of your Pokémon."
    there = table(my_bench=[mon(RALTS, damage=10)])
    well, hurt = there.side(ME).mons
    assert why(there, potion, well) == NOTHING_TO_HEAL
    assert why(there, potion, hurt) is None


# -- the discard pile ----------------------------------------------------------------------------

SPECIAL, SUPPORTER = energy("C", "Double Energy"), trainer("Dawn", "supporter")
TOOL, STADIUM, BALL = trainer("Belt", "tool"), trainer("Gym", "stadium"), trainer("Ball")
PILE = {
    "pokémon": RIOLU,
    "basic energy": FIRE,
    "special energy": SPECIAL,
    "supporter": SUPPORTER,
    "tool": TOOL,
    "stadium": STADIUM,
    "item": BALL,
}


def fetched(text: str) -> list[str]:
    """Return which cards of a discard pile a text may mean."""
    return [
        name for name, card in PILE.items() if why(table(me={"discard": (card,)}), text) is None
    ]


@pytest.mark.parametrize(
    ("what", "meant"),
    [
        ("a Basic Energy card", ["basic energy"]),
        ("2 Energy cards", ["basic energy", "special energy"]),
        ("a Special Energy card", ["special energy"]),
        ("2 basic or Special Energy cards", ["basic energy", "special energy"]),
        ("a Pokémon", ["pokémon"]),
        ("a Pokémon and a basic Energy card", ["pokémon", "basic energy"]),
        ("a Supporter card", ["supporter"]),
        ("a Pokémon Tool card", ["tool"]),
        ("a Stadium card", ["stadium"]),
        ("an Item card", ["item"]),
        ("a Trainer card", ["supporter", "tool", "stadium", "item"]),
        ("a card", [*PILE]),
    ],
)
def test_a_card_is_fetched_that_is_there(what: str, meant: list[str]) -> None:
    assert fetched(f"Put {what} from your discard pile into your hand.") == meant


@pytest.mark.parametrize(
    "text",
    [
        "Put a Supporter card from your discard pile into your hand.",
        "Put back a Supporter card from your discard pile on top of your deck.",
        "Shuffle up to 2 Supporter cards from your discard pile into your deck.",
        "Take back a Supporter card out of your discard pile.",
        "Return a Supporter card, from your discard pile.",
        "Fetch: up to 2 supporter",
    ],
)
def test_a_fetching_text_has_many_forms(text: str) -> None:
    assert fetched(text) == ["supporter"]
    assert why(table(me={"discard": ()}), text) == NO_SUCH_CARD
    assert why(table(me={"discard": None}), text) is None, "a pile that nobody told of"
    assert why(table(me={"discard": (BALL, SUPPORTER)}), text) is None


def test_an_energy_may_be_attached_from_there() -> None:
    text = "Attach a basic Energy card from your discard pile to 1 of your Pokémon."
    assert fetched(text) == ["basic energy"]


def test_a_card_without_data_may_be_any() -> None:
    unknown = Card("?1", words("Somebody"), "unknown")
    assert why(table(me={"discard": (unknown,)}), "fetch: a supporter") is None
