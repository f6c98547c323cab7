"""Rules of whose cards lie where in two against two: shared zones, own decks and hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.team_play import IN_TEAMS
from app.games.pokemon.adviser.rules.turn.owned_places import owned

tv_shared_zones = guard(
    "tv-shared-zones",
    Words(
        "Play area, discard pile and Lost Zone are shared by a team.",
        "場、トラッシュ、ロストゾーンは味方と共有し、自分のカードのように扱います。",
    ),
    "TV059",
    games=IN_TEAMS,
)
tv_hand_foreign_ok = guard(
    "tv-hand-foreign-ok",
    Words(
        "A partner's card may be in one's hand.",
        "味方のカードが自分の手札に加わることがあります。",
    ),
    "TV062, TV063",
    games=IN_TEAMS,
)
MOVES = (p.Detach, p.LeavePlay, c.MoveCards)


def _astray(position: Position, play: Any) -> tuple[Words, int, int] | None:
    """Return (card, owner, whose deck) of a partner's card that goes to the wrong deck."""
    goal = play.goal_player
    if play.goal != "deck" or goal is None or not sits(position, goal):
        return None
    for name, owner in owned(position, play):
        if owner != goal and position.allied(owner, goal):
            return name, owner, goal
    return None


@rule(
    "tv-deck-foreign",
    "illegal",
    *MOVES,
    title=Words(
        "Cards go to their owner's deck: partners' decks are not mixed.",
        "山札は個人のもので、味方のカードは本人の山札に戻します。",
    ),
    source="TV060, TV061",
    games=IN_TEAMS,
)
def tv_deck_foreign(position: Position, play: Any) -> Iterator[Said]:
    """Of cards from anywhere but a hand: `tv-hand-return-owner` speaks of those."""
    found = _astray(position, play)
    if found is not None and getattr(play, "source", "") != "hand":
        yield _to_owner(position, play, found)


@rule(
    "tv-hand-return-owner",
    "illegal",
    c.MoveCards,
    title=Words(
        "A hand that goes back to the deck: partners' cards go to their owner's deck.",
        "手札を山札に戻すとき、味方のカードは持ち主の山札に戻します。",
    ),
    source="TV064",
    games=IN_TEAMS,
)
def tv_hand_return_owner(position: Position, play: c.MoveCards) -> Iterator[Said]:
    """Said of the first card that goes astray."""
    found = _astray(position, play)
    if found is not None and play.source == "hand":
        yield _to_owner(position, play, found)


def _to_owner(position: Position, play: Any, found: tuple[Words, int, int]) -> Said:
    name, owner, goal = found
    whose, mine = called(position, owner), called(position, goal)
    return Said(
        Words(
            f"{name.en} is {whose}'s card and would go to {mine}'s deck. It goes to {whose}'s.",
            f"{name.ja}は{whose}のカードです。{mine}ではなく、{whose}の山札に戻します。",
        ),
        (getattr(play, "unit", "") or seat(goal),),
        right=whose,
    )


@rule(
    "tv-random-hide-backs",
    "reminder",
    c.MoveCards,
    title=Words(
        "Before a card is picked at random from a hand with a partner's card, backs are hidden.",
        "味方のカードがある手札からランダムに選ぶときは、裏面の違いがわからないようにします。",
    ),
    source="TV065, TV066",
    games=IN_TEAMS,
)
def tv_random_hide_backs(position: Position, play: c.MoveCards) -> Iterator[Said]:
    """Where it is said that the backs are seen: a table picks without looking at them."""
    if play.source == "hand" and play.at_random and play.backs_seen:
        owner = play.by if play.source_player is None else play.source_player
        name = called(position, owner)
        yield Said(
            Words(
                f"A card is picked at random from {name}'s hand, and the backs of the sleeves "
                "differ. Hide them: say which from the top.",
                f"{name}の手札からランダムに選ぶとき、裏面の違いが見えています。"
                "手札を隠し、上から何枚目と言ってもらいます。",
            ),
            (seat(owner),),
        )
