"""What the sheet of keys says: keys and what they do, in groups and in as many columns as fit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from app.cards.name_keys import search_key
from app.core.data.value import value
from app.core.text.words import Words
from app.ui.commands.action_registry import without_letter
from app.ui.commands.actions.program_actions import MENUS
from app.ui.commands.native_key import native, native_keys

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.commands.action_registry import Action, Registry


GROUPS = {
    "card": Words("Cards", "カード"),
    "unit": Words("In play", "場のカード"),
    "damage": Words("Damage", "ダメージ"),
    "conditions": Words("Conditions", "特殊状態"),
    "notes": Words("Marks", "マーク"),
    "zone": Words("Piles", "山札・手札"),
    "draw": Words("Pointer over a pile", "山の上で"),
    "look": Words("Pointer over a pile", "山の上で"),
    "turn": Words("Turn and table", "番と卓"),
    "table": Words("Turn and table", "番と卓"),
    "outline": Words("Outline", "一覧"),
    **dict(MENUS),
}
"""Group or menu of an action -> the heading its keys stand under."""
HANDS: tuple[tuple[str, Words], ...] = (
    ("Tab", Words("Go to the next zone", "次の場所へ")),
    ("← ↑ → ↓", Words("Go from card to card", "カードからカードへ")),
    ("Space", Words("There: choose the card, again to read it", "カードを選ぶ（もう一度で拡大）")),
    ("Esc", Words("Let go, choose nothing, close", "手を離す、選択をやめる、閉じる")),
    ("Shift", Words("While dragging: face down", "ドラッグ中：ウラ向き")),
    ("Alt", Words("While dragging: anywhere, off the grid", "ドラッグ中：好きな位置に置く")),
    ("Ctrl+Alt", Words("While dropping: choose what to do", "ドロップ時：何をするか選ぶ")),
    (
        "Alt",
        Words(
            "In the network, a click: point at it; a drag: draw an arrow",
            "ネットワークの卓：クリックで指す、ドラッグで矢印",
        ),
    ),
    (
        "Ctrl",
        Words("With the wheel: zoom; with a click: one more", "ホイール：拡大、クリック：追加選択"),
    ),
)
"""What the board itself answers: (keys, what they do)."""
HANDS_TITLE = Words("On the board", "卓の上で")
SHORTEST_RUN = 3
SLACK = 1.06
"""How much longer than the average a column may be."""


@value
class KeyRow:
    """One line of the sheet."""

    key: str
    title: str
    works: bool = True
    """Whether the key does something with what is selected now."""


@value
class KeyGroup:
    """Lines under one heading."""

    title: str
    rows: tuple[KeyRow, ...]


def _kind(keys: tuple[str, ...]) -> str:
    """Return what the keys of a run of digits share ("Alt+#"); "" for a key of its own."""
    key = keys[0]
    return f"{key[:-1]}#" if len(keys) == 1 and key[-1:].isdigit() and key[0] != "F" else ""


def _counted(keys: tuple[str, ...], place: int) -> tuple[str, int]:
    """Return its kind, and what is the same for all of a run of digits that count up."""
    kind = _kind(keys)
    return kind, int(keys[0][-1]) - place if kind else 0


def _rows(
    actions: Iterable[Action],
    keys: dict[str, tuple[str, ...]],
    offered: Collection[str],
    titled: Callable[[Action], str],
    language: Language,
) -> tuple[KeyRow, ...]:
    """Return the rows of one group; digits that count up stand in one row."""
    rows: list[KeyRow] = []
    ordered = list(actions)
    # What counts up by one has the same distance from its place.
    places = {entry.id: place for place, entry in enumerate(ordered)}
    for (kind, _), run in groupby(
        ordered, key=lambda entry: _counted(keys[entry.id], places[entry.id])
    ):
        entries = list(run)
        works = any(entry.id in offered for entry in entries)
        first, last = entries[0], entries[-1]
        if kind and len(entries) >= SHORTEST_RUN:
            key = f"{native(keys[first.id][0])} – {native(keys[last.id][0])}"
            title = f"{titled(first)} … {titled(last)}"
            rows.append(KeyRow(key, title, works))
            continue
        rows += [
            KeyRow(
                native_keys(keys[entry.id], language),
                titled(entry),
                entry.id in offered,
            )
            for entry in entries
        ]
    return tuple(rows)


def key_groups(
    registry: Registry,
    language: Language,
    offered: Collection[str] = (),
    titled: Callable[[Action], str] | None = None,
) -> list[KeyGroup]:
    """Return all keys in groups: the game's, the board's, then the program's.

    `offered` names the actions that would do something now; `titled` says what they are called.
    """

    def usual(entry: Action) -> str:
        return entry.plain_title(language)

    keys = {entry.id: registry.keys(entry.id) for entry in registry.actions}
    groups: dict[tuple[bool, str], list[Action]] = {}
    for entry in registry.actions:
        if keys[entry.id]:
            words = entry.group or GROUPS[entry.menu]
            heading = (entry.of_game, without_letter(words.in_(language)))
            groups.setdefault(heading, []).append(entry)
    hands = tuple(KeyRow(key, title.in_(language)) for key, title in HANDS)
    board = KeyGroup(HANDS_TITLE.in_(language), hands)
    made = {
        heading: KeyGroup(heading[1], _rows(entries, keys, offered, titled or usual, language))
        for heading, entries in groups.items()
    }
    games = [group for heading, group in made.items() if heading[0]]
    return [*games, board, *(group for heading, group in made.items() if not heading[0])]


def narrowed(groups: list[KeyGroup], text: str, *, everything: bool) -> list[KeyGroup]:
    """Return the rows that have `text` in key or title; without `everything`, those that work."""
    wanted = search_key(text)
    found = []
    for group in groups:
        rows = tuple(
            row
            for row in group.rows
            if (everything or row.works) and wanted in search_key(f"{row.key} {row.title}")
        )
        if rows:
            found.append(KeyGroup(group.title, rows))
    return found


def spread(groups: list[KeyGroup], columns: int) -> list[list[KeyGroup]]:
    """Spread groups over columns of about the same height."""
    heights = [len(group.rows) + 2 for group in groups]
    most = sum(heights) / columns
    found: list[list[KeyGroup]] = [[]]
    height = 0.0
    for group, rows in zip(groups, heights, strict=True):
        if found[-1] and height + rows / 2 > most * SLACK and len(found) < columns:
            found.append([])
            height = 0.0
        found[-1].append(group)
        height += rows
    return found
