"""Files of worked cases: JSON from a file or standard input, with a sentence for what is none."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from app.cli.command_line import CannotError
from app.core.text.words import Words

MOST_DIGITS = 20
"""Digits of a number in a case."""


def read_cases(name: str, verb: str, most: int, lacks: Words) -> Any:
    """Return what the file `name` holds; `-` is standard input.

    `verb` is whose documentation tells the form, `most` how many bytes or letters there may be,
    `lacks` what to do where there is no such file. Raises CannotError.
    """
    try:
        return json.loads(_text(name, verb, most), parse_int=_whole)
    except FileNotFoundError as problem:
        raise CannotError(
            Words(
                f"There is no file {name}. {lacks.en}",
                f"{name}というファイルはありません。{lacks.ja}",
            )
        ) from problem
    except OSError as problem:
        raise no_cases(name, verb, Words("it cannot be read", "読み込めません")) from problem
    except RecursionError as problem:
        reason = Words("it is nested too deeply", "入れ子が深すぎます")
        raise no_cases(name, verb, reason) from problem
    except ValueError as problem:
        place = getattr(problem, "lineno", 0)
        reason = (
            Words(f"it is not JSON (line {place})", f"JSONとして読み取れません（{place}行目）")
            if place
            else Words("it is not JSON in UTF-8", "UTF-8のJSONとして読み取れません")
        )
        raise no_cases(name, verb, reason) from problem


def no_cases(name: str, verb: str, why: Words) -> CannotError:
    """Return the refusal of a file that holds no cases."""
    return CannotError(
        Words(
            f"{name}: {why.en}. See the documentation of `chabudai {verb}` for the form.",
            f"{name}：{why.ja}。形式は「chabudai {verb}」の説明をご覧ください。",
        )
    )


def _text(name: str, verb: str, most: int) -> str:
    if name == "-":
        text = sys.stdin.read(most + 1)
        large = len(text) > most
    else:
        path = Path(name)
        large = path.stat().st_size > most
        text = "" if large else path.read_text("utf-8-sig")
    if large:
        raise no_cases(name, verb, Words("the file is too large", "ファイルが大きすぎます"))
    return text


def _whole(digits: str) -> int | str:
    """Return a number; one that no case can mean stays a text, and is told where it stands."""
    return int(digits) if len(digits) <= MOST_DIGITS else f"{digits[:MOST_DIGITS]}…"
