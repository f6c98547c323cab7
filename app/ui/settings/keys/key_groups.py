"""The headings that actions stand under, and where their keys work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words

if TYPE_CHECKING:
    from app.ui.commands.action_registry import Action

EVERYWHERE = Words("Works everywhere", "いつでも使えます")
PLAYING = Words("Works everywhere at the table", "卓ではいつでも使えます")
ON_CARD = Words(
    "Works on a card: chosen, or under the pointer", "選んだカード、または指したカードに使います"
)
ON_UNIT = Words(
    "Works on a card in play: chosen, or under the pointer",
    "選んだ場のカード、または指した場のカードに使います",
)
ON_PILE = Words("Works over a pile", "山を指して使います")
IN_OUTLINE = Words("Works in the outline", "一覧の中で使います")
_GAME = {
    "card": (Words("A card", "カード"), ON_CARD),
    "unit": (Words("A card in play", "場のカード"), ON_UNIT),
    "damage": (Words("Damage", "ダメージ"), ON_UNIT),
    "conditions": (Words("Special Conditions", "特殊状態"), ON_UNIT),
    "notes": (Words("Marks", "マーク"), ON_UNIT),
    "zone": (Words("Piles and hand", "山札・手札"), PLAYING),
    "draw": (Words("Draw", "引く"), ON_PILE),
    "look": (Words("Look at the top", "上から見る"), ON_PILE),
    "turn": (Words("Turn", "番"), PLAYING),
    "table": (Words("At the table", "卓で"), PLAYING),
}
_PROGRAM = {
    "play": (Words("Play", "プレイ"), EVERYWHERE),
    "plan": (Words("Plan", "計画"), EVERYWHERE),
    "stage": (Words("The stage", "ステージ"), EVERYWHERE),
    "tables": (Words("Table and files", "卓とファイル"), EVERYWHERE),
    "network": (Words("Network", "ネットワーク"), EVERYWHERE),
    "computers": (Words("Computers", "コンピューター"), PLAYING),
    "view": (Words("View", "表示"), EVERYWHERE),
    "playback": (Words("Replay", "場面再生"), PLAYING),
    "help": (Words("Help", "ヘルプ"), EVERYWHERE),
    "outline": (Words("Outline", "一覧"), IN_OUTLINE),
}


def _entry(action: Action) -> tuple[Words, Words]:
    """Return the heading of an action, and where its keys work."""
    if action.group is not None:
        return action.group, PLAYING
    return (_GAME if action.of_game else _PROGRAM)[action.menu]


def where(action: Action) -> Words:
    """Return where the keys of an action work."""
    return _entry(action)[1]


def grouped(actions: tuple[Action, ...]) -> list[tuple[Words, list[Action]]]:
    """Return the actions under their headings: the game's first, then the program's."""
    found: dict[Words, list[Action]] = {title: [] for title, _ in _GAME.values()}
    for action in sorted(actions, key=lambda action: not action.of_game):
        found.setdefault(_entry(action)[0], []).append(action)
    return [(title, entries) for title, entries in found.items() if entries]
