"""Rules of the cards beside the hands in the setup of two against two: extra cards, Prizes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.text.wording import CARD, PRIZE, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.setup_questions import (
    extra_drawn,
    in_setup,
    is_extra,
    prize_number,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import seat, sits
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.model.team_play import IN_TEAMS, team_name
from app.games.pokemon.tasks.setup_marks import READY

# -- extra cards ---------------------------------------------------------------------------------


@rule(
    "tv-setup-extra-draw",
    "illegal",
    c.DrawCards,
    title=Words(
        "For each redraw of a team one opponent may draw one card, after setting out Prizes.",
        "相手の引き直し1回につき、相手プレイヤーのどちらかがサイドを置いた後に1枚引けます。",
    ),
    source="TV024",
    games=IN_TEAMS,
)
def tv_setup_extra_draw(position: Position, play: c.DrawCards) -> Iterator[Said]:
    """Both partners' extra cards count together."""
    if not is_extra(position, play) or not play.count:
        return
    side = position.side(play.by)
    if side.prizes == 0:
        yield Said(
            Words(
                f"{side.name} draws the extra card before setting out Prizes. Prizes come first.",
                f"{side.name}がサイドを置く前に追加のカードを引いています。先にサイドを置きます。",
            ),
            (seat(play.by),),
        )
        return
    least, most = _redraws(position, play.by)
    if most is None:
        return
    before = sum(extra_drawn(position, one.player) for one in position.team_of(play.by))
    drawn = before + play.count
    if drawn > least:
        said, right = counted(drawn, CARD), counted(most, CARD)
        yield Said(
            Words(
                f"{team_name(position, play.by)} then have {said.en} drawn for the opponents' "
                f"redraws. One of them may draw {right.en}.",
                f"{team_name(position, play.by)}が相手の引き直しで引くカードが{said.ja}に"
                f"なります。どちらか1人が{right.ja}まで引けます。",
            ),
            (seat(play.by),),
            sure=drawn > most,
            right=f"0..{most}",
        )


def _redraws(position: Position, by: int) -> tuple[int, int | None]:
    """Return how often the opponents redrew: at least and at most; None where nobody told.

    Partners who both redraw for the same reason have redrawn once.
    """
    rounds, foes = position.record.mulligans, {side.player for side in position.foes(by)}
    if not rounds:
        known = position.record.complete and not position.record.is_case
        return (0, 0) if known else (0, None)
    least = max((sum(one in told for told in rounds) for one in foes), default=0)
    most = sum(bool(foes & set(told)) for told in rounds)
    return least, (least if position.option("tv-redraw") == "both" else most)


# -- Prizes --------------------------------------------------------------------------------------


@rule(
    "tv-prizes-three",
    "illegal",
    *MAIN_PLAYS,
    c.DrawCards,
    c.SetPrizes,
    t.Announce,
    t.BeginTurn,
    p.Standing,
    title=Words("Each player has 3 Prizes.", "各プレイヤーのサイドは3枚です。"),
    source="TV026",
    games=IN_TEAMS,
)
def tv_prizes_three(position: Position, play: Any) -> Iterator[Said]:
    """They may be set out one by one: too few are wrong when all is said to be ready."""
    right = prize_number(position)
    for side, there in _prizes(position, play, right):
        said, agreed = counted(there, PRIZE), counted(right, PRIZE)
        yield Said(
            Words(
                f"{side.name} has {said.en}. Each player has {agreed.en}.",
                f"{side.name}のサイドが{said.ja}です。各プレイヤーのサイドは{agreed.ja}です。",
            ),
            (seat(side.player),),
            right=right,
        )


def _prizes(position: Position, play: Any, right: int) -> Iterator[tuple[Side, int]]:
    """Yield players whose number of Prizes is wrong."""
    case = position.record.is_case
    if not in_setup(position):
        if case:  # in a game there are never more than at its beginning
            told = ((side, side.prizes or 0) for side in position.sides)
            yield from ((side, there) for side, there in told if there > right)
        return
    if isinstance(play, c.SetPrizes):
        if not sits(position, play.by):
            return
        side = position.side(play.by)
        there = play.count + (0 if case else side.prizes or 0)
        one_by_one = play.count == 1 and not case
        if there > right or (there < right and not one_by_one):
            yield side, there
        return
    if isinstance(play, t.Announce) and play.verb != READY:
        return
    begins = isinstance(play, t.BeginTurn)
    for side in position.sides:
        there = right if side.prizes is None else side.prizes
        # Whoever still draws, redraws or puts down has not set out all of them yet.
        few = there > 0 if case else begins or isinstance(play, t.Announce)
        settled = begins or case or play.by == side.player
        if settled and (there > right or (there < right and few)):
            yield side, there
