"""When a Trainer card could be used: the fixed wordings that cards print."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.printed_conditions import cards_to_discard, unmet
from app.games.pokemon.adviser.model.card_plays import PlayTrainer
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.adviser.model.turn_record import KnockedOut, Record, Turn
from tests.games.pokemon.adviser.situation import (
    FIRE,
    LUCARIO,
    ME,
    PIKACHU,
    RIOLU,
    YOU,
    mon,
    past,
    pokemon,
    position,
    trainer,
)

CASE = Record(is_case=True)


def table(*bench: Mon, **more: Any) -> Position:
    return position([mon(RIOLU)], [mon(PIKACHU)], my_bench=bench, **more)


def when(text: str, there: Position, by: int = ME, **more: Any) -> str | None:
    """Return when a card that says this could be used; None where it can be."""
    said = unmet(there, PlayTrainer(by, trainer("Card", text=text), **more))
    return None if said is None else said.en


def only_if(what: str) -> str:
    return f"You can use this card only if {what}. Draw 2 cards."


# -- which texts are read ------------------------------------------------------------------------

BEHIND = "you have more Prize cards remaining than your opponent"
AHEAD = table(me={"prizes": 2}, you={"prizes": 3})
NOT_BEHIND_JA = "自分のサイドの残り枚数が相手より多いとき（いまは2対3）"
NOT_BEHIND = "with more Prize cards left than the opponent; it is 2 to 3"


@pytest.mark.parametrize(
    "text",
    [
        f"You can use this card only if {BEHIND}. Draw 2 cards.",
        f"You can play this card only when {BEHIND}.",
        f"You may use this card only while {BEHIND}.",
        f"Only if {BEHIND}: draw 2 cards.",
        f"Draw a card. You can  use this card\nonly if {BEHIND}.",
    ],
)
def test_a_condition_is_printed_in_several_ways(text: str) -> None:
    assert when(text, AHEAD) == NOT_BEHIND


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Draw 2 cards.",
        f"If {BEHIND}, draw 2 cards.",
        f"Draw 2 cards. Only if {BEHIND}: draw a card.",
        only_if("it is raining"),
    ],
)
def test_another_wording_is_taken_as_met(text: str) -> None:
    assert when(text, AHEAD) is None


def test_a_card_that_is_not_known_asks_for_nothing() -> None:
    assert unmet(AHEAD, PlayTrainer(ME, None)) is None
    assert unmet(AHEAD, PlayTrainer(ME, trainer("Nameless"))) is None


@pytest.mark.parametrize(
    ("end", "asks"),
    [
        ("ときにだけ使える。", True),
        ("ときにだけ使うことができる。", True),
        ("場合だけ使える。", True),
        ("なら、山札を2枚引く。", False),
    ],
)
def test_a_condition_may_be_printed_in_japanese_alone(end: str, asks: bool) -> None:
    card = trainer("カード", text=f"このカードは、サイドの残り枚数が相手より多い{end}")
    said = unmet(AHEAD, PlayTrainer(ME, card))
    assert said == (Words(NOT_BEHIND, NOT_BEHIND_JA) if asks else None)


# -- the first turn ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "You can't use this card during your first turn.",
        "You can't play this card on your first turn.",
        "このカードは、最初の自分の番には使えない。",
    ],
)
def test_a_card_may_not_be_for_ones_first_turn(text: str) -> None:
    first, third = table(turn={"number": 1}), table(turn={"number": 3})
    assert when(text, first) == "from one's second turn on"
    assert when(text, third) is None
    assert when("Draw 2 cards.", first) is None


def test_rare_candy_has_a_rule_of_its_own() -> None:
    candy = trainer("Rare Candy", text="You can't use this card during your first turn.")
    assert unmet(table(turn={"number": 1}), PlayTrainer(ME, candy)) is None


# -- Prizes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "what",
    [
        BEHIND,
        "you have more Prizes left than the opponent",
    ],
)
@pytest.mark.parametrize(
    ("mine", "theirs", "met"),
    [(4, 3, True), (3, 3, False), (2, 3, False), (None, 3, True), (3, None, True)],
)
def test_who_is_behind(what: str, mine: Any, theirs: Any, met: bool) -> None:
    there = table(me={"prizes": mine}, you={"prizes": theirs})
    assert (when(only_if(what), there) is None) is met


def test_a_case_may_say_how_many_prizes_were_left_then() -> None:
    assert when(only_if(BEHIND), AHEAD, prize_counts=(4, 3)) is None
    then = when(only_if(BEHIND), table(), prize_counts=(1, 5))
    assert then == "with more Prize cards left than the opponent; it is 1 to 5"


def test_against_several_opponents_one_that_is_ahead_is_enough() -> None:
    def asked(*prizes: int | None) -> str | None:
        sides = tuple(Side(seat, f"P{seat}", seat, prizes=left) for seat, left in enumerate(prizes))
        return when(only_if(BEHIND), Position(sides, Turn(ME, 5)))

    assert asked(5, 6, 4) is None
    assert asked(4, 6, 4) is not None
    assert asked(4, 6, None) is None


def test_a_number_of_prizes_of_the_opponent() -> None:
    asks = only_if("your opponent has 3 or fewer Prize cards remaining")
    told = "while the opponent has 3 or fewer Prize cards left; there are 4"
    assert when(asks, table(you={"prizes": 4})) == told
    assert when(asks, table(you={"prizes": 3})) is None
    assert when(asks, table(me={"prizes": 4}, you={"prizes": 3})) is None
    assert when(asks, table(you={"prizes": None})) is None


# -- Knock Outs ----------------------------------------------------------------------------------

LOST = "any of your Pokémon were Knocked Out during your opponent's last turn"
NONE_LOST = "if a Pokémon of yours was Knocked Out during the opponent's last turn; none was"
NOW = 5


def lost(turn: int = NOW - 1, owner: int = ME, turn_of: int = YOU, card: Any = RIOLU) -> Record:
    return Record((KnockedOut(turn_of, owner, turn, card),), is_case=True)


@pytest.mark.parametrize(
    "what",
    [
        LOST,
        "1 of your Pokémon was Knocked Out during your opponent's last turn",
        LOST.replace("during", "by damage from an attack during"),
    ],
)
def test_a_pokemon_of_ones_own_was_knocked_out_last_turn(what: str) -> None:
    assert when(only_if(what), table(record=CASE)) == NONE_LOST
    assert when(only_if(what), table(record=lost())) is None


def test_in_japanese_too() -> None:
    text = "前の相手の番に、自分のポケモンがきぜつしていたときにだけ使える。"
    card = replace(trainer("カード"), text=Words("", text))
    assert unmet(table(record=CASE), PlayTrainer(ME, card)) is not None
    assert unmet(table(record=lost()), PlayTrainer(ME, card)) is None


@pytest.mark.parametrize(
    "record",
    [lost(turn=NOW - 2), lost(owner=YOU), lost(turn_of=ME)],
    ids=["longer ago", "the opponent's", "in the own turn"],
)
def test_another_knock_out_does_not_count(record: Record) -> None:
    assert when(only_if(LOST), table(record=record)) == NONE_LOST


def test_it_may_ask_for_pokemon_of_somebody() -> None:
    asks = only_if(LOST.replace("your Pokémon", "your Hop's Pokémon"))
    assert when(asks, table(record=lost(card=RIOLU))) == NONE_LOST
    assert when(asks, table(record=lost(card=pokemon("Hop's Snorlax")))) is None
    assert when(asks, table(record=lost(card=None))) is None, "it may be one"


def test_where_the_last_turn_was_not_seen_nothing_is_told() -> None:
    passed = (PlayTrainer(YOU, None),)
    assert when(only_if(LOST), table(record=past(passed))) is None
    assert when(only_if(LOST), table(record=Record(complete=True))) is None
    seen = past(passed, complete=True)
    assert when(only_if(LOST), table(record=seen)) == NONE_LOST


# -- the hand, what is in play, who began --------------------------------------------------------


@pytest.mark.parametrize(
    "what", ["it is the last card in your hand", "you have no other cards in your hand"]
)
def test_the_last_card_in_the_hand(what: str) -> None:
    told = "as the last card in the hand; there are 3"
    assert when(only_if(what), table(me={"hand_count": 3})) == told
    assert when(only_if(what), table(me={"hand_count": 1})) is None
    assert when(only_if(what), table()) is None
    assert when(only_if(what), table(me={"hand_count": 3}, record=CASE)) is None, "not told"
    hand = {"hand_count": 2, "hand": (FIRE, FIRE)}
    assert when(only_if(what), table(me=hand, record=CASE)) is not None


def test_a_tera_pokemon_in_play() -> None:
    asks = only_if("you have any Tera Pokémon in play")
    tera = mon(pokemon("Terapagos", tags=("Tera",)))
    assert when(asks, table()) == "with a Tera Pokémon in play"
    assert when(asks, table(tera)) is None
    assert when(asks, table(mon(None))) is None, "it may be one"
    assert when(asks, table(mon(None, plain=True))) is not None
    assert when(asks, table(their_bench=[tera])) is not None


def test_every_pokemon_that_is_named_in_play() -> None:
    asks = only_if("you have Riolu, Lucario, and N's Zekrom in play")
    told = "with every Pokémon it names in play; {} Pokémon missing"
    zekrom = mon(pokemon("N’s Zekrom"))
    assert when(asks, table()) == told.format(2)
    assert when(asks, table(zekrom)) == told.format(1)
    assert when(asks, table(zekrom, mon(LUCARIO))) is None
    assert when(asks, table(zekrom, mon(None))) is None, "it may be one"
    assert when(asks, table(zekrom, mon(None, plain=True))) == told.format(1)
    two = only_if("you have Riolu and Lucario in play")
    assert when(two, table(their_bench=[mon(LUCARIO)])) == told.format(1)


@pytest.mark.parametrize(
    "what",
    [
        "any Stage 2 Pokémon",
        "a Stadium",
        "no Benched Pokémon",
        "exactly 2 Pokémon",
        "3 Pokémon",
        "Riolu and any other Pokémon",
    ],
)
def test_what_names_no_pokemon_is_taken_as_met(what: str) -> None:
    assert when(only_if(f"you have {what} in play"), table()) is None


@pytest.mark.parametrize("what", ["you go second", "you going second", "you goes second"])
def test_the_player_who_goes_second(what: str) -> None:
    asks = only_if(what)
    assert when(asks, table(first=ME)) == "by the player going second"
    assert when(asks, table(first=YOU)) is None


# -- what is discarded first ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("You can use this card only if you discard 2 other cards from your hand.", 2),
        ("You can use this card only if you discard a card from your hand.", 1),
        ("You can use this card only if you discard another card from your hand.", 1),
        ("Pay by discarding 3 other hand cards. Draw 2 cards.", 3),
        ("Discard 2 of the other cards from your hand in order to play this card.", 2),
        ("手札を2枚トラッシュすることが条件。", 2),
        ("手札をほかに1枚トラッシュしなければ使えない。", 1),
        ("Discard 2 cards from your hand.", 0),
        ("Draw 2 cards.", 0),
    ],
)
def test_how_many_other_cards_a_card_asks_to_discard_first(text: str, number: int) -> None:
    assert cards_to_discard(trainer("Card", text=text)) == number


def test_a_card_without_a_text_asks_for_none() -> None:
    assert cards_to_discard(trainer("Nameless")) == 0
