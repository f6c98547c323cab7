"""Rules of Prize cards (サイド): how many a Knock Out gives (group N)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import replace
from app.core.text.wording import PRIZE, counted, listed
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.prize_worth import (
    changed_by_texts,
    has_legacy,
    may_be_taken,
    worth,
)
from app.games.pokemon.adviser.model.card_plays import TakePrizes
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.variants.variant import NOT_TEAMS

DUE = "prizes_due"
"""The mark on a player with the Prizes that are to be taken (`table/prize_cards.py`)."""


def takers(position: Position, play: TakePrizes) -> Iterator[tuple[Side, int]]:
    """Yield who takes Prizes, and how many; a player who does not sit there is left out."""
    for player, number in play.taken:
        if 0 <= player < len(position.sides):
            yield position.side(player), number


def fallen_for(position: Position, play: TakePrizes) -> tuple[Mon, ...]:
    """Return the Pokémon that Prizes are taken for: said, or the only one without HP left."""
    named = tuple(mon for uid in (play.ko, *play.also) if (mon := position.mon(uid)) is not None)
    if named or play.ko or not position.record.is_case:
        return named

    def _is_theirs(mon: Mon) -> bool:
        return any(position.allied(mon.player, player) for player, _ in play.taken)

    out = tuple(mon for mon in position.mons if mon.left == 0 and not _is_theirs(mon))
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
    fallen = fallen_for(position, play)
    if play.effect:
        return
    for side, taken in _together(position, play, fallen):
        if fallen:
            right, allowed, sure = _for(position, side, fallen)
            about = tuple(mon.uid for mon in fallen)
            names = listed([mon.name for mon in fallen])
            why = Words(f" for {names.en}", f"（{names.ja}のきぜつ）")
        else:
            owed = owed_to(position, side)
            if owed is None:
                continue
            right = most_of(side, owed)
            allowed = {right} if position.record.is_case else set(range(1, right + 1))
            # A table that counts what is due knows no text: Briar gives one more.
            changed, known = changed_by_texts(position, owed)
            allowed |= {most_of(side, one) for one in changed}
            sure = known or position.record.is_case
            if not sure and taken == right + 1:
                continue  # one more by a card that nobody can read: Briar is one
            about, why = (f"seat.{side.player}",), Words("", "")
        if taken not in allowed:
            prizes, added = counted(right, PRIZE), _added(fallen, right)
            yield Said(
                Words(
                    f"{side.name} takes {added.en}{prizes.en}{why.en}, not {taken}.",
                    f"{side.name}がとるサイドは{added.ja}{prizes.ja}です{why.ja}。"
                    f"{taken}枚ではありません。",
                ),
                about,
                sure=sure,
                right={side.name: right},
            )


def _added(fallen: tuple[Mon, ...], right: int) -> Words:
    """Return what several Pokémon are worth one by one, "1 + 2 = "; "" where that is not it."""
    worths = [worth(mon).prizes for mon in fallen]
    if len(worths) < 2 or sum(worths) != right:
        return Words("", "")
    added = " + ".join(map(str, worths))
    return Words(f"{added} = ", f"{added}＝")


def _together(
    position: Position, play: TakePrizes, fallen: tuple[Mon, ...]
) -> Iterator[tuple[Side, int]]:
    """Yield who takes Prizes for Pokémon, and how many: partners who play together as one.

    Of one who takes all the own Prizes and leaves the rest `tv-prize-overflow` speaks.
    """
    told = [one for one in takers(position, play) if one[1] > 0] or [*takers(position, play)]
    if not fallen or not position.shares_field or not told:
        yield from takers(position, play)
        return
    first, taken = told[0]
    if len(told) == 1 and first.prizes is not None and taken == first.prizes:
        wanted = sum(worth(mon).prizes for mon in fallen)
        if taken < wanted:
            return
    teams: dict[int, list[tuple[Side, int]]] = {}
    for side, number in told:
        teams.setdefault(side.team, []).append((side, number))
    for members in teams.values():
        lead = members[0][0]
        left = [one.prizes for one in position.team_of(lead.player)]
        known = None if None in left else sum(one for one in left if one is not None)
        name = " & ".join(side.name for side, _ in members)
        yield replace(lead, prizes=known, name=name), sum(number for _, number in members)


def _for(position: Position, side: Side, fallen: tuple[Mon, ...]) -> tuple[int, set[int], bool]:
    """Return how many Prizes Pokémon are worth, how many may be taken, and whether that is sure."""
    worths = [worth(mon) for mon in fallen]
    wanted = sum(one.prizes for one in worths)
    allowed, sure = {wanted}, all(one.sure for one in worths)
    for mon in fallen:
        other, plain = may_be_taken(position, mon, wanted)
        allowed, sure = allowed | other, sure and plain
    return most_of(side, wanted), {most_of(side, one) for one in allowed}, sure


def most_of(side: Side, prizes: int) -> int:
    """Return how many of these a player can take: never more than are left."""
    return prizes if side.prizes is None else min(prizes, side.prizes)


def owed_to(position: Position, side: Side) -> int | None:
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
        if ko.turn == position.number
        and not position.allied(ko.owner, side.player)
        and ko.card is not None
    ]
    return sum(fallen) or None


MEGA = 3
"""Prizes for a Mega Evolution Pokémon ex."""


ko_prize_by_text = guard(
    "ko-prize-by-text",
    Words(
        "How many Prizes a Pokémon gives stands in its rule text.",
        "とるサイドの枚数は、カードのルールに書かれています。",
    ),
    "DATA",
)


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
    for mon in fallen_for(position, play):
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
    for mon in fallen_for(position, play):
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
    "ko-prize-too-many-left",
    "reminder",
    TakePrizes,
    title=Words(
        "With fewer Prizes left than the Knock Out gives, all of them are taken.",
        "残りのサイドが足りなければ、あるだけとります。",
    ),
    source="APR E",
    games=NOT_TEAMS,
)
def ko_prize_too_many_left(position: Position, play: TakePrizes) -> Iterator[Said]:
    """That player has won."""
    fallen = fallen_for(position, play)
    value = sum(worth(mon).prizes for mon in fallen)
    for side, _ in takers(position, play):
        if side.prizes is not None and 0 < side.prizes < value:
            yield Said(
                Words(
                    f"{side.name} has {side.prizes} left: take all of them and win.",
                    f"{side.name}の残りのサイドは{side.prizes}枚です。すべてとって勝ちです。",
                ),
                tuple(mon.uid for mon in fallen),
                right={side.name: side.prizes},
            )
