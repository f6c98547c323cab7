"""A script as lines: what is comment, numbering and indentation, and what is said."""

from __future__ import annotations

import re

from app.core.data.value import value
from app.core.text.wording import LINE, counted
from app.core.text.words import Words

MOST_LINES = 20_000
LONGEST_LINE = 2_000
"""Letters."""
MOST_BYTES = 4_000_000

_COMMENT = re.compile(r"(?:^|\s)#(?!\d).*")
"""What is written for the reader alone; "#3" is a number."""
_NUMBERING = re.compile(r"^(?:[-•*・]\s*)?(?:\d{1,4}\.\d{1,4}[.:]?\s+)?")


class ScriptError(Exception):
    """A script that cannot be read or played on; `words` names the line."""

    def __init__(self, line: int, words: Words) -> None:
        said = Words(f"line {line}: {words.en}", f"{line}行目：{words.ja}") if line else words
        super().__init__(said.en)
        self.line = line
        """Counted from 1; 0 where it is about the whole script."""
        self.words = said


@value
class Line:
    """A line that says something."""

    number: int
    """Counted from 1."""
    text: str
    """Without comment, bullet and numbering ("5.3 "), single-spaced at the ends."""
    indented: bool = False


def read_lines(source: str | bytes) -> tuple[Line, ...]:
    """Return the lines of a script that say something. Raises ScriptError."""
    if len(source) > MOST_BYTES:
        raise _too_long()
    written = _decoded(source).removeprefix("\ufeff").splitlines()
    if len(written) > MOST_LINES:
        raise _too_long()
    return tuple(
        line for number, text in enumerate(written, 1) if (line := _line(number, text)) is not None
    )


def _decoded(source: str | bytes) -> str:
    if isinstance(source, str):
        return source
    try:
        return source.decode()
    except UnicodeDecodeError as problem:
        raise ScriptError(
            source[: problem.start].count(b"\n") + 1,
            Words(
                "this is not UTF-8 text. Save the script as UTF-8.",
                "UTF-8のテキストではありません。UTF-8で保存してください。",
            ),
        ) from problem


def without_comment(line: str) -> str:
    """Return a line without what `#` begins: at its beginning or behind a space."""
    return _COMMENT.sub("", line, count=1)


def _line(number: int, written: str) -> Line | None:
    if len(written) > LONGEST_LINE:
        raise ScriptError(
            number,
            Words(
                f"this line has more than {LONGEST_LINE:,} letters. Write it as several lines.",
                f"この行は{LONGEST_LINE:,}文字を超えています。何行かに分けてください。",
            ),
        )
    text = without_comment(written).rstrip()
    indented = text[:1].isspace()
    text = _NUMBERING.sub("", text.strip(), count=1).strip()
    return Line(number, text, indented) if text else None


def _too_long() -> ScriptError:
    most = counted(MOST_LINES, LINE)
    return ScriptError(
        0,
        Words(
            f"the script is too long. A script has at most {most.en}.",
            f"スクリプトが長すぎます。{most.ja}までです。",
        ),
    )
