"""Which game a text is the log of, that another program wrote."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from app.core.text.wording import counted, listed
from app.core.text.words import Words
from app.games.contracts.reading.foreign_contract import ForeignGames

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.games.game_api import GameSpec
    from app.session.notation.foreign_play import ForeignPlayed

FIRST_LINES = 60
"""So many lines tell whether a text is a log."""
TOLD = 3
"""Places of a log that a message names."""


def foreign_in(text: str, games: Iterable[GameSpec]) -> tuple[str, ForeignGames] | None:
    """Return the id of the game whose log a text is, and what reads it; None for another text."""
    lines = _first_lines(text)
    for spec in games:
        if spec.foreign is not None:
            for logs in spec.foreign():
                if logs.is_log(lines):
                    return spec.id, logs
    return None


def refused_in(text: str, logs: ForeignGames) -> Words | None:
    """Return why a log cannot be read at all; None for one that may be."""
    return logs.refused(_first_lines(text))


def _first_lines(text: str) -> list[str]:
    return text.lstrip("\ufeff").splitlines()[:FIRST_LINES]


def play_text(
    text: str, games: Iterable[GameSpec], cards: Callable[[str], GameCards]
) -> ForeignPlayed | None:
    """Play the game that a text tells; None where it is no log. Raises ForeignError."""
    from app.session.notation.foreign_play import play_foreign  # noqa: PLC0415 - where one is read

    every = {spec.id: spec for spec in games}
    found = foreign_in(text, every.values())
    if found is None:
        return None
    name, logs = found
    base = cards(name)
    return play_foreign(logs.read(text, base), every[name], base)


def summary(played: ForeignPlayed) -> Words:
    """Say how much of a log is on the table."""
    game, missing = played.game, played.missing
    names, lines = listed(game.players), counted(game.lines, game.entry)
    whole = Words(
        f"The game of {names.en} from {game.source}: {lines.en} on the table.",
        f"{names.ja}の対戦を{game.source}のログから再現しました（{lines.ja}）。",
    )
    for remark in game.remarks:
        whole = Words(f"{whole.en} {remark.en}", f"{whole.ja}{remark.ja}")
    if not missing:
        return whole
    more = [Words("…", "…")] if len(missing) > TOLD else []
    told = listed([*map(str, missing[:TOLD]), *more])
    return Words(
        f"{whole.en} Not carried out (by {game.entry.one}): {told.en}.",
        f"{whole.ja}再現できなかった{game.entry.counter}：{told.ja}。",
    )
