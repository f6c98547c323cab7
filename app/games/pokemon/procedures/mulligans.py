"""Mulligans (マリガン) and what the opponent draws for them (APR G5, G5a, G5b, G7).

A round in which nobody has a Basic Pokémon is everybody's: all show, all redraw, each the own hand,
and nobody draws a card for it. Who alone has none waits until the others have put down everything,
then shows and redraws; each time is a card that the others may draw in the end.

In a Battle Royal everybody redraws at once and nobody draws for it (BR048, BR049). Pairs redraw as
one: where a partner has none both do, or that one alone, as the table agreed, and one of the
opponents may draw a card for each time (TV023-TV025).
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.ids import SeatId, place
from app.core.intent import Announce, Draw, Move, PutMark, Show, Shuffle
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.pokemon.table.pokemon_options import option
from app.games.pokemon.table.pokemon_zones import OPENING_HAND
from app.games.pokemon.tasks.setup_marks import (
    HAS_BASIC,
    LONE,
    NO_BASIC,
    PAIR_REDRAWN,
    READY,
    SHARED,
    TOGETHER,
    has_told_basic,
    in_order,
    marked,
    partners,
    say,
    seats,
    take_off,
    target,
    unsaid,
)
from app.games.pokemon.tasks.starters import needs_mulligan, surely_has_basic
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.every_variant import players_of, variant_of
from app.games.table_tools import Running, count, me, number, others, own

MOST_MULLIGANS = 20
"""A deck that gives no Basic Pokémon in so many hands has none."""


def mulligan(look: Look, arguments: Mapping[str, str]) -> Running:
    """Show the own hand, shuffle it back and draw 7; a mark counts for the opponent.

    Where everybody said to have no Basic Pokémon each does so, and once all have it counts for
    nobody. With `until` it is done again until there is a Basic Pokémon, which is said then.
    """
    view = look()
    if pairs_up(view):
        yield from _with_partner(look)
        return
    if me(view) in left_together(view):
        yield from _together(look)
        return
    yield from alone(look)
    if not arguments.get("until"):
        return
    yield from until_there_is_one(look, MOST_MULLIGANS - 1)
    if draws_for(view) and surely_has_basic(look()):
        yield from say(look(), me(view), HAS_BASIC)


def left_together(view: SeatView) -> tuple[SeatId, ...]:
    """Return who is still to redraw in a round that all players, of several, have together.

    It begins when all have said that they have no Basic Pokémon. None where there is no such round.
    """
    left = tuple(seat for seat in in_order(view) if not marked(view, seat, TOGETHER))
    return (
        left
        if draws_for(view)
        and not pairs_up(view)
        and all(marked(view, seat, NO_BASIC) for seat in left)
        else ()
    )


def alone(look: Look) -> Running:
    """Redraw the own hand once, which counts for the opponent, and in any game is remembered."""
    view = look()
    yield from _redraw(view)
    yield PutMark((target(me(view)),), LONE, add=1)


def draws_for(view: SeatView) -> bool:
    """Whether anybody draws cards for the mulligans of others."""
    return len(seats(view)) > 1 and variant_of(view) is not BATTLE_ROYAL


def pairs_up(view: SeatView) -> bool:
    """Whether partners set up their Pokémon together."""
    return "active" in variant_of(view).shared


def redrawing(view: SeatView, seat: SeatId) -> tuple[SeatId, ...]:
    """Return who of a player's pair is still to redraw: nobody until both have told of their hands.

    The option "tv-redraw" says whether both do where one has no Basic Pokémon.
    """
    pair = partners(view, seat)
    if not all(_has_told(view, one) for one in pair):
        return ()
    left = [one for one in pair if not marked(view, one, PAIR_REDRAWN)]
    if option(view, "tv-redraw") == "without":
        return tuple(one for one in left if marked(view, one, NO_BASIC))
    needed = any(marked(view, one, NO_BASIC) or marked(view, one, PAIR_REDRAWN) for one in pair)
    return tuple(left) if needed else ()


def _has_told(view: SeatView, seat: SeatId) -> bool:
    return has_told_basic(view, seat) or any(
        marked(view, seat, key) for key in (NO_BASIC, PAIR_REDRAWN)
    )


def _with_partner(look: Look) -> Running:
    """Redraw the own hand; the last one of the pair counts it for the opponents."""
    view = look()
    pair = partners(view, me(view))
    left = [one for one in redrawing(view, me(view)) if one != me(view)]
    # Who has a Basic Pokémon redraws because the partner has none.
    yield from _redraw(view, "pair_mulligan" if has_told_basic(view, me(view)) else "mulligan")
    if left:
        yield PutMark((target(me(view)),), PAIR_REDRAWN, value=1)
        return
    yield from take_off(view, (PAIR_REDRAWN,), pair)
    # Of a pair one member has the count of both.
    yield PutMark((target(pair[0]),), LONE, add=1)


def until_there_is_one(look: Look, most: int = MOST_MULLIGANS) -> Running:
    """Redraw the own hand as long as it surely has nothing to begin with."""
    for _ in range(most):
        if not needs_mulligan(look()):
            return
        yield from alone(look)


def _together(look: Look) -> Running:
    """Redraw the own hand in a round of all; the last one says that it is over."""
    view = look()
    last = left_together(view) == (me(view),)
    yield from _redraw(view)
    if not last:
        yield PutMark((target(me(view)),), TOGETHER, value=1)
        return
    yield from take_off(view, (TOGETHER,), seats(view))
    if each_draws(view):
        yield PutMark(tuple(target(seat) for seat in seats(view)), LONE, add=1)
    else:
        yield PutMark(("table",), SHARED, add=1)


def each_draws(view: SeatView) -> bool:
    """Whether a round of both counts for both, as seed 000 §5 reads without APR G5a."""
    return option(view, "both-mulligan") == "each-draws"


def _redraw(view: SeatView, verb: str = "mulligan") -> Running:
    """Show the own hand, shuffle it back and draw another; nothing is said of that one yet."""
    deck, hand = own(view, "deck"), own(view, "hand")
    # By place: a card that is shown goes by another name from then on.
    cards = tuple(place(hand, index) for index in range(count(view, hand)))
    if cards:
        yield Show(cards, ())
        yield Move(cards, deck, verb=verb)
    yield Shuffle(deck)
    yield Draw(OPENING_HAND, deck, hand)
    yield from unsaid(view, me(view))


# -- what they are worth ------------------------------------------------------------------


def owed(view: SeatView, seat: SeatId) -> int:
    """Return how many cards a player may draw for the others' mulligans (seed 000 §5).

    One for each that an opponent had alone, or an opposing pair; partners draw them between them.
    Where each redrew without a word about the rounds, as many as both had count as had together;
    the table may have agreed that those count too.
    """
    if not draws_for(view):
        return 0
    foes = players_of(view).foes(seat)
    most = max((marked(view, other, LONE) for other in foes), default=0)
    return most if pairs_up(view) or each_draws(view) else max(0, most - marked(view, seat, LONE))


def extra_draw(look: Look, arguments: Mapping[str, str]) -> Running:
    """Say how many cards are drawn for the opponent's mulligans, and draw them: once, for all.

    `number` is any number, also none; otherwise it is all there is to draw.
    """
    view = look()
    drawn = number(arguments, "number", owed(view, me(view)))
    if not drawn and not owed(view, me(view)):
        return
    yield Announce("extra_draw" if drawn else "no_extra_draw", number=drawn)
    if drawn and count(view, own(view, "deck")):
        yield Draw(drawn, own(view, "deck"), own(view, "hand"))
        # A Basic Pokémon among them may still go onto the Bench.
        yield from take_off(view, (READY,), (me(view),))
    if pairs_up(view):
        # What one of a pair leaves the partner may draw; who draws none declines for both.
        left = max(0, owed(view, me(view)) - drawn) if drawn else 0
        foes = players_of(view).foes(me(view))
        if owed(view, me(view)):
            counted = tuple(target(foe) for foe in foes if marked(view, foe, LONE))
            yield PutMark(counted, LONE, value=left, verb="mulligans_left" if left else "")
        return
    own_count = () if each_draws(view) else (me(view),)
    yield from take_off(view, (LONE,), (*own_count, *others(view)))
