"""The lines of a battle log: what happened, what follows from it, and the cards listed below."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from app.core.text.one_line import one_line

_BULLET = re.compile(r"\s*[•·*]\s+(?P<text>.+)")
_BELOW = re.compile(r"\s*[-–]\s+(?P<text>.+)")
_JOINED = re.compile(
    r"(?<=[.!]) (?=- )|(?<= a Prize card\.) |(?<=\d Prize cards\.) |(?<=['’]s hand\.) "
    r"|(?:(?<= Bench\.)|(?<= Spot\.)) (?=.+ was activated\.)"
)
"""Where lines were joined to one, as web pages and messages do it."""
MOST_JOINED = 8
"""Lines that may stand on one; a Knock Out gives three Prize cards, or four."""
_CODE = re.compile(r"\((?=[\w.-]*\d)[A-Za-z][\w.-]*_[\w-]+\)\s*")
"""Which printing a card is, where the app was asked to say so: "(sv9_26) "."""

_PRINT = re.compile(
    r"\((?P<set>[A-Za-z][A-Za-z0-9.-]*)_(?P<number>[A-Za-z]*\d+[a-z]?)(?:_\w+)?\)\s*"
    r"(?=(?P<rest>[^\n]{1,80}))"
)
"""Such a code, with the card's name behind it."""

_BLANK = re.compile(r"\{(?:0|1|rest)?\}")
"""What sentences have for their cards (`log_deed`): a name that holds it would be filled in."""


@dataclass
class LogLine:
    """A line, with those that are indented below it."""

    number: int
    """Counted from 1."""
    text: str
    """Straight apostrophes, single spaces, no codes of cards."""
    cards: list[str] = field(default_factory=list)
    """Names of the cards that are listed below it."""
    card_lines: list[int] = field(default_factory=list)
    """Their line numbers."""
    below: list[LogLine] = field(default_factory=list)
    """What happened by it."""

    def every(self) -> Iterator[LogLine]:
        """Yield it and all below it."""
        yield self
        for one in self.below:
            yield from one.every()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of all these lines."""
        return tuple(number for one in self.every() for number in (one.number, *one.card_lines))


def read_log(text: str) -> list[LogLine]:
    """Return the lines that stand at the margin, with all others below them."""
    found: list[LogLine] = []
    last: LogLine | None = None
    for number, written in _parted(text):
        if not written.strip():
            continue
        bullet, below = _BULLET.fullmatch(written), _BELOW.fullmatch(written)
        if bullet is not None and last is not None:
            last.card_lines.append(number)
            last.cards += [name for name in _plain(bullet["text"]).split(", ") if name]
            continue
        line = LogLine(number, _plain((bullet or below or {"text": written})["text"]))
        if below is not None and found:
            found[-1].below.append(line)
        else:
            found.append(line)
        last = line
    return found


def _parted(text: str) -> Iterator[tuple[int, str]]:
    for number, written in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        for part in _JOINED.split(written, MOST_JOINED - 1):
            yield number, part


def _plain(text: str) -> str:
    text = _BLANK.sub("", one_line(text.replace("’", "'")))
    return " ".join(_CODE.sub("", text).split())


def prints_told(text: str, names: Collection[str]) -> dict[str, list[str]]:
    """Return which printings the codes of a log tell of, by the card's name: "sv8pt5-50"."""
    longest = sorted(names, key=len, reverse=True)
    found: defaultdict[str, list[str]] = defaultdict(list)
    for told in _PRINT.finditer(text.replace("’", "'")):
        name = next((one for one in longest if told["rest"].startswith(one)), "")
        card_id = f"{told['set'].lower().replace('-', 'pt')}-{told['number']}"
        if name and card_id not in found[name]:
            found[name].append(card_id)
    return dict(found)
