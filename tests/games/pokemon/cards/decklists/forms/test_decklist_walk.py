"""The places of a text in JSON keep the numbers of their lines."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.decklists.forms.decklist_walk import BrokenError, Walk

TEXT = '[\n  {"name": "Foo"},\n  4\n]'


def test_what_stands_at_a_place_and_in_which_line() -> None:
    walk = Walk(TEXT)
    at = walk.space(walk.sign(0, "[") + 1)
    value, end = walk.value(at)
    assert (value, walk.line(at)) == ({"name": "Foo"}, 2)
    assert walk.shown(at, end) == '{"name": "Foo"}'
    assert walk.line(walk.space(walk.sign(end, ",") + 1)) == 3
    assert walk.whole(0) == [{"name": "Foo"}, 4]


def test_a_broken_place_is_told() -> None:
    walk = Walk('[4, {"a": 1, "a": 2}')
    assert walk.whole(0) is None
    with pytest.raises(BrokenError) as broken:
        walk.value(4)
    assert broken.value.at == 4
    with pytest.raises(BrokenError):
        walk.sign(0, "{")
