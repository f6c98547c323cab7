"""Rules of Abilities (特性): how often, from where, and when (group L)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.cards.name_keys import name_key
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.abilities_off import ACTIVE
from app.games.pokemon.adviser.effects.printed_conditions import unmet_by_ability
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import english_text, printed_text
from app.games.pokemon.adviser.model.team_play import counting, plays_counted
from app.games.pokemon.cards.card_record import Ability

ONCE = re.compile(r"once (?:during|in) your turn|自分の番に1回")
ONE_OF_NAME = re.compile(
    r"can't use more than 1 [^.]*abilit[^.]* each turn|only one [^.]* per turn"
    r"|1ターンに1回しか|この特性は、自分の番に1回しか"
)
"""How a text speaks that lets one Ability of a name be used in a turn, whoever has it."""
BENCHED = re.compile(
    r"(?:if|as long as) this pokémon is on your bench|from your bench:|while on your bench"
    r"|ベンチにいる"
)
WHEN_EVOLVED = re.compile(
    r"when you play this pokémon from your hand to evolve|on evolving from hand"
)
WHEN_PLAYED = re.compile(
    r"when you play this pokémon from your hand onto|on being played from hand"
    r"|手札から(?:ベンチに)?出した"
)


ALSO = "you may also use this ability"
"""How a text speaks that names a second moment."""


def _ability(mon: Mon | None, name: str) -> Ability | None:
    """Return the Ability that is meant; without a name the only one there is."""
    cards = (mon.card, *mon.tools) if mon is not None else ()
    found = [one for card in cards if card is not None for one in card.abilities]
    if not name:
        return found[0] if len(found) == 1 else None
    wanted = name_key(name)
    return next(
        (one for one in found if wanted in (name_key(one.name.en), name_key(one.name.ja))), None
    )


def said_by_ability(position: Position, play: p.UseAbility) -> str:
    """Return the text of the Ability that is used; "" where it is not known."""
    found = _ability(position.mon(play.unit), play.ability)
    return printed_text(found)


def _used_before(position: Position, play: p.UseAbility) -> list[p.UseAbility]:
    """Return the uses of the same Ability that count, by whichever Pokémon."""
    wanted = name_key(play.ability)
    return [
        past
        for past in plays_counted(position)
        if isinstance(past, p.UseAbility)
        and position.allied(past.by, play.by)
        and (
            name_key(past.ability) == wanted
            if past.ability and play.ability
            else past.unit == play.unit
        )
    ]


@rule(
    "ability-once",
    "suspicious",
    p.UseAbility,
    title=Words(
        "“Once during your turn” means once for each Pokémon.",
        "「自分の番に1回」の特性は、1匹につき1回です。",
    ),
    source="APR E-12",
)
def ability_once(position: Position, play: p.UseAbility) -> Iterator[Said]:
    """Another Pokémon with the same Ability, or the card played anew, may use it again."""
    mon, said = position.mon(play.unit), said_by_ability(position, play)
    if mon is None or not ONCE.search(said) or ONE_OF_NAME.search(said):
        return
    if position.record.is_case and mon.entered == position.number:
        return  # a case does not tell whether it was used before it left play and came back
    if any(past.unit == play.unit for past in _used_before(position, play)):
        name, now = _name(mon, play), counting(position).now
        yield Said(
            Words(
                f"{mon.name.en} has used {name.en} {now.en} already.",
                f"{mon.name.ja}は、{now.ja}すでに特性「{name.ja}」を使っています。",
            ),
            (mon.uid,),
        )


def _name(mon: Mon, play: p.UseAbility) -> Words:
    found = _ability(mon, play.ability)
    return found.name if found is not None else Words(play.ability, play.ability)


@rule(
    "ability-name-once",
    "illegal",
    p.UseAbility,
    title=Words(
        "“You can't use more than 1 of this Ability each turn” counts for all of that name.",
        "「この特性は、自分の番に1回しか使えない」は、同じ名前の特性すべてで数えます。",
    ),
    source="APR E-14",
)
def ability_name_once(position: Position, play: p.UseAbility) -> Iterator[Said]:
    """Only where the text says so."""
    mon, said = position.mon(play.unit), said_by_ability(position, play)
    if mon is None or not ONE_OF_NAME.search(said) or "vstar" in said:
        return
    if _used_before(position, play):
        name, now, per = _name(mon, play), counting(position).now, counting(position).per
        yield Said(
            Words(
                f"{name.en} was used {now.en} already: once {per.en}, whoever has it.",
                f"{now.ja}すでに特性「{name.ja}」を使っています。どのポケモンでも{per.ja}1回だけです。",
            ),
            (play.unit,),
        )


@rule(
    "ability-zone",
    "suspicious",
    p.UseAbility,
    title=Words(
        "An Ability works from where, and when, its text says.",
        "特性は、書かれた場所にいて、書かれた条件を満たすときに使えます。",
    ),
    source="APR E-13, E-18",
)
def ability_zone(position: Position, play: p.UseAbility) -> Iterator[Said]:
    """The printed text names the Active Spot, the Bench, the moment or a condition that fails."""
    mon, said = position.mon(play.unit), said_by_ability(position, play)
    if mon is None:
        return
    name, who = _name(mon, play), mon.name
    condition = unmet_by_ability(position, play, english_text(mon.card, name.en))
    if condition is not None:
        yield Said(
            Words(
                f"{name.en} of {who.en} can be used only {condition.en}.",
                f"{who.ja}の特性「{name.ja}」を使えるのは、{condition.ja}です。",
            ),
            (mon.uid,),
        )
        return
    when_played = WHEN_EVOLVED.search(said) or WHEN_PLAYED.search(said)
    if when_played and ALSO not in said and not _is_fresh(position, mon, said):
        yield Said(
            Words(
                f"{name.en} is used right when {who.en} is played from the hand, and that was not "
                "this turn.",
                f"特性「{name.ja}」は{who.ja}を手札から出したときに使います。"
                "この番に出したポケモンではありません。",
            ),
            (mon.uid,),
        )
        return
    active, benched = ACTIVE.search(said), BENCHED.search(said)
    if active and not benched and mon.spot == "bench":
        yield Said(
            Words(
                f"{name.en} works from the Active Spot; {who.en} is on the Bench.",
                f"特性「{name.ja}」はバトル場にいるときに使えます（{who.ja}はベンチにいます）。",
            ),
            (mon.uid,),
        )
    elif benched and not active and mon.spot == "active":
        yield Said(
            Words(
                f"{name.en} works from the Bench; {who.en} is in the Active Spot.",
                f"特性「{name.ja}」はベンチにいるときに使えます（{who.ja}はバトル場にいます）。",
            ),
            (mon.uid,),
        )


# -- when a Pokémon is played ---------------------------------------------------------------------

CARD_PLAYS = (c.PlayTrainer, c.PlayStadium, p.AttachCard, p.Evolve, c.PutDown, p.Retreat, p.Attack)
"""What closes the moment after a Pokémon was played (APR E-05)."""


@rule(
    "ability-window-missed",
    "suspicious",
    p.UseAbility,
    title=Words(
        "“When you play this Pokémon” means right then.",
        "「手札から出したとき」の特性は、そのときにだけ使えます。",
    ),
    source="APR E-05, E-06",
)
def ability_window_missed(position: Position, play: p.UseAbility) -> Iterator[Said]:
    """Said where something else was played since; `ability-zone` says it of an earlier turn."""
    mon, said = position.mon(play.unit), said_by_ability(position, play)
    if mon is None:
        return
    if not WHEN_EVOLVED.search(said) and not WHEN_PLAYED.search(said):
        return
    if not _is_fresh(position, mon, said) or not _played_since(position, mon):
        return
    name = _name(mon, play)
    yield Said(
        Words(
            f"{name.en} is used right when {mon.name.en} is played, and that moment is over.",
            f"特性「{name.ja}」は{mon.name.ja}を手札から出したときに使います。"
            "その時点はもう過ぎています。",
        ),
        (mon.uid,),
    )


def _is_fresh(position: Position, mon: Mon, said: str) -> bool:
    """Whether a Pokémon was played this turn, as its text asks for it."""
    evolved = WHEN_EVOLVED.search(said)
    if any(isinstance(past, p.Evolve) and past.onto == mon.uid for past in position.turn.plays):
        return True
    return position.number in ({mon.evolved} if evolved else {mon.entered, mon.evolved})


def _played_since(position: Position, mon: Mon) -> bool:
    """Whether a card was played after this Pokémon came or evolved, as far as remembered.

    A case lists cards without telling what came first: there only the Items and Supporters count,
    unless it tells that the Pokémon came before them.
    """
    since = False
    kinds: Any = c.PlayTrainer if position.record.is_case else CARD_PLAYS
    for past in position.turn.plays:
        if (isinstance(past, p.Evolve) and past.onto == mon.uid) or (
            isinstance(past, c.PutDown) and mon.card in past.cards
        ):
            since, kinds = False, CARD_PLAYS
        elif isinstance(past, kinds):
            since = True
    return since
