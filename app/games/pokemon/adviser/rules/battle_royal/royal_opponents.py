"""Rules of whom texts of cards mean in a Battle Royal: one chosen opponent (group Q)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import text_used
from app.games.pokemon.adviser.effects.no_change import effect_of
from app.games.pokemon.adviser.effects.royal.royal_questions import (
    ROYAL,
    attacked_owner,
    by_the_sheet,
    chosen_for_trainer,
    foes,
    last_trainer,
    named_players,
    owner_of,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, goes_on
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Player
from app.games.pokemon.adviser.model.printed_texts import english_texts
from app.games.pokemon.cards.words.opponent_words import EACH, OPPONENT

THEIR_POKEMON = re.compile(r"your opponent's|opposing|相手の")


def _trainer_text(play: c.PlayTrainer) -> str:
    return effect_of(play.card) or english_texts(play.card)


def only_one(position: Position, players: tuple[Player, ...]) -> Said:
    """Return what is said of an effect that was done to several opponents."""
    names = named_players(position, players)
    return Said(
        Words(
            f"Done to {names.en}: an effect on “your opponent” is done to one chosen opponent.",
            f"{names.ja}に行っています。「相手」への効果は、選んだ相手1人に行います。",
        ),
        tuple(map(seat, players)),
        right=1,
    )


@rule(
    "br-effect-one-opponent",
    "suspicious",
    c.PlayTrainer,
    c.Choose,
    c.MoveCards,
    c.Reveal,
    c.LookAt,
    p.Switch,
    title=Words(
        "An effect on “your opponent” is done to one chosen opponent.",
        "「相手」への効果は、相手プレイヤーを1人選んで行います。",
    ),
    source="BR079, BR229, BR230",
    games=ROYAL,
)
def br_effect_one_opponent(position: Position, play: Any) -> Iterator[Said]:
    """At a table: where it is done to the hands or Pokémon of others than the chosen one.

    Where nobody is said to be chosen, where the hands of several are looked at for one Trainer.
    """
    if isinstance(play, p.Switch):
        yield from _not_the_chosen(position, play, owner_of(position, play.out))
        return
    if isinstance(play, c.PlayTrainer | c.Choose):
        card = play.card if isinstance(play, c.PlayTrainer) else play.cause
        said = effect_of(card) or english_texts(card)
        met = tuple(one for one in play.players if one in foes(position, play.by))
        if kind(card) == "stadium" or EACH.search(said) or not OPPONENT.search(said):
            return
        if len(met) > 1:
            yield only_one(position, met)
        return
    met = _hands_touched(position, play, OPPONENT)
    if len(met) > 1:
        yield only_one(position, met)
    else:
        yield from _not_the_chosen(position, play, _hand_of(play))


def _not_the_chosen(position: Position, play: Any, whose: Player | None) -> Iterator[Said]:
    """Yield that the last Trainer is done to another opponent than was said at the table."""
    if position.record.is_case or position.number <= 0 or whose is None:
        return
    last = last_trainer(position, play)
    if last is None or last.by != play.by or whose not in foes(position, last.by):
        return
    chosen, said = chosen_for_trainer(position, last), _trainer_text(last)
    if chosen and whose not in chosen and (OPPONENT.search(said) or EACH.search(said)):
        names, name = named_players(position, chosen), called(position, whose)
        yield Said(
            Words(
                f"{names.en} was chosen for this effect: it is not done to {name}.",
                f"この効果の相手に選ばれたのは{names.ja}です（{name}には行いません）。",
            ),
            (seat(whose),),
            right=names.en,
        )


@rule(
    "br-effect-each-player",
    "suspicious",
    c.PlayTrainer,
    p.UseAbility,
    c.MoveCards,
    title=Words(
        "An effect on each player is done to its player and one opponent; a Stadium's to all.",
        "「おたがい」への効果は、自分と相手1人に行います（スタジアムは全員）。",
    ),
    source="BR129, BR208-BR211, BR224, BR225",
    games=ROYAL,
)
def br_effect_each_player(position: Position, play: Any) -> Iterator[Said]:
    """As clarified; the sheet says nothing, and everybody is meant."""
    if by_the_sheet(position, "br-each-player"):
        return
    if isinstance(play, c.PlayTrainer | p.UseAbility):
        is_stadium = isinstance(play, c.PlayTrainer) and kind(play.card) == "stadium"
        said = _text(position, play)
        met = tuple(one for one in play.players if one in foes(position, play.by))
        if is_stadium or not EACH.search(said):
            return
    else:
        met = _hands_touched(position, play, EACH)
    if len(met) > 1:
        names = named_players(position, met)
        yield Said(
            Words(
                f"Done to {names.en}: “each player” is its player and one chosen opponent.",
                f"{names.ja}に行っています。「おたがい」は、自分と選んだ相手1人です。",
            ),
            tuple(map(seat, met)),
            right=2,
        )


def _text(position: Position, play: c.PlayTrainer | p.UseAbility) -> str:
    if isinstance(play, c.PlayTrainer):
        return _trainer_text(play)
    return text_used(position, play) or ""


def _hands_touched(position: Position, play: Any, phrase: re.Pattern[str]) -> tuple[Player, ...]:
    """Return the opponents whose hands a Trainer of this turn was used on, with this play."""
    if position.record.is_case or position.number <= 0:
        return ()
    last = last_trainer(position, play)
    if last is None or not phrase.search(_trainer_text(last)):
        return ()
    if phrase is OPPONENT and EACH.search(_trainer_text(last)):
        return ()
    after: list[Any] = []
    for past in (*position.turn.plays, *position.gesture):
        if past is last:
            after = []
        elif past is not play:
            after.append(past)
    whose = {_hand_of(one) for one in (*after, play)}
    mine = _hand_of(play)
    meant = tuple(one for one in foes(position, last.by) if one in whose)
    return meant if mine in meant else ()


def _hand_of(play: Any) -> Player | None:
    """Return whose hand a play is about: looked at, shown, or put back."""
    if isinstance(play, c.LookAt | c.Reveal):
        return play.player if play.zone == "hand" else None
    if isinstance(play, c.MoveCards) and play.source == "hand" and play.owners:
        return play.owners[0]
    return None


@rule(
    "br-effect-attack-owner",
    "suspicious",
    p.Attack,
    title=Words(
        "In an attack “your opponent” is the owner of the attacked Pokémon.",
        "ワザの「相手」は、そのワザを受けるポケモンの持ち主です。",
    ),
    source="BR080",
    games=ROYAL,
)
def br_effect_attack_owner(position: Position, play: p.Attack) -> Iterator[Said]:
    """Of players it is said to be done to, and of Pokémon of others that it touched."""
    owner = attacked_owner(position, play)
    if owner is None or play.failed:
        return
    said = text_used(position, play) or ""
    others = [one for one in play.players if one not in (owner, play.by)]
    if THEIR_POKEMON.search(said) and "both yours and your opponent's" not in said:
        touched = [uid for uid, points in (*play.damage, *play.counters) if points > 0]
        others += [one for uid in touched if (one := owner_of(position, uid)) is not None]
    others += [
        one
        for play_ in position.gesture
        if isinstance(play_, p.ChangeCondition) and play_.on and play_.by_attack
        if (one := owner_of(position, play_.unit)) is not None
    ]
    wrong = tuple(
        dict.fromkeys(one for one in others if one in foes(position, play.by) and one != owner)
    )
    if wrong:
        name, names = called(position, owner), named_players(position, wrong)
        yield Said(
            Words(
                f"The attack is on {name}'s Pokémon: its text means {name}, not {names.en}.",
                f"{name}のポケモンへのワザなので、「相手」は{name}です（{names.ja}ではありません）。",
            ),
            tuple(map(seat, wrong)),
            right=name,
        )


@rule(
    "br-effect-rechoose",
    "reminder",
    *MAIN_PLAYS,
    t.BeginTurn,
    p.Standing,
    title=Words(
        "Where the chosen opponent is out, another one is chosen.",
        "選んだ相手が敗北したら、別の相手を選び直します。",
    ),
    source="BR081",
    games=ROYAL,
)
def br_effect_rechoose(position: Position, play: Any) -> Iterator[Said]:
    """Of a lasting effect whose choice is known."""
    if not isinstance(play, p.Standing | t.BeginTurn) and not goes_on(position, play):
        return
    for uid, player in position.choices:
        if not sits(position, player) or not position.side(player).out:
            continue
        if isinstance(play, p.UseAbility) and play.unit == uid and play.players:
            continue  # another one is chosen
        mon, name = position.mon(uid), called(position, player)
        what = mon.name if mon is not None else Words("an effect", "効果")
        yield Said(
            Words(
                f"{name} was chosen for {what.en} and is out: choose another opponent.",
                f"{what.ja}の相手に選ばれた{name}は敗北しました。別の相手を選び直します。",
            ),
            (uid,),
        )
