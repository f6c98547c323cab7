"""What a person at a window in the network does in a game of secret plans, deed by deed.

A plan is made by mouse and keys on the board; nothing of it is sent before it is locked.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from app.games.nullpoga.planning import drafting
from app.games.nullpoga.planning.planned_sheet import mana_used
from app.games.nullpoga.resolver.board_values import COLUMNS
from app.games.nullpoga.table.board_reading import board_of
from app.games.nullpoga.table.nullpoga_marks import card_of
from app.games.nullpoga.table.nullpoga_zones import column_at
from app.net.client.table_client import TableClient
from app.ui.table.planned.look_back import LookBack
from app.ui.table.planned.look_back_sheet import LookBackSheet
from tests.e2e.stage_deeds import StageDeeds

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_SUMMONS = 2
PEOPLE = b'"kind":"people"'
"""How the others' connections stand comes every few seconds, whatever they do."""
FRAMES: list[bytes] = []
"""All that this process was ever sent, as it reads it."""


def _heard_frames() -> None:
    honest = TableClient._heard

    def hears(client: TableClient, text: bytes) -> object:
        FRAMES.append(bytes(text))
        return honest(client, text)

    TableClient._heard = hears  # type: ignore[method-assign,assignment]


_heard_frames()


class PlanDeeds(StageDeeds):
    """The hands of whoever plans in secret."""

    def planning(self) -> dict[str, Any]:
        """Tell how the game stands, and how far the own plan is."""
        bridge, view = self.window.bridge, self.hands.view
        assert bridge is not None
        own = view.seal(view.seat)
        return {
            "node": bridge.node,
            "turn": view.turn.number,
            "phase": view.turn.phase,
            "tasks": [one.id for one in self.hands.own_tasks() if one.choices],
            "draft": view.draft,
            "locked": own is not None and own.locked,
            "plan": own.text if own is not None else "",
            "others": [one.plan for one in view.seals if one.seat != view.seat],
            "frames": len(FRAMES),
        }

    def sketches(self, *, wasteful: bool) -> dict[str, Any]:
        """Plan by hand: summon what is cheap, attack with all that can.

        `wasteful`: whatever it costs; a table never refuses that.
        """
        self._to_front()
        self.hands.board.setFocus()
        for _ in range(MOST_SUMMONS):
            self._drag_cheapest(wasteful=wasteful)
        for unit in self._able():
            hands = self.hands
            hands.click(hands.at(unit))
            hands.key("A")
            hands.key(Qt.Key.Key_Escape)
        return self.planning()

    def _drag_cheapest(self, *, wasteful: bool) -> None:
        hands, view = self.hands, self.hands.view
        plan, board = drafting.draft_of(view), board_of(view)
        left = board.sides[view.seat].mana - mana_used(view, plan)
        monsters = {}
        for card in view.cards_in(f"hand.{hands.seat}"):
            known = card_of(view.cards[card].ref)
            if known is not None and known.kind == "monster":
                monsters[card] = known.cost
        taken = {summon.column for summon in plan.summons}
        free = [
            cell
            for cell in range(1, COLUMNS + 1)
            if column_at(view.seat, cell) not in taken
            and board.sides[view.seat].standby[column_at(view.seat, cell)] is None
        ]
        card = min(monsters, key=lambda one: (monsters[one], one), default="")
        if card and free and (wasteful or monsters[card] <= left):
            hands.drag(hands.at(card), hands.at(f"standby.{hands.seat}#{free[0]}"))

    def _able(self) -> list[str]:
        view = self.hands.view
        acting = {act.monster for act in drafting.draft_of(view).actions}
        rows = (f"battle.{view.seat}",)
        return [unit for row in rows for unit in view.zones[row].items if unit not in acting]

    def clears(self) -> dict[str, Any]:
        """Empty the draft, by its button."""
        assert self.window.place is not None
        panel = self.window.place.side.plan.panel
        assert panel is not None
        self._to_front()
        self.hands.press(panel.foot.buttons["clear_plan"])
        return self.planning()

    def unlocks(self) -> dict[str, Any]:
        """Take the locked plan back, by its button."""
        assert self.window.place is not None
        panel = self.window.place.side.plan.panel
        assert panel is not None
        return self._planned(lambda: self.hands.press(panel.foot.buttons["unlock_plan"]))

    def locks(self) -> dict[str, Any]:
        """Lock the plan by key."""
        return self._planned(lambda: self.hands.key("\r"))

    def goes_on(self, key: str = "") -> dict[str, Any]:
        """Carry out the next phase by a key, or by what the strip offers, once it does."""
        if key:
            return self._planned(lambda: self.hands.key(key))
        self.hands.until(self.hands.strip.buttons[0].isVisible, "the next phase")
        return self._planned(self.hands.choose)

    def looks_back(self) -> dict[str, Any]:
        """Ask where the game turned; tell what is said of it, or that it cannot be asked."""
        self._to_front()
        if not self.window.run_action("look_back"):
            return {"offered": False}
        (sheet,) = self.window.room.findChildren(LookBackSheet)
        back = sheet.findChild(LookBack)
        assert back is not None
        self.hands.until(lambda: back.through, "all turns are judged")
        told = {
            "offered": True,
            "said": sheet.headline.text(),
            "rows": sheet.rows.topLevelItemCount(),
        }
        self.hands.press(sheet.close_button)
        return told

    def shows_at_once(self) -> dict[str, Any]:
        """Choose that phases are not shown part by part."""
        self.window.looks.apply("moments", "off")
        return {}

    def _planned(self, deed: Callable[[], object]) -> dict[str, Any]:
        bridge = self.window.bridge
        assert bridge is not None
        before = bridge.node
        self._to_front()
        self.hands.board.setFocus()
        deed()
        self.hands.until(lambda: bridge.node != before, "what was done")
        return self.planning()

    def sent(self, since: int, file: str) -> dict[str, Any]:
        """Tell how long the messages to this window were since, and write all of them to a file.

        What is looked for there is not told to this process: it would hold it from then on.
        """
        Path(file).write_bytes(b"\n".join(FRAMES))
        told = (frame for frame in FRAMES[since:] if PEOPLE not in frame)
        return {"sizes": [len(frame) for frame in told]}
