"""Opens the rules at hand over the table that shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.panels.readings.rules_sheet import RulesSheet

if TYPE_CHECKING:
    from app.ui.app.shell import Shell


def show_rules(window: Shell, rule: str = "", about: tuple[str, ...] = ()) -> None:
    """Show the rules of the adviser, at one where it is named; `about` is what is in question."""
    place = window.place_in_front
    if place is None or place.bridge.spec.adviser is None:
        return
    advice = place.side.advice
    advice.follow()
    assert advice.memory is not None
    found = window.room.findChild(RulesSheet)
    if isinstance(found, RulesSheet):
        found.open(rule, about)
        return
    RulesSheet(window, place.bridge, place.bridge.spec.adviser(), advice.memory).open(rule, about)
