"""Presets are read strictly; what is wrong with one is said with its field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.games.open_table.presets.preset_reading import (
    PresetError,
    cards_of,
    read_preset,
    shipped,
    write_preset,
)

SOUND: dict[str, Any] = {
    "chabudai_preset": 1,
    "title": {"en": "Snap", "ja": "スナップ"},
    "seats": [2, 4],
    "cards": ["pack: 52", "2 Dragon"],
    "piles": [{"title": "Pool", "place": [300, 300, 70, 92]}],
    "deal": [{"to": "hand", "cards": 5}, {"to": "pile:Pool"}],
}


def test_a_preset_is_read() -> None:
    preset = read_preset(json.dumps(SOUND), "snap")
    assert (preset.id, preset.title.ja, preset.seats) == ("snap", "スナップ", (2, 4))
    assert len(cards_of(preset)) == 54
    assert preset.piles[0].arrange == "pile"
    assert preset.deal[1].cards == 0


def test_those_that_are_shipped_are_six_in_both_languages() -> None:
    titles = {preset.title.en: preset.title.ja for preset in shipped()}
    assert titles == {
        "Daifugō": "大富豪",
        "Hearts": "ハーツ",
        "Klondike": "クロンダイク",
        "Memory": "神経衰弱",
        "Old Maid": "ババ抜き",
        "Sevens": "七並べ",
    }
    assert all(preset.hint.en.endswith(".") for preset in shipped())
    assert all(preset.hint.ja.endswith("。") for preset in shipped())


def test_what_is_written_is_read_again() -> None:
    for preset in (*shipped(), read_preset(json.dumps(SOUND))):
        again = read_preset(write_preset(preset), preset.id)
        assert again == preset


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seats": [0, 2]}, "field “seats”: choose from 1–8"),
        ({"seats": [4, 2]}, "field “seats”"),
        ({"seats": [2, 9]}, "field “seats”"),
        ({"title": {"en": "", "ja": "x"}}, "field “title”"),
        ({"title": {"en": "a\nb", "ja": "x"}}, "field “title”"),
        ({"title": "Snap"}, "field “title"),
        ({"colour": "red"}, "field “colour”: nothing has that name"),
        ({"cards": ["pack: 99"]}, "field “cards"),
        ({"cards": ["AS", "0 KH"]}, "field “cards.2”"),
        ({"cards": ["500 AS"]}, "field “cards”: there are too many"),
        ({"cards": "AS"}, "field “cards”"),
        ({"piles": [{"title": "Pool", "place": [960, 300, 70, 92]}]}, "not lie on the mat"),
        ({"piles": [{"title": "", "place": [0, 0, 70, 92]}]}, "a name of its own"),
        ({"piles": [{"title": "A", "place": [0, 0, 70, 92]}] * 2}, "a name of its own"),
        (
            {"piles": [{"title": "A", "place": [0, 0, 70, 92], "visibility": "owner"}]},
            "field “piles.1.visibility”",
        ),
        ({"piles": [{"title": "A", "place": [0, 0, 70, 92], "arrange": "heap"}]}, "“piles.1.arr"),
        ({"piles": [{"title": str(n), "place": [0, 0, 9, 9]} for n in range(17)]}, "too many"),
        ({"deal": [{"to": "pile:Pond"}]}, "field “deal.1.to”: there is no “pile:Pond”"),
        ({"deal": [{"to": "stock"}]}, "field “deal.1.to”"),
        ({"deal": [{"to": "hand", "cards": -1}]}, "field “deal.1.cards”"),
        ({"deal": [{"to": "hand", "face": "sideways"}]}, "field “deal.1.face”"),
        ({"deal": [{"to": "mat"}]}, "field “deal.1.at”: the mat alone takes a place"),
        ({"deal": [{"to": "hand", "at": [1.0, 1.0]}]}, "field “deal.1.at”"),
        ({"deal": [{"to": "mat", "at": [990.0, 1.0]}]}, "field “deal.1.at”: it does not lie"),
        ({"deal": [{"to": "hand"}] * 81}, "field “deal”: there are too many"),
        ({"chabudai_preset": 2}, "it was made by a newer version"),
    ],
)
def test_what_does_not_fit_is_said_with_its_field(change: dict[str, Any], said: str) -> None:
    with pytest.raises(PresetError) as caught:
        read_preset(json.dumps({**SOUND, **change}), "snap")
    assert said in caught.value.words.en
    assert caught.value.words.en.startswith("Preset “snap”: ")
    assert caught.value.words.ja.endswith("。")


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 3000, '"x"', " " * 7000])
def test_what_is_no_preset_at_all_is_said(text: str) -> None:
    with pytest.raises(PresetError) as caught:
        read_preset(text, "odd")
    assert "odd" in caught.value.words.ja
