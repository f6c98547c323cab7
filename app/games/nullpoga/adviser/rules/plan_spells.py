"""What the spells of a plan are aimed at, and which of them come to nothing."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.nullpoga.adviser.foreseen_plan import EntrySeen
from app.games.nullpoga.adviser.poga_plays import Planned
from app.games.nullpoga.adviser.poga_position import PogaPosition
from app.games.nullpoga.cards.bundles import MOST_COPIES
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.resolver.board_values import BATTLE
from app.games.nullpoga.resolver.spell_effects import RITUAL_COST
from app.games.nullpoga.resolver.turn_plans import Cast

METEOR, SWAP = "meteor", "swap"
MISFIRES = frozenset({SWAP})
"""Spells of which two in one sub-phase may come out differently in another order (seed 186)."""


def _failed(
    position: PogaPosition, cards: tuple[str, ...], *reasons: str
) -> Iterator[tuple[Cast, EntrySeen]]:
    """Yield the spells of some kinds that come to nothing for one of these reasons."""
    for cast, seen in position.plan.casts():
        if cast.card in cards and seen.has("failed", *reasons):
            yield cast, seen


def _there(position: PogaPosition, cast: Cast, board: EntrySeen) -> tuple[Words, tuple[str, ...]]:
    """Return who stands on the cell that a spell is aimed at, and what advice of it is about."""
    held = board.before.at(cast.target) if cast.target is not None else None
    if held is None:
        return Words("nobody", "なし"), (f"seat.{position.plan.by}",)
    return w.standing_name(held), position.about(held.uid)


def _cell(position: PogaPosition, cast: Cast) -> Words:
    return (
        position.cell(cast.target)
        if cast.target is not None
        else Words("no cell at all", "マスなし")
    )


@rule(
    "spell-taken",
    "suspicious",
    Planned,
    title=Words(
        "A rock is put on a free battle cell, and the ritual brings a monster to a free own one.",
        "「不動の岩」は空いているバトルゾーンに、「召喚の儀式」は自分の空いているバトルゾーンに使います。",
    ),
    source="seed 63, 74; R25, R27",
)
def spell_taken(position: PogaPosition, _play: Planned) -> Iterator[Said]:
    """Spells come before the march: who stands on standby is not in their way."""
    for cast, seen in _failed(position, ("rock_spell", "summon_ritual"), "taken", "no_cell"):
        name, cell = w.short_name(cast.card), _cell(position, cast)
        there, about = _there(position, cast, seen)
        why = Words(f"{there.en} is there", f"{there.ja}がいます")
        if seen.has("failed", "no_cell"):
            why = Words(
                "it is not a battle cell that this is for", "対象のバトルゾーンではありません"
            )
        yield Said(
            Words(
                f"{name.en} on {cell.en}: nothing comes of it, {why.en}.",
                f"{cell.ja}への{name.ja}は効果がありません：{why.ja}。",
            ),
            about,
        )


@rule(
    "spell-nobody",
    "suspicious",
    Planned,
    title=Words(
        "Flame Guard is for a monster of your own; Meteor Fall for a monster, or a battle cell.",
        "「炎の守護」は自分のモンスターに、「隕石落下」はモンスターかバトルゾーンに使います。",
    ),
    source="seed 60, 71; R24, R26",
)
def spell_nobody(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """An empty standby cell does not become wilderness; an enemy is not guarded."""
    for cast, seen in _failed(position, (METEOR, "flame_guard"), "nobody", "no_cell"):
        name, cell = w.short_name(cast.card), _cell(position, cast)
        _, about = _there(position, cast, seen)
        foe = cast.card != METEOR and cast.target is not None and cast.target.side != play.by
        why = (
            Words("it is a cell of the opponent", "相手のマスです")
            if foe
            else Words("no monster stands there", "モンスターがいません")
        )
        yield Said(
            Words(
                f"{name.en} on {cell.en}: nothing comes of it, {why.en}.",
                f"{cell.ja}への{name.ja}は効果がありません：{why.ja}。",
            ),
            about,
        )


@rule(
    "meteor-own",
    "suspicious",
    Planned,
    title=Words(
        "Meteor Fall harms its own side, too.", "「隕石落下」は自分の側にも被害を与えます。"
    ),
    source="seed 60; R26",
)
def meteor_own(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """It may be meant so: to make room, or to be rid of a rock."""
    for cast, seen in position.plan.casts():
        at = cast.target
        if cast.card != METEOR or at is None or at.side != play.by or not seen.has("cast"):
            continue
        there, about = _there(position, cast, seen)
        held, name, cell = seen.before.at(at), w.short_name(METEOR), _cell(position, cast)
        if held is not None and held.card != "rock":
            words = Words(
                f"{name.en} strikes {there.en} of your own side: 3 damage.",
                f"{name.ja}が自分の{there.ja}に当たります（3ダメージ）。",
            )
        elif held is None and at.row == BATTLE:
            words = Words(
                f"{name.en} turns {cell.en} of your own side into wilderness.",
                f"{name.ja}で自分の{cell.ja}が荒野になります。",
            )
        else:
            continue
        yield Said(words, about)


@rule(
    "swap-empty",
    "suspicious",
    Planned,
    title=Words(
        "A swap needs a monster on one of its cells, or on both where the table says so.",
        "「前後交換」は、どちらかのマス（取り決めにより両方）にモンスターが必要です。",
    ),
    source="seed 67–68; R28",
)
def swap_empty(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Two empty cells may change places, and nobody sees it."""
    for cast, seen in position.plan.casts():
        if cast.card != SWAP or seen.has("swapped") or not seen.has("cast"):
            continue
        name, detail = w.short_name(SWAP), w.cast_detail(cast, seen.before, play.by)
        why = (
            Words("monsters must stand on both cells", "両方のマスにモンスターが必要です")
            if position.rulings.swap == "monsters"
            else Words("both cells are empty", "どちらのマスも空です")
        )
        yield Said(
            Words(f"{name.en} of {detail.en}: {why.en}.", f"{name.ja}（{detail.ja}）：{why.ja}。"),
            (f"seat.{play.by}",),
        )


