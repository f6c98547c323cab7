"""What a person chooses before the first turn: numbered things, of which some are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import normalize

from app.cli.text_play import play_commands as c
from app.core.text.wording import both
from app.core.text.words import Words
from app.games.contracts.planned.text_play_contract import TextTable
from app.games.form_model import Ticks
from app.games.game_api import Selection
from app.games.table_tools import in_argument
from app.session.host.updates import Refused

if TYPE_CHECKING:
    from app.cli.text_play.text_terminal import TextTerminal
    from app.games.contracts.action_contract import GameAction
    from app.games.contracts.planned.text_play_contract import TextPlay
    from app.games.form_model import Form
    from app.games.game_api import GameSpec
    from app.games.task_model import Task
    from app.session.seat.seat_client import SeatClient

NOTHING = Selection()


def choice_of(spec: GameSpec, task: Task) -> GameAction | None:
    """Return the action that a task asks for, where it is asked by ticks alone."""
    names = [choice.action for choice in task.choices if choice.action]
    return next((one for one in spec.actions if one.id in names and one.form is not None), None)


class ChoiceTalk:
    """What one seat types while it chooses."""

    def __init__(
        self, client: SeatClient, action: GameAction, text: TextPlay, terminal: TextTerminal
    ) -> None:
        self._client = client
        self._action = action
        self._text = text
        self._terminal = terminal

    def run(self) -> bool:
        """Ask until something is chosen; False where people leave. Raises EOFError."""
        form = self._form("")
        ticks = _ticks(form)
        if form is None or ticks is None:
            return False
        self._terminal.show(self._text.before(self._client.view))
        self._terminal.say(form.title)
        rows = ((both(str(number)), one.title) for number, one in enumerate(ticks.among, 1))
        self._terminal.show((TextTable(tuple(rows)),))
        line = self._terminal.ask()
        while not c.meant(line, {c.QUIT: c.COMMANDS[c.QUIT]}):
            chosen = self._chosen(ticks, line) if line.strip() else None
            if chosen is not None and chosen.lines:
                line = self._doubted(chosen)
                if c.meant(line, c.AGREED) != c.YES:
                    continue
            if chosen is not None and self._lock(chosen):
                return True
            line = self._terminal.ask()
        return False

    def _form(self, chosen: str) -> Form | None:
        ask = self._action.form
        assert ask is not None  # found by it
        view = self._client.view
        first = _ticks(ask(view, NOTHING, {}))
        return ask(view, NOTHING, {first.id: chosen}) if first is not None else None

    def _chosen(self, ticks: Ticks, line: str) -> Form | None:
        """Return what a typed line chooses; None where it is no choice, which is said."""
        chosen = _numbered(ticks, line)
        form = self._form(in_argument(chosen))
        found = _ticks(form)
        if form is not None and form.intent is not None and found is not None and found.is_within:
            return form
        missing = form.missing if form is not None else None
        said = missing if missing is not None else self._action.title
        self._terminal.say(Words(f"✗ {said.en}", f"✗ {said.ja}"))
        self._terminal.say(
            Words("Type their numbers, such as 1 2.", "「1 2」のように番号を入力してください。")
        )
        return None

    def _doubted(self, form: Form) -> str:
        """Say what speaks against a choice, and return what is typed to that."""
        self._terminal.show(form.lines)
        self._terminal.say(
            Words(
                "Type yes to choose them all the same, or other numbers.",
                "このまま選ぶなら「はい」、選び直すなら別の番号を入力してください。",
            )
        )
        return self._terminal.ask()

    def _lock(self, form: Form) -> bool:
        assert form.intent is not None  # looked at before
        answer = self._client.ask(form.intent)
        if isinstance(answer, Refused):
            self._terminal.say(answer.reason)
        return not isinstance(answer, Refused)


def _ticks(form: Form | None) -> Ticks | None:
    """Return the one thing that a form asks, where that is to tick some."""
    if form is None or len(form.fields) != 1 or not isinstance(form.fields[0], Ticks):
        return None
    return form.fields[0]


def _numbered(ticks: Ticks, line: str) -> tuple[str, ...]:
    """Return what the numbers of a line stand for; none where something else is typed."""
    words = normalize("NFKC", line).replace(",", " ").replace("、", " ").split()
    among = {str(number): one.id for number, one in enumerate(ticks.among, 1)}
    return tuple(among[word] for word in words) if all(word in among for word in words) else ()
