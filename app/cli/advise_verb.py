"""`chabudai advise CASES.json`: what the adviser says of moves tried from given positions."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from app.cards.deck.finding import SIGNS
from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.support.judged_case import agrees_with, expected_of, misses
from app.core.advice import Advice
from app.core.text.wording import labelled, series
from app.core.text.words import Language, Words
from app.games.contracts.case_contract import JudgedCase
from app.games.game_registry import GAMES, USUAL, usual_cards

LARGEST = 20_000_000
"""Bytes of a case file."""
MOST_DIGITS = 20
"""Digits of a number in a case."""


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the options."""
    check = usual_cards().check
    parser.add_argument(
        "file",
        metavar="CASES",
        help=Words(
            "positions with attempted moves (JSON); - for standard input",
            "局面と操作を書いたファイル（JSON）。-で標準入力",
        ).in_(speak),
    )
    add_cards_option(parser, speak)
    parser.add_argument(
        "--region",
        choices=list(() if check is None else check.regions),
        help=Words(
            "where decks are played, jp: Japan (default), intl: elsewhere",
            "デッキを使う地域、jp：日本（省略時）、intl：海外",
        ).in_(speak),
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help=Words(
            "end with 1 where a case says otherwise than it expects",
            "期待と違う指摘があれば終了コード1で終わる",
        ).in_(speak),
    )
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Judge every case. 1 where one could not be read or, with --check, is not as expected."""
    entries = _entries(options.file)
    base_of(options)
    judging = GAMES[USUAL].cases
    if judging is None:
        raise CannotError(
            Words("No cases of this game are judged.", "このゲームの局面は判定できません。")
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


def _entries(name: str) -> list[Any]:
    """Return the cases of a file. Raises CannotError."""
    try:
        if name == "-":
            text = sys.stdin.read(LARGEST)
        else:
            path = Path(name)
            if path.stat().st_size > LARGEST:
                raise _cannot(name, Words("the file is too large", "ファイルが大きすぎます"))
            text = path.read_text("utf-8-sig")
        written = json.loads(text, parse_int=_whole)
    except FileNotFoundError as problem:
        raise CannotError(
            Words(
                f"There is no file {name}. Give the file with the cases.",
                f"{name}というファイルはありません。局面を書いたファイルを指定してください。",
            )
        ) from problem
    except OSError as problem:
        reason = Words("it cannot be read", "読み込めません")
        raise _cannot(name, reason) from problem
    except RecursionError as problem:
        reason = Words("it is nested too deeply", "入れ子が深すぎます")
        raise _cannot(name, reason) from problem
    except (UnicodeDecodeError, ValueError) as problem:
        place = getattr(problem, "lineno", 0)
        reason = (
            Words(f"it is no JSON (line {place})", f"JSONとして読み取れません（{place}行目）")
            if place
            else Words("it is no JSON in UTF-8", "UTF-8のJSONとして読み取れません")
        )
        raise _cannot(name, reason) from problem
    entries = written.get("cases") if isinstance(written, Mapping) else written
    if isinstance(entries, Mapping):
        entries = [entries]
    if not isinstance(entries, list):
        reason = Words(
            "a list of cases is needed under “cases”", "「cases」に局面のリストが必要です"
        )
        raise _cannot(name, reason)
    return entries


def _whole(digits: str) -> int | str:
    """Return a number; one that no case can mean stays a text, and is told where it stands."""
    return int(digits) if len(digits) <= MOST_DIGITS else f"{digits[:MOST_DIGITS]}…"


def _cannot(name: str, why: Words) -> CannotError:
    return CannotError(
        Words(
            f"{name}: {why.en}. See the documentation of `chabudai advise` for the form.",
            f"{name}：{why.ja}。形式は「chabudai advise」の説明をご覧ください。",
        )
    )


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
