"""Setup, in one gesture or step by step (対戦準備, seed 000 §5)."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.ids import SeatId
from app.core.intent import Draw, Face, Move, Shuffle
from app.core.intents.turn_intents import StartOver
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.pokemon.procedures.mulligans import (
    mulligan,
    pairs_up,
    redrawing,
    until_there_is_one,
)
from app.games.pokemon.table.pokemon_zones import IN_PLAY, OPENING_HAND
from app.games.pokemon.table.printed_facts import is_basic, kind
from app.games.pokemon.table.seat_board import actives, free_bench, free_spots, hand
from app.games.pokemon.tasks.setup_marks import (
    HAS_BASIC,
    NO_BASIC,
    READY,
    has_prizes,
    has_told_basic,
    is_dealt,
    is_set_out,
    marked,
    partners,
    prize_number,
    put_down,
    say,
    seats,
    unsaid,
)
from app.games.pokemon.tasks.starters import for_active, needs_mulligan
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import Running, count, me, named, number, own


def setup(look: Look, arguments: Mapping[str, str]) -> Running:
    """Shuffle, draw 7 and redraw until there is a Basic Pokémon.

    With `auto` the first Basic goes to the Active Spot, the others to the Bench, and the Prizes are
    set out as well; a good hand that was dealt already is kept. Of a pair each goes as far as the
    partner's hand lets it, and on when asked again.
    """
    if pairs_up(look()):
        yield from _with_partner(look, arguments)
        return
    if not (arguments.get("auto") and _is_good(look())):
        yield from deal(look, arguments)
        yield from until_there_is_one(look)
    if arguments.get("auto"):
        yield from _put_down(look, *_first_come(look()), arguments)


def _with_partner(look: Look, arguments: Mapping[str, str]) -> Running:
    """Draw, tell of the hand, redraw where the pair does, and put down once both have a Basic."""
    if not is_dealt(look(), me(look())):
        yield from deal(look, arguments)
    if me(look()) in redrawing(look(), me(look())):
        yield from mulligan(look, {})
    view = look()
    pair = partners(view, me(view))
    if hand(view) and not any(marked(view, me(view), key) for key in (HAS_BASIC, NO_BASIC, READY)):
        yield from announce(look, {})
    view = look()
    told = all(has_told_basic(view, one) for one in pair)
    if arguments.get("auto") and told and not put_down(view, "active", me(view)):
        yield from _put_down(look, *_first_come(view), arguments)


def new_hand(look: Look, arguments: Mapping[str, str]) -> Running:
    """Begin a new game alone with the same deck: shuffle it, draw 7 until there is a Basic."""
    if len(seats(look())) > 1:
        return
    yield StartOver()
    yield from setup(look, arguments)


def _first_come(view: SeatView) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return what of the hand goes to the Active Spot and to the Bench where nobody chooses."""
    known = [card for card in for_active(view) if kind(view.cards[card].ref) != "unknown"]
    basics = [card for card in known[1:] if is_basic(view.cards[card].ref)]
    goes = begin_with(view)
    benched = [card for card in basics if card not in known[:goes]]
    return tuple(known[:goes]), tuple(benched[: free_bench(view)])


def begin_with(view: SeatView) -> int:
    """Return how many Active Pokémon the acting player puts down where nobody chooses.

    Of a pair each puts down one, as long as the partner may have one.
    """
    free = free_spots(view, me(view))
    return min(free, 1) if pairs_up(view) else free


def _is_good(view: SeatView) -> bool:
    """Whether the opening hand was drawn, holds a Basic Pokémon, and nothing was put down yet."""
    empty = not any(put_down(view, name, me(view)) for name in IN_PLAY)
    unset = not count(view, own(view, "prizes"))
    return empty and unset and len(hand(view)) == OPENING_HAND and not needs_mulligan(view)


def deal(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Shuffle and draw 7; a hand that was drawn goes back first."""
    view = look()
    deck = own(view, "deck")
    yield from unsaid(view, me(view))
    if hand(view):
        yield Move(hand(view), deck, verb="return")
    yield Shuffle(deck)
    yield Draw(OPENING_HAND, deck, own(view, "hand"))


def announce(look: Look, arguments: Mapping[str, str]) -> Running:
    """Say that the hand has a Basic Pokémon, or none, or that everything is put down.

    `say` is "has_basic", "no_basic" or "ready", or "nothing" to take back what was said; without
    it, what the hand is like.
    """
    view = look()
    said = arguments.get("say") or (NO_BASIC if needs_mulligan(view) else HAS_BASIC)
    if said in (HAS_BASIC, NO_BASIC, READY):
        yield from say(view, me(view), said)
    elif said == "nothing":
        yield from unsaid(view, me(view))


def setup_place(look: Look, arguments: Mapping[str, str]) -> Running:
    """Put the chosen Pokémon down face down, then set out the Prizes.

    `active` and `bench` name cards with commas between; of more than there are Active Spots the
    others go to the Bench. `prizes` is a number other than the usual one.
    """
    view = look()
    active = named(view, arguments.get("active", ""))
    bench = named(view, arguments.get("bench", ""))
    room = max(1, free_spots(view, me(view)))
    yield from _put_down(look, active[:room], (*active[room:], *bench), arguments)


def _put_down(
    look: Look, active: tuple[str, ...], bench: tuple[str, ...], arguments: Mapping[str, str]
) -> Running:
    view = look()
    if needs_all_actives(view):
        # Nobody is on a Bench while an Active Spot is free (BR046).
        more = max(0, free_spots(view, me(view)) - len(active))
        active, bench = (*active, *bench[:more]), bench[more:]
    if active:
        yield Move(active, own(view, "active"), up=False, verb="setup")
    if bench:
        yield Move(bench, own(view, "bench"), -1, up=False, verb="setup")
    missing = number(arguments, "prizes", prize_number(view)) - count(view, own(view, "prizes"))
    if missing > 0 and count(look(), own(view, "deck")):
        yield Draw(missing, own(view, "deck"), own(view, "prizes"), verb="set_prizes")
    yield from _said_ready(look())


def needs_all_actives(view: SeatView) -> bool:
    """Whether a Bench waits until every Active Spot is taken: in a Battle Royal."""
    return variant_of(view) is BATTLE_ROYAL


def _said_ready(view: SeatView) -> Running:
    """Say that all is put down, where somebody else waits for it.

    Who has put down one of a pair's two Active Pokémon is ready as well: the other is the
    partner's, who is waited for.
    """
    if view.turn.number or len(seats(view)) < 2:
        return
    shared = pairs_up(view) and put_down(view, "active", me(view)) and has_prizes(view, me(view))
    if is_set_out(view, me(view)) or shared:
        yield from say(view, me(view), READY)
    elif actives(view, me(view)) and not pairs_up(view):
        yield from unsaid(view, me(view))


def reveal(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Turn all own face-down Pokémon face up."""
    yield from turn_up(look(), (me(look()),))


def turn_up(view: SeatView, seats: tuple[SeatId, ...]) -> Running:
    """Turn the face-down Pokémon of these seats face up."""
    cards = [
        card
        for seat in seats
        for name in IN_PLAY
        for unit in put_down(view, name, seat)
        for card in view.units[unit].parts
        if not view.cards[card].up
    ]
    if cards:
        yield Face(tuple(cards), up=True)
