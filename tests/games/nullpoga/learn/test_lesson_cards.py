"""How the cards of the lesson lie: hands and decks in an order that was chosen."""

from __future__ import annotations

import pytest

from app.games.contracts.learning.lesson_contract import PUPIL, TEACHER
from app.games.nullpoga.learn.lesson_cards import cards
from app.games.nullpoga.table.board_reading import hand_of
from tests.games.nullpoga.learn.lesson_pupil import at_step
from tests.games.nullpoga.planned import CARDS


@pytest.mark.parametrize("seat", [PUPIL, TEACHER])
def test_each_has_thirty_cards_none_more_often_than_twice(seat: int) -> None:
    held = [card.ref for card in cards() if card.owner == seat]
    assert len(held) == 30
    assert max(held.count(card) for card in held) == 2
    assert {CARDS[card].kind for card in held} == {"monster", "spell"}


def test_five_cards_are_in_each_hand_and_the_rest_lies_face_down() -> None:
    zones = [card.zone for card in cards()]
    assert {zone: zones.count(zone) for zone in zones} == {
        "hand.0": 5,
        "hand.1": 5,
        "deck.0": 25,
        "deck.1": 25,
    }
    assert not any(card.up for card in cards())


def test_what_a_turn_is_about_is_drawn_as_it_begins() -> None:
    drawn = {turn: hand_of(at_step(turn + 1).view, PUPIL)[-1] for turn in (2, 3, 4, 5)}
    assert drawn == {2: "swap", 3: "boar", 4: "meteor", 5: "wyvern"}
