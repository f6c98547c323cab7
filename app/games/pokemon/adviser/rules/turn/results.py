"""Rules of how a game ends (勝敗): what a result must rest on, and what decides it (group P)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.cards.name_keys import name_key
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, goes_on
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.adviser.model.single_card_facts import WINS_THE_GAME
from app.games.pokemon.adviser.model.standings import ahead, outcome, said, standings
from app.games.pokemon.adviser.model.team_play import plays_on_alone
from app.games.pokemon.adviser.rules.turn.abilities import said_by_ability
from app.games.pokemon.adviser.rules.turn.winning import is_decided
from app.games.pokemon.variants.variant import NOT_BATTLE_ROYAL

ENDS_GAME = re.compile(
    r"(?:win|lose)s? (?:this|the) game|対戦に(?:勝つ|負ける)|勝ちになる|負けになる"
)
"""How a text speaks that ends the game."""
AT_ONE_PRIZE = re.compile(r"you have exactly 1 prize|自分のサイドの残り枚数が1枚")
SUDDEN_DEATH = re.compile(r"sudden|サドンデス|(?:one|1)[ -]prize|サイド1枚")

_ANOTHER_GAME = re.compile(r"sudden|tie-?breaker|サドンデス|タイブレーク")


# -- both at once ---------------------------------------------------------------------------------


TWO = 2
"""Players that a result needs."""


@rule(
    "win-simultaneous",
    "reminder",
    t.Claim,
    p.Standing,
    title=Words(
        "When both meet conditions at once, the side with more of them wins.",
        "同時に条件を満たしたら、満たした条件が多い側の勝ちです。",
    ),
    source="APR E",
    games=NOT_BATTLE_ROYAL,
)
def win_simultaneous(position: Position, play: t.Claim | p.Standing) -> Iterator[Said]:
    """As many on both sides are a tie; who announces that hears nothing."""
    counts = standings(position)
    if len(counts) != 2 or not all(counts.values()):
        return
    if isinstance(play, p.Standing):
        if is_decided(position):
            return
    elif play.concedes or _is_right(position, play, counts):
        return
    names = {side.player: side.name for side in position.fields}
    told = [
        Words(f"{names[player]}: {said(met).en}", f"{names[player]}：{said(met).ja}")
        for player, met in counts.items()
    ]
    right = outcome(position, counts)
    yield Said(
        Words(
            f"Both sides meet conditions ({told[0].en}; {told[1].en}). {right.en}.",
            f"両者が条件を満たしています（{told[0].ja}／{told[1].ja}）。{right.ja}。",
        ),
        right=right.en,
    )


def _is_right(position: Position, play: t.Claim, counts: dict[int, tuple[str, ...]]) -> bool:
    """Whether what is claimed is how it stands."""
    leading = ahead(counts)
    if not counts[leading[0]]:
        return False
    if play.winner is not None:
        return len(leading) == 1 and position.allied(leading[0], play.winner)
    # Another game decides only where this one is a tie.
    another = _ANOTHER_GAME.search(play.result.casefold()) is not None
    return (play.tie or another) and len(leading) > 1


@rule(
    "win-tiebreaker",
    "reminder",
    t.Claim,
    c.SetPrizes,
    title=Words(
        "A game may end in a tie; a Tiebreaker is a new game with 6 Prizes.",
        "引き分けで終わることがあります。決着をつけるタイブレークは、サイド6枚の新しい対戦です。",
    ),
    source="APR E; JP notice 005161",
    games=NOT_BATTLE_ROYAL,
)
def win_tiebreaker(position: Position, play: t.Claim | c.SetPrizes) -> Iterator[Said]:
    """Sudden Death with one Prize is the older rule; a table may agree on it."""
    agreed = "sudden-death" in (position.option("tie"), position.option("game"))
    if agreed or position.option("prizes") == "1":
        return
    if isinstance(play, c.SetPrizes):
        # At a table they may be set out one by one.
        older = play.count == 1 and not position.record.complete
    else:
        older = SUDDEN_DEATH.search(play.result.casefold()) is not None
    if older:
        yield Said(
            Words(
                "Sudden Death with 1 Prize is the older rule. A tie stays a tie, or a Tiebreaker "
                "with 6 Prizes is played.",
                "サイド1枚のサドンデスは以前のルールです。引き分けのままにするか、"
                "サイド6枚のタイブレークを行います。",
            ),
            right=6,
        )


# -- texts and claims -----------------------------------------------------------------------------


@rule(
    "win-by-card",
    "reminder",
    *MAIN_PLAYS,
    t.BeginTurn,
    title=Words("Some texts end the game.", "カードの説明で勝敗が決まることがあります。"),
    source="APR E-38",
)
def win_by_card(position: Position, play: Any) -> Iterator[Said]:
    """Said of what speaks of winning or losing, and of a case that goes on after it."""
    if not goes_on(position, play) or is_decided(position):
        return
    asked: Any = play
    if not isinstance(play, p.Attack | p.UseAbility):
        used = [one for one in position.turn.plays if isinstance(one, p.Attack | p.UseAbility)]
        asked = used[-1] if used and position.record.is_case else None
    mon = None
    if asked is not None:
        mon = position.mon(asked.attacker if isinstance(asked, p.Attack) else asked.unit)
    if mon is None:
        return
    name, told = _spoken(position, asked)
    left = position.side(mon.player).prizes
    if told is None:
        ends = name_key(name) in {name_key(one) for one in WINS_THE_GAME} and left in (1, None)
    else:
        ends = bool(ENDS_GAME.search(told)) and (left in (1, None) or not AT_ONE_PRIZE.search(told))
    if ends:
        yield Said(
            Words(
                f"{mon.name.en}'s {name} can decide the game. If its condition is met, say who "
                "has won.",
                f"{mon.name.ja}の「{name}」で勝敗が決まることがあります。条件を満たしていれば、"
                "勝敗を決めます。",
            ),
            (mon.uid,),
        )


def _spoken(position: Position, play: p.Attack | p.UseAbility) -> tuple[str, str | None]:
    """Return the name of an attack or Ability and its text; None for one that is not known."""
    if isinstance(play, p.Attack):
        attack = printed(position, play)
        return play.attack, printed_text(attack) if attack is not None else None
    return play.ability, said_by_ability(position, play) or None


@rule(
    "win-claim-wrong",
    "suspicious",
    t.Claim,
    title=Words("A win rests on a condition that is met.", "勝ちには、満たした条件が必要です。"),
    source="APR E",
)
def win_claim_wrong(position: Position, play: t.Claim) -> Iterator[Said]:
    """Conceding is always possible, and what is announced after it follows from it."""
    conceded = any(isinstance(one, t.Claim) and one.concedes for one in position.gesture)
    counts = standings(position)
    if play.concedes or conceded or len(counts) < TWO or position.number <= 0:
        return
    # `tv-single-active` speaks of who lost for having one Active Pokémon.
    if position.shares_field and any(plays_on_alone(position, play)):
        return
    if _is_right(position, play, counts) or _by_a_card(position):
        return
    right = outcome(position, counts)
    yield Said(
        Words(f"That is not how it stands. {right.en}.", f"結果が違います。{right.ja}。"),
        right=right.en,
    )


def _by_a_card(position: Position) -> bool:
    """Whether something used this turn may have ended the game by its text."""
    for past in position.turn.plays:
        if isinstance(past, p.Attack | p.UseAbility):
            name, told = _spoken(position, past)
            known = told is not None and ENDS_GAME.search(told)
            if known or name_key(name) in {name_key(one) for one in WINS_THE_GAME}:
                return True
    return False
