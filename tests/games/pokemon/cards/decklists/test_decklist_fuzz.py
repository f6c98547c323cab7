"""Any bytes at all: a deck, or a clear error, within two seconds and 200 MB.

The long form is `python -m tests.games.pokemon.cards.fuzz_decklists --minutes N`.
"""

from __future__ import annotations

import pytest

from tests.games.pokemon.cards.fuzz_decklists import nasty, random_input, slow_lines, watch


def test_harmful_and_random_inputs_do_no_harm() -> None:
    assert watch(seed=1, rounds=300, harm=True) == ""


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        ("hang", "a planted hang: more than 2.0 seconds"),
        ("crash", "ValueError"),
        ("memory", " MB of"),
    ],
)
def test_a_planted_harm_is_found(plant: str, found: str) -> None:
    assert found in watch(seed=1, rounds=0, harm=False, plant=plant)


def test_the_inputs_are_what_they_say() -> None:
    import random

    inputs = dict(nasty())
    assert len(inputs["10 MB of one line"]) > 9_999_000
    assert b"ENTITY" in inputs["laughs"]
    assert len(list(slow_lines())) > 200
    made = [random_input(random.Random(seed)) for seed in range(50)]
    assert made == [random_input(random.Random(seed)) for seed in range(50)]
    assert len(set(made)) > 40
