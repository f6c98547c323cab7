"""Rules of the first turn (group F): what the player going first waits for, and who evolves."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.attack_questions import attacks_on, printed
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.effects.evolution_questions import evolves_by_hand, may_evolve
from app.games.pokemon.adviser.model.acting import called, seat
from app.games.pokemon.adviser.model.card_plays import PlayTrainer
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.plays import Attack, Evolve
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import ability_texts, is_read, printed_text
from app.games.pokemon.adviser.model.team_play import letter
from app.games.pokemon.variants.variant import NOT_BATTLE_ROYAL

GOING_FIRST = re.compile(r"\b(?:go|goes|going|went) first\b|先攻")
"""How a card speaks that may be used on the first turn of the player going first."""
NOT_FIRST = re.compile(
    r"(?P<second>if you (?:go|went|are going) second, )?you can't use this attack "
    r"(?:during|on) your first turn"
    r"|(?P<later>後攻(?:なら|の場合|プレイヤー)[^。]*)?最初の(?:自分の)?番[^。]*このワザ[^。]*使えない"
)
"""How an attack speaks that is not used on its player's first turn."""


def _is_held_back(position: Position, by: int, option: str) -> bool:
    """Whether a player is on the first turn of the game and the table kept its limit."""
    if position.shares_field:
        return _waits_in_teams(position, by)
    allowed = position.option(option, "forbidden") == "allowed"
    return by == position.first and not allowed and position.is_first_turn(by)


def _waits_in_teams(position: Position, by: int) -> bool:
    """Whether a player waits with Supporters in round one, as two against two agreed on it.

    The article does not say: where nobody chose, `tv-silent-rules` asks.
    """
    waiting = {"first-team": ("A", "C"), "first-player": ("A",)}
    told = waiting.get(position.option("tv-supporter"), ())
    return position.is_first_turn(by) and letter(position, by) in told


@rule(
    "first-turn-supporter",
    "illegal",
    PlayTrainer,
    title=Words(
        "The player going first plays no Supporter on the first turn.",
        "先攻プレイヤーは、最初の番にサポートを使えません。",
    ),
    source="ST090",
    games=NOT_BATTLE_ROYAL,
)
def first_turn_supporter(position: Position, play: PlayTrainer) -> Iterator[Said]:
    """Some Supporters say that they may be used when going first."""
    card = play.card
    if card is None or kind(card) != "supporter" or play.source != "hand":
        return
    text = printed_text(card)
    if finds(GOING_FIRST, text) or not _is_held_back(position, play.by, "first-turn-supporter"):
        return
    name = called(position, play.by)
    yield Said(
        Words(
            f"{card.name.en} on the first turn of {name}, who goes first. Supporters may be played "
            "from the next turn on.",
            f"先攻の{name}の最初の番に{card.name.ja}は使えません。サポートは次の自分の番から"
            "使えます。",
        ),
        (seat(play.by),),
        sure=bool(text),
    )


@rule(
    "first-turn-attack",
    "illegal",
    Attack,
    title=Words(
        "The player going first does not attack on the first turn.",
        "先攻プレイヤーは、最初の番にワザを使えません。",
    ),
    source="ST091, APR E-28",
    games=("pokemon",),
)
def first_turn_attack(position: Position, play: Attack) -> Iterator[Said]:
    """Some attacks say that they may be used when going first, others that nobody may at first."""
    if not _is_held_back(position, play.by, "first-turn-attack"):
        yield from _says_not_first(position, play)
        return
    mon = position.mon(play.attacker)
    allows = mon is not None and may_attack_first(position, play, mon)
    if allows:
        return
    name = called(position, play.by)
    yield Said(
        Words(
            f"{name} goes first and attacks on the first turn. Attacks may be used from the next "
            "turn on.",
            f"先攻の{name}が最初の番にワザを使っています。ワザは次の自分の番から使えます。",
        ),
        (play.attacker,) if play.attacker else (seat(play.by),),
        sure=mon is not None and knows_attack(position, play, mon),
    )


def _says_not_first(position: Position, play: Attack) -> Iterator[Said]:
    """Yield that an attack's own text keeps it from its player's first turn."""
    attack = printed(position, play)
    found = NOT_FIRST.search(printed_text(attack)) if attack is not None else None
    if attack is None or found is None or not position.is_first_turn(play.by):
        return
    if (found["second"] or found["later"]) and not position.goes_second(play.by):
        return
    name = called(position, play.by)
    yield Said(
        Words(
            f"{attack.name.en} cannot be used on {name}'s first turn: its text says so.",
            f"「{attack.name.ja}」は{name}の最初の番には使えません（ワザの説明にあります）。",
        ),
        (play.attacker,),
    )


def may_attack_first(position: Position, play: Attack, mon: Mon) -> bool:
    """Whether a text allows the attack: its own, or an Ability of the Pokémon.

    Any of its attacks may be meant where none is named.
    """
    found = printed(position, play)
    meant = (found,) if found is not None else () if play.attack else attacks_on(mon)
    texts = (*map(printed_text, meant), *ability_texts(mon))
    return any(finds(GOING_FIRST, text) for text in texts)


def knows_attack(position: Position, play: Attack, mon: Mon) -> bool:
    """Whether all is known that could allow the attack."""
    if mon.plain or not play.attack:
        return is_read(mon)
    return printed(position, play) is not None


@rule(
    "first-turn-evolve",
    "illegal",
    Evolve,
    title=Words(
        "Nobody evolves a Pokémon on their own first turn.",
        "おたがい、自分の最初の番には進化できません。",
    ),
    source="APR A-05, ST050",
    games=("pokemon",),
)
def first_turn_evolve(position: Position, play: Evolve) -> Iterator[Said]:
    """A table may go by seed 000 §4.2, which forbids it to the player going first only."""
    mon = position.mon(play.onto)
    if mon is None or not _may_not_evolve_yet(position, play):
        return
    if may_evolve(position, play, mon, "first turn"):
        return
    name = called(position, play.by)
    yield Said(
        Words(
            f"{mon.name.en} evolves on {name}'s first turn. Pokémon evolve from the "
            "second turn on.",
            f"{name}の最初の番に{mon.name.ja}を進化させています。進化は2回目の自分の番からです。",
        ),
        (mon.uid,),
        sure=is_read(mon),
    )


def _may_not_evolve_yet(position: Position, play: Evolve) -> bool:
    if not evolves_by_hand(position, play) or not position.is_first_turn(play.by):
        return False
    everybody = position.option("first-turn-evolve", "nobody") == "nobody"
    return everybody or play.by == position.first


first_turn_evolve_effect_ok = guard(
    "first-turn-evolve-effect-ok",
    Words(
        "An effect that puts a card onto a Pokémon may evolve it on the first turn.",
        "効果による進化は、最初の番でもできます。",
    ),
    "APR C-12",
)


first_turn_energy_ok = guard(
    "first-turn-energy-ok",
    Words(
        "Energy may be attached on the first turn.",
        "最初の番でも、エネルギーを手札からつけられます。",
    ),
    "APR C",
)


first_turn_item_stadium_ok = guard(
    "first-turn-item-stadium-ok",
    Words(
        "Items, Tools, Stadiums, Abilities and retreating are fine on the first turn.",
        "最初の番でも、グッズ、どうぐ、スタジアム、特性、にげるは使えます。",
    ),
    "ST090-ST091",
)
