"""The words that steps use again and again, by their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.text.table_sentences import FOR_SEAT, FORGET, KNOW, LOOKED_INTO, SENTENCES
from app.games.game_registry import GAMES
from app.net.encoding.step_words import WORDS, spelled, word
from app.net.transport.wire_error import WireError


def test_a_known_word_goes_by_its_number_and_any_other_as_it_is() -> None:
    assert (word("move"), word(WORDS[-1])) == (0, len(WORDS) - 1)
    assert [spelled(number, "event") for number in (0, len(WORDS) - 1)] == ["move", WORDS[-1]]
    assert spelled(word("full moon"), "event") == word("full moon") == "full moon"


def test_the_first_words_keep_their_numbers() -> None:
    """Both ends know them by heart: those of docs/protocol-steps.md."""
    beginning = "move play bench attach evolve draw discard mark use turn damage energy supporter"
    assert WORDS[:13] == tuple(beginning.split())


@pytest.mark.parametrize("raw", [-1, len(WORDS), True, None, 1.0, ["move"]], ids=repr)
def test_what_stands_for_no_word_is_refused(raw: Any) -> None:
    with pytest.raises(WireError, match="event"):
        spelled(raw, "event")


def test_every_word_of_the_log_has_a_number_and_any_other_is_spelled_out() -> None:
    assert len(set(WORDS)) == len(WORDS)
    verbs = {*SENTENCES, *(verb for spec in GAMES.values() for verb in spec.sentences)}
    keys = {key for spec in GAMES.values() for key, *_ in (*spec.marks, *spec.ledger)}
    words = {verb.partition(":")[0] for verb in verbs} | keys
    # A guest of version 3 knows no number that came after it.
    words -= {FOR_SEAT, LOOKED_INTO, KNOW, FORGET}
    # Marks of the eleven types are too many for the list, and seldom.
    assert {word for word in words - set(WORDS) if word[-2:-1] != "_"} == set()
