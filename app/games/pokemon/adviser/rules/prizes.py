"""Rules of Prize cards (サイド): who takes how many, and when (group N)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.wording import PRIZE, counted, listed
from app.core.words import Words
from app.games.pokemon.adviser.effects_said import used_now
from app.games.pokemon.adviser.main_plays import MAIN_PLAYS, goes_on
from app.games.pokemon.adviser.plays import BeginTurn, Standing, TakePrizes
from app.games.pokemon.adviser.position import Mon, Position, Side
from app.games.pokemon.adviser.prize_worth import has_legacy, may_be_taken, worth
from app.games.pokemon.adviser.rule import Rule, Said, guard, rule

DUE = "prizes_due"
"""The mark on a player with the Prizes that are to be taken (`games/pokemon/prizes.py`)."""

TAKES_PRIZE = re.compile(r"take[^.]*prize|サイドを[^。]*とる")
"""How an effect speaks that lets Prizes be taken without a Knock Out."""


def _takers(position: Position, play: TakePrizes) -> Iterator[tuple[Side, int]]:
    for player, number in play.taken:
        if 0 <= player < len(position.sides):
            yield position.side(player), number


def _fallen(position: Position, play: TakePrizes) -> tuple[Mon, ...]:
    """Return the Pokémon that Prizes are taken for: said, or the only one without HP left."""
    named = tuple(mon for uid in (play.ko, *play.also) if (mon := position.mon(uid)) is not None)
    if named or play.ko or not position.record.is_case:
        return named
    takers = {player for player, _ in play.taken}
    out = tuple(mon for mon in position.mons if mon.left == 0 and mon.player not in takers)
    return out if len(out) == 1 else ()


@rule(
    "ko-prize-count",
    "illegal",
    TakePrizes,
    title=Words(
        "As many Prizes are taken as the Knocked Out Pokémon is worth.",
        "きぜつしたポケモンのルールのとおりの枚数、サイドをとります。",
    ),
    source="ST112-ST113, CARD",
)
def ko_prize_count(position: Position, play: TakePrizes) -> Iterator[Said]:
    """1, or what the rule box says; never more than are left.

    At a table Prizes may be taken one by one: there only more than are due is wrong.
    """
    fallen = _fallen(position, play)
    if play.effect:
        return
    for side, taken in _takers(position, play):
        if fallen:
            right, allowed, sure = _for(position, side, fallen)
            about = tuple(mon.uid for mon in fallen)
            names = listed([mon.name for mon in fallen])
            why = Words(f" for {names.en}", f"（{names.ja}のきぜつ）")
        else:
            owed = _owed(position, side)
            if owed is None:
                continue
            right, sure = _most(side, owed), True
            allowed = {right} if position.record.is_case else set(range(1, right + 1))
            about, why = (f"seat.{side.player}",), Words("", "")
        if taken not in allowed:
            prizes = counted(right, PRIZE)
            yield Said(
                Words(
                    f"{side.name} takes {prizes.en}{why.en}, not {taken}.",
                    f"{side.name}がとるサイドは{prizes.ja}です{why.ja}。{taken}枚ではありません。",
                ),
                about,
                sure=sure,
                right={side.name: right},
            )


def _for(position: Position, side: Side, fallen: tuple[Mon, ...]) -> tuple[int, set[int], bool]:
    """Return how many Prizes Pokémon are worth, how many may be taken, and whether that is sure."""
    worths = [worth(mon) for mon in fallen]
    wanted = sum(one.prizes for one in worths)
    allowed, sure = {wanted}, all(one.sure for one in worths)
    for mon in fallen:
        other, plain = may_be_taken(position, mon, wanted)
        allowed, sure = allowed | other, sure and plain
    return _most(side, wanted), {_most(side, one) for one in allowed}, sure


def _most(side: Side, prizes: int) -> int:
    """Return how many of these a player can take: never more than are left."""
    return prizes if side.prizes is None else min(prizes, side.prizes)


def _owed(position: Position, side: Side) -> int | None:
    """Return how many Prizes a player is to take for Knock Outs; None where nobody said."""
    if side.noted(DUE):
        return side.number(DUE)
    if not position.record.is_case or any(
        isinstance(past, TakePrizes) for past in position.turn.plays
    ):
        return None
    fallen = [
        ko.prizes
        for ko in position.record.kos
        if ko.turn == position.number and ko.owner != side.player and ko.card is not None
    ]
    return sum(fallen) or None


MEGA = 3
"""Prizes for a Mega Evolution Pokémon ex."""


@rule(
    "ko-prize-mega-old",
    "reminder",
    TakePrizes,
    title=Words(
        "An old M … EX gives 2 Prizes, a new Mega … ex gives 3.",
        "XYのMポケモンEXは2枚、メガシンカexは3枚です。",
    ),
    source="CARD, DATA",
)
def ko_prize_mega_old(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Said where 3 are taken for an old one."""
    if not any(taken == MEGA for _, taken in play.taken):
        return
    for mon in _fallen(position, play):
        if not mon.name.en.startswith("M ") or not mon.name.en.endswith("EX"):
            continue
        yield Said(
            Words(
                f"{mon.name.en} is an older Mega Evolution: 2 Prizes.",
                f"{mon.name.ja}は以前のメガシンカなので、サイドは2枚です。",
            ),
            (mon.uid,),
        )


