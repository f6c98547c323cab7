"""Turns, retreats, Knock Outs and Prize cards: what is gathered, and what follows from it."""

from __future__ import annotations

import pytest

from tests.games.pokemon.battle_log.told_games import around, deeds, expect, lie, played, read, told

REN = ("Ren's Turn", "Ren drew a card.")
ATTACK = "Aki's Dreepy used Bite on Ren’s Duskull for 60 damage."
DOWN = "Ren's Duskull was Knocked Out!"


@pytest.mark.parametrize(
    "heading", ["Ren's Turn", "Turn # 2 - Ren's Turn", "Turn 2 - Ren's Turn", "[playerName]'s Turn"]
)
def test_a_turn_begins_with_the_card_that_is_drawn(heading: str) -> None:
    (turn,) = deeds("Aki ended their turn.", heading, "Ren drew a card.")
    assert (turn.text, turn.turn) == ("Aki ends the turn", 2)
    assert turn.otherwise == ("Judge begins Ren's turn", "Ren draws 1 card")


def test_whose_turn_it_is_follows_from_who_draws_or_from_the_one_before() -> None:
    lines = ("[playerName]'s Turn", "Ren drew Iono.", "[playerName]'s Turn", "Aki drew Iono.")
    assert [deed.otherwise[0] for deed in deeds(*lines)] == [
        "Judge begins Ren's turn",
        "Judge begins Aki's turn",
    ]
    assert deeds("[playerName]'s Turn")[0].otherwise == ("Judge begins Ren's turn",)


def test_the_lines_of_a_turns_beginning_are_one_step() -> None:
    steps = read(around("Aki ended their turn.", *REN)).steps
    assert steps[-1].lines == (14, 15)


def test_a_retreat_is_paid_with_what_is_discarded_below_it() -> None:
    lines = (
        "Aki attached Basic Psychic Energy to Dreepy in the Active Spot.",
        "Aki retreated Dreepy to the Bench.",
        "- Basic Psychic Energy was discarded from Aki's Dreepy.",
        "Aki's Budew is now in the Active Spot.",
    )
    retreat = deeds(*lines, bench=["Budew"])[-1]
    assert retreat.text == "Aki retreats to Aki's Budew (Bench 1) paying Basic Psychic Energy"
    assert retreat.otherwise == ("Aki switches to Aki's Budew (Bench 1)",)
    game = played(around(*lines, bench=["Budew"]))
    assert (lie(game, "active.0"), lie(game, "discard.0")) == (["Budew"], ["Basic Psychic Energy"])


def test_or_it_is_for_nothing_and_who_comes_must_be_there() -> None:
    lines = ("Aki retreated Dreepy to the Bench.", "Aki's Budew is now in the Active Spot.")
    assert told(*lines, bench=["Budew"]) == ["Aki retreats to Aki's Budew (Bench 1) for nothing"]
    assert told(*lines) == []


def test_a_pokemon_falls_with_what_is_on_it() -> None:
    off = "- Basic Psychic Energy was discarded from Ren's Duskull."
    (_, falls) = deeds(ATTACK, DOWN, off)
    assert falls.text == "Ren knocks out Ren's Duskull (Active)"
    assert falls.otherwise == (
        "Ren puts Ren's Duskull (Active) with everything on it into discard pile",
    )


def test_of_twins_that_one_falls_that_is_hurt() -> None:
    counters = "Aki put 6 damage counters on Ren's Duskull."
    attached = "- Ren attached Basic Fire Energy to Duskull on the Bench."
    lines = (ATTACK, "Aki played Arven.", attached, DOWN)
    assert told(*lines, rens=["Duskull"])[-1] == "Ren knocks out Ren's Duskull (Active)"
    assert told(counters, DOWN, rens=["Duskull"])[-1] == "Ren knocks out Ren's Duskull (Active)"


def test_one_that_is_not_in_play_does_not_fall() -> None:
    assert told("Ren's Budew was Knocked Out!") == []


def test_prize_cards_are_taken_with_the_names_that_are_told() -> None:
    lines = ("Aki took 2 Prize cards.", "A card was added to Aki's hand.")
    assert told(*lines, "Iono was added to Aki's hand.") == ["Aki takes 2 Prizes: ?, Iono"]
    assert told("Aki took a Prize card.", "- Iono was added to Aki's hand.") == [
        "Aki takes 1 Prize: Iono"
    ]
    assert told("Aki took a Prize card.") == ["Aki takes 1 Prize: ?"]


def test_a_game_is_played_to_where_the_log_ends() -> None:
    lines = (ATTACK, DOWN, "Aki took a Prize card.", "Iono was added to Aki's hand.")
    game = played(around(*lines, "Ren's Budew is now in the Active Spot.", *REN, rens=["Budew"]))
    assert game.missing == ()
    assert game.table.sit(0).view.turn.number == 2
    assert (lie(game, "active.1"), lie(game, "discard.1")) == (["Budew"], ["Duskull"])
    assert "Iono" in lie(game, "hand.0")
    expect(game, "Aki has 5 Prizes")


def test_a_line_that_is_not_understood_is_counted_and_the_next_goes_on() -> None:
    game = read(around("Aki juggles.", "Aki played Iono.", "- Aki sings.", "- Aki drew 2 cards."))
    assert game.unread == (13, 15)
    assert [deed.text for deed in game.steps[-1].deeds] == [
        "Aki plays and discards Iono",
        "Aki draws 2 cards",
    ]
