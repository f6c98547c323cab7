"""The spell phase: sub-phase by sub-phase, the smaller card number first, and what misfires."""

from __future__ import annotations

from app.games.nullpoga.resolver.chance_orders import Order
from app.games.nullpoga.resolver.game_end import is_over
from app.games.nullpoga.resolver.life_changes import bury
from app.games.nullpoga.resolver.mages import repeats
from app.games.nullpoga.resolver.resolving_turn import Spot, Turn
from app.games.nullpoga.resolver.spell_effects import EFFECTS, FIRE_RAIN
from app.games.nullpoga.resolver.turn_plans import Cast
from app.games.nullpoga.resolver.working_board import WorkingBoard

Spells = tuple[Cast, ...]
Ready = tuple[int, Cast, Order]
"""A spell that is paid for: whose, what, and what chance says of it."""


def spell_phase(turn: Turn) -> bool:
    """Cast all planned spells and say whether that ended the game."""
    first, second = turn.plans
    if not first.spells and not second.spells:
        return False
    again = repeats(turn, "spells")
    was_cast: set[tuple[int, int]] = set()
    done = _cast_all(turn, (first.spells, second.spells), 0, was_cast)
    over = turn.board.winner != ""
    for round_ in range(max(again)):
        if over:
            break
        plans = tuple(
            plan.spells if round_ < more else ()
            for plan, more in zip(turn.plans, again, strict=True)
        )
        done = _cast_all(turn, (plans[0], plans[1]), done, was_cast, again=True)
        over = turn.board.winner != ""
    return over


def _cast_all(
    turn: Turn,
    spells: tuple[Spells, Spells],
    done: int,
    was_cast: set[tuple[int, int]],
    *,
    again: bool = False,
) -> int:
    """Cast the n-th spells of both together, and return how many sub-phases there were so far.

    `was_cast` takes which of whose were cast; `again`, only these are possible, for mana alone.
    """
    for number in range(max(len(spells[0]), len(spells[1]))):
        ready: list[Ready] = []
        for side in (0, 1):
            if number < len(spells[side]):
                cast = spells[side][number]
                if again and (side, number) not in was_cast:
                    continue
                if _pay(turn, side, cast, again=again):
                    was_cast.add((side, number))
                    # Chance is settled before the two orders are tried (ruling R30).
                    order = turn.draw() if cast.card == FIRE_RAIN else ()
                    ready.append((side, cast, order))
        _cast(turn, ready)
        done += 1
        over = is_over(turn)
        turn.end_step("spells", done)
        if over:
            break
    return done


def _pay(turn: Turn, side: int, cast: Cast, *, again: bool) -> bool:
    """Take mana and card, also of what misfires then (ruling R29). A repeat takes mana alone."""
    board, card = turn.board, turn.cards.get(cast.card)
    why = ""
    if card is None or card.kind != "spell" or (not again and cast.card not in board.hand[side]):
        why = "not_in_hand"
    elif card.cost > board.mana[side]:
        why = "mana"
    if why or card is None:
        turn.tell("lost", side, card=cast.card, reason=why)
        return False
    board.mana[side] -= card.cost
    if not again:
        board.hand[side].remove(cast.card)
        board.grave[side].append(cast.card)
    return True


def _cast(turn: Turn, ready: list[Ready]) -> None:
    if len(ready) == 2:
        (_, first, _), (_, second, _) = ready
        if first.card == second.card:
            if _looks_after(turn, ready) != _looks_after(turn, ready[::-1]):
                for side, cast, _ in ready:
                    turn.tell("misfired", side, card=cast.card, spot=_aim(cast))
                return
        elif turn.cards[second.card].number < turn.cards[first.card].number:
            ready.reverse()
    for one in ready:
        _take_effect(turn, one)


def _looks_after(turn: Turn, ready: list[Ready]) -> tuple[object, ...]:
    """Return what the board looks like after the spells in this order (ruling R30)."""
    board: WorkingBoard = turn.board.copy()
    trial = turn.tried(board)
    for one in ready:
        _take_effect(trial, one)
    return board.looks()


def _take_effect(turn: Turn, ready: Ready) -> None:
    side, cast, order = ready
    turn.tell("cast", side, card=cast.card, spot=_aim(cast))
    why = EFFECTS[cast.card](turn, side, cast, order)
    if why:
        turn.tell("failed", side, card=cast.card, spot=_aim(cast), reason=why)
    bury(turn)


def _aim(cast: Cast) -> Spot | None:
    at = cast.target
    return None if at is None else (at.side, at.row, at.column)