@rule(
    "ritual-cost",
    "illegal",
    Planned,
    title=Words(
        "The ritual brings a monster of cost 3 or less.",
        "「召喚の儀式」で出せるのはコスト3以下のモンスターです。",
    ),
    source="seed 74; R25",
)
def ritual_cost(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Not where the table agreed on any monster."""
    for cast, _ in _failed(position, ("summon_ritual",), "cost"):
        name, cost = w.short_name(cast.monster), position.cost(cast.monster)
        yield Said(
            Words(
                f"{name.en} costs {cost}; the ritual brings what costs {RITUAL_COST} or less.",
                f"{name.ja}のコストは{cost}です。儀式で出せるのは{RITUAL_COST}以下です。",
            ),
            (f"seat.{play.by}",),
            right=RITUAL_COST,
        )


@rule(
    "same-spell",
    "reminder",
    Planned,
    title=Words(
        "Two swaps in one sub-phase misfire where their order makes a difference.",
        "同じスペルフェイズの「前後交換」は、順番で結果が変わると不発になります。",
    ),
    source="seed 182–194; R30",
)
def same_spell(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Said where the other may still hold one, and could pay for it."""
    other = 1 - play.by
    for number, (cast, seen) in enumerate(position.plan.casts(), 1):
        if cast.card not in MISFIRES or not seen.has("cast") or not may_hold(position, cast.card):
            continue
        name, who = w.short_name(cast.card), position.name(other)
        yield Said(
            Words(
                f"If {who} casts {name.en} as spell {number}, too, and the two overlap, both "
                "misfire: mana and card are lost.",
                f"{who}も{number}番目に{name.ja}を使い、マスが重なると、両方とも不発になり、"
                "マナとカードを失います。",
            ),
            (f"seat.{play.by}",),
        )
        return


def may_hold(position: PogaPosition, card: str) -> bool:
    """Whether the other could cast a card this turn, as far as this seat knows.

    A hand that is known says it itself; else a deck has two of each, and those seen elsewhere are
    not in the hand.
    """
    view, other = position.view, 1 - position.plan.by
    side = position.plan.before.sides[other]
    if side.mana < position.cost(card):
        return False
    if "" not in side.hand:
        return card in side.hand
    seen = [one for one in view.cards.values() if one.owner == other and one.ref == card]
    gone = [one for one in seen if not one.zone.startswith("hand.")]
    return len(gone) < MOST_COPIES
