"""All the program itself can do: its menus and what stands in them, and the outline's own keys.

What a game offers on its cards comes from the game (`GameSpec.actions`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.ui.commands.action_registry import Action
from app.ui.commands.actions.beginning_actions import SHOWN
from app.ui.commands.actions.computer_actions import COMPUTER_ACTIONS
from app.ui.commands.actions.network_actions import NETWORK_ACTIONS
from app.ui.commands.actions.planning_actions import PLAN_ACTIONS
from app.ui.commands.actions.play_actions import PLAY_ACTIONS
from app.ui.commands.actions.playback_actions import PLAYBACK_ACTIONS
from app.ui.commands.actions.stage_actions import STAGE_ACTIONS
from app.ui.commands.actions.table_actions import TABLE_ACTIONS
from app.ui.commands.actions.view_actions import HELP_ACTIONS, VIEW_ACTIONS
from app.ui.outline.outline_keys import COMMANDS, Command

if TYPE_CHECKING:
    from app.games.game_api import Selection
    from app.ui.app.shell import Shell

MENUS: tuple[tuple[str, Words], ...] = (
    ("tables", Words("&Table", "卓(&T)")),
    ("play", Words("&Play", "プレイ(&P)")),
    ("plan", Words("P&lan", "計画(&L)")),
    ("stage", Words("The &stage", "ステージ(&S)")),
    ("computers", Words("&Computers", "コンピューター(&C)")),
    ("network", Words("&Network", "ネットワーク(&N)")),
    ("view", Words("&View", "表示(&V)")),
    ("playback", Words("&Replay", "場面再生(&R)")),
    ("help", Words("&Help", "ヘルプ(&H)")),
)
"""(id, title) of the menus, in order."""
PRIMARY = (*SHOWN, "end_turn")
"""What the one button in vermilion may do."""
ACTIONS: tuple[Action, ...] = (
    *TABLE_ACTIONS,
    *PLAN_ACTIONS,
    *PLAY_ACTIONS,
    *STAGE_ACTIONS,
    *COMPUTER_ACTIONS,
    *NETWORK_ACTIONS,
    *VIEW_ACTIONS,
    *PLAYBACK_ACTIONS,
    *HELP_ACTIONS,
)


def _of_outline(command: Command) -> Action:
    """Return what only the outline does; its own tree answers the keys."""

    def run(window: Shell, _selection: Selection) -> None:
        from app.ui.outline.outline_panel import OutlinePanel  # noqa: PLC0415 - once it shows

        outline = window.place.in_outline() if window.place is not None else None
        if isinstance(outline, OutlinePanel):
            outline.do(command.id)

    return Action(
        command.id, command.title, "outline", lambda s, _: s.in_outline, None, run, command.key
    )


OUTLINE: tuple[Action, ...] = tuple(map(_of_outline, COMMANDS))
"""What the outline does with the keyboard beside what the board does too."""
