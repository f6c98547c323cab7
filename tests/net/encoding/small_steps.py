"""What the seats of the small table are told of a step, and the view that it happens to."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.card import Mark
from app.core.data.value import value
from app.core.facts.agreement_facts import OptionsSet
from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked
from app.core.facts.turn_facts import Declared, TurnSet
from app.core.ids import TABLE, SeatId
from app.core.seal import filled
from app.core.sight import redact, view
from app.core.table import Declaration, Table, Turn
from app.core.view import SeatFact, SeatView
from tests.core.small_table import AKI, REN, laid

FIRST, SECOND, THIRD = "cabcdefgh", "cijklmnop", "cqrstuvwx"
"""Handles as hosts draw them."""
UNIT, OTHER = "u12345678", "u23456789"
DECK, HAND, GRAVE, PRIZES, SHIELDS, STACK, FIELD = range(0, 14, 2)
"""Numbers of the zones of Aki; those of Ren are one more."""


@value
class Told:
    """One fact as one seat learns it."""

    before: SeatView
    fact: SeatFact
    after: SeatView


def told(table: Table, fact: f.Fact, seat: SeatId = AKI) -> Told:
    """Return what a seat is told of what happens to a table."""
    then = apply(table, fact)
    return Told(view(table, seat), redact(table, fact, then, seat), view(then, seat))


def after(table: Table, *facts: f.Fact) -> Table:
    """Return the table after what happens to it."""
    for fact in facts:
        table = apply(table, fact)
    return table


def stands(card: int, unit: str = UNIT, handle: str = FIRST, **more: object) -> f.Moved:
    """A card is put on Aki's field, as a unit or as a part of one."""
    move = f.CardMove(card, "field.0", handle=handle, up=True, unit=unit, **more)  # type: ignore[arg-type]
    return f.Moved(AKI, (move,))


def _examples() -> dict[str, tuple[Table, f.Fact]]:
    laid_table = laid(
        deck_0=("fox", "owl"),
        hand_0=("elk", "fawn"),
        grave_0=("cat",),
        prizes_0=("dog", "ape", "bat"),
        shields_0=("bee",),
    )
    elk = after(laid_table, stands(ELK))
    two = after(elk, stands(FAWN, handle=SECOND, role="attached"), stands(FOX, OTHER, THIRD))
    strike = Declaration("d1", AKI, "strike", (ELK,), ("c2",), ("seat.1",), "1")
    declared = after(laid_table, Declared(AKI, strike, 1))
    planned = after(laid_table, PlanLocked(AKI, filled("strike")), PlanLocked(REN, filled("wait")))
    open_plans = after(planned, PlansOpened(REN, (AKI,)))
    return {
        "draw": (laid_table, f.Moved(AKI, (_to("hand.0", FOX),), verb="draw")),
        "play": (laid_table, stands(ELK)),
        "evolve": (elk, stands(FAWN, handle=SECOND)),
        "attach": (elk, stands(FAWN, handle=SECOND, role="attached")),
        "hurt": (two, f.Marked(AKI, (f.MarkChange(UNIT, "damage", Mark("damage", 30)),))),
        "turn a unit": (two, f.Rotated(AKI, (UNIT,), 90)),
        "move a unit": (two, _unit_to("field.1", position=(1.5, 2.0))),
        "move it as it is": (two, _unit_to("field.1")),
        "move it within": (two, _unit_to("field.0", at=1)),
        "let it go": (two, f.Moved(AKI, (_to("deck.0", ELK, None), _to("deck.0", FAWN, None)))),
        "take a part": (two, f.Moved(AKI, (_to("deck.0", FAWN, None),))),
        "take a prize": (laid_table, f.Moved(AKI, (_to("hand.0", APE),))),
        "put under a seal": (laid_table, f.Moved(AKI, (_to("shields.0", ELK),))),
        "poison": (
            laid_table,
            f.Marked(AKI, (f.MarkChange("seat.1", "poisoned", Mark("poisoned")),)),
        ),
        "next turn": (laid_table, TurnSet(AKI, Turn(1, 1, "main"), "turn")),
        "tick off": (laid_table, TurnSet(AKI, Turn(0, 0, "setup", (("energy", 1),)), "use")),
        "agree": (laid_table, OptionsSet(AKI, (("tie", "on"),))),
        "declare": (laid_table, Declared(AKI, strike, 1)),
        "move the key card": (declared, f.Moved(AKI, (_to("grave.0", ELK, up=True),))),
        "move another": (declared, f.Moved(AKI, (_to("grave.0", FAWN, up=True),))),
        "say": (laid_table, f.Announced(AKI, "say", "hello")),
        "turn down": (laid_table, f.Faced(AKI, (CAT,), up=False)),
        "note on a card": (
            laid_table,
            f.Marked(AKI, (f.MarkChange(f"card.{CAT}", "note", Mark("note", 1, "hm")),)),
        ),
        "look": (laid_table, f.Shown(AKI, (f.Showing(FOX, FIRST),), (AKI,))),
        "lock a plan": (laid_table, PlanLocked(AKI, filled("strike"))),
        "take it back": (planned, PlanUnlocked(AKI)),
        "open plans": (planned, PlansOpened(REN, (AKI, REN))),
        "open plans by agreement": (planned, PlansOpened(TABLE, (REN,), (AKI,))),
        "a turn after plans": (open_plans, TurnSet(AKI, Turn(1, 1, "main"), "turn")),
        "shuffle": (laid_table, f.Shuffled(AKI, "deck.0", (OWL, FOX))),
    }


def _to(zone: str, card: int, handle: str | None = FIRST, *, up: bool = False) -> f.CardMove:
    return f.CardMove(card, zone, handle=handle, up=up)


def _unit_to(zone: str, at: int = 0, position: tuple[float, float] | None = None) -> f.UnitsMoved:
    return f.UnitsMoved(AKI, (f.UnitMove(UNIT, zone, at, position),))


FOX, OWL, ELK, FAWN, CAT, DOG, APE = range(7)
"""Numbers of the cards of the examples."""
EXAMPLES = _examples()
"""What happens, by the name of the gesture: the table before, and the fact."""
