"""A BlackPoker table in a few words: sides as an example needs them, actions, what lies where.

Cards are written "S9", "HA", "D10", "JR"; several with spaces between. A soldier of more cards is
"H5+HA". An apostrophe behind a character or trump says that it is driven: "S9'".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.core.data.value import value
from app.core.fact import Began, StartCard
from app.core.ids import JUDGE, SeatId
from app.core.intent import Intent, Rotate, Show, Undo
from app.core.intents.turn_intents import NextTurn, PassChance
from app.core.options import Options
from app.core.view import Event, SeatView
from app.core.zone import Seat
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.flow.resolve_steps import resolve_with
from app.games.blackpoker.flow.stage_reading import being_done
from app.games.blackpoker.flow.start_steps import start_with
from app.games.blackpoker.flow.starting import startable, why_not
from app.games.blackpoker.rules.rule_set import RuleSet, rules_of
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import (
    BULWARKS,
    DECK,
    GRAVE,
    HAND,
    SOLDIERS,
    TRUMPS,
)
from app.session.host.entropy import Entropy
from app.session.host.local_table import LocalTable
from app.session.host.opening import host_table
from app.session.host.updates import Accepted, Answer

NAMES = ("Aki", "Ren")
DRIVEN = "'"


@value
class Side:
    """What one player has."""

    hand: str = ""
    soldiers: str = ""
    bulwarks: str = ""
    grave: str = ""
    """The top card first."""
    trumps: str = ""
    """Those that lie face down."""
    opened: str = ""
    """Trumps that lie open."""
    deck: str | int = 40
    """Its cards, the top one first; or how many cards it has, whichever are left."""


class BlackTable:
    """A table of two in the middle of a game: the first seat's turn, nothing on the stage."""

    def __init__(
        self,
        own: Side | None = None,
        other: Side | None = None,
        *,
        format: str = "extra",  # noqa: A002 - what the option is called
        turn: SeatId = 0,
        options: Options = (),
        seed: int = 7,
    ) -> None:
        """Lay both sides; nothing entered in this turn."""
        sides = (own or Side(), other or Side())
        cards = tuple(one for seat, side in enumerate(sides) for one in _laid(seat, side))
        sitting = tuple(Seat(name, team) for team, name in enumerate(NAMES))
        agreed = (("format", format), *options)
        began = Began(SPEC.id, sitting, SPEC.zones, cards, seed, turn, agreed)
        self.table = LocalTable(host_table(SPEC, began, Entropy(seed)))
        self.do(NextTurn(turn), turn)
        for seat, side in enumerate(sides):
            driven = tuple(
                self.unit(name.removesuffix(DRIVEN), seat)
                for name in (side.soldiers + " " + side.bulwarks).split()
                if name.endswith(DRIVEN)
            )
            if driven:
                self.do(Rotate(driven, 90), seat)
            view = self._all()
            units = (*f.bulwarks(view, seat), *f.trumps(view, seat))
            down = [card for unit in units for card in view.units[unit].parts]
            hidden = tuple(card for card in down if not view.cards[card].up)
            if hidden:
                self.do(Show(hidden, (seat,)), seat)

    # -- asking ------------------------------------------------------------------------------------

    def view(self, seat: SeatId = 0) -> SeatView:
        return self.table.sit(seat).view

    def ask(self, intent: Intent, seat: SeatId = 0) -> Answer:
        return self.table.sit(seat).ask(intent)

    def do(self, intent: Intent, seat: SeatId = 0) -> None:
        answer = self.ask(intent, seat)
        assert isinstance(answer, Accepted), answer

    def undo(self, seat: SeatId = 0) -> None:
        """Take the last gesture back."""
        self.do(Undo(), seat)

    def start(
        self,
        name: str,
        *,
        seat: SeatId = 0,
        keys: str = "",
        target: str = "",
        actor: str = "",
        drives: str = "",
        discards: str = "",
        gives: str = "",
        way: int = 0,
        **answers: str,
    ) -> None:
        """Start an action: cards by how they are written, `target` also "seat.1" or an action.

        `answers` are the choices of an immediate action, things by how they are written.
        """
        view = self.view(seat)
        action = rules_of(view).actions[name]
        self.do(
            start_with(
                action,
                action.ways[way],
                keys=self.cards(keys, seat),
                drives=self._units(drives, seat),
                discards=self.cards(discards, seat),
                gives=self._units(gives, seat),
                targets=(self.named(target, seat),) if target else (),
                actor=self.unit(actor, seat) if actor else "",
                answers=self._answers(answers, seat),
            ),
            seat,
        )

    def let_pass(self, seat: SeatId = 1) -> None:
        """Let the chance pass."""
        self.do(PassChance(), seat)

    def resolve(self, seat: SeatId = 0, **answers: str) -> None:
        """Resolve what is on top, or choose what it waits for."""
        self.do(resolve_with(answers=self._answers(answers, seat), name=self._doing(seat)), seat)

    def through(self, name: str, *, seat: SeatId = 0, **how: str) -> None:
        """Start an action, let the other pass, and resolve it: what needs no choice."""
        self.start(name, seat=seat, **how)  # type: ignore[arg-type]
        self.let_pass(1 - seat)
        self.resolve(seat)

    def can(self, name: str, seat: SeatId = 0) -> bool:
        """Whether a player could start an action now."""
        return any(one.action.id == name for one in startable(self.view(seat), seat))

    def why_not(self, name: str, seat: SeatId = 0) -> str:
        """Return why a player cannot start an action; "" if they can."""
        view = self.view(seat)
        return why_not(view, seat, rules_of(view).actions[name])

    def targets(self, name: str, seat: SeatId = 0) -> list[str]:
        """Return what an action can be aimed at, as it is written."""
        found = (one for one in startable(self.view(seat), seat) if one.action.id == name)
        aims = dict.fromkeys(target for one in found for target in one.targets)
        return [self.written(target, seat) for target in aims]

    def rules(self) -> RuleSet:
        """Return what is played."""
        return rules_of(self.view())

    # -- what is where -----------------------------------------------------------------------------

    def hand(self, seat: SeatId = 0) -> list[str]:
        return self._pile(f"{HAND}.{seat}")

    def grave(self, seat: SeatId = 0) -> list[str]:
        """Return a graveyard, the top card first."""
        return self._pile(f"{GRAVE}.{seat}")

    def soldiers(self, seat: SeatId = 0) -> list[str]:
        """Return soldiers with what is driven: "S9'"."""
        return self._field(f.soldiers(self._all(), seat))

    def bulwarks(self, seat: SeatId = 0) -> list[str]:
        return self._field(f.bulwarks(self._all(), seat))

    def pile(self, zone: str) -> list[str]:
        """Return the cards of any pile, the top one first."""
        return self._pile(zone)

    def told(self, seat: SeatId) -> tuple[Event, ...]:
        """Return what a seat was told of the last gesture."""
        host = self.table.host
        return host.told(host.tree.cursor, seat)

    def trumps(self, seat: SeatId = 0) -> list[str]:
        """Return trumps; one that lies face down stands in brackets: "(S2)"."""
        view = self._all()
        return [
            name if view.cards[view.units[unit].base].up else f"({name})"
            for unit in f.trumps(view, seat)
            for name in [self._name(view, unit)]
        ]

    def number(self, soldier: str, seat: SeatId = 0) -> int:
        return f.number(self.view(seat), self.unit(soldier, seat))

    def life(self, seat: SeatId = 0) -> int:
        """Return how many cards a deck has."""
        return self.view(seat).zones[f"{DECK}.{seat}"].count or 0

    def deck(self, seat: SeatId = 0) -> list[str]:
        """Return a deck as it lies, the top card first."""
        table = self.table.host.tree.table
        return [_short(table.cards[card].ref) for card in table.zones[f"{DECK}.{seat}"]]

    def stage(self) -> list[str]:
        """Return the actions on the stage, the one that is resolved first last."""
        return [one.text for one in self.view().stage.declarations]

    def chance(self) -> SeatId | None:
        """Return who has the chance: whose turn it is while nothing says another."""
        view = self.view()
        return view.turn.seat if view.stage.chance is None else view.stage.chance

    def waits(self) -> bool:
        """Whether what is on top waits for somebody's choice."""
        return being_done(self.view()) is not None

    # -- names -------------------------------------------------------------------------------------

    def unit(self, written: str, seat: SeatId = 0) -> str:
        """Return a character or trump of a player. Raises LookupError."""
        view = self._all()
        own = (*f.characters(view, seat), *f.trumps(view, seat))
        found = [unit for unit in own if self._name(view, unit) == written]
        if not found:
            raise LookupError(f"{seat} has no {written}: {[self._name(view, u) for u in own]}")
        return found[0]

    def cards(self, written: str, seat: SeatId = 0) -> tuple[str, ...]:
        """Return cards of a hand, else of the graveyard or deck as far as the seat sees them."""
        return tuple(self._card(one, seat) for one in written.split())

    def named(self, written: str, seat: SeatId = 0) -> str:
        """Return the name of a target: a character of either, "seat.1", an action on the stage."""
        view = self.view(seat)
        staged = [one.id for one in view.stage.declarations if one.text == written]
        if staged or written.startswith("seat."):
            return staged[-1] if staged else written
        for side in (1 - seat, seat):
            try:
                return self.unit(written, side)
            except LookupError:
                continue
        raise LookupError(written)

    def written(self, name: str, seat: SeatId = 0) -> str:
        """Return how a target is written."""
        view = self.view(seat)
        if name in view.units:
            return self._name(self._all(), name)
        return next((one.text for one in view.stage.declarations if one.id == name), name)

    def _doing(self, seat: SeatId) -> str:
        one = being_done(self.view(seat))
        return "" if one is None else one.id

    def _card(self, written: str, seat: SeatId) -> str:
        view = self.view(seat)
        for zone in (HAND, GRAVE, DECK, TRUMPS):
            for side in (seat, 1 - seat):
                for card in view.cards_in(f"{zone}.{side}"):
                    if view.cards[card].ref == _key(written):
                        return card
        raise LookupError(f"{seat} sees no {written}")

    def _answers(self, said: Mapping[str, str], seat: SeatId) -> dict[str, str]:
        return {
            self._choice(name, seat): ",".join(self._thing(one, seat) for one in things.split())
            for name, things in said.items()
        }

    def _choice(self, name: str, seat: SeatId) -> str:
        """Blockers are said by their attacker: `by_S9="C4"`."""
        first, _, attacker = name.partition("by_")
        return f"by:{self.named(attacker, seat)}" if attacker and not first else name

    def _thing(self, written: str, seat: SeatId) -> str:
        for find in (self.named, self._card):
            try:
                return find(written, seat)
            except LookupError:
                continue
        return written

    def _units(self, written: str, seat: SeatId) -> tuple[str, ...]:
        return tuple(self.unit(one, seat) for one in written.split())

    def _all(self) -> SeatView:
        return self.table.sit(JUDGE).view

    def _name(self, view: SeatView, unit: str) -> str:
        """Return a character by its cards, whoever sees them."""
        del view
        table = self.table.host.tree.table
        standing = table.units[unit]
        return "+".join(_short(table.cards[card].ref) for card in standing.parts)

    def _field(self, units: tuple[str, ...]) -> list[str]:
        view = self._all()
        return [
            self._name(view, unit) + ("" if f.is_charged(view, unit) else DRIVEN) for unit in units
        ]

    def _pile(self, zone: str) -> list[str]:
        table = self.table.host.tree.table
        return [_short(table.cards[card].ref) for card in table.zones[zone]]


def _laid(seat: SeatId, side: Side) -> Iterator[StartCard]:
    used: set[str] = set()

    def one(written: str, zone: str, unit: str = "", *, up: bool = False) -> StartCard:
        used.add(_key(written))
        return StartCard(_key(written), seat, f"{zone}.{seat}", None, unit, up)

    for zone, names, up in (
        (SOLDIERS, side.soldiers, True),
        (BULWARKS, side.bulwarks, False),
        (TRUMPS, side.trumps, False),
        (TRUMPS, side.opened, True),
    ):
        for name in names.split():
            word = f"{seat} {zone} {name}"
            for card in name.removesuffix(DRIVEN).split("+"):
                yield one(card, zone, word, up=up)
    for card in side.hand.split():
        yield one(card, HAND)
    for card in side.grave.split():
        yield one(card, GRAVE, up=True)
    if isinstance(side.deck, str):
        for card in side.deck.split():
            yield one(card, DECK)
    else:
        left = [_short(ref) for ref in CARDS if ref not in used]
        for card in left[: side.deck]:
            yield one(card, DECK)


def _key(written: str) -> str:
    return f"{written[0]}-{written[1:]}"


def _short(ref: str) -> str:
    return ref.replace("-", "")
