"""What people read of a request: what is asked, the answers, what stays known, how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from app.core.ids import SeatId
from app.core.table import Setting
from app.core.text.actor_names import actor_name, listed_seats
from app.core.text.wording import (
    CARD,
    SECOND,
    STEP,
    both,
    bracketed,
    clauses,
    counted,
    either,
    listed,
    owned,
    repeated,
)
from app.core.text.words import Words
from app.session.agreement.asking import PATIENCE
from app.session.agreement.requests import Outcome, Reply, Wish
from app.session.agreement.still_known import StillKnown

REPLIES: Mapping[Reply, Words] = {
    "allow": Words("Allow", "許可する"),
    "allow_shuffle": Words("Allow and shuffle", "許可してシャッフルする"),
    "allow_turn": Words("Allow for this turn", "この番の間は許可する"),
    "no": Words("No", "許可しない"),
    "always": Words("Always in this game", "この対戦ではいつも許可する"),
}
"""What the buttons of a request say."""

MOST_NAMED = 12
"""Names of cards that somebody would still know."""
ASK = Words("Ask", "許可を求める")
"""What the button of a refusal says that can be asked for."""


def ask_whom(setting: Setting, holders: Sequence[SeatId]) -> Words:
    """Return what the button of a refusal says that its holder can lift: "Ask Ren"."""
    names = either([setting.seats[seat].name for seat in holders])
    return Words(f"Ask {names.en}", f"{names.ja}に頼む")


_SILENCE = counted(int(PATIENCE), SECOND)


def asked(wish: Wish, setting: Setting, *, steps: int = 0, to: str = "") -> Words:
    """Return what somebody asks for, as those read it who are asked.

    `steps` are those of a journey through the history, `to` where it leads ("5.3").
    """
    return _ASKED[wish.kind](wish, setting, steps, to)


def asked_to_do(wish: Wish, setting: Setting, deed: Words, reader: SeatId) -> Words:
    """Return what somebody asks a seat to do, as who is asked, who asks or a judge reads it.

    `deed` are the words of `deed_words`, in Japanese without the 「ください」 behind them.
    """
    name, holder = _name(wish, setting), _about(wish, setting)
    what = deed if deed.en else _SOMETHING
    if reader == wish.seat:
        return Words(f"You ask {holder.en}: {what.en}", f"{holder.ja}への依頼：{what.ja}ください")
    if reader == wish.about:
        return Words(f"{name.en} asks you: {what.en}", f"{name.ja}からの依頼：{what.ja}ください")
    return Words(
        f"{name.en} asks {holder.en}: {what.en}",
        f"{name.ja}から{holder.ja}への依頼：{what.ja}ください",
    )


_SOMETHING = Words(
    "do something with what only its holder touches", "持ち主だけが触れられるものを操作して"
)


def _name(wish: Wish, setting: Setting) -> Words:
    return both(wish.name) if wish.name else actor_name(wish.seat, setting)


def _about(wish: Wish, setting: Setting) -> Words:
    return both(setting.seats[wish.about or 0].name)


def _travel(wish: Wish, setting: Setting, steps: int, to: str) -> Words:
    name, number_of = _name(wish, setting), counted(steps, STEP)
    if wish.how == "undo":
        return Words(
            f"{name.en} asks to take back {number_of.en}",
            f"{name.ja}が{number_of.ja}の取り消しを求めています",
        )
    if wish.how == "redo":
        return Words(
            f"{name.en} asks to do {number_of.en} again",
            f"{name.ja}が{number_of.ja}のやり直しを求めています",
        )
    return Words(f"{name.en} asks to go to step {to}", f"{name.ja}が手順{to}への移動を求めています")


def _act(wish: Wish, setting: Setting, _steps: int, _to: str) -> Words:
    name = _name(wish, setting)
    if not wish.whose_turn:
        return Words(
            f"{name.en} asks to make a move while it is nobody's turn",
            f"{name.ja}が、だれの番でもないときに操作する許可を求めています",
        )
    owners = listed_seats(wish.whose_turn, setting)
    return Words(
        f"{name.en} asks to make a move in {owners.en}'s turn",
        f"{name.ja}が{owners.ja}の番に操作する許可を求めています",
    )


def _touch(wish: Wish, setting: Setting, _steps: int, _to: str) -> Words:
    name, holder = _name(wish, setting), _about(wish, setting)
    return Words(
        f"{name.en} asks {holder.en} to do something",
        f"{name.ja}が{holder.ja}に操作を頼んでいます",
    )


def _ruling(wish: Wish, setting: Setting, _steps: int, _to: str) -> Words:
    name = _name(wish, setting)
    return Words(
        f"{name.en} asks you to agree to keep a move by ruling",
        f"{name.ja}が、裁定で続けることへの同意を求めています",
    )


def _options(wish: Wish, setting: Setting, _steps: int, _to: str) -> Words:
    name = _name(wish, setting)
    return Words(
        f"{name.en} asks to change the rules of this table",
        f"{name.ja}が、この卓のルールの変更を求めています",
    )


def _plans(wish: Wish, setting: Setting, _steps: int, _to: str) -> Words:
    name = _name(wish, setting)
    if wish.about is None:
        return Words(
            f"{name.en} asks to open all locked plans, before everybody has planned",
            f"{name.ja}が、全員がそろう前に、伏せた計画をすべて公開することへの同意を求めています",
        )
    owner = _about(wish, setting)
    return Words(
        f"{name.en} asks to open {owner.en}'s plan, before everybody has planned",
        f"{name.ja}が、全員がそろう前に{owner.ja}の計画を公開することへの同意を求めています",
    )


def _seat(wish: Wish, setting: Setting, _steps: int, _to: str) -> Words:
    name, owner = _name(wish, setting), _about(wish, setting)
    return Words(
        f"{name.en} asks to take over {owner.en}'s seat, with everything that is hidden there",
        f"{name.ja}が{owner.ja}の席を引き継ぐ許可を求めています（非公開のカードも見えます）",
    )


def _hand(wish: Wish, setting: Setting, _steps: int, _to: str) -> Words:
    name, owner = _name(wish, setting), _about(wish, setting)
    return Words(
        f"{name.en} is watching and asks to see {owner.en}'s hand",
        f"観戦している{name.ja}が{owner.ja}の手札を見る許可を求めています",
    )


def _chair(wish: Wish, setting: Setting, _steps: int, _to: str) -> Words:
    name = _name(wish, setting)
    return Words(
        f"{name.en} asks to be in charge of the table from now on",
        f"{name.ja}が卓の管理を引き継ぐ許可を求めています",
    )


def _record(wish: Wish, setting: Setting, _steps: int, _to: str) -> Words:
    name = _name(wish, setting)
    return Words(
        f"{name.en} asks to open the record of this game: each player could then see all decks "
        "and hands in it, and check how chance fell",
        f"{name.ja}がこの対戦の記録の公開を求めています"
        "（各プレイヤーが全員の山札と手札、抽選の結果を確かめられます）",
    )


_ASKED: Mapping[str, Callable[[Wish, Setting, int, str], Words]] = {
    "travel": _travel,
    "act": _act,
    "touch": _touch,
    "ruling": _ruling,
    "options": _options,
    "plans": _plans,
    "seat": _seat,
    "hand": _hand,
    "chair": _chair,
    "record": _record,
}


def stays_known(
    known: tuple[StillKnown, ...], setting: Setting, name: Callable[[str], Words]
) -> Words:
    """Return what would stay known: "Ren would still know 2 cards (Iono) of Ren's Deck".

    `name` gives a card's name by its ref. Empty where nothing would.
    """
    return clauses([_knows(one, setting, name) for one in known])


def plans_stay_known(plans: tuple[SeatId, ...], setting: Setting) -> Words:
    """Return whose plans all would still know. Empty where nobody's."""
    if not plans:
        return Words("", "")
    names = listed([owned(setting.seats[seat].name, _PLAN) for seat in plans])
    return Words(f"Everybody would still know {names.en}", f"{names.ja}は全員に知られたままです")


