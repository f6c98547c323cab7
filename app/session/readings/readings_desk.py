"""The readings that a judge shows the players of a hosted table, and the one that is what happened.

They come from the judge's copy and are carried out beside the game: nothing moves at the table
until the judge lets one of them enter it. That is one step; the others become branches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.core.data.value import value
from app.core.data.weight import NOTHING, together, weigh
from app.core.fact import Announced
from app.core.ids import JUDGE, SPECTATOR, CardId, NodeId, PersonId, SeatId
from app.core.intent import Request, WriteLabel
from app.core.sight import view
from app.core.table import Table
from app.core.text.table_sentences import REMEDY
from app.core.text.wording import bracketed
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.session.host.entropy import Entropy
from app.session.host.growth import Growth
from app.session.host.history_goals import check_node
from app.session.host.host import Host
from app.session.host.host_limits import check_weight
from app.session.host.updates import Went
from app.session.positions.position_line import LONGEST_READ, position_line
from app.session.positions.seen_position import position_seen
from app.session.readings.carried_reading import (
    as_one,
    card_numbers,
    carried,
    check_chance,
    read_steps,
)
from app.session.readings.compared_rows import NAMES
from app.session.readings.judges_copy import ToldStep
from app.session.readings.shown_readings import seen_by, shown, shows_more
from app.session.readings.told_reading import ReadingTeller, blinded
from app.session.room.audience import Audience
from app.session.room.hosted_game import HostedGame
from app.session.room.messages.reading_messages import (
    EnterReading,
    ReadingEntered,
    ReadingsShown,
    SendReadings,
    ShownReading,
)
from app.session.room.messages.to_people import Notice
from app.session.steps.rights import ImpossibleError, check_text, impossible

FEWEST = 2
_JUDGES_ONLY = Words(
    "Readings are shown by a judge. Ask one to the table with the judge’s invite.",
    "読みを見せられるのはジャッジだけです。ジャッジ用の招待でジャッジを呼んでください。",
)


@value
class _Kept:
    """One reading that was shown."""

    letter: str
    name: str
    steps: tuple[ToldStep, ...]


class ReadingsDesk:
    """Takes readings from judges and tells the players."""

    def __init__(self, audience: Audience, game: HostedGame) -> None:
        self._audience = audience
        self._game = game
        self._node: NodeId = 0
        self._numbers: tuple[CardId, ...] = ()
        self._kept: tuple[_Kept, ...] = ()
        self._entropy = Entropy()

    @property
    def _host(self) -> Host:
        return self._game.host

    # -- showing ------------------------------------------------------------------------------

    def send(self, person: PersonId, sent: SendReadings, now: float) -> None:
        """Show readings to all who play, each with their own eyes. Raises ImpossibleError."""
        self._check_judge(person)
        tree = self._host.tree
        check_node(tree, sent.node)
        if len(sent.readings) < FEWEST:
            raise impossible(
                "reading",
                "There is one reading. Play the other way out on the copy as well.",
                "読みが1つしかありません。コピーの上で、もう一方の進め方も試してください。",
            )
        table = tree.table_at(sent.node)
        self._game.spend(JUDGE, len(table.cards) * len(sent.readings), now)
        numbers = card_numbers(table, sent.cards)
        kept = tuple(
            _Kept(letter, check_text(one.name), read_steps(letter, one.steps))
            for letter, one in zip(NAMES, sent.readings, strict=False)
        )
        ends = [_end(table, self._growths(table, numbers, one)) for one in kept]
        self._node, self._numbers, self._kept = sent.node, numbers, kept
        for seat, people in self._by_eyes().items():
            told = self._told(table, ends, seat)
            for one in people:
                self._audience.tell(one, told)
        name = self._audience.roster[person].name
        self._audience.note_of_play(
            "readings",
            Words(
                f"{name} shows the players readings of step {_step(self._host, sent.node)}.",
                f"{name}さんが手順{_step(self._host, sent.node)}の読みをプレイヤーに見せました。",
            ),
        )

    def _by_eyes(self) -> dict[SeatId, list[PersonId]]:
        """Return who is shown readings, by whose eyes they have."""
        found: dict[SeatId, list[PersonId]] = {}
        for one in self._audience.roster:
            if one.here and one.role != "spectator":
                found.setdefault(self._audience.roster.eyes(one.id), []).append(one.id)
        return found

    def _told(self, table: Table, ends: Sequence[Table], seat: SeatId) -> ReadingsShown:
        seen = seen_by(self._host.tree, self._node, seat)
        known = table if seat == JUDGE else blinded(table, seen)
        teller = ReadingTeller(self._host, self._node, seat)
        readings = []
        for one, end in zip(self._kept, ends, strict=True):
            told = teller.told(self._growths(known, self._numbers, one))
            line = _line(shown(table, end, seat, seen))
            readings.append(ShownReading(one.name, line, told.fallen, told.advice))
        return ReadingsShown(self._node, _line(view(table, seat)), tuple(readings))

    def _growths(self, table: Table, numbers: tuple[CardId, ...], kept: _Kept) -> list[Growth]:
        growths = carried(table, numbers, kept.letter, kept.steps, self._fresh_name)
        more = NOTHING
        for growth in growths:
            more = together(more, growth.more)
        check_weight(weigh(table), more)
        return growths

    def _fresh_name(self, kind: str) -> str:
        while True:
            name = kind + self._entropy.name()
            if name not in self._host.tree.names:
                return name

    # -- entering -----------------------------------------------------------------------------

    def enter(self, person: PersonId, wanted: EnterReading, _now: float) -> None:
        """Let a reading be what happened, and the others be branches. Raises ImpossibleError."""
        self._check_judge(person)
        if wanted.number >= len(self._kept):
            raise impossible(
                "reading",
                "There is no such reading any more. Send the readings again.",
                "その読みはもうありません。読みをもう一度送ってください。",
            )
        if self._game.is_drawing:
            raise impossible(
                "busy",
                "The table is waiting for a draw. Try again in a moment.",
                "抽選の確定を待っています。少し待ってからやり直してください。",
            )
        table, tree = self._host.tree.table_at(self._node), self._host.tree
        chosen = self._kept[wanted.number]
        growths = self._possible(table, chosen)
        if not growths:
            raise impossible(
                "reading",
                f"Nothing happens in reading {chosen.letter}. Go back to that step instead.",
                f"読み{chosen.letter}では何も起きていません。その手順に戻ってください。",
            )
        origin = tree.cursor
        others = [other for other in self._kept if other is not chosen]
        left = [other.letter for other in others if not self._branch(table, other)]
        said = Announced(JUDGE, REMEDY, packed(_entered(chosen)), number=origin)
        try:
            self._grow([as_one(JUDGE, growths, said)], chosen)
        except ImpossibleError:
            if tree.cursor != origin:
                self._host.go(Went(JUDGE, tree.cursor, origin, "jump"))
            raise
        self._kept = ()
        for one in tuple(self._audience.roster):
            if one.here and one.role != "spectator":
                self._audience.tell(one.id, ReadingEntered(wanted.number))
        for letter in left:
            self._audience.tell(person, _stays(letter))

    def _branch(self, table: Table, other: _Kept) -> bool:
        """Let a reading that is not what happened be a branch; False where it cannot be one.

        A branch is the history of all who play: one that shows a seat more than the game does
        stays with the judge.
        """
        try:
            growths = self._possible(table, other)
        except ImpossibleError:
            return False
        if not growths or any(self._shows_more(table, growths)):
            return False
        self._grow(growths, other)
        return True

    def _grow(self, growths: list[Growth], kept: _Kept) -> None:
        """Let a reading grow where it begins, under its name. Raises ImpossibleError."""
        host = self._host
        host.grow(growths, Went(JUDGE, host.tree.cursor, self._node, "jump"))
        node = host.tree.cursor
        label = WriteLabel(node, kept.name or kept.letter)
        # No host that came back gave this name before: the reading is in the journal by now.
        host.submit(Request(f"reading {len(host.journal)}", JUDGE, node, label))

    def _possible(self, table: Table, kept: _Kept) -> list[Growth]:
        growths = self._growths(table, self._numbers, kept)
        if self._host.mixes_chance:
            check_chance(kept.letter, growths)
        return growths

    def _shows_more(self, table: Table, growths: Sequence[Growth]) -> Iterator[bool]:
        tree, node = self._host.tree, self._node
        for seat in (SPECTATOR, *range(len(table.setting.seats))):
            seen = seen_by(tree, node, seat)
            for growth in growths:
                for after, _ in growth.results:
                    yield shows_more(table, after, seat, seen)

    def _check_judge(self, person: PersonId) -> None:
        if self._audience.roster[person].role != "judge":
            raise ImpossibleError("judge-only", _JUDGES_ONLY)


def _end(table: Table, growths: Sequence[Growth]) -> Table:
    return growths[-1].after if growths else table


def _line(seen: SeatView) -> str:
    return position_line(position_seen(seen), most=LONGEST_READ)


def _step(host: Host, node: NodeId) -> str:
    shape = host.tree.shapes[node]
    return f"{shape.turn}.{shape.step}"


def _called(kept: _Kept) -> Words:
    """Return what a reading is called: "reading A (It was a retreat)"."""
    name = bracketed(kept.name) if kept.name else Words("", "")
    return Words(f"reading {kept.letter}{name.en}", f"読み{kept.letter}{name.ja}")


def _entered(kept: _Kept) -> Words:
    called = _called(kept)
    return Words(f"{called.en} is what happened.", f"{called.ja}を実際の進行としました。")


def _stays(letter: str) -> Notice:
    words = Words(
        f"Reading {letter} stays on your copy: it shows too much to somebody, or holds chance.",
        f"読み{letter}はコピーにだけ残ります（見えないはずのカードや、結果の抽選が含まれます）。",
    )
    return Notice("reading-stays", words.en, words.ja)
