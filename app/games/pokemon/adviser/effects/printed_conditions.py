"""Conditions in a fixed wording that Trainers and Abilities print: who is behind, what was lost.

"You can use this card only if …". Another wording, or one that asks about what is not known, is
taken as met.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from app.cards.name_keys import name_key
from app.core.text.wording import POKEMON, counted
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.attack_questions import energy_of
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.effects.meant.types_named import TYPE, type_called
from app.games.pokemon.adviser.model.card_plays import PlayTrainer
from app.games.pokemon.adviser.model.plays import UseAbility
from app.games.pokemon.adviser.model.position import Position, named, same_name
from app.games.pokemon.adviser.model.printed_texts import is_read, printed_text
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS

Used = PlayTrainer | UseAbility
"""What a condition is asked of."""
Unmet = Words | None
"""When the card could be used, if it cannot be now."""

_LETS = re.compile(
    r"(?:you can|you may) (?:use|play) this card only (?:if|when|while) (?P<what>[^.]+)\."
    r"|^only (?:if|while|when) (?P<short>[^.:]+):"
)
_NOT_FIRST = re.compile(
    r"can't (?:use|play) this card (?:during|on) your first turn"
    r"|最初の(?:自分の)?番[^。]*(?:使えない|使うことができない|出せない)"
)
"""How a card speaks that is not used on its player's first turn."""
_PAY = (
    re.compile(r"only if you discard (?P<number>\d+|a|an|another)\b[^.]* from your hand"),
    re.compile(r"pay by discarding (?P<number>\d+) other hand cards?"),
    re.compile(r"^discard (?P<number>\d+) of the other cards from your hand in order to"),
    re.compile(
        r"手札を(?:ほかに)?(?P<number>\d+)枚トラッシュ(?:することが条件|しなければ|し(?:た|ない)なら)"
    ),
)


@lru_cache(maxsize=1024)
def cards_to_discard(card: Card) -> int:
    """Return how many other cards of the hand a Trainer card asks to discard first."""
    text = " ".join(printed_text(card).split())
    found = next((one for phrase in _PAY if (one := phrase.search(text)) is not None), None)
    if found is None:
        return 0
    return int(found["number"]) if found["number"].isdecimal() else 1


@lru_cache(maxsize=1024)
def _asks(card: Card) -> str:
    """Return what a card asks for, in English and small letters; in Japanese its whole text."""
    if card.text is None:
        return ""
    found = _LETS.search(" ".join(card.text.en.casefold().split()))
    if found is not None:
        return found["what"] or found["short"]
    return card.text.ja if "だけ使える" in card.text.ja or "にだけ使" in card.text.ja else ""


def unmet(position: Position, play: PlayTrainer) -> Unmet:
    """Return when a Trainer card could be used, if its printed condition surely fails."""
    if play.card is None:
        return None
    if _is_too_early(position, play.by, play.card):
        return Words("from one's second turn on", "自分の2回目以降の番")
    asked = _asks(play.card)
    for phrase, judged in _CONDITIONS:
        found = phrase.search(asked)
        if found is not None:
            return judged(position, play, found)
    return None


_ABILITY_IF = re.compile(
    r"once (?:during|in) your turn[,:] (?:if|while) (?P<what>[^,.:]+)[,:]"
    r"|once in your turn, with (?P<with>\{\w\} energy) attached"
)
"""How an Ability speaks that asks for something before it is used."""
_ENERGY = re.compile(
    rf"^this pokémon has any (?:(?P<type>{TYPE}|\{{\w\}}) )?energy attached(?: to it)?$"
    r"|^(?P<with>\{\w\}) energy$"
)
_NO_HAND = re.compile(r"^you have no cards in your hand$")


def unmet_by_ability(position: Position, play: UseAbility, said: str) -> Unmet:
    """Return when an Ability with this text could be used, if its condition surely fails."""
    found = _ABILITY_IF.search(" ".join(said.split()))
    asked = (found["what"] or found["with"]) if found is not None else ""
    asked = asked.replace("you have a ", "you have ")
    if _NO_HAND.search(asked):
        return _empty_hand(position, play.by)
    energy = _ENERGY.search(asked)
    if energy is not None:
        return _fed(position, play, type_called(energy["type"] or energy["with"] or ""))
    for phrase, judged in _CONDITIONS:
        if judged in (_after_knock_out, _all_in_play, _tera):
            condition = phrase.search(asked)
            if condition is not None:
                return judged(position, play, condition)
    return None


def _empty_hand(position: Position, by: int) -> Unmet:
    side = position.side(by)
    guessed = position.record.is_case and side.hand is None
    cards = len(side.hand) if side.hand is not None else side.hand_count
    if not cards or guessed:
        return None
    return Words(f"with no cards in hand; there are {cards}", f"手札がないとき（いまは{cards}枚）")


def _fed(position: Position, play: UseAbility, letter: EnergyType | None) -> Unmet:
    mon = position.mon(play.unit)
    if mon is None or mon.unknown or not is_read(mon):
        return None
    # Which of two Pokémon of a name is meant is easily mixed up: one that has it will do.
    alike = [one for one in position.side(mon.player).mons if same_name(one.card, mon.card)]
    units = [unit for one in (mon, *alike) for unit in energy_of(position, one)]
    if any(not unit.known or letter is None or letter in unit.types for unit in units):
        return None
    if letter is None:
        return Words("with Energy attached", "エネルギーがついているとき")
    kind = TYPE_WORDS[letter]
    return Words(f"with {kind.en} Energy attached", f"{kind.ja}エネルギーがついているとき")


