"""Rules of effects in a turn (group E): what may be used, and what is not taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import allowed
from app.games.pokemon.adviser.effects.locks.lock_causes import NOTED
from app.games.pokemon.adviser.effects.no_change import (
    NOBODY_TO_SWITCH,
    NOTHING_TO_HEAL,
    effect_of,
    why_nothing,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import in_a_turn, seat, sits, subject
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import english_text

IN_PLAY = ("attached", "active", "bench", "stage", "stadium")
TO_HAND = re.compile(
    r"(?:attached|in play|of your (?!deck|discard|prize)(?:[\w']+ )*pokémon|this pokémon"
    r"|opposing pokémon|evolution cards? on|return|pick up|devolve)"
    r"[^.]*\b(?:in)?to (?:[\w']+ ){0,2}hand\b|手札にもど|手札に戻"
)
"""How a text speaks that brings something from the table back to a hand."""


# -- taking back -------------------------------------------------------------------------------


@rule(
    "turn-take-back",
    "suspicious",
    p.Detach,
    p.Devolve,
    p.LeavePlay,
    c.MoveCards,
    title=Words(
        "What was put into play or announced does not go back to the hand.",
        "場に出したカードや使ったカードは、手札に戻せません。",
    ),
    source="ST177",
)
def turn_take_back(position: Position, play: p.Play) -> Iterator[Said]:
    """Silent where an effect used this turn, or one that works in play, brings cards back."""
    back = _comes_back(position, play)
    if back is None or not in_a_turn(position):
        return
    name, about = back
    if allowed(position, position.turn.player, TO_HAND) is not False:
        return
    yield Said(
        Words(
            f"{name.en} goes back to the hand. What was played stays unless an effect returns it.",
            f"{name.ja}が手札に戻ります。効果がなければ、一度出したカードや使ったカードは"
            "手札に戻せません。",
        ),
        about,
    )


def _comes_back(position: Position, play: p.Play) -> tuple[Words, tuple[str, ...]] | None:
    """Return what comes back to a hand without a word of an effect, and what that is about."""
    if getattr(play, "goal", "") != "hand" or getattr(play, "effect", False):
        return None
    something = Words("A card", "カード")
    if isinstance(play, c.MoveCards):
        card = next((one for one in play.cards if one is not None), None)
        if play.source not in IN_PLAY:
            return None
        return (card.name if card is not None else something), (seat(play.by),)
    mon = position.mon(getattr(play, "unit", ""))
    if mon is None or (isinstance(play, p.Devolve) and mon.evolved != position.number):
        return None
    if isinstance(play, p.LeavePlay):
        return mon.name, (mon.uid,)
    moved = getattr(play, "card", None)
    return (moved.name if moved is not None else something), (mon.uid,)


# -- what an effect needs ------------------------------------------------------------------------


@rule(
    "turn-effect-needs-change",
    "suspicious",
    c.PlayTrainer,
    p.UseAbility,
    title=Words(
        "A Trainer card or Ability that would change nothing cannot be used.",
        "何も起こらないトレーナーズや特性は使えません。",
    ),
    source="APR B-01, C-06, C-11, ST176",
)
def turn_effect_needs_change(
    position: Position, play: c.PlayTrainer | p.UseAbility
) -> Iterator[Said]:
    """Only fixed wordings are judged (`no_change`).

    `switch-no-bench` speaks of a switch, `damage-heal-none` of the Pokémon that is to be healed.
    """
    if not sits(position, play.by) or position.number == 0:
        return
    name, text, onto = effect_used(position, play)
    why = why_nothing(position, play.by, text, onto) if text else None
    if onto is not None and why == NOTHING_TO_HEAL:
        return
    if why is not None and why != NOBODY_TO_SWITCH:
        yield Said(
            Words(
                f"{name.en} would change nothing: {why.en}. It cannot be used then.",
                f"{why.ja}。何も起こらないので、{name.ja}は使えません。",
            ),
            subject(play),
        )


def effect_used(
    position: Position, play: c.PlayTrainer | p.UseAbility
) -> tuple[Words, str, Mon | None]:
    """Return the name of what is used, its English text, and the Pokémon it is used on."""
    if isinstance(play, c.PlayTrainer):
        name = play.card.name if play.card is not None else Words("It", "このカード")
        onto = position.mon(play.onto) if play.onto else None
        return name, effect_of(play.card), onto
    mon = position.mon(play.unit)
    card = mon.card if mon is not None else None
    if card is None:
        return Words("", ""), "", None
    only = card.abilities[0].name.en if len(card.abilities) == 1 else ""
    text = english_text(card, play.ability or only)
    name = next(
        (one.name for one in card.abilities if one.name.en == (play.ability or only)), card.name
    )
    return name, text, None


# -- effects that forbid -------------------------------------------------------------------------

LOCKED: dict[str, tuple[str, ...]] = {
    "item": ("no_items", "no_trainers"),
    "tool": ("no_trainers",),
    "supporter": ("no_supporters", "no_trainers"),
    "stadium": ("no_stadiums", "no_trainers"),
}
"""What is noted on a player who cannot play a kind of card."""


@rule(
    "turn-effect-can-t-wins",
    "reminder",
    c.PlayTrainer,
    c.PlayStadium,
    title=Words(
        "Where one effect says “can” and another “can't”, “can't” wins.",
        "「できる」と「できない」がぶつかったら、「できない」が優先されます。",
    ),
    source="ST171, APR II-A",
)
def turn_effect_can_t_wins(
    position: Position, play: c.PlayTrainer | c.PlayStadium
) -> Iterator[Said]:
    """What is noted on the player; `item-locked` speaks of Items."""
    if not sits(position, play.by) or play.source != "hand" or play.card is None:
        return
    side, what = position.side(play.by), kind(play.card)
    noted = any(side.noted(key) for key in LOCKED.get(what, ()))
    if noted and what != "item":
        name = play.card.name
        yield Said(
            Words(
                f"{side.name} cannot play {name.en} now because of {NOTED.en}: “can't” wins.",
                f"{NOTED.ja}により、いま{side.name}は{name.ja}を使えません。"
                "「できない」という効果が優先されます。",
            ),
            (seat(play.by),),
        )
