"""Who knows a hidden card, said by hand: by a judge, or by whoever plays at a table alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from app.core import fact as f
from app.core.facts.knowledge_facts import Forgotten
from app.core.ids import JUDGE, CardId, Handle, Names, SeatId
from app.core.intents.knowledge_intents import SetKnown
from app.core.table import Table
from app.core.text.table_sentences import KNOW
from app.core.visibility import is_listed, lies_open_to, sees_face
from app.session.steps.rights import impossible
from app.session.steps.seeing import showing

if TYPE_CHECKING:
    from app.session.steps.step_context import StepContext


def set_known(work: StepContext, step: SetKnown) -> None:
    """Say that seats know cards, or that they do not."""
    table = work.table
    players = range(len(table.setting.seats))
    if work.seat != JUDGE and len(players) > 1:
        raise impossible(
            "judge-only",
            "At a table of several only a judge says who knows a card. Call a judge, or play on "
            "from here apart.",
            "ほかの人もいる卓でカードを知っている人を決められるのはジャッジだけです。"
            "ジャッジを呼ぶか、ここから別の卓で続けてください。",
        )
    seats = tuple(sorted({work.player(seat) for seat in step.seats or players}))
    numbers = work.cards(step.cards)
    if step.knows:
        told = [n for n in numbers if not all(sees_face(table, seat, n) for seat in seats)]
        if told:
            cards = tuple(showing(table, work.name, number, seats) for number in told)
            work.commit(f.Shown(work.seat, cards, seats, KNOW))
    else:
        lost = forgotten(table, work.name, numbers, seats)
        if lost:
            work.commit(Forgotten(work.seat, lost, seats))
    if table is work.table:
        raise _nothing_to_say(knows=step.knows)


def forgotten(
    table: Table, name: Names, numbers: Iterable[CardId], seats: tuple[SeatId, ...]
) -> tuple[tuple[CardId, Handle | None], ...]:
    """Return those of the cards that some of `seats` can forget, each with its handle then."""
    players = range(len(table.setting.seats))
    cards = []
    for number in numbers:
        state = table.cards[number]
        open_to = {seat for seat in players if lies_open_to(table, seat, number)}
        if not (state.known - open_to).isdisjoint(seats):
            named = open_to or state.shown.difference(seats) or is_listed(table, state.zone)
            cards.append((number, name("c") if named else None))
    return tuple(cards)


def _nothing_to_say(*, knows: bool) -> Exception:
    if knows:
        return impossible(
            "nothing",
            "They see those cards already. Choose another seat or other cards.",
            "そのカードはもう見えています。別の席かカードを選んでください。",
        )
    return impossible(
        "nothing",
        "They do not know those cards, or see them where they lie. What lies in their own "
        "hand or face up is known; move it or turn it over first.",
        "そのカードを知らないか、置かれた場所で見えています。自分の手札やオモテ向きのカードは"
        "知っているので、先に移すかウラにしてください。",
    )


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {SetKnown: set_known}
