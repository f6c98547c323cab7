"""What is not taken back, and what effects need, allow and forbid."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Card, Words
from tests.games.pokemon.adviser.situation import (
    FIRE,
    LUCARIO,
    ME,
    PIKACHU,
    RALTS,
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

BACK, CHANGE = "turn-take-back", "turn-effect-needs-change"
LOCK = "turn-effect-can-t-wins"
NEST = trainer(
    "Nest",
    text="Search your deck for a Basic Pokémon and put it onto your Bench. "
    "Then, shuffle your deck.",
)
POTION = trainer("Potion", text="Heal 30 damage from 1 of your Pokémon.")
SWITCH = trainer("Swap", text="Switch your Active Pokémon with 1 of your Benched Pokémon.")
FIVE = [mon(RALTS)] * 5
ONTO_BENCH = "and put them onto your Bench. Then, shuffle your deck."
CALL = "Switch 1 of your opponent's Benched Pokémon with his or her Active Pokémon."
RETOLD_CALL = "choose a Benched opposing Pokémon; it swaps with their Active one."


def usual(**more: Any) -> Position:
    return position([mon(energy=(FIRE,))], [mon(PIKACHU)], my_bench=[mon(RALTS)], **more)


def uses(card: Card, table: Position, **more: Any) -> Any:
    return hears(CHANGE, table, c.PlayTrainer(ME, card, **more))


# -- taking back -----------------------------------------------------------------------------------


def test_turn_take_back() -> None:
    heard = ("suspicious", ("a1",), None)
    assert hears(BACK, usual(), p.Detach(ME, "a1", FIRE, "hand")) == heard
    assert hears(BACK, usual(), p.LeavePlay(ME, "a2", "hand")) == ("suspicious", ("a2",), None)
    for source in ("stage", "stadium", "active", "bench", "attached"):
        move = c.MoveCards(ME, (None, NEST), source, "hand")
        assert hears(BACK, usual(), move) == ("suspicious", ("seat.0",), None)


def test_turn_take_back_says_what_comes_back() -> None:
    (one,) = judge(usual(), (p.Detach(ME, "a1", FIRE, "hand"),))
    assert one.message.en.startswith("Basic R Energy goes back to the hand.")
    (whole,) = judge(usual(), (p.LeavePlay(ME, "a2", "hand"),))
    assert whole.message.en.startswith("Ralts goes back")
    (played,) = judge(usual(), (c.MoveCards(ME, (None, NEST), "stage", "hand"),))
    assert played.message.en.startswith("Nest goes back")
    (unknown,) = judge(usual(), (c.MoveCards(ME, (None,), "stage", "hand"),))
    assert unknown.message.en.startswith("A card goes back")
    (back,) = judge(usual(), (p.Detach(ME, "a1", None, "hand"),))
    assert back.message.en.startswith("A card goes back")


def test_turn_take_back_is_silent_for_other_ways() -> None:
    assert hears(BACK, usual(), p.Detach(ME, "a1", FIRE, "discard")) is None
    assert hears(BACK, usual(), p.LeavePlay(ME, "a2", "deck")) is None
    assert hears(BACK, usual(), c.MoveCards(ME, (NEST,), "deck", "hand")) is None
    assert hears(BACK, usual(), c.MoveCards(ME, (NEST,), "discard", "hand")) is None
    assert hears(BACK, usual(), c.MoveCards(ME, (NEST,), "stage", "discard")) is None
    assert hears(BACK, usual(), p.Detach(ME, "a9", FIRE, "hand")) is None
    assert hears(BACK, usual(turn={"number": 0}), p.Detach(ME, "a1", FIRE, "hand")) is None
    assert hears(BACK, usual(), p.Detach(ME, "a1", FIRE, "hand", effect=True)) is None
    assert hears(BACK, usual(), p.LeavePlay(ME, "a2", "hand", effect=True)) is None


def test_turn_take_back_of_an_evolution_made_this_turn() -> None:
    table = position([mon(LUCARIO, evolved=5)], [mon()])
    assert hears(BACK, table, p.Devolve(ME, "a1", LUCARIO)) == ("suspicious", ("a1",), None)
    older = position([mon(LUCARIO, evolved=3)], [mon()])
    assert hears(BACK, older, p.Devolve(ME, "a1", LUCARIO)) is None


@pytest.mark.parametrize(
    "text",
    [
        "Put 1 of your Pokémon and all attached cards into your hand.",
        "Pick up one of your Pokémon in play into hand.",
        "Put an Energy attached to 1 of your Pokémon into your hand.",
        "Devolve it by putting Evolution cards on it into your hand.",
    ],
)
def test_turn_take_back_is_silent_for_what_an_effect_brings_back(text: str) -> None:
    scoop = c.PlayTrainer(ME, trainer("Scoop", text=text))
    table = usual(turn={"plays": (scoop,)})
    assert hears(BACK, table, p.LeavePlay(ME, "a2", "hand")) is None
    assert hears(BACK, usual(), scoop, p.LeavePlay(ME, "a2", "hand")) is None


def test_turn_take_back_is_not_excused_by_a_search() -> None:
    ball = trainer("Ball", text="Search your deck for a Pokémon and put it into your hand.")
    table = usual(turn={"plays": (c.PlayTrainer(ME, ball),)})
    assert hears(BACK, table, p.LeavePlay(ME, "a2", "hand")) is not None


def test_turn_take_back_is_silent_where_an_effect_is_not_known() -> None:
    for play in (
        c.PlayTrainer(ME, None),
        c.PlayTrainer(ME, trainer("Unread")),
        p.UseAbility(ME, "a9", "Odd"),
        p.Attack(ME, "a1", "Odd"),
        c.UseStadium(ME, None),
    ):
        table = usual(turn={"plays": (play,)})
        assert hears(BACK, table, p.LeavePlay(ME, "a2", "hand")) is None


def test_turn_take_back_hears_attacks_and_abilities() -> None:
    away = attack("Away", text="Put this Pokémon and all attached cards into your hand.")
    hide = ability("Hide", "Once during your turn, you may put this Pokémon into your hand.")
    hit = attack("Hit", text="Flip a coin.")
    leave = p.LeavePlay(ME, "a1", "hand")

    def heard(card: Card, *plays: p.Play) -> Any:
        return hears(BACK, position([mon(card)], [mon()], turn={"plays": plays}), leave)

    assert heard(pokemon("A", away), p.Attack(ME, "a1", "Away")) is None
    assert heard(pokemon("A", away, hit), p.Attack(ME, "a1")) is None
    assert heard(pokemon("A", away, hit), p.Attack(ME, "a1", "Hit")) is not None
    assert heard(pokemon("B", abilities=(hide,))) is None
    assert heard(pokemon("C", abilities=(ability("Sit", "It sits."),))) is not None


# -- what changes nothing --------------------------------------------------------------------------


def test_turn_effect_needs_change_with_a_full_bench() -> None:
    full = position([mon()], [mon()], my_bench=FIVE)
    assert uses(NEST, full) == ("suspicious", ("seat.0",), None)
    assert uses(NEST, position([mon()], [mon()], my_bench=FIVE[1:])) is None


def test_turn_effect_needs_change_names_card_and_reason() -> None:
    full = position([mon()], [mon()], my_bench=FIVE)
    (advice,) = judge(full, (c.PlayTrainer(ME, NEST),))
    assert advice.message.en == (
        "Nest would change nothing: the Bench is full. It cannot be used then."
    )
    assert advice.message.ja.startswith("ベンチがいっぱいです。")


def test_turn_effect_needs_change_goes_by_the_bench_that_was_noted() -> None:
    def bench(number: int, limit: int) -> Position:
        mark = (Mark("bench", limit),)
        return position([mon()], [mon()], my_bench=[mon(RALTS)] * number, marks=mark)

    assert uses(NEST, bench(5, 8)) is None
    assert uses(NEST, bench(8, 8)) is not None
    assert uses(NEST, bench(3, 3)) is not None
    assert uses(NEST, bench(2, 3)) is None


def test_turn_effect_needs_change_with_a_stadium_that_widens_the_bench() -> None:
    wide = [trainer("Sky Field", "stadium", "Up to 8.")]
    assert uses(NEST, position([mon()], [mon()], my_bench=FIVE, stadiums=wide)) is None
    eight = [mon(RALTS)] * 8
    assert uses(NEST, position([mon()], [mon()], my_bench=eight, stadiums=wide)) is not None
    other = [trainer("Park", "stadium", "Heal.")]
    assert uses(NEST, position([mon()], [mon()], my_bench=FIVE, stadiums=other)) is not None
    table = position([mon()], [mon()], my_bench=FIVE, stadiums=other)
    unknown = replace(table, stadiums=tuple(replace(one, card=None) for one in table.stadiums))
    assert uses(NEST, unknown) is None


@pytest.mark.parametrize(
    "text",
    [
        "Bench up to 2 Basic Pokémon of 70 HP or less straight from your deck. Shuffle.",
        "Bench 1 Basic Pokémon straight from your deck. Shuffle.",
        f"Search your deck for up to 2 Basic Pokémon with 70 HP or less {ONTO_BENCH}",
    ],
)
def test_turn_effect_needs_change_knows_ways_to_fill_the_bench(text: str) -> None:
    card = trainer("Poffin", text=text)
    assert uses(card, position([mon()], [mon()], my_bench=FIVE)) is not None
    assert uses(card, usual()) is None
    assert uses(card, usual(me={"deck": 0})) is not None


def test_turn_effect_needs_change_with_a_second_effect_says_nothing() -> None:
    more = trainer("More", text=f"{NEST.text.en} Draw a card." if NEST.text else "")
    assert uses(more, position([mon()], [mon()], my_bench=FIVE)) is None


def test_turn_effect_needs_change_with_no_damage_to_heal() -> None:
    assert uses(POTION, usual()) is not None
    assert uses(POTION, position([mon(damage=10)], [mon()])) is None
    assert uses(POTION, position([mon()], [mon(damage=10)])) is not None
    hurt_bench = position([mon()], [mon()], my_bench=[mon(RALTS, damage=10)])
    assert uses(POTION, hurt_bench) is None
    assert uses(POTION, hurt_bench, onto="a1") is None  # `damage-heal-none` says it
    assert uses(POTION, hurt_bench, onto="a2") is None
    assert uses(POTION, position()) is None


def test_turn_effect_needs_change_heals_the_active_only() -> None:
    ice = trainer("Ice", text="Heal 80 damage from your Active Pokémon that has 3 Energy attached.")
    hurt_bench = position([mon()], [mon()], my_bench=[mon(RALTS, damage=10)])
    assert uses(ice, hurt_bench) is not None
    assert uses(ice, position([mon(damage=10)], [mon()])) is None


def test_turn_effect_needs_change_counts_conditions_and_hp_left() -> None:
    from app.games.pokemon.adviser.model.position_sides import Condition

    lady = trainer("Lady", "supporter", "Heal 60 damage from 1 of your Pokémon, and it recovers.")
    assert uses(lady, usual()) is not None
    asleep = mon(conditions=(Condition("asleep"),))
    assert uses(lady, position([asleep], [mon()])) is None
    assert uses(lady, position([mon(None, hp_left=30)], [mon()])) is None
    assert uses(lady, position([mon(RIOLU, hp_left=60)], [mon()])) is None
    assert uses(lady, position([mon(RIOLU, hp_left=70)], [mon()])) is not None


def test_turn_effect_needs_change_heals_more_where_the_rest_depends_on_it() -> None:
    wally = trainer(
        "Wally",
        "supporter",
        "Heal all damage from 1 of your Mega Evolution Pokémon ex. If you healed any damage in "
        "this way, put all Energy attached to that Pokémon into your hand.",
    )
    assert uses(wally, usual()) is not None


def test_turn_effect_needs_change_with_nothing_to_fetch() -> None:
    fetch = trainer(
        "Fetch", text="Put up to 2 Basic Energy cards from your discard pile into your hand."
    )

    def pile(*cards: Card) -> Position:
        return usual(me={"discard": cards})

    assert uses(fetch, pile()) == ("suspicious", ("seat.0",), None)
    assert uses(fetch, pile(RIOLU, POTION)) is not None
    assert uses(fetch, pile(energy("C", "Double Energy"))) is not None
    assert uses(fetch, pile(RIOLU, FIRE)) is None
    assert uses(fetch, usual()) is None


@pytest.mark.parametrize(
    ("what", "fits"),
    [
        ("a Pokémon", RIOLU),
        ("a Pokémon or a Basic Energy card", FIRE),
        ("a Special Energy card", energy("C", "Double Energy")),
        ("an Energy card", energy("C", "Double Energy")),
        ("2 Supporter cards", trainer("Cheer", "supporter")),
        ("an Item card", POTION),
        ("a Pokémon Tool card", trainer("Belt", "tool")),
        ("a Stadium card", trainer("Park", "stadium")),
        ("a Trainer card", POTION),
        ("a card", POTION),
        ("a card", RIOLU),
    ],
)
def test_turn_effect_needs_change_looks_for_what_may_be_fetched(what: str, fits: Card) -> None:
    fetch = trainer("Fetch", "supporter", f"Put {what} from your discard pile into your hand.")
    assert uses(fetch, usual(me={"discard": (fits,)})) is None
    assert uses(fetch, usual(me={"discard": ()})) is not None


@pytest.mark.parametrize("what", ["a Pokémon Tool card", "a Supporter card", "an Energy card"])
def test_turn_effect_needs_change_does_not_take_a_pokemon_for_it(what: str) -> None:
    fetch = trainer("Fetch", text=f"Put {what} from your discard pile into your hand.")
    assert uses(fetch, usual(me={"discard": (RIOLU,)})) is not None


def test_turn_effect_needs_change_with_a_card_nobody_knows_in_the_pile() -> None:
    unknown = Card("?x||", RIOLU.name, "unknown")
    fetch = trainer("Fetch", text="Put an Energy card from your discard pile into your hand.")
    assert uses(fetch, usual(me={"discard": (unknown,)})) is None


def test_turn_effect_needs_change_leaves_a_switch_without_a_bench_to_its_rule() -> None:
    alone = position([mon()], [mon()])
    assert says(alone, c.PlayTrainer(ME, SWITCH)) == {"switch-no-bench": "suspicious"}
    assert uses(SWITCH, usual()) is None


@pytest.mark.parametrize(
    "text",
    [
        "Switch 1 of your opponent's Benched Pokémon with their Active Pokémon.",
        "Switch in 1 of your opponent's Benched Pokémon to the Active Spot.",
        "Choose a Benched opposing Pokémon; it swaps with their Active one.",
        f"Only while you have more Prizes left than the opponent: {RETOLD_CALL}",
        f"You can play this card only if you have more Prize cards remaining. {CALL}",
        "Switch out your opponent's Active Pokémon to the Bench. (Your opponent chooses.)",
    ],
)
def test_turn_effect_needs_change_to_call_from_an_empty_bench(text: str) -> None:
    orders = trainer("Orders", "supporter", text)
    assert uses(orders, position([mon()], [mon()], my_bench=FIVE)) is not None
    assert uses(orders, position([mon()], [mon()], their_bench=[mon()])) is None


def test_turn_effect_needs_change_where_both_players_switch() -> None:
    rope = trainer(
        "Rope", text="Each player switches their Active Pokémon with 1 of their Benched Pokémon."
    )
    assert uses(rope, position([mon()], [mon()])) is not None
    assert uses(rope, usual()) is None
    assert uses(rope, position([mon()], [mon()], their_bench=[mon()])) is None


def test_turn_effect_needs_change_with_no_one_opponent_to_ask() -> None:
    orders = trainer(
        "Orders", "supporter", "Switch in 1 of your opponent's Benched Pokémon to the Active Spot."
    )
    table = position([mon()], [mon()])
    alone = replace(table, sides=table.sides[:1])
    assert uses(orders, alone) is None


def test_turn_effect_needs_change_to_search_an_empty_deck() -> None:
    ball = trainer(
        "Ball",
        text="Search your deck for a Pokémon, reveal it, and put it into your hand. Then, "
        "shuffle your deck.",
    )
    find = trainer(
        "Find", text="Find any Pokémon in your deck, show it, take it into hand. Shuffle."
    )
    for card in (ball, find):
        assert uses(card, usual(me={"deck": 0})) is not None
        assert uses(card, usual(me={"deck": 1})) is None


def test_turn_effect_needs_change_of_abilities() -> None:
    help_ = ability(
        "Help", "Once during your turn, you may heal 20 damage from your Active Pokémon."
    )
    swap = ability(
        "Swap",
        "Once during your turn (before your attack), you may heal 30 damage from 1 of your "
        "Pokémon.",
    )
    one, two = pokemon("One", abilities=(help_,)), pokemon("Two", abilities=(help_, swap))
    use = p.UseAbility(ME, "a1", "Help")
    assert hears(CHANGE, position([mon(one)], [mon()]), use) == ("suspicious", ("a1",), None)
    assert hears(CHANGE, position([mon(one, damage=10)], [mon()]), use) is None
    unnamed = p.UseAbility(ME, "a1")
    assert hears(CHANGE, position([mon(one)], [mon()]), unnamed) is not None
    assert hears(CHANGE, position([mon(two)], [mon()]), unnamed) is None
    swapping = p.UseAbility(ME, "a1", "Swap")
    (advice,) = judge(position([mon(two)], [mon()]), (swapping,))
    assert advice.message.en.startswith("Swap would change nothing: there is no damage")
    assert hears(CHANGE, position([mon(None)], [mon()]), use) is None
    assert hears(CHANGE, position([mon(one)], [mon()]), p.UseAbility(ME, "a9", "Help")) is None


@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("Nest Ball", {"my_bench": FIVE}),
        ("Escape Rope", {}),
        ("Boss's Orders", {}),
        ("Potion", {}),
        ("Energy Retrieval", {"me": {"discard": (RIOLU,)}}),
    ],
)
def test_turn_effect_needs_change_knows_some_cards_by_name(name: str, table: Any) -> None:
    unknown = Card(f"?{name}||", Words(name, name), "unknown")
    assert uses(unknown, position([mon()], [mon()], **table)) is not None
    useful = position(
        [mon(damage=10)],
        [mon()],
        my_bench=[mon(RALTS)],
        their_bench=[mon()],
        me={"discard": (FIRE,)},
    )
    assert uses(unknown, useful) is None


def test_turn_effect_needs_change_reads_a_text_rather_than_a_name() -> None:
    other = trainer("Switch", text="Flip a coin.")
    assert uses(other, position([mon()], [mon()])) is None


def test_turn_effect_needs_change_is_silent_for_other_cards() -> None:
    table = position([mon()], [mon()], my_bench=FIVE)
    assert uses(trainer("Any", text="Draw 3 cards."), table) is None
    assert uses(trainer("Unread"), table) is None
    assert hears(CHANGE, table, c.PlayTrainer(ME, None)) is None
    assert hears(CHANGE, table, c.PlayTrainer(-1, NEST)) is None
    assert uses(trainer("Park", "tool", NEST.text.en if NEST.text else ""), table) is None
    setup = position([mon()], [mon()], my_bench=FIVE, turn={"number": 0})
    assert uses(NEST, setup) is None


# -- effects that forbid ---------------------------------------------------------------------------


def locked(*keys: str, **more: Any) -> Position:
    return usual(me={"marks": tuple(Mark(key) for key in keys)}, **more)


SUPPORTER, STADIUM = trainer("Cheer", "supporter"), trainer("Park", "stadium")
TOOL = trainer("Belt", "tool")


@pytest.mark.parametrize(
    ("key", "stops"),
    [
        ("no_items", set()),
        ("no_supporters", {"supporter"}),
        ("no_stadiums", {"stadium"}),
        ("no_trainers", {"supporter", "stadium", "tool"}),
        ("no_attack", set()),
    ],
)
def test_turn_effect_can_t_wins(key: str, stops: set[str]) -> None:
    for card in (POTION, SUPPORTER, TOOL):
        heard = ("reminder", ("seat.0",), None) if card.kind in stops else None
        assert hears(LOCK, locked(key), c.PlayTrainer(ME, card)) == heard
    heard = ("reminder", ("seat.0",), None) if "stadium" in stops else None
    assert hears(LOCK, locked(key), c.PlayStadium(ME, STADIUM)) == heard


def test_turn_effect_can_t_wins_is_silent_for_others() -> None:
    assert hears(LOCK, locked("no_trainers"), c.PlayTrainer(YOU, SUPPORTER)) is None
    assert hears(LOCK, locked("no_trainers"), c.PlayTrainer(ME, None)) is None
    assert hears(LOCK, locked("no_trainers"), c.PlayTrainer(ME, SUPPORTER, "discard")) is None
    assert hears(LOCK, locked("no_trainers"), c.PlayTrainer(-1, SUPPORTER)) is None
    assert hears(LOCK, usual(), c.PlayTrainer(ME, SUPPORTER)) is None


def test_turn_effect_can_t_wins_leaves_items_to_their_own_rule() -> None:
    said = says(locked("no_items"), c.PlayTrainer(ME, POTION, onto="a1"))
    assert said.keys() & {LOCK, "item-locked"} == {"item-locked"}


def test_turn_effect_needs_change_leaves_a_healthy_target_to_another_rule() -> None:
    assert uses(POTION, usual(), onto="a1") is None
    assert uses(POTION, usual(), onto="a9") is not None
