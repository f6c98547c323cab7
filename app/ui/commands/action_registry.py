"""The one registry of what can be done: menus, keys, buttons, palette, key sheet and docs read it.

The program's own actions stand in `commands/actions`; what a game offers is adapted from its
`GameSpec.actions`. A game's action with the id of one of the program's takes its place: the
game knows better what a coin is for. All of them ask one `Situation` and never the window.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.text.words import Words
from app.games.game_api import Selection
from app.ui.commands import keymap
from app.ui.commands.actions.zone_actions import zone_actions

if TYPE_CHECKING:
    from app.core.intent import Intent
    from app.core.text.words import Language
    from app.games.form_model import Asks, Form
    from app.games.game_api import GameAction, GameSpec
    from app.ui.app.shell import Shell
    from app.ui.commands.situation import Situation

_LETTER = re.compile(r"\(&[^&]\)|&(.)")
"""What marks the letter that opens a title; "&&" is one that is shown."""


def without_letter(words: str) -> str:
    """Return a title without the letter that opens it in a menu: "表示(&V)" is "表示"."""
    return _LETTER.sub(lambda found: found[1] or "", words).rstrip("…")


def _possible(_situation: Situation, _selection: Selection) -> bool:
    return True


@value
class Action:
    """One thing that can be done: what it is called, where it stands, when it can, what it does."""

    id: str
    title: Words
    """As it stands in the menu, "&" before the letter that opens it; a game's has no letter."""
    menu: str
    """"tables", "play", "view", "help", or the group of a game's action."""
    when: Callable[[Situation, Selection], bool] = _possible
    """Whether it does something on a selection now."""
    make_intent: Callable[[Situation, Selection], Intent | None] | None = None
    """The gesture that it is, or None where there is nothing to do."""
    run: Callable[[Shell, Selection], object] | None = None
    """What is no gesture of the game: saving, zooming, opening a sheet."""
    key: str = ""
    """Default keys, separated by a space; empty for none."""
    icon: str = ""
    separated: bool = False
    """Whether a line stands above it in its menu."""
    short: Words | None = None
    """What a button says, where the title is too long for one."""
    ruinous: bool = False
    """Whether much is gone by a slip of the hand: never on a bare key."""
    checked: Callable[[Situation], bool] | None = None
    """Whether a thing that is switched on and off is on; None for what is no switch."""
    named: Callable[[Situation, Selection], Words] | None = None
    """What it is called on a selection (the attack's own name); None for its title."""
    of_game: bool = False
    group: Words | None = None
    """What the game calls the group, where it is one of the game's own."""
    asks: Asks | None = None
    """What a game asks before it is carried out; None where it never asks."""
    lacks: Callable[[Situation, Selection], Words | None] | None = None
    """Why its key does nothing on a selection, where somebody may expect that it does."""
    goes_on: bool = False
    """Whether what it asks is asked once its gesture has happened, too."""
    with_options: str = ""
    """Id of the action that does the same and asks for all that can be chosen; "" for none."""
    on_board: bool = False
    """Whether its keys are those of board and outline, and mean another thing in a list or field
    that has the keyboard."""

    def form(self, situation: Situation, selection: Selection) -> Form | None:
        """Return what is asked before it is done to `selection`; None where nothing is."""
        if self.asks is None or situation.view is None:
            return None
        return self.asks(situation.view, selection, {})

    def words(self, situation: Situation, selection: Selection) -> Words:
        """Return what the action is called on `selection`."""
        return self.named(situation, selection) if self.named is not None else self.title

    def plain_title(self, language: Language) -> str:
        """Return the title without the letter that opens it in a menu."""
        return without_letter(self.title.in_(language))

    def short_title(self, language: Language) -> str:
        """Return what a button says."""
        return without_letter((self.short or self.title).in_(language))


def _name(action: str, spec: GameSpec) -> str:
    """Return the id of a game's action; variants of a game have its actions, and their keys."""
    return f"{spec.family}.{action}"


def of_game(entry: GameAction, spec: GameSpec) -> Action:
    """Return a game's action as one of the registry's."""

    def when(situation: Situation, selection: Selection) -> bool:
        return situation.view is not None and entry.when(situation.view, selection)

    def make(situation: Situation, selection: Selection) -> Intent | None:
        return None if situation.view is None else entry.make(situation.view, selection)

    def named(situation: Situation, selection: Selection) -> Words:
        if situation.view is None:
            return entry.title
        return entry.words(situation.view, selection)

    def lacks(situation: Situation, selection: Selection) -> Words | None:
        if entry.lacking is None or situation.view is None:
            return None
        return entry.lacking(situation.view, selection)

    return Action(
        _name(entry.id, spec),
        entry.title,
        entry.group,
        when,
        make,
        key=entry.key,
        ruinous=entry.ruinous,
        named=named,
        of_game=True,
        group=next((group.title for group in spec.groups if group.id == entry.group), None),
        asks=entry.form,
        lacks=lacks,
        goes_on=entry.goes_on,
        with_options=_name(entry.with_options, spec) if entry.with_options else "",
    )