def _is_too_early(position: Position, by: int, card: Card) -> bool:
    """Whether a card is not for its player's first turn; Rare Candy has a rule of its own."""
    early = position.is_first_turn(by) and finds(_NOT_FIRST, printed_text(card))
    return early and not named(card, "Rare Candy")


def _prizes(position: Position, play: PlayTrainer) -> tuple[int | None, int | None]:
    """Return the Prize cards left of the player and of the opponent, where they are known.

    Of several opponents, of the one with fewest: one that a condition holds for is enough.
    """
    if play.prize_counts is not None:
        return play.prize_counts
    theirs = [foe.prizes for foe in position.foes(play.by)]
    known = [left for left in theirs if left is not None]
    least = min(known) if theirs and len(known) == len(theirs) else None
    return position.side(play.by).prizes, least


def _behind(position: Position, play: PlayTrainer, _found: re.Match[str]) -> Unmet:
    mine, theirs = _prizes(position, play)
    if mine is None or theirs is None or mine > theirs:
        return None
    return Words(
        f"with more Prize cards left than the opponent; it is {mine} to {theirs}",
        f"自分のサイドの残り枚数が相手より多いとき（いまは{mine}対{theirs}）",
    )


def _few_prizes(position: Position, play: PlayTrainer, found: re.Match[str]) -> Unmet:
    theirs, most = _prizes(position, play)[1], int(found[1])
    if theirs is None or theirs <= most:
        return None
    return Words(
        f"while the opponent has {most} or fewer Prize cards left; there are {theirs}",
        f"相手のサイドの残りが{most}枚以下のとき（いまは{theirs}枚）",
    )


def _after_knock_out(position: Position, play: Used, found: re.Match[str]) -> Unmet:
    record = position.record
    known = record.is_case or (record.complete and bool(record.since_turn_of(play.by)))
    whose = (found.groupdict().get("whose") or "").strip()
    lost = [
        ko
        for ko in record.kos
        if position.allied(ko.owner, play.by) and not position.allied(ko.turn_of, play.by)
        if ko.turn >= position.round_ago()
        if not whose or ko.card is None or whose in ko.card.name.en.casefold()
    ]
    if lost or not known:
        return None
    return Words(
        "if a Pokémon of yours was Knocked Out during the opponent's last turn; none was",
        "前の相手の番に自分のポケモンがきぜつしたとき",
    )


def _last_card(position: Position, play: PlayTrainer, _found: re.Match[str]) -> Unmet:
    side = position.side(play.by)
    guessed = position.record.is_case and side.hand is None
    if side.hand_count is None or side.hand_count <= 1 or guessed:
        return None
    return Words(
        f"as the last card in the hand; there are {side.hand_count}",
        f"手札がこのカードだけのとき（いまは{side.hand_count}枚）",
    )


def _tera(position: Position, play: Used, _found: re.Match[str]) -> Unmet:
    mons = position.side(play.by).mons
    if any("Tera" in mon.card.tags if mon.card is not None else not mon.plain for mon in mons):
        return None
    return Words("with a Tera Pokémon in play", "自分の場にテラスタルのポケモンがいるとき")


def _all_in_play(position: Position, play: Used, found: re.Match[str]) -> Unmet:
    """Every Pokémon that is named: "N's Reshiram, and N's Zekrom"."""
    mons = position.side(play.by).mons
    if any(mon.card is None and not mon.plain for mon in mons):
        return None
    there = {name_key(mon.card.name.en) for mon in mons if mon.card is not None}
    asked = [one for one in re.split(r",\s*(?:and\s+)?|\s+and\s+", found["names"]) if one]
    missing = [one for one in asked if name_key(one) not in there]
    if not missing or any(re.match(r"(?:any|an?|no|at|exactly|\d|more|fewer)\b", n) for n in asked):
        return None
    lacking = counted(len(missing), POKEMON)
    return Words(
        f"with every Pokémon it names in play; {lacking.en} missing",
        f"書かれたポケモンがすべて自分の場にいるとき（あと{lacking.ja}）",
    )


def _going_second(position: Position, play: PlayTrainer, _found: re.Match[str]) -> Unmet:
    # `tv-first-turn-per-player` speaks of it where B and D go second.
    if position.goes_second(play.by) or position.shares_field:
        return None
    return Words("by the player going second", "後攻のプレイヤーが使うとき")


_CONDITIONS: tuple[tuple[re.Pattern[str], Callable[[Position, Any, re.Match[str]], Unmet]], ...] = (
    (
        re.compile(
            r"^you have more prize(?: card)?s (?:remaining|left) than (?:your|the) opponent$"
            r"|サイド[^。]*相手[^。]*より多い"
        ),
        _behind,
    ),
    (
        re.compile(r"^your opponent has (\d+) or fewer prize cards (?:remaining|left)$"),
        _few_prizes,
    ),
    (
        re.compile(
            r"^(?:any|1) (?:or more )?of your (?P<whose>[^,.]*?)pokémon (?:was|were) knocked out "
            r"(?:by damage from [^,.]* )?during your opponent's last turn$"
            r"|^a pokémon of yours was knocked out on the opponent's last turn$"
            r"|前の相手の番[^。]*きぜつ"
        ),
        _after_knock_out,
    ),
    (re.compile(r"last card in your hand|no other cards in (?:your )?hand"), _last_card),
    (re.compile(r"^you have any tera pokémon in play$"), _tera),
    (re.compile(r"^you go(?:es|ing)? second\b"), _going_second),
    (re.compile(r"^you have (?P<names>[^.]+) in play$"), _all_in_play),
)
"""How a condition is worded, and what tells whether it fails."""
