"""Items, and what Trainer cards ask for."""

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
from app.games.pokemon.adviser.model.turn_record import KnockedOut, Record
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIRE,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    ability,
    attack,
    hears,
    mon,
    past,
    pokemon,
    position,
    says,
    trainer,
)

LOCKED, AFTER = "item-locked", "trainer-discard-after"
CONDITION, COST = "trainer-condition", "trainer-cost-discard"
ITEM = trainer("Item", text="Flip a coin.")
DAWN = trainer("Dawn", "supporter", "Draw 1.")
BELT = trainer("Belt", "tool")
FOSSIL = trainer("Fossil", hp=60, text="Play this card as if it were a Basic Pokémon.")
BALL = trainer(
    "Ball",
    text="You can use this card only if you discard 2 other cards from your hand. Draw a card.",
)
CASE = Record(is_case=True)
NO_ITEMS = "can't play any Item cards from their hand"


def usual(**more: Any) -> Position:
    said: dict[str, Any] = {"my_bench": [mon(RALTS)], "their_bench": [mon()], **more}
    return position([mon()], [mon(PIKACHU)], **said)


def play(card: Card | None, **more: Any) -> c.PlayTrainer:
    return c.PlayTrainer(ME, card, **more)


# -- Items ---------------------------------------------------------------------------------------


def test_item_free() -> None:
    many = usual(turn={"plays": (play(ITEM), play(ITEM), play(ITEM))})
    assert says(many, play(ITEM)) == {}


@pytest.mark.parametrize("key", ["no_items", "no_trainers"])
def test_item_locked(key: str) -> None:
    noted = usual(me={"marks": (Mark(key),)})
    assert hears(LOCKED, noted, play(ITEM)) == ("illegal", ("seat.0",), None)
    first = usual(me={"marks": (Mark(key),)}, turn={"number": 1})
    assert hears(LOCKED, first, play(ITEM)) is not None
    (advice,) = [one for one in judge(noted, (play(ITEM),)) if one.rule == LOCKED]
    assert advice.message.en == (
        "Aki cannot play Items now because of an effect that was noted: Item is an Item."
    )


def test_item_locked_is_silent_for_who_is_not() -> None:
    assert hears(LOCKED, usual(), play(ITEM)) is None
    theirs = usual(you={"marks": (Mark("no_items"),)})
    assert hears(LOCKED, theirs, play(ITEM)) is None


@pytest.mark.parametrize(
    "played",
    [
        c.PlayTrainer(ME, DAWN),
        c.PlayTrainer(ME, BELT),
        p.AttachCard(ME, "a1", BELT),
        c.PlayTrainer(ME, None),
        c.PlayTrainer(ME, ITEM, "deck"),
        c.PlayTrainer(-1, ITEM),
        c.PutDown(ME, (RALTS,), "bench", ME),
        c.PutDown(ME, (FOSSIL,), "bench", ME, effect=True),
        c.PutDown(ME, (FOSSIL,), "bench", ME, "deck"),
    ],
)
def test_item_locked_is_silent_for(played: Play) -> None:
    noted = usual(me={"marks": (Mark("no_items"),)})
    assert hears(LOCKED, noted, played) is None


def test_item_locked_is_silent_before_the_first_turn() -> None:
    noted = usual(me={"marks": (Mark("no_items"),)}, turn={"number": 0})
    assert hears(LOCKED, noted, play(ITEM)) is None


def test_item_locked_for_an_item_that_is_put_down() -> None:
    noted = usual(me={"marks": (Mark("no_items"),)})
    down = c.PutDown(ME, (FOSSIL,), "bench", ME)
    assert hears(LOCKED, noted, down) == ("illegal", ("seat.0",), None)


POLLEN = pokemon("Budew", attack("Pollen", "C", "10", f"Your opponent {NO_ITEMS}."))
COIN = pokemon("Luxio", attack("Pollen", "C", "10", f"Flip a coin. If heads, they {NO_ITEMS}."))
HIT = p.Attack(YOU, "b1", "Pollen")


def test_item_locked_by_an_attack_of_the_last_turn() -> None:
    last = past((HIT,))
    there = position([mon()], [mon(POLLEN)], record=last)
    assert hears(LOCKED, there, play(ITEM)) == ("illegal", ("seat.0",), None)
    luck = position([mon()], [mon(COIN)], record=last)
    assert hears(LOCKED, luck, play(ITEM)) == ("suspicious", ("seat.0",), None)


