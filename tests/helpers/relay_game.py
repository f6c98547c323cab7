"""A game whose one procedure carries out several legs in one step: what moments are shown of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.core.data.value import replace
from app.core.intent import Announce, Draw, MoveUnits, Procedure, PutMark, Step
from app.core.text.words import Words
from app.core.view import Event, SeatFact, SeatUnit, SeatView
from app.games.contracts.board.arrow_contract import BoardArrow
from app.games.contracts.board.moment_contract import ChangeNote, Moments, MomentSigns
from app.games.game_api import Look
from app.session.host.local_table import LocalTable, lay_table
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS

LEGS = 3
OUTPOST = TOYS["outpost"]


def runner(view: SeatView) -> SeatUnit:
    """Return the unit that runs: the first seat's in the wilderness."""
    return next(one for one in view.units.values() if view.cards[one.base].owner == 0)


def _relay(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    """Move the runner on by one cell in each leg, with a torch more; the last leg draws a card."""
    name = runner(look()).id
    for leg in range(1, LEGS + 1):
        yield Announce("leg", str(LEGS), number=leg)
        yield MoveUnits((name,), "wild", cell=leg + 1)
        yield PutMark((name,), "fire", add=1)
    seat = max(look().seat, 0)
    yield Draw(1, f"deck.{seat}", f"hand.{seat}")


def _title(_view: SeatView, events: tuple[Event, ...]) -> Words:
    leg = next(event for event in events if event.verb == "leg")
    return Words(f"Leg {leg.number} of {leg.text}", f"第{leg.number}区間／{leg.text}")


def _signs(view: SeatView, _facts: tuple[SeatFact, ...]) -> MomentSigns:
    cell = runner(view).cell
    note = ChangeNote(
        runner(view).id, Words("on", "先へ"), (Words("runs", "走る"), Words("on", "続く"))
    )
    return MomentSigns((BoardArrow(f"wild#{cell}", f"wild#{cell + 1}"),), (note,))


SPEC = replace(
    OUTPOST,
    id="relay",
    procedures={**OUTPOST.procedures, "relay": _relay},
    moments=Moments(frozenset({"leg"}), _title, _signs),
    sentences={
        **OUTPOST.sentences,
        "leg": Words("leg {number} of {text}", "第{number}区間"),
    },
)
RELAY = Procedure("relay")


def relay_table() -> LocalTable:
    """Lay a table of it on which nothing happened yet."""
    return lay_table(SPEC, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2)
