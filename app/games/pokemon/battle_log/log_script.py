"""What a battle log comes to on the table: sentences of the notation, line by line.

What the log does not say (where a card came from, which of two Pokémon of a name is meant) follows
from what lies where, and from what stands beside it: a card that is drawn before the deck is
shuffled was searched for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.games.pokemon.battle_log.log_block import Block
from app.games.pokemon.battle_log.log_board import LogPokemon, LogSide
from app.games.pokemon.battle_log.log_deed import Deed, LogStep
from app.games.pokemon.battle_log.log_deeds import deeds_of
from app.games.pokemon.battle_log.log_forms import LogForms, Said
from app.games.pokemon.battle_log.log_lines import LogLine
from app.games.pokemon.battle_log.log_setup import PRIZES, LogSetup, drawn


class LogScript:
    """Goes through a log from its beginning."""

    def __init__(
        self,
        players: Sequence[str],
        abilities: frozenset[str],
        forms: LogForms | None = None,
        from_hand: frozenset[str] = frozenset(),
    ) -> None:
        """`players`: their names at the table.

        `abilities`: names that are known to be an Ability's, of which a log says "used" too;
        `from_hand`: of what attaches cards from the hand.
        """
        self.sides = {name: LogSide(name) for name in players}
        self.steps: list[LogStep] = []
        self.unread: list[int] = []
        """Numbers of lines that are not understood, or are about nothing that lies there."""
        self._forms = forms if forms is not None else LogForms(players)
        self.abilities, self.from_hand = abilities, from_hand
        self.turn = 0
        self.player = ""
        """Whose turn it is."""
        self.returned: list[LogSide] = []
        """Whose hands went back to the deck in this block: they draw, whoever the log names."""
        self.hit: list[LogPokemon] = []
        """Who was hit in this block, once for each time: of several of a name each has its line."""
        self.stadium = ""
        """The name of the Stadium in play."""
        self.attacked = 0
        """The number of the line of this turn's first attack; 0 before it."""
        self.search: Deed | None = None
        """What searched a deck last: it shuffles as well."""
        self._checked = False
        """Whether a Checkup was told by itself: otherwise it goes with the turn's end."""

    def read(self, lines: Iterable[LogLine]) -> None:
        """Go through all lines."""
        blocks = [
            Block(
                line,
                self._forms.read(line.text),
                [(b, self._forms.read(b.text)) for b in line.below],
            )
            for line in lines
        ]
        self.unread += [
            line.number
            for block in blocks
            for line, said in ((block.line, block.said), *block.below)
            if not said.kind
        ]
        first = next((at for at, one in enumerate(blocks) if one.said.kind == "turn"), len(blocks))
        self.steps.append(LogSetup(self.sides).read(blocks[:first]))
        at = first
        while at < len(blocks):
            at = self._block(blocks, at)

    # -- telling --------------------------------------------------------------------------

    def _say(self, lines: Sequence[int], *deeds: Deed) -> None:
        self.steps.append(LogStep(tuple(lines), list(deeds)))

    def other(self, name: str) -> LogSide:
        """Return the side of the other player."""
        return next(side for player, side in self.sides.items() if player != name)

    # -- turns ----------------------------------------------------------------------------

    def _block(self, blocks: Sequence[Block], at: int) -> int:
        """Tell of a block, and return where the next one begins."""
        block = blocks[at]
        said = block.said
        if said.kind == "turn":
            return self._begins(blocks, at)
        if said.kind == "checkup":
            return self._checks(blocks, at)
        if said.kind == "retreated":
            return self._retreats(blocks, at)
        if said.kind == "knocked_out":
            return self._falls(blocks, at)
        if said.kind == "prizes":
            return self._prizes(blocks, at)
        self.returned.clear()
        if said.kind != "damage":  # at the margin, it goes with what stands above it
            self.hit.clear()
        self.search = None
        deeds = list(self._deeds(block, -1, block.line, said, blocks, at))
        for index, (line, below) in enumerate(block.below):
            deeds += self._deeds(block, index, line, below, blocks, at)
        self._say(block.line.numbers, *deeds)
        return at + 1

    def _begins(self, blocks: Sequence[Block], at: int) -> int:
        """Tell of a new turn, with the Checkup before it and the card that begins it."""
        block = blocks[at]
        coins = () if self._checked else self._coins_of_checkup(blocks, at)
        self._checked = False
        lines = list(block.line.numbers)
        side = self.sides[block.said.player or self._who_draws(blocks, at)]
        begins = not self.turn
        text = f"{side.name} starts the game" if begins else f"{self.player} ends the turn"
        self.turn, self.attacked = self.turn + 1, 0
        self.player = side.name
        end = at + 1
        drew = None
        if end < len(blocks) and (blocks[end].said.kind, blocks[end].said.player) == (
            "drew",
            side.name,
        ):
            drew = blocks[end]
            lines += drew.line.numbers
            end += 1
        name = drew.said.card if drew is not None else ""
        cards = drawn(side, 1, [name] if name else []) if drew is not None else ()
        otherwise = (
            f"Judge begins {side.name}'s turn",
            *([f"{side.name} draws 1 card"] * len(cards)),
        )
        self._say(lines, Deed(text, (), otherwise, self.turn, coins))
        return end

    def _checks(self, blocks: Sequence[Block], at: int) -> int:
        """Tell of a Checkup in which Abilities have their part: they are none of the turn."""
        turn = next(
            (end for end in range(at, len(blocks)) if blocks[end].said.kind == "turn"), len(blocks)
        )
        if any(one.said.kind in ("used", "counters") for one in blocks[at + 1 : turn]):
            coins = self._coins_of_checkup(blocks, turn)
            text = f"{self.player} does the Pokémon Checkup"
            self._say(blocks[at].line.numbers, Deed(text, coins=coins))
            self._checked = True
        return at + 1

    def _who_draws(self, blocks: Sequence[Block], at: int) -> str:
        """Return whose turn begins where the app left the name out: who draws, else the other."""
        said = blocks[at + 1].said if at + 1 < len(blocks) else Said("")
        return said.player or self.other(self.player or next(iter(self.sides))).name

    def _coins_of_checkup(self, blocks: Sequence[Block], at: int) -> tuple[str, ...]:
        coins: list[str] = []
        for block in reversed(blocks[:at]):
            found = [said for _, said in ((block.line, block.said), *block.below)]
            coins = [said.word for said in found if said.kind == "coin"] + coins
            if block.said.kind == "checkup":
                return tuple(coins)
            if block.said.kind == "turn":
                break
        return ()

    def _in_checkup(self, blocks: Sequence[Block], at: int) -> bool:
        for block in reversed(blocks[: at + 1]):
            if block.said.kind in ("checkup", "turn"):
                return block.said.kind == "checkup"
        return False

    def _retreats(self, blocks: Sequence[Block], at: int) -> int:
        block = blocks[at]
        side = self.sides[block.said.player]
        lines = list(block.line.numbers)
        paid: list[str] = []
        end = at + 1
        rest = [(line, said) for line, said in block.below]
        while end < len(blocks) and blocks[end].said.kind in ("off", "now_active"):
            rest += [(blocks[end].line, blocks[end].said), *blocks[end].below]
            lines += blocks[end].line.numbers
            end += 1
            if blocks[end - 1].said.kind == "now_active":
                break
        comes: LogPokemon | None = None
        for line, said in rest:
            if said.kind == "off":
                paid += line.cards or ([said.card] if said.card else [])
            elif said.kind == "now_active":
                found = [one for one in side.bench if one.name == said.card]
                comes = max(found, key=lambda one: len(one.attached), default=None)
        leaves = side.active
        if leaves is None or comes is None:
            self.unread.append(block.line.number)
            self._say(lines)
            return end
        cost = [
            card for name in paid if (card := side.cards.take(leaves.attached, name)) is not None
        ]
        to = side.where(comes)
        text = f"{side.name} retreats to {to} " + ("paying {}" if cost else "for nothing")
        self._say(lines, Deed(text, tuple(cost), (f"{side.name} switches to {to}",)))
        side.cards.put(cost, side.cards.discard)
        side.swap(comes)
        return end

    def _falls(self, blocks: Sequence[Block], at: int) -> int:
        """Tell of a Knock Out, with what is discarded by it."""
        block = blocks[at]
        side = self.sides[block.said.player]
        lines, names = list(block.line.numbers), []
        below = list(block.below)
        end = at + 1
        while end < len(blocks) and blocks[end].said.kind == "off":
            below += [(blocks[end].line, blocks[end].said), *blocks[end].below]
            lines += blocks[end].line.numbers
            end += 1
        for line, said in below:
            if said.kind == "off":
                names += line.cards or ([said.card] if said.card else [])
        hurt = [one for one in side.called(block.said.card) if one.damage]
        one = side.likeliest(block.said.card, holds=names)
        if hurt and one not in hurt:
            one = hurt[0]
        if one is None:
            self.unread.append(block.line.number)
            self._say(lines)
            return end
        where = side.where(one)
        self._say(
            lines,
            Deed(
                f"{side.name} knocks out {where}",
                (),
                (f"{side.name} puts {where} with everything on it into discard pile",),
            ),
        )
        side.cards.put(side.remove(one), side.cards.discard)
        return end

    def _prizes(self, blocks: Sequence[Block], at: int) -> int:
        block = blocks[at]
        side = self.sides[block.said.player]
        lines = list(block.line.numbers)
        names: list[str] = []
        for _, said in block.below:
            if said.kind == "added":
                names.append(said.card)
        end = at + 1
        while end < len(blocks) and (blocks[end].said.kind, blocks[end].said.player) == (
            "added",
            side.name,
        ):
            names.append(blocks[end].said.card)
            lines += blocks[end].line.numbers
            end += 1
        count = min(block.said.count, PRIZES)
        known = [*names, *[""] * count][:count]
        cards = [card for name in known if (card := side.cards.take(side.cards.prizes, name))]
        side.cards.put(cards, side.cards.hand)
        plural = "Prize" if len(cards) == 1 else "Prizes"
        text = f"{side.name} takes {len(cards)} {plural}: {{}}"
        self._say(lines, *([Deed(text, tuple(cards))] if cards else []))
        return end

    # -- what one line does: the handlers stand in `log_deeds` -----------------------------

    def _deeds(
        self, block: Block, index: int, line: LogLine, said: Said, blocks: Sequence[Block], at: int
    ) -> Iterable[Deed]:
        return deeds_of(
            self, block, index, line, said, self._in_checkup(blocks, at), _last(blocks, at)
        )


_FOLLOWS = frozenset(
    (
        *("knocked_out", "off", "prizes", "added", "now_active", "said", "kept_off"),
        *("damage", "condition"),
    )
)
"""What may come after the attack that ends a turn."""


def _last(blocks: Sequence[Block], at: int) -> bool:
    """Whether nothing of the turn comes after a block but its end and what follows from it."""
    for block in blocks[at + 1 :]:
        if block.said.kind in ("turn", "end", "checkup", "conceded"):
            return True
        theirs = block.said.kind == "used" and block.said.player != blocks[at].said.player
        if block.said.kind not in _FOLLOWS and not theirs:
            return False
    return True
