"""The smallest table on which each kind of zone lies, for examples of the core."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.data.value import replace
from app.core.ids import CardId, Handle, ZoneId
from app.core.table import Table
from app.core.text.words import Words
from app.core.zone import Seat, Visibility, ZoneSpec

AKI, REN = 0, 1


def zone(name: str, visibility: Visibility = "public", **more: object) -> ZoneSpec:
    return ZoneSpec(name, Words(name, name), visibility=visibility, **more)  # type: ignore[arg-type]


ZONES = (
    zone("deck", "hidden"),
    zone("hand", "owner"),
    zone("grave"),
    zone("prizes", "hidden", keeps_places=True),
    zone("shields", "sealed"),
    zone("stack", top_only=True),
    zone("field", holds="units"),
)
LISTED = ("hand", "grave", "shields")


def laid(**cards: tuple[str, ...]) -> Table:
    """Return a table of Aki and Ren; `deck_0=("fox", "owl")` are cards, the top one first.

    Their numbers follow the order in which they are named. Those that somebody lists have a handle.
    """
    starts = []
    for place, refs in cards.items():
        name, _, seat = place.rpartition("_")
        for ref in refs:
            handle: Handle | None = f"c{len(starts)}" if name in LISTED else None
            starts.append(
                f.StartCard(ref, int(seat), f"{name}.{seat}", handle=handle, up=name == "grave")
            )
    seats = (Seat("Aki", 0), Seat("Ren", 1))
    return apply(None, f.Began("toy", seats, ZONES, tuple(starts)))


def moved(table: Table, card: CardId, goal: ZoneId, **more: object) -> Table:
    """Return the table after Aki moved one card."""
    move = f.CardMove(card, goal, **more)  # type: ignore[arg-type]
    return apply(table, f.Moved(AKI, (move,)))


def with_spec(table: Table, zone: ZoneId, **said: object) -> Table:
    """Return the table as if the game said something else of one of its zones."""
    here = table.setting.zones[zone]
    spec = replace(here.spec, **said)
    zones = {**table.setting.zones, zone: replace(here, spec=spec)}
    return replace(table, setting=replace(table.setting, zones=zones))
