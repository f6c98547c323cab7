"""What is asked in a setup: who may begin, who is ready, which mulligans count, what was drawn."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.setup_questions import (
    acts_in_setup,
    begins_now,
    bench_limit,
    done_by,
    extra_drawn,
    has_active,
    has_none,
    holds_a_basic,
    in_setup,
    is_extra,
    is_set_out,
    lone_rounds,
    may_begin,
    others,
    owed,
    prize_number,
    shared_rounds,
    stands_in,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.case_marks import SETTING_UP
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.model.turn_record import Record, Turn
from app.games.pokemon.cards.card_record import Ability, Card
from app.games.pokemon.tasks.setup_marks import LONE, SHARED
from tests.games.pokemon.adviser.situation import (
    FIRE,
    LUCARIO,
    ME,
    RALTS,
    RIOLU,
    YOU,
    ability,
    mon,
    position,
    trainer,
    words,
)

UNKNOWN = Card("?1", words("Somebody"), "unknown")
FOSSIL, BALL = trainer("Fossil", hp=60), trainer("Ball")
TABLE_ITSELF = -1


def setup(*done: p.Play, rounds: tuple[tuple[int, ...], ...] = (), **more: Any) -> Position:
    """Return a table before the first turn, where `done` was done and hands went back."""
    record = Record(setup=done, mulligans=rounds, complete=True)
    return position(**{"turn": {"number": 0, "phase": "setup"}, "record": record, **more})


def case(*done: p.Play, rounds: tuple[tuple[int, ...], ...] = (), **more: Any) -> Position:
    return setup(record=Record(setup=done, mulligans=rounds, is_case=True), **more)


def test_the_setup_lasts_until_the_first_turn() -> None:
    assert in_setup(setup())
    assert not in_setup(position(turn={"number": 1}))
    assert not in_setup(setup(turn={"number": 0, "phase": "over"})), "conceded before it began"
    assert [by for by in (TABLE_ITSELF, ME, YOU, 2) if acts_in_setup(setup(), by)] == [ME, YOU]
    assert not acts_in_setup(position(), ME)


def test_the_others_are_all_but_oneself() -> None:
    sides = tuple(Side(seat, f"P{seat}") for seat in range(3))
    assert [side.player for side in others(Position(sides, Turn(0, 0)), 1)] == [0, 2]


# -- cards ---------------------------------------------------------------------------------------


def test_a_game_begins_with_a_basic_pokemon() -> None:
    assert [may_begin(card) for card in (RIOLU, LUCARIO, FIRE, FOSSIL)] == [
        True,
        False,
        False,
        False,
    ]
    assert may_begin(UNKNOWN), "it may be one"


@pytest.mark.parametrize(
    "text",
    [
        Words("When you are setting up to play, you may put this Pokémon down.", ""),
        Words("", "対戦準備をするとき、このポケモンを出してよい。"),
        Words("", "対戦の準備をするとき、このポケモンを出してよい。"),
    ],
)
def test_an_ability_may_let_another_pokemon_begin(text: Words) -> None:
    told = (ability("Hum", "Draw a card."), Ability(words("Burst"), text))
    assert may_begin(replace(LUCARIO, abilities=told))
    assert not may_begin(replace(LUCARIO, abilities=told[:1]))


def test_what_a_hand_holds() -> None:
    hand = (BALL, LUCARIO, RIOLU, RALTS)
    assert holds_a_basic(hand) == RIOLU
    assert holds_a_basic((BALL, UNKNOWN)) is None, "not surely"
    assert stands_in((BALL, FOSSIL)) == FOSSIL
    assert stands_in(hand) is None


def test_a_hand_with_nothing_to_begin_with() -> None:
    assert has_none((BALL, LUCARIO))
    assert not has_none((BALL, RIOLU))
    assert not has_none((BALL, UNKNOWN))
    assert not has_none(()), "no hand was drawn"
    assert not has_none(None), "nobody knows it"


# -- what lies there -----------------------------------------------------------------------------


def test_six_prizes_are_played_with_unless_the_table_agreed_otherwise() -> None:
    assert prize_number(setup()) == 6
    assert prize_number(setup(options=(("prizes", "4"),))) == 4
    assert prize_number(setup(options=(("prizes", "some"),))) == 6


def test_five_pokemon_fit_on_a_bench_unless_people_noted_otherwise() -> None:
    assert bench_limit(setup()) == 5
    assert bench_limit(setup(marks=(Mark("all_protected", 3), Mark("bench", 8)))) == 8
    assert bench_limit(setup(marks=(Mark("bench", 0),))) == 5


def test_an_active_pokemon_lies_there_or_is_put_down_now() -> None:
    there = setup(my_bench=[mon()])
    assert not has_active(there, there.side(ME))
    with_active = position([mon()], turn={"number": 0})
    assert has_active(with_active, with_active.side(ME))

    def putting_down(spot: str, player: int) -> bool:
        now = setup(gesture=(c.FlipCoins(ME), c.PutDown(ME, (RIOLU,), spot, player)))
        return has_active(now, now.side(ME))

    assert putting_down("active", ME)
    assert not putting_down("bench", ME)
    assert not putting_down("active", YOU)


def test_a_side_is_set_out_with_active_pokemon_and_prizes() -> None:
    def set_out(**mine: Any) -> bool:
        return is_set_out(position([mon()], turn={"number": 0}, me=mine).side(ME))

    assert set_out(prizes=6)
    assert set_out(prizes=None), "nobody counted them"
    assert not set_out(prizes=0)
    assert not set_out(prizes=6, marks=(Mark(SETTING_UP),)), "a case says so"
    assert not is_set_out(setup().side(ME))


def test_a_game_begins_with_the_first_turn() -> None:
    assert begins_now(setup(gesture=(c.FlipCoins(ME), t.BeginTurn(ME, ME))))
    assert not begins_now(setup(gesture=(c.FlipCoins(ME),)))


# -- mulligans -----------------------------------------------------------------------------------

EACH = (("both-mulligan", "each-draws"),)
"""The table agreed that a round of both counts for both."""


def test_rounds_that_players_had_together() -> None:
    assert shared_rounds(setup()) == 0
    assert shared_rounds(setup(rounds=((ME, YOU), (ME,), (YOU, ME), (YOU, YOU)))) == 2
    assert shared_rounds(setup(rounds=((ME, YOU),), marks=(Mark(SHARED, 3),))) == 3
    assert shared_rounds(setup(rounds=((ME, YOU),), marks=(Mark("bench", 3),))) == 1


def test_hands_that_a_player_redrew_alone() -> None:
    rounds = ((ME, YOU), (ME,), (ME,), (YOU,))
    assert [lone_rounds(setup(rounds=rounds), player) for player in (ME, YOU)] == [2, 1]
    noted = setup(rounds=rounds, me={"marks": (Mark(LONE, 4),)})
    assert [lone_rounds(noted, player) for player in (ME, YOU)] == [4, 1]
    each = setup(rounds=rounds, options=EACH)
    assert [lone_rounds(each, player) for player in (ME, YOU)] == [3, 2]
    assert lone_rounds(setup(rounds=rounds, options=(("both-mulligan", "none"),)), ME) == 2


def test_the_opponents_mulligans_are_worth_a_card_each() -> None:
    assert owed(setup(rounds=((YOU,), (YOU,), (ME, YOU))), ME) == 2
    assert owed(setup(), ME) == 0


def test_at_a_table_as_many_as_both_had_count_for_nobody() -> None:
    rounds = ((YOU,), (YOU,), (ME,))
    assert [owed(setup(rounds=rounds), player) for player in (ME, YOU)] == [1, 0]
    each = setup(rounds=rounds, options=EACH)
    assert [owed(each, player) for player in (ME, YOU)] == [2, 1]


def test_where_the_beginning_was_not_seen_nobody_knows() -> None:
    late = setup(record=Record(mulligans=((YOU,),)))
    assert owed(late, ME) is None


def test_a_case_tells_of_mulligans_or_does_not() -> None:
    assert owed(case(rounds=((YOU,), (ME,))), ME) == 1
    assert owed(case(rounds=((ME,),)), ME) == 0
    assert owed(case(), ME) is None
    assert owed(case(you={"marks": (Mark(LONE, 2),)}), ME) == 2


def test_of_several_opponents_who_redrew_most_counts() -> None:
    sides = tuple(Side(seat, f"P{seat}", seat) for seat in range(3))
    record = Record(mulligans=((1,), (2,), (2,)), complete=True)
    assert owed(Position(sides, Turn(0, 0), record), 0) == 2
    alone = Position(sides[:1], Turn(0, 0), record)
    assert owed(alone, 0) == 0


# -- what was done -------------------------------------------------------------------------------

MINE, YOURS = c.DrawCards(ME, 7, "opening"), c.DrawCards(YOU, 7, "opening")
DOWN = c.PutDown(ME, (RIOLU,), "active", ME)


def test_what_a_player_did() -> None:
    assert [*done_by(setup(MINE, YOURS, DOWN), ME)] == [MINE, DOWN]


@pytest.mark.parametrize(
    ("play", "extra"),
    [
        (c.DrawCards(ME, 1, "mulligan"), True),
        (c.DrawCards(ME, 1, "opening"), False),
        (c.DrawCards(ME, 1), False),
        (c.DrawCards(ME, 1, "mulligan", deck_of=ME), True),
        (c.DrawCards(ME, 1, "mulligan", deck_of=YOU), False),
        (c.DrawCards(TABLE_ITSELF, 1, "mulligan"), False),
    ],
)
def test_cards_for_mulligans_are_drawn_where_it_is_said(play: c.DrawCards, extra: bool) -> None:
    assert is_extra(setup(), play) is extra


def test_what_is_drawn_after_the_active_pokemon_is_for_mulligans_but_in_a_case() -> None:
    down: dict[str, Any] = {"turn": {"number": 0, "phase": "setup"}}
    draws = c.DrawCards(ME, 1)
    assert is_extra(position([mon()], **down), draws)
    assert not is_extra(position([mon()], **down), c.DrawCards(ME, 1, "opening"))
    assert not is_extra(position([], [mon()], **down), draws)
    assert not is_extra(position([mon()], **down, record=Record(is_case=True)), draws)
    assert not is_extra(position([mon()]), draws), "in a turn"


def test_cards_that_were_drawn_for_mulligans_are_counted() -> None:
    one, two = c.DrawCards(ME, 1), c.DrawCards(ME, 2, "mulligan")
    assert extra_drawn(setup(MINE, two), ME) == 2
    assert extra_drawn(setup(MINE, one, DOWN), ME) == 0
    assert extra_drawn(setup(MINE, DOWN, one, two), ME) == 3
    assert extra_drawn(setup(MINE, DOWN, c.DrawCards(ME, 1, "effect")), ME) == 0
    assert extra_drawn(setup(MINE, DOWN, c.DrawCards(YOU, 1, "mulligan")), ME) == 0
