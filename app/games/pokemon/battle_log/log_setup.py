"""The setup as a battle log tells of it: hands, mulligans, who is put down, extra cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.games.pokemon.battle_log.log_block import Block
from app.games.pokemon.battle_log.log_board import LogPokemon, LogSide
from app.games.pokemon.battle_log.log_cards import DECK, LogCard
from app.games.pokemon.battle_log.log_deed import Deed, LogStep

PRIZES = 6
HAND = 7


def drawn(side: LogSide, count: int, names: Sequence[str] = ()) -> tuple[LogCard, ...]:
    """Draw so many cards, some of which may be named."""
    count = min(count, DECK)
    known = [*names, *[""] * count][: max(count, len(names))]
    cards = [card for name in known if (card := side.cards.draw(name)) is not None]
    side.cards.put(cards, side.cards.hand)
    return tuple(cards)


class LogSetup:
    """What happens before the first turn."""

    def __init__(self, sides: Mapping[str, LogSide]) -> None:
        self._sides = sides

    def read(self, blocks: Sequence[Block]) -> LogStep:
        """Tell the setup in the order in which the table has it."""
        lines = [number for block in blocks for number in block.line.numbers]
        goes = next((block.said for block in blocks if block.said.kind == "goes"), None)
        deeds: list[Deed] = []
        if goes is not None:
            deeds.append(Deed(f"{goes.player} chooses to go {goes.word}"))
        else:
            deeds.append(Deed(f"{next(iter(self._sides))} goes first"))
        for side in self._sides.values():
            deeds += self._dealt(side, blocks)
        for side in self._sides.values():
            deeds += self._put_down(side, blocks)
        for side in self._sides.values():
            for block in blocks:
                if block.said.kind == "extra" and block.said.player == side.name:
                    cards = drawn(side, block.said.count, block.line.cards)
                    deeds.append(Deed(f"{side.name} draws {len(cards)} cards for the mulligans"))
        deeds += [Deed(f"{side.name} is ready") for side in self._sides.values()]
        return LogStep(tuple(lines), deeds)

    def _dealt(self, side: LogSide, blocks: Sequence[Block]) -> list[Deed]:
        """Return how the opening hand is drawn: it is drawn anew for each mulligan."""
        own = [one for one in blocks if one.said.player == side.name]
        # Each line says how many there were by then; the opening hand is the one drawn first.
        told = (one.said.count for one in own if one.said.kind == "mulligans")
        mulligans = min(max(told, default=0), DECK)
        hands = self._hands_shown(side, blocks) or [self._opening(own)]
        deeds: list[Deed] = []
        for hand in (hands + [[]] * (mulligans + 1))[: mulligans + 1]:
            if deeds:
                side.cards.put(side.cards.hand, side.cards.deck)
                side.cards.hand.clear()
            order = side.cards.shuffle()
            does = "takes a mulligan" if deeds else "shuffles and draws 7 cards"
            deeds.append(Deed(f"{side.name} {does}", orders=[(side.name, order)]))
            drawn(side, HAND, hand)
        return deeds

    def _hands_shown(self, side: LogSide, blocks: Sequence[Block]) -> list[list[str]]:
        """Return the hands that were shown for mulligans, below the line that tells of them."""
        found: list[list[str]] = []
        whose = ""
        for block in blocks:
            if block.said.kind in ("opening", "mulligans"):
                whose = block.said.player
            for line, said in ((block.line, block.said), *block.below):
                if said.kind == "mulligan_hand" and whose == side.name:
                    found.append(line.cards[:HAND])
        return found

    def _opening(self, own: Sequence[Block]) -> list[str]:
        for block in own:
            if block.said.kind == "opening":
                below = (line.cards for line, said in block.below if said.kind == "drawn")
                return next(below, block.line.cards)[:HAND]
        return []

    def _put_down(self, side: LogSide, blocks: Sequence[Block]) -> list[Deed]:
        down: list[LogCard] = []
        for kind in ("to_active", "to_bench"):
            for block in blocks:
                if block.said.kind == kind and block.said.player == side.name:
                    card = side.cards.take(side.cards.hand, block.said.card)
                    if card is not None:
                        down.append(card)
                        one = LogPokemon([card])
                        if kind == "to_active" and side.active is None:
                            side.active = one
                        else:
                            side.bench.append(one)
        prizes = [card for _ in range(PRIZES) if (card := side.cards.draw()) is not None]
        side.cards.put(prizes, side.cards.prizes)
        if not down:
            return [Deed(f"{side.name} sets out {PRIZES} Prizes")]
        if len(down) == 1:
            return [Deed(f"{side.name} puts down {{}}", tuple(down))]
        text = f"{side.name} puts down {{0}} with {{rest}} on the Bench"
        return [Deed(text, tuple(down))]
