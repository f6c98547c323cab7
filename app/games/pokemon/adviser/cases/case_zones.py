"""Zones in the words of a case file, and whose they are: "discard pile", "B's hand"."""

from __future__ import annotations

import re

from app.games.advising.cases.case_fields import Players
from app.games.pokemon.adviser.cases.case_cards import Reader

ZONES = (
    "hand",
    "deck",
    "discard",
    "lost",
    "prizes",
    "attached",
    "stage",
    "stadium",
    "active",
    "bench",
)
_SPELLED = {
    "discard pile": "discard",
    "discard_pile": "discard",
    "trash": "discard",
    "lost zone": "lost",
    "lost_zone": "lost",
    "prize": "prizes",
    "table": "stage",
    "play area": "stage",
    "play_area": "stage",
    "in_play": "stage",
    "in play": "stage",
    "stadium zone": "stadium",
    "benched": "bench",
}


def zone_called(written: object) -> str:
    """Return the zone that a word of a case names; "" for none."""
    word = written.strip().casefold() if isinstance(written, str) else ""
    # "A.discard", "B's discard pile"
    words = (word, *re.split(r"[ .:]+", word))
    spelled = (_SPELLED.get(one, one) for one in words)
    return next((one for one in spelled if one in ZONES), "")


def zone_under(move: Reader, *keys: str, usual: str = "") -> str:
    """Return the zone under the first of these keys that names anything; `usual` for nothing.

    What names no zone stays as it is written: it must not pass for the usual one.
    """
    written = move.one_of(*keys)
    return zone_called(written) or written or usual


def source_of(move: Reader, usual: str = "hand") -> str:
    """Return where cards come from: a zone, or "attached" where a Pokémon is named."""
    written = move.raw.get("from", move.raw.get("source", usual))
    if not isinstance(written, str):
        return usual
    return zone_called(written) or "attached"


def whose_pile(move: Reader, players: Players) -> int | None:
    """Return whose pile a case says cards go to: "A", "A.discard"; None where it does not say."""
    keys = ("to_player", "goal_player", "pile_of", "discard_of", "whose_pile", "to", "goal", "into")
    told = (owner_in(move.raw.get(key), players) for key in keys)
    return next((player for player in told if player is not None), None)


def owner_in(written: object, players: Players) -> int | None:
    """Return the player whom "A", "A.discard" or "A's discard pile" names; None for nobody."""
    words = re.split(r"['’]s |[ .:]+", written) if isinstance(written, str) else []
    return next((players[word] for word in words if word in players), None)
