"""Rules of what texts mean in two against two: "your", "your opponent", "each player"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.pokemon.adviser.effects.effects_said import text_used
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.advice_rule import Said, rule
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.team_play import IN_TEAMS

HIDDEN = ("deck", "hand")
EACH = re.compile(r"\beach player\b|\bboth players\b|おたがい|お互い")
"""How a text speaks that is about everybody."""
OF_OPPONENT = re.compile(r"\bopponent\b|相手")
THEIR_HIDDEN = re.compile(
    r"opponent(?:'s|s')? (?:shuffles? (?:their|his or her) |reveals? (?:their|his or her) |"
    r"discards? |draws? |puts? )?[^.]*\b(?:hand|deck)\b|相手の(?:手札|山札)"
)
"""How a text speaks of an opponent's hand or deck."""
ACTIVES = re.compile(r"active pokémon|バトルポケモン")


def _others_zone(play: Any) -> tuple[str, int | None]:
    """Return which hidden zone a play reaches into, and whose it is."""
    if isinstance(play, c.DrawCards):
        return "deck", play.deck_of
    if isinstance(play, c.LookAt | c.Reveal | c.Search | c.ShuffleZone):
        return play.zone, play.player
    if isinstance(play, c.MoveCards) and play.source in HIDDEN:
        return play.source, play.source_player
    return "", None


@rule(
    "tv-own-text",
    "reminder",
    c.DrawCards,
    c.LookAt,
    c.MoveCards,
    c.PlayTrainer,
    c.Search,
    title=Words(
        "“Your” includes the partner; “your deck” is the own one alone.",
        "「自分」は味方を含みますが、「自分の山札」は効果を使ったプレイヤーの山札だけです。",
    ),
    source="TV052, TV053",
    games=IN_TEAMS,
)
def tv_own_text(position: Position, play: Any) -> Iterator[Said]:
    """Said where a player uses the partner's deck as the own one."""
    if not sits(position, play.by) or position.number <= 0:
        return
    if isinstance(play, c.PlayTrainer):
        whose = play.deck_of
    else:
        zone, whose = _others_zone(play)
        whose = whose if zone == "deck" else None
    if whose is None or whose == play.by or not position.allied(whose, play.by):
        return
    name, owner = called(position, play.by), called(position, whose)
    yield Said(
        Words(
            f"{name} uses {owner}'s deck. “Your deck” is the deck of who uses the effect.",
            f"{name}が{owner}の山札を使っています。"
            "「自分の山札」は、効果を使ったプレイヤーの山札だけです。",
        ),
        (seat(play.by),),
        right=name,
    )


@rule(
    "tv-opponent-text",
    "reminder",
    c.LookAt,
    c.MoveCards,
    c.PlayTrainer,
    c.Reveal,
    p.Attack,
    p.UseAbility,
    title=Words(
        "“Your opponent” is both opponents; of hands and decks it is one of them.",
        "「相手」は相手の両プレイヤーです。「相手の手札（山札）」はどちらか片方です。",
    ),
    source="TV054, TV055",
    games=IN_TEAMS,
)
def tv_opponent_text(position: Position, play: Any) -> Iterator[Said]:
    """Where both hands or decks are used, or one opponent alone is meant by anything else."""
    if not sits(position, play.by) or position.number <= 0:
        return
    meant = _opponents_meant(position, play)
    if not meant:
        return
    text = text_used(position, play) or ""
    hidden = isinstance(play, c.LookAt | c.Reveal | c.MoveCards) or bool(THEIR_HIDDEN.search(text))
    if EACH.search(text) or (not hidden and not OF_OPPONENT.search(text)):
        return
    both = len(position.foes(play.by)) > 1
    if hidden and len(meant) > 1:
        yield Said(
            Words(
                "Hands or decks of both opponents are used. “Your opponent's hand” and “deck” "
                "are those of one of them.",
                "相手2人の手札や山札を対象にしています。"
                "「相手の手札」「相手の山札」は、どちらか片方のものです。",
            ),
            (seat(play.by),),
            right=1,
        )
    elif not hidden and len(meant) == 1 and both:
        yield Said(
            Words(
                f"“Your opponent” is both opponents, not {called(position, meant[0])} alone.",
                f"「相手」は相手の両プレイヤーです。{called(position, meant[0])}だけでは"
                "ありません。",
            ),
            (seat(play.by),),
            right=2,
        )


def _opponents_meant(position: Position, play: Any) -> tuple[int, ...]:
    """Return the opponents that a play is said to be about."""
    if isinstance(play, c.PlayTrainer | p.Attack | p.UseAbility):
        told = play.players
    else:
        zone, whose = _others_zone(play)
        if zone not in HIDDEN or whose is None or not position.record.is_case:
            return ()
        same = [one for one in position.gesture if type(one) is type(play) and one.by == play.by]
        if same and same[0] is not play:
            return ()  # said of the first one
        told = tuple(
            found[1]
            for one in same or [play]
            if (found := _others_zone(one))[0] == zone and found[1] is not None
        )
    foes = {side.player for side in position.foes(play.by)}
    return tuple(one for one in dict.fromkeys(told) if one in foes)


@rule(
    "tv-each-text",
    "reminder",
    c.PlayTrainer,
    p.Attack,
    p.UseAbility,
    title=Words(
        "“Each player” is all four; “the Active Pokémon” of a side is both.",
        "「おたがいの」は味方を含めた全プレイヤー、「バトルポケモン」はその側の両方です。",
    ),
    source="TV056, TV057",
    games=IN_TEAMS,
)
def tv_each_text(
    position: Position, play: c.PlayTrainer | p.Attack | p.UseAbility
) -> Iterator[Said]:
    """Where it is said who does it, or which Active Pokémon are meant."""
    if not sits(position, play.by) or not position.sides:
        return
    text = text_used(position, play) or ""
    if play.players and EACH.search(text):
        missing = [
            side.name for side in position.sides if side.player not in play.players and not side.out
        ]
        if missing:
            names = ", ".join(missing)
            yield Said(
                Words(
                    f"“Each player” is all four players; left out: {names}.",
                    f"「おたがい」は味方を含めた全プレイヤーです（{'、'.join(missing)}も含みます）。",
                ),
                (seat(play.by),),
                right=len(position.sides),
            )
