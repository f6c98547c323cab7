"""Rules of the setup in two against two: the two Active Pokémon, and who redraws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.setup_questions import (
    acts_in_setup,
    begins_now,
    done_by,
    has_none,
    in_setup,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import called, seat
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.model.team_play import IN_TEAMS, partner, team_name
from app.games.pokemon.tasks.setup_marks import HAS_BASIC, READY

ACTIVES = 2
"""Active Pokémon of a team (TV015, TV020)."""
KEEPS = (HAS_BASIC, READY)


# -- the Active Spots ----------------------------------------------------------------------------


@rule(
    "tv-setup-two-basics",
    "illegal",
    c.DrawCards,
    t.Announce,
    t.BeginTurn,
    p.Standing,
    title=Words(
        "A team begins with two Basic Pokémon in its Active Spots.",
        "対戦準備では、チームでバトル場にたねポケモンを2匹置きます。",
    ),
    source="TV020, TV021",
    games=IN_TEAMS,
)
def tv_setup_two_basics(position: Position, play: Any) -> Iterator[Said]:
    """One player may put both; too few are wrong when all is said to be ready.

    Of a third `tv-actives-two` speaks.
    """
    for side, there in _put_there(position, play):
        yield Said(
            Words(
                f"{side.name} have {there} Active Pokémon. A team begins with {ACTIVES}.",
                f"{side.name}のバトルポケモンが{there}匹です。"
                f"対戦準備ではチームで{ACTIVES}匹置きます。",
            ),
            (seat(side.player),),
            right=ACTIVES,
        )


def _put_there(position: Position, play: Any) -> Iterator[tuple[Side, int]]:
    """Yield the teams whose number of Active Pokémon is wrong by this play."""
    if not in_setup(position):
        return
    for field in position.fields:
        there = len(field.actives)
        if isinstance(play, c.DrawCards):
            settled = play.reason == "turn"
        elif isinstance(play, t.Announce):
            settled = position.allied(play.by, field.player) and _is_ready(position, play)
        else:
            # At a table nothing is settled before the game begins.
            case = position.record.is_case and not any(side.hand for side in position.sides)
            settled = isinstance(play, t.BeginTurn) or case
        if settled and there < ACTIVES and field.shown:
            yield field, there


def _is_ready(position: Position, play: t.Announce) -> bool:
    """Whether with this announcement a whole team is ready."""
    other = partner(position, play.by)
    return play.verb == READY and (other is None or other.noted(READY) or position.record.is_case)


# -- redraws -------------------------------------------------------------------------------------


@rule(
    "tv-setup-redraw",
    "illegal",
    t.Announce,
    c.SetPrizes,
    t.BeginTurn,
    title=Words(
        "A team redraws with fewer than two Basic Pokémon, or where one partner has none.",
        "たねポケモンが合計2匹に満たないか、片方が0匹のときは、手札を見せて引き直します。",
    ),
    source="TV023, TV025",
    games=IN_TEAMS,
)
def tv_setup_redraw(
    position: Position, play: t.Announce | c.SetPrizes | t.BeginTurn
) -> Iterator[Said]:
    """Said of who keeps a hand; who of the two redraws the table agreed on (`tv-redraw`)."""
    if not in_setup(position) or (isinstance(play, t.Announce) and play.verb not in KEEPS):
        return
    for side in position.sides:
        concerned = isinstance(play, t.BeginTurn) or (
            play.by == side.player and not begins_now(position)
        )
        lacking = _lacks(position, side) if concerned else None
        if lacking is None:
            continue
        own = lacking.player == side.player
        if not own and _may_still_redraw(position, play):
            continue
        sure = own or position.option("tv-redraw") == "both"
        yield Said(
            Words(
                f"{lacking.name} has no Basic Pokémon. {_who(position, side, lacking)} must show "
                "the hand and redraw.",
                f"{lacking.name}の手札にたねポケモンがありません。"
                f"{_who(position, side, lacking)}は手札を見せて引き直します。",
            ),
            (seat(side.player),),
            sure=sure,
        )


def _may_still_redraw(position: Position, play: Any) -> bool:
    """Whether a player tells of the own hand alone, at a table where the partner tells later."""
    told_alone = isinstance(play, t.Announce) and play.verb == HAS_BASIC
    return told_alone and not position.record.is_case


def _who(position: Position, side: Side, lacking: Side) -> str:
    both = position.option("tv-redraw", "both") == "both"
    return team_name(position, side.player) if both else lacking.name


def _lacks(position: Position, side: Side) -> Side | None:
    """Return who of a player's team has no Basic Pokémon, where this player has to redraw.

    With both of them having one the team has two.
    """
    if _without(side):
        return side
    other = partner(position, side.player)
    if other is None or position.option("tv-redraw") == "without":
        return None
    return other if _without(other) else None


def _without(side: Side) -> bool:
    """Whether it is known that a player has no Basic Pokémon, in hand or put down."""
    return not side.mons and has_none(side.hand)


@rule(
    "tv-setup-reveal",
    "illegal",
    c.Redraw,
    title=Words("A hand that is redrawn is shown first.", "引き直す前に、手札を相手に見せます。"),
    source="TV023",
    games=IN_TEAMS,
)
def tv_setup_reveal(position: Position, play: c.Redraw) -> Iterator[Said]:
    """Silent where it is not said whether it was shown."""
    if not acts_in_setup(position, play.by) or play.shown is not False:
        return
    for past in reversed(tuple(done_by(position, play.by))):
        if isinstance(past, c.Reveal) and past.zone == "hand":
            return
        if isinstance(past, c.DrawCards | c.Redraw):
            break
    name = called(position, play.by)
    yield Said(
        Words(
            f"{name} redraws without showing the hand. Show it first.",
            f"{name}が手札を公開せずに引き直しています。先に手札を公開してください。",
        ),
        (seat(play.by),),
    )
