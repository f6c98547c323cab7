"""What the player of `legal_games` has read that binds somebody for a turn, in words of its own."""

from __future__ import annotations

import re

_HIT_STAYS = re.compile(
    r"(?:the defending pokémon|the pokémon hit|that pokémon|it) can(?:'t|not) retreat"
    r"(?: during your opponent's next turn| on the opponent's next turn)?\.$"
)
_HIT_RESTS = re.compile(
    r"(?:the defending pokémon|the pokémon hit|that pokémon) can't (?:use attacks|attack)"
    r"(?: during your opponent's next turn| on the opponent's next turn)?\.$"
)
_RESTS = re.compile(
    r"(?:this pokémon )?can't (?:use attacks|attack)(?: (?:on|during) your next turn)?\.$"
)
_NOT_AGAIN = re.compile(
    r"this pokémon can't use (?P<name>[\w' -]+?)(?: (?:on|during) your next turn)?\.$"
)
_SHUT = re.compile(r"can't play (?:any )?(?P<kind>item|supporter|stadium)s?(?: cards)? from")
_HANGS = re.compile(r"\bif\b|flip|coin|whenever")
"""How an attack speaks whose ban hangs on something: this player leaves it."""


class Bans:
    """Who may not do what, and in which turn."""

    def __init__(self) -> None:
        self._stays: dict[str, int] = {}
        self._rests: dict[tuple[str, str], int] = {}
        self._shut: dict[tuple[int, str], int] = {}

    def knows(self, text: str) -> bool:
        """Whether a text that forbids something says only what this player can heed."""
        said = text.casefold()
        if _HANGS.search(said):
            return False
        return any(one.search(said) for one in (_HIT_STAYS, _HIT_RESTS, _RESTS, _NOT_AGAIN, _SHUT))

    def take(self, text: str, name: str, by: str, hit: str, seat: int, number: int) -> None:
        """Note what an attack forbids: `name` by the Pokémon `by` on `hit`, in turn `number`."""
        said = text.casefold()
        if _HIT_STAYS.search(said) and hit:
            self._stays[hit] = number + 1
        if _HIT_RESTS.search(said) and hit:
            self._rests[hit, ""] = number + 1
        elif _RESTS.search(said):
            self._rests[by, ""] = number + 2
        elif _NOT_AGAIN.search(said):
            self._rests[by, name] = number + 2
        shut = _SHUT.search(said)
        if shut is not None:
            self._shut[1 - seat, shut["kind"]] = number + 1

    def stays(self, unit: str, number: int) -> bool:
        """Whether a Pokémon may not retreat in this turn."""
        return self._stays.get(unit) == number

    def rests(self, unit: str, attack: str, number: int) -> bool:
        """Whether a Pokémon may not use this attack in this turn."""
        return number in (self._rests.get((unit, "")), self._rests.get((unit, attack)))

    def shut(self, seat: int, kind: str, number: int) -> bool:
        """Whether a player may not play a kind of card in this turn."""
        return self._shut.get((seat, kind)) == number
