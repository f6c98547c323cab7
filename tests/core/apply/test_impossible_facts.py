"""A fact that does not fit is refused with one error, whatever is wrong with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.apply.fitting import ImpossibleFactError
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked, SealsOpened
from app.core.facts.turn_facts import Declared, TurnSet
from app.core.ids import JUDGE, SPECTATOR
from app.core.seal import filled
from app.core.sight import handles_seen, redact, view
from app.core.table import Declaration, Table, Turn
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec
from tests.helpers.play import played
from tests.helpers.toy_games import TOYS

ZONES = (
    ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden"),
    ZoneSpec("field", Words("Field", "場"), holds="units"),
)
SEATS = (Seat("Aki", 0), Seat("Ren", 1))
CARD = f.StartCard("ace", 0, "deck.0")
UNIT = f.StartCard("ace", 0, "field.0", handle="c1", unit="u1", up=True)
BEGAN = f.Began("toy", SEATS, ZONES, (CARD, CARD, UNIT))


@pytest.fixture
def table() -> Table:
    return apply(None, BEGAN)


def test_a_history_that_does_not_begin() -> None:
    with pytest.raises(ImpossibleFactError, match="begins with the laying"):
        apply(None, f.Shuffled(0, "deck.0", ()))


@pytest.mark.parametrize("number", [-1, -3, 3, 10**9])
def test_a_card_that_is_not_there(table: Table, number: int) -> None:
    declared = Declaration("d1", 0, "strike", cards=(number,), handles=("c9",))
    facts = (
        f.Moved(0, (f.CardMove(number, "deck.0"),)),
        f.Moved(0, (f.CardMove(0, "deck.0"),), renamed=((number, "c9"),)),
        f.Shuffled(0, "deck.0", (0, number)),
        f.Faced(0, (number,), up=True),
        f.Marked(0, (f.MarkChange(f"card.{number}", "damage"),)),
        f.Shown(0, (f.Showing(number, "c9"),), (0,)),
        f.Hidden(0, "deck.0", (f.Showing(number, "c9"),)),
        Declared(0, declared, None),
    )
    for fact in facts:
        with pytest.raises(ImpossibleFactError):
            apply(table, fact)


def test_a_seat_or_a_handle_that_is_not_there(table: Table) -> None:
    for fact in (
        TurnSet(0, Turn(1, 2)),
        TurnSet(0, Turn(1, -1)),
        Declared(0, Declaration("d1", 0, "strike", cards=(0,)), None),
        Declared(0, Declaration("d1", 0, "strike"), 1, passed=(2,)),
        SealsOpened(0, ("deck.0",), ()),
    ):
        with pytest.raises(ImpossibleFactError):
            apply(table, fact)


@pytest.mark.parametrize(
    "fact",
    [
        OptionsSet(0, (("", "on"),)),
        OptionsSet(0, (("tie", "x" * 101),)),
        OptionsSet(0, tuple((f"option-{number}", "on") for number in range(301))),
        Ruled(0, " once", "kept"),
        Ruled(0, "once", "kept", ("table",) * 61),
        Ruled(0, "once", "kept", seats=(2,)),
        Ruled(0, "once", "kept", seats=(-1,)),
    ],
    ids=range(7),
)
def test_what_nobody_can_have_agreed_on(table: Table, fact: OptionsSet | Ruled) -> None:
    with pytest.raises(ImpossibleFactError):
        apply(table, fact)


def test_names_in_a_ruling_that_mean_nothing_reach_nobody(table: Table) -> None:
    """A file may hold anything: what a seat does not see is not told to it."""
    ruled = Ruled(0, "once", "kept", ("c1", "c9", "seat.0", "seat.9", "table", "u1", "u9"))
    for seat in (0, 1, JUDGE, SPECTATOR):
        (event,) = redact(table, ruled, apply(table, ruled), seat).events
        assert event.about == ("c1", "seat.0", "table", "u1")


NEW = f.BroughtCard("ace")
STANDING = f.BroughtCard("ace", handle="c2", unit="u2")


@pytest.mark.parametrize(
    "fact",
    [
        f.Brought(0, 0, "deck.0", ()),
        f.Brought(0, 0, "deck.0", (NEW,) * 61),
        f.Brought(0, 7, "deck.0", (NEW,)),
        f.Brought(0, -1, "deck.0", (NEW,)),
        f.Brought(0, 0, "nowhere", (NEW,)),
        f.Brought(0, 0, "deck.0", (NEW,), at=-1),
        f.Brought(0, 0, "deck.0", (STANDING,)),
        f.Brought(0, 0, "field.0", (NEW,)),
        f.Brought(0, 0, "field.0", (replace(STANDING, unit="u1"),)),
        f.Brought(0, 0, "field.0", (STANDING, replace(STANDING, handle="c3"))),
        f.Brought(0, 0, "deck.0", (replace(NEW, ref=""),)),
        f.Brought(0, 0, "deck.0", (replace(NEW, ref="x" * 201),)),
        f.Brought(0, 0, "deck.0", (replace(NEW, ref="two\nlines"),)),
        f.Brought(0, 0, "deck.0", (NEW,), renamed=((-1, "c9"),)),
        f.Brought(0, 0, "deck.0", (NEW,), renamed=((3, "c9"),)),
    ],
    ids=range(15),
)
def test_cards_that_cannot_have_been_brought(table: Table, fact: f.Brought) -> None:
    with pytest.raises(ImpossibleFactError):
        apply(table, fact)


@pytest.mark.parametrize("game", sorted(TOYS))
def test_the_handles_seen_are_those_of_the_view(game: str) -> None:
    tree = played(TOYS[game], 4).host.tree
    for node in tree.nodes:
        table = tree.table_at(node.id)
        for seat in range(len(table.setting.seats)):
            assert handles_seen(table, seat) == view(table, seat).cards.keys()


@pytest.mark.parametrize(
    "fact",
    [
        PlanLocked(2, filled("strike")),
        PlanLocked(JUDGE, filled("strike")),
        PlanLocked(0, "strike"),
        PlanLocked(0, filled('"')),
        PlanUnlocked(0),
        PlansOpened(0, (0,)),
        PlansOpened(0, (1, 0)),
        PlansOpened(0, (1,), (2,)),
    ],
    ids=repr,
)
def test_plans_that_nobody_can_have_made(table: Table, fact: f.Fact) -> None:
    table = apply(table, PlanLocked(1, filled("wait")))
    with pytest.raises(ImpossibleFactError):
        apply(table, fact)


def test_what_lies_open_is_not_taken_back(table: Table) -> None:
    table = apply(table, PlanLocked(1, filled("wait")))
    opened = apply(table, PlansOpened(1, (1,)))
    for fact in (PlanUnlocked(1), PlansOpened(0, (1,))):
        with pytest.raises(ImpossibleFactError):
            apply(opened, fact)
