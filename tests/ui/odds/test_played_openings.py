"""The openings that are played in the window are kept, if the person wants that."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.intent import Procedure, Undo
from app.store.decks.played_openings import deck_mark, load, of_deck
from app.ui.app.window import Window
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import DECK, DREEPY, FIRE

OTHER = (DREEPY,) * 20 + (FIRE,) * 40


@pytest.fixture
def window(empty_window: Window) -> Window:
    """A Pokémon table for two with a hand dealt to each, Aki at the window."""
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, OTHER), window.cards, window.tell, 7)
    window.put_on_board(document)
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup"))
    return window


def put_down(window: Window) -> tuple[str, ...]:
    """Set out the Prizes of the seat at the window; the hand that it had, sorted."""
    assert window.bridge is not None
    view = window.bridge.view
    hand = view.cards_in(f"hand.{view.seat}")
    window.ask(Procedure("setup_place", (("active", hand[0]),)))
    return tuple(sorted(view.cards[card].ref or "" for card in hand))


def test_a_hand_that_was_only_dealt_is_no_opening_yet(window: Window) -> None:
    assert load() == ((), None)


def test_the_opening_that_was_put_down_is_kept(window: Window) -> None:
    hand = put_down(window)
    ((opening,), told) = load()
    assert told is None
    assert opening.cards == hand
    assert opening.deck == deck_mark(DECK)
    assert opening.basics == sum(window.cards.get(key).stage == "basic" for key in hand)


def test_it_is_kept_once_however_often_it_is_taken_back(window: Window) -> None:
    put_down(window)
    window.ask(Undo())
    put_down(window)
    assert len(load()[0]) == 1


def test_two_at_one_screen_each_have_their_own(window: Window) -> None:
    put_down(window)
    assert window.place is not None
    window.place.change_seat()
    hand = put_down(window)
    found = load()[0]
    assert len(found) == 2
    (opening,) = of_deck(found, OTHER)
    assert opening.cards == hand


def test_what_the_other_seat_does_is_not_kept_by_this_one(window: Window) -> None:
    assert window.document is not None
    window.document.table.sit(1).ask(Procedure("setup", (("auto", "1"),)))
    assert load() == ((), None)


def test_it_can_be_switched_off(window: Window) -> None:
    window.looks.apply("keep_openings", False)
    put_down(window)
    assert load() == ((), None)


def test_a_disk_that_refuses_is_told_and_the_game_goes_on(window: Window, home: Path) -> None:
    (home / "state").mkdir(exist_ok=True)
    (home / "state" / "openings.jsonl").mkdir()
    said: list[str] = []
    window.messages.added.connect(lambda message: said.append(message.words.en))
    put_down(window)
    assert window.bridge is not None
    assert window.bridge.view.zones["prizes.0"].count == 6
    assert any("“openings.jsonl” was not saved" in words for words in said)
