"""The report of a dispute: the position, the steps of each reading, the rules, the rulings.

It is made of what one pair of eyes sees: everybody's (a spectator), a player's, or the judge's. All
of it comes from that seat's views and sentences, so that it cannot tell more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.advice import Advice, AdviceRule
from app.core.data.value import value
from app.core.fact import Announced, Fact
from app.core.facts.agreement_facts import Ruled
from app.core.ids import JUDGE, SPECTATOR, NodeId, SeatId
from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.table_sentences import NOTED
from app.core.text.turn_words import turn_title
from app.core.text.wording import bracketed, labelled, listed
from app.core.text.words import Language, Words, plain
from app.session.host.host import Host
from app.session.positions.position_line import LONGEST_READ, position_line
from app.session.positions.position_text import position_text
from app.session.positions.seen_position import position_seen
from app.session.readings.compared_readings import Broken, Compared, Reading, compare
from app.session.readings.compared_rows import NAMES

FORMAT = 1
LONGEST_RULING = 2000
"""Letters of what was ruled."""
EVERYBODY = Words("everybody", "全員")
EVERYTHING = Words("everything (for the judge alone)", "すべて（ジャッジ用）")
_BEFORE = Words("Before they part", "分かれる前の局面")
_READING = Words("Reading", "読み")
_DIFFERENCES = Words("Differences", "違い")
_RULES = Words("Rules that decide", "関わるルール")
_RULINGS = Words("Rulings", "裁定")
_MARKS = "\\`*_{}[]<>#+-!|~&"
"""Signs that mean something in Markdown: what others wrote is text."""
_NUMBERED = re.compile(r"(\d+)([.)])")


@value
class Asked:
    """What a report is about."""

    nodes: tuple[NodeId, ...]
    """The ends of the readings; one, or the same again, where there is one."""
    seat: SeatId
    """Whose eyes it has."""
    ruling: str = ""
    """What was ruled, in somebody's own words."""


@value
class Report:
    """A report in both of its forms."""

    markdown: str
    data: dict[str, Any]
    """The same, made of what JSON is made of."""


def report(
    host: Host, asked: Asked, words: Lexicon, speak: Language, title: Words, broken: Broken
) -> Report:
    """Return the report of a dispute; `title` is what its game is called."""
    return _Writing(host, asked, words, speak, title, broken).report()


