"""What the curtain says, and what may be answered: every page of it, in both languages.

A page tells only what all players know: names, whose turn it is, who asks what of whom.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from app.core.data.value import replace, value
from app.core.text.turn_words import turn_title
from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.contracts.out_contract import turn_of
from app.games.lexicon import phases_of
from app.ui.toolkit.common_words import BACK

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.games.game_api import GameSpec

Weight = Literal["primary", "equal", "small"]
Do = Callable[[], object]
Seated = tuple[str, Do]
"""What a player is called, and what lets that player sit down."""


@value
class Choice:
    """One button of the curtain."""

    title: Words
    do: Do
    weight: Weight = "primary"
    """"equal" for the other half of a question, "small" for the way back."""
    keys: tuple[str, ...] = ()
    """Keys that choose it wherever the keyboard is, as they are written; the first is told."""


@value
class CurtainPage:
    """All that stands on the curtain."""

    above: Words
    """The small line above the title: where the game stands."""
    title: Words
    hint: Words
    choices: tuple[Choice, ...]
    """In order; the first with the keyboard on it is `first`."""
    first: int = 0


def moment(view: SeatView, spec: GameSpec, titled: SeatId = -1) -> Words:
    """Return where the game stands, as everybody knows it: "Turn 5 · Aki", "Setup".

    Below it a title may say already that it is the turn of `titled`.
    """
    turn = turn_of(view, spec.out)
    if turn.number:
        if turn.alone == titled:
            return Words(f"Turn {turn.number}", f"{turn.number}ターン目")
        return turn_title(turn, view.setting)
    return phases_of(spec).get(turn.phase, Words(turn.phase, turn.phase))


def gone_page(page: CurtainPage) -> CurtainPage:
    """Return the page that carries a yes back which came too late."""
    return replace(
        page,
        title=Words(
            "The cards have moved since: it was not done",
            "その間にカードが動いたため、行われませんでした",
        ),
    )


def _sits_down(name: str) -> Words:
    return Words(
        f"{name}: press Enter or the button to sit down.",
        f"{name}さんは、Enterキーかボタンで席に着いてください。",
    )


def _hand_over(name: str) -> Words:
    sits = _sits_down(name)
    return Words(f"Hand the device over. {sits.en}", f"端末を渡してください。{sits.ja}")


def _i_am(name: str) -> Words:
    return Words(f"I am {name}", f"{name}が席に着く")


def _stay(name: str) -> Words:
    return Words(f"Stay with {name} (not finished)", f"{name}に戻る（まだ終わっていない）")


def turn_page(above: Words, name: str, before: str, sit: Do, stay: Do) -> CurtainPage:
    """Return the page for a turn that passed to `name`, from `before`."""
    title = Words(f"{name}'s turn", f"{name}の番です")
    choices = (Choice(_i_am(name), sit), Choice(_stay(before), stay, "small"))
    return CurtainPage(above, title, _hand_over(name), choices)


def next_page(above: Words, name: str, before: str, sit: Do, stay: Do) -> CurtainPage:
    """Return the page for a place that is handed over while the turn stays where it is."""
    title = Words(f"{name} is next", f"次は{name}です")
    choices = (Choice(_i_am(name), sit), Choice(_stay(before), stay, "small"))
    return CurtainPage(above, title, _hand_over(name), choices)


def with_others(page: CurtainPage, seats: tuple[Seated, ...]) -> CurtainPage:
    """Return a page on which others may sit down as well, before the way back."""
    rest = (Choice(_i_am(name), do, "small") for name, do in seats)
    return replace(page, choices=(*page.choices[:-1], *rest, page.choices[-1]))


def opening_page(
    above: Words, seats: tuple[Seated, ...], *, turn: bool, look: Do | None = None
) -> CurtainPage:
    """Return the page before a table where nobody sits yet: the first of `seats` is to look first.

    `look` asks whether everything is to be seen; None where nobody may want that.
    """
    (name, sit), *others = seats
    if turn:
        title, hint = Words(f"{name}'s turn", f"{name}の番です"), _sits_down(name)
    else:
        title, hint = Words(f"{name}, take your seat", f"{name}が席に着きます"), _NO_ORDER
    rest = [Choice(_i_am(other), do, "small") for other, do in others]
    if look is not None:
        rest.append(Choice(Words("Look at everything…", "すべて見る…"), look, "small"))
    return CurtainPage(above, title, hint, (Choice(_i_am(name), sit), *rest))


_NO_ORDER = Words(
    "Press Enter or the button. Who sits down first need not go first.",
    "Enterキーかボタンを押してください。先に席に着いた人が先攻とは限りません。",
)


def over_page(above: Words, seats: tuple[Seated, ...], look: Do) -> CurtainPage:
    """Return the page before a game that is over: there is nothing to hide any more."""
    hint = Words(
        "Press Enter to see every card on the table, or take a seat.",
        "Enterキーを押すと、卓のカードがすべて見えます。いずれかの席に着くこともできます。",
    )
    rest = (Choice(_i_am(name), sit, "small") for name, sit in seats)
    everything = Choice(Words("Look at everything", "すべて見る"), look)
    title = Words("This game is over", "この対戦は終わっています")
    return CurtainPage(above, title, hint, (everything, *rest))


def everything_page(above: Words, names: tuple[str, ...], look: Do, back: Do) -> CurtainPage:
    """Return the question before everything of a running game is seen; no is the usual answer."""
    who = listed(names)
    title = Words("See everybody's cards?", "全員のカードを見ますか？")
    hint = Words(
        f"This game is not over. The hands and decks of {who.en} will be open to whoever looks "
        "here: for a judge, or where nobody plays on.",
        f"この対戦はまだ終わっていません。{who.ja}の手札も山札も、すべて画面に出ます。"
        "ジャッジが見るときや、続きを遊ばないときに使います。",
    )
    choices = (
        Choice(Words("Look at everything", "すべて見る"), look, "equal"),
        Choice(BACK, back, "equal"),
    )
    return CurtainPage(above, title, hint, choices, first=1)


ALLOW = Words("Allow", "許可する")
REFUSE = Words("No", "許可しない")
ALLOW_KEYS = ("F10",)
REFUSE_KEYS = ("Shift+F8", "Esc")


def question_page(
    above: Words,
    title: Words,
    asker: str,
    holder: str,
    allow: Do,
    refuse: Do,
    withdraw: Do,
    *,
    about: Words | None = None,
    keyed: bool = False,
) -> CurtainPage:
    """Return a question that `holder` answers; no answer is a no, and so is going back.

    `about` is what has to be known to answer it. `keyed`: keys of their own answer it as well.
    """
    hint = Words(
        f"Hand the device to {holder}, who alone answers. No answer is a no.",
        f"{holder}さんに端末を渡し、{holder}さんだけが答えてください。"
        "答えがなければ、許可されません。",
    )
    if about is not None:
        hint = Words(f"{about.en}\n\n{hint.en}", f"{about.ja}\n\n{hint.ja}")
    yes, no = (ALLOW_KEYS, REFUSE_KEYS) if keyed else ((), ())
    choices = (
        Choice(ALLOW, allow, "equal", yes),
        Choice(REFUSE, refuse, "equal", no),
        Choice(Words(f"Back to {asker}", f"{asker}に戻る"), withdraw, "small"),
    )
    # An Enter too many must not be a yes.
    return CurtainPage(above, title, hint, choices, first=1)


def sees_hand(asker: str, holder: str) -> Words:
    """Return the question for a look at a hand."""
    return Words(f"{asker} asks to see {holder}'s hand", f"{asker}が{holder}の手札を見たいそうです")


def opens_hands(asker: str) -> Words:
    """Return the question for a game without the curtain."""
    return Words(
        f"{asker} asks to play without the curtain, for practice",
        f"{asker}が、のれんを外して練習にしたいそうです",
    )


def keeps_by_ruling(asker: str) -> Words:
    """Return the question for a ruling that names another."""
    return Words(
        f"{asker} asks you to agree to keep a move by ruling",
        f"{asker}が、裁定で続けることへの同意を求めています",
    )


def opens_plans(asker: str) -> Words:
    """Return the question for opening plans before all are locked."""
    return Words(
        f"{asker} asks to open the locked plans, before everybody has planned",
        f"{asker}が、全員がそろう前に伏せた計画を公開したいそうです",
    )


def answered_page(above: Words, asker: str, holder: str, sit: Do, *, allowed: bool) -> CurtainPage:
    """Return the page that carries an answer back to who asked."""
    title = (
        Words(f"{holder} allows it", f"{holder}が許可しました")
        if allowed
        else Words(f"{holder} says no", f"{holder}は許可しませんでした")
    )
    sits = _sits_down(asker)
    hint = Words(f"Hand the device back. {sits.en}", f"端末を返してください。{sits.ja}")
    return CurtainPage(above, title, hint, (Choice(_i_am(asker), sit),))
