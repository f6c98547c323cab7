"""Rules of the Pokémon Checkup (ポケモンチェック): what each condition does in it (group O)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from app.core.text.wording import Noun, counted, listed
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.readers.checkup_reading import (
    done,
    expected,
    forgotten,
    open_steps,
    others_may_work,
    sick,
)
from app.games.pokemon.procedures.checkup_steps import CHECKED
from app.games.pokemon.table.special_conditions import CONDITIONS
from app.games.pokemon.variants.variant import NOT_BATTLE_ROYAL

WHOLE = (t.Checkup, t.BeginTurn)
"""When a checkup is looked at as a whole: told by a case, or over at a table."""
COUNTER = Noun("damage counter", "damage counters", "個")


@rule(
    "checkup-order",
    "reminder",
    t.Checkup,
    title=Words(
        "The checkup goes Poisoned, Burned, Asleep, Paralyzed, for both players.",
        "ポケモンチェックは、どく、やけど、ねむり、マヒの順に、おたがいのポケモンに行います。",
    ),
    source="ST121-ST125, APR F",
)
def checkup_order(position: Position, play: t.Checkup) -> Iterator[Said]:
    """At a table of a step that is done while an earlier one is still noted as to do."""
    key, before = _out_of_order(position, play)
    if not key:
        return
    now, first = CONDITIONS[key], CONDITIONS[before]
    yield Said(
        Words(
            f"{first.en} is checked before {now.en}: Poisoned, Burned, Asleep, Paralyzed.",
            f"{now.ja}より先に{first.ja}を確認します（どく、やけど、ねむり、マヒの順）。",
        )
    )


def _out_of_order(position: Position, play: t.Checkup) -> tuple[str, str]:
    """Return a condition that is checked too early and the one that comes before it."""
    if play.step in CHECKED:
        rank = CHECKED.index(play.step)
        waits = [key for _, key in open_steps(position) if CHECKED.index(key) < rank]
        return (play.step, waits[0]) if waits else ("", "")
    told = [key for key in play.order if key in CHECKED]
    for one, other in pairwise(told):
        if CHECKED.index(one) > CHECKED.index(other):
            return one, other
    return "", ""


@rule(
    "checkup-both",
    "reminder",
    *WHOLE,
    title=Words(
        "Both players' Active Pokémon are checked after every turn.",
        "ポケモンチェックは、毎番おたがいのバトルポケモンに行います。",
    ),
    source="APR F",
    games=NOT_BATTLE_ROYAL,
)
def checkup_both(position: Position, play: t.Checkup | t.BeginTurn) -> Iterator[Said]:
    """Said where nothing was done to one player's Pokémon, and something to the other's."""
    was = done(position, play)
    for side in forgotten(position, was) if was is not None else ():
        names = listed([mon.card.name for mon in side.actives if mon.card is not None])
        which = Words(f" ({names.en})", f"（{names.ja}）") if names.en else names
        yield Said(
            Words(
                f"{side.name}'s Active Pokémon{which.en} is checked too, after every turn.",
                f"{side.name}のバトルポケモン{which.ja}も確認します。"
                "ポケモンチェックは毎番、両方に行います。",
            ),
            (f"seat.{side.player}",),
        )


# -- Poisoned and Burned ---------------------------------------------------------------------------


@rule(
    "checkup-poison",
    "suspicious",
    *WHOLE,
    title=Words(
        "Poisoned puts 1 damage counter, or as many as a card says.",
        "どくのポケモンには、ダメカンを1個（カードに書かれていればその数）のせます。",
    ),
    source="ST121, APR E-16, E-17",
)
def checkup_poison(position: Position, play: t.Checkup | t.BeginTurn) -> Iterator[Said]:
    """Silent about more where another effect in play may have put it."""
    for mon, given, right in _miscounted(position, play, "poisoned"):
        yield _counters_wrong(mon, given, right)


@rule(
    "checkup-burn",
    "suspicious",
    *WHOLE,
    title=Words(
        "Burned puts 2 damage counters, then a coin is flipped.",
        "やけどのポケモンには、ダメカンを2個のせてからコインを投げます。",
    ),
    source="ST122-ST123",
)
def checkup_burn(position: Position, play: t.Checkup | t.BeginTurn) -> Iterator[Said]:
    """Heads end it; who flips a coin of one's own is not asked for it."""
    for mon, given, right in _miscounted(position, play, "burned"):
        yield _counters_wrong(mon, given, right)
    was = done(position, play)
    if was is None:
        return
    for mon in sick(position, was, "burned"):
        unflipped = was.flips is not None and (mon.uid, "burned") not in (
            *was.flips,
            *(was.ended or ()),
        )
        if unflipped or _flips_first(was.order):
            yield Said(
                Words(
                    f"{mon.name.en} is Burned: put 2 damage counters, then flip a coin. Heads cure "
                    "it.",
                    f"{mon.name.ja}はやけどです。ダメカンを2個のせてからコインを投げ、"
                    "オモテなら回復します。",
                ),
                (mon.uid,),
            )


def _miscounted(
    position: Position, play: t.Checkup | t.BeginTurn, key: str
) -> Iterator[tuple[Mon, int, tuple[tuple[str, int], ...]]]:
    """Yield (Pokémon, points it got, points each condition puts) where `key` is to be blamed."""
    was = done(position, play)
    if was is None or was.counters is None:
        return
    for mon in sick(position, was, key):
        there = was.conditions[mon.uid]
        poison, burn = expected(there, "poisoned"), expected(there, "burned")
        given, right = was.points(mon.uid), poison + burn
        if given == right:
            continue
        if others_may_work(position) and (given > right or not position.record.is_case):
            continue
        blamed = "poisoned" if poison and not (burn and given == poison) else "burned"
        if blamed == key:
            puts = (("poisoned", poison), ("burned", burn))
            yield mon, given, tuple(one for one in puts if one[1])


def _counters_wrong(mon: Mon, given: int, right: tuple[tuple[str, int], ...]) -> Said:
    """Say what was put on a Pokémon, and what each of its conditions puts: "1 + 2 = 3"."""
    due, put = sum(points for _, points in right) // 10, given // 10
    what = listed([CONDITIONS[key] for key, _ in right])
    parts = [str(points // 10) for _, points in right]
    total = counted(due, COUNTER)
    if len(right) > 1:
        added = " + ".join(parts)
        total = Words(f"{added} = {total.en}", f"{added}＝{total.ja}")
    return Said(
        Words(
            f"{mon.name.en} is {what.en}: {total.en}, not {put}.",
            f"{mon.name.ja}は{what.ja}なので、のせるダメカンは{total.ja}です（のせたのは{put}個）。",
        ),
        (mon.uid,),
        right=due,
    )


def _flips_first(order: tuple[str, ...]) -> bool:
    """Whether a case flips for a burn before it puts the counters."""
    now, parts = "burned", []
    for word in order:
        now = word if word in CONDITIONS else now
        if now == "burned" and word in ("flip", "counters"):
            parts.append(word)
    return parts[:2] == ["flip", "counters"]
