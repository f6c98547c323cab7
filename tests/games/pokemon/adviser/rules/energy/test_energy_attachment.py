"""Attaching Energy, and where it stays."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    FIRE,
    LUCARIO,
    ME,
    PIKACHU,
    RALTS,
    WATER,
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
    words,
)

ONCE, OPPONENT, RESTRICTED = "energy-once", "energy-opponent", "energy-restricted"
MOVED, LOST, HAND = "energy-moved-free", "energy-lost-on-evolve", "energy-hand-only"
END = "energy-end-of-turn-discard"
ROCKET = energy("P", "Team Rocket's Energy")
DRAGON = energy("N", "Double Dragon Energy")
OTHER = energy("C", "Some Energy")
TOOL = trainer("Belt", "tool")
NOTHING = trainer("Nothing", text="Flip a coin.")
ODD = trainer("Odd")
PUTS = trainer("Puts", text="Attach a Basic Energy card from your discard pile to 1 Pokémon.")
IGNITION = replace(
    energy("C", "Spark Energy"),
    text=words("If this card is attached, discard it at the end of your turn."),
)
CASE = Record(is_case=True)
BY_HAND = p.AttachCard(ME, "a1", FIRE)


def usual(**more: Any) -> Position:
    said: dict[str, Any] = {"my_bench": [mon(RALTS)], "their_bench": [mon()], **more}
    return position([mon(energy=(FIRE,))], [mon(PIKACHU)], **said)


def used(**more: Any) -> Position:
    return usual(turn={"used": (("energy", 1),), **more.pop("turn", {})}, **more)


def after(*plays: Play, **more: Any) -> Position:
    return usual(turn={"plays": plays, **more.pop("turn", {})}, **more)


# -- once a turn ---------------------------------------------------------------------------------


def test_energy_once() -> None:
    assert hears(ONCE, used(), BY_HAND) == ("illegal", ("a1",), 1)
    (advice,) = judge(used(), (BY_HAND,))
    assert advice.message.en.startswith("Second Energy attached by hand this turn: Basic R")


def test_energy_once_is_silent_for_the_first() -> None:
    assert says(usual(), BY_HAND) == {}
    assert says(usual(turn={"used": (("supporter", 1),)}), BY_HAND) == {}


def test_energy_once_counts_the_gesture() -> None:
    second = p.AttachCard(ME, "a2", FIRE)
    assert hears(ONCE, usual(), BY_HAND, second) == ("illegal", ("a2",), 1)
    effect = p.AttachCard(ME, "a1", WATER, manual=False)
    assert hears(ONCE, usual(), effect, second) is None
    assert hears(ONCE, usual(), p.AttachCard(ME, "a1", TOOL), second) is None
    assert hears(ONCE, usual(), BY_HAND, effect, second) == ("illegal", ("a2",), 1)
    whole = replace(used(), gesture=(BY_HAND, second))
    assert hears(ONCE, whole, second) == ("illegal", ("a2",), 1)


@pytest.mark.parametrize(
    "play",
    [
        p.AttachCard(ME, "a1", FIRE, manual=False),
        p.AttachCard(ME, "a1", FIRE, "deck"),
        p.AttachCard(ME, "a1", TOOL),
        p.AttachCard(ME, "a1", None),
        p.AttachCard(YOU, "b1", FIRE),
    ],
)
def test_energy_once_is_silent_for(play: Play) -> None:
    assert hears(ONCE, used(), play) is None


def test_energy_once_after_an_effect_that_attaches_from_the_hand() -> None:
    lets = trainer("Lets", text="Attach 2 Energy cards from your hand to 1 of your Pokémon.")
    assert hears(ONCE, used(turn={"plays": (c.PlayTrainer(ME, lets),)}), BY_HAND) is None
    told = used(turn={"plays": (c.PlayTrainer(ME, lets),)}, record=CASE)
    assert hears(ONCE, told, BY_HAND) == ("illegal", ("a1",), 1)


def test_energy_once_is_less_sure_with_an_ability_that_may_have_done_it() -> None:
    rain = ability("Rain", "You may attach a Water Energy card from your hand to it.")
    holder = pokemon("Rainer", abilities=(rain,))
    there = used(my_bench=[mon(holder)])
    assert hears(ONCE, there, BY_HAND) == ("suspicious", ("a1",), 1)
    assert hears(ONCE, replace(there, record=CASE), BY_HAND) == ("illegal", ("a1",), 1)
    odd = used(turn={"plays": (c.PlayTrainer(ME, ODD),)})
    assert hears(ONCE, odd, BY_HAND) == ("suspicious", ("a1",), 1)


def test_energy_effect_exempt() -> None:
    jab = pokemon("Jab", attack("Jab", text="Attach 3 Basic Energy cards from your discard pile."))
    table = position(
        [mon(jab)],
        [mon()],
        my_bench=[mon()],
        turn={"used": (("energy", 1), ("attack", 1)), "plays": (p.Attack(ME, "a1", "Jab"),)},
    )
    pile = [p.AttachCard(ME, "a2", FIRE, "discard", manual=False) for _ in range(3)]
    assert says(table, *pile) == {}


# -- where it may go -----------------------------------------------------------------------------


def test_energy_opponent() -> None:
    assert hears(OPPONENT, usual(), p.AttachCard(ME, "b1", FIRE)) == ("illegal", ("b1",), None)
    (advice,) = judge(usual(), (p.AttachCard(ME, "b1", FIRE),))
    assert advice.message.en.startswith("Pikachu is Ren's.")


def test_energy_opponent_is_silent_for_the_own() -> None:
    assert hears(OPPONENT, usual(), BY_HAND) is None
    assert hears(OPPONENT, usual(), p.AttachCard(ME, "a2", FIRE)) is None


@pytest.mark.parametrize(
    "play",
    [
        p.AttachCard(ME, "b1", FIRE, manual=False),
        p.AttachCard(ME, "b1", FIRE, "deck"),
        p.AttachCard(ME, "b9", FIRE),
        p.AttachCard(ME, "b1", TOOL),
        p.AttachCard(-1, "b1", FIRE),
    ],
)
def test_energy_opponent_is_silent_for_effects_and_strangers(play: Play) -> None:
    assert hears(OPPONENT, usual(), play) is None


def test_energy_opponent_is_silent_within_a_team() -> None:
    table = usual()
    table = replace(table, sides=(table.sides[0], replace(table.sides[1], team=ME)))
    assert hears(OPPONENT, table, p.AttachCard(ME, "b1", FIRE)) is None


def test_energy_restricted() -> None:
    assert hears(RESTRICTED, usual(), p.AttachCard(ME, "a1", ROCKET)) == ("illegal", ("a1",), None)
    for way in (
        p.AttachCard(ME, "a1", ROCKET, "deck", manual=False),
        p.AttachCard(ME, "a1", ROCKET, "attached", manual=False, came_from="a2"),
    ):
        assert hears(RESTRICTED, usual(), way) is not None


def test_energy_restricted_is_silent_for_whom_it_is_for() -> None:
    rocket = pokemon("Team Rocket's Mew")
    assert (
        hears(RESTRICTED, position([mon(rocket)], [mon()]), p.AttachCard(ME, "a1", ROCKET)) is None
    )
    unread = Card("?", ROCKET.name, "unknown")
    for card in (FIRE, OTHER, TOOL, unread, None):
        assert hears(RESTRICTED, usual(), p.AttachCard(ME, "a1", card)) is None
    assert hears(RESTRICTED, usual(), p.AttachCard(ME, "a9", ROCKET)) is None
    hidden = position([mon(None)], [mon()])
    assert hears(RESTRICTED, hidden, p.AttachCard(ME, "a1", ROCKET)) is None


def test_energy_restricted_is_silent_where_people_noted_another_type_or_name() -> None:
    assert hears(RESTRICTED, usual(), p.AttachCard(ME, "a1", DRAGON)) is not None
    for key in ("type_N", "named"):
        noted = position([mon(marks=(Mark(key),))], [mon()])
        assert hears(RESTRICTED, noted, p.AttachCard(ME, "a1", DRAGON)) is None
    hurt = position([mon(marks=(Mark("damage", 10),))], [mon()])
    assert hears(RESTRICTED, hurt, p.AttachCard(ME, "a1", DRAGON)) is not None


TO_BENCH = p.AttachCard(ME, "a2", FIRE, "attached", manual=False, came_from="a1")


def test_energy_moved_free() -> None:
    assert hears(MOVED, usual(), TO_BENCH) == ("suspicious", ("a1",), None)
    assert hears(MOVED, usual(), replace(TO_BENCH, came_from="")) == ("suspicious", ("a2",), None)
    assert hears(MOVED, after(c.PlayTrainer(ME, NOTHING)), TO_BENCH) is not None
    assert hears(MOVED, usual(turn={"number": 1}), TO_BENCH) is not None


def test_energy_moved_free_is_silent_after_an_effect_that_moves_it() -> None:
    switch = trainer("Switch", text="Move a Basic Energy from 1 of your Pokémon to another.")
    assert hears(MOVED, after(c.PlayTrainer(ME, switch)), TO_BENCH) is None
    assert hears(MOVED, after(c.PlayTrainer(ME, ODD)), TO_BENCH) is None
    wash = ability("Wash", "You may move a Water Energy to your Active Pokémon.")
    works = usual(my_bench=[mon(pokemon("Washer", abilities=(wash,)))])
    assert hears(MOVED, works, TO_BENCH) is None


@pytest.mark.parametrize(
    "play",
    [
        replace(TO_BENCH, source="hand"),
        replace(TO_BENCH, card=TOOL),
        replace(TO_BENCH, card=None),
    ],
)
def test_energy_moved_free_is_silent_for(play: Play) -> None:
    assert hears(MOVED, usual(), play) is None


@pytest.mark.parametrize(
    ("said", "moves"),
    [
        ("You may attach a Basic {L} Energy from your discard pile to 1 of your Pokémon.", False),
        ("自分の番に1回、自分のトラッシュから基本エネルギーを1枚、ベンチポケモンにつける。", False),
        ("You may move a Basic Energy from 1 of your Pokémon to another.", True),
        ("Discard a card from your hand in order to move an Energy of your Pokémon.", True),
        ("Take a Basic Energy off one of your Pokémon and put it on another one.", True),
        ("自分の場のポケモンのエネルギーを1個、別のポケモンにつけ替える。", True),
    ],
)  # fmt: skip
def test_energy_moved_free_beside_an_ability_that_attaches(said: str, moves: bool) -> None:
    eel = mon(pokemon("Eel", abilities=(ability("Motor", said),)))
    there = position([mon(energy=(FIRE,))], [mon()], my_bench=[eel])
    assert (hears(MOVED, there, TO_BENCH) is None) is moves


def test_energy_moved_free_of_a_case_that_names_an_effect() -> None:
    assert hears(MOVED, usual(record=CASE), TO_BENCH) is None
    assert hears(MOVED, usual(record=CASE), replace(TO_BENCH, manual=True)) is not None
    assert hears(MOVED, usual(turn={"number": 0}), TO_BENCH) is None


GONE = p.Detach(ME, "a1", FIRE, "discard")


def test_energy_lost_on_evolve() -> None:
    evolve = p.Evolve(ME, "a1", LUCARIO)
    assert hears(LOST, usual(), GONE, evolve) == ("suspicious", ("a1",), None)
    assert hears(LOST, usual(turn={"number": 1}), GONE, evolve) is not None
    assert hears(LOST, usual(), GONE, p.Evolve(ME, "a2", LUCARIO)) is None


def test_energy_lost_on_evolve_after_an_attack() -> None:
    hit = p.Attack(ME, "a1", "Punch")
    assert hears(LOST, after(hit), GONE) == ("suspicious", ("a1",), None)
    assert hears(LOST, usual(), hit, GONE) is not None
    assert hears(LOST, after(p.Attack(ME, "a2", "Slap")), GONE) is None


def test_energy_lost_on_evolve_is_silent_where_nothing_happened() -> None:
    assert hears(LOST, usual(), GONE) is None


def test_energy_lost_on_evolve_is_silent_where_a_text_takes_it() -> None:
    burns = pokemon("Burner", attack("Burn", text="Discard an Energy from this Pokémon."))
    there = position(
        [mon(burns, energy=(FIRE,))], [mon()], turn={"plays": (p.Attack(ME, "a1", "Burn"),)}
    )
    assert hears(LOST, there, GONE) is None
    odd = after(p.Attack(ME, "a1", "Punch"), c.PlayTrainer(ME, ODD))
    assert hears(LOST, odd, GONE) is None


@pytest.mark.parametrize(
    "text",
    [
        "Return an Energy from it to the hand.",
        "Discard all that is attached to it.",
        "エネルギーを1枚手札にもどす。",
        "ついているカードをすべてトラッシュする。",
    ],
)
def test_energy_lost_on_evolve_is_silent_however_the_text_takes_it(text: str) -> None:
    takes = pokemon("Taker", attack("Take", text=text))
    turn = {"plays": (p.Attack(ME, "a1", "Take"),)}
    assert hears(LOST, position([mon(takes, energy=(FIRE,))], [mon()], turn=turn), GONE) is None


@pytest.mark.parametrize(
    "gone",
    [
        replace(GONE, effect=True),
        replace(GONE, card=TOOL),
        replace(GONE, card=None),
        replace(GONE, unit="a9"),
    ],
)
def test_energy_lost_on_evolve_is_silent_for(gone: Play) -> None:
    assert hears(LOST, after(p.Attack(ME, "a1", "Punch")), gone) is None


@pytest.mark.parametrize(
    "with_it", [p.KnockOut(ME, "a1"), p.LeavePlay(ME, "a1", "hand"), p.Retreat(ME, "a1", "a2")]
)
def test_energy_lost_on_evolve_is_silent_where_it_goes_along(with_it: Play) -> None:
    hit = after(p.Attack(ME, "a1", "Punch"))
    assert hears(LOST, hit, GONE, with_it) is None
    assert hears(LOST, usual(turn={"number": 0}), GONE, p.Evolve(ME, "a1", LUCARIO)) is None


# -- when it goes --------------------------------------------------------------------------------


def sparked(side: str = "mine", **more: Any) -> Position:
    holder, other = mon(energy=(FIRE, IGNITION)), mon(energy=(FIRE, OTHER))
    pair = (holder, other) if side == "mine" else (other, holder)
    return position([pair[0]], [pair[1]], **more)


@pytest.mark.parametrize("play", [t.PassTurn(ME), t.BeginTurn(ME, YOU)])
def test_energy_end_of_turn_discard(play: Play) -> None:
    assert hears(END, sparked(), play) == ("reminder", ("a1",), None)
    assert hears(END, sparked("theirs"), play) == ("reminder", ("b1",), None)
    assert hears(END, sparked(turn={"number": 1}), play) is not None


def test_energy_end_of_turn_discard_is_silent_without_such_an_energy() -> None:
    assert hears(END, usual(), t.PassTurn(ME)) is None
    told = replace(FIRE, text=IGNITION.text)
    assert hears(END, position([mon(energy=(told,))], [mon()]), t.PassTurn(ME)) is None


def test_energy_end_of_turn_discard_is_silent_during_the_turn() -> None:
    assert hears(END, sparked(), BY_HAND) is None
    assert hears(END, sparked(turn={"number": 0}), t.BeginTurn(ME, ME)) is None


def test_energy_end_of_turn_discard_of_a_case_that_goes_on() -> None:
    assert hears(END, sparked("theirs", record=CASE), BY_HAND) == ("reminder", ("b1",), None)
    assert hears(END, sparked(record=CASE), BY_HAND) is None
    effect = p.AttachCard(ME, "a1", FIRE, "deck", manual=False)
    assert hears(END, sparked("theirs", record=CASE), effect) is None
    assert hears(END, sparked("theirs"), BY_HAND) is None


@pytest.mark.parametrize(
    "text",
    ["Discard this card at the end of the turn.", "Discard this at your turn's end."],
)
def test_energy_end_of_turn_discard_knows_its_wordings(text: str) -> None:
    card = replace(energy("C", "Odd Energy"), text=words(text))
    assert hears(END, position([mon(energy=(card,))], [mon()]), t.PassTurn(ME)) is not None


@pytest.mark.parametrize("source", ["deck", "discard", "prizes"])
def test_energy_hand_only(source: str) -> None:
    play = p.AttachCard(ME, "a1", FIRE, source, manual=False)
    assert hears(HAND, usual(), play) == ("suspicious", ("a1",), None)


def test_energy_hand_only_is_silent_from_the_hand() -> None:
    for source in ("hand", "attached", "lost", ""):
        assert hears(HAND, usual(), p.AttachCard(ME, "a1", FIRE, source)) is None


def test_energy_hand_only_is_silent_after_an_effect_that_attaches() -> None:
    play = p.AttachCard(ME, "a1", FIRE, "discard", manual=False)
    assert hears(HAND, after(c.PlayTrainer(ME, PUTS)), play) is None
    assert hears(HAND, after(c.PlayTrainer(ME, ODD)), play) is None
    assert hears(HAND, after(c.PlayTrainer(ME, NOTHING)), play) is not None


def test_energy_hand_only_is_silent_for() -> None:
    play = p.AttachCard(ME, "a1", FIRE, "discard", manual=False)
    assert hears(HAND, usual(), replace(play, card=TOOL)) is None
    assert hears(HAND, usual(), replace(play, by=YOU)) is None
    assert hears(HAND, usual(record=CASE), play) is None
    assert hears(HAND, usual(record=CASE), replace(play, manual=True)) is not None
    assert hears(HAND, usual(), replace(play, onto="a9")) == ("suspicious", ("seat.0",), None)


@pytest.mark.parametrize("card", [FIRE, FIGHTING, WATER, OTHER])
def test_nothing_is_said_of_the_energy_of_the_turn(card: Card) -> None:
    for uid in ("a1", "a2"):
        assert says(usual(), p.AttachCard(ME, uid, card)) == {}
