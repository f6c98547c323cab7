"""A table as a host has it that came back, from any part of a journal."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.past.history import HistoryTree
from app.games.game_api import GameSpec
from app.session.host.entropy import Entropy
from app.session.host.host import Host
from app.session.host.journal import journal_of
from app.session.host.local_table import LocalTable
from app.session.host.opening import reopen
from app.session.host.updates import Grew, JournalEntry, Labelled, Went


def reopened(spec: GameSpec, journal: Sequence[JournalEntry], seed: int = 0) -> Host:
    """Return the host that goes on with what `journal` tells of, with chance of its own."""
    laid, *later = journal
    assert isinstance(laid, Grew)
    (began,) = laid.node.facts
    tree = HistoryTree.begin(began)  # type: ignore[arg-type]
    again = journal_of(tree)
    again.append(laid)
    for entry in later:
        if isinstance(entry, Grew):
            node = tree.append(entry.node.actor, entry.node.facts)
            again.append_gesture(node, entry.request)
            continue
        if isinstance(entry, Went):
            tree.jump(entry.goal)
        elif isinstance(entry, Labelled):
            tree.label(entry.node, entry.name, entry.note)
        again.append(entry)
    return reopen(spec, tree, again, Entropy(seed))


def reopened_table(spec: GameSpec, journal: Sequence[JournalEntry], seed: int = 0) -> LocalTable:
    """Return a table of that host, for people in this process."""
    return LocalTable(reopened(spec, journal, seed))
