"""Lines about the history: taking back, doing again, branches and places with a name."""

from __future__ import annotations

import re
from collections.abc import Callable

from app.core.ids import NodeId, SeatId
from app.core.intent import Jump, Navigation, Redo, Undo, WriteLabel
from app.core.text.wording import either
from app.core.text.words import Words
from app.games.contracts.notation_contract import NotationError, amount, misread
from app.session.host.local_table import LocalTable
from app.session.host.updates import Refused

_BACK = re.compile(r"(?:take back|undo)(?:\s+(?P<n>\w+)\s+steps?)?", re.IGNORECASE)
_AGAIN = re.compile(r"(?:do again|redo)(?:\s+(?P<n>\w+)\s+steps?)?", re.IGNORECASE)
_BRANCH = re.compile(r"branch\s+(?P<name>.+?)\s*[:：]?", re.IGNORECASE)
_MARK = re.compile(r"mark\s+(?P<name>[^:：]+)", re.IGNORECASE)
_GO = re.compile(r"go (?:back )?to\s+(?P<name>.+)", re.IGNORECASE)
_NOTE = re.compile(r"note\s*[:：]\s*(?P<text>.+)", re.IGNORECASE)

_BEGINNING = re.compile(r"(?:the )?(?:beginning|start)", re.IGNORECASE)


class Travels:
    """Goes through the history of a table as a script says."""

    def __init__(self, table: LocalTable) -> None:
        self._table = table
        self._named: dict[str, NodeId] = {}
        self._branch = ""
        """What the next gesture is called, as the beginning of a branch."""
        self._actor: SeatId = 0

    def carries_out(self, text: str, actor: SeatId) -> bool:
        """Carry out a line about the history; False for any other. Raises NotationError."""
        self._actor = actor
        ways: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], None]], ...] = (
            (_BACK, lambda found: self._steps(Undo(), found["n"])),
            (_AGAIN, lambda found: self._steps(Redo(), found["n"])),
            (_BRANCH, self._begins),
            (_MARK, lambda found: self._mark(found["name"])),
            (_GO, lambda found: self._go(found["name"].removesuffix("."))),
            (_NOTE, lambda found: self._label(note=found["text"])),
        )
        for form, does in ways:
            found = form.fullmatch(text)
            if found is not None:
                does(found)
                return True
        return False

    def grew(self, node: NodeId, actor: SeatId) -> None:
        """Take in that a gesture was made: it may be the first of a branch with a name."""
        if self._branch:
            name, self._branch = self._branch, ""
            self._actor = actor
            self._named[name.casefold()] = node
            self._navigate(WriteLabel(node, name))

    def _steps(self, intent: Undo | Redo, steps: str | None) -> None:
        count = amount(steps) if steps else 1
        for _ in range(min(count, len(self._table.host.tree))):
            self._navigate(intent)

    def _begins(self, found: re.Match[str]) -> None:
        self._branch = found["name"]

    def _mark(self, name: str) -> None:
        self._named[name.strip().casefold()] = self._table.host.tree.cursor
        self._label(name=name.strip())

    def _label(self, name: str = "", note: str = "") -> None:
        tree = self._table.host.tree
        old = tree.labels.get(tree.cursor)
        if old is not None:
            name, note = name or old.name, note or old.note
        self._navigate(WriteLabel(tree.cursor, name, note))

    def _go(self, name: str) -> None:
        node = 0 if _BEGINNING.fullmatch(name) else self._named.get(name.casefold())
        if node is None:
            known = either(list(self._named)) if self._named else Words("none yet", "まだなし")
            raise misread(
                f"no place is called “{name}”. Places with a name: {known.en}.",
                f"「{name}」という場所はありません。名前のある場所は{known.ja}です。",
            )
        self._navigate(Jump(node))

    def _navigate(self, intent: Navigation) -> None:
        answer = self._table.sit(self._actor).ask(intent)
        if isinstance(answer, Refused):
            raise NotationError(answer.reason, 4)
