"""Rules of leaving the Active Spot and of switching (入れ替え) (group K)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.data.asked_once import asked_of_each
from app.core.text.wording import together
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.effects_said import EFFECTS, part_used, text_used
from app.games.pokemon.adviser.effects.no_change import NOBODY_TO_SWITCH, effect_of, why_nothing
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, is_ordinary
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import english_text, english_texts, printed_text
from app.games.pokemon.cards.card_record import Ability, Card
from app.games.pokemon.cards.card_record import Attack as Printed
from app.games.pokemon.table.special_conditions import CONDITIONS
from app.games.pokemon.variants.variant import NOT_BATTLE_ROYAL

OWNER_CHOOSES = re.compile(
    r"switch out your opponent's active|your opponent switches (?:their|his or her) active"
    r"|(?:your opponent|they) (?:chooses?|picks?) the (?:new|replacement)|each player switches"
    r"|相手が選|相手自身が選"
)
"""How an effect speaks under which the owner chooses the new Active Pokémon."""
USER_CHOOSES = re.compile(
    r"switch (?:in )?1 of your opponent's benched|choose (?:a|1 of your opponent's) benched"
    r"|相手のベンチ[^。]*(?:選び|選んで|1匹と)"
)
"""How an effect speaks under which its user chooses it."""


# -- what ends -----------------------------------------------------------------------------------


@rule(
    "retreat-clears",
    "reminder",
    *MAIN_PLAYS,
    p.MoveToBench,
    p.Standing,
    p.Switch,
    title=Words(
        "Special Conditions end when a Pokémon leaves the Active Spot.",
        "バトル場を離れたポケモンの特殊状態は、すべて回復します。",
    ),
    source="ST144, APR A-03",
)
def retreat_clears(position: Position, play: p.Play) -> Iterator[Said]:
    """Of what is left on a Benched Pokémon; a case is told of the Pokémon that leaves as well."""
    case = position.record.is_case
    if not case and not isinstance(play, p.Standing):
        return
    if isinstance(play, p.Standing) or is_ordinary(position, play):
        for mon in position.affected:
            if mon.spot == "bench":
                yield _is_over(mon)
    if case and isinstance(play, p.MoveToBench | p.Retreat | p.Switch):
        leaving = position.mon(play.out if isinstance(play, p.Switch) else play.unit)
        if leaving is not None and leaving.spot == "active" and leaving.conditions:
            yield _is_over(leaving)


@asked_of_each
def _is_over(mon: Mon) -> Said:
    left = [CONDITIONS[one.key] for one in mon.conditions if one.key in CONDITIONS]
    what = Words("turn its card upright", "カードの向きを元にもどします")
    if left:
        those = together(left)
        what = Words(f"it is no longer {those.en}", f"{those.ja}は回復します")
    return Said(
        Words(
            f"{mon.name.en} left the Active Spot: {what.en}.",
            f"{mon.name.ja}はバトル場を離れたので、{what.ja}。",
        ),
        (mon.uid,),
    )


switch_not_retreat = guard(
    "switch-not-retreat",
    Words(
        "A switch by an effect costs nothing, works under any Special Condition and is not "
        "a retreat.",
        "効果による入れ替えは「にげる」ではなく、特殊状態でもでき、エネルギーもいりません。",
    ),
    "APR C-03",
)


# -- switching -----------------------------------------------------------------------------------


@rule(
    "switch-no-bench",
    "suspicious",
    c.PlayTrainer,
    p.Switch,
    p.UseAbility,
    c.UseStadium,
    title=Words(
        "Without a Benched Pokémon there is nobody to switch with.",
        "ベンチポケモンがいなければ、入れ替えられません。",
    ),
    source="APR C-03",
)
def switch_no_bench(
    position: Position, play: c.PlayTrainer | p.Switch | p.UseAbility | c.UseStadium
) -> Iterator[Said]:
    """Of an effect in a fixed wording that does nothing else."""
    if not sits(position, play.by) or position.number <= 0:
        return
    if isinstance(play, p.Switch):
        mon = position.mon(play.out)
        alone = mon is not None and not position.side(mon.player).bench
        about = play.out
    else:
        text = _text(position, play)
        alone = bool(text) and why_nothing(position, play.by, text) == NOBODY_TO_SWITCH
        about = seat(play.by)
    if alone:
        yield Said(
            Words(
                "There is no Benched Pokémon to switch with.",
                "入れ替えるベンチポケモンがいません。",
            ),
            (about,),
        )


def _text(position: Position, play: c.PlayTrainer | p.UseAbility | c.UseStadium) -> str:
    """Return what an effect says, in English and small letters; "" where it is not known."""
    if isinstance(play, p.UseAbility):
        mon = position.mon(play.unit)
        return english_text(mon.card, play.ability) if mon is not None else ""
    return english_texts(play.card) if isinstance(play, c.UseStadium) else effect_of(play.card)


@rule(
    "gust-chooser",
    "reminder",
    p.Switch,
    title=Words(
        "“Switch in”: the user chooses the Pokémon. “Switch out”: its owner does.",
        "呼び出す効果では使ったプレイヤーが、入れ替えさせる効果では持ち主がポケモンを選びます。",
    ),
    source="APR C-04, C-05",
    games=NOT_BATTLE_ROYAL,
)
def gust_chooser(position: Position, play: p.Switch) -> Iterator[Said]:
    """By the wording of the effect that is said to do it, or was used last this turn."""
    mon = position.mon(play.out)
    chooser = play.by if play.chosen_by is None else play.chosen_by
    if mon is None or not sits(position, chooser) or position.number <= 0:
        return
    found = _effect(position, play)
    if found is None:
        return
    user, said, effect = found
    if OWNER_CHOOSES.search(said):
        right = mon.player
    elif USER_CHOOSES.search(said) and not position.allied(mon.player, user):
        right = user
    else:
        return
    if not position.allied(chooser, right):
        name, owner = called(position, right), called(position, mon.player)
        yield Said(
            Words(
                f"{name} chooses {owner}'s new Active Pokémon for {effect.en}.",
                f"{effect.ja}では、{owner}の新しいバトルポケモンを{name}が選びます。",
            ),
            (mon.uid,),
            right=name,
        )


def _effect(position: Position, play: p.Switch) -> tuple[int, str, Words] | None:
    """Return who uses the effect that switches, its text and name; None where it is not known."""
    if play.cause is not None:
        said = printed_text(play.cause) or english_texts(play.cause)
        return play.by, said, _called(play.cause)
    for past in reversed((*position.turn.plays, *position.gesture)):
        if isinstance(past, p.Switch) and past is not play:
            return None  # an effect before this one switched
        if isinstance(past, EFFECTS):
            used = text_used(position, past)
            part = part_used(position, past)
            return (past.by, used, _called(part)) if used is not None else None
    return None


def _called(part: Card | Printed | Ability | None) -> Words:
    """Return what an effect is called in a sentence."""
    if part is None:
        return Words("this effect", "この効果")
    return Words(part.name.en, f"「{part.name.ja}」")