@pytest.mark.parametrize(
    "last",
    [
        (replace(HIT, failed=True),),
        (replace(HIT, by=ME),),
        (replace(HIT, attack="Slap"),),
        (replace(HIT, attacker="b9"),),
        (t.PassTurn(YOU),),
    ],
)
def test_item_locked_is_silent_after(last: tuple[Play, ...]) -> None:
    there = position([mon()], [mon(POLLEN)], record=past(last))
    assert hears(LOCKED, there, play(ITEM)) is None


def test_item_locked_by_an_ability() -> None:
    always = pokemon("Plume", abilities=(ability("P", "Each player can't play any Item cards."),))
    assert hears(LOCKED, position([mon(always)], [mon()]), play(ITEM)) is not None
    said = f"As long as this Pokémon is in the Active Spot, your opponent {NO_ITEMS}."
    front = pokemon("Front", abilities=(ability("F", said),))
    there = position([mon()], [mon(front)])
    assert hears(LOCKED, there, play(ITEM)) == ("illegal", ("seat.0",), None)
    assert hears(LOCKED, position([mon()], [mon()], their_bench=[mon(front)]), play(ITEM)) is None
    assert hears(LOCKED, position([mon(front)], [mon()]), play(ITEM)) is None
    off = replace(there, marks=(Mark("no_abilities"),))
    assert hears(LOCKED, off, play(ITEM)) is None


def test_item_locked_is_silent_once_the_ability_is_taken_away() -> None:
    locks = pokemon("Plume", abilities=(ability("P", f"Your opponent {NO_ITEMS}."),))
    none = "Until the end of your turn, your opponent's Active Pokémon has no Abilities."
    cologne = c.PlayTrainer(ME, trainer("Cologne", "supporter", none))
    assert hears(LOCKED, position([mon()], [mon(locks)]), play(ITEM)) is not None
    there = position([mon()], [mon(locks)], turn={"plays": (cologne,)})
    assert hears(LOCKED, there, play(ITEM)) is None


# -- after use -----------------------------------------------------------------------------------

LEFT = (("x1", DAWN, ME),)


def test_trainer_discard_after() -> None:
    begun = t.BeginTurn(ME, YOU)
    assert hears(AFTER, usual(loose=LEFT), begun) == ("reminder", ("x1",), "discard")
    assert hears(AFTER, usual(loose=(("x1", ITEM, ME),)), begun) is not None
    assert hears(AFTER, usual(loose=LEFT, turn={"number": 1}), begun) is not None


def test_trainer_discard_after_is_silent_while_the_turn_goes_on() -> None:
    for doing in (t.PassTurn(ME), p.AttachCard(ME, "a1", FIRE), play(ITEM)):
        assert hears(AFTER, usual(loose=LEFT), doing) is None
    assert hears(AFTER, usual(), t.BeginTurn(ME, YOU)) is None
    assert hears(AFTER, usual(loose=LEFT, turn={"number": 0}), t.BeginTurn(ME, YOU)) is None


@pytest.mark.parametrize(
    "card",
    [
        None,
        BELT,
        RALTS,
        FIRE,
        trainer("Plus", text="Attach this to 1 of your Pokémon."),
        trainer("Trap", text="This card stays in play until it is used."),
    ],
)
def test_trainer_discard_after_is_silent_for(card: Card | None) -> None:
    there = usual(loose=(("x1", card, ME),))
    assert hears(AFTER, there, t.BeginTurn(ME, YOU)) is None


def test_trainer_discard_after_in_a_case() -> None:
    case = usual(loose=LEFT, record=CASE)
    for doing in (t.PassTurn(ME), p.AttachCard(ME, "a1", FIRE)):
        assert hears(AFTER, case, doing) == ("reminder", ("x1",), "discard")
    effect = p.AttachCard(ME, "a1", FIRE, "deck", manual=False)
    assert hears(AFTER, case, effect) is None
    ended = usual(loose=LEFT, record=CASE, turn={"phase": "end"})
    assert hears(AFTER, ended, t.PassTurn(ME)) is not None


def test_trainer_discard_after_where_the_move_says_where_it_lies() -> None:
    for goal in ("stage", "table", "mat", "active", "bench"):
        heard = ("reminder", ("seat.0",), "discard")
        assert hears(AFTER, usual(), play(DAWN, goal=goal)) == heard
    for goal in ("", "discard", "lost"):
        assert hears(AFTER, usual(), play(DAWN, goal=goal)) is None
    assert hears(AFTER, usual(), play(BELT, goal="stage")) is None
    plus = trainer("Plus", text="Attach this to 1 of your Pokémon.")
    assert hears(AFTER, usual(), play(plus, goal="stage")) is None
    assert hears(AFTER, usual(), play(None, goal="stage")) is None


# -- what a card asks for ------------------------------------------------------------------------


