"""Cards move from place to place, come to the table and are shuffled; so do whole units."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.fitting import ImpossibleFactError, card_of, check_seat
from app.core.apply.table_draft import TableDraft, lies_open
from app.core.card import MOST_BROUGHT, NO_SEATS, CardState, names_card
from app.core.data.value import copier, replace
from app.core.ids import CardId, SeatId
from app.core.table import Table
from app.core.visibility import face_seers


def moved(table: Table, fact: f.Moved) -> Table:
    """Return the table once cards moved, one after the other."""
    draft, touched = TableDraft(table), list[CardId]()
    for move in fact.moves:
        before = draft.cards[move.card]
        touched.append(move.card)
        draft.lift(move.card)
        draft.join(move)
        # A face-down card put among others in the open could be any of them afterwards.
        stays = before.zone == move.zone and (move.up or not lies_open(table, move.zone))
        draft.cards[move.card] = CardState(
            before.ref,
            before.owner,
            # The name that all share: those of a message are new each time, and cards are kept.
            table.setting.zones[move.zone].id,
            move.unit,
            move.handle,
            move.up,
            frozenset(move.shown) if move.shown else NO_SEATS,
            _in_both(before.known, face_seers(table, move.card)) if before.known else NO_SEATS,
            before.entered if stays else table.turn.number,
            before.marks if stays and move.unit == before.unit else (),
        )
    for card, handle in fact.renamed:
        draft.cards[card] = replace(card_of(draft.cards, card), handle=handle)
    draft.check_cells({move.zone for move in fact.moves if move.unit})
    return draft.done([*_tops(draft, fact), *touched])


def _in_both(seats: frozenset[SeatId], others: frozenset[SeatId]) -> frozenset[SeatId]:
    """Return the seats in both sets: one of the two where that is it, as histories keep many."""
    if seats <= others:
        return seats
    return others if others <= seats else seats & others


def _tops(draft: TableDraft, fact: f.Moved) -> list[CardId]:
    """Return the cards that came to light on piles whose top card everybody sees."""
    before, zones, tops = draft.table.cards, draft.setting.zones, list[CardId]()
    for move in fact.moves:
        for zone in (before[move.card].zone, move.zone):
            if zones[zone].spec.top_only and draft.zones.get(zone):
                tops.append(draft.zones[zone][0])
    return tops


def brought(table: Table, fact: f.Brought) -> Table:
    """Return the table with new cards, whose numbers follow those of all that were there."""
    check_seat(fact.owner, table.setting.seats)
    since = table.turn.number if fact.entered is None else fact.entered
    if not 0 < len(fact.cards) <= MOST_BROUGHT or min(fact.at, since) < 0:
        message = f"{len(fact.cards)} cards cannot be brought to place {fact.at}"
        raise ImpossibleFactError(message)
    draft = TableDraft(table)
    for place, card in enumerate(fact.cards, fact.at):
        joined = draft.units.get(card.unit)
        fits = joined is None if card.role is None else joined and joined.zone == fact.zone
        if not names_card(card.ref) or not fits:
            message = f"no new card can be {card.ref[:40]!r} in the unit {card.unit!r}"
            raise ImpossibleFactError(message)
        number = len(draft.cards)
        draft.join(
            f.CardMove(
                number,
                fact.zone,
                place,
                unit=card.unit,
                role=card.role or "base",
                position=card.position,
                cell=card.cell,
            )
        )
        draft.cards.append(_new_card(fact, card, since))
    for number, handle in fact.renamed:
        draft.cards[number] = replace(card_of(table.cards, number), handle=handle)
    for card in fact.cards if fact.entered is not None else ():
        if card.unit and card.role in (None, "base"):
            unit = draft.units[card.unit]
            came = unit.entered if card.unit in table.units else since
            draft.units[card.unit] = replace(unit, entered=came, changed=since)
    draft.check_cells([fact.zone])
    return draft.done(range(len(table.cards), len(draft.cards)))


def _new_card(fact: f.Brought, card: f.BroughtCard, since: int) -> CardState:
    return CardState(
        card.ref,
        fact.owner,
        fact.zone,
        card.unit,
        card.handle,
        fact.up,
        frozenset(fact.shown) if fact.shown else NO_SEATS,
        # Whoever brings a card knows which it is, wherever it comes to lie.
        frozenset({fact.actor}) if fact.actor >= 0 else NO_SEATS,
        since,
    )


def units_moved(table: Table, fact: f.UnitsMoved) -> Table:
    """Return the table once whole units moved, one after the other."""
    draft = TableDraft(table)
    draft.stand()
    for move in fact.moves:
        unit = draft.units.pop(move.unit)
        left = draft.fields[unit.zone]
        place = left.index(unit.id)
        draft.fields[unit.zone] = left[:place] + left[place + 1 :]
        name = move.renamed or unit.id
        target = draft.fields[move.zone]
        at = min(move.at, len(target))
        draft.fields[move.zone] = (*target[:at], name, *target[at:])
        draft.units[name] = replace(
            unit, id=name, zone=move.zone, position=move.position, cell=move.cell
        )
        handles = dict(move.handles)
        for card in unit.parts:
            state = draft.cards[card]
            draft.cards[card] = replace(
                state, zone=move.zone, unit=name, handle=handles.get(card, state.handle)
            )
    draft.check_cells({move.zone for move in fact.moves})
    return draft.done()


_shuffled_to = copier(CardState, "handle", "up", "shown", "known", "entered", "marks")


def shuffled(table: Table, fact: f.Shuffled) -> Table:
    """Return the table with a pile in a new order, of which nobody has seen anything.

    Cards that were kept lie where they lay, known to whom they were.
    """
    if sorted(fact.order) != sorted(table.zones[fact.zone]):
        message = f"the new order of {fact.zone} does not hold the cards that lie there"
        raise ImpossibleFactError(message)
    kept = _kept(table, fact)
    cards = list(table.cards)
    handles = fact.handles or (None,) * len(fact.order)
    in_the_open = lies_open(table, fact.zone)
    for card, handle in zip(fact.order, handles, strict=True):
        if card in kept:
            continue
        state = cards[card]
        up = state.up and in_the_open
        # Nothing of a face-down card may tell where it lay before: no mark, no time of arrival.
        entered = state.entered if up else table.turn.number
        cards[card] = _shuffled_to(state, handle, up, NO_SEATS, NO_SEATS, entered, ())
    draft = TableDraft(table)
    draft.zones[fact.zone] = fact.order
    draft.cards = cards
    return draft.done(fact.order)


def _kept(table: Table, fact: f.Shuffled) -> frozenset[CardId]:
    """Return the cards that a shuffle leaves where they are."""
    kept, pile = fact.kept or (), table.zones[fact.zone]
    sound = list(kept) == sorted({place for place in kept if 0 <= place < len(pile)})
    if not sound or any(fact.order[place] != pile[place] for place in kept):
        message = f"a card that a shuffle of {fact.zone} keeps does not stay where it lies"
        raise ImpossibleFactError(message)
    if fact.kept is not None and fact.handles:
        # Who lists a pile would see by the names that stay which of its cards others know.
        message = f"only a pile that nobody lists can be shuffled in part, and {fact.zone} is not"
        raise ImpossibleFactError(message)
    return frozenset(pile[place] for place in kept)
