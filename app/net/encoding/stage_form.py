"""The stage of a table in a step: what left it, what came, and which cards it names."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from app.core.data.value import replace
from app.core.ids import TABLE
from app.core.view import SeatDeclaration, SeatStage
from app.net.encoding.fixed_width import NAME_WIDTH, NOBODY, name_of, short, token
from app.net.encoding.row_edit import edit, take_out, written_out
from app.net.encoding.small_forms import trimmed
from app.net.transport.wire_error import row, text, whole, wrong

Declarations = tuple[SeatDeclaration, ...]

_LONGEST_DECLARATION = 6


def stage_form(old: SeatStage, new: SeatStage, *, touched: bool) -> list[Any]:
    """Return the JSON form of the stage after `old`: what left it, what came, which cards it names.

    Where a fact `touched` cards, those of every declaration that stays are named, whether they are
    others now or not: how long the message is tells nobody that a key card was among them.
    """
    before, after = old.declarations, new.declarations
    out, put = _edit(before, after)
    gone, came = set(out), set(put)
    had = [one.cards for place, one in enumerate(before) if place not in gone]
    has = [one.cards for place, one in enumerate(after) if place not in came]
    named = any(has) and (touched or had != has)
    declared = [[place, *_declaration_form(after[place])] for place in put]
    cards = _key_cards(tuple([card for cards in has for card in cards])) if named else ""
    return trimmed([new.chance, list(new.passed), written_out(out), declared, cards], _SAME)


_SAME: tuple[Any, ...] = (None, None, "", [], "")
"""How the parts of the form of a stage are left out; the first two never are."""


def _edit(old: Declarations, new: Declarations) -> tuple[list[int], list[int]]:
    """Return the places of `old` that are gone and those of `new` that came.

    A declaration that names other cards is the same one. Of those in another order as few as
    possible are taken out and put in.
    """
    known = {one.id: _declaration_form(replace(one, cards=())) for one in old}
    others = {
        one.id for one in new if known.get(one.id) != _declaration_form(replace(one, cards=()))
    }
    had, has = tuple([one.id for one in old]), tuple([one.id for one in new])
    return edit(had, has, others | _moved(had, has))


def _moved(had: tuple[str, ...], has: tuple[str, ...]) -> set[str]:
    """Return the names in both that are not among the most that stand in the same order."""
    places = {name: place for place, name in enumerate(has)}
    stayed = [name for name in had if name in places]
    if stayed == sorted(stayed, key=places.__getitem__):
        return set()
    runs: list[list[str]] = []
    """Of each length the run of names in order that ends lowest."""
    for name in stayed:
        at = bisect_left([places[run[-1]] for run in runs], places[name])
        runs[at : at + 1] = [[*(runs[at - 1] if at else ()), name]]
    return set(stayed).difference(runs[-1] if runs else ())


def _declaration_form(one: SeatDeclaration) -> list[Any]:
    return trimmed(
        [one.id, one.seat, one.text, _key_cards(one.cards), list(one.targets), one.cost],
        (None, None, "", "", [], ""),
    )


def _key_cards(cards: tuple[str | None, ...]) -> str | list[str | None]:
    # As long where the seat knows the key cards as where it does not.
    packed = [NOBODY if card is None else short(card, "c") for card in cards]
    if None not in packed:
        return "".join(name for name in packed if name is not None)
    return [None if card is None else token(card, "c") for card in cards]


def stage_from(old: SeatStage, raw: Any, seats: int, where: str) -> SeatStage:
    """Return the stage after what `stage_form` wrote. Raises WireError."""
    parts = row(raw, where, 2, len(_SAME))
    out, put, cards = (*parts[2:], *_SAME[len(parts) :])
    most = seats - 1
    chance = None if parts[0] is None else whole(parts[0], where, TABLE, most)
    passed = tuple([whole(seat, where, TABLE, most) for seat in row(parts[1], where)])
    held = list(old.declarations)
    take_out(held, out, where)
    if cards:
        held = _with_cards(held, _named_cards(cards, where), where)
    for one in row(put, where):
        parts = row(one, where, 3, 1 + _LONGEST_DECLARATION)
        held.insert(whole(parts[0], where, most=len(held)), _declaration(parts[1:], most, where))
    return SeatStage(tuple(held), chance, passed)


def _with_cards(
    held: list[SeatDeclaration], named: tuple[str | None, ...], where: str
) -> list[SeatDeclaration]:
    """Return declarations with the cards that are `named`, as many as each had before."""
    result, at = [], 0
    for one in held:
        result.append(replace(one, cards=named[at : at + len(one.cards)]))
        at += len(one.cards)
    return result if at == len(named) else wrong(where)


def _declaration(raw: list[Any], most: int, where: str) -> SeatDeclaration:
    usual: list[Any] = ["", "", [], ""]
    name, seat, words, cards, targets, cost = raw + usual[len(raw) - 2 :]
    return SeatDeclaration(
        text(name, where),
        whole(seat, where, TABLE, most),
        text(words, where),
        _named_cards(cards, where),
        tuple([text(target, where) for target in row(targets, where)]),
        text(cost, where),
    )


def _named_cards(raw: Any, where: str) -> tuple[str | None, ...]:
    if type(raw) is list:
        return tuple(
            [None if one is None else name_of(text(one, where), "c", where) for one in raw]
        )
    packed = text(raw, where)
    if len(packed) % NAME_WIDTH:
        wrong(where)
    names = [packed[at : at + NAME_WIDTH] for at in range(0, len(packed), NAME_WIDTH)]
    return tuple([None if name == NOBODY else name_of(name, "c", where) for name in names])
