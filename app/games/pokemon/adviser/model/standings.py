"""Which conditions for winning (勝敗の条件) each side meets, as the rules see them."""

from __future__ import annotations

from app.core.data.asked_once import asked_while
from app.core.text.wording import CONDITION, counted, listed
from app.core.text.words import Words
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.procedures.game_result import WHY
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.variant import Standing

Met = tuple[str, ...]
"""Conditions that a side meets, by the keys of `winning.WHY`."""


_READ = ("sides", "turn", "record", "variant", "options", "marks")
"""The fields of a position by which it is known who meets what."""


def conditions(position: Position, side: Side) -> Met:
    """Return the conditions for winning that a side meets (APR E).

    A table without Prizes is no game won: at a table somebody must have taken the last one.
    """
    foes = position.foes(side.player)
    if position.variant is not STANDARD:
        return _by_variant(position)[side.player] if position.number > 0 else ()
    if not foes or position.number <= 0:
        return ()
    met = {
        "prizes": took_all(position, side),
        "no_pokemon": not any(foe.mons or not foe.shown for foe in foes),
        "deck_out": any(cannot_draw(position, foe) for foe in foes),
        "fewer_prizes": position.option("game") == "tiebreaker" and _has_fewer(side, foes),
    }
    return tuple(key for key, fulfilled in met.items() if fulfilled)


def took_all(position: Position, side: Side) -> bool:
    """Whether a player has taken every Prize: at a table somebody must have taken the last one."""
    return side.prizes == 0 and (position.record.is_case or side.noted("prizes_taken"))


@asked_while(*_READ)
def _by_variant(position: Position) -> tuple[Met, ...]:
    """Return what each player meets by the rules of a variant."""
    of = tuple(
        Standing(
            took_all(position, side),
            side.prizes,
            bool(side.mons) or not side.shown,
            bool(side.actives) or not side.shown,
            not cannot_draw(position, side),
            side.deck,
        )
        for side in position.sides
    )
    return position.variant.standings(position.players, of)


def cannot_draw(position: Position, side: Side) -> bool:
    """Whether a player cannot draw for the turn: an empty deck later in it is fine."""
    waits = position.turn.phase == "draw" or not position.turn.drew
    return position.turn.player == side.player and waits and side.deck == 0


def _has_fewer(side: Side, foes: tuple[Side, ...]) -> bool:
    """Whether a player of a Tiebreaker has fewer Prizes left than every opponent."""
    theirs = [foe.prizes for foe in foes if foe.prizes is not None]
    return side.prizes is not None and bool(theirs) and 0 < side.prizes < min(theirs)


@asked_while(*_READ)
def standings(position: Position) -> dict[int, Met]:
    """Return what every player meets; of a team that plays together, its first member for all."""
    if position.variant is not STANDARD and position.number > 0:
        met = _by_variant(position)
        return {side.player: met[side.player] for side in position.fields}
    return {side.player: conditions(position, side) for side in position.fields}


def ahead(counts: dict[int, Met]) -> list[int]:
    """Return who meets most conditions; everybody while nobody meets one."""
    most = max(len(met) for met in counts.values())
    return [player for player, met in counts.items() if len(met) == most]


def said(met: Met) -> Words:
    """Return conditions as people say them."""
    return listed([WHY[key] for key in met])


def outcome(position: Position, counts: dict[int, Met]) -> Words:
    """Return who wins as it stands: more conditions win, as many are a tie (APR E)."""
    leading = ahead(counts)
    most = len(counts[leading[0]])
    if not most:
        return Words("Nobody has won yet", "まだ勝敗は決まっていません")
    if len(leading) > 1:
        return Words(f"A tie: {most} against {most}", f"{most}対{most}で引き分けです")
    names = {side.player: side.name for side in position.fields}
    name, met = names[leading[0]], counts[leading[0]]
    least = min(len(other) for other in counts.values())
    conditions_met = counted(most, CONDITION)
    return Words(
        f"{name} wins: {conditions_met.en} ({said(met).en}) against {least}",
        f"{name}の勝ち：条件{conditions_met.ja}（{said(met).ja}）対{least}",
    )
