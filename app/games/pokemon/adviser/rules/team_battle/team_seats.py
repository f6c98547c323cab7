"""Rules of who plays with whom in two against two: teams, the order of turns, decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.model.team_play import IN_TEAMS
from app.games.pokemon.tasks.setup_marks import READY

HALF_DECK = 30
"""Cards of a half deck (TV014)."""
TEAMS, MEMBERS = 2, 2
LOOKED_AT = (*MAIN_PLAYS, t.Announce, t.BeginTurn, p.Standing, c.DrawCards, c.SetPrizes)
"""The plays at which a case's table is looked at; teams of a table are as the game sets them."""


# -- teams ---------------------------------------------------------------------------------------


def _sizes(position: Position) -> list[int]:
    return sorted(Counter(side.team for side in position.sides).values())


@rule(
    "tv-teams",
    "illegal",
    *LOOKED_AT,
    title=Words("Two teams of two play.", "2人ずつの2チームで対戦します。"),
    source="TV013",
    games=IN_TEAMS,
)
def tv_teams(position: Position, _play: Any) -> Iterator[Said]:
    """Of a case that leaves players out it is not sure."""
    sizes = _sizes(position)
    if sizes == [MEMBERS] * TEAMS or not position.sides:
        return
    there = " : ".join(map(str, reversed(sizes)))
    yield Said(
        Words(
            f"The teams are {there}. Two against two has two teams of two.",
            f"チームが{there}になっています。マルチは2人対2人で行います。",
        ),
        sure=len(position.sides) >= TEAMS * MEMBERS,
        right="2 : 2",
    )


@rule(
    "tv-turn-order",
    "illegal",
    *LOOKED_AT,
    title=Words(
        "Turns alternate between the teams: A, B, C, D.",
        "番はA→B→C→Dの順に、チームが交互になるように進みます。",
    ),
    source="TV018, TV019, TV028",
    games=IN_TEAMS,
)
def tv_turn_order(position: Position, play: Any) -> Iterator[Said]:
    """Who sits where, and whose turn comes next."""
    teams = [side.team for side in position.sides]
    if _sizes(position) != [MEMBERS] * TEAMS:
        return  # `tv-teams` speaks
    if any(one == other for one, other in zip(teams, [*teams[1:], teams[0]], strict=True)):
        names = "→".join(side.name for side in position.sides)
        yield Said(
            Words(
                f"The order of turns is {names}. The teams take turns one after the other.",
                f"番の順番が{names}になっています。チームが交互になるように進めます。",
            ),
        )
        return
    comes, right = _comes(position, play), position.next_player()
    if comes is not None and comes != right:
        name, after = called(position, right), called(position, position.turn.player)
        yield Said(
            Words(
                f"After {after}'s turn comes {name}'s, not {called(position, comes)}'s.",
                f"{after}の次は{name}の番です。{called(position, comes)}の番ではありません。",
            ),
            (seat(comes),),
            right=name,
        )


def _comes(position: Position, play: Any) -> int | None:
    """Return whose turn a play says comes next; None where it says nothing."""
    if position.number <= 0:
        return None
    comes = play.player if isinstance(play, t.BeginTurn) else None
    if isinstance(play, t.PassTurn):
        comes = play.to
    return comes if comes is not None and sits(position, comes) else None


tv_consult_ok = guard(
    "tv-consult-ok",
    Words(
        "Partners may talk about everything and show each other their cards.",
        "対戦中のペアとの相談は自由です。",
    ),
    "TV016",
    games=IN_TEAMS,
)


# -- decks ---------------------------------------------------------------------------------------


@rule(
    "tv-deck-half",
    "illegal",
    t.Announce,
    t.BeginTurn,
    p.Standing,
    title=Words(
        "Decks are half decks of 30 cards, with up to 2 of a name.",
        "デッキはハーフデッキ（30枚、同じ名前は2枚まで）を使います。",
    ),
    source="TV014, HALF",
    games=IN_TEAMS,
)
def tv_deck_half(position: Position, play: t.Announce | t.BeginTurn | p.Standing) -> Iterator[Said]:
    """Said where all cards of a player are counted before the game.

    Of a case that only says how many the deck has: of too many. A list of a deck is checked by the
    rules of its format.
    """
    if position.number > 0 and not position.record.is_case:
        return
    if isinstance(play, t.Announce) and play.verb != READY:
        return
    for side in position.sides:
        there = _cards(position, side)
        if there is not None:
            cards = counted(there, CARD)
            yield Said(
                Words(
                    f"{side.name}'s deck has {cards.en}. A half deck has {HALF_DECK}.",
                    f"{side.name}のデッキが{cards.ja}です。ハーフデッキは{HALF_DECK}枚です。",
                ),
                (seat(side.player),),
                right=HALF_DECK,
            )


def _cards(position: Position, side: Side) -> int | None:
    """Return how many cards a player plays with, if that is wrong; None where it is not known."""
    deck = side.deck or 0
    if position.record.is_case:
        return deck if deck > HALF_DECK else None
    if not position.record.complete or None in (side.deck, side.prizes, side.hand_count):
        return None
    in_play = sum(len(mon.owners) for mon in side.mons)
    there = deck + (side.prizes or 0) + (side.hand_count or 0) + in_play
    return there if there != HALF_DECK else None
