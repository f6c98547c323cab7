"""Which names a fact gives out: a name that was ever used, on any branch, is never used again."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.card import Mark
from app.core.facts.seal_facts import SealsOpened
from app.core.facts.turn_facts import Declared
from app.core.past.given_names import names_in
from app.core.table import Declaration
from tests.core.small_table import AKI, ZONES


@pytest.mark.parametrize(
    ("fact", "names"),
    [
        (
            f.Began("toy", (), ZONES, (f.StartCard("fox", 0, "hand.0", "ca", "u1"),)),
            ["ca", "u1"],
        ),
        (
            f.Moved(AKI, (f.CardMove(0, "field.0", handle="ca", unit="u1"),), renamed=((3, "cb"),)),
            ["ca", "u1", "cb"],
        ),
        (
            f.Brought(AKI, AKI, "hand.0", (f.BroughtCard("fox", "ca"),), renamed=((3, "cb"),)),
            ["ca", "cb"],
        ),
        (
            f.UnitsMoved(AKI, (f.UnitMove("u1", "field.1", renamed="u2", handles=((4, "ca"),)),)),
            ["ca", "u2"],
        ),
        (f.Shuffled(AKI, "deck.0", (1, 0), ("ca", "cb")), ["ca", "cb"]),
        (f.Faced(AKI, (0, 1), up=False, handles=((0, "ca"), (1, None))), ["ca"]),
        (SealsOpened(AKI, ("shields.0",), ((0, "ca"),)), ["ca"]),
        (f.Shown(AKI, (f.Showing(0, "ca"), f.Showing(1)), (AKI,)), ["ca"]),
        (f.Hidden(AKI, "hand.0", (f.Showing(0, "ca"),)), ["ca"]),
        (Declared(AKI, Declaration("d1", AKI, "strike")), ["d1"]),
    ],
    ids=lambda one: type(one).__name__,
)
def test_a_fact_gives_out_handles_and_ids(fact: f.Fact, names: list[str]) -> None:
    assert names_in((fact,)) == names


def test_a_card_that_comes_to_a_pile_nobody_lists_gets_none() -> None:
    assert names_in((f.Moved(AKI, (f.CardMove(0, "deck.0"),)),)) == []


def test_what_only_speaks_of_things_names_nothing_anew() -> None:
    marked = f.Marked(AKI, (f.MarkChange("u1", "damage", Mark("damage")),))
    assert names_in((marked, f.CoinsFlipped(AKI, (True,)), f.Rotated(AKI, ("u1",), 90))) == []


def test_the_names_of_a_gesture_are_those_of_all_its_facts() -> None:
    facts = (
        f.Shown(AKI, (f.Showing(0, "ca"),), (AKI,)),
        Declared(AKI, Declaration("d1", AKI, "strike")),
    )
    assert names_in(facts) == ["ca", "d1"]
