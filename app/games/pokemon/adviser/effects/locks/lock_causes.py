"""By what a Pokémon or a player is kept from something, as a sentence names it.

"Path to the Peak", "Budew's Itchy Pollen": in English it stands behind "because of", in Japanese
before により.
"""

from __future__ import annotations

from app.core.text.words import Words
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Ability, Attack, Card

NOTED = Words("an effect that was noted", "マークで示された効果")
"""What people noted by hand: they know why."""
OWN_TEXT = Words("its own text", "カードに書かれた効果")


def by_card(card: Card) -> Words:
    """Return a Stadium or another Trainer as a cause."""
    return Words(card.name.en, f"「{card.name.ja}」の効果")


def by_ability(mon: Mon, ability: Ability) -> Words:
    """Return an Ability of a Pokémon as a cause."""
    return Words(f"{mon.name.en}'s {ability.name.en}", f"{mon.name.ja}の特性「{ability.name.ja}」")


def by_attack_of(mon: Mon, attack: Attack) -> Words:
    """Return an attack of another Pokémon as a cause."""
    return Words(
        f"{mon.name.en}'s {attack.name.en}", f"{mon.name.ja}のワザ「{attack.name.ja}」の効果"
    )


def by_attack(position: Position, play: p.Attack, attack: Attack) -> Words:
    """Return an attack that was used as a cause."""
    mon = position.mon(play.attacker)
    if mon is not None:
        return by_attack_of(mon, attack)
    return Words(attack.name.en, f"ワザ「{attack.name.ja}」の効果")


def by_own_attack(attack: Attack) -> Words:
    """Return an attack as a cause that the Pokémon itself used in the last turn of its player."""
    return Words(
        f"{attack.name.en} of its last turn", f"前の番に使ったワザ「{attack.name.ja}」の効果"
    )
