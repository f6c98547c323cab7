"""The form that notes what a tournament's procedure asks for: penalties, time, Prizes counted.

It is said and written down, and changes nothing: people see to it.
"""

from __future__ import annotations

from dataclasses import replace

from app.core.data.value import value
from app.core.intent import Announce
from app.core.text.one_line import one_line
from app.core.text.table_sentences import NOTED
from app.core.text.wording import (
    Noun,
    bracketed,
    counted,
    labelled,
    listed,
    number,
)
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, FormField, Number, Pick, Writing
from app.games.game_api import GameAction, Selection
from app.games.pokemon.table import prize_cards

LONGEST_REASON = 120
MOST_MINUTES = 60
LONGEST_NUMBER = 6
"""Figures of a number that is looked at."""
MINUTE = Noun("minute", "minutes", "分")
EXTRA_TURN = Noun("extra turn", "extra turns", "ターン")


@value
class Entry:
    """One thing that can be noted."""

    id: str
    title: Words
    means: Words
    """What people do about it."""
    source: Words
    """Where it stands."""
    whom: bool = True
    """Whether it is for one player."""
    amount: Number | None = None
    """A number that goes with it."""


def _guidelines(section: str) -> Words:
    return Words(
        f"Penalty guidelines for tournaments, 2018-04, {section}",
        f"大会のペナルティ規定、2018年4月、{section}",
    )


MATCHES = Words("Rules and formats of tournaments, 2018-04", "大会の規則、2018年4月")
ENTRIES: tuple[Entry, ...] = (
    Entry(
        "caution",
        Words("Caution", "注意"),
        Words(
            "Told what was wrong, and what comes if it happens again.",
            "誤りと、繰り返した場合の扱いを伝えます。",
        ),
        _guidelines("7.1"),
    ),
    Entry(
        "warning",
        Words("Warning", "警告"),
        Words("As a caution, and it is reported.", "注意と同じで、主催者にも報告します。"),
        _guidelines("7.2"),
    ),
    Entry(
        "double_prize",
        Words("Double Prize card penalty", "サイド2枚のペナルティ"),
        Words(
            "An opponent wins with 2 Prize cards left. No Prize card is taken for it.",
            "相手は、残りのサイドが2枚になった時点で勝ちます。サイドをとるわけではありません。",
        ),
        _guidelines("7.3"),
    ),
    Entry(
        "quad_prize",
        Words("Quad Prize card penalty", "サイド4枚のペナルティ"),
        Words(
            "An opponent wins with 4 Prize cards left. No Prize card is taken for it.",
            "相手は、残りのサイドが4枚になった時点で勝ちます。サイドをとるわけではありません。",
        ),
        _guidelines("7.4"),
    ),
    Entry(
        "game_loss",
        Words("Game loss", "ゲームロス"),
        Words("The game ends, and the other player wins it.", "対戦を終え、相手の勝ちとします。"),
        _guidelines("7"),
    ),
    Entry(
        "disqualification",
        Words("Disqualification", "失格"),
        Words("The player leaves the tournament.", "そのプレイヤーは大会から除かれます。"),
        _guidelines("7"),
    ),
    Entry(
        "extra_time",
        Words("Extra time", "時間の延長"),
        Words(
            "The match goes on so much longer, as a judge took the time.",
            "ジャッジの対応にかかった分だけ、試合時間を延ばします。",
        ),
        MATCHES,
        whom=False,
        amount=Number("minutes", Words("Minutes", "分"), 3, 1, MOST_MINUTES),
    ),
    Entry(
        "time_called",
        Words("Time is called", "時間切れ"),
        Words(
            "This turn is played to its end, and then so many more.",
            "今の番を最後まで行い、その後は追加ターンだけ続けます。",
        ),
        MATCHES,
        whom=False,
        amount=Number("turns", Words("Extra turns", "追加ターン"), 3, 0, 9),
    ),
    Entry(
        "prizes_counted",
        Words("Prize cards counted", "サイドの枚数を確認"),
        Words(
            "Whoever has fewer left wins; Prize card penalties are taken into account.",
            "残りが少ない方の勝ちです。サイドのペナルティも数に入れます。",
        ),
        MATCHES,
        whom=False,
    ),
)
"""From the lightest; what is said of each is our own wording."""


def _title(entry: Entry, amount: int) -> Words:
    if entry.id == "extra_time":
        return labelled(entry.title, counted(amount, MINUTE))
    if entry.id == "time_called":
        return labelled(entry.title, counted(amount, EXTRA_TURN))
    return entry.title


def _prizes(view: SeatView) -> Words:
    """Return how many Prize cards each player has left."""
    told = [
        labelled(seat.name, number(prize_cards.left(view, at)))
        for at, seat in enumerate(view.setting.seats)
    ]
    return listed(told)


def _asks(view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
    among = tuple(Choosable(entry.id, entry.title) for entry in ENTRIES)
    entry = next((one for one in ENTRIES if one.id == answers.get("what")), ENTRIES[0])
    fields: list[FormField] = [Pick("what", Words("What", "内容"), among, entry.id)]
    told = entry.title
    missing = None
    if entry.whom:
        players = tuple(
            Choosable(f"seat.{at}", Words(seat.name, seat.name))
            for at, seat in enumerate(view.setting.seats)
        )
        whom = next((one for one in players if one.id == answers.get("whom")), None)
        fields.append(Pick("whom", Words("For", "対象"), players, "" if whom is None else whom.id))
        if whom is None:
            missing = Words("Choose a player", "プレイヤーを選んでください")
        else:
            told = Words(f"{told.en} for {whom.title.en}", f"{told.ja}（{whom.title.ja}）")
    if entry.amount is not None:
        amount = _whole(answers.get(entry.amount.id, ""), entry.amount)
        fields.append(replace(entry.amount, value=amount))
        told = _title(entry, amount)
    if entry.id == "prizes_counted":
        told = labelled(entry.title, _prizes(view))
        if not any(prize_cards.left(view, at) for at in range(len(view.setting.seats))):
            missing = Words("No Prize cards are laid out", "サイドが置かれていません")
    # What is being typed stays as it is typed; what is noted is one line.
    typed = answers.get("reason", "")[:LONGEST_REASON]
    reason = one_line(typed)
    why = Words("Reason (optional)", "理由（任意）")
    fields.append(Writing("reason", why, typed, LONGEST_REASON))
    if reason:
        told = Words(f"{told.en}. Reason: {reason}", f"{told.ja}。理由：{reason}")
    source = bracketed(entry.source)
    told = Words(f"{told.en}{source.en}", f"{told.ja}{source.ja}")
    return Form(
        Words("Note a penalty or time", "ペナルティや時間を記録"),
        tuple(fields),
        Words("Put on record", "記録する"),
        None if missing is not None else Announce(NOTED, packed(told)),
        lines=(entry.means, entry.source),
        missing=missing,
    )


def _whole(given: str, asked: Number) -> int:
    """Return the number that was answered, within what is asked for."""
    if not (given.isascii() and given.isdigit() and len(given) < LONGEST_NUMBER):
        return asked.value
    return min(max(int(given), asked.least), asked.most)


ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        "note_penalty",
        Words("Note a penalty or time…", "ペナルティや時間を記録…"),
        lambda _view, _selection: True,
        lambda _view, _selection: None,
        group="table",
        form=_asks,
    ),
)
