"""Joins the plays of one gesture: what pays for a retreat, what an attack did, who lent a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from app.core.data.value import replace
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.known_cards import is_energy
from app.games.pokemon.adviser.model.position import named

Pairs = list[tuple[p.Play, p.Play]]
"""(the play, the one of those given that it stands for)."""
Joined = Iterator[tuple[p.Play, p.Play]]


def joined(plays: Sequence[p.Play], energy_ticks: int) -> list[tuple[p.Play, p.Play]]:
    """Return the plays of a gesture, with those joined that are one in the words of the rules.

    `energy_ticks` is how often the gesture ticked off the Energy card of the turn: that many of
    its attachments from the hand were made by hand.
    """
    pairs = [(play, play) for play in plays]
    pairs = list(_ticked(pairs, energy_ticks))
    kinds = {type(play) for play in plays}
    for kind, join in _JOINS:
        if kind in kinds:
            pairs = join(pairs)
    return pairs


def _ticked(pairs: list[tuple[p.Play, p.Play]], ticks: int) -> Joined:
    for play, origin in pairs:
        if isinstance(play, p.AttachCard) and play.source == "hand":
            if not is_energy(play.card) and play.card is not None:
                yield replace(play, manual=True), origin
                continue
            manual, ticks = ticks > 0, ticks - 1
            yield replace(play, manual=manual), origin
        else:
            yield play, origin


def _paid_retreat(pairs: list[tuple[p.Play, p.Play]]) -> list[tuple[p.Play, p.Play]]:
    """Energy discarded from the Pokémon that retreats in the same gesture pays for it."""
    retreat = next((play for play, _ in pairs if isinstance(play, p.Retreat)), None)
    if retreat is None or retreat.paid is not None:
        return pairs
    paid = [
        play
        for play, _ in pairs
        if isinstance(play, p.Detach) and play.unit == retreat.unit and play.goal == "discard"
    ]
    left = [pair for pair in pairs if not any(pair[0] is one for one in paid)]
    cards = tuple(one.card for one in paid)
    return [
        (replace(play, paid=cards), origin) if isinstance(play, p.Retreat) else (play, origin)
        for play, origin in left
    ]


def _shown_redraw(pairs: list[tuple[p.Play, p.Play]]) -> list[tuple[p.Play, p.Play]]:
    """A hand shown in the gesture in which it goes back was shown before."""
    shown: set[int] = set()
    result: list[tuple[p.Play, p.Play]] = []
    for play, origin in pairs:
        made = play
        if isinstance(play, c.Reveal) and play.zone == "hand":
            shown.add(play.by if play.player is None else play.player)
        elif isinstance(play, c.Redraw) and play.shown is None:
            made = replace(play, shown=play.by in shown)
            shown.discard(play.by)
        result.append((made, origin))
    return result


def _extra_draw(pairs: list[tuple[p.Play, p.Play]]) -> list[tuple[p.Play, p.Play]]:
    """Cards drawn after their number was announced are those for the opponent's mulligans."""
    announced: set[int] = set()
    result: list[tuple[p.Play, p.Play]] = []
    for play, origin in pairs:
        made = play
        if isinstance(play, t.Announce) and play.verb == "extra_draw":
            announced.add(play.by)
        elif isinstance(play, c.DrawCards) and play.by in announced:
            made = replace(play, reason="mulligan", announced=True)
            announced.discard(play.by)
        result.append((made, origin))
    return result


def _candy(pairs: list[tuple[p.Play, p.Play]]) -> list[tuple[p.Play, p.Play]]:
    """A Rare Candy played in the gesture lets its evolution leave out a stage."""
    candy = next(
        (play for play, _ in pairs if isinstance(play, c.PlayTrainer) and is_candy(play)), None
    )
    if candy is None:
        return pairs
    evolve = next((play for play, _ in pairs if isinstance(play, p.Evolve)), None)
    if evolve is None:
        return pairs
    result: list[tuple[p.Play, p.Play]] = []
    for play, origin in pairs:
        if play is candy:
            result.append((replace(candy, onto=evolve.onto, evolution=evolve.card), origin))
        elif play is evolve:
            result.append((replace(evolve, candy=candy.card), origin))
        else:
            result.append((play, origin))
    return result


def is_candy(play: c.PlayTrainer) -> bool:
    """Whether a Rare Candy (ふしぎなアメ) is played."""
    return named(play.card, "Rare Candy")


def _dealt(pairs: list[tuple[p.Play, p.Play]]) -> list[tuple[p.Play, p.Play]]:
    """Damage put in the gesture of an attack is what the attack does."""
    attack = next((play for play, _ in pairs if isinstance(play, p.Attack)), None)
    if attack is None or attack.entered:
        return pairs
    dealt: list[tuple[str, int]] = []
    left: list[tuple[p.Play, p.Play]] = []
    begun = False
    for play, origin in pairs:
        begun = begun or play is attack
        if begun and isinstance(play, p.ChangeDamage) and play.points > 0:
            dealt.append((play.unit, play.points))
        else:
            left.append((play, origin))
    if attack.failed or not dealt:
        return pairs
    # Counters lie on the table like damage: nobody can tell them apart.
    target = attack.target or dealt[0][0]
    full = replace(attack, damage=tuple(dealt), target=target, entered=True, apart=False)
    return [(full, origin) if play is attack else (play, origin) for play, origin in left]


def _replaced(pairs: list[tuple[p.Play, p.Play]]) -> list[tuple[p.Play, p.Play]]:
    """Stadiums that leave in the gesture in which one is played were replaced by it."""
    stadium = next((play for play, _ in pairs if isinstance(play, c.PlayStadium)), None)
    if stadium is None:
        return pairs
    gone = tuple(
        card
        for play, _ in pairs
        if isinstance(play, c.MoveCards) and play.source == "stadium"
        for card in play.cards
        if card is not None
    )
    full = replace(stadium, discarded=gone)
    return [(full, origin) if play is stadium else (play, origin) for play, origin in pairs]


def _meant(pairs: list[tuple[p.Play, p.Play]]) -> list[tuple[p.Play, p.Play]]:
    """An opponent chosen in the gesture in which something is used is whom that is done to."""
    choice = next((play for play, _ in pairs if isinstance(play, c.Choose)), None)
    used = next((play for play, _ in pairs if isinstance(play, c.PlayTrainer | p.UseAbility)), None)
    if choice is None or used is None or used.players:
        return pairs
    full = replace(used, players=choice.players)
    return [
        (full if play is used else play, origin) for play, origin in pairs if play is not choice
    ]


_JOINS: tuple[tuple[type[Any], Callable[[Pairs], Pairs]], ...] = (
    (p.Retreat, _paid_retreat),
    (c.Redraw, _shown_redraw),
    (t.Announce, _extra_draw),
    (c.PlayTrainer, _candy),
    (p.Attack, _dealt),
    (c.PlayStadium, _replaced),
    (c.Choose, _meant),
)
"""What joins plays, in turn, each by the kind of play without which it joins nothing."""
