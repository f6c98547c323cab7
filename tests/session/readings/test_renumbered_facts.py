"""Every fact that means a card by number means it by another; all others stay as they are."""

from __future__ import annotations

from itertools import product

from app.core import fact as f
from app.core.card import Mark
from app.session.readings.renumbered_facts import renumbered
from tests.session.readings.played_copy import EVERY, played


def test_there_and_back_is_the_same_for_all_that_happens() -> None:
    kinds = set()
    for name, seed in product(sorted(EVERY), range(4)):
        game = played(EVERY[name], seed, before=40).tree
        for node in range(1, len(game)):
            for fact in game.facts(node):
                away = renumbered(fact, lambda card: 1000 - card)
                assert renumbered(away, lambda card: 1000 - card) == fact
                kinds |= {type(fact)} if away != fact else set()
    assert {f.Moved, f.Shuffled, f.Faced, f.Shown} <= kinds


def test_a_mark_on_a_card_names_it_by_number() -> None:
    put = f.Marked(0, (f.MarkChange("card.3", "x", Mark("x", 1)), f.MarkChange("u1", "x")))
    (one, other) = renumbered(put, lambda card: card + 4).changes  # type: ignore[union-attr]
    assert (one.target, other.target) == ("card.7", "u1")
