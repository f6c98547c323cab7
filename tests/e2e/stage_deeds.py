"""What a person at a window in the network does where actions wait on a stage, deed by deed.

Cards are named as they are printed ("H-9"), what is declared by its action ("counter"), units by
their ids, which are the same for everybody.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from app.net.client.table_client import TableClient
from app.ui.forms.form_fields import ChoiceRow
from app.ui.lan.request_card import RequestCard
from tests.e2e.far_deeds import Deeds

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.games.form_model import Choosable

CTRL = Qt.KeyboardModifier.ControlModifier
_NAMED = re.compile(rb"(?<![\w-])([SHDCJ]-(?:10|[2-9AJQKRB]))(?![\w-])")
"""The name of a playing card, as it is sent."""


def heard_names() -> set[str]:
    """Return a set that will hold the name of every playing card this process is sent."""
    names: set[str] = set()
    honest = TableClient._heard

    def hears(client: TableClient, text: bytes) -> object:
        names.update(name.decode() for name in _NAMED.findall(text))
        return honest(client, text)

    TableClient._heard = hears  # type: ignore[method-assign,assignment]
    return names


NAMES = heard_names()


class StageDeeds(Deeds):
    """The hands of whoever plays with a stage."""

    def staged(self) -> dict[str, Any]:
        """Tell how the game stands: the turn, the stage, what lies where and what is to be done."""
        view, bridge = self.hands.view, self.window.bridge
        assert bridge is not None
        return {
            "node": bridge.node,
            "turn": view.turn.number,
            "seat": view.turn.seat,
            "phase": view.turn.phase,
            "chance": view.stage.chance,
            "stage": [one.text for one in view.stage.declarations],
            "tasks": [one.id for one in self.hands.own_tasks() if one.choices],
            "counts": {name: zone.count for name, zone in view.zones.items()},
            "faces": {
                name: [view.cards[card].ref for card in view.cards_in(name)] for name in view.zones
            },
            "units": {name: list(zone.items) for name, zone in view.zones.items() if zone.items},
        }

    def _did(self, deed: Callable[[], object]) -> dict[str, Any]:
        bridge = self.window.bridge
        assert bridge is not None
        before = bridge.node
        self._to_front()
        self.hands.board.setFocus()
        deed()
        self.hands.until(lambda: bridge.node != before, "what was done")
        return self.staged()

    def start(self, which: str, **answers: list[str]) -> dict[str, Any]:
        """Start an action by the key for it, and answer what its form asks."""
        return self._did(lambda: self._start(which, answers))

    def _start(self, which: str, answers: dict[str, list[str]]) -> None:
        self.hands.key("R")
        self._fill({"which": [which], **answers})

    def drag_to_soldiers(self, card: str) -> dict[str, Any]:
        """Drag a card of the hand to the soldiers: it is summoned there."""
        hands = self.hands
        goal = f"soldiers.{hands.seat}"
        return self._did(lambda: hands.drag(hands.at(self._held(card)), hands.at_zone(goal)))

    def _held(self, ref: str) -> str:
        return next(card for card in self._hand() if self._ref(card) == ref)

    def let_pass(self) -> dict[str, Any]:
        """Let the chance pass, by key."""
        return self._did(lambda: self.hands.key("P"))

    def resolve(self, **answers: list[str]) -> dict[str, Any]:
        """Do what the strip asks for; where that opens a form, answer it."""
        return self._did(lambda: self._resolve(answers))

    def _resolve(self, answers: dict[str, list[str]]) -> None:
        self.hands.choose()
        assert self.window.side is not None
        if self.window.side.sheets.form.isVisible():
            self._fill(answers)

    def _fill(self, answers: dict[str, list[str]]) -> None:
        for field, wanted in answers.items():
            for one in wanted:
                row = self.hands.form.rows.get(field)
                if row is not None:
                    assert isinstance(row, ChoiceRow)
                    among: tuple[Choosable, ...] = row.field.among  # type: ignore[attr-defined]
                    found = [each.id for each in among if self._is(each.id, one)]
                    assert found, f"{field}: no {one} among {[each.title.en for each in among]}"
                    self.hands.answer(field, found[0])
        # Its button comes to stand elsewhere with every field.
        self.hands.read_strip()
        self.hands.carry_out()

    def _is(self, thing: str, written: str) -> bool:
        view = self.hands.view
        card = view.cards.get(thing)
        staged = next((one.text for one in view.stage.declarations if one.id == thing), "")
        return written in (thing, staged, "" if card is None else card.ref)

    def asks_back(self) -> dict[str, Any]:
        """Take the last gesture back by key: where the others have to agree they are asked."""
        self._to_front()
        self.hands.board.setFocus()
        self.hands.key("Z", CTRL)
        self.hands.wait(0.3)
        offers = [one.action for one in self.window.messages.kept if one.action is not None]
        if offers and not self._cards():
            offers[-1].do()
        self.hands.until(self._cards, "the request is there")
        return self.staged()

    def allows(self) -> dict[str, Any]:
        """Wait for a request of the other's, and allow it."""
        self._to_front()
        self.hands.until(lambda: [one for one in self._cards() if not one.mine], "a request")
        return self._did(lambda: self.hands.press(self._cards()[0].buttons["allow"]))

    def _cards(self) -> list[RequestCard]:
        return [one for one in self.window.findChildren(RequestCard) if one.isVisible()]

    def names(self) -> dict[str, Any]:
        """Tell which playing cards this process was ever sent the name of."""
        return {"names": sorted(NAMES)}
