"""A position written as a case, and read again."""

from __future__ import annotations

from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.adviser.cases.case_writing import case_of
from app.games.pokemon.cards.every_card import known_base
from tests.games.pokemon.adviser.cases.telling import at


def test_what_is_written_of_a_position_is_read_again() -> None:
    state = {
        "this_turn": {"kos": [{"owner": "B", "card": "TWM-130"}], "prizes_taken": {"A": 2}},
        "log": {
            "attacks": [
                {"turn_of": "A", "uid": "a1", "attack": "Bite"},
                {"turn_of": "B", "uid": "b1", "attack": "Mumble", "target": "a1"},
            ],
            "moved": [{"turn_of": "B", "uid": "b2"}],
            "gx_used": ["A"],
        },
    }
    before = at(**state)
    after = read_case(case_of(before, "again"), 1, known_base()).moves[0].position
    assert after.record == before.record
    assert after.turn == before.turn
