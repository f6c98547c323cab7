"""Where a journey through the history leads, or why it leads nowhere."""

from __future__ import annotations

from app.core.ids import NodeId
from app.core.intent import Jump, Redo, Undo
from app.core.past.history import HistoryTree
from app.core.text.words import Words
from app.games.contracts.computer_contract import computers_of
from app.session.host.updates import Travel
from app.session.steps.rights import ImpossibleError


def goal_of(tree: HistoryTree, intent: Undo | Redo | Jump) -> tuple[NodeId, Travel]:
    """Return the step that `intent` leads to. Raises ImpossibleError where there is none."""
    goal, how = _goal(tree, intent)
    if not 0 <= goal < len(tree):
        raise ImpossibleError(
            "no-node",
            Words(
                f"The history has no step {goal}. Choose one that the history panel shows.",
                f"履歴に手順{goal}はありません。履歴パネルから選んでください。",
            ),
        )
    return goal, how


def check_node(tree: HistoryTree, node: NodeId) -> None:
    """Raise ImpossibleError unless there is such a step to write on."""
    if not 0 <= node < len(tree):
        raise ImpossibleError(
            "no-node",
            Words(
                f"The history has no step {node} to write on.",
                f"書き込む手順{node}が履歴にありません。",
            ),
        )


def _goal(tree: HistoryTree, intent: Undo | Redo | Jump) -> tuple[NodeId, Travel]:
    if isinstance(intent, Jump):
        return intent.node, "jump"
    computers = computers_of(tree.table.options)
    if isinstance(intent, Undo):
        goal = tree.undo_target(computers)
        missing = Words("This is the beginning: nothing to take back.", "これより前はありません。")
    else:
        goal = tree.redo_target(computers)
        missing = Words("Nothing was taken back here.", "やり直す操作はありません。")
    if goal is None:
        raise ImpossibleError("nothing", missing)
    return goal, "undo" if isinstance(intent, Undo) else "redo"
