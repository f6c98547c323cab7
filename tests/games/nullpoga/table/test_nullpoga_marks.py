"""What is written on the table: numbers of monsters, and marks with their words."""

from __future__ import annotations

from app.games.nullpoga.flow.settling import states_of
from app.games.nullpoga.resolver.board_values import Standing
from app.games.nullpoga.table.nullpoga_marks import (
    ATTACK_NUMBER,
    COUNTED,
    LIFE_NUMBER,
    MARKS,
    UNNUMBERED,
    UNSEEN,
    card_of,
)


def test_monsters_and_tokens_have_the_numbers_of_their_card_and_spells_have_none() -> None:
    for ref, attack, life in (("boar", 3, 2), ("rat", 1, 1), ("meteor", None, None)):
        assert (ATTACK_NUMBER.usual(ref), LIFE_NUMBER.usual(ref)) == (attack, life)
    assert LIFE_NUMBER.usual("rock") is not None


def test_what_is_no_card_is_none() -> None:
    assert [card_of(ref) for ref in (None, "", "no such card")] == [None] * 3
    assert ATTACK_NUMBER.usual("no such card") is None


def test_every_state_of_a_monster_has_words() -> None:
    assert states_of(Standing("u1", "boar", 3, 2, 2, 0)).keys() <= MARKS.keys()
    assert MARKS.keys() >= COUNTED | UNNUMBERED | UNSEEN
