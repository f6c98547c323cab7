"""What a search for cards is narrowed to: kind, type, set, regulation mark."""

from __future__ import annotations

from app.core.data.value import value
from app.games.pokemon.cards.card_record import Card


@value
class CardFilter:
    """Which cards a search may find; "" leaves a property open."""

    kind: str = ""
    """A `CardKind` ("item"), or one of the wider words "trainer" and "energy"."""
    type: str = ""
    """A letter of `EnergyType`; of a card with two types either fits."""
    set_code: str = ""
    """What deck lists write, "TWM", in any case."""
    mark: str = ""
    """Regulation mark (レギュレーションマーク), "H"."""

    @property
    def is_open(self) -> bool:
        """Whether every card fits."""
        return not (self.kind or self.type or self.set_code or self.mark)

    def fits(self, card: Card) -> bool:
        """Tell whether a card may be found."""
        return (
            (not self.kind or card.kind in kinds(self.kind))
            and (not self.type or self.type in card.types)
            and (not self.set_code or card.key.rpartition("-")[0].upper() == self.set_code.upper())
            and (not self.mark or card.regulation_mark == self.mark.upper())
        )


KINDS: dict[str, tuple[str, ...]] = {
    "trainer": ("item", "tool", "supporter", "stadium"),
    "energy": ("basic_energy", "special_energy"),
}
"""Words for several kinds at once."""


def kinds(word: str) -> tuple[str, ...]:
    """Return the card kinds that a word of a filter means."""
    return KINDS.get(word, (word,))
