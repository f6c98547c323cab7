"""Finding actions by what people call them: by their titles, then by further words for them.

The further words are data and never shown: those of other games and programs, other spellings.
`assets/search_words` has a file for the program's actions and one for each game's: the id of an
action, or what several begin with ("damage" for "damage_10"), and its words in English and in
Japanese, between commas.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.cards.name_keys import search_key
from app.core.data.value import value
from app.core.text.words import LANGUAGES, other
from app.resources import assets

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.games.game_api import GameSpec
    from app.ui.commands.action_registry import Action

_BETWEEN = re.compile(r"[,、\s]+")
"""What stands between two further words."""
PROGRAM = "program"
OTHER_TITLE = 10
FURTHER = 20
"""How much worse it is to be found by the title in the other language, or by a further word."""


@value
class Found:
    """An action, and how it was found."""

    action: Action
    titled: bool
    """By its title, in either language, and not only by a further word."""


class ActionSearch:
    """The words of all actions at a table.

    Titles are found in both languages: who plays in Japanese may know the English word.
    """

    def __init__(self, actions: tuple[Action, ...], spec: GameSpec | None) -> None:
        self._actions = actions
        program = further_words(PROGRAM)
        game = further_words(spec.family) if spec is not None else {}
        prefix = f"{spec.family}." if spec is not None else ""
        self._further = {
            entry.id: _listed(
                # What every game is given, such as piles that people make, has words of ours.
                *program.get(entry.id.removeprefix(prefix) if entry.of_game else entry.id, ()),
                *(_called(game, entry.id.removeprefix(prefix)) if entry.of_game else ()),
            )
            for entry in actions
        }
        self._titles = {
            entry.id: {one: search_key(entry.plain_title(one)) for one in LANGUAGES}
            for entry in actions
        }

    def further(self, entry: Action) -> tuple[str, ...]:
        """Return the single words for an action beside its titles, as they are searched."""
        return tuple(self._further[entry.id].split("\n")[1:-1])

    def find(self, text: str, language: Language) -> list[Found]:
        """Return the actions that all words of `text` fit, the best first; all for no words."""
        wanted = search_key(text).split()
        if not wanted:
            return [Found(entry, titled=True) for entry in self._actions]
        found: list[tuple[tuple[int, int], Action]] = []
        for entry in self._actions:
            own = self._titles[entry.id][language]
            rank = self._rank(entry, wanted, own, language)
            if rank is not None:
                found.append(((rank, len(own)), entry))
        found.sort(key=lambda pair: pair[0])
        return [Found(entry, titled=rank < FURTHER) for (rank, _), entry in found]

    def _rank(self, entry: Action, wanted: list[str], own: str, language: Language) -> int | None:
        rank = _rank(wanted, own)
        if rank is not None:
            return rank
        abroad = self._titles[entry.id][other(language)]
        rank = _rank(wanted, f"{abroad} {entry.id}")
        if rank is not None:
            return OTHER_TITLE + rank
        rank = _rank_further(wanted, f"{own} {abroad}", self._further[entry.id])
        return None if rank is None else FURTHER + rank


def further_words(whose: str) -> dict[str, list[str]]:
    """Return the further words for the program's actions or those of the game called so."""
    file = assets() / "search_words" / f"{whose}.json"
    if not file.exists():
        return {}
    found: dict[str, list[str]] = json.loads(file.read_text("utf-8"))
    return found


def _called(words: Mapping[str, list[str]], name: str) -> list[str]:
    """Return the words for an action, or for all whose ids begin alike."""
    while name not in words and "_" in name:
        name = name.rpartition("_")[0]
    return words.get(name, [])


def _listed(*several: str) -> str:
    """Return the single words as they are searched, each on a line of its own between two more.

    A word or its beginning is looked for in all of them at once: for every action at every key.
    """
    parts = [part for one in several for part in _BETWEEN.split(one) if part]
    return "\n".join(("", *dict.fromkeys(map(search_key, parts)), ""))


def _rank(wanted: list[str], title: str) -> int | None:
    """Return how well a title fits, 0 for best; None where a word is missing."""
    if not all(word in title for word in wanted):
        return None
    if title.startswith(" ".join(wanted)):
        return 0
    starts = title.split()
    return 1 if all(any(start.startswith(word) for start in starts) for word in wanted) else 2


def _rank_further(wanted: list[str], titles: str, further: str) -> int | None:
    """Return how well titles and further words together fit, 0 for best; None for not at all.

    Of a further word the beginning is typed: "art" is not to find what is called "start".
    """
    meant = [word for word in wanted if word not in titles]
    if not all(f"\n{word}" in further for word in meant):
        return None
    return 0 if all(f"\n{word}\n" in further for word in meant) else 1
