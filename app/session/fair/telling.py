"""What people are told of a record of chance that was checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.core.ids import JUDGE, SeatId
from app.core.table import Setting
from app.core.wording import Noun, counted, series, spread
from app.core.words import Words
from app.session.fair.book import seat_name
from app.session.fair.check import Verdict

_DRAW = Noun("draw", "draws", "回")
_ENTRY = Noun("entry", "entries", "件")
_SIGNATURE = Noun("signature", "signatures", "個")


class Fairness:
    """One record of chance, told."""

    def __init__(self, verdict: Verdict, setting: Setting) -> None:
        self._verdict = verdict
        self._setting = setting

    def remarks(self, *, sound: bool) -> Iterator[Words]:
        """Yield a sentence for what was checked, if it is `sound`, and for what is to be known."""
        verdict = self._verdict
        if sound:
            yield self.summary()
        for seat, numbers in verdict.away:
            who, which = self._name(seat), _numbers(numbers)
            yield Words(f"Away: {who.en} (draw {which.en}).", f"不在：{who.ja}（抽選{which.ja}）。")
        if verdict.void:
            which = _numbers(verdict.void)
            yield Words(
                f"Not possible with what chance gave: draw {which.en}.",
                f"出た結果では操作できなかったもの：抽選{which.ja}。",
            )
        for seat, count in verdict.unsigned:
            who, last = self._name(seat), counted(count, _ENTRY)
            yield Words(
                f"Unsigned: the last {last.en} of what {who.en} was told.",
                f"署名なし：{who.ja}に伝えられた内容の最後の{last.ja}。",
            )

    def summary(self) -> Words:
        """Return what was checked of a record in which all fits."""
        verdict = self._verdict
        signatures = counted(sum(count for _, count in verdict.signed), _SIGNATURE)
        draws = counted(verdict.draws, _DRAW)
        if verdict.opened == verdict.draws:
            return Words(
                f"Fair by record (full check): {draws.en} made again from everybody's links, "
                f"{signatures.en} checked.",
                f"公平の記録（全体の検査）：抽選{draws.ja}を全員の値からやり直し、"
                f"署名{signatures.ja}を確かめました。",
            )
        return Words(
            f"Fair by record (links and signatures only): the links of {draws.en} and "
            f"{signatures.en} fit. What was drawn cannot be checked: this copy is without the "
            "host's sealed part. Ask for the record to be opened, and check that file.",
            f"公平の記録（値と署名だけの検査）：抽選{draws.ja}の値と署名{signatures.ja}は"
            "合っています。ホストの封印された部分がない控えなので、結果そのものは確かめられません。"
            "記録を公開してもらい、そのファイルを検査してください。",
        )

    def plain(self) -> dict[str, object]:
        """Return it as what JSON is made of; seats by number from 1, the judge as "judge"."""
        verdict = self._verdict
        return {
            "check": "full" if verdict.opened == verdict.draws else "links",
            "draws": verdict.draws,
            "made_again": verdict.opened,
            "void": list(verdict.void),
            "away": {_key(seat): list(numbers) for seat, numbers in verdict.away},
            "signed": {_key(seat): count for seat, count in verdict.signed},
            "unsigned": {_key(seat): count for seat, count in verdict.unsigned},
            "misfits": [misfit.code for misfit in verdict.found],
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
