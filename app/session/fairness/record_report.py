"""What people are told of a record of chance that was checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.core.ids import JUDGE, NodeId, SeatId
from app.core.past.history import Node
from app.core.table import Setting
from app.core.text.wording import TIME, Noun, counted, listed, series, spread
from app.core.text.words import Words
from app.session.fairness.proven_stretches import Stretch
from app.session.fairness.record_book import seat_name
from app.session.fairness.record_check import Verdict
from app.session.fairness.roll_backs import RollBack

_DRAW = Noun("draw", "draws", "回")
_SIGNATURE = Noun("signature", "signatures", "個")


class Fairness:
    """One record of chance, told."""

    def __init__(self, verdict: Verdict, setting: Setting, nodes: Sequence[Node]) -> None:
        self._verdict = verdict
        self._setting = setting
        self._nodes = nodes

    def unproven(self) -> Iterator[Words]:
        """Yield a sentence for each thing that leaves chance unproven, though all else fits."""
        verdict = self._verdict
        if verdict.roll_backs:
            yield self._rolled_back(verdict.roll_backs)
        if verdict.draws and not verdict.whole and not verdict.found:
            yield self.summary()
        yield from (self._stretch(one) for one in verdict.stretches if not one.proven)

    def remarks(self, *, sound: bool) -> Iterator[Words]:
        """Yield a sentence for what was checked, if it is `sound`, and for what is to be known."""
        verdict = self._verdict
        if sound:
            yield self.summary()
        yield from (self._stretch(one) for one in verdict.stretches if one.proven and one.seated)
        for seat, numbers in verdict.away:
            who, which = self._name(seat), _numbers(numbers)
            yield Words(f"Away: {who.en} (draw {which.en}).", f"不在：{who.ja}（抽選{which.ja}）。")
        if verdict.void:
            which = _numbers(verdict.void)
            yield Words(
                f"Not possible with what chance gave: draw {which.en}.",
                f"出た結果では操作できなかったもの：抽選{which.ja}。",
            )

    def summary(self) -> Words:
        """Return what was checked of a record in which all fits."""
        verdict = self._verdict
        signatures = counted(sum(count for _, count in verdict.signed), _SIGNATURE)
        draws = counted(verdict.draws, _DRAW)
        if verdict.whole:
            return Words(
                f"Fair by record (full check): {draws.en} made again from everybody's links, "
                f"{signatures.en} checked.",
                f"抽選の記録（全体の検査）：抽選{draws.ja}を全員の値からやり直し、署名"
                f"{signatures.ja}を確かめました。",
            )
        return Words(
            f"Fair by record (links and signatures only): the links of {draws.en} and "
            f"{signatures.en} fit. What was drawn cannot be checked: this copy is without the "
            "host's sealed part. Ask for the record to be opened, and check that file.",
            f"抽選の記録（値と署名だけの検査）：抽選{draws.ja}の値と署名{signatures.ja}は合"
            "っています。ホストの封印された部分がないコピーなので、結果そのものは確かめられ"
            "ません。記録を公開してもらい、そのファイルを検査してください。",
        )

    def _rolled_back(self, found: Sequence[RollBack]) -> Words:
        """Say how often the table was rolled back: what it may mean, and no more."""
        times, last = counted(len(found), TIME), self._step(found[-1].after)
        who = listed([self._name(seat) for seat in found[-1].noticed])
        return Words(
            f"Rolled back {times.en}, the last after {last.en}; noticed by {who.en}, who had been "
            "told more by then. A power failure does that, and so does a host that throws again: "
            "the record cannot tell which it was.",
            f"巻き戻しが{times.ja}ありました。最後は{last.ja}の後で、{who.ja}にはそれより先"
            "まで伝えられていました。停電でも、ホストによる抽選のやり直しでも起こります。ど"
            "ちらだったかは記録からはわかりません。",
        )

    def _stretch(self, stretch: Stretch) -> Words:
        """Say who signed a part of the history, and what that proves."""
        steps, who = self._steps(stretch), listed([self._name(seat) for seat in stretch.signed])
        if not stretch.seated:
            return Words(
                f"{steps.en}: before any seat took part in the record. This proves nothing: "
                "whoever set up the table could have thrown again.",
                f"{steps.ja}：まだどの席も記録に加わっていません。何も証明されません"
                "（卓を用意した人は抽選をやり直せました）。",
            )
        if not stretch.signed:
            if not stretch.draws:
                return Words(f"{steps.en}: signed by no seat.", f"{steps.ja}：署名はありません。")
            return Words(
                f"{steps.en}: signed by no seat. This proves nothing: the host could have thrown "
                "again.",
                f"{steps.ja}：署名がなく、何も証明されません（ホストは抽選をやり直せました）。",
            )
        if stretch.proven:
            return Words(
                f"{steps.en}: signed by {who.en}.", f"{steps.ja}：{who.ja}の署名があります。"
            )
        return Words(
            f"{steps.en}: signed by {who.en} alone. This proves nothing where {who.en} hosts the "
            "table.",
            f"{steps.ja}：署名は{who.ja}だけです。{who.ja}がホストなら、何も証明されません。",
        )

    def _steps(self, stretch: Stretch) -> Words:
        """Name the steps of a stretch, and how often something was drawn in it."""
        only, which = stretch.first, spread(stretch.first, stretch.last)
        first, last = self._place(stretch.first), self._place(stretch.last)
        steps = Words(
            f"Steps {which.en} (turn {first} to {last})", f"手順{which.ja}（{first}から{last}）"
        )
        if only == stretch.last:
            steps = Words(f"Step {only} (turn {first})", f"手順{only}（{first}）")
        draws = counted(stretch.draws, _DRAW)
        if not stretch.draws:
            return steps
        return Words(f"{steps.en}, {draws.en}", f"{steps.ja}、抽選{draws.ja}")

    def _step(self, number: NodeId) -> Words:
        place = self._place(number)
        return Words(f"step {number} (turn {place})", f"手順{number}（{place}）")

    def _place(self, number: NodeId) -> str:
        """Return a step's place in its turn, as the log writes it: "5.3"."""
        node = self._nodes[number]
        return f"{node.turn}.{node.step}"

    def plain(self) -> dict[str, object]:
        """Return it as what JSON is made of; seats by number from 1, the judge as "judge"."""
        verdict = self._verdict
        return {
            "check": "full" if verdict.whole else "links",
            "proven": verdict.proves_chance,
            "draws": verdict.draws,
            "made_again": verdict.opened,
            "void": list(verdict.void),
            "away": {_key(seat): list(numbers) for seat, numbers in verdict.away},
            "signed": {_key(seat): count for seat, count in verdict.signed},
            "stretches": [
                {
                    "first": one.first,
                    "last": one.last,
                    "draws": one.draws,
                    "signed": [_key(seat) for seat in one.signed],
                    "proven": one.proven,
                }
                for one in verdict.stretches
            ],
            "roll_backs": [
                {"after": one.after, "noticed": [_key(seat) for seat in one.noticed]}
                for one in verdict.roll_backs
            ],
            "misfits": [discrepancy.code for discrepancy in verdict.found],
        }

    def _name(self, seat: SeatId) -> Words:
        return seat_name(seat, self._setting)


def _numbers(numbers: Sequence[int]) -> Words:
    """Return draws by number, those in a row together: "2, 5–9"; 「2、5〜9」."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return series([spread(run[0], run[-1]) if len(run) > 2 else _each(run) for run in runs])


def _each(run: Sequence[int]) -> Words:
    return series([str(number) for number in run])


def _key(seat: SeatId) -> str:
    return "judge" if seat == JUDGE else str(seat + 1)
