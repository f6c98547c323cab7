"""Searches, the opponent's cards, and one's own Prizes."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.situation import (
    FIRE,
    ME,
    PIKACHU,
    RALTS,
    YOU,
    ability,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

SHUFFLE, SHOW = "turn-shuffle-after-search", "turn-search-reveal"
HAND, PRIZES = "turn-opponent-hand-visible", "turn-own-prizes-peek"
BALL = trainer(
    "Ball",
    text="Search your deck for a Pokémon, reveal it, and put it into your hand. Then, "
    "shuffle your deck.",
)
NEST = trainer("Nest", text="Search your deck for a Basic Pokémon and put it onto your Bench.")
LOOK, CUT = c.LookAt(ME, "deck", ME), c.ShuffleZone(ME, "deck", ME)
TAKE = c.MoveCards(ME, (RALTS,), "deck", "hand")
SHOWN = c.Reveal(ME, "hand", ME, 1)
ON = p.AttachCard(ME, "a1", FIRE)
SPOKEN = ("reminder", ("seat.0",), None)


def after(*plays: p.Play, **more: Any) -> Position:
    return position([mon()], [mon(PIKACHU)], turn={"plays": plays}, **more)


# -- searching -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "play", [ON, p.Attack(ME, "a1"), c.DrawCards(ME, 1), t.PassTurn(ME), p.Retreat(ME, "a1")]
)
def test_turn_shuffle_after_search(play: p.Play) -> None:
    assert hears(SHUFFLE, after(LOOK), play) == SPOKEN
    assert hears(SHUFFLE, after(LOOK, CUT), play) is None
    assert hears(SHUFFLE, after(CUT, LOOK), play) is not None
    assert hears(SHUFFLE, after(), play) is None


def test_turn_shuffle_after_search_is_said_once() -> None:
    assert hears(SHUFFLE, after(LOOK, ON), t.PassTurn(ME)) is None
    assert hears(SHUFFLE, after(ON, LOOK), t.PassTurn(ME)) is not None


@pytest.mark.parametrize(
    "play",
    [
        TAKE,
        c.PlayTrainer(ME, BALL),
        p.AttachCard(ME, "a1", FIRE, "deck", manual=False),
        c.PutDown(ME, (RALTS,), "bench", ME, "deck"),
        p.AttachCard(YOU, "b1", FIRE),
    ],
)
def test_turn_shuffle_after_search_waits_until_the_player_goes_on(play: p.Play) -> None:
    assert hears(SHUFFLE, after(LOOK), play) is None
    assert hears(SHUFFLE, after(LOOK, play), ON) == SPOKEN


def test_turn_shuffle_after_search_knows_whose_deck_it_is() -> None:
    assert hears(SHUFFLE, after(c.LookAt(ME, "deck", None)), ON) == SPOKEN
    assert hears(SHUFFLE, after(c.LookAt(ME, "deck", YOU)), ON) is None
    assert hears(SHUFFLE, after(c.LookAt(YOU, "deck", ME)), ON) is None
    assert hears(SHUFFLE, after(c.LookAt(ME, "prizes", ME)), ON) is None
    assert hears(SHUFFLE, after(c.LookAt(ME, "deck", ME, 3)), ON) is None
    assert hears(SHUFFLE, after(LOOK, c.ShuffleZone(ME, "hand", ME)), ON) == SPOKEN
    assert hears(SHUFFLE, after(LOOK, c.ShuffleZone(YOU, "deck", YOU)), ON) == SPOKEN
    assert hears(SHUFFLE, after(LOOK, c.ShuffleZone(ME, "deck")), ON) is None


def test_turn_shuffle_after_search_of_the_last_card() -> None:
    assert hears(SHUFFLE, after(LOOK, me={"deck": 0}), ON) is None
    assert hears(SHUFFLE, after(LOOK, me={"deck": 1}), ON) is not None


def test_turn_shuffle_after_search_told_as_a_whole() -> None:
    table = after()
    assert hears(SHUFFLE, table, c.Search(ME, BALL, shuffled=False)) == SPOKEN
    assert hears(SHUFFLE, table, c.Search(ME, BALL, shuffled=True)) is None
    assert hears(SHUFFLE, table, c.Search(ME, BALL)) is None
    assert hears(SHUFFLE, table, c.Search(ME, BALL, "discard", shuffled=False)) is None
    assert hears(SHUFFLE, table, c.Search(-1, BALL, shuffled=False)) is None


def test_turn_search_reveal() -> None:
    taken = (c.PlayTrainer(ME, BALL), LOOK, TAKE, CUT)
    assert hears(SHOW, after(*taken), ON) == SPOKEN
    assert hears(SHOW, after(*taken, SHOWN), ON) is None
    assert hears(SHOW, after(*taken[:2], SHOWN, *taken[2:]), ON) is None
    assert hears(SHOW, after(SHOWN, *taken), ON) is not None
    assert hears(SHOW, after(*taken, ON), t.PassTurn(ME)) is None


def test_turn_search_reveal_is_silent_where_nothing_has_to_be_shown() -> None:
    assert hears(SHOW, after(c.PlayTrainer(ME, NEST), LOOK, TAKE), ON) is None
    assert hears(SHOW, after(c.PlayTrainer(ME, BALL), LOOK, CUT), ON) is None
    assert hears(SHOW, after(LOOK, TAKE), ON) is None
    assert hears(SHOW, after(c.PlayTrainer(ME, None), LOOK, TAKE), ON) is None
    eri = trainer("Eri", text="Your opponent reveals their hand.")
    assert hears(SHOW, after(c.PlayTrainer(ME, eri), TAKE), ON) is None
    back = c.MoveCards(ME, (RALTS,), "discard", "hand")
    assert hears(SHOW, after(c.PlayTrainer(ME, BALL), back), ON) is None


def test_its_sentence_names_what_asks_to_show_it() -> None:
    there = after(c.PlayTrainer(ME, BALL), LOOK, TAKE, CUT)
    (said,) = [one for one in judge(there, (ON,)) if one.rule == SHOW]
    assert said.message.en == (
        f"Aki took a card from the deck with {BALL.name.en} without showing it. Its text asks to "
        "show it."
    )
    assert said.message.ja == (
        f"Akiが「{BALL.name.ja}」で山札から加えたカードを、相手に見せていません。"
    )
    (untold,) = judge(after(), (c.Search(ME, shown=False),))
    assert untold.message.en.startswith("Aki took a card from the deck with an effect without")


def test_turn_search_reveal_knows_who_plays() -> None:
    ball, theirs = c.PlayTrainer(ME, BALL), c.MoveCards(YOU, (None,), "deck", "hand")
    assert hears(SHOW, after(c.PlayTrainer(YOU, BALL), TAKE), ON) is None
    assert hears(SHOW, after(ball, theirs), ON) is None
    assert hears(SHOW, after(ball, TAKE, c.Reveal(YOU, "hand", YOU)), ON) == SPOKEN
    assert hears(SHOW, after(ball, TAKE, theirs), ON) == SPOKEN


def test_turn_search_reveal_told_as_a_whole() -> None:
    table = after()
    assert hears(SHOW, table, c.Search(ME, BALL, shown=False)) == SPOKEN
    assert hears(SHOW, table, c.Search(ME, BALL, shown=True)) is None
    assert hears(SHOW, table, c.Search(ME, BALL)) is None
    assert hears(SHOW, table, c.Search(ME, NEST, shown=False)) is None
    assert hears(SHOW, table, c.Search(ME, None, shown=False)) == SPOKEN
    assert hears(SHOW, table, c.Search(ME, BALL, "discard", shown=False)) is None


# -- what only its owner may see -------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand", "deck", "prizes"])
def test_turn_opponent_hand_visible(zone: str) -> None:
    heard = ("illegal", ("seat.1",), None)
    assert hears(HAND, after(), c.LookAt(ME, zone, YOU)) == heard
    assert hears(HAND, after(), c.Reveal(ME, zone, YOU)) == heard
    assert hears(HAND, after(), c.TurnUp(ME, zone, YOU)) == heard


def test_turn_opponent_hand_visible_names_the_zone() -> None:
    (advice,) = judge(after(), (c.LookAt(ME, "hand", YOU),))
    assert advice.message.en.startswith("Ren's hand would be opened.")
    assert advice.message.ja.startswith("Renの手札を見ようとしています。")


def test_turn_opponent_hand_visible_is_silent_for_the_holder_and_open_zones() -> None:
    assert hears(HAND, after(), c.Reveal(YOU, "hand", YOU)) is None
    assert hears(HAND, after(), c.LookAt(ME, "hand", ME)) is None
    assert hears(HAND, after(), c.LookAt(ME, "hand", None)) is None
    assert hears(HAND, after(), c.LookAt(ME, "discard", YOU)) is None
    assert hears(HAND, after(), c.TurnUp(ME, "prizes", YOU, up=False)) is None
    assert hears(HAND, after(), c.LookAt(-1, "hand", YOU)) is None
    assert hears(HAND, after(), c.LookAt(ME, "hand", 5)) is None


def test_turn_opponent_hand_visible_is_silent_for_a_partner() -> None:
    table = after()
    mine, theirs = table.sides
    partners = replace(table, sides=(mine, replace(theirs, team=mine.team)))
    assert hears(HAND, partners, c.LookAt(ME, "hand", YOU)) is None


def test_turn_opponent_hand_visible_is_silent_for_effects() -> None:
    assert hears(HAND, after(), c.LookAt(ME, "hand", YOU, effect=True)) is None
    assert hears(HAND, after(), c.Reveal(ME, "hand", YOU, effect=True)) is None
    eri = trainer("Eri", text="Your opponent reveals their hand, and you discard 2 Items.")
    assert hears(HAND, after(c.PlayTrainer(ME, eri)), c.LookAt(ME, "hand", YOU)) is None
    assert hears(HAND, after(c.PlayTrainer(ME, eri)), c.LookAt(ME, "deck", YOU)) is not None
    spy = trainer("Spy", text="Look at the top card of your opponent's deck.")
    assert hears(HAND, after(c.PlayTrainer(ME, spy)), c.LookAt(ME, "deck", YOU, 1)) is None


def test_turn_opponent_hand_visible_is_less_sure_after_an_effect_nobody_knows() -> None:
    unread = after(c.PlayTrainer(ME, None))
    heard = ("suspicious", ("seat.1",), None)
    assert hears(HAND, unread, c.LookAt(ME, "hand", YOU)) == heard


def test_hidden_zones_are_open_when_the_game_is_over() -> None:
    over = position([mon()], [mon()], turn={"phase": "over"})
    assert says(over, c.LookAt(ME, "hand", YOU), c.LookAt(ME, "prizes", ME)) == {}


def test_turn_own_prizes_peek() -> None:
    heard = ("illegal", ("seat.0",), None)
    assert hears(PRIZES, after(), c.LookAt(ME, "prizes", ME)) == heard
    assert hears(PRIZES, after(), c.LookAt(ME, "prizes")) == heard
    assert hears(PRIZES, after(), c.Reveal(ME, "prizes", ME)) == heard
    assert hears(PRIZES, after(), c.TurnUp(ME, "prizes", ME)) == heard


def test_turn_own_prizes_peek_is_silent_for_effects_and_other_cards() -> None:
    look = c.LookAt(ME, "prizes", ME)
    assert hears(PRIZES, after(), c.LookAt(ME, "prizes", ME, effect=True)) is None
    gladion = trainer("Gladion", text="Look at your face-down Prize cards.")
    assert hears(PRIZES, after(c.PlayTrainer(ME, gladion)), look) is None
    seer = pokemon("Seer", abilities=(ability("See", "You may look at 1 of your Prize cards."),))
    assert hears(PRIZES, position([mon(seer)], [mon()]), look) is None
    assert hears(PRIZES, after(), c.TurnUp(ME, "prizes", ME, up=False)) is None
    assert hears(PRIZES, after(), c.LookAt(ME, "deck", ME)) is None
    assert hears(PRIZES, after(), c.LookAt(ME, "prizes", YOU)) is None
    assert hears(PRIZES, after(), c.LookAt(-1, "prizes")) is None


def test_turn_own_prizes_peek_is_not_excused_by_a_count_of_prizes() -> None:
    lillie = trainer("Lillie", text="Draw 6. If you have exactly 6 Prize cards, draw 8 instead.")
    table = after(c.PlayTrainer(ME, lillie))
    assert hears(PRIZES, table, c.LookAt(ME, "prizes", ME)) is not None


def test_turn_own_prizes_peek_is_silent_where_all_lie_face_up() -> None:
    look = c.LookAt(ME, "prizes", ME)
    assert hears(PRIZES, after(me={"prizes": 3, "prizes_up": 3}), look) is None
    assert hears(PRIZES, after(me={"prizes": 3, "prizes_up": 2}), look) is not None
    assert hears(PRIZES, after(me={"prizes": None}), look) is not None


def test_turn_own_prizes_peek_is_less_sure_after_an_effect_nobody_knows() -> None:
    heard = ("suspicious", ("seat.0",), None)
    assert hears(PRIZES, after(c.PlayTrainer(ME, None)), c.LookAt(ME, "prizes", ME)) == heard


def test_turn_face_down_setup_peek_ok() -> None:
    setup = position([mon(down=True)], [mon()], turn={"number": 0, "phase": "setup"})
    look = c.LookAt(ME, "active", ME, 1)
    assert says(setup, look, c.LookAt(ME, "bench", ME, 1)) == {}
    assert says(after(), look) == {}


@pytest.mark.parametrize(
    ("zone", "text"),
    [
        ("hand", "Discard a card from your opponent's hand."),
        ("hand", "Your opponent shows you the cards they hold."),
        ("hand", "Each player may look at their hand and yours."),
        ("hand", "相手の手札から1枚選ぶ。"),
        ("hand", "手札をオモテにする。"),
        ("prizes", "Turn 1 of your opponent's face-down Prize cards face up."),
        ("prizes", "相手のサイドを1枚見る。"),
    ],
)
def test_turn_opponent_hand_visible_knows_how_an_effect_opens_a_zone(zone: str, text: str) -> None:
    look = c.LookAt(ME, zone, YOU)
    table = after(c.PlayTrainer(ME, trainer("Opener", text=text)))
    assert hears(HAND, table, look) is None
    assert hears(HAND, table, c.LookAt(ME, "deck", YOU)) is not None


def test_turn_own_prizes_peek_on_the_first_turn() -> None:
    first = position([mon()], [mon()], turn={"number": 1})
    assert hears(PRIZES, first, c.TurnUp(ME, "prizes", ME)) == ("illegal", ("seat.0",), None)