_MADE: dict[str, tuple[GameSpec, tuple[tuple[str, Action], ...]]] = {}
"""By game: what `_actions_of` made of it."""


def _actions_of(spec: GameSpec) -> tuple[tuple[str, Action], ...]:
    """Return a game's actions as those of the registry, each with its id in the game; made once."""
    if spec.id not in _MADE or _MADE[spec.id][0] is not spec:
        entries = (*spec.actions, *zone_actions(spec))
        _MADE[spec.id] = spec, tuple((entry.id, of_game(entry, spec)) for entry in entries)
    return _MADE[spec.id][1]


class Registry:
    """All actions at a table, and which keys they have."""

    def __init__(
        self,
        program: Iterable[Action],
        spec: GameSpec | None = None,
        overrides: Mapping[str, str] | None = None,
    ) -> None:
        self._program = tuple(program)
        self.spec = spec
        more = spec.window_keys if spec is not None else {}
        usual = {
            entry.id: _with_more_keys(entry, more[entry.id]) if entry.id in more else entry
            for entry in self._program
        }
        games: list[Action] = []
        for name, entry in () if spec is None else _actions_of(spec):
            replaced = usual.pop(name, None)
            games.append(entry if replaced is None else _in_place_of(replaced, entry))
        self.actions: tuple[Action, ...] = (*games, *usual.values())
        self._by_id = {entry.id: entry for entry in self.actions}
        self.overrides: dict[str, str] = dict(overrides or {})
        self._keys = keymap.effective(self.actions, self.overrides)
        self._by_key: dict[str, list[Action]] = {}
        for entry in self.actions:
            for key in self._keys[entry.id]:
                self._by_key.setdefault(key, []).append(entry)

    def __contains__(self, name: str) -> bool:
        return name in self._by_id

    def get(self, name: str) -> Action:
        """Return the action called `name`. Raises KeyError."""
        return self._by_id[name]

    def named(self, name: str) -> Action | None:
        """Return an action by its id, or by what its game calls it; None where there is none."""
        own = _name(name, self.spec) if self.spec is not None else name
        return self._by_id.get(own) or self._by_id.get(name)

    def keys(self, name: str) -> tuple[str, ...]:
        """Return the keys of an action, after the person's own choice."""
        return self._keys[name]

    def key_of(self, entry: GameAction) -> str:
        """Return the first key of an action as its game knows it, after the person's choice."""
        name = _name(entry.id, self.spec) if self.spec is not None else entry.id
        keys = self._keys.get(name, self._keys.get(entry.id, ()))
        return keys[0] if keys else ""

    def by_key(self, key: str) -> tuple[Action, ...]:
        """Return what `key` may mean, the game's own first."""
        return tuple(self._by_key.get(key, ()))

    def table_keys(self) -> frozenset[str]:
        """Return the keys that belong to the table: all of the game's, and every bare one.

        Also those of the program's that mean something else where a list or field has the keyboard.
        """
        return frozenset(
            key
            for key, entries in self._by_key.items()
            if _typed(key) or any(entry.of_game or entry.on_board for entry in entries)
        )

    def offered(self, situation: Situation, selection: Selection) -> list[Action]:
        """Return what makes sense on `selection` now."""
        return [entry for entry in self.actions if entry.when(situation, selection)]

    def clashes(self, name: str, key: str) -> tuple[Action, ...]:
        """Return the actions that would be meant too if `name` had `key`."""
        return tuple(
            self._by_id[other] for other in keymap.clashes(self.actions, self._keys, name, key)
        )

    def with_keys(self, overrides: Mapping[str, str]) -> Registry:
        """Return the same actions under other keys."""
        return Registry(self._program, self.spec, overrides)

    def with_game(self, spec: GameSpec | None) -> Registry:
        """Return the registry of a table of another game."""
        return Registry(self._program, spec, self.overrides)


def _in_place_of(usual: Action, entry: Action) -> Action:
    """Return the game's entry under the program's id, with what only the program says."""
    return replace(
        entry,
        id=usual.id,
        key=usual.key or entry.key,
        icon=usual.icon,
        short=usual.short,
        separated=usual.separated,
    )


def _with_more_keys(entry: Action, keys: str) -> Action:
    """Return an action of the window with what a game gives it besides, first: it is the shorter.

    Keys of the table: elsewhere they are typed.
    """
    return replace(entry, key=f"{keys} {entry.key}".strip(), on_board=True)


def _typed(key: str) -> bool:
    """Whether typing a text may need a key: a letter, a digit, Return; not F9, not Ctrl+S."""
    name = key.rpartition("+")[2]
    return keymap.bare(key) and not (len(name) > 1 and name[0] == "F" and name[1:].isdigit())
