"""Opens the rules at hand over the table that shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.panels.readings.rules_sheet import RulesSheet

if TYPE_CHECKING:
    from app.core.advice import AdviceRule
    from app.games.game_api import GameSpec
    from app.ui.app.shell import Shell


def known_rules(spec: GameSpec) -> tuple[AdviceRule, ...]:
    """Return the rules of a game's adviser; none where it has none."""
    return spec.adviser().rules if spec.adviser is not None else ()


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
