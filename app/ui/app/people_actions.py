"""What can be done at a table with other people at it, as entries of the registry.

At a table on one screen none of it is there: nobody needs to be shown what everybody sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from app.core.text.words import Words
from app.ui.commands.action_registry import Action

if TYPE_CHECKING:
    from app.games.game_api import Selection
    from app.ui.app.shell import Shell
    from app.ui.lan.together import Together

PAUSE_CLOCK = Words("Pa&use the clock", "時計を一時停止(&U)")
RESUME_CLOCK = Words("Let the clock go on (&U)", "時計を再開(&U)")


def together(window: Shell) -> Together | None:
    """Return what the table in front has beside its cards, where others are at it."""
    # Typed by no more than an object there: what lies beside a table knows the shell.
    return None if window.lan is None else cast("Together | None", window.lan.together)


def _with_others(
    name: str,
    title: Words,
    run: Callable[[Together, Selection], object],
    key: str = "",
    when: Callable[[Together], bool] = lambda _: True,
    *,
    separated: bool = False,
    named: Callable[[Together], Words] | None = None,
) -> Action:
    def is_there(window: Shell, _selection: Selection) -> bool:
        found = together(window)
        return found is not None and bool(when(found))

    def do(window: Shell, selection: Selection) -> None:
        found = together(window)
        if found is not None:
            run(found, selection)

    def called(window: Shell, _selection: Selection) -> Words:
        found = together(window)
        return title if found is None or named is None else named(found)

    return Action(
        name,
        title,
        "network",
        is_there,
        None,
        do,
        key,
        separated=separated,
        named=None if named is None else called,
    )


WITH_OTHERS: tuple[Action, ...] = (
    _with_others(
        "point",
        Words("Poi&nt at it", "ここを指す(&N)"),
        lambda found, _: found.point(),
        ".",
        separated=True,
    ),
    _with_others(
        "arrow",
        Words("&Arrow from here…", "ここから矢印(&A)…"),
        lambda found, _: found.draw_arrow(),
        ",",
    ),
    _with_others(
        "signs",
        Words("Show a si&gn…", "あいさつ(&G)…"),
        lambda found, _: found.choose_sign(),
        "Ctrl+.",
    ),
    _with_others(
        "answer",
        Words("Answer the &request", "依頼に答える(&R)"),
        lambda found, _: found.answer(),
        "F8",
        lambda found: found.is_asked,
    ),
    _with_others(
        "next_table",
        Words("Another ga&me…", "次の対戦の卓を開く(&M)…"),
        lambda found, _: found.open_next(),
        "",
        lambda found: found.may_open_next,
    ),
    _with_others(
        "clock",
        Words("&Clock…", "時計(&C)…"),
        lambda found, _: found.show_clock(),
        "Shift+Pause",
        separated=True,
    ),
    _with_others(
        "pause_clock",
        PAUSE_CLOCK,
        lambda found, _: found.pause_clock(),
        "Pause",
        lambda found: found.has_clock,
        named=lambda found: RESUME_CLOCK if found.clock_stands else PAUSE_CLOCK,
    ),
)
ON_CARDS = ("point", "arrow")
"""Those of them that belong to the menu of what is pointed at."""