def asking(what: str) -> Card:
    return trainer("Asks", text=f"You can use this card only if {what}. Draw a card.")


def prizes(mine: int | None, theirs: int | None) -> Position:
    return usual(me={"prizes": mine}, you={"prizes": theirs})


CATCHER = asking("you have more Prize cards remaining than your opponent")
RETOLD = trainer("Retold", text="Only while you have more Prizes left than the opponent: draw.")
JAPANESE = Card(
    "TST-J",
    Words("逆", "逆"),
    "item",
    text=Words("自分のサイドの残り枚数が、相手より多いときにだけ使える。", ""),
)


@pytest.mark.parametrize("card", [CATCHER, RETOLD])
def test_trainer_condition(card: Card) -> None:
    assert hears(CONDITION, prizes(3, 4), play(card)) == ("suspicious", ("seat.0",), None)
    assert hears(CONDITION, prizes(4, 4), play(card)) is not None
    (advice,) = judge(prizes(3, 4), (play(card),))
    assert advice.message.en.endswith(
        "can be used only with more Prize cards left than the opponent; it is 3 to 4."
    )


@pytest.mark.parametrize("card", [CATCHER, RETOLD])
def test_trainer_condition_is_silent_where_it_is_met(card: Card) -> None:
    assert says(prizes(5, 4), play(card)) == {}
    assert hears(CONDITION, prizes(None, 4), play(card)) is None
    assert hears(CONDITION, prizes(3, None), play(card)) is None


def test_trainer_condition_in_japanese() -> None:
    words = Words("自分のサイドの残り枚数が、相手より多いときにだけ使える。", "")
    told = Words(words.en, words.en)
    card = replace(JAPANESE, text=told)
    assert hears(CONDITION, prizes(3, 4), play(card)) is not None
    assert hears(CONDITION, prizes(5, 4), play(card)) is None


def test_trainer_condition_with_the_prizes_of_the_moment() -> None:
    assert hears(CONDITION, prizes(5, 4), play(CATCHER, prize_counts=(3, 4))) is not None
    assert hears(CONDITION, prizes(3, 4), play(CATCHER, prize_counts=(5, 4))) is None


@pytest.mark.parametrize(
    "played",
    [
        c.PlayTrainer(ME, None),
        c.PlayTrainer(ME, CATCHER, "discard"),
        c.PlayTrainer(-1, CATCHER),
        c.PlayTrainer(ME, ITEM),
        c.PlayTrainer(ME, trainer("Unread")),
        c.PlayTrainer(ME, asking("the moon is full")),
    ],
)
def test_trainer_condition_is_silent_for(played: Play) -> None:
    assert hears(CONDITION, prizes(3, 4), played) is None
    assert hears(CONDITION, prizes(4, 3), played) is None


def test_trainer_condition_of_few_prizes() -> None:
    few = asking("your opponent has 2 or fewer Prize cards remaining")
    assert hears(CONDITION, prizes(6, 3), play(few)) is not None
    assert hears(CONDITION, prizes(6, 2), play(few)) is None
    assert hears(CONDITION, prizes(6, None), play(few)) is None


FALLEN = asking("any of your Pokémon were Knocked Out during your opponent's last turn")
ROCKETS = asking("any of your Rocket's Pokémon were Knocked Out during your opponent's last turn")


def lost(*kos: KnockedOut, **more: Any) -> Position:
    return usual(record=Record(kos=kos, **{"is_case": True, **more}))


def test_trainer_condition_of_a_knock_out() -> None:
    assert hears(CONDITION, lost(), play(FALLEN)) is not None
    assert hears(CONDITION, lost(KnockedOut(YOU, ME, 4)), play(FALLEN)) is None
    for other in (KnockedOut(YOU, ME, 3), KnockedOut(YOU, YOU, 4), KnockedOut(ME, ME, 5)):
        assert hears(CONDITION, lost(other), play(FALLEN)) is not None


def test_trainer_condition_of_a_knock_out_with_a_name() -> None:
    rocket = pokemon("Rocket's Mew")
    assert hears(CONDITION, lost(KnockedOut(YOU, ME, 4, rocket)), play(ROCKETS)) is None
    assert hears(CONDITION, lost(KnockedOut(YOU, ME, 4)), play(ROCKETS)) is None
    assert hears(CONDITION, lost(KnockedOut(YOU, ME, 4, RIOLU)), play(ROCKETS)) is not None


def test_trainer_condition_of_a_knock_out_that_nobody_remembers() -> None:
    seen = {"is_case": False, "complete": True, "turns": past((t.PassTurn(YOU),)).turns}
    assert hears(CONDITION, lost(**seen), play(FALLEN)) is not None
    assert hears(CONDITION, lost(**{**seen, "complete": False}), play(FALLEN)) is None
    assert hears(CONDITION, lost(**{**seen, "turns": ()}), play(FALLEN)) is None