_PLAN = Words("plan", "計画")


def _knows(one: StillKnown, setting: Setting, name: Callable[[str], Words]) -> Words:
    who, zone = actor_name(one.seat, setting), setting.zones[one.zone]
    where = zone.spec.title
    if zone.holders:
        where = owned(setting.seats[zone.holders[0]].name, where)
    if not one.cards:
        return Words(
            f"{who.en} would still know something of {where.en}",
            f"{who.ja}は{where.ja}にある何かを知ったままです",
        )
    cards = counted(len(one.cards), CARD)
    copies = Counter(ref for ref in one.cards if ref is not None)
    names = [repeated(name(ref), count) for ref, count in copies.items()]
    if len(names) > MOST_NAMED:
        names = [*names[:MOST_NAMED], Words("…", "…")]
    which = bracketed(listed(names)) if names else Words("", "")
    return Words(
        f"{who.en} would still know {cards.en}{which.en} of {where.en}",
        f"{who.ja}は{where.ja}の{cards.ja}{which.ja}を知ったままです",
    )


def became(outcome: Outcome, setting: Setting) -> Words:
    """Return what became of a request, for who asked."""
    if outcome.allowed:
        names = listed([actor_name(seat, setting) for seat in outcome.agreed])
        return Words(f"{names.en} agreed.", f"{names.ja}が許可しました。")
    if outcome.why == "refused" and outcome.by is not None:
        name = actor_name(outcome.by, setting)
        return Words(f"{name.en} said no.", f"{name.ja}は許可しませんでした。")
    return _UNANSWERED[outcome.why]


_UNANSWERED: Mapping[str, Words] = {
    "silence": Words(
        f"There was no answer within {_SILENCE.en}: that is a no.",
        f"{_SILENCE.ja}以内に返事がなかったため、許可されませんでした。",
    ),
    "withdrawn": Words("The request was withdrawn.", "依頼を取り下げました。"),
    "moved_on": Words(
        "The table has moved on, and the request with it is over. Ask again if you still want it.",
        "卓の状態が変わったため、依頼は終わりました。必要ならもう一度許可を求めてください。",
    ),
}
