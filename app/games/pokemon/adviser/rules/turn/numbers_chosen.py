"""Rules of how many an effect takes: any number, up to N, at least N, exactly N."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.data.value import value
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.no_change import why_nothing
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import sits, subject
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.rules.turn.turn_effects import effect_used

UP_TO = re.compile(r"up to \d|as many as|まで")
HIDDEN = re.compile(
    r"search your deck|(?:in|from|of) your deck|your deck's|top \d* ?cards?|from your hand"
    r"|opponent's hand|山札|手札から"
)
"""How a text speaks that picks from where not everybody sees the cards."""
_TAKES = re.compile(
    r"\b(?:attach|bench|choose|discard|move|put|return|reveal|shuffle|search your deck for)\s+"
    r"(?:(?P<any>any number)|up to (?P<most>\d+)|at least (?P<least>\d+)|(?P<more>\d+) or more"
    r"|exactly (?P<just>\d+)|(?P<plain>\d+|an?)\b)"
)
"""How a text says how many it takes."""


@value
class Asked:
    """How many an effect takes."""

    least: int
    most: int | None
    words: Words


def asked_by(text: str) -> Asked | None:
    """Return how many a text in small letters takes; None where it does not say so just once.

    A plain number is as many as there are, at the most: what cannot be done is left undone (ST172).
    """
    found = list(_TAKES.finditer(text))
    if len(found) != 1:
        return None
    said = found[0].groupdict()
    if said["any"]:
        return Asked(0, None, Words("any number", "好きな数"))
    if number := said["most"]:
        return Asked(0, int(number), Words(f"up to {number}", f"{number}まで"))
    if number := said["least"] or said["more"]:
        return Asked(int(number), None, Words(f"at least {number}", f"{number}以上"))
    if number := said["just"]:
        return Asked(int(number), int(number), Words(f"exactly {number}", f"ちょうど{number}"))
    plain = int(said["plain"]) if said["plain"].isdigit() else 1
    return Asked(0, plain, Words(f"{plain}", f"{plain}"))


@rule(
    "turn-up-to-minimum",
    "suspicious",
    c.PlayTrainer,
    p.UseAbility,
    title=Words(
        "Of “up to” so many that everybody sees, a Trainer card or Ability takes at least 1.",
        "見えているものを「N枚まで」選ぶトレーナーズや特性では、1枚以上選びます。",
    ),
    source="APR D-05, H, E-33",
)
def turn_up_to_minimum(position: Position, play: c.PlayTrainer | p.UseAbility) -> Iterator[Said]:
    """Attacks, and cards picked from hidden zones, may take none; a table may allow it to all."""
    usual = position.option("up-to-zero", "at-least-one") == "at-least-one"
    if play.chosen != 0 or not usual or not sits(position, play.by):
        return
    name, text, onto = effect_used(position, play)
    if not UP_TO.search(text) or HIDDEN.search(text):
        return
    if why_nothing(position, play.by, text, onto) is None:
        yield Said(
            Words(
                f"{name.en} says “up to”, and nothing was chosen. At least 1 must be chosen where "
                "there is one to choose.",
                f"{name.ja}で何も選んでいません。選べるものがあれば、1枚以上選びます。",
            ),
            subject(play),
            right=1,
        )


@rule(
    "turn-number-chosen",
    "suspicious",
    c.PlayTrainer,
    p.UseAbility,
    title=Words(
        "An effect takes as many as it says: any number, at most, at least or exactly so many.",
        "選ぶ数は効果のとおりにします（好きな数、何枚まで、何枚以上、ちょうど何枚）。",
    ),
    source="ST173, ST174",
)
def turn_number_chosen(position: Position, play: c.PlayTrainer | p.UseAbility) -> Iterator[Said]:
    """`turn-up-to-minimum` speaks of none chosen of “up to N”."""
    if play.chosen is None or not sits(position, play.by):
        return
    name, text, _ = effect_used(position, play)
    asked = asked_by(text)
    if asked is None:
        return
    over = asked.most is not None and play.chosen > asked.most
    if not over and play.chosen >= asked.least:
        return
    yield Said(
        Words(
            f"{name.en} takes {asked.words.en}, not {play.chosen}.",
            f"「{name.ja}」で選ぶ数は{asked.words.ja}です（選んだ数は{play.chosen}）。",
        ),
        subject(play),
        right=asked.most if over else asked.least,
    )