def test_trainer_condition_of_the_last_card() -> None:
    last = asking("it is the last card in your hand")
    assert hears(CONDITION, usual(me={"hand_count": 2}), play(last)) is not None
    assert hears(CONDITION, usual(me={"hand_count": 1}), play(last)) is None
    assert hears(CONDITION, usual(), play(last)) is None
    told = usual(me={"hand_count": 5}, record=CASE)
    assert hears(CONDITION, told, play(last)) is None
    hand = usual(me={"hand_count": 2, "hand": (last, FIRE)}, record=CASE)
    assert hears(CONDITION, hand, play(last)) is not None


def test_trainer_condition_of_a_tera_pokemon() -> None:
    trumpet = asking("you have any Tera Pokémon in play")
    assert hears(CONDITION, usual(), play(trumpet)) is not None
    tera = mon(pokemon("Glass", tags=("Tera",)))
    assert hears(CONDITION, usual(my_bench=[tera]), play(trumpet)) is None
    assert hears(CONDITION, usual(my_bench=[mon(None)]), play(trumpet)) is None
    assert hears(CONDITION, usual(my_bench=[mon(None, plain=True)]), play(trumpet)) is not None


def test_trainer_condition_of_named_pokemon() -> None:
    names = asking("you have Riolu, Ralts, and Kirlia in play")
    kirlia = mon(pokemon("Kirlia"))
    assert hears(CONDITION, usual(), play(names)) is not None
    assert hears(CONDITION, usual(my_bench=[mon(RALTS), kirlia]), play(names)) is None
    assert hears(CONDITION, usual(my_bench=[mon(None)]), play(names)) is None
    assert hears(CONDITION, usual(), play(asking("you have any Metal Pokémon in play"))) is None
    assert hears(CONDITION, usual(), play(asking("you have 3 Benched Pokémon in play"))) is None


def test_trainer_condition_of_going_second() -> None:
    second = asking("you go second, and only during your first turn")
    assert hears(CONDITION, usual(), play(second)) is not None
    assert hears(CONDITION, usual(first=YOU), play(second)) is None


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("You can use this card only if you discard 2 other cards from your hand. Draw.", 2),
        ("You can use this card only if you discard another card from your hand. Draw.", 1),
        ("You can use this card only if you discard a Fire Energy from your hand. Draw.", 1),
        ("Pay by discarding 3 other hand cards. Draw.", 3),
        ("Discard 2 of the other cards from your hand in order to search your deck.", 2),
        ("手札をほかに2枚トラッシュすることが条件。山札を引く。", 2),
    ],
)
def test_trainer_cost_discard(text: str, cost: int) -> None:
    card = trainer("Pays", text=text)
    short = hears(COST, usual(), play(card, discarded=cost - 1))
    assert short == ("suspicious", ("seat.0",), cost)
    assert hears(COST, usual(), play(card, discarded=cost)) is None


def test_trainer_cost_discard_is_silent_where_nothing_is_asked() -> None:
    assert says(usual(), play(ITEM, discarded=0)) == {}
    assert hears(COST, usual(), play(trainer("Unread"), discarded=0)) is None
    draws = trainer("Draws", text="Discard your hand and draw 7 cards.")
    assert hears(COST, usual(), play(draws, discarded=0)) is None
    for other in (
        c.PlayTrainer(ME, BALL, "discard", discarded=0),
        c.PlayTrainer(-1, BALL, discarded=0),
        c.PlayTrainer(ME, None, discarded=0),
    ):
        assert hears(COST, usual(), other) is None


def test_trainer_cost_discard_at_a_table_where_too_few_cards_are_in_hand() -> None:
    assert hears(COST, usual(me={"hand_count": 2}), play(BALL)) == ("suspicious", ("seat.0",), 2)
    assert hears(COST, usual(me={"hand_count": 3}), play(BALL)) is None
    assert hears(COST, usual(), play(BALL)) is None
    elsewhere = usual(me={"hand_count": 2, "hand": (FIRE, FIRE)})
    assert hears(COST, elsewhere, play(BALL)) is None
    held = usual(me={"hand_count": 2, "hand": (FIRE, BALL)})
    assert hears(COST, held, play(BALL)) is not None
    assert hears(COST, usual(me={"hand_count": 1}, record=CASE), play(BALL)) is None
    (advice,) = judge(usual(me={"hand_count": 2}), (play(BALL),))
    assert advice.message.en.endswith("from the rest of the hand, not 1.")
