"""One card out of two records of a print: what one lacks is taken from the other."""

from __future__ import annotations

from app.core.data.value import replace
from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.record_merge import filled as completed
from app.games.pokemon.cards.record_merge import lacks


def test_filling_keeps_key_name_and_kind() -> None:
    mine = Card(key="A-1", name=Words("A", "A"), kind="unknown", hp=60)
    theirs = Card(key="B-2", name=Words("B", "B"), kind="item", hp=90, retreat=2)
    assert completed(mine, theirs) == replace(mine, retreat=2)


def test_what_a_record_says_itself_is_not_overruled() -> None:
    short = Card("A-1", Words("A", "A"), "pokemon", hp=60)
    longer = Card("B-1", Words("B", "B"), "item", hp=70, retreat=2)
    both = completed(short, longer)
    assert (both.key, both.kind, both.hp, both.retreat) == ("A-1", "pokemon", 60, 2)


def test_where_nothing_is_lacking_it_is_the_same_record() -> None:
    card = Card("A-1", Words("A", "A"), "pokemon", hp=60)
    assert completed(card, Card("A-1", Words("A", "A"), "pokemon")) is card


def test_a_record_lacks_what_any_data_has() -> None:
    whole = Card("A-1", Words("A", "A"), "pokemon", id="a-1", set_name="A", released="2026")
    assert not lacks(whole)
    assert lacks(replace(whole, id=""))
    assert lacks(replace(whole, released=""))
    assert lacks(replace(whole, kind="item")), "a Trainer says what it does"
    assert not lacks(replace(whole, kind="item", text=Words("Draw.", "引く。")))
