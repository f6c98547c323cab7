"""Which key does what: reading keys, remapping them, and finding two actions under one key.

Pure: keys are texts in Qt's portable spelling ("Ctrl+Shift+Z"), several of one action separated
by a space. An override names an action's keys in full; "" takes them all away.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from app.core.text.words import Words


class Keyed(Protocol):
    """What is asked of an action. `ruinous: bool` is asked too, where there is one."""

    @property
    def id(self) -> str:
        """The action's name, "pokemon.draw_3"."""

    @property
    def key(self) -> str:
        """Its default keys, separated by a space; "" for none."""

    @property
    def menu(self) -> str:
        """Its menu, or the group a game put it in."""


ANYWHERE = frozenset({"pile", "play", "loose", "table"})
"""All that can be selected or pointed at."""
_CONTEXTS = {
    # The outline takes its own keys before the table gets any.
    "outline": frozenset({"outline"}),
    "draw": frozenset({"pile"}),
    "look": frozenset({"pile"}),
    "damage": frozenset({"play"}),
    "hundreds": frozenset({"play"}),
    "heal": frozenset({"play"}),
    "retreat": frozenset({"play"}),
    "limits": frozenset({"play"}),
    "conditions": frozenset({"play"}),
    "notes": frozenset({"play"}),
    "amounts": frozenset({"play"}),
    "type": frozenset({"play"}),
    "weak": frozenset({"play"}),
    "copy": frozenset({"play"}),
    "mill": frozenset({"pile"}),
    "recover": frozenset({"pile"}),
    "search": frozenset({"play", "loose"}),
    "unit": frozenset({"play"}),
    # What is done with a card is offered on a card in play too: to the hand, discard.
    "card": frozenset({"loose", "play"}),
}
"""Group -> what has to be selected for its keys. One's own piles are meant wherever one points
("draw", "shuffle"), so "zone" is not among them."""

_MODIFIERS = {
    "meta": "Meta",
    "win": "Meta",
    "super": "Meta",
    "ctrl": "Ctrl",
    "control": "Ctrl",
    "cmd": "Ctrl",
    "alt": "Alt",
    "option": "Alt",
    "shift": "Shift",
}
_ORDER = ("Meta", "Ctrl", "Alt", "Shift")
_COMBINED = frozenset({"Meta", "Ctrl", "Alt"})
"""With one of these a key cannot be hit while typing or by a stray hand."""
_NAMED = (
    *("Esc", "Tab", "Backtab", "Backspace", "Return", "Ins", "Del", "Pause", "Print"),
    *("Home", "End", "Left", "Up", "Right", "Down", "PgUp", "PgDown", "Space", "Menu", "Help"),
    *(f"F{number}" for number in range(1, 25)),
)
_NAMES = {name.lower(): name for name in _NAMED} | {
    "escape": "Esc",
    # The one beside the digits is the same key to whoever hits it.
    "enter": "Return",
    "insert": "Ins",
    "delete": "Del",
    "pageup": "PgUp",
    "pagedown": "PgDown",
}
_ALWAYS_TAKEN = frozenset({"Esc", "Tab"})
_TAKEN_BARE = frozenset({"Left", "Up", "Right", "Down", "Space"})


def _parts(key: str) -> tuple[frozenset[str], str] | None:
    """Return the modifiers and the name of a key, "" for modifiers alone; None if unreadable."""
    text = key.strip()
    if text == "+" or text.endswith("++"):
        held, name = text[:-2], "+"
    else:
        held, _, name = text.rpartition("+")
    words = [_MODIFIERS.get(word.strip().lower(), "") for word in held.split("+")] if held else []
    if not all(words) or not name:
        return None
    modifiers = frozenset(words)
    name = name.strip()
    if name.lower() in _MODIFIERS:
        return modifiers | {_MODIFIERS[name.lower()]}, ""
    if len(name) != 1:
        named = _NAMES.get(name.lower())
        if named == "Backtab":
            return modifiers | {"Shift"}, "Tab"
        return None if named is None else (modifiers, named)
    if not name.isprintable() or name.isspace():
        return None
    upper = name.upper()
    # Which sign Shift makes of which key depends on the keyboard: the sign itself is the key.
    if not name.isalnum():
        modifiers -= {"Shift"}
    return modifiers, upper if len(upper) == 1 else name


def normalised(key: str) -> str:
    """Return one key in its one spelling ("shift+ctrl+z" is "Ctrl+Shift+Z"); "" if it is none."""
    parts = _parts(key)
    if parts is None or not parts[1]:
        return ""
    modifiers, name = parts
    return "+".join((*(word for word in _ORDER if word in modifiers), name))


def bare(key: str) -> bool:
    """Whether a key is hit without Ctrl, Alt or the system's key: letters, digits, F keys."""
    parts = _parts(key)
    return parts is not None and not parts[0] & _COMBINED


def split(keys: str) -> tuple[str, ...]:
    """Return the keys of an action, each in its one spelling; what is unreadable is left out."""
    return tuple(dict.fromkeys(filter(None, map(normalised, keys.split()))))


