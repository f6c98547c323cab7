"""Bringing cards to the table that were in no deck: proxies, a position that is played again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import TYPE_CHECKING, Any

from app.core import fact as f
from app.core import intent as i
from app.core.card import LONGEST_REF, MOST_BROUGHT, MOST_CARDS, Marks, Role, names_card
from app.core.data.value import replace
from app.core.ids import SeatId, ZoneId
from app.core.intents.laying_intents import BringOnto, Lay
from app.core.placed.pile_gaps import next_free
from app.core.text.wording import CARD, CHARACTER, counted
from app.core.visibility import is_listed
from app.session.steps import moving
from app.session.steps.cells import cells_for, positions
from app.session.steps.marking import put_mark, rotate, set_turn
from app.session.steps.rights import impossible, is_open, zone_words

if TYPE_CHECKING:
    from app.core.placed.table_position import PlacedUnit
    from app.session.steps.step_context import StepContext


def bring(work: StepContext, step: i.Bring) -> None:
    """Put new cards in a pile, or each as a unit of its own on a field."""
    zone = work.zone(step.zone)
    _check_cards(step.refs)
    owner = _owner(work, zone)
    _check_room(work, owner, len(step.refs))
    up = is_open(work.table, zone) if step.up is None else step.up
    # Face down in the open they are seen by whoever put them down.
    secret = not up and is_open(work.table, zone) and work.seat >= 0
    shown = (work.seat,) if secret else ()
    named = is_listed(work.table, zone) or up or bool(shown)
    field = zone in work.table.fields
    spots = positions(work, step.position if field else None, len(step.refs))
    count = len(step.refs)
    cells = cells_for(work, zone, step.cell, count) if field else [0] * count
    cards = tuple(
        f.BroughtCard(
            ref, work.name("c") if named else None, work.name("u") if field else "", spot, cell
        )
        for ref, spot, cell in zip(step.refs, spots, cells, strict=True)
    )
    fact = f.Brought(work.seat, owner, zone, cards, _place(work, zone, step.at), up, shown)
    if work.table.setting.zones[zone].spec.top_only:
        fact = replace(fact, renamed=tuple(moving.renamed(work.table, work.name, fact, [zone])))
    work.commit(fact)


def bring_onto(work: StepContext, step: BringOnto) -> None:
    """Join new cards to a unit."""
    unit = work.table.units[work.unit(step.unit)]
    _check_cards(step.refs)
    owner = _owner(work, unit.zone)
    _check_room(work, owner, len(step.refs))
    cards = tuple(f.BroughtCard(ref, work.name("c"), unit.id, role=step.role) for ref in step.refs)
    work.commit(f.Brought(work.seat, owner, unit.zone, cards, up=True))


def lay(work: StepContext, step: Lay) -> None:
    """Put new cards where they lie in a part of a position, with all that is on them."""
    for placed in step.zones:
        zone = work.zone(placed.id)
        owner = _owner(work, zone)
        _check_room(work, owner, sum(1 for _ in placed.all_cards))
        for alike, cards in groupby(placed.cards, lambda card: (card.up, card.shown)):
            _lay_cards(work, owner, zone, [card.ref for card in cards], *alike)
        for unit in placed.units:
            _lay_unit(work, owner, zone, unit)
    for target, marks in step.marks:
        _lay_marks(work, target, marks)
    if step.turn is not None:
        set_turn(work, step.turn)


def _lay_cards(
    work: StepContext,
    owner: SeatId,
    zone: ZoneId,
    refs: list[str],
    up: bool,
    eyes: tuple[SeatId, ...],
) -> None:
    """Put new cards below those of a pile, as many at a time as can be brought."""
    if zone not in work.table.zones:
        words = zone_words(work.table, zone)
        raise impossible(
            "no-pile",
            f"{words.en} holds units: cards cannot lie there alone.",
            f"{words.ja}にカードだけを置くことはできません。",
        )
    shown = tuple(sorted({work.player(seat) for seat in eyes}))
    if work.seat >= 0 and set(shown) - {work.seat}:
        raise impossible(
            "judge-only",
            "Only the judge says who else knows a card. Take the judge’s seat first.",
            "ほかの人がカードを知っていることにできるのはジャッジだけです。"
            "先にジャッジの席に移ってください。",
        )
    for begin in range(0, len(refs), MOST_BROUGHT):
        group = tuple(refs[begin : begin + MOST_BROUGHT])
        _check_cards(group)
        named = is_listed(work.table, zone) or up or bool(shown)
        cards = tuple(f.BroughtCard(ref, work.name("c") if named else None) for ref in group)
        fact = f.Brought(work.seat, owner, zone, cards, _place(work, zone, -1), up, shown)
        if work.table.setting.zones[zone].spec.top_only:
            renamed = tuple(moving.renamed(work.table, work.name, fact, [zone]))
            fact = replace(fact, renamed=renamed)
        work.commit(fact)


def _lay_unit(work: StepContext, owner: SeatId, zone: ZoneId, unit: PlacedUnit) -> None:
    """Let a unit stand beside those of a field, with its cards and its marks."""
    if zone not in work.table.fields:
        words = zone_words(work.table, zone)
        raise impossible(
            "no-field",
            f"{words.en} is a pile: nothing can stand there.",
            f"{words.ja}には、重ねて置くことしかできません。",
        )
    # Earlier stages come below what is there: the last first.
    joining: list[tuple[Role, str]] = [("under", card.ref) for card in reversed(unit.under)]
    joining += [("attached", card.ref) for card in unit.attached]
    _check_cards((unit.base.ref, *(ref for _, ref in joining)))
    (cell,) = cells_for(work, zone, unit.cell, 1)
    (spot,) = positions(work, unit.position, 1)
    name = work.name("u")
    cards = (
        f.BroughtCard(unit.base.ref, work.name("c"), name, spot, cell),
        *(f.BroughtCard(ref, work.name("c"), name, role=role) for role, ref in joining),
    )
    since = min(unit.entered, work.table.turn.number)
    at = _place(work, zone, -1)
    work.commit(f.Brought(work.seat, owner, zone, cards, at, up=unit.base.up, entered=since))
    _lay_marks(work, name, unit.marks)
    rotate(work, i.Rotate((name,), unit.turn))


def _lay_marks(work: StepContext, target: str, marks: Marks) -> None:
    for mark in marks:
        put_mark(work, i.PutMark((target,), mark.key, value=mark.value, text=mark.text))


def _place(work: StepContext, zone: ZoneId, at: int | None) -> int:
    line = work.table.fields[zone] if zone in work.table.fields else work.table.zones[zone]
    if at is None:
        at = 0 if zone in work.table.zones and is_open(work.table, zone) else -1
    if at < 0:
        return next_free(work.table.gaps.get(zone, ()), len(line))
    return min(at, len(line))


def _owner(work: StepContext, zone: ZoneId) -> SeatId:
    """Return whose the new cards are: the acting seat's; those a judge brings, the zone's holder's.

    Nobody brings cards to another's zones: there they would be foreign for ever.
    """
    holders = work.table.setting.zones[zone].holders
    if work.seat < 0:
        return holders[0] if holders else work.table.turn.seat
    if holders and work.seat not in holders:
        words = zone_words(work.table, zone)
        raise impossible(
            "not-theirs",
            f"New cards cannot be brought to {words.en} from here. Take that seat first.",
            f"{words.ja}には新しいカードを出せません。先にその席に移ってください。",
        )
    return work.seat


def _check_room(work: StepContext, owner: SeatId, count: int) -> None:
    """Raise ImpossibleError where the seat's share of the room on the table is used up."""
    table = work.table
    share = max(0, MOST_CARDS - table.laid) // len(table.setting.seats)
    brought = sum(card.owner == owner for card in table.cards[table.laid :])
    if brought + count > share:
        most = counted(share, CARD)
        raise impossible(
            "too-many",
            f"Each seat may bring {most.en} to this table at most. Start a new one for more.",
            f"この卓で1つの席が出せるカードは{most.ja}までです。続けるには新しい卓を用意してください。",
        )


def _check_cards(refs: tuple[str, ...]) -> None:
    if not refs:
        raise impossible("empty", "Choose a card to bring.", "出すカードを選んでください。")
    if len(refs) > MOST_BROUGHT:
        most = counted(MOST_BROUGHT, CARD)
        raise impossible(
            "too-many",
            f"At most {most.en} can be brought at a time. Bring the rest after them.",
            f"一度に出せるのは{most.ja}までです。残りは後から出してください。",
        )
    for ref in refs:
        if not names_card(ref):
            most = counted(LONGEST_REF, CHARACTER)
            raise impossible(
                "no-card",
                f"That is not the key of a card: it has one line of at most {most.en}.",
                f"カードのキーではありません（{most.ja}までの1行で書きます）。",
            )


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {
    i.Bring: bring,
    BringOnto: bring_onto,
    Lay: lay,
}
