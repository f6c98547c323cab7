"""Rules of attaching Energy (エネルギー), and of where it stays (group I)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.effects_said import allowed, finds, used
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import on_turn, seat
from app.games.pokemon.adviser.model.known_cards import is_energy
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, is_ordinary
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.adviser.model.team_play import counting
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.special_energy import gives
from app.games.pokemon.variants.variant import NOT_BATTLE_ROYAL

FROM_HAND = re.compile(
    r"(?:attach|put)[^.]*energy[^.]*from (?:your |their )?hand|手札[^。]*エネルギー[^。]*つけ"
)
"""How an effect speaks that attaches Energy from the hand."""
PUTS_ENERGY = re.compile(
    r"(?:attach|put|share|spread|take|move|switch|reattach|return)[^.]*energy"
    r"|エネルギー[^。]*(?:つけ|移|うつ|置)"
)
"""How an effect speaks that puts Energy on a Pokémon, or on another one."""
MOVES_ENERGY = re.compile(
    r"\bmove[^.]*energy|エネルギー[^。]*(?:つけ替|つけかえ)"
    r"|(?:^|[.。:])(?![^.。]*(?:\bdeck|discard|\bhand|山札|トラッシュ|手札))[^.。]*"
    r"(?:(?:attach|put|share|spread|take|switch|reattach|return)[^.]*energy"
    r"|エネルギー[^。]*(?:つけ|移|うつ|置))"
)
"""How an effect speaks that puts the Energy of one Pokémon on another."""
TAKES_ENERGY = re.compile(r"energy|discard|エネルギー|トラッシュ")
"""How an effect speaks that may take Energy off a Pokémon."""
GOES_AT_THE_END = re.compile(
    r"discard (?:it|this|this card) at (?:the end of (?:your|the) turn|your turn's end)"
    r"|番の(?:終わり|最後)に[^。]*トラッシュ"
)
"""How an Energy speaks that is discarded at the end of the turn: Ignition Energy."""


def _name(card: Card | None) -> Words:
    return card.name if card is not None else Words("Energy", "エネルギー")


def _is_by_hand(position: Position, play: p.Play) -> bool:
    """Whether an Energy is the one attached by hand, of the player whose turn it is."""
    if not isinstance(play, p.AttachCard) or not play.manual or play.source != "hand":
        return False
    return is_energy(play.card) and on_turn(position, play.by)


# -- once a turn ---------------------------------------------------------------------------------


@rule(
    "energy-once",
    "illegal",
    p.AttachCard,
    title=Words(
        "One Energy a turn is attached by hand.",
        "手札のエネルギーをつけられるのは、番に1枚だけです。",
    ),
    source="ST059, APR C",
    games=NOT_BATTLE_ROYAL,
)
def energy_once(position: Position, play: p.AttachCard) -> Iterator[Said]:
    """The ledger counts, which people correct; what an effect attaches is not counted."""
    if not _is_by_hand(position, play):
        return
    before = position.turn.count("energy")
    for one in position.gesture:
        if one is play:
            break
        before += _is_by_hand(position, one)
    if not before:
        return
    lets = used(position, FROM_HAND)
    if lets is True and not position.record.is_case:
        return  # by that effect, though nobody said so
    works = not position.record.is_case and allowed(position, play.by, FROM_HAND) is not False
    now, per = counting(position).now, counting(position).per
    yield Said(
        Words(
            f"Second Energy attached by hand {now.en}: {_name(play.card).en}. One {per.en} is the "
            "rule; what an effect attaches does not count.",
            f"{now.ja}2枚目のエネルギーです（{_name(play.card).ja}）。手札からつけられるのは"
            f"{per.ja}1枚です。効果でつける分は数えません。",
        ),
        (play.onto,),
        sure=not works,
        right=1,
    )


energy_effect_exempt = guard(
    "energy-effect-exempt",
    Words(
        "Energy attached by attacks, Abilities and Trainer cards is not counted.",
        "ワザ・特性・トレーナーズでつけるエネルギーは、番に1枚に数えません。",
    ),
    "APR C-09",
)


# -- where it may go -----------------------------------------------------------------------------


@rule(
    "energy-opponent",
    "illegal",
    p.AttachCard,
    title=Words(
        "Energy is attached to your own Pokémon.",
        "手札のエネルギーは、自分のポケモンにつけます。",
    ),
    source="APR C-09",
)
def energy_opponent(position: Position, play: p.AttachCard) -> Iterator[Said]:
    """Said of the attachment by hand only."""
    mon = position.mon(play.onto)
    if mon is None or not _is_by_hand(position, play) or position.allied(mon.player, play.by):
        return
    owner = position.side(mon.player).name
    yield Said(
        Words(
            f"{mon.name.en} is {owner}'s. Energy is attached by hand to your own Pokémon.",
            f"{mon.name.ja}は{owner}のポケモンです。エネルギーは自分のポケモンにつけます。",
        ),
        (mon.uid,),
    )


@rule(
    "energy-restricted",
    "illegal",
    p.AttachCard,
    title=Words(
        "Some Special Energy is for some Pokémon only.",
        "特殊エネルギーには、つけられるポケモンが決まっているものがあります。",
    ),
    source="CARD sv10-182, APR C-10",
)
def energy_restricted(position: Position, play: p.AttachCard) -> Iterator[Said]:
    """By hand, by an effect or moved: it is discarded elsewhere."""
    mon = position.mon(play.onto)
    if mon is None or mon.card is None or play.card is None:
        return
    written = gives(play.card) if play.card.kind == "special_energy" else None
    if written is None or written.helps(mon.card) or _counts_as_another(mon):
        return
    yield Said(
        Words(
            f"{play.card.name.en} cannot be attached to {mon.name.en}. Where it is not allowed it "
            "is discarded.",
            f"{play.card.name.ja}は{mon.name.ja}につけられません。つけられないポケモンについたら"
            "トラッシュします。",
        ),
        (mon.uid,),
    )


def _counts_as_another(mon: Mon) -> bool:
    """Whether people noted that a Pokémon has another name or type."""
    return any(mark.key == "named" or mark.key.startswith("type_") for mark in mon.marks)


@rule(
    "energy-moved-free",
    "suspicious",
    p.AttachCard,
    title=Words(
        "Energy stays where it was attached.",
        "一度つけたエネルギーは、つけ替えられません。",
    ),
    source="APR C-10",
)
def energy_moved_free(position: Position, play: p.AttachCard) -> Iterator[Said]:
    """Silent where an effect used this turn, or one that works in play, moves Energy."""
    if play.source != "attached" or not is_energy(play.card) or position.number <= 0:
        return
    if position.record.is_case and not play.manual:
        return
    if allowed(position, play.by, MOVES_ENERGY) is False:
        yield Said(
            Words(
                f"{_name(play.card).en} goes from one Pokémon to another. It stays where it was "
                "attached unless an effect moves it.",
                f"{_name(play.card).ja}を別のポケモンにつけ替えています。効果がなければ、"
                "エネルギーはついたままです。",
            ),
            (play.came_from or play.onto,),
        )


@rule(
    "energy-lost-on-evolve",
    "suspicious",
    p.Detach,
    title=Words(
        "Energy stays attached after an evolution or an attack, unless a text says otherwise.",
        "進化しても、ワザを使っても、効果がなければエネルギーはついたままです。",
    ),
    source="APR C",
)
def energy_lost_on_evolve(position: Position, play: p.Detach) -> Iterator[Said]:
    """Of an evolution: in its gesture. Of an attack: what the attacker loses after it."""
    mon = position.mon(play.unit)
    if mon is None or play.effect or not is_energy(play.card) or position.number <= 0:
        return
    if any(isinstance(one, p.KnockOut | p.LeavePlay | p.Retreat) for one in position.gesture):
        return
    evolving = any(isinstance(one, p.Evolve) and one.onto == mon.uid for one in position.gesture)
    if not evolving and not _has_attacked(position, mon):
        return
    if used(position, TAKES_ENERGY) is False:
        yield Said(
            Words(
                f"{mon.name.en} loses {_name(play.card).en}. Attached Energy stays unless a text "
                "says otherwise.",
                f"{mon.name.ja}の{_name(play.card).ja}がなくなっています。そう書かれた効果が"
                "なければ、エネルギーはついたままです。",
            ),
            (mon.uid,),
        )


def _has_attacked(position: Position, mon: Mon) -> bool:
    attacks = (*position.turn.attacks, *position.gesture)
    return any(isinstance(one, p.Attack) and one.attacker == mon.uid for one in attacks)


# -- when it goes --------------------------------------------------------------------------------


@rule(
    "energy-end-of-turn-discard",
    "reminder",
    *MAIN_PLAYS,
    t.BeginTurn,
    title=Words(
        "Ignition Energy and others are discarded at the end of the turn.",
        "イグニッションエネルギーなどは、番の終わりにトラッシュします。",
    ),
    source="CARD rsv10pt5-86",
)
def energy_end_of_turn_discard(position: Position, play: p.Play) -> Iterator[Said]:
    """Said at the end of the turn, and when the next one begins; a case is told later as well."""
    if position.number <= 0:
        return
    at_the_end = isinstance(play, t.PassTurn | t.BeginTurn)
    later = position.record.is_case and is_ordinary(position, play)
    if not at_the_end and not later:
        return
    for mon in position.mons:
        if at_the_end or not position.allied(mon.player, position.turn.player):
            yield from _should_go(mon)


def _should_go(mon: Mon) -> Iterator[Said]:
    for card in mon.energy:
        if card.kind == "special_energy" and finds(GOES_AT_THE_END, printed_text(card)):
            yield Said(
                Words(
                    f"{card.name.en} on {mon.name.en} is discarded at the end of the turn.",
                    f"{mon.name.ja}の{card.name.ja}は、番の終わりにトラッシュします。",
                ),
                (mon.uid,),
            )
            return


@rule(
    "energy-hand-only",
    "suspicious",
    p.AttachCard,
    title=Words(
        "The Energy of the turn comes from the hand.",
        "番に1枚つけるエネルギーは、手札からつけます。",
    ),
    source="APR C",
)
def energy_hand_only(position: Position, play: p.AttachCard) -> Iterator[Said]:
    """Silent where an effect used this turn, or one that works in play, attaches Energy."""
    if play.source not in ("deck", "discard", "prizes") or not is_energy(play.card):
        return
    if not on_turn(position, play.by) or (position.record.is_case and not play.manual):
        return
    if allowed(position, play.by, PUTS_ENERGY) is False:
        yield Said(
            Words(
                f"{_name(play.card).en} is attached from elsewhere than the hand. Without an "
                "effect Energy is attached from the hand.",
                f"{_name(play.card).ja}を手札以外からつけています。効果がなければ、エネルギーは"
                "手札からつけます。",
            ),
            (play.onto,) if position.mon(play.onto) is not None else (seat(play.by),),
        )
