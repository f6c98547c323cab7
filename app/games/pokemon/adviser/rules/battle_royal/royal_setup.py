"""Rules of how a Battle Royal is set up: who sits there, what is put down, mulligans (group Q)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.text.wording import PLAYER, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.bench_size import fits, limit_of, usual
from app.games.pokemon.adviser.effects.royal.royal_questions import ROYAL
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import in_a_turn, seat, sits
from app.games.pokemon.adviser.model.case_marks import SETTING_UP
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.rules.turn.bench_places import crowds
from app.games.pokemon.tasks.setup_marks import READY

SEATS = 4
BEGINS = (t.BeginTurn, t.Announce)
"""When a setup is looked at as a whole: a player says to be ready, or the first turn begins."""


def _looked_at(position: Position, play: Any) -> tuple[Side, ...]:
    """Return the players whose whole setup is looked at with a play."""
    if position.number > 0:
        return ()
    if isinstance(play, t.BeginTurn):
        return tuple(side for side in position.sides if side.shown)
    if isinstance(play, t.Announce) and play.verb == READY and sits(position, play.by):
        return (position.side(play.by),)
    return ()


def _put(position: Position, play: Any, spot: str) -> Iterator[tuple[Side, int]]:
    """Yield (player, Pokémon in a spot) with what a play of the setup puts there."""
    puts = isinstance(play, c.PutDown) and play.spot == spot and sits(position, play.player)
    if puts and position.number <= 0:
        side = position.side(play.player)
        there = side.actives if spot == "active" else side.bench
        yield side, len(there) + len(play.cards)
    for side in _looked_at(position, play):
        yield side, len(side.actives if spot == "active" else side.bench)


@rule(
    "br-player-count",
    "illegal",
    *BEGINS,
    title=Words(
        "Four play a Battle Royal, each for themselves.",
        "バトルロイヤルは4人で、1人ずつ戦います。",
    ),
    source="BR012",
    games=ROYAL,
)
def br_player_count(position: Position, play: t.BeginTurn | t.Announce) -> Iterator[Said]:
    """Said when the game begins."""
    if position.number > 0 or (isinstance(play, t.Announce) and play.verb != READY):
        return
    there, teams = len(position.sides), {side.team for side in position.sides}
    sitting = counted(there, PLAYER)
    if there != SEATS:
        yield Said(
            Words(
                f"At this Battle Royal sit {sitting.en}. It is played by four.",
                f"この卓は{sitting.ja}です。バトルロイヤルは4人で遊びます。",
            ),
            right=SEATS,
        )
    elif len(teams) < there:
        yield Said(
            Words(
                "Players are in a team together. In a Battle Royal each plays alone.",
                "チームになっているプレイヤーがいます。バトルロイヤルは個人戦です。",
            )
        )


@rule(
    "br-setup-actives",
    "illegal",
    c.PutDown,
    p.Standing,
    *BEGINS,
    title=Words(
        "One or two Pokémon stand in the Active Spots.",
        "バトルポケモンは1匹か2匹出します。",
    ),
    source="BR045",
    games=ROYAL,
)
def br_setup_actives(position: Position, play: Any) -> Iterator[Said]:
    """One at least to begin with, and never more than there are Active Spots."""
    most = position.variant.actives
    if position.number > 0:
        crowded = [side for side in position.sides if len(side.actives) > most]
        for side in crowded if isinstance(play, p.Standing) else ():
            yield _wrong_number(side, len(side.actives), most)
        return
    for side, there in _put(position, play, "active"):
        waits = not isinstance(play, c.PutDown) and side.noted(SETTING_UP)
        if there > most or (there < 1 and not waits):
            yield _wrong_number(side, there, most)


def _wrong_number(side: Side, there: int, most: int) -> Said:
    return Said(
        Words(
            f"{side.name} has {there} Active Pokémon. There are 1 to {most}.",
            f"{side.name}のバトルポケモンが{there}匹です。出せるのは1匹から{most}匹です。",
        ),
        (seat(side.player),),
    )


@rule(
    "br-setup-bench-needs-two",
    "illegal",
    c.PutDown,
    *BEGINS,
    title=Words(
        "A player with two Active Pokémon may put others on the Bench.",
        "ベンチに出せるのは、バトルポケモンが2匹いるときです。",
    ),
    source="BR046",
    games=ROYAL,
)
def br_setup_bench_needs_two(position: Position, play: Any) -> Iterator[Said]:
    """What is put down in the same gesture counts along; at a table the order is free."""
    for side, benched in _put(position, play, "bench"):
        coming = sum(
            len(one.cards)
            for one in position.gesture
            if isinstance(one, c.PutDown) and one.spot == "active" and one.player == side.player
        )
        early = isinstance(play, c.PutDown) and not position.record.is_case
        if benched and len(side.actives) + coming < position.variant.actives and not early:
            yield Said(
                Words(
                    f"{side.name} puts Pokémon on the Bench with one Active Pokémon only. Two "
                    "Active Pokémon come first.",
                    f"{side.name}はバトルポケモンが2匹そろう前にベンチに出しています。",
                ),
                (seat(side.player),),
            )


@rule(
    "br-setup-bench-four",
    "illegal",
    c.PutDown,
    *BEGINS,
    title=Words(
        "No more than 4 Pokémon are put on the Bench in the setup.",
        "対戦準備でベンチに出せるのは4匹までです。",
    ),
    source="BR046",
    games=ROYAL,
)
def br_setup_bench_four(position: Position, play: Any) -> Iterator[Said]:
    """Or as many as the table agreed on."""
    most = usual(position)
    for side, there in _put(position, play, "bench"):
        if there > most:
            yield _crowded(side, there, most)


def _crowded(side: Side, there: int, most: int) -> Said:
    return Said(
        Words(
            f"{side.name} has {there} Pokémon on the Bench. No more than {most} fit there.",
            f"{side.name}のベンチポケモンが{there}匹です。出せるのは{most}匹までです。",
        ),
        (seat(side.player),),
        right=most,
    )


@rule(
    "br-bench-limit-four",
    "suspicious",
    c.PutDown,
    p.MoveToBench,
    p.Standing,
    t.PassTurn,
    title=Words(
        "No more than 4 Pokémon fit on the Bench unless an effect says otherwise.",
        "効果がなければ、ベンチに出せるポケモンは4匹までです。",
    ),
    source="BR046, BR146",
    games=ROYAL,
)
def br_bench_limit_four(position: Position, play: Any) -> Iterator[Said]:
    """The article says it of the setup alone, and counts with it later."""
    if not in_a_turn(position):
        return
    for side, there in _benches(position, play):
        if not fits(position, side, there):
            limit = limit_of(position, side.player)
            if there > limit.most and not limit.lowered:
                yield _crowded(side, there, limit.most)


def _benches(position: Position, play: Any) -> Iterator[tuple[Side, int]]:
    if isinstance(play, c.PutDown):
        if play.spot == "bench" and sits(position, play.player):
            side = position.side(play.player)
            yield side, len(side.bench) + len(play.cards)
    elif isinstance(play, p.MoveToBench):
        mon = position.mon(play.unit)
        if mon is not None and not any(isinstance(one, p.Promote) for one in position.gesture):
            yield position.side(mon.player), len(position.side(mon.player).bench) + 1
    else:
        yield from crowds(position)


@rule(
    "br-prizes-six",
    "illegal",
    c.SetPrizes,
    *BEGINS,
    title=Words("Each player sets 6 Prizes.", "サイドは1人6枚です。"),
    source="BR047",
    games=ROYAL,
)
def br_prizes_six(position: Position, play: Any) -> Iterator[Said]:
    """Or as many as the table agreed on; cards that are set one by one are waited for."""
    agreed = position.option("prizes")
    right = int(agreed) if agreed.isdecimal() else position.variant.prizes
    if isinstance(play, c.SetPrizes):
        if position.number > 0 or not sits(position, play.by):
            return
        side = position.side(play.by)
        placed = 0 if position.record.is_case else side.prizes or 0
        counts = [(side, placed + play.count)]
        if not position.record.is_case and placed + play.count < right:
            return
    else:
        counts = [
            (side, side.prizes) for side in _looked_at(position, play) if side.prizes is not None
        ]
    for side, there in counts:
        if there != right:
            yield Said(
                Words(
                    f"{side.name} sets {there} Prizes. Each player has {right}.",
                    f"{side.name}のサイドが{there}枚です。1人{right}枚置きます。",
                ),
                (seat(side.player),),
                right=right,
            )
