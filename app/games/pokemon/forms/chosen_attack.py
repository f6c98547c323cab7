"""An attack as somebody chose it in its form, and the one gesture that it comes to."""

from __future__ import annotations

from app.core.data.value import value
from app.core.ids import UnitId
from app.core.intent import Procedure, Step


@value
class ChosenAttack:
    """What the person has chosen so far."""

    unit: UnitId
    attack: str
    """Number of the attack, counted from 0; "" for a Pokémon whose attacks are not known."""
    base: int
    target: UnitId
    """"" for nobody."""
    aimed: bool
    """Whether the target is said besides, as there are several to choose from."""
    damage: int
    also: tuple[tuple[UnitId, int], ...]
    counters: tuple[tuple[UnitId, int], ...]


def gesture(asked: ChosenAttack) -> Step:
    """Return the attack as one gesture."""
    hurt = ((asked.target, asked.damage),) if asked.target else ()
    return Procedure(
        "attack",
        (
            ("unit", asked.unit),
            ("attack", asked.attack or "0"),
            *((("target", asked.target),) if asked.aimed and asked.target else ()),
            ("base", str(asked.base)),
            ("damage", _listed((*hurt, *asked.also))),
            ("counters", _listed(asked.counters)),
        ),
    )


def _listed(amounts: tuple[tuple[UnitId, int], ...]) -> str:
    return ",".join(f"{unit}:{points}" for unit, points in amounts)
