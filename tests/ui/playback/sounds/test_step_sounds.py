"""Which step makes which sound, and that no sound tells what is hidden."""

from __future__ import annotations

import pytest

from app.core.view import Event, SeatFact
from app.store.personal_settings import Sound
from app.ui.table.playback.sounds.step_sounds import sound_of


def step(*events: Event) -> list[SeatFact]:
    return [SeatFact(events)]


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (Event("move", 0, ("card",), 1, "hand.0", "field.0"), "card"),
        (Event("draw", 0, count=7, source="deck.0", goal="hand.0"), "card"),
        (Event("bring", 0, ("card",), 1, "", "field.0"), "card"),
        (Event("any verb of a game", 0, ("card",), 1, "hand.0", "lost.0"), "card"),
        (Event("march", 0, ("card",), 1, "field.0", "field.0", at="cell.3"), "card"),
        (Event("shuffle", 0, source="deck.0", goal="deck.0"), "shuffle"),
        (Event("coins", 0, count=2, results=(1, 0), number=1), "coin"),
        (Event("dice", 0, count=1, results=(6,), number=6), "coin"),
        (Event("turn", 0, number=4, seats=(1,)), "turn"),
        (Event("look", 0, (None,), 1, "deck.0", "deck.0"), None),
        (Event("rotate", 0, ("card",), 1), None),
        (Event("use", 0, count=1), None),
    ],
)
def test_a_step_sounds_like_what_happens(event: Event, sound: Sound | None) -> None:
    assert sound_of(step(event)) == sound


def test_of_several_things_in_a_step_one_is_heard() -> None:
    card = Event("move", 0, ("card",), 1, "hand.0", "field.0")
    shuffle = Event("shuffle", 0, source="deck.0", goal="deck.0")
    coins = Event("coins", 0, count=1, results=(1,))
    turn = Event("turn", 0, number=4, seats=(1,))
    assert sound_of(step(card, shuffle)) == "shuffle"
    assert sound_of([*step(card, coins), *step(shuffle)]) == "coin"
    assert sound_of([*step(turn), *step(card), *step(coins)]) == "turn"
    assert sound_of([]) is None


def test_a_card_sounds_the_same_whatever_it_is_and_whichever_way_up() -> None:
    ways = [
        Event("move", 0, cards, 1, "hand.0", "field.0", text=text, at=at)
        for cards in (("one",), ("another",), (None,), ())
        for text in ("", "face down")
        for at in ("", "top")
    ]
    assert {sound_of(step(way)) for way in ways} == {"card"}


def test_heads_and_tails_sound_the_same() -> None:
    throws = [Event("coins", 0, count=1, results=(side,), number=side) for side in (0, 1)]
    assert {sound_of(step(throw)) for throw in throws} == {"coin"}
