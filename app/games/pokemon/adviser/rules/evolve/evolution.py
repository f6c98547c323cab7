"""Rules of evolution (group G): when a Pokémon may evolve, and into what."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.effects_said import allowed
from app.games.pokemon.adviser.effects.evolution_questions import (
    Fault,
    evolves_by_hand,
    fault,
    may_evolve,
    told_by_name,
)
from app.games.pokemon.adviser.model.acting import seat
from app.games.pokemon.adviser.model.card_plays import PutDown
from app.games.pokemon.adviser.model.plays import Evolve
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import english_texts, is_read
from app.games.pokemon.adviser.rules.turn.benched_cards import BENCHES_FROM_HAND
from app.games.pokemon.variants.variant import NOT_TEAMS

PUTS_ITSELF = ("onto your bench", "on your bench", "setting up", "ベンチに出", "バトル場に")
"""How an Evolution card speaks that comes into play by itself."""


# -- when ----------------------------------------------------------------------------------------


@rule(
    "evolve-just-played",
    "illegal",
    Evolve,
    title=Words(
        "A Pokémon does not evolve in the turn in which it came into play.",
        "場に出たばかりの番のポケモンは進化できません。",
    ),
    source="ST049, APR A-05",
    games=NOT_TEAMS,
)
def evolve_just_played(position: Position, play: Evolve) -> Iterator[Said]:
    """Some Abilities and Stadiums allow it; Rare Candy has a rule of its own."""
    mon = position.mon(play.onto)
    if mon is None or mon.entered != position.number or not evolves_by_hand(position, play):
        return
    if not may_evolve(position, play, mon, "same turn"):
        yield Said(
            Words(
                f"{mon.name.en} came into play this turn. It may evolve from the next turn on.",
                f"{mon.name.ja}はこの番に場に出たばかりです。進化は次の自分の番からです。",
            ),
            (mon.uid,),
            sure=is_read(mon),
        )


@rule(
    "evolve-twice",
    "illegal",
    Evolve,
    title=Words(
        "A Pokémon evolves once in a turn.",
        "同じポケモンが1回の番に進化できるのは1回だけです。",
    ),
    source="APR A-05",
    games=NOT_TEAMS,
)
def evolve_twice(position: Position, play: Evolve) -> Iterator[Said]:
    """What it evolved by does not matter; where a text lets new Pokémon evolve, it may again."""
    mon = position.mon(play.onto)
    if mon is None or mon.evolved != position.number or not evolves_by_hand(position, play):
        return
    if may_evolve(position, play, mon, "same turn"):
        return
    yield Said(
        Words(
            f"{mon.name.en} evolved this turn already. It may evolve again from the next turn on.",
            f"{mon.name.ja}はこの番にもう進化しています。続けて進化できるのは次の自分の番からです。",
        ),
        (mon.uid,),
        sure=is_read(mon),
    )


evolve_mega_ex_normal = guard(
    "evolve-mega-ex-normal",
    Words(
        "A Mega Evolution Pokémon ex evolves like any other, and the turn goes on.",
        "メガシンカポケモンexは普通に進化し、番は終わりません。",
    ),
    "RB app.",
)


@rule(
    "evolve-after-devolve",
    "illegal",
    Evolve,
    title=Words(
        "A Pokémon that devolved does not evolve in the same turn.",
        "退化したポケモンは、その番には進化できません。",
    ),
    source="APR C-13",
)
def evolve_after_devolve(position: Position, play: Evolve) -> Iterator[Said]:
    """From the next turn on it may."""
    mon = position.mon(play.onto)
    if mon is None or mon.devolved != position.number or not evolves_by_hand(position, play):
        return
    yield Said(
        Words(
            f"{mon.name.en} devolved this turn. It may evolve from the next turn on.",
            f"{mon.name.ja}はこの番に退化しました。進化は次の自分の番からです。",
        ),
        (mon.uid,),
        sure=is_read(mon),
    )


# -- into what -----------------------------------------------------------------------------------


def _misfit(position: Position, play: Evolve, *faults: Fault) -> tuple[Mon, Words, Words] | None:
    """Return the Pokémon and both names where one of these faults is there, by no effect."""
    mon, card = position.mon(play.onto), told_by_name(play.card)
    if mon is None or not evolves_by_hand(position, play) or fault(card, mon) not in faults:
        return None
    assert card is not None  # a fault names its card
    return mon, card.name, card.evolves_from or Words("", "")


def _is_odd(mon: Mon) -> bool:
    """Whether the Pokémon itself speaks of evolving: Ditto and the like become anything."""
    told = english_texts(mon.card)
    return "evolve" in told or "進化" in told


def _wrong_base(mon: Mon, name: Words, source: Words) -> Said:
    return Said(
        Words(
            f"{name.en} evolves from {source.en}, not from {mon.name.en}.",
            f"{name.ja}は{source.ja}から進化します。{mon.name.ja}からは進化しません。",
        ),
        (mon.uid,),
        sure=not _is_odd(mon),
        right=source.en,
    )


@rule(
    "evolve-name-mismatch",
    "illegal",
    Evolve,
    title=Words(
        "An Evolution card goes on the Pokémon it names.",
        "進化カードは「〜から進化」と書かれたポケモンに重ねます。",
    ),
    source="APR A-05",
)
def evolve_name_mismatch(position: Position, play: Evolve) -> Iterator[Said]:
    """Owners and regions, VMAX and VSTAR, and a stage left out have rules of their own."""
    found = _misfit(position, play, "name", "basic")
    if found is None:
        return
    mon, name, source = found
    if source.en:
        yield _wrong_base(mon, name, source)
    else:
        yield Said(
            Words(
                f"{name.en} is a Basic Pokémon. It does not evolve from {mon.name.en}.",
                f"{name.ja}はたねポケモンなので、{mon.name.ja}に重ねて進化させられません。",
            ),
            (mon.uid,),
            sure=not _is_odd(mon),
        )


@rule(
    "evolve-owner-mismatch",
    "illegal",
    Evolve,
    title=Words(
        "Whose Pokémon it is, and its region, are part of the name.",
        "「だれかのポケモン」や地方の名前が違えば、別のポケモンです。",
    ),
    source="RB app.",
)
def evolve_owner_mismatch(position: Position, play: Evolve) -> Iterator[Said]:
    """Iono's Bellibolt ex evolves only from Iono's Tadbulb, not from Tadbulb."""
    found = _misfit(position, play, "owner")
    if found is not None:
        yield _wrong_base(*found)


@rule(
    "evolve-vmax-vstar",
    "illegal",
    Evolve,
    title=Words(
        "Pokémon VMAX and VSTAR go on their Pokémon V.",
        "ポケモンVMAXとVSTARは、もとのポケモンVに重ねます。",
    ),
    source="CARD",
)
def evolve_vmax_vstar(position: Position, play: Evolve) -> Iterator[Said]:
    """Charizard VSTAR on Charizard V, not on Charizard."""
    found = _misfit(position, play, "vmax")
    if found is not None:
        yield _wrong_base(*found)


@rule(
    "evolve-skip-stage",
    "illegal",
    Evolve,
    title=Words(
        "A Stage 2 goes on its Stage 1.",
        "2進化ポケモンは1進化ポケモンに重ねます。",
    ),
    source="APR C-12",
)
def evolve_skip_stage(position: Position, play: Evolve) -> Iterator[Said]:
    """Rare Candy (ふしぎなアメ) and effects that say so leave a stage out."""
    found = _misfit(position, play, "stage")
    if found is None:
        return
    mon, name, source = found
    yield Said(
        Words(
            f"{name.en} is a Stage 2 and goes on {source.en}. Only Rare Candy puts it straight on "
            f"{mon.name.en}.",
            f"{name.ja}は2進化ポケモンで、{source.ja}に重ねます。{mon.name.ja}に直接重ねるには"
            "「ふしぎなアメ」が必要です。",
        ),
        (mon.uid,),
        sure=not _is_odd(mon),
        right=source.en,
    )


@rule(
    "evolve-levelup-active-only",
    "illegal",
    Evolve,
    title=Words(
        "A Pokémon LV.X goes on the Active Pokémon.",
        "ポケモンLV.Xは、バトル場のポケモンに重ねます。",
    ),
    source="CARD",
)
def evolve_levelup_active_only(position: Position, play: Evolve) -> Iterator[Said]:
    """It does not level up on the Bench."""
    mon, card = position.mon(play.onto), told_by_name(play.card)
    if mon is None or card is None or card.stage != "level_up":
        return
    if mon.spot == "bench" and evolves_by_hand(position, play):
        yield Said(
            Words(
                f"{mon.name.en} is on the Bench. {card.name.en} goes on the Active Pokémon.",
                f"{mon.name.ja}はベンチにいます。{card.name.ja}はバトルポケモンに重ねます。",
            ),
            (mon.uid,),
        )


@rule(
    "evolve-direct-to-bench",
    "illegal",
    PutDown,
    title=Words(
        "An Evolution card is put on a Pokémon, not straight into play.",
        "進化カードは、場のポケモンに重ねて出します。",
    ),
    source="APR A-05",
    says_too=("bench-basic-only",),
)
def evolve_direct_to_bench(position: Position, play: PutDown) -> Iterator[Said]:
    """Silent for what an effect puts down and for a card that says it comes by itself."""
    if position.number == 0 or play.source != "hand" or play.effect:
        return
    lets = allowed(position, play.by, BENCHES_FROM_HAND) if play.spot == "bench" else False
    for card in play.cards if lets is not True else ():
        if card is None or card.evolves_from is None or card.stage == "basic":
            continue
        if any(phrase in english_texts(card) for phrase in PUTS_ITSELF):
            continue
        yield Said(
            Words(
                f"{card.name.en} evolves from {card.evolves_from.en} and cannot be put down by "
                "itself.",
                f"{card.name.ja}は{card.evolves_from.ja}から進化するカードです。直接場に出せません。",
            ),
            (seat(play.by),),
            sure=lets is False,
            right=card.evolves_from.en,
        )
