"""`chabudai advise CASES.json`: what the adviser says of moves tried from given positions."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from app.cards.deck.finding import SIGNS
from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.support.cases_read import no_cases, read_cases
from app.cli.support.game_option import add_game_option, known_game, said_game
from app.cli.support.judged_case import agrees_with, expected_of, misses
from app.core.advice import Advice
from app.core.text.wording import either, labelled, quoted, series
from app.core.text.words import Language, Words
from app.games.contracts.reading.case_contract import JudgedCase
from app.games.game_registry import GAMES, USUAL

LARGEST = 20_000_000
"""Bytes of a case file."""
VERB = "advise"
LACKS = Words("Give the file with the cases.", "局面を書いたファイルを指定してください。")


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the options."""
    parser.add_argument(
        "file",
        metavar="CASES",
        help=Words(
            "positions with attempted moves (JSON); - for standard input",
            "局面と操作を書いたファイル（JSON）。-で標準入力",
        ).in_(speak),
    )
    add_game_option(parser, speak)
    add_cards_option(parser, speak)
    parser.add_argument(
        "--region",
        help=Words(
            "where decks are played, jp: Japan (default), intl: elsewhere",
            "デッキを使う地域、jp：日本（省略時）、intl：海外",
        ).in_(speak),
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help=Words(
            "exit with 1 where a case does not say what it expects",
            "期待と違う指摘があれば終了コード1で終わる",
        ).in_(speak),
    )
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Judge every case. 1 where one could not be read or, with --check, is not as expected."""
    said = said_game(options)
    entries, of_file = _entries(options.file)
    game = said or (known_game(of_file) if of_file else USUAL)
    cards = base_of(options, game)
    check = cards.check
    if options.region is not None and (check is None or options.region not in check.regions):
        raise CannotError(_no_region(options.region, () if check is None else tuple(check.regions)))
    judging = GAMES[game].cases
    if judging is None:
        raise CannotError(
            Words(
                f"No cases of {GAMES[game].title.en} are judged.",
                f"{GAMES[game].title.ja}の局面は判定できません。",
            )
        )
    judge = judging()
    judged = [judge(entry, number, options.region) for number, entry in enumerate(entries, 1)]
    if options.json:
        told = [_as_json(one, speak) for one in judged]
        print(json.dumps({"cases": told}, ensure_ascii=False, indent=2))
    else:
        for one, entry in zip(judged, entries, strict=True):
            print("\n".join(_told(one, entry, speak)))
    for one in judged:
        for problem in (one.error, *one.wrong):
            if problem is not None:
                print(f"✗ {problem.in_(speak)}", file=sys.stderr)
        for words in (*one.doubts, *one.unread):
            print(f"⚠ {words.in_(speak)}", file=sys.stderr)
    missed = options.check and any(map(misses, judged, entries))
    broken = any(one.error is not None or any(one.wrong) for one in judged)
    return 1 if missed or broken else 0


# -- what is read ---------------------------------------------------------------------------------


def _no_region(asked: str, known: tuple[str, ...]) -> Words:
    named, there = quoted(asked), either(known)
    if not known:
        return Words("This game knows no regions.", "このゲームに地域の指定はありません。")
    return Words(
        f"There is no region {named.en}. Choose {there.en}.",
        f"{named.ja}という地域はありません。{there.ja}から選んでください。",
    )


def _entries(name: str) -> tuple[list[Any], str]:
    """Return the cases of a file, and the game it says, "" for none. Raises CannotError."""
    written = read_cases(name, VERB, LARGEST, LACKS)
    entries = written.get("cases") if isinstance(written, Mapping) else written
    if isinstance(entries, Mapping):
        entries = [entries]
    if not isinstance(entries, list):
        reason = Words(
            "a list of cases is needed under “cases”", "「cases」に局面のリストが必要です"
        )
        raise no_cases(name, VERB, reason)
    game = written.get("game", "") if isinstance(written, Mapping) else ""
    return entries, game if isinstance(game, str) else ""


# -- what is told ---------------------------------------------------------------------------------


def _as_json(judged: JudgedCase, speak: Language) -> dict[str, Any]:
    told: dict[str, Any] = {"id": judged.id, "moves": [_move(one, speak) for one in judged.moves]}
    for move, odd in zip(told["moves"], judged.odd, strict=False):
        if odd:
            move["unread"] = list(odd)
    for move, problem in zip(told["moves"], judged.wrong, strict=False):
        if problem is not None:
            move["error"] = problem.in_(speak)
    if judged.doubts:
        told["doubts"] = [one.in_(speak) for one in judged.doubts]
    if judged.error is not None:
        told["error"] = judged.error.in_(speak)
    return told


def _move(advice: tuple[Advice, ...], speak: Language) -> dict[str, Any]:
    told: dict[str, Any] = {
        "advice": [
            {"rule": one.rule, "severity": one.severity, "message": one.message.in_(speak)}
            for one in advice
        ]
    }
    right = next((one.right for one in advice if one.right is not None), None)
    if right is not None:
        told["right"] = right
    return told


def _told(judged: JudgedCase, entry: Any, speak: Language) -> Iterator[str]:
    yield f"■ {judged.id}" + (f" · {judged.title}" if judged.title else "")
    for number, advice in enumerate(judged.moves):
        expected = expected_of(entry, number)
        problem = judged.wrong[number] if number < len(judged.wrong) else None
        agrees = expected is not None and problem is None and agrees_with(advice, expected)
        mark = "" if expected is None else "✓ " if agrees else "✗ "
        yield f"  {mark}{number + 1}. {_in_short(_written(entry, number))}"
        if problem is not None:
            yield f"     ✗ {problem.in_(speak)}"
            continue
        if not advice:
            yield "     " + Words("nothing to say", "指摘なし").in_(speak)
        for one in advice:
            yield f"     {SIGNS[one.severity]} {one.message.in_(speak)} ({one.rule})"
        if expected is not None and not agrees:
            named = series(sorted(f"{rule} {severity}" for rule, severity in expected[0]))
            wanted = named if named.en else Words("nothing", "なし")
            yield "     " + labelled(Words("expected", "期待"), wanted).in_(speak)


def _written(entry: Any, number: int) -> Any:
    """Return a move of a case as it is written."""
    moves = entry["moves"]
    one = moves[number] if isinstance(moves, list) else moves
    return one.get("move", one) if isinstance(one, Mapping) else {}


def _in_short(move: Any) -> str:
    """Return a move in one line: its kind and what it names."""
    if not isinstance(move, Mapping):
        return ""
    rest = [f"{key}={said}" for key, said in move.items() if key not in ("type", "deck")]
    return " ".join([str(move.get("type", "?")), *rest])[:160]
