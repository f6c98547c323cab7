"""What people agree on: the options of their table, and what stays by ruling."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.core.facts.agreement_facts import MOST_SUBJECTS, OptionsSet, Ruled
from app.core.ids import JUDGE, SeatId
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.options import LONGEST_OPTION, MOST_OPTIONS, names_option
from app.core.text.wording import CHARACTER, counted, number
from app.games.advising.advice_options import listed_options
from app.games.common_options import CHANCE
from app.session.steps.rights import ImpossibleError, check_text, impossible

if TYPE_CHECKING:
    from app.session.steps.step_context import StepContext


def set_options(work: StepContext, step: SetOptions) -> None:
    """Set options of the table. What they mean is the game's and the adviser's business.

    Who may do so alone at a hosted table is said by `binding`, as for the seats of a ruling.
    """
    asked = dict(step.changes)
    for name in (*asked, *asked.values()):
        _check_name(name)
    if CHANCE.id in asked:
        raise impossible(
            "not-agreed",
            "How chance is made is not an option: a table over the network mixes it from "
            "everybody’s values and says so itself.",
            "抽選の方法は設定では変えられません。ネットワークの卓では全員の値から決まり、"
            "卓が自分で示します。",
        )
    old = dict(work.table.options)
    # What the game lists has its place whatever else is set.
    listed = {option.id for option in listed_options(work.spec)}
    room, others = MOST_OPTIONS - len(listed), (old | asked).keys() - listed
    if len(old | asked) > MOST_OPTIONS or (len(others) > room and not others <= old.keys()):
        most = number(room)
        raise impossible(
            "too-many",
            f"A table keeps at most {most} options. Change one that is set already.",
            f"卓に設定できる項目は{most}個までです。設定済みの項目を変えてください。",
        )
    changes = tuple(
        sorted((key, chosen) for key, chosen in asked.items() if old.get(key) != chosen)
    )
    if changes:
        work.commit(OptionsSet(work.seat, changes))


def rule(work: StepContext, step: Rule) -> None:
    """Note that something is kept by ruling."""
    _check_name(step.rule)
    text = check_text(step.text) or step.rule
    seats = {_agreed(work, seat) for seat in step.seats} or {work.seat}
    subjects = {subject for name in step.subjects if (subject := _subject(work, name))}
    if len(subjects) > MOST_SUBJECTS:
        most = number(MOST_SUBJECTS)
        raise impossible(
            "too-many",
            f"A ruling is about {most} things at most. Make one about the table instead.",
            f"1つの裁定の対象は{most}個までです。卓全体を対象にしてください。",
        )
    work.commit(Ruled(work.seat, step.rule, text, tuple(sorted(subjects)), tuple(sorted(seats))))


def _agreed(work: StepContext, seat: SeatId) -> SeatId:
    """Return a seat that can agree: a player, or the judge who rules."""
    return seat if seat == JUDGE == work.seat else work.player(seat)


def _subject(work: StepContext, name: str) -> str | None:
    """Return what a ruling is about, by the name that seats know it by; None if it lies hidden.

    Left out and not refused: the ruling holds as well where a card went out of sight meanwhile.
    """
    try:
        target = work.target(name)
    except ImpossibleError:
        return None
    return work.table.cards[int(target[5:])].handle if target.startswith("card.") else target


def _check_name(name: str) -> None:
    """Raise ImpossibleError for what cannot be the id of an option, a value or a rule."""
    if not names_option(name):
        most = counted(LONGEST_OPTION, CHARACTER)
        raise impossible(
            "no-option",
            f"That names no option, value or rule: it has one line of at most {most.en}.",
            f"設定やルールの名前ではありません（{most.ja}までの1行で書きます）。",
        )


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {
    SetOptions: set_options,
    Rule: rule,
}
