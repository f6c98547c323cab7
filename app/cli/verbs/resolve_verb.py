"""`chabudai resolve CASES.json`: what comes of two plans on a board, turn by turn."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from random import Random, SystemRandom
from typing import Any

from app.cli.command_line import CannotError
from app.cli.support.cases_read import no_cases, read_cases
from app.cli.support.common_arguments import add_seed
from app.core.text.wording import both, either, quoted
from app.core.text.words import Language, Words
from app.games.contracts.planned.resolving_contract import Missed, ResolvedCase, TurnResolving
from app.games.game_registry import resolving_games, turn_resolving

LARGEST = 5_000_000
"""Bytes of a case file."""
VERB = "resolve"
LACKS = Words(
    "Give the file with the boards and plans.", "盤面と計画を書いたファイルを指定してください。"
)
MOST_CASES = 10_000
LONGEST_SEED = 1_000_000_000_000
SHOWN = 300
"""Characters of what was expected, or came, that a person is shown."""
MOMENTS = {
    "end": Words("end of the turn", "ターンの終わり"),
    "next": Words("start of the next turn", "次のターンの初め"),
}


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the options."""
    parser.add_argument(
        "file",
        metavar="CASES",
        help=Words(
            "boards with the plans of each turn (JSON); - for standard input",
            "盤面と各ターンの計画を書いたファイル（JSON）。-で標準入力",
        ).in_(speak),
    )
    parser.add_argument(
        "--game",
        metavar="GAME",
        help=Words(
            "which game (default: what the file says)", "ゲームの種類（省略時はファイルのゲーム）"
        ).in_(speak),
    )
    add_seed(parser, speak)
    parser.add_argument(
        "--check",
        action="store_true",
        help=Words(
            "exit with 1 where a turn does not come out as expected",
            "期待と違う結果があれば終了コード1で終わる",
        ).in_(speak),
    )
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Resolve every case. 1 where one could not be read or, with --check, is not as expected."""
    if options.seed is not None and not 0 <= options.seed <= LONGEST_SEED:
        raise CannotError(
            Words(
                f"--seed {options.seed}: choose a number from 0 to {LONGEST_SEED}.",
                f"--seed {options.seed}：0から{LONGEST_SEED}までの数を指定してください。",
            )
        )
    written = read_cases(options.file, VERB, LARGEST, LACKS)
    resolving = _resolving(options.game or _game_of(written))
    resolved = [
        # Each case has chance of its own: it comes out the same whichever others are beside it.
        resolving.resolve(entry, number, _chance(options.seed))
        for number, entry in enumerate(_entries(written, options.file, resolving.key), 1)
    ]
    if options.json:
        cases = [_as_json(one, speak) for one in resolved]
        print(json.dumps({resolving.key: cases}, ensure_ascii=False, indent=2))
    else:
        for one in resolved:
            print("\n".join(_told(one, speak)))
    for one in resolved:
        if one.error is not None:
            print(f"✗ {one.error.in_(speak)}", file=sys.stderr)
        for missed in one.missed if options.check else ():
            print(f"✗ {_missed(one, missed).in_(speak)}", file=sys.stderr)
    broken = any(one.error is not None for one in resolved)
    return 1 if broken or (options.check and any(one.missed for one in resolved)) else 0


def _chance(seed: int | None) -> Random:
    return SystemRandom() if seed is None else Random(seed)  # noqa: S311 - repeatable on purpose


# -- what is read ---------------------------------------------------------------------------------


def _resolving(game: str) -> TurnResolving:
    known = resolving_games()
    found = turn_resolving(game or known[0])
    if found is None:
        asked, there = quoted(game), either(known)
        raise CannotError(
            Words(
                f"No turns of a game {asked.en} are resolved. Choose {there.en}.",
                f"{asked.ja}というゲームのターンは処理できません。{there.ja}から選んでください。",
            )
        )
    return found


def _game_of(written: Any) -> str:
    game = written.get("game") if isinstance(written, Mapping) else None
    return game[:SHOWN] if isinstance(game, str) else ""


def _entries(written: Any, name: str, key: str) -> list[Any]:
    """Return the cases of a file. Raises CannotError."""
    entries = written.get(key) if isinstance(written, Mapping) else written
    if not isinstance(entries, list):
        under = quoted(key)
        reason = Words(
            f"a list of cases is needed under {under.en}", f"{under.ja}にケースのリストが必要です"
        )
        raise no_cases(name, VERB, reason)
    if len(entries) > MOST_CASES:
        raise no_cases(name, VERB, Words("there are too many cases", "ケースが多すぎます"))
    return entries


# -- what is told ---------------------------------------------------------------------------------


def _as_json(resolved: ResolvedCase, speak: Language) -> dict[str, Any]:
    turns = [{"end": turn.end, "next": turn.next} for turn in resolved.turns]
    told: dict[str, Any] = {"id": resolved.id, "turns": turns}
    if resolved.error is not None:
        told["error"] = resolved.error.in_(speak)
    return told


def _told(resolved: ResolvedCase, speak: Language) -> Iterator[str]:
    yield f"■ {resolved.id}" + (f" · {resolved.title}" if resolved.title else "")
    for turn in resolved.turns:
        for line in turn.told:
            yield f"  {line.in_(speak)}"


def _missed(resolved: ResolvedCase, missed: Missed) -> Words:
    moment = MOMENTS.get(missed.moment, both(missed.moment))
    wanted, came = _short(missed.expected), _short(missed.came)
    name, turn, what = resolved.id, missed.turn, missed.what
    return Words(
        f"{name}, turn {turn}, {moment.en}: {what} should be {wanted} and is {came}.",
        f"{name}の{turn}ターン目、{moment.ja}：{what}は{wanted}のはずですが、{came}です。",
    )


def _short(held: Any) -> str:
    text = json.dumps(held, ensure_ascii=False)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
