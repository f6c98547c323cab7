"""What printed effects may allow just now: those used this turn, and those that work in play.

Only fixed phrases are looked for, in either language. A text that nobody knows may say anything:
the answer is None then, and a rule stays silent or says less.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import ability_texts, printed_text
from app.games.pokemon.cards.card_record import Ability, Card
from app.games.pokemon.cards.card_record import Attack as Printed

EFFECTS = (c.PlayTrainer, p.Attack, p.UseAbility, c.UseStadium, c.PlayStadium)


@lru_cache(maxsize=8192)
def finds(phrase: re.Pattern[str], text: str) -> bool:
    """Whether a text has a phrase. Kept: the same cards are asked about at every gesture."""
    return phrase.search(text) is not None


def allowed(position: Position, by: int, phrase: re.Pattern[str]) -> bool | None:
    """Whether an effect says `phrase` that was used this turn or works for the player `by`.

    None where no known one does, but something lies there whose text is not known.
    """
    unread = False
    for text in (*used_now(position), *working(position, by)):
        if text is None:
            unread = True
        elif finds(phrase, text):
            return True
    return None if unread else False


def used(position: Position, phrase: re.Pattern[str]) -> bool | None:
    """Whether an effect used this turn says `phrase`; None where one was whose text is not known.

    Of a case what it does not tell did not happen: it names the cards that matter.
    """
    unread = False
    for play in (*position.turn.plays, *position.gesture):
        if not isinstance(play, EFFECTS) or kind(getattr(play, "card", None)) == "tool":
            continue  # a Tool works as long as it is attached, not by being played
        text = text_used(position, play)
        if text is None:
            unread = not position.record.is_case
        elif finds(phrase, text):
            return True
    return None if unread else False


def used_now(position: Position) -> Iterator[str | None]:
    """Yield the texts of what was used this turn and in this gesture; None for one not known."""
    for play in (*position.turn.plays, *position.gesture):
        if isinstance(play, EFFECTS):
            yield text_used(position, play)


def text_used(position: Position, play: p.Play) -> str | None:
    """Return what the effect that a play uses says, in small letters; None if not known."""
    if isinstance(play, p.Attack):
        return _of_attack(position, play)
    if isinstance(play, p.UseAbility):
        return _of_ability(position.mon(play.unit), play.ability)
    card = getattr(play, "card", None)
    return printed_text(card) or None


def used_last(position: Position, play: p.Play) -> p.Play | None:
    """Return the effect that was used last before a play, in this turn or in its own gesture."""
    before: list[p.Play] = list(position.turn.plays)
    for one in position.gesture:
        if one is play:
            break
        before.append(one)
    return next((one for one in reversed(before) if isinstance(one, EFFECTS)), None)


def part_used(position: Position, play: p.Play) -> Card | Printed | Ability | None:
    """Return the card, attack or Ability that a play uses; None where it is not known."""
    if isinstance(play, p.Attack):
        return printed(position, play)
    if isinstance(play, p.UseAbility):
        mon = position.mon(play.unit)
        own = mon.card.abilities if mon is not None and mon.card is not None else ()
        named = [one for one in own if one.name.en == play.ability or len(own) == 1]
        return named[0] if named else None
    card: Card | None = getattr(play, "card", None)
    return card


def parts(card: Card) -> Iterator[Printed | Ability]:
    """Yield the Abilities and attacks of a card."""
    yield from card.abilities
    yield from card.attacks


def _of_attack(position: Position, play: p.Attack) -> str | None:
    found = printed(position, play)
    if found is not None:
        return printed_text(found)
    mon = position.mon(play.attacker)
    if mon is None or (mon.card is None and not mon.plain) or play.attack:
        return None
    return " ".join(printed_text(one) for one in mon.card.attacks) if mon.card is not None else ""


def _of_ability(mon: Mon | None, name: str) -> str | None:
    if mon is None or mon.card is None:
        return "" if mon is not None and mon.plain else None
    wanted = name.casefold()
    named = [one for one in mon.card.abilities if one.name.en.casefold() == wanted]
    told = named or mon.card.abilities
    return " ".join(printed_text(one) for one in told) if told else None


def working(position: Position, by: int) -> Iterator[str | None]:
    """Yield what Abilities and what is attached of a player and the Stadiums say; None unread."""
    for one in position.stadiums:
        yield printed_text(one.card) if one.card is not None else None
    if not 0 <= by < len(position.sides):
        return
    for mon in position.side(by).mons:
        if mon.card is None and not mon.plain:
            yield None
        yield from ability_texts(mon)
        yield from (printed_text(card) for card in (*mon.tools, *mon.others))
        for card in mon.energy:
            special = kind(card) != "basic_energy"
            yield (printed_text(card) or None) if special else ""
        if mon.unknown:
            yield None


def another_may(position: Position, used: p.Play, phrase: re.Pattern[str]) -> bool:
    """Whether something in play says `phrase` beside what was used: nobody has to announce it."""
    own = text_used(position, used)
    return any(
        text is None or (text != own and finds(phrase, text)) for text in working(position, used.by)
    )
