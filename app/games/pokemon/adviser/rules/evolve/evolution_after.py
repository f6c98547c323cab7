"""Rules of what an evolution leaves behind (group G): conditions, damage, attacks, the turn."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.wording import listed, together
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.evolution_questions import told_by_name
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import ACTIONS, on_turn, own_action
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.table.special_conditions import CONDITIONS

# -- what ends -----------------------------------------------------------------------------------


@rule(
    "evolve-clears-conditions",
    "reminder",
    *ACTIONS,
    t.Checkup,
    p.Devolve,
    t.PassTurn,
    p.Standing,
    title=Words(
        "Special Conditions end when a Pokémon evolves or devolves.",
        "進化や退化をすると、特殊状態はすべて回復します。",
    ),
    source="ST051, APR A-05",
)
def evolve_clears_conditions(position: Position, play: p.Play) -> Iterator[Said]:
    """Of the gesture itself what it leaves on; afterwards what was there before the evolution.

    A judge hears of it with any play, a table with what stands there.
    """
    if isinstance(play, p.Evolve | p.Devolve):
        uid = play.onto if isinstance(play, p.Evolve) else play.unit
        changed = [mon for mon in position.mons if mon.uid == uid]
    elif isinstance(play, p.Standing | t.PassTurn) or position.seen_by is None:
        number = position.number
        if number <= 0:
            return
        changed = [mon for mon in position.affected if number in (mon.evolved, mon.devolved)]
    else:
        return
    for mon in changed:
        left = _left_on(position, mon, at_once=isinstance(play, p.Evolve | p.Devolve))
        back = isinstance(play, p.Devolve) or mon.devolved == position.number
        how = Words("devolved", "退化") if back else Words("evolved", "進化")
        if left is not None:
            yield Said(
                Words(
                    f"{mon.name.en} {how.en}: it is no longer {left.en}.",
                    f"{mon.name.ja}は{how.ja}したので、{left.ja}。",
                ),
                (mon.uid,),
            )


def _left_on(position: Position, mon: Mon, *, at_once: bool) -> Words | None:
    """Return what is left on a Pokémon that must go; None for nothing."""
    ended = {
        one.key
        for one in position.gesture
        if isinstance(one, p.ChangeCondition) and one.unit == mon.uid and not one.on
    }
    keep = {"confused"} if position.in_stadium("Dizzying Valley") else set()
    left = [
        CONDITIONS[one.key]
        for one in mon.conditions
        if one.key in CONDITIONS and one.key not in ended | keep
        # One given after the evolution stays.
        if at_once or one.since is None or one.since < position.number
    ]
    if left:
        return Words(together(left).en, f"{together(left).ja}は回復します")
    upright = any(isinstance(one, p.TurnCard) and one.unit == mon.uid for one in position.gesture)
    if mon.turned and not mon.conditions and not upright:
        return Words("turned", "カードの向きを元にもどします")
    return None


# -- what stays ----------------------------------------------------------------------------------


@rule(
    "evolve-keeps-damage",
    "suspicious",
    p.Evolve,
    title=Words(
        "Damage, Energy and Tools stay when a Pokémon evolves.",
        "進化しても、ダメカンとついているカードはそのままです。",
    ),
    source="ST051, APR A-05",
    says_too=("energy-lost-on-evolve",),
)
def evolve_keeps_damage(position: Position, play: p.Evolve) -> Iterator[Said]:
    """What the gesture of the evolution takes off the Pokémon."""
    mon = position.mon(play.onto)
    if mon is None:
        return
    healed = -sum(
        one.points
        for one in position.gesture
        if isinstance(one, p.ChangeDamage) and one.unit == mon.uid
    )
    gone = [
        one.card.name if one.card is not None else Words("a card", "カード")
        for one in position.gesture
        if isinstance(one, p.Detach) and one.unit == mon.uid and not one.effect
    ]
    lost = [Words(f"{healed} damage", f"{healed}ダメージ分のダメカン")] if healed > 0 else []
    what = listed([*lost, *gone])
    if what.en:
        yield Said(
            Words(
                f"{mon.name.en} evolves and loses {what.en}. Damage and attached cards stay.",
                f"{mon.name.ja}の進化で{what.ja}がなくなっています。ダメカンとついているカードは"
                "そのまま残ります。",
            ),
            (mon.uid,),
            right=mon.damage if healed > 0 else None,
        )


# -- Mega Evolution of the XY years --------------------------------------------------------------


def is_old_mega(card: Card | None) -> bool:
    """Whether a card is a Mega Evolution of the XY years, "M Charizard-EX"."""
    return card is not None and "Mega" in card.tags and "EX" in card.tags


@rule(
    "evolve-mega-ends-turn-old",
    "reminder",
    *ACTIONS,
    title=Words(
        "The turn ends when an M Pokémon-EX comes into play, unless its Spirit Link is attached.",
        "MポケモンEXに進化すると番が終わります。ソウルリンクがついていれば続けられます。",
    ),
    source="CARD",
)
def evolve_mega_ends_turn_old(position: Position, play: p.Play) -> Iterator[Said]:
    """At the evolution, and again if the turn goes on after it."""
    if not on_turn(position, play.by):
        return
    if isinstance(play, p.Evolve):
        mon = position.mon(play.onto)
        card = told_by_name(play.card)
    elif own_action(position, play) and not isinstance(play, p.Attack):
        mon = next(
            (
                one
                for one in position.side(play.by).mons
                if one.evolved == position.number and is_old_mega(told_by_name(one.card))
            ),
            None,
        )
        card = told_by_name(mon.card) if mon is not None else None
    else:
        return
    if mon is not None and card is not None and is_old_mega(card) and not _has_link(mon):
        yield Said(
            Words(
                f"{card.name.en} came by Mega Evolution: that ends the turn, unless its Spirit "
                "Link is attached.",
                f"{card.name.ja}にメガシンカしました。ソウルリンクがついていなければ、番は"
                "終わります。",
            ),
            (mon.uid,),
        )


def _has_link(mon: Mon) -> bool:
    told = (f"{card.name.en} {card.name.ja}" for card in (*mon.tools, *mon.others))
    return any("Spirit Link" in name or "ソウルリンク" in name for name in told)


# -- BREAK ---------------------------------------------------------------------------------------


@rule(
    "evolve-break-keeps-attacks",
    "reminder",
    p.Attack,
    p.Evolve,
    title=Words(
        "A Pokémon BREAK keeps attacks, Ability, Weakness, Resistance and Retreat Cost.",
        "ポケモンBREAKは、進化前のワザ・特性・弱点・抵抗力・にげるエネルギーを引き継ぎます。",
    ),
    source="CARD",
)
def evolve_break_keeps_attacks(position: Position, play: p.Attack | p.Evolve) -> Iterator[Said]:
    """At the evolution; a judge is told with an attack of the card below as well."""
    if isinstance(play, p.Evolve):
        mon = position.mon(play.onto)
        card = told_by_name(play.card)
    else:
        mon = position.mon(play.attacker)
        below = mon.stack[-2] if mon is not None and len(mon.stack) > 1 else None
        its = below is not None and play.attack in {one.name.en for one in below.attacks}
        card = mon.card if mon is not None and its and position.seen_by is None else None
    if mon is not None and card is not None and card.stage == "break":
        below_it = card.evolves_from or mon.name
        yield Said(
            Words(
                f"{card.name.en} keeps the attacks, Ability, Weakness, Resistance and Retreat "
                f"Cost of {below_it.en}.",
                f"{card.name.ja}は、{below_it.ja}のワザ・特性・弱点・抵抗力・にげるエネルギーを"
                "引き継ぎます。",
            ),
            (mon.uid,),
        )