@rule(
    "ko-prize-modified",
    "reminder",
    TakePrizes,
    title=Words(
        "Effects change how many Prizes are taken.",
        "効果でとるサイドの枚数が変わることがあります。",
    ),
    source="CARD sv6-167",
)
def ko_prize_modified(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Legacy Energy, and what people noted on the Pokémon."""
    for mon in _fallen(position, play):
        if has_legacy(mon):
            yield Said(
                Words(
                    f"Legacy Energy is attached to {mon.name.en}: one Prize less, once in a game.",
                    f"{mon.name.ja}にレガシーエネルギーがついています。"
                    "対戦中に1回だけ、とるサイドが1枚少なくなります。",
                ),
                (mon.uid,),
            )
        elif mon.number("prizes_more") or mon.number("prizes_less"):
            value = worth(mon).prizes
            yield Said(
                Words(
                    f"It is noted that {mon.name.en} gives {value}.",
                    f"{mon.name.ja}でとるサイドは{value}枚とマークされています。",
                ),
                (mon.uid,),
            )


@rule(
    "ko-prize-missing",
    "reminder",
    *MAIN_PLAYS,
    BeginTurn,
    Standing,
    title=Words("A Knock Out is followed by taking Prizes.", "きぜつさせたらサイドをとります。"),
    source="ST111",
)
def ko_prize_missing(position: Position, play: Any) -> Iterator[Said]:
    """Said of the next thing somebody does."""
    if not goes_on(position, play):
        return
    for side in position.sides:
        due = _most(side, side.number(DUE))
        if not side.noted(DUE) and _untaken(position, side):
            due = _most(side, _owed(position, side) or 1)
        if due:
            prizes = counted(due, PRIZE)
            yield Said(
                Words(
                    f"{side.name} has {prizes.en} to take.",
                    f"{side.name}はサイドをあと{prizes.ja}とります。",
                ),
                (f"seat.{side.player}",),
            )


def _untaken(position: Position, side: Side) -> bool:
    """Whether a case tells of a Knock Out this turn and of no Prizes taken for it."""
    if not position.record.is_case:
        return False
    taken = any(isinstance(past, TakePrizes) for past in position.turn.plays)
    fallen = any(
        ko.turn == position.number and ko.owner != side.player for ko in position.record.kos
    )
    return fallen and not taken


@rule(
    "ko-prize-without-ko",
    "suspicious",
    TakePrizes,
    title=Words(
        "Prizes are taken for a Knock Out, or where a text says so.",
        "サイドをとるのは、きぜつさせたときか、そう書かれた効果のときです。",
    ),
    source="-",
)
def ko_prize_without_ko(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Silent where it is not known what happened before, and where an effect may allow it."""
    if play.ko or play.effect or position.number <= 0 or position.turn.phase in ("setup", "over"):
        return
    if not (position.record.complete or position.record.is_case):
        return
    if any(ko.turn >= position.number - 1 for ko in position.record.kos):
        return
    if any(mon.left == 0 for mon in position.mons):
        return
    if any(said is None or TAKES_PRIZE.search(said) for said in used_now(position)):
        return
    for side, taken in _takers(position, play):
        if taken and not side.noted(DUE):
            yield Said(
                Words(
                    f"{side.name} takes a Prize, and no Pokémon was Knocked Out.",
                    f"{side.name}がサイドをとりましたが、きぜつしたポケモンがいません。",
                ),
                (f"seat.{side.player}",),
            )


@rule(
    "ko-prize-too-many-left",
    "reminder",
    TakePrizes,
    title=Words(
        "With fewer Prizes left than the Knock Out gives, all of them are taken.",
        "残りのサイドが足りなければ、あるだけとります。",
    ),
    source="APR E",
)
def ko_prize_too_many_left(position: Position, play: TakePrizes) -> Iterator[Said]:
    """That player has won."""
    fallen = _fallen(position, play)
    value = sum(worth(mon).prizes for mon in fallen)
    for side, _ in _takers(position, play):
        if side.prizes is not None and 0 < side.prizes < value:
            yield Said(
                Words(
                    f"{side.name} has {side.prizes} left: take all of them and win.",
                    f"{side.name}の残りのサイドは{side.prizes}枚です。すべてとって勝ちです。",
                ),
                tuple(mon.uid for mon in fallen),
                right={side.name: side.prizes},
            )


@rule(
    "ko-prize-from-own",
    "illegal",
    TakePrizes,
    title=Words("Prizes are taken from one's own.", "とるのは自分のサイドです。"),
    source="ST111",
)
def ko_prize_from_own(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Whoever the Pokémon belonged to."""
    for side, _ in _takers(position, play):
        if play.from_player is not None and play.from_player != side.player:
            yield Said(
                Words(
                    f"{side.name} takes from {side.name}'s own Prizes, not from another player's.",
                    f"{side.name}がとるのは自分のサイドです。相手のサイドではありません。",
                ),
                (f"seat.{side.player}",),
            )


@rule(
    "ko-prize-choice",
    "reminder",
    TakePrizes,
    title=Words(
        "Who takes a Prize chooses it, face down.", "とるサイドは、本人がウラのまま選びます。"
    ),
    source="RB",
)
def ko_prize_choice(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Said where another player picks."""
    for side, taken in _takers(position, play):
        if taken and play.by >= 0 and play.by != side.player and len(play.taken) == 1:
            yield Said(
                Words(
                    f"{side.name} chooses which of the face-down Prizes to take.",
                    f"どのサイドをとるかは、{side.name}がウラのまま選びます。",
                ),
                (f"seat.{side.player}",),
            )


RULES: tuple[Rule, ...] = (
    ko_prize_count,
    guard(
        "ko-prize-by-text",
        Words(
            "How many Prizes a Pokémon gives stands in its rule text.",
            "とるサイドの枚数は、カードのルールに書かれています。",
        ),
        "DATA",
    ),
    ko_prize_mega_old,
    ko_prize_modified,
    ko_prize_missing,
    ko_prize_without_ko,
    ko_prize_too_many_left,
    ko_prize_from_own,
    ko_prize_choice,
)
