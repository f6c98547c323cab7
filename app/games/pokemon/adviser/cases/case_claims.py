"""How a game is said to end in a case file: "A wins", "B loses", "tie", "sudden death"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.games.advising.cases.case_fields import Players
from app.games.pokemon.adviser.cases import case_teams as teams
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position

TIE = re.compile(r"\b(?:tie|tied|drawn)\b|(?<!cannot )(?<!can't )(?<!to )\bdraw\b|引き分け")
STARTS = re.compile(r"\b(?:start|begin)|始め")
"""How a setup is said to be over."""
_WINS = re.compile(r"^(?:(?:i|we) )?(?:wins?|won|victory)\b|勝ち")
_LOSES = re.compile(r"^(?:(?:i|we) )?(?:loses?|lost|loss|defeat|concedes?)\b|負け")


def claim(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield what is claimed, with who is said to win."""
    result = next(
        (move.text(key) for key in ("result", "claim", "outcome", "text") if move.raw.get(key)), ""
    )
    if position.number <= 0 and STARTS.search(result.casefold()):
        yield t.BeginTurn(by, position.first)
        return
    winner = _named(move, players, "winner", "wins", "win")
    loser = _named(move, players, "loser", "loses")
    if winner is None and loser is not None:
        winner = _other(position, loser)
    tie = bool(TIE.search(result.casefold())) or move.said("tie", "draw") is True
    if winner is None and not tie:
        winner = winner_said(result, by, position, players)
    result = result or ("concede" if move.text("type") == "concede" else "")
    yield t.Claim(by, result or ("wins" if winner is not None else ""), winner, tie)


def _named(move: Reader, players: Players, *keys: str) -> int | None:
    for key in keys:
        written = move.raw.get(key)
        if isinstance(written, str) and written in players:
            return players[written]
    return None


def winner_said(result: str, by: int, position: Position, players: Players) -> int | None:
    """Return who wins by a sentence: who is named first in it, or whoever says it."""
    said = result.strip()
    team = teams.team_named(said, position)
    if team is not None:
        return _other(position, team) if _LOSES.search(said.casefold()[6:].strip()) else team
    # One name may begin with another.
    for name, player in sorted(players.items(), key=lambda one: -len(one[0])):
        rest = said.removeprefix(name)
        if rest != said and (not rest or not rest[0].isalnum() or not rest[0].isascii()):
            told = rest.lstrip(" :-,'sはのが").casefold() or "wins"
            if _LOSES.search(told) or told.startswith(("no ", "has no", "cannot", "can't")):
                return _other(position, player)
            return player
    told = said.casefold()
    if _LOSES.search(told):
        return _other(position, by)
    return by if _WINS.search(told) else None


def _other(position: Position, player: int) -> int | None:
    foes = position.foes(player)
    return foes[0].player if len({foe.team for foe in foes}) == 1 else None
