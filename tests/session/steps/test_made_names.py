"""What a fact made is named in the order in which it lies there."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.apply.changes import changes
from app.core.facts.zone_facts import ZoneMade
from app.core.table import Table
from app.core.zone import MADE
from app.session.steps.made_names import names_made_by
from tests.core.small_table import AKI, laid


def made(table: Table, fact: f.Fact) -> list[str]:
    return names_made_by(table, fact, apply(table, fact), changes(table, fact))


def test_units_that_stand_up_are_named_and_none_that_stood_before() -> None:
    table = laid(hand_0=("fox", "owl", "elk"))
    stood = f.Moved(AKI, tuple(f.CardMove(n, "field.0", n, unit=f"u{2 - n}") for n in (0, 1)))
    assert made(table, stood) == ["u2", "u1"]
    joined = f.Moved(AKI, (f.CardMove(2, "field.0", unit="u1", role="attached"),))
    assert made(apply(table, stood), joined) == []


def test_cards_that_are_brought_to_a_pile_are_named_by_their_handles() -> None:
    brought = f.Brought(
        AKI, AKI, "hand.0", (f.BroughtCard("cat", "ca"), f.BroughtCard("cat", "cb"))
    )
    assert made(laid(hand_0=("fox",)), brought) == ["ca", "cb"]


def test_so_is_a_zone_and_nothing_else() -> None:
    side = ZoneMade(AKI, f"{MADE}1", "Side", AKI, "owner", (0.0, 0.0, 63.0, 88.0))
    assert made(laid(hand_0=("fox",)), side) == [f"{MADE}1"]
    assert made(laid(hand_0=("fox",)), f.CoinsFlipped(AKI, (True,))) == []
