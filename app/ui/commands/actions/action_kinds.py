"""The few kinds of actions the program has, and what they may ask of a `Situation`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from app.ui.commands.action_registry import Action

if TYPE_CHECKING:
    from app.core.intent import Intent
    from app.core.text.words import Words
    from app.games.game_api import Selection
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront
    from app.ui.commands.situation import Situation
    from app.ui.lan.together import Together

Can = Callable[["Situation"], object]
"""Whether an action is possible, whatever is selected: by whether it gives anything."""


def at_table(situation: Situation) -> bool:
    """Whether a table shows."""
    return situation.at_table


def always(_situation: Situation) -> bool:
    """Whether nothing has to be there for it."""
    return True


def does(
    name: str,
    title: Words,
    run: Callable[[Shell], object],
    key: str = "",
    can: Can = at_table,
    **more: Any,
) -> Action:
    """Return an action of the window; `more` are further fields of `Action`."""
    return Action(name, title, "", _whenever(can), None, lambda w, _: run(w), key, **more)


def of_table(
    name: str,
    title: Words,
    run: Callable[[TableInFront], object],
    key: str = "",
    can: Can = at_table,
    **more: Any,
) -> Action:
    """Return an action of the table that shows, but no gesture of its game."""

    def at_place(window: Shell) -> None:
        if window.place_in_front is not None:
            run(window.place_in_front)

    return does(name, title, at_place, key, can, **more)


def of_company(
    name: str,
    title: Words,
    run: Callable[[Together], object],
    key: str = "",
    can: Can = always,
    **more: Any,
) -> Action:
    """Return an action of what a table has beside its cards, where others are at it."""

    def with_others(window: Shell) -> None:
        # Typed by no more than an object there: what lies beside a table knows the shell.
        found = None if window.lan is None else cast("Together | None", window.lan.company.together)
        if found is not None:
            run(found)

    def is_there(situation: Situation) -> bool:
        return situation.network.company is not None and bool(can(situation))

    return does(name, title, with_others, key, is_there, **more)


def gesture(
    name: str, title: Words, intent: Intent, key: str = "", can: Can = at_table, **more: Any
) -> Action:
    """Return an action that is the same gesture whatever is selected."""
    return Action(name, title, "", _whenever(can), lambda _, __: intent, None, key, **more)


def in_menu(menu: str, actions: Iterable[Action]) -> tuple[Action, ...]:
    """Return actions as those of a menu, in its order."""
    return tuple(replace(entry, menu=menu) for entry in actions)


def _whenever(can: Can) -> Callable[[Situation, Selection], bool]:
    return lambda situation, _selection: bool(can(situation))
