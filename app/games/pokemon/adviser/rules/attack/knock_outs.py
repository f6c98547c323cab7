"""Rules of Knock Outs (きぜつ): when one comes, and where its cards go (group N)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.data.asked_once import asked_of_each, asked_while
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import parts, used_now
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.case_marks import CAUSED
from app.games.pokemon.adviser.model.known_cards import is_energy, kind
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, goes_on
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_hit_points import hit_points
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.adviser.model.printed_texts import ability_texts, printed_text
from app.games.pokemon.cards.card_record import Card

PRISM_STAR = "Prism Star"
KNOCKS_OUT = re.compile(r"knock(?:ed|s)? out|きぜつ")
"""How an effect speaks by which a Pokémon is Knocked Out whatever its HP."""
WHEN_OUT = re.compile(r"(?:if|when)[^.]*knocked out|きぜつした(?:とき|なら)")
"""How a text speaks that does something when its Pokémon is Knocked Out."""


@rule(
    "ko-not-done",
    "illegal",
    *MAIN_PLAYS,
    t.BeginTurn,
    p.Standing,
    title=Words(
        "A Pokémon with as much damage as HP is Knocked Out.",
        "ダメージがHP以上になったポケモンはきぜつします。",
    ),
    source="ST109, APR D",
)
def ko_not_done(position: Position, play: Any) -> Iterator[Said]:
    """Said of the next thing somebody does: while damage is being put, people are at work on it."""
    if not goes_on(position, play):
        return
    yield from _not_done(position)


@asked_while("sides", "stadiums", "marks")
def _not_done(position: Position) -> tuple[Said, ...]:
    found = []
    for mon in position.mons:
        if not mon.damage and mon.hp_left is None:
            continue
        left = hit_points(position, mon)
        if left is not None and not left.least and not left.most:
            found.append(_still_there(mon, left.most is not None))
    return tuple(found)


@asked_of_each
def _still_there(mon: Mon, sure: bool) -> Said:
    return Said(
        Words(
            f"{mon.name.en} has no HP left and is still in play. Knock it Out first.",
            f"{mon.name.ja}のHPが残っていません。先にきぜつさせてください。",
        ),
        (mon.uid,),
        sure=sure,
    )


@rule(
    "ko-too-early",
    "suspicious",
    p.KnockOut,
    c.TakePrizes,
    title=Words(
        "A Pokémon is Knocked Out when its HP are used up, or where a text says so.",
        "きぜつするのは、HPがなくなったときか、そう書かれた効果のときです。",
    ),
    source="APR D",
)
def ko_too_early(position: Position, play: p.KnockOut | c.TakePrizes) -> Iterator[Said]:
    """Silent where the HP are not known, and where an effect of this turn may Knock Out.

    A case may only tell that Prizes are taken for a Pokémon, with the damage that is on it.
    """
    taken = isinstance(play, c.TakePrizes)
    mon = position.mon(play.ko if isinstance(play, c.TakePrizes) else play.unit)
    left = hit_points(position, mon) if mon is not None else None
    if mon is None or left is None or play.effect or not left.least or mon.noted(CAUSED):
        return
    if taken and not _tells_damage(position, mon):
        return
    own = (printed_text(part) for part in parts(mon.card)) if mon.card is not None else ()
    for said in (*own, *used_now(position)):
        if said is None or KNOCKS_OUT.search(said):
            return
    yield Said(
        Words(
            f"{mon.name.en} has {left.least} HP left. It is Knocked Out only if a text says so.",
            f"{mon.name.ja}のHPはあと{left.least}残っています。"
            "きぜつさせる効果がなければ、まだきぜつしません。",
        ),
        (mon.uid,),
    )


def _tells_damage(position: Position, mon: Mon) -> bool:
    """Whether a case tells all the damage on a Pokémon that Prizes are taken for."""
    if not position.record.is_case or not (mon.damage or mon.hp_left) or mon.conditions:
        return False
    hit = (past.target for past in position.turn.attacks)
    return mon.uid not in (*hit, *position.turn.hit)


@rule(
    "ko-hp-modified",
    "reminder",
    p.Detach,
    title=Words(
        "When what raised the HP leaves, the HP are checked again.",
        "最大HPを増やす効果がなくなったら、HPを確認し直します。",
    ),
    source="APR D-15",
)
def ko_hp_modified(position: Position, play: p.Detach) -> Iterator[Said]:
    """Said where the damage then is as much as the printed HP."""
    mon = position.mon(play.unit)
    if mon is None or mon.card is None or play.card is None or not mon.card.hp:
        return
    said = printed_text(play.card)
    if (" hp" in said or "最大hp" in said) and mon.damage >= mon.card.hp - mon.number("hp_less"):
        yield Said(
            Words(
                f"Without {play.card.name.en}, {mon.name.en} has no HP left.",
                f"「{play.card.name.ja}」がなくなると、{mon.name.ja}のHPは残りません。",
            ),
            (mon.uid,),
        )


# -- where its cards go ---------------------------------------------------------------------------


@rule(
    "ko-attached-left",
    "illegal",
    p.KnockOut,
    p.Standing,
    title=Words(
        "All cards of a Knocked Out Pokémon go to their owners' discard piles.",
        "きぜつしたポケモンについていたカードは、すべてトラッシュします。",
    ),
    source="ST110, APR D",
)
def ko_attached_left(position: Position, play: p.KnockOut | p.Standing) -> Iterator[Said]:
    """Said of what is left lying where Pokémon stand, and of a list that is not whole."""
    if isinstance(play, p.Standing):
        for side in position.sides if position.record.kos else ():
            yield from _left_lying(side)
        return
    mon = position.mon(play.unit)
    if mon is None or play.effect:
        return
    if play.goal in ("hand", "deck"):
        yield _goes_too(mon.name, mon.uid, sure=False)
        return
    missing = [*_whole(mon)] if play.discarded is not None else []
    for card in play.discarded or ():
        if card in missing:
            missing.remove(card)
    for card in missing:
        if PRISM_STAR not in card.tags:
            yield _goes_too(card.name, mon.uid)
            return


def _whole(mon: Mon) -> tuple[Card, ...]:
    return (*mon.stack, *mon.energy, *mon.tools, *mon.others)


def _left_lying(side: Side) -> Iterator[Said]:
    for mon in side.mons:
        if is_energy(mon.card) or kind(mon.card) == "tool":
            yield _goes_too(mon.name, mon.uid)


def _goes_too(name: Words, uid: str, *, sure: bool = True) -> Said:
    return Said(
        Words(
            f"{name.en} goes to the discard pile too: a Knocked Out Pokémon leaves nothing behind.",
            f"{name.ja}もトラッシュします。きぜつしたポケモンのカードはすべてトラッシュします。",
        ),
        (uid,),
        sure=sure,
    )


@rule(
    "ko-prism-lost-zone",
    "illegal",
    p.KnockOut,
    p.LeavePlay,
    p.Detach,
    c.MoveCards,
    title=Words(
        "A ◇ card goes to the Lost Zone instead of the discard pile.",
        "◇（プリズムスター）のカードは、トラッシュせずロストゾーンに置きます。",
    ),
    source="CARD",
)
def ko_prism_lost_zone(
    position: Position, play: p.KnockOut | p.LeavePlay | p.Detach | c.MoveCards
) -> Iterator[Said]:
    """From wherever it goes to the discard pile."""
    listed = isinstance(play, p.KnockOut) and play.discarded is not None
    if play.goal != "discard" and not listed:
        return
    cards: tuple[Card | None, ...]
    if isinstance(play, c.MoveCards):
        cards, about = play.cards, tuple(f"seat.{one}" for one in dict.fromkeys(play.owners))
    elif isinstance(play, p.Detach):
        cards, about = (play.card,), (play.unit,)
    else:
        cards, about = _discarded(position, play), (play.unit,)
    for card in cards:
        if card is not None and PRISM_STAR in card.tags:
            yield Said(
                Words(
                    f"{card.name.en} goes to the Lost Zone, not to the discard pile.",
                    f"{card.name.ja}はトラッシュせず、ロストゾーンに置きます。",
                ),
                about,
            )
            return


def _discarded(position: Position, play: p.KnockOut | p.LeavePlay) -> tuple[Card, ...]:
    """Return the cards of a Pokémon that go to the discard pile with it."""
    if isinstance(play, p.KnockOut) and play.discarded is not None:
        return play.discarded
    mon = position.mon(play.unit)
    if mon is None:
        return ()
    # Its other cards may have gone elsewhere in the same gesture.
    gone = [
        one.card for one in position.gesture if isinstance(one, p.Detach) and one.unit == mon.uid
    ]
    return tuple(card for card in _whole(mon) if card not in gone)


# -- several at once ------------------------------------------------------------------------------


@rule(
    "ko-own-effect-order",
    "reminder",
    p.KnockOut,
    title=Words(
        "Several effects of Knock Outs: the player whose turn it is orders them.",
        "きぜつしたときの効果が重なったら、番のプレイヤーが順番を決めます。",
    ),
    source="APR E-04",
)
def ko_own_effect_order(position: Position, play: p.KnockOut) -> Iterator[Said]:
    """Said once of a gesture in which two Pokémon or more have something to do when they go."""
    out = [one.unit for one in position.gesture if isinstance(one, p.KnockOut)]
    waiting = [uid for uid in out if _does_something(position.mon(uid))]
    if len(waiting) > 1 and play.unit == waiting[0]:
        name = position.side(position.turn.player).name
        yield Said(
            Words(
                f"Several effects of Knock Outs wait: {name}, whose turn it is, orders them. Then "
                "all cards are discarded together.",
                f"きぜつしたときの効果が重なっています。番のプレイヤーの{name}が順番を決め、"
                "そのあと全部いっしょにトラッシュします。",
            ),
            tuple(waiting),
        )


def _does_something(mon: Mon | None) -> bool:
    if mon is None:
        return False
    texts = [printed_text(card) for card in (*mon.tools, *mon.energy)]
    texts += ability_texts(mon)
    return any(WHEN_OUT.search(said) for said in texts)
