"""One player types a plan: entries in and out, the board again, until it is locked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from app.cli.text_play import play_commands as c
from app.cli.text_play.play_help import TOLD
from app.core.intents.seal_intents import LockPlan, Sketch
from app.core.text.words import Words
from app.games.contracts.planned.text_play_contract import TextTable
from app.session.host.updates import Refused

if TYPE_CHECKING:
    from app.cli.text_play.draft_advice import DraftAdvice
    from app.cli.text_play.text_terminal import TextTerminal
    from app.games.contracts.planned.text_play_contract import TextPlay
    from app.session.seat.seat_client import SeatClient

Ending = Literal["locked", "turn_back", "left"]
"""What a talk ends with: the plan is locked, the last turn is to be taken back, or people leave."""


class PlanTalk:
    """What one seat types while it plans."""

    def __init__(
        self, client: SeatClient, text: TextPlay, terminal: TextTerminal, advice: DraftAdvice
    ) -> None:
        self._client = client
        self._text = text
        self._terminal = terminal
        self._advice = advice

    def run(self) -> Ending:
        """Show the board, and read lines until one ends it. Raises EOFError."""
        self._terminal.show(self._text.board(self._client.view))
        if self._client.view.draft:
            self._show_plan()
        while True:
            line = self._terminal.ask()
            ending = self._does(line) if line.strip() else None
            if ending is not None:
                return ending

    def _does(self, line: str) -> Ending | None:
        command = c.meant(line, c.COMMANDS)
        if command == c.LOCK:
            return "locked" if self._lock() else None
        if command == c.QUIT:
            return "left"
        if command == c.UNDO:
            return self._undo()
        if command == c.REDO:
            self._redo()
        elif command == c.SHOW:
            self._terminal.show(self._text.board(self._client.view))
        elif command == c.PLAN:
            self._show_plan()
        elif command == c.HELP:
            self._help()
        else:
            self._entry(line)
        return None

    def _show_plan(self) -> None:
        self._terminal.show(self._text.plan(self._client.view))
        self._terminal.show(self._advice.whole())

    def _lock(self) -> bool:
        said = self._advice.news(locked=True)
        answer = self._client.ask(LockPlan(self._client.view.draft))
        if isinstance(answer, Refused):
            self._terminal.say(answer.reason)
        else:
            self._terminal.show(said)
        return not isinstance(answer, Refused)

    def _undo(self) -> Ending | None:
        if not self._client.draft.can_go_back(self._client.view):
            return "turn_back"
        self._client.draft.go(-1)
        self._show_plan()
        return None

    def _redo(self) -> None:
        if self._client.draft.can_go_forth(self._client.view):
            self._client.draft.go(1)
            self._show_plan()
            return
        self._terminal.say(Words("There is nothing to redo.", "やり直せる入力はありません。"))

    def _help(self) -> None:
        self._terminal.say(self._text.intro)
        self._terminal.show((TextTable((*self._text.help, *TOLD)),))

    def _entry(self, line: str) -> None:
        typed = self._text.read(self._client.view, line)
        if typed.wrong is not None:
            self._terminal.say(Words(f"✗ {typed.wrong.en}", f"✗ {typed.wrong.ja}"))
        if typed.draft is not None:
            self._client.ask(Sketch(typed.draft))
        self._terminal.show(typed.shown)
        if typed.draft is not None:
            self._terminal.show(self._advice.news())
