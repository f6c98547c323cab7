"""Rules of the turns of a Battle Royal: their order, and everybody's first one (group Q)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.attack_questions import attacks_on, printed
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.effects.evolution_questions import may_evolve
from app.games.pokemon.adviser.effects.royal.royal_questions import ROYAL
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import called, on_turn, seat, sits
from app.games.pokemon.adviser.model.card_plays import PlayTrainer
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import ability_texts, is_read, printed_text

GOING_FIRST = re.compile(r"\b(?:go|goes|going|went) first\b|先攻")
GOING_SECOND = re.compile(r"\b(?:go|goes|going|went) second\b|後攻")
TURN_AGAIN = re.compile(r"take another turn|extra turn|もう一度自分の番")
"""How a text speaks that changes whose turn comes next."""


@rule(
    "br-turn-order",
    "illegal",
    t.PassTurn,
    t.BeginTurn,
    title=Words(
        "Turns go clockwise and pass over players who are out.",
        "番は時計回りで、敗北したプレイヤーは飛ばします。",
    ),
    source="BR043, BR044",
    games=ROYAL,
)
def br_turn_order(position: Position, play: t.PassTurn | t.BeginTurn) -> Iterator[Said]:
    """The first turn is the first player's."""
    to = play.player if isinstance(play, t.BeginTurn) else play.to
    if to is None or not sits(position, to):
        return
    if position.number <= 0:
        due = position.first if position.record.is_case else to
    else:
        due = position.next_player()
    if to != due and not any(
        isinstance(one, t.PassTurn) and one is not play for one in position.gesture
    ):
        name = called(position, due)
        yield Said(
            Words(
                f"The next turn is {name}'s: turns go clockwise.",
                f"次は{name}の番です。番は時計回りに行います。",
            ),
            (seat(to),),
            right=name,
        )


def _waits(position: Position, by: int, option: str) -> bool:
    """Whether it is a player's own first turn, and the table kept its limits."""
    allowed = position.option(option, "forbidden") == "allowed"
    return sits(position, by) and not allowed and position.is_first_turn(by)


@rule(
    "br-first-turn-supporter",
    "illegal",
    PlayTrainer,
    title=Words(
        "Nobody plays a Supporter on their own first turn, not even the last player.",
        "最初の番には、最後のプレイヤーもサポートを使えません。",
    ),
    source="BR051, BR052, BR055, BR056",
    games=ROYAL,
)
def br_first_turn_supporter(position: Position, play: PlayTrainer) -> Iterator[Said]:
    """One that says it may be used when going first is fine for all but the last (BR188)."""
    card = play.card
    if card is None or kind(card) != "supporter" or play.source != "hand":
        return
    if not _waits(position, play.by, "first-turn-supporter"):
        return
    text = printed_text(card)
    if finds(GOING_FIRST, text) and not position.goes_second(play.by):
        return
    name = called(position, play.by)
    yield Said(
        Words(
            f"{card.name.en} on {name}'s first turn. Supporters may be played from the second "
            "turn on, by every player.",
            f"{name}の最初の番に{card.name.ja}は使えません。サポートは2回目の自分の番からです。",
        ),
        (seat(play.by),),
        sure=bool(text),
    )


def _evolves(position: Position, play: p.Evolve) -> bool:
    """Whether a Pokémon evolves from the hand on its player's first turn; also by Rare Candy."""
    by_effect = play.effect or play.source != "hand"
    return position.number > 0 and not by_effect and _waits(position, play.by, "first-turn-evolve")


def _asks_to_go_second(mon: Mon) -> bool:
    return any(finds(GOING_SECOND, text) for text in ability_texts(mon))


@rule(
    "br-first-turn-evolve",
    "illegal",
    p.Evolve,
    title=Words(
        "Nobody evolves a Pokémon on their own first turn, not even the last player.",
        "最初の番には、最後のプレイヤーも進化できません。",
    ),
    source="BR051, BR053, BR055, BR057",
    games=ROYAL,
)
def br_first_turn_evolve(position: Position, play: p.Evolve) -> Iterator[Said]:
    """`br-first-turn-evolve-advantage` speaks of a Pokémon whose text lets who goes second."""
    mon = position.mon(play.onto)
    if mon is None or not _evolves(position, play) or may_evolve(position, play, mon, "first turn"):
        return
    if not _asks_to_go_second(mon):
        name = called(position, play.by)
        yield Said(
            Words(
                f"It is {name}'s first turn. Every player evolves from the second turn on.",
                f"いまは{name}の最初の番です。進化は2回目の自分の番からできます。",
            ),
            (mon.uid,),
            sure=is_read(mon),
        )


@rule(
    "br-first-turn-evolve-advantage",
    "illegal",
    p.Evolve,
    title=Words(
        "“If you go second” on the first turn means the last player.",
        "「後攻なら」最初の番に進化できる特性は、最後のプレイヤーだけが使えます。",
    ),
    source="BR178, BR179, BR183, BR184",
    games=ROYAL,
)
def br_first_turn_evolve_advantage(position: Position, play: p.Evolve) -> Iterator[Said]:
    """Everybody before the last counts as going first."""
    mon = position.mon(play.onto)
    if mon is None or not _evolves(position, play) or position.goes_second(play.by):
        return
    if _asks_to_go_second(mon) and not may_evolve(position, play, mon, "first turn"):
        yield Said(
            Words(
                f"{mon.name.en} evolves on the first turn of the player going second: in a "
                "Battle Royal that is the last player alone.",
                f"{mon.name.ja}が最初の番に進化できるのは後攻のときで、"
                "バトルロイヤルでは最後のプレイヤーだけです。",
            ),
            (mon.uid,),
        )


@rule(
    "br-first-turn-attack",
    "illegal",
    p.Attack,
    title=Words(
        "On the first turns only the last player attacks.",
        "最初の番にワザを使えるのは、最後のプレイヤーだけです。",
    ),
    source="BR051, BR054, BR055, BR058",
    games=ROYAL,
)
def br_first_turn_attack(position: Position, play: p.Attack) -> Iterator[Said]:
    """An attack that may be used when going first is fine for all before the last (BR188)."""
    if not _waits(position, play.by, "first-turn-attack") or not on_turn(position, play.by):
        return
    mon = position.mon(play.attacker)
    if position.goes_second(play.by) or (mon is not None and _may_attack(position, play, mon)):
        return
    name = called(position, play.by)
    yield Said(
        Words(
            f"{name} attacks on the first turn. Only the last player may.",
            f"{name}が最初の番にワザを使っています。使えるのは最後のプレイヤーだけです。",
        ),
        (play.attacker,) if play.attacker else (seat(play.by),),
        sure=mon is not None and _is_known(position, play, mon),
    )


def _may_attack(position: Position, play: p.Attack, mon: Mon) -> bool:
    found = printed(position, play)
    meant = (found,) if found is not None else () if play.attack else attacks_on(mon)
    return any(
        finds(GOING_FIRST, text) for text in (*map(printed_text, meant), *ability_texts(mon))
    )


def _is_known(position: Position, play: p.Attack, mon: Mon) -> bool:
    if mon.plain or not play.attack:
        return is_read(mon)
    return printed(position, play) is not None


br_first_turn_attack_advantage = guard(
    "br-first-turn-attack-advantage",
    Words(
        "An attack that may be used when going first may be used on the first turn by "
        "every player but the last, who may attack anyway.",
        "「先攻なら」最初の番に使えるワザは、最後以外のプレイヤーも最初の番に使えます。",
    ),
    "BR188, BR189, BR193, BR194",
    ROYAL,
)