class _Writing:
    """Collects what is told, then writes it in both forms."""

    def __init__(
        self,
        host: Host,
        asked: Asked,
        words: Lexicon,
        speak: Language,
        title: Words,
        broken: Broken,
    ) -> None:
        self._host, self._asked, self._words = host, asked, words
        self._speak, self._title = speak, title
        self._compared = compare(
            host, asked.nodes, asked.seat, words, broken, secret=asked.seat == JUDGE
        )
        self._view = host.view_at(self._compared.parts, asked.seat)
        adviser = host.spec.adviser
        self._rules = {rule.id: rule for rule in (adviser().rules if adviser else ())}

    def report(self) -> Report:
        return Report("\n".join(self._markdown()) + "\n", self._data())

    def _in(self, words: Words) -> str:
        return words.in_(self._speak)

    # -- what is told -----------------------------------------------------------------------------

    def _players(self) -> list[str]:
        return [seat.name for seat in self._view.setting.seats]

    def _eyes(self) -> Words:
        """Return whose eyes the report has."""
        seat = self._asked.seat
        if seat == JUDGE:
            return EVERYTHING
        if seat == SPECTATOR:
            return EVERYBODY
        name = self._players()[seat]
        return Words(name, name)

    def _readings(self) -> Iterator[tuple[str, Reading]]:
        seen: set[NodeId] = set()
        for name, reading in zip(NAMES, self._compared.readings, strict=False):
            if reading.node not in seen:
                seen.add(reading.node)
                yield name, reading

    def _steps(self, reading: Reading) -> list[tuple[str, str]]:
        """Return the steps of a reading since both part, as the log has them."""
        tree = self._host.tree
        way = tree.path(reading.node)
        return [self._step(node) for node in way[len(way) - reading.steps :]]

    def _step(self, node: NodeId) -> tuple[str, str]:
        tree, seat = self._host.tree, self._asked.seat
        events = self._host.told(node, seat)
        said = describe_all(events, self._speak, self._view.setting, self._words)
        return f"{tree.turn(node)}.{tree.step(node)}", plain(said)

    def _rulings(self) -> list[tuple[str, str]]:
        """Return what was ruled, and noted of penalties and time, on the way to any reading."""
        tree = self._host.tree
        ways = (tree.path(reading.node) for _, reading in self._readings())
        nodes = dict.fromkeys(node for way in ways for node in way)
        return [
            self._step(node)
            for node in nodes
            if any(_is_on_record(fact) for fact in tree.facts(node))
        ]

    def _rule(self, advice: Advice) -> AdviceRule | None:
        return self._rules.get(advice.rule)

    def _line(self, node: NodeId) -> str:
        seen = position_seen(self._host.view_at(node, self._asked.seat))
        return position_line(seen, most=LONGEST_READ)

    # -- Markdown ---------------------------------------------------------------------------------

    def _markdown(self) -> Iterator[str]:
        players = listed(self._players())
        yield f"# {_text(self._in(labelled(self._title, players)))}"
        yield ""
        turn = turn_title(self._view.turn, self._view.setting)
        head = (
            (Words("Present", "出席者"), players),
            (Words("As seen by", "視点"), self._eyes()),
            (_BEFORE, turn),
        )
        for about, what in head:
            yield f"- {_text(self._in(labelled(about, what)))}"
        yield ""
        yield f"## {self._in(_BEFORE)}"
        yield ""
        yield from _quoted(position_text(self._view, self._words, self._speak).splitlines())
        for name, reading in self._readings():
            yield ""
            yield f"## {self._in(_READING)} {name}"
            yield ""
            for when, said in self._steps(reading):
                yield f"- {when} {_text(said)}"
            for advice in reading.advice:
                rule = self._rule(advice)
                rests_on = self._in(bracketed(rule.source)) if rule is not None else ""
                yield f"- **{_text(advice.rule)}** {_text(self._in(advice.message) + rests_on)}"
        yield from self._told_differences(self._compared)
        yield from self._told_rules()
        yield from self._told_rulings()
        yield ""
        yield from _quoted([self._line(self._compared.parts)])

    def _told_differences(self, compared: Compared) -> Iterator[str]:
        if not compared.rows:
            return
        yield ""
        yield f"## {self._in(_DIFFERENCES)}"
        yield ""
        count = len(compared.readings)
        yield f"| | {' | '.join(NAMES[:count])} |"
        yield "|---" * (count + 1) + "|"
        for row in compared.rows:
            cells = [_text(self._in(words)) for words in (row.about, *row.told)]
            yield f"| {' | '.join(cells)} |"

    def _told_rules(self) -> Iterator[str]:
        found = [one for _, reading in self._readings() for one in reading.advice]
        rules = {rule.id: rule for one in found if (rule := self._rule(one)) is not None}
        if not rules:
            return
        yield ""
        yield f"## {self._in(_RULES)}"
        yield ""
        for rule in rules.values():
            yield f"- **{_text(rule.id)}** {_text(self._in(rule.title))} ({_text(rule.source)})"

    def _told_rulings(self) -> Iterator[str]:
        rulings = self._rulings()
        if not rulings and not self._asked.ruling:
            return
        yield ""
        yield f"## {self._in(_RULINGS)}"
        yield ""
        for when, said in rulings:
            yield f"- {when} {_text(said)}"
        if self._asked.ruling:
            yield _text(self._asked.ruling)

    # -- JSON -------------------------------------------------------------------------------------

    def _data(self) -> dict[str, Any]:
        in_ = self._in
        return {
            "chabudai_report": FORMAT,
            "game": self._host.spec.id,
            "present": self._players(),
            "seen_by": in_(self._eyes()),
            "position": self._line(self._compared.parts),
            "readings": [self._reading(name, reading) for name, reading in self._readings()],
            "differences": [
                {
                    "about": in_(row.about),
                    **{
                        name.lower(): in_(told) for name, told in zip(NAMES, row.told, strict=False)
                    },
                }
                for row in self._compared.rows
            ],
            "rulings": [{"step": when, "says": said} for when, said in self._rulings()],
            "ruling": self._asked.ruling,
        }

    def _reading(self, name: str, reading: Reading) -> dict[str, Any]:
        return {
            "name": name,
            "steps": [{"step": when, "says": said} for when, said in self._steps(reading)],
            "position": self._line(reading.node),
            "advice": [self._advice(advice) for advice in reading.advice],
        }

    def _advice(self, advice: Advice) -> dict[str, str]:
        rule = self._rule(advice)
        return {
            "rule": advice.rule,
            "severity": advice.severity,
            "message": self._in(advice.message),
            "source": "" if rule is None else rule.source,
        }


def _is_on_record(fact: Fact) -> bool:
    """Whether a report tells of something that moved nothing."""
    return isinstance(fact, Ruled) or (isinstance(fact, Announced) and fact.verb == NOTED)


def _text(words: str) -> str:
    """Return words in which no sign means anything in Markdown, on one line."""
    told = "".join(f"\\{sign}" if sign in _MARKS else sign for sign in " ".join(words.split()))
    # A number and a dot would begin a list.
    begun = _NUMBERED.match(told)
    return told if begun is None else f"{begun[1]}\\{told[begun.end(1) :]}"


def _quoted(lines: list[str]) -> Iterator[str]:
    """Return lines as they are: indented, nothing in them means anything."""
    for line in lines:
        yield f"    {line}"
