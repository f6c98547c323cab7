"""Rules of the Bench (ベンチ): how many fit on it (group H)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.asked_once import asked_of_each, asked_while
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.bench_size import (
    COUNTED,
    USUAL,
    Limit,
    fits,
    has_tera,
    limit_of,
    surely_fit,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import in_a_turn, seat, sits
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS
from app.games.pokemon.adviser.model.position import Position, named
from app.games.pokemon.adviser.model.position_sides import InStadium, Side
from app.games.pokemon.adviser.model.single_card_facts import BENCH_RAISED, NEEDS_TERA
from app.games.pokemon.variants.variant import NOT_BATTLE_ROYAL

GOES_ON = (p.Attack, t.BeginTurn, t.PassTurn)
"""Plays before which every Bench has its right size again."""

Crowded = tuple[Side, int, Limit]
"""A player, how many are or would be on the Bench, and how many may."""


def _crowded(position: Position, play: p.Play) -> Iterator[Crowded]:
    """Yield the players with too many on the Bench: by this play, or as it goes on."""
    for side, there in _benches(position, play) if in_a_turn(position) else ():
        if not fits(position, side, there):
            limit = limit_of(position, side.player)
            if there > limit.most:
                yield side, there, limit


def _benches(position: Position, play: p.Play) -> Iterator[tuple[Side, int]]:
    """Yield (player, Pokémon on the Bench with the play) where the play asks about it."""
    if isinstance(play, c.PutDown):
        if play.spot == "bench" and sits(position, play.player):
            side = position.side(play.player)
            yield side, len(side.bench) + len(play.cards)
    elif isinstance(play, p.MoveToBench):
        mon = position.mon(play.unit)
        if mon is not None and not _is_relieved(position, mon.player):
            side = position.side(mon.player)
            yield side, len(side.bench) + 1
    elif isinstance(play, p.Standing) and not position.record.is_case:
        there = crowds(position)
        yield from ((one, number) for one, number in there if _grew(position, one.player))
    elif not (position.record.is_case and _stadium_changed(position)):
        yield from crowds(position)


@asked_while(*COUNTED)
def crowds(position: Position) -> tuple[tuple[Side, int], ...]:
    """Return the players who may have too many on the Bench, and how many."""
    most = surely_fit(position)
    there = ((side, len(side.bench)) for side in position.fields)
    return tuple((side, number) for side, number in there if side.marks or number > most)


def _is_relieved(position: Position, player: int) -> bool:
    """Whether one from the same Bench takes the Active Spot in the gesture."""
    coming = (position.mon(one.unit) for one in position.gesture if isinstance(one, p.Promote))
    return any(mon is not None and position.allied(mon.player, player) for mon in coming)


@asked_of_each
def _filling(plays: tuple[p.Play, ...]) -> tuple[p.Play, ...]:
    """Return the plays that may have changed how many are on a Bench, the last first."""
    return tuple([past for past in reversed(plays) if type(past) in _FILLING])


def _grew(position: Position, player: int) -> bool:
    """Whether the last that may have filled a Bench this turn is that somebody came onto it."""
    for past in _filling(position.turn.plays):
        if isinstance(past, c.PutDown):
            if past.spot == "bench" and position.allied(past.player, player):
                return True
        elif isinstance(past, p.MoveToBench):
            mon = position.mon(past.unit)
            if mon is not None and position.allied(mon.player, player):
                return True
        elif isinstance(past, c.PlayStadium | p.KnockOut | p.LeavePlay) or _takes_stadium(past):
            return False
    return False


_FILLING = (c.PutDown, p.MoveToBench, c.PlayStadium, p.KnockOut, p.LeavePlay, c.MoveCards)
"""The plays that change how many are on a Bench, or may be."""


def _takes_stadium(play: p.Play) -> bool:
    return isinstance(play, c.MoveCards) and play.source == "stadium"


def _stadium_changed(position: Position) -> bool:
    """Whether a case lets see that the limit fell just now."""
    piles = (card for side in position.sides for card in side.discard or ())
    gone = any(named(card, *BENCH_RAISED) for card in piles)
    return position.turn.count("stadium") > 0 or gone


def _too_many(side: Side, there: int, limit: Limit) -> Said:
    why = _why(limit)
    return Said(
        Words(
            f"{side.name} has {there} Pokémon on the Bench. No more than {limit.most} may be there "
            f"now{why.en}.",
            f"{side.name}のベンチポケモンが{there}匹になります。"
            f"{why.ja}いま出せるのは{limit.most}匹までです。",
        ),
        (seat(side.player),),
        sure=limit.sure,
        right=limit.most,
    )


def _why(limit: Limit) -> Words:
    """Return by what fewer fit, as a part of a sentence."""
    if limit.cause is None:
        return Words("", "")
    return Words(f" because of {limit.cause.en}", f"{limit.cause.ja}により、")


@rule(
    "bench-limit",
    "illegal",
    c.PutDown,
    p.MoveToBench,
    p.Standing,
    *GOES_ON,
    title=Words(
        "No more than 5 Pokémon fit on the Bench unless an effect says otherwise.",
        "効果がなければ、ベンチに出せるポケモンは5匹までです。",
    ),
    source="APR A-04",
    games=NOT_BATTLE_ROYAL,
)
def bench_limit(position: Position, play: p.Play) -> Iterator[Said]:
    """`setup-bench-max` speaks before the first turn, `bench-limit-reduced` under a Stadium."""
    for side, there, limit in _crowded(position, play):
        if not limit.lowered:
            yield _too_many(side, there, limit)


@rule(
    "bench-limit-area-zero",
    "reminder",
    c.PutDown,
    p.MoveToBench,
    p.Standing,
    *GOES_ON,
    title=Words(
        "Area Zero Underdepths makes room for 8 only for a player with a Tera Pokémon in play.",
        "「ゼロの大空洞」でベンチに8匹出せるのは、場にテラスタルのポケモンがいる間だけです。",
    ),
    source="CARD sv7-131",
    games=NOT_BATTLE_ROYAL,
)
def bench_limit_area_zero(position: Position, play: p.Play) -> Iterator[Said]:
    """Said along with `bench-limit`, where that is why."""
    for side, _there, limit in _crowded(position, play):
        if limit.most != USUAL or not position.in_stadium(NEEDS_TERA):
            continue
        if has_tera(side) is False:
            yield Said(
                Words(
                    f"Area Zero Underdepths lets {side.name} have 8 on the Bench only with a Tera "
                    "Pokémon in play.",
                    f"「ゼロの大空洞」で{side.name}がベンチに8匹まで出せるのは、自分の場に"
                    "テラスタルのポケモンがいるときだけです。",
                ),
                (seat(side.player),),
            )


@rule(
    "bench-limit-reduced",
    "illegal",
    c.PutDown,
    p.MoveToBench,
    p.Standing,
    *GOES_ON,
    title=Words(
        "Some Stadiums let fewer Pokémon onto the Bench.",
        "スタジアムによって、ベンチに出せる数が減ることがあります。",
    ),
    source="CARD",
)
def bench_limit_reduced(position: Position, play: p.Play) -> Iterator[Said]:
    """Collapsed Stadium 4, Giant Stump 3, Parallel City 3 on the side it faces."""
    for side, there, limit in _crowded(position, play):
        if limit.lowered:
            yield _too_many(side, there, limit)


@rule(
    "bench-shrink-now",
    "reminder",
    *MAIN_PLAYS,
    t.BeginTurn,
    c.MoveCards,
    p.Standing,
    title=Words(
        "When fewer fit on the Bench than are there, the rest is discarded at once.",
        "ベンチに出せる数が減ったら、すぐに多い分をトラッシュします。",
    ),
    source="CARD",
)
def bench_shrink_now(position: Position, play: p.Play) -> Iterator[Said]:
    """Said when it happens; whoever goes on without it hears `bench-limit`."""
    if not in_a_turn(position):
        return
    fallen = tuple(_fallen(position, play))
    for side, there, limit in fallen:
        most, why = limit.most, _why(limit)
        more = there - most
        order = _first_of_both(position, len(fallen))
        yield Said(
            Words(
                f"Only {most} fit on {side.name}'s Bench now{why.en}: {more} of the {there} there "
                f"must be discarded.{order.en}",
                f"{why.ja}{side.name}のベンチは{most}匹までになりました。{there}匹のうち{more}匹を"
                f"トラッシュします。{order.ja}",
            ),
            (seat(side.player),),
            right=most,
        )


def _fallen(position: Position, play: p.Play) -> Iterator[tuple[Side, int, Limit]]:
    """Yield (player, Pokémon on the Bench, the limit) where there are too many of a sudden."""
    after = position
    if isinstance(play, c.PlayStadium):
        after = replace(position, stadiums=(InStadium("new", play.card, play.by),))
    elif isinstance(play, c.MoveCards):
        if play.source != "stadium" or _is_replaced(position):
            return
        after = replace(position, stadiums=())
    elif position.record.is_case:
        if not _stadium_changed(position):
            return
    elif not isinstance(play, p.Standing):
        return
    for side, there in crowds(after):
        if after is position and _grew(position, side.player):
            continue
        now = limit_of(after, side.player)
        fell = after is position or now.most < limit_of(position, side.player).most
        if fell and now.sure and there > now.most:
            yield side, there, now


def _is_replaced(position: Position) -> bool:
    """Whether another Stadium is played in the gesture."""
    return any(isinstance(one, c.PlayStadium) for one in position.gesture)


def _first_of_both(position: Position, sides: int) -> Words:
    """Return who discards first where both must: whose Stadium it was (CARD sv7-131)."""
    old = next((one for one in position.stadiums if named(one.card, *BENCH_RAISED)), None)
    if old is None or sides < 2:
        return Words("", "")
    player = old.owner if old.player is None else old.player
    if not sits(position, player):
        return Words("", "")
    name = position.side(player).name
    return Words(f" {name} discards first.", f"先にトラッシュするのは{name}です。")
