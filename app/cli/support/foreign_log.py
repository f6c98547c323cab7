"""`chabudai replay` of a game that another program logged."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from app.cli.command_line import CannotError
from app.core.ids import JUDGE
from app.core.text.one_line import one_line
from app.core.text.words import Language, Words
from app.games.contracts.reading.foreign_contract import ForeignError
from app.games.game_registry import GAMES
from app.session.notation.foreign_text import play_text, summary

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.session.host.local_table import LocalTable
    from app.session.notation.foreign_play import ForeignPlayed

LONGEST = 200
"""Letters of a line of the log that is repeated."""
Write = Callable[["LocalTable"], None]
"""Writes the table to the file that was asked for."""
LogOf = Callable[["LocalTable"], Iterator[tuple[str, str]]]


def replay_foreign(
    options: argparse.Namespace,
    speak: Language,
    text: str,
    cards: Callable[[str], GameCards],
    write: Write,
    log_of: LogOf,
) -> int | None:
    """Play a log and print what happened; None where the text is none. Raises CannotError."""
    try:
        played = play_text(text, (GAMES[name] for name in GAMES), cards)
    except ForeignError as problem:
        raise CannotError(problem.words) from problem
    if played is None:
        return None
    lines = list(log_of(played.table))
    if options.out:
        write(played.table)
    if options.json:
        print(json.dumps(_as_json(played, lines, text), ensure_ascii=False, indent=2))
        return 0
    for number, sentence in lines:
        print(f"{number:>6}  {sentence}")
    print(summary(played).in_(speak))
    for said in _left(played, text):
        print(f"⚠ {said.in_(speak)}", file=sys.stderr)
    if options.out:
        print(Words(f"Table: {options.out}", f"卓：{options.out}").in_(speak))
    return 0


def _left(played: ForeignPlayed, text: str) -> Iterator[Words]:
    """Yield what is not on the table, with why where that is known."""
    lines = [one_line(line[:LONGEST]) for line in text.splitlines()]
    for number in played.game.unread:
        told = lines[number - 1]
        yield Words(
            f"Line {number} was not carried out: {told}", f"{number}行目は再現できません：{told}"
        )
    for one in played.left_out:
        number = one.lines[0]
        told = lines[number - 1]
        yield Words(
            f"Line {number} was not carried out: {told} ({one.why.en})",
            f"{number}行目は再現できません：{told}（{one.why.ja}）",
        )


def _as_json(played: ForeignPlayed, lines: list[tuple[str, str]], text: str) -> dict[str, object]:
    game = played.game
    return {
        "source": game.source,
        "seats": list(game.players),
        "turn": played.table.sit(JUDGE).view.turn.number,
        "lines": game.lines,
        "understood": round(played.understood, 4),
        "fetched": played.fetched + game.assumed,
        "left_out": [said.en for said in _left(played, text)],
        "log": [{"step": number, "text": sentence} for number, sentence in lines],
    }
