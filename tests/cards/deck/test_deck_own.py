"""Our own form of a deck, as it stands in a file; that it is read again is the game's affair."""

from __future__ import annotations

import json

from app.cards.deck.deck import DeckLine, DeckList
from app.cards.deck.deck_own import own_json, own_yaml

FOX = DeckLine(2, "Fox", "animals", "AAA-1", "AAA", "1", finish="PH")
OWL = DeckLine(1, "ふくろう", "animals", "?ふくろう||", status="placeholder")
DECK = DeckList("Mine", (FOX, OWL), code="abc", maybe=(FOX,), game="zoo", format="cup")


def test_a_card_is_a_line_of_yaml() -> None:
    assert own_yaml(DECK) == (
        "chabudai_deck: 1\n"
        'title: "Mine"\n'
        'code: "abc"\n'
        'game: "zoo"\n'
        'format: "cup"\n'
        "cards:\n"
        '  - {count: 2, name: "Fox", set: "AAA", number: "1", finish: "PH"}\n'
        '  - {count: 1, name: "ふくろう", section: "animals"}\n'
        "maybe:\n"
        '  - {count: 2, name: "Fox", set: "AAA", number: "1", finish: "PH"}\n'
    )


def test_json_says_the_same() -> None:
    fox = {"count": 2, "name": "Fox", "set": "AAA", "number": "1", "finish": "PH"}
    text = own_json(DECK)
    assert json.loads(text) == {
        "chabudai_deck": 1,
        "title": "Mine",
        "code": "abc",
        "game": "zoo",
        "format": "cup",
        "cards": [fox, {"count": 1, "name": "ふくろう", "section": "animals"}],
        "maybe": [fox],
    }
    assert '\n    {"count": 1, "name": "ふくろう", "section": "animals"}\n  ],\n' in text


def test_an_empty_deck_has_an_empty_pile() -> None:
    assert own_json(DeckList()) == '{\n  "chabudai_deck": 1,\n  "cards": []\n}\n'
    assert own_yaml(DeckList()) == "chabudai_deck: 1\ncards:\n"


def test_whatever_a_name_holds_stays_on_its_line_and_in_its_quotes() -> None:
    odd = DeckList(lines=(DeckLine(1, 'a"}\n- {count: 9\\', "", "AAA-1"),))
    assert own_yaml(odd).splitlines()[-1] == r'  - {count: 1, name: "a\"} - {count: 9\\"}'
    assert json.loads(own_json(odd))["cards"] == [{"count": 1, "name": 'a"} - {count: 9\\'}]
