"""Does what a task offers: sends its gesture, or runs its action so that the form opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.game_api import Selection

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.games.task_model import Choice, Task
    from app.ui.app.shell import Shell
    from app.ui.commands.action_registry import Action

NOTHING = Words("Nothing is waiting to be done.", "今、することはありません。")


def do(window: Shell, task: Task, choice: Choice) -> bool:
    """Carry out one of a task's choices; False if it was not possible."""
    place = window.place
    if place is None:
        return False
    if choice.intent is not None:
        return not place.carry_out(choice.intent).refused
    action = window.registry.named(choice.action)
    aimed = _aimed(window, task, action) if action is not None else None
    if action is None or aimed is None:
        window.tell(
            Words(
                f"“{choice.title.en}” is not possible now. Select the card it is for first.",
                f"「{choice.title.ja}」は今は使えません。先に対象のカードを選んでください。",
            ),
            "refused",
        )
        return False
    return window.perform(action, aimed)


def do_next(window: Shell) -> None:
    """Do the first that the first task offers; hand over where only the other one can go on.

    Of a game that is over it is shown how it ended: another one is begun by choice alone.
    """
    if window.situation().is_over and window.run_action("ending"):
        return
    todo = window.side.tasks.todo if window.side is not None else None
    for task in todo.own if todo is not None else ():
        if task.choices:
            do(window, task, task.choices[0])
            return
    strip = window.side.tasks.strip if window.side is not None else None
    if strip is None or not strip.pass_on():
        window.tell(NOTHING)


def _aimed(window: Shell, task: Task, action: Action) -> Selection | None:
    """Return what an action of a task acts on: what is selected, else what the task is about."""
    assert window.bridge is not None
    situation = window.situation()
    about = _about(window.bridge.view, task)
    for selection in (window.selection(), Selection(), about):
        if action.when(situation, selection):
            return selection
    return None


def _about(view: SeatView, task: Task) -> Selection:
    """Return what a task is about, in the words of the table."""
    return Selection(
        tuple(name for name in task.units if name not in view.units),
        tuple(name for name in task.units if name in view.units),
    )