def problem(action: Keyed, key: str) -> Words | None:
    """Return why `key` cannot be a key of `action`, a sentence; None if it can."""
    parts = _parts(key)
    if parts is None:
        return Words(
            f"“{key.strip()}” is not a key that can be used here. Choose another.",
            f"「{key.strip()}」はキーとして使えません。別のキーを選んでください。",
        )
    modifiers, name = parts
    if not name:
        return Words(
            "Ctrl, Alt and Shift alone are not enough. Press another key together with them.",
            "CtrlやAlt、Shiftだけではキーになりません。ほかのキーと一緒に押してください。",
        )
    single = not modifiers & _COMBINED
    if single and getattr(action, "ruinous", False):
        return Words(
            "This should not happen by accident: choose a key together with Ctrl or Alt.",
            "うっかり押すと困る操作です。CtrlかAltと組み合わせてください。",
        )
    key = normalised(key)
    if key in split(action.key):
        return None
    if name in _ALWAYS_TAKEN or (single and name in _TAKEN_BARE):
        return Words(
            f"{key} is already in use: it moves over the board or leaves something. Choose "
            "another.",
            f"{key}は盤面の移動や取り消しに使うキーです。別のキーを選んでください。",
        )
    return None


def meet(one: Keyed, other: Keyed) -> bool:
    """Whether two actions can both be meant by a key at the same time.

    Those that share a default key are never offered together: whoever gave them it saw to that.
    """
    if not _CONTEXTS.get(one.menu, ANYWHERE) & _CONTEXTS.get(other.menu, ANYWHERE):
        return False
    return not set(split(one.key)) & set(split(other.key))


def clashes(
    actions: Iterable[Keyed], keys: Mapping[str, tuple[str, ...]], action_id: str, key: str
) -> tuple[str, ...]:
    """Return which other actions `key` would mean as well, given to `action_id`.

    `keys` are those in force now. Raises KeyError if there is no such action.
    """
    entries = tuple(actions)
    key = normalised(key)
    mine = _named(entries, action_id)
    return tuple(
        entry.id
        for entry in entries
        if entry.id != action_id and key in keys.get(entry.id, ()) and meet(mine, entry)
    )


def effective(actions: Iterable[Keyed], overrides: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Return the keys in force: those chosen, otherwise the default ones.

    A default key that somebody chose for another action belongs to that one. What is unreadable
    or refused is ignored; an action of which nothing chosen is left keeps its default keys.
    """
    entries = tuple(actions)
    if not overrides:
        return {entry.id: tuple(entry.key.split()) for entry in entries}
    chosen: dict[str, tuple[str, ...]] = {}
    takers: dict[str, list[Keyed]] = {}
    for entry in entries:
        usable = _usable(entry, overrides.get(entry.id))
        if usable is not None:
            chosen[entry.id] = usable
            for key in usable:
                takers.setdefault(key, []).append(entry)
    found: dict[str, tuple[str, ...]] = {}
    for entry in entries:
        found[entry.id] = (
            chosen[entry.id]
            if entry.id in chosen
            else tuple(
                key
                for key in split(entry.key)
                if not any(meet(entry, taker) for taker in takers.get(key, ()))
            )
        )
    return found


def _usable(action: Keyed, override: str | None) -> tuple[str, ...] | None:
    """Return the keys somebody chose; None where nothing, or nothing usable, was chosen."""
    if override is None:
        return None
    usable = tuple(key for key in split(override) if problem(action, key) is None)
    return usable if usable or not override.strip() else None


def chosen(
    actions: Iterable[Keyed], overrides: Mapping[str, str], action_id: str, keys: Iterable[str]
) -> dict[str, str]:
    """Return the overrides after an action got other keys; its default ones need none.

    Raises KeyError if there is no such action.
    """
    entry = _named(actions, action_id)
    wanted = split(" ".join(keys))
    rest = {name: held for name, held in overrides.items() if name != action_id}
    return rest if wanted == split(entry.key) else {**rest, action_id: " ".join(wanted)}


def taken(
    actions: Iterable[Keyed], overrides: Mapping[str, str], action_id: str, key: str
) -> dict[str, str]:
    """Return the overrides after an action got one key more, and those who had it lost it.

    Raises KeyError if there is no such action.
    """
    entries = tuple(actions)
    keys = effective(entries, overrides)
    result = dict(overrides)
    for other in clashes(entries, keys, action_id, key):
        left = (held for held in keys[other] if held != normalised(key))
        result = chosen(entries, result, other, left)
    return chosen(entries, result, action_id, (*keys[action_id], key))


def not_understood(actions: Iterable[Keyed], overrides: Mapping[str, str]) -> Words | None:
    """Return a sentence about what is ignored among the overrides; None if nothing is.

    Actions of a game that does not lie on the table are no trouble.
    """
    entries = {entry.id: entry for entry in actions}
    games = {name.partition(".")[0] for name in entries if "." in name}
    odd: list[str] = []
    for name, held in overrides.items():
        entry = entries.get(name)
        game, dot, _ = name.partition(".")
        if entry is None:
            odd += [name] if not dot or game in games else []
        elif any(not normalised(key) or problem(entry, key) for key in held.split()):
            odd.append(f"{name}: {held}")
    if not odd:
        return None
    listed = odd[0] if len(odd) == 1 else f"{odd[0]} (+{len(odd) - 1})"
    return Words(
        f"Keys in the settings that mean nothing here are left alone: {listed}",
        f"設定にある使えないキーはそのまま残し、無視します：{listed}",
    )


def _named(actions: Iterable[Keyed], action_id: str) -> Keyed:
    for entry in actions:
        if entry.id == action_id:
            return entry
    raise KeyError(action_id)
