"""What one event is about, named as one seat may know it: cards, units, places and people."""

from __future__ import annotations

import pytest

from app.core.text.event_things import MOST_LOOKED_AT, THINGS, EventThings
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import plain
from app.core.view import Event
from tests.core.small_table import AKI, REN, laid

SETTING = laid(hand_0=("fox",)).setting
NAMED = Lexicon(names=lambda ref, language: ref.title() if language == "en" else f"{ref}さん")


def things(event: Event, *more: Event) -> EventThings:
    return EventThings(event, "en", SETTING, NAMED, more)


def drawn(*cards: str | None) -> Event:
    return Event("draw", AKI, cards=cards, count=len(cards), source="deck.0", goal="hand.0")


@pytest.mark.parametrize("blank", sorted(THINGS))
def test_whatever_names_a_thing_can_be_asked_for(blank: str) -> None:
    assert isinstance(getattr(things(drawn("fox")), blank)(), list)


def test_cards_are_named_where_they_are_known_and_counted_otherwise() -> None:
    assert plain(tuple(things(drawn("fox", "owl")).cards())) == "Fox and Owl"
    assert plain(tuple(things(drawn(None, None)).n())) == "2 cards"
    assert things(drawn(None)).which() == []


def test_a_look_at_a_whole_deck_names_no_cards() -> None:
    def look(count: int) -> Event:
        return Event("look", AKI, cards=("fox",) * count, count=count, source="deck.0")

    assert things(look(MOST_LOOKED_AT)).which() != []
    assert things(look(MOST_LOOKED_AT + 1)).which() == []


def test_a_unit_of_another_seat_is_told_with_whose_it_is() -> None:
    own, other = (Event("heal", AKI, unit="fox", unit_seat=seat) for seat in (AKI, REN))
    assert plain(tuple(things(own).unit())) == "Fox"
    assert plain(tuple(things(other).unit())) == "Ren's Fox"


def test_what_a_declaration_is_aimed_at_is_told_with_it() -> None:
    declared = Event("declare", AKI, text="strike")
    aim = Event("aim", AKI, unit="dog", unit_seat=REN)
    assert plain(tuple(things(declared, aim).on())) == " on Ren's Dog"
    assert things(declared).on() == []


def test_everybody_is_said_for_all_seats() -> None:
    shown = Event("show", AKI, cards=("fox",), seats=(AKI, REN))
    assert plain(tuple(things(shown).seats())) == "everybody"
