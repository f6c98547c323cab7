"""Lays a table as a preset says: the cards it is played with, its piles, its deal, one gesture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from app.core.ids import ZoneId, place
from app.core.intent import Announce, Attach, Bring, Draw, Hide, Move, Shuffle, Step
from app.core.intent import Look as LookAt
from app.core.intents.turn_intents import NextTurn
from app.core.intents.zone_intents import MakeZone, RemoveZone
from app.core.text.words import packed
from app.core.view import SeatView
from app.core.zone import Rect
from app.games._playing_cards.suits_ranks import sorted_keys
from app.games.game_api import As, Look
from app.games.open_table.open_procedures import collected, no_passes, seats
from app.games.open_table.open_zones import ASIDE, HAND, LAYOUT, MAT, STOCK
from app.games.open_table.presets.preset_model import (
    EACH,
    PILE,
    Preset,
    PresetDeal,
    PresetPile,
)
from app.games.open_table.presets.preset_reading import PresetError, cards_of, read_preset, shipped
from app.games.seats.boards.other_boards import mat_for
from app.games.table_tools import Running, count
from app.games.zone_actions.dealing_actions import dealt, dealt_in_turn, shares

BROUGHT_AT_ONCE = 60
"""Cards that one step brings, at most."""


def lay_out(look: Look, arguments: Mapping[str, str]) -> Running:
    """Lay the table as `preset` says: the name of one that is shipped, or one written out."""
    try:
        preset = preset_meant(arguments.get("preset", ""))
    except PresetError as problem:
        raise ValueError(problem.words.en) from problem
    if not fits(preset, len(seats(look()))):
        message = f"{preset.title.en} is not for {len(seats(look()))}"
        raise ValueError(message)
    yield Announce("lay", packed(preset.title))
    yield from _cleared(look)
    if preset.cards:
        yield from with_cards(look, Counter(cards_of(preset)))
    if preset.shuffled and count(look(), STOCK):
        yield Shuffle(STOCK)
    for pile in preset.piles:
        yield MakeZone(pile.title, _place(look(), pile), None, pile.visibility, pile.arrange)
    for part in preset.deal:
        if part.to == MAT:
            yield from _laid_loose(look, part)
        else:
            yield from _dealt(look(), part)
    if preset.turns and not look().turn.number:
        yield NextTurn(look().turn.seat)


def preset_meant(written: str) -> Preset:
    """Return the preset that an argument means. Raises PresetError."""
    named = {preset.id: preset for preset in shipped()}
    return named[written] if written in named else read_preset(written)


def fits(preset: Preset, number: int) -> bool:
    """Whether a preset is for so many seats."""
    fewest, most = preset.seats
    return fewest <= number <= most


def _place(view: SeatView, pile: PresetPile) -> Rect:
    """Return where a pile lies: with the stock, which others' boards push down the mat."""
    if pile.alone is not None and len(seats(view)) == 1:
        return pile.alone
    x, y, width, height = pile.place
    right, down = _moved(view)
    return (x + right, y + down, width, height)


def _moved(view: SeatView) -> tuple[float, float]:
    """Return how far the stock lies from where it lies on a mat without others' boards."""
    mat = mat_for(LAYOUT, view.setting)
    (stock,) = (place for place in mat.places if place.zone == STOCK)
    usual = LAYOUT.for_seats(len(seats(view)))
    (beside,) = (place for place in usual.places if place.zone == STOCK)
    return (stock.rect[0] - beside.rect[0], stock.rect[1] - beside.rect[1])


def _cleared(look: Look) -> Running:
    """Put every card in the stock and take the piles away that were made before.

    Scores stay: the next round is laid like the first.
    """
    yield from collected(look)
    yield from no_passes(look())
    for zone in tuple(look().setting.zones.values()):
        if zone.is_made:
            yield RemoveZone(zone.id)


def with_cards(look: Look, wanted: Counter[str]) -> Running:
    """Let the stock hold these cards: what is more is set aside, what is missing is brought."""
    lying = count(look(), STOCK)
    there: Counter[str] = Counter()
    if lying:
        yield LookAt(STOCK)
        keys = refs_in(look(), STOCK)
        more = []
        for at, key in enumerate(keys):
            there[key] += 1
            if there[key] > wanted[key]:
                more.append(place(STOCK, at))
        if more:
            yield Move(tuple(more), ASIDE, -1, up=False, verb="collect")
        yield Hide(STOCK)
        if more:
            yield Hide(ASIDE)
            yield Shuffle(ASIDE)
    missing = sorted_keys(tuple((wanted - there).elements()))
    for first in range(0, len(missing), BROUGHT_AT_ONCE):
        yield Bring(missing[first : first + BROUGHT_AT_ONCE], STOCK, -1)


def refs_in(view: SeatView, zone: ZoneId) -> tuple[str, ...]:
    """Return which cards lie in a pile that was looked through, from the top."""
    seen = view.zones[zone]
    handles = seen.items if seen.listed else tuple(handle for _, handle in sorted(seen.seen))
    return tuple(view.cards[handle].ref or "" for handle in handles)


def _dealt(view: SeatView, part: PresetDeal) -> Iterator[Step | As]:
    """Deal one part, as far as the stock goes."""
    lying = count(view, STOCK)
    if part.to in EACH:
        order = dealt_in_turn(view)
        cards = min(lying, part.cards * len(order)) if part.cards else lying
        up = part.face != "down" or part.to == HAND
        yield from dealt(shares(cards, order), STOCK, part.to, up=up)
        return
    cards = min(lying, part.cards) if part.cards else lying
    if cards:
        yield from _to_pile(cards, _zone(view, part.to), part.face)


def _laid_loose(look: Look, part: PresetDeal) -> Running:
    """Lay cards on the mat itself where they are told to lie, as far as the stock goes.

    What lies up is one unit; what is joined to a unit turns up, so those face down are none.
    """
    cards = min(count(look(), STOCK), max(1, part.cards))
    if not cards or part.at is None:
        return
    right, down = _moved(look())
    spot = (part.at[0] + right, part.at[1] + down)
    if part.face == "down":
        refs = tuple(place(STOCK, at) for at in range(cards))
        yield Move(refs, MAT, -1, up=False, verb="gather", position=spot)
        return
    top = (place(STOCK, 0),)
    yield Move(top, MAT, -1, up=True, verb="gather", position=spot)
    unit = look().zones[MAT].items[-1]
    for _ in range(cards - 1):
        yield Attach(top, unit, verb="gather")


def _to_pile(cards: int, zone: ZoneId, face: str) -> Iterator[Step]:
    if face == "last":
        if cards > 1:
            yield Move(
                tuple(place(STOCK, at) for at in range(cards - 1)),
                zone,
                -1,
                up=False,
                verb="gather",
            )
        yield Move((place(STOCK, 0),), zone, -1, up=True, verb="gather")
    elif face == "usual":
        yield Draw(cards, STOCK, zone, "gather")
    else:
        refs = tuple(place(STOCK, at) for at in range(cards))
        yield Move(refs, zone, -1, up=face == "up", verb="gather")


def _zone(view: SeatView, to: str) -> ZoneId:
    """Return the zone of the table that a deal goes to."""
    if not to.startswith(PILE):
        return to
    title = to.removeprefix(PILE)
    made = (zone for zone in view.setting.zones.values() if zone.is_made)
    return next((zone.id for zone in made if zone.spec.title.en == title), "")
