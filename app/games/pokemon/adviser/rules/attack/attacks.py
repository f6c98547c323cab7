"""Rules of attacks (ワザ): who may attack, how often, and with what (group L)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.attack_questions import attacks_on, may_use_earlier, printed
from app.games.pokemon.adviser.effects.effects_said import parts
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, goes_on
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import ability_texts, is_read, printed_text
from app.games.pokemon.cards.card_record import Attack as Printed
from app.games.pokemon.variants.variant import NOT_BATTLE_ROYAL

TWICE = re.compile(
    r"(?:attacks?|uses? an attack[^.]*) (?:twice|2 times|again)|uses? 2 attacks"
    r"|ワザを(?:続けて)?2回|2回[、]?ワザ"
)
"""How a text speaks that lets a Pokémon attack a second time (Ω Barrage)."""
FROM_BENCH = re.compile(r"even if [^.]*bench|ベンチ(?:にい|から)[^。]*使え")
"""How a text speaks that lets an attack be used from the Bench."""
COPIES = re.compile(
    r"as this attack|use it as|(?:has|have) (?:all )?the attacks"
    r"|can use (?:the attacks|any|an attack)|copy any attack|this attack becomes"
    r"|このワザとして使|のワザを[^。]*使え"
)
"""How a text speaks that lets a Pokémon use attacks that are not printed on it."""


def _texts(mon: Mon) -> Iterator[str]:
    """Yield what is printed on a Pokémon and on its Tools, part by part."""
    for card in (mon.card, *mon.tools):
        if card is not None:
            yield from (printed_text(part) for part in parts(card))


@rule(
    "attack-one-per-turn",
    "illegal",
    p.Attack,
    title=Words("One attack ends the turn.", "ワザは番に1回で、使うと番が終わります。"),
    source="ST087, APR A-01",
    games=("pokemon",),
)
def attack_one_per_turn(position: Position, play: p.Attack) -> Iterator[Said]:
    """Ω Barrage and the like allow a second, not a third (APR A-01).

    An attack that copies another is told as two: the copying one, and what it copies.
    """
    made = position.turn.count("attack")
    if not made or play.by != position.turn.player:
        return
    mon = position.mon(play.attacker)
    if may_attack_again(position, play):
        return
    name = mon.name if mon is not None else Words("A Pokémon", "ポケモン")
    yield Said(
        Words(
            f"{name.en} attacks, and an attack was used this turn already. One ends the "
            "turn unless an effect allows a second.",
            f"{name.ja}がワザを使っていますが、この番はすでにワザを使っています。効果がなければ、"
            "ワザを使うと番は終わります。",
        ),
        (play.attacker,),
        sure=mon is not None and is_read(mon),
    )


def may_attack_again(position: Position, play: p.Attack) -> bool:
    """Whether a second attack of the turn is one that a text allows, or what the first copies."""
    mon = position.mon(play.attacker)
    if position.turn.count("attack") != 1:
        return False
    twice = mon is not None and any(TWICE.search(said) for said in _texts(mon))
    if mon is not None and not is_read(mon):  # what is not read may be Festival Lead
        used = (one for one in position.turn.plays if isinstance(one, p.UseAbility))
        twice = twice or any(one.unit == mon.uid for one in used)
    return twice or _is_copied(position, play)


def _is_copied(position: Position, play: p.Attack) -> bool:
    """Whether the attack before this one, by the same Pokémon, copies attacks."""
    before = position.turn.attacks[-1] if position.turn.attacks else None
    if before is None or before.attacker != play.attacker or printed(position, play) is not None:
        return False
    attack = printed(position, before)
    return attack is not None and COPIES.search(printed_text(attack)) is not None


@rule(
    "attack-active-only",
    "illegal",
    p.Attack,
    title=Words("Only the Active Pokémon attacks.", "ワザを使えるのはバトルポケモンだけです。"),
    source="APR A-01, E-28",
)
def attack_active_only(position: Position, play: p.Attack) -> Iterator[Said]:
    """Some attacks say that they may be used from the Bench."""
    mon = position.mon(play.attacker)
    if mon is None or mon.spot == "active" or mon.noted("bench_attack"):
        return
    attack = printed(position, play)
    texts = _texts(mon) if attack is None else (printed_text(attack), *ability_texts(mon))
    if any(FROM_BENCH.search(said) for said in texts):
        return
    yield Said(
        Words(
            f"{mon.name.en} is on the Bench. Only the Active Pokémon attacks, unless its text "
            "allows it from the Bench.",
            f"{mon.name.ja}はベンチにいます。ベンチから使えると書かれていないワザは、"
            "バトル場でだけ使えます。",
        ),
        (mon.uid,),
        sure=is_read(mon),
    )


@rule(
    "attack-not-on-card",
    "suspicious",
    p.Attack,
    title=Words(
        "A Pokémon uses the attacks of its top card and of what is attached to it.",
        "使えるのは、一番上のカードとついているカードのワザです。",
    ),
    source="APR A-05, D-06",
)
def attack_not_on_card(position: Position, play: p.Attack) -> Iterator[Said]:
    """Copying is fine where an own text says so, earlier stages where an Ability in play does."""
    mon = position.mon(play.attacker)
    if mon is None or kind(mon.card) == "unknown" or not play.attack:
        return
    if printed(position, play) is not None or may_use_earlier(position, mon):
        return
    if not _all_read(position, mon) or any(COPIES.search(said) for said in _texts(mon)):
        return
    names = [attack.name for attack in attacks_on(mon)]
    there = listed(names) if names else Words("none", "なし")
    yield Said(
        Words(
            f"{mon.name.en} has no attack called {play.attack}. It has: {there.en}.",
            f"{mon.name.ja}は「{play.attack}」というワザを持っていません"
            f"（持っているワザ：{there.ja}）。",
        ),
        (mon.uid,),
    )


def _all_read(position: Position, mon: Mon) -> bool:
    """Whether no card that nobody can read may lend it an attack: attached, or in play."""
    attached = (*mon.tools, *mon.energy, *mon.others)
    if mon.unknown or any(kind(card) == "unknown" for card in attached):
        return False
    if mon.card is not None and mon.card.stage in ("break", "level_up"):
        below = mon.stack[-2] if len(mon.stack) > 1 else None
        if below is None or kind(below) == "unknown":
            return False  # it has the attacks of that card
    return all(is_read(one) for one in position.side(mon.player).mons)


# -- what comes of it -----------------------------------------------------------------------------

THEIR_BENCH = re.compile(
    r"opponent's benched|benched opposing|over the opponent's bench|on their bench"
)
MY_BENCH = re.compile(r"(?<!opponent's )your benched|one of your bench|on your bench")
MY_DECK = re.compile(r"search your deck|in your deck|out of your deck|^draw |top [^.]*your deck")


def _finds_nothing(position: Position, play: p.Attack) -> Printed | None:
    """Return the attack of which no part can do anything now: nobody there, no card left."""
    attack = printed(position, play)
    meant = position.opponent_meant(play)
    if attack is None or attack.damage or play.failed or meant is None:
        return None
    foe = position.side(meant)
    said, mine = printed_text(attack), position.side(play.by)
    nobody = (
        (THEIR_BENCH.search(said) and not foe.bench)
        or (MY_BENCH.search(said) and not mine.bench)
        or (MY_DECK.search(said) and mine.deck == 0)
    )
    return attack if nobody else None


@rule(
    "attack-no-target",
    "reminder",
    *MAIN_PLAYS,
    title=Words(
        "An attack whose text can do nothing still ends the turn.",
        "何も起きないワザでも、使えば番は終わります。",
    ),
    source="APR D-01",
    games=NOT_BATTLE_ROYAL,
)
def attack_no_target(position: Position, play: Any) -> Iterator[Said]:
    """Said of the attack, and of a turn that goes on after it."""
    if isinstance(play, t.PassTurn) or not goes_on(position, play):
        return
    made = play if isinstance(play, p.Attack) else None
    if made is None and position.turn.attacks and play.by == position.turn.player:
        made = position.turn.attacks[-1]
    attack = _finds_nothing(position, made) if made is not None else None
    if attack is None or made is None:
        return
    yield Said(
        Words(
            f"{attack.name.en} finds nothing to work on. It still ends the turn.",
            f"「{attack.name.ja}」の効果の対象がありません。それでも番は終わります。",
        ),
        (made.attacker,),
    )


@rule(
    "attack-ends-turn",
    "reminder",
    c.PlayTrainer,
    c.PlayStadium,
    p.AttachCard,
    p.Evolve,
    c.PutDown,
    p.Retreat,
    p.UseAbility,
    title=Words("After an attack the turn ends.", "ワザを使ったら番が終わります。"),
    source="ST100, APR A-01",
    games=NOT_BATTLE_ROYAL,
)
def attack_ends_turn(position: Position, play: Any) -> Iterator[Said]:
    """Promoting, taking Prizes and what effects do are fine after an attack."""
    by_effect = getattr(play, "effect", False) or not getattr(play, "manual", True)
    if not position.turn.count("attack") or by_effect or play.by != position.turn.player:
        return
    if position.turn.phase in ("main", "attack", "end"):
        yield Said(
            Words(
                "An attack was used: the turn is over. End it now.",
                "ワザを使ったので、この番は終わりです。番を終えてください。",
            ),
            (f"seat.{play.by}",),
        )
