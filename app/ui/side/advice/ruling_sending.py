"""Makes a ruling at the table: who may agree to it, and how it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.intents.agreement_intents import Rule
from app.core.text.words import Words, packed
from app.games.contracts.computer_contract import computers_of
from app.ui.side.advice.ruling_form import WhoAgrees

if TYPE_CHECKING:
    from app.core.advice import AdviceRule
    from app.ui.table.bridge import Bridge

REASONED = Words("{message} Reason: {reason}", "{message}理由：{reason}")


def who_agrees(bridge: Bridge) -> WhoAgrees:
    """Return who may agree to a ruling, for who looks; a judge rules alone."""
    if bridge.seat < 0:
        return WhoAgrees({})
    computers, seats = computers_of(bridge.view.options), bridge.view.setting.seats
    names = {at: seat.name for at, seat in enumerate(seats) if at not in computers}
    return WhoAgrees(names, bridge.seat, lambda: bridge.ask_others is not None)


def send_ruling(
    bridge: Bridge, rule: AdviceRule, about: tuple[str, ...], seats: tuple[int, ...], reason: str
) -> None:
    """Rule on `rule`; the others are asked first where seats beside the own one agree."""
    # Everybody reads it: the rule is for all, what was said of it may name a card in a hand.
    words = rule.title
    if reason:
        words = Words(
            REASONED.en.format(message=words.en, reason=reason),
            REASONED.ja.format(message=words.ja, reason=reason),
        )
    ruling = Rule(rule.id, packed(words), about, seats)
    if {*seats} <= {bridge.seat}:
        bridge.ask(ruling)
    else:
        bridge.agree(ruling)
