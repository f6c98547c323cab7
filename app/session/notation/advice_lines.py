"""`expect advice`: what the adviser says of the gestures of a line."""

from __future__ import annotations

import re

from app.core.ids import NodeId, SeatId
from app.core.intent import Intent
from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.contracts.notation_contract import misread
from app.games.game_api import GameSpec
from app.session.host.local_table import LocalTable
from app.session.seat.seat_adviser import SeatAdviser

_CLAIM = re.compile(r"(?P<no>no )?advice(?:\s+(?P<rule>[a-z0-9-]+))?", re.IGNORECASE)


def is_about_advice(text: str) -> bool:
    """Whether a claim asserts what the adviser said."""
    return _CLAIM.fullmatch(text) is not None


class Advised:
    """Listens to a game's adviser while a script is played; a game without one says nothing."""

    def __init__(self, spec: GameSpec, table: LocalTable) -> None:
        self._advisers: dict[SeatId, SeatAdviser] = {}
        self._said: list[str] = []
        """Ids of the rules that spoke up at the line before."""
        if spec.adviser is None:
            return
        adviser = spec.adviser()
        for seat in range(len(table.host.tree.table.setting.seats)):
            client = table.sit(seat)
            listening = SeatAdviser(
                adviser, seat, client.node, client.view, table.host.retell, _broken
            )
            client.listeners.append(listening.told)
            self._advisers[seat] = listening

    def forget(self) -> None:
        """Begin a new line."""
        self._said = []

    def foresee(self, seat: SeatId, intent: Intent) -> None:
        """Take in what is said before a gesture."""
        if seat in self._advisers:
            self._advisers[seat].catch_up()
            self._said += [advice.rule for advice in self._advisers[seat].foresee(intent)]

    def look_back(self, seat: SeatId, node: NodeId) -> None:
        """Take in what is said of a gesture that was made."""
        if seat in self._advisers:
            self._advisers[seat].catch_up()
            self._said += [advice.rule for advice in self._advisers[seat].advice_at(node)]

    def claims(self, claim: str) -> bool:
        """Check a claim about advice; False for one about something else. Raises NotationError."""
        found = _CLAIM.fullmatch(claim)
        if found is None:
            return False
        rule = found["rule"]
        heard = [one for one in self._said if rule in (None, one)]
        if bool(heard) == bool(found["no"]):
            once = list(dict.fromkeys(self._said))
            said = listed(once) if once else Words("nothing", "なし")
            raise misread(f"the adviser said: {said.en}.", f"助言は{said.ja}でした。", 5)
        return True


def _broken(_rule: str, _problem: Exception) -> None:
    """A rule that fails says nothing: that is no fault of the script."""
