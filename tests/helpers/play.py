"""A player that knows only its own view, and a record of everything every seat was sent.

The player makes intents of every kind, possible ones and sometimes impossible, stale or hostile
ones. Whatever it does follows from the seed, so a failure is repeated by its seed alone.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import overload

from app.core import intent as i
from app.core.card import Mark
from app.core.data.codec import to_bytes
from app.core.fact import Began
from app.core.ids import JUDGE, SPECTATOR, SeatId, made, place
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.knowledge_intents import SetKnown
from app.core.intents.laying_intents import BringOnto, Lay
from app.core.intents.seal_intents import LockPlan, OpenPlans, OpenSeals, Sketch, UnlockPlan
from app.core.intents.turn_intents import (
    Declare,
    NextTurn,
    PassChance,
    Restage,
    SetPhase,
    Settle,
    StartOver,
    Use,
)
from app.core.intents.zone_intents import ChangeZone, MakeZone, RemoveZone
from app.core.placed.table_position import PlacedCard, PlacedUnit, PlacedZone
from app.core.table import Table, Turn
from app.core.view import SeatView
from app.core.zone import MadeZones, Rect, Seat
from app.games.contracts.stage.stage_contract import HOLDS
from app.games.game_api import GameSpec, Selection
from app.session.host.entropy import Entropy
from app.session.host.host import Host
from app.session.host.local_table import LocalTable
from app.session.host.opening import host_table
from app.session.host.updates import Accepted, Answer, SeatUpdate
from app.session.seat.seat_client import SeatClient

BROUGHT = "brought-"
"""How the cards are called that random players bring to the table."""
PLANNED = "planned-"
"""How what random players plan begins."""
NAMES = ("Aki", "Ren", "Mio", "Sora", "Yui", "Kai", "Noa", "Rin")
DECK_SIZE = 13

Decks = tuple[tuple[str, ...], ...]


_POKEMON = (
    *("TWM-128", "TWM-129", "TWM-130", "PRE-35", "SSP-76", "ASC-46", "ASC-142", "PAL-185"),
    *("MEG-131", "PAL-173", "TWM-153", "MEE-2", "MEE-5"),
)
REAL_CARDS: Mapping[str, tuple[str, ...]] = {
    "pokemon": _POKEMON,
    "battle-royal": _POKEMON,
    "team-battle": _POKEMON,
}
"""Small decks for games whose actions read what is printed on the cards."""


def decks_for(spec: GameSpec, seats: int) -> Decks:
    """Small decks; no card comes twice in one, so that each can be told in a stream.

    Names are so short that a check may lengthen them without needing more room on the wire.
    """
    if spec.id in REAL_CARDS:
        return (REAL_CARDS[spec.id],) * seats
    return tuple(
        tuple(f"{spec.id[:7]}{'abcdefgh'[seat]}-{number:02}" for number in range(DECK_SIZE))
        for seat in range(seats)
    )


class Sent(Sequence[bytes]):
    """What a seat was sent, in bytes; an update is written only where somebody reads it."""

    def __init__(self) -> None:
        self._heard: list[SeatUpdate | bytes] = []
        self._written: list[bytes] = []

    def append(self, update: SeatUpdate | bytes) -> None:
        self._heard.append(update)

    def _all(self) -> list[bytes]:
        for update in self._heard[len(self._written) :]:
            self._written.append(update if isinstance(update, bytes) else to_bytes(update))
        return self._written

    def __len__(self) -> int:
        return len(self._heard)

    @overload
    def __getitem__(self, at: int) -> bytes: ...
    @overload
    def __getitem__(self, at: slice) -> list[bytes]: ...
    def __getitem__(self, at: int | slice) -> bytes | list[bytes]:
        return self._all()[at]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sent) and self._all() == other._all()

    __hash__ = None  # type: ignore[assignment]


@dataclass
class Play:
    """A game in progress, and what everybody was sent."""

    spec: GameSpec
    seed: int
    table: LocalTable
    decks: Decks
    sent: dict[SeatId, Sent] = field(default_factory=dict)
    """What every seat was sent; the judge and a spectator listen too."""
    asked: list[tuple[i.Request, Answer]] = field(default_factory=list)

    @property
    def host(self) -> Host:
        return self.table.host

    @property
    def truth(self) -> Table:
        return self.host.tree.table

    @property
    def seats(self) -> range:
        return range(len(self.truth.setting.seats))

    def ask(self, seat: SeatId, intent: i.Intent, based_on: int | None = None) -> Answer:
        client = self.table.seats[seat]
        if isinstance(intent, Sketch):
            # A draft stays with its own program.
            return client.ask(intent)
        node = client.node if based_on is None else based_on
        return self.submit(i.Request(f"r{len(self.asked)}", seat, node, intent))

    def submit(self, request: i.Request) -> Answer:
        answer = self.host.submit(request)
        self.asked.append((request, answer))
        return answer

    def view(self, seat: SeatId) -> SeatView:
        return self.table.seats[seat].view


def lay(
    spec: GameSpec,
    seed: int,
    *,
    seats: int | None = None,
    decks: Decks | None = None,
    entropy: Entropy | None = None,
) -> Play:
    """Lay a table at which every seat, the judge and a spectator listen."""
    count = seats or random.Random(f"seats {seed}").randint(*spec.seats)
    decks = decks or decks_for(spec, count)
    teams = spec.teams(count)
    sitting = tuple(Seat(name, team) for name, team in zip(NAMES, teams, strict=False))
    began = Began(spec.id, sitting, spec.zones, spec.lay(sitting, decks), seed)
    play = Play(spec, seed, LocalTable(host_table(spec, began, entropy or Entropy(seed))), decks)
    for seat in (*play.seats, JUDGE, SPECTATOR):
        play.sent[seat] = Sent()
        _listen(play.table.sit(seat), play.sent[seat])
    return play


def _listen(client: SeatClient, sent: Sent) -> None:
    client.listeners.append(sent.append)


def play_on(
    play: Play, steps: int, *, kinds: Mapping[str, int] | None = None, mischief: float = 0.1
) -> Play:
    """Let random players make `steps` gestures; `mischief` is the share of nonsense."""
    rng = random.Random(f"players {play.seed}")
    player = Player(play.spec, rng, kinds or KINDS)
    for _ in range(steps):
        seat = rng.choice((*play.seats, *play.seats, *play.seats, JUDGE))
        if rng.random() < mischief:
            intent = player.mischief(play.view(seat))
            based_on = rng.choice((None, 0, 1, len(play.host.tree.nodes) + 5, -1))
            play.ask(seat, intent, based_on)
        else:
            play.ask(seat, player.intent(play.view(seat), len(play.host.tree.nodes)))
    return play


def played(spec: GameSpec, seed: int, steps: int = 40, **how: object) -> Play:
    """Return a table after `steps` random gestures."""
    return play_on(lay(spec, seed), steps, **how)  # type: ignore[arg-type]


def again(
    play: Play,
    decks: Decks | None = None,
    entropy: Entropy | None = None,
    brought: Mapping[str, str] | None = None,
) -> Play:
    """Lay the table anew and send the same requests; `brought` gives new cards other names."""
    repeated = lay(
        play.spec,
        play.seed,
        seats=len(play.seats),
        decks=decks or play.decks,
        entropy=entropy,
    )
    for request, _ in play.asked:
        repeated.submit(replace(request, intent=_called(request.intent, brought or {})))
    return repeated


def _called(intent: i.TableIntent, brought: Mapping[str, str]) -> i.TableIntent:
    """Return an intent that brings the same cards by other names."""

    def card(placed: PlacedCard) -> PlacedCard:
        return replace(placed, ref=brought.get(placed.ref, placed.ref))

    if isinstance(intent, i.Bring | BringOnto):
        return replace(intent, refs=tuple(brought.get(ref, ref) for ref in intent.refs))
    if not isinstance(intent, Lay):
        return intent
    zones = tuple(
        replace(
            zone,
            cards=tuple(map(card, zone.cards)),
            units=tuple(
                replace(
                    unit,
                    base=card(unit.base),
                    under=tuple(map(card, unit.under)),
                    attached=tuple(map(card, unit.attached)),
                )
                for unit in zone.units
            ),
        )
        for zone in intent.zones
    )
    return replace(intent, zones=zones)


def accepted(play: Play) -> list[i.Request]:
    """Return the requests that were carried out."""
    return [request for request, answer in play.asked if isinstance(answer, Accepted)]


KINDS: dict[str, int] = {
    "move": 14,
    "bring": 3,
    "bring_onto": 1,
    "lay": 1,
    "draw": 6,
    "field": 6,
    "attach": 4,
    "move_units": 3,
    "swap_units": 2,
    "collect": 3,
    "shuffle": 3,
    "look": 4,
    "show": 4,
    "hide": 3,
    "pick_random": 3,
    "face": 4,
    "rotate": 1,
    "put_mark": 4,
    "flip": 1,
    "roll": 1,
    "next_turn": 2,
    "turn_together": 2,
    "start_over": 1,
    "set_phase": 1,
    "use": 1,
    "declare": 3,
    "respond": 1,
    "pass_chance": 2,
    "settle": 2,
    "restage": 2,
    "open_seals": 1,
    "lock_plan": 2,
    "unlock_plan": 2,
    "open_plans": 1,
    "announce": 1,
    "set_options": 1,
    "rule": 2,
    "make_zone": 4,
    "change_zone": 2,
    "remove_zone": 2,
    "batch": 2,
    "made": 2,
    "procedure": 3,
    "action": 2,
    "undo": 3,
    "redo": 2,
    "jump": 2,
    "write_label": 1,
}
"""How often a player makes each kind of intent."""

MAKING_ZONES = ("make_zone", "change_zone", "remove_zone")
"""What only happens in games that let people make zones."""

OF_THE_TRANSCRIPTS = {
    kind: weight
    for kind, weight in KINDS.items()
    if kind
    not in (
        *("set_options", "rule", "start_over", "turn_together", "made", "respond", "restage"),
        *("lock_plan", "unlock_plan", "open_plans", "bring_onto", "lay"),
        *MAKING_ZONES,
    )
}
"""What the golden transcripts were played with; each new kind would change every one of them."""

WITH_REPEATING = {**KINDS, "repeat": 8, "pick_unseen": 3, "shuffle_unknown": 4, "set_known": 6}
"""The same, steps of the history that happen again elsewhere, picks of what nobody saw, and what is
said to be known or not."""
WITH_KNOWING = {**WITH_REPEATING, "set_known": 60}
"""The same, with much that a judge says of who knows a card: players are refused it."""

WITHOUT_READING = {
    kind: weight for kind, weight in KINDS.items() if kind not in ("procedure", "action")
}
"""Intents that do not follow from what is printed on the cards."""


class Player:
    """Makes intents for any game from a seat's view."""

    def __init__(self, spec: GameSpec, rng: random.Random, kinds: Mapping[str, int]) -> None:
        self.spec = spec
        self.rng = rng
        self.kinds = {
            kind: weight
            for kind, weight in kinds.items()
            if spec.made_zones is not None or kind not in MAKING_ZONES
        }
        self._names = list(self.kinds)
        self._reached = list(accumulate(self.kinds.values()))

    def intent(self, view: SeatView, nodes: int) -> i.Intent:
        kind = self.rng.choices(self._names, cum_weights=self._reached)[0]
        maker: Callable[[SeatView], i.Intent] | None = getattr(self, f"_{kind}", None)
        if maker is not None:
            return maker(view)
        if kind == "undo":
            return i.Undo()
        if kind == "redo":
            return i.Redo()
        if kind == "jump":
            return i.Jump(self.rng.randrange(nodes))
        if kind == "repeat":
            return self._again(nodes)
        return i.WriteLabel(self.rng.randrange(nodes), "key turn", "look here")

    # -- what there is to choose from -------------------------------------------------------

    def _zone(self, view: SeatView, *, holds: str = "pile", own: bool = False) -> str:
        zones = [
            zone.id
            for zone in view.setting.zones.values()
            if zone.spec.holds == holds
            and (not own or not zone.holders or view.seat in zone.holders)
        ]
        return self.rng.choice(zones) if zones else self._zone(view)

    def _card(self, view: SeatView) -> str:
        """A handle this seat was told, or a place in a pile of its own."""
        if view.cards and self.rng.random() < 0.8:
            mine = [card for card in view.cards.values() if card.owner == view.seat]
            return self.rng.choice(mine or list(view.cards.values())).handle
        zone = self._zone(view, own=self.rng.random() < 0.9)
        return place(zone, self.rng.randrange((view.zones[zone].count or 3) or 1))

    def _cards(self, view: SeatView) -> tuple[str, ...]:
        count = self.rng.choice((1, 1, 1, 2, 3))
        return tuple(dict.fromkeys(self._card(view) for _ in range(count)))

    def _unit(self, view: SeatView) -> str:
        return self.rng.choice(list(view.units)) if view.units else "unone"

    def _cells(self, view: SeatView) -> tuple[str, ...]:
        """One of the cells there are, as what is marked and aimed at; nothing without cells."""
        zones = [zone for zone in view.setting.zones.values() if zone.spec.cells]
        if not zones:
            return ()
        zone = self.rng.choice(zones)
        return (place(zone.id, self.rng.randrange(1, zone.spec.cells + 1)),)

    def _cell_in(self, view: SeatView, zone: str) -> int:
        """A number to put a unit in: mostly none, at times one that is not there."""
        cells = view.setting.zones[zone].spec.cells
        return self.rng.choice((0, 0, self.rng.randrange(1, cells + 2))) if cells else 0

    def _seat(self, view: SeatView) -> SeatId:
        return self.rng.randrange(len(view.setting.seats))

    # -- one maker for each kind ------------------------------------------------------------

    def _move(self, view: SeatView) -> i.Intent:
        at = self.rng.choice((0, 0, 1, -1, -1, 2, 50))
        up = self.rng.choice((None, None, None, True, False))
        own = self.rng.random() < 0.8
        return i.Move(self._cards(view), self._zone(view, own=own), at, up)

    def _bring(self, view: SeatView) -> i.Intent:
        # Named so that no other card is: of each can be told whose eyes it met.
        count = self.rng.choice((1, 1, 2))
        refs = self._new(count)
        zone = self._zone(view, holds=self.rng.choice(("pile", "units")), own=True)
        up = self.rng.choice((None, None, True, False))
        position = self.rng.choice((None, (60.0, 200.5)))
        at = self.rng.choice((None, 0, 1, -1, 50))
        return i.Bring(refs, zone, at, up, position, self._cell_in(view, zone))

    def _new(self, count: int) -> tuple[str, ...]:
        return tuple(f"{BROUGHT}{self.rng.randrange(10**6)}" for _ in range(count))

    def _bring_onto(self, view: SeatView) -> i.Intent:
        role = self.rng.choice(("base", "under", "attached", "attached"))
        return BringOnto(self._new(self.rng.choice((1, 2))), self._unit(view), role)

    def _lay(self, view: SeatView) -> i.Intent:
        field = self._zone(view, holds="units", own=True)
        pile = self._zone(view, holds="pile", own=True)
        base, low, high, tool, first, second = (PlacedCard(ref) for ref in self._new(6))
        up, eyes = self.rng.random() < 0.5, self.rng.choice(((), (self._seat(view),)))
        unit = PlacedUnit(
            "laid",
            replace(base, up=self.rng.random() < 0.8),
            self.rng.choice(((), (low,), (low, high))),
            self.rng.choice(((), (tool,))),
            self.rng.choice(((), (Mark("damage", 50),))),
            self.rng.choice((0, 90)),
            entered=self.rng.choice((0, 1, 99)),
        )
        return Lay(
            self.rng.choice(
                (
                    (PlacedZone(field, units=(unit,)),),
                    (PlacedZone(pile, (replace(first, up=up, shown=eyes), second)),),
                    (PlacedZone(field, units=(unit,)), PlacedZone(pile, (first, second))),
                    (PlacedZone(pile, units=(unit,)),),
                )
            ),
            self.rng.choice(((), (("table", (Mark("fire", 2),)),))),
            self.rng.choice((None, None, Turn(4, self._seat(view), "main", (("energy", 1),)))),
        )

    def _field(self, view: SeatView) -> i.Intent:
        position = self.rng.choice((None, (120.5, 40.0)))
        up = self.rng.choice((None, None, False))
        zone = self._zone(view, holds="units")
        cards, at = self._cards(view), self.rng.choice((0, -1))
        return i.Move(cards, zone, at, up, position=position, cell=self._cell_in(view, zone))

    def _draw(self, view: SeatView) -> i.Intent:
        goal = self._zone(view, own=True)
        return i.Draw(self.rng.choice((1, 1, 2, 3, 99)), self._zone(view, own=True), goal)

    def _attach(self, view: SeatView) -> i.Intent:
        role = self.rng.choice(("base", "under", "attached", "attached"))
        return i.Attach(self._cards(view), self._unit(view), role)

    def _move_units(self, view: SeatView) -> i.Intent:
        units = tuple({self._unit(view), self._unit(view)})
        zone = self._zone(view, holds="units")
        cell = self._cell_in(view, zone)
        return i.MoveUnits(tuple(sorted(units))[: 1 if cell else 2], zone, cell=cell)

    def _swap_units(self, view: SeatView) -> i.Intent:
        return i.SwapUnits(self._unit(view), self._unit(view))

    def _collect(self, view: SeatView) -> i.Intent:
        return i.Collect((self._unit(view),), self._zone(view, own=True))

    def _shuffle(self, view: SeatView) -> i.Intent:
        return i.Shuffle(self._zone(view, own=True))

    def _look(self, view: SeatView) -> i.Intent:
        return i.Look(self._zone(view, own=True), self.rng.choice((0, 1, 3)))

    def _show(self, view: SeatView) -> i.Intent:
        backs = tuple(card.handle for card in view.cards.values() if card.ref is None)
        cards = backs[:1] if self.rng.random() < 0.3 else self._cards(view)
        return i.Show(cards, self.rng.choice(((), (self._seat(view),))))

    def _hide(self, view: SeatView) -> i.Intent:
        return i.Hide(self._zone(view, own=True))

    def _set_known(self, view: SeatView) -> i.Intent:
        seats = self.rng.choice(((), (self._seat(view),), (self.rng.choice((-1, 99)),)))
        backs = tuple(card.handle for card in view.cards.values() if not card.up)
        cards = (self.rng.choice(backs),) if backs else self._cards(view)
        return SetKnown(cards, seats, self.rng.random() < 0.5)

    def _pick_random(self, view: SeatView) -> i.Intent:
        return i.PickRandom(self._zone(view), self.rng.choice((1, 2)), self._zone(view, own=True))

    def _face(self, view: SeatView) -> i.Intent:
        return i.Face(self._cards(view), self.rng.random() < 0.5)

    def _rotate(self, view: SeatView) -> i.Intent:
        unit, degrees = self._unit(view), self.rng.choice((0, 90, 180))
        own = [key.partition(":")[2] for key in self.spec.sentences if key.startswith("rotate:")]
        return i.Rotate((unit,), degrees, self.rng.choice(("", *own, "odd")) if own else "")

    def _put_mark(self, view: SeatView) -> i.Intent:
        target = self.rng.choice(
            (
                self._unit(view),
                f"seat.{self._seat(view)}",
                "table",
                *list(view.cards)[:2],
                *self._cells(view),
            )
        )
        own = tuple(number.key for number in self.spec.numbers)
        asks_to_wait = (HOLDS,) if self.spec.chance is not None else ()
        key = self.rng.choice(("damage", "stunned", "note:", *own, *asks_to_wait))
        until = self.rng.choice((None, view.turn.number))
        text = "look out" if key == "note:" else ""
        return i.PutMark((target,), key, None, self.rng.choice((10, 30, -10)), text, until=until)

    def _flip(self, _view: SeatView) -> i.Intent:
        return i.Flip(self.rng.choice((1, 3)), self.rng.random() < 0.3)

    def _roll(self, _view: SeatView) -> i.Intent:
        return i.Roll(6, self.rng.choice((1, 2)))

    def _next_turn(self, view: SeatView) -> i.Intent:
        return NextTurn(self._seat(view))

    def _turn_together(self, view: SeatView) -> i.Intent:
        count = len(view.setting.seats)
        seats = tuple(self.rng.choices(range(count), k=self.rng.choice((1, 2, count))))
        return NextTurn(self._seat(view), "plan", self.rng.choice((seats, seats, (*seats, 9))))

    def _start_over(self, _view: SeatView) -> i.Intent:
        return StartOver()

    def _set_phase(self, _view: SeatView) -> i.Intent:
        return SetPhase(self.rng.choice(("main", "battle")))

    def _use(self, _view: SeatView) -> i.Intent:
        return Use(self.rng.choice(("draw", "summon")))

    def _declare(self, view: SeatView) -> i.Intent:
        aimed = ((), (f"seat.{self._seat(view)}",), tuple(view.units)[:1])
        targets = self.rng.choice((*aimed, *((name,) for name in self._cells(view))))
        return Declare("strike", self._cards(view)[:1], targets, "1")

    def _respond(self, view: SeatView) -> i.Intent:
        stage = [one.id for one in view.stage.declarations] or ["dnone"]
        return Declare("counter", targets=(self.rng.choice(stage),))

    def _pass_chance(self, _view: SeatView) -> i.Intent:
        return PassChance()

    def _settle(self, view: SeatView) -> i.Intent:
        stack = view.stage.declarations
        outcome = self.rng.choice(("resolved", "countered", "withdrawn"))
        return Settle(stack[-1].id if stack else "dnone", outcome)

    def _restage(self, view: SeatView) -> i.Intent:
        """Another order, other aims, or both; at times of what is not there."""
        stage = [one.id for one in view.stage.declarations]
        order = self.rng.sample(stage, len(stage)) if self.rng.random() < 0.7 else stage
        aimed = self.rng.sample(stage, min(len(stage), self.rng.choice((0, 1, 2))))
        targets = (*stage, *list(view.units)[:2], f"seat.{self._seat(view)}", "dnone")
        aims = tuple((one, tuple(self.rng.sample(targets, 2))) for one in aimed)
        return Restage((*order, *self.rng.choice(((), (), (), ("dnone",)))), aims)

    def _open_seals(self, _view: SeatView) -> i.Intent:
        return OpenSeals()

    def _lock_plan(self, _view: SeatView) -> i.Intent:
        # Of any length, and like no other: of each can be told who knows it.
        return LockPlan(f"{PLANNED}{self.rng.randrange(10**6)} " * self.rng.choice((1, 2, 20)))

    def _unlock_plan(self, _view: SeatView) -> i.Intent:
        return UnlockPlan()

    def _open_plans(self, view: SeatView) -> i.Intent:
        return OpenPlans(self.rng.choice(((), (self._seat(view),))))

    def _announce(self, view: SeatView) -> i.Intent:
        return i.Announce(self.rng.choice(("say", "attack")), "よろしく", tuple(view.units)[:1])

    def _set_options(self, _view: SeatView) -> i.Intent:
        keys = self.rng.sample(("tie", "first-turn", "rule:retreat-once", "advice"), 2)
        changes = tuple((key, self.rng.choice(("on", "off"))) for key in keys)
        return SetOptions(changes[: self.rng.choice((1, 2))])

    def _rule(self, view: SeatView) -> i.Intent:
        about = (*self._cards(view), *tuple(view.units)[:1], "table", f"seat.{self._seat(view)}")
        agreed = self.rng.choice(((), (self._seat(view),), tuple(range(len(view.setting.seats)))))
        return Rule("one-per-turn", "Two this turn", about[: self.rng.choice((1, 2, 4))], agreed)

    def _rect(self, _view: SeatView) -> Rect:
        return (self.rng.randrange(600), self.rng.randrange(500) + 0.5, 63.0, 88.0)

    def _make_zone(self, view: SeatView) -> i.Intent:
        rules = self.spec.made_zones or MadeZones()
        return MakeZone(
            self.rng.choice(("Kitty", "捨て札", "Trick 1", "Trick 2")),
            self._rect(view),
            self.rng.choice((None, max(view.seat, 0), self._seat(view))),
            self.rng.choice(rules.visibilities),
            self.rng.choice(rules.arranges),
        )

    def _made_zone(self, view: SeatView) -> str:
        made = [zone.id for zone in view.setting.zones.values() if zone.is_made]
        return self.rng.choice(made) if made else "made-none"

    def _change_zone(self, view: SeatView) -> i.Intent:
        return ChangeZone(
            self._made_zone(view),
            self.rng.choice((None, "Talon", "場札")),
            self.rng.choice((None, self._rect(view))),
            self.rng.choice((None, "row", "grid")),
        )

    def _remove_zone(self, view: SeatView) -> i.Intent:
        return RemoveZone(self._made_zone(view), self.rng.choice(("", self._zone(view, own=True))))

    def _pick_unseen(self, view: SeatView) -> i.Intent:
        return i.PickRandom(
            self._zone(view), self.rng.choice((1, 2)), self._zone(view), unseen=True
        )

    def _shuffle_unknown(self, view: SeatView) -> i.Intent:
        zone = self._zone(view, own=True)
        named = ((), (), (place(zone, self.rng.choice((0, 1, 5))),), self._cards(view)[:1])
        return i.Shuffle(zone, unknown=True, cards=self.rng.choice(named))

    def _again(self, nodes: int) -> i.Repeat:
        """Return any steps in any order after any other, or one of the last left out."""
        start = self.rng.randrange(max(0, nodes - 8), nodes)
        steps = list(range(start + 2, nodes))
        if self.rng.random() < 0.3:
            self.rng.shuffle(steps)
        if self.rng.random() < 0.2:
            steps = [self.rng.randrange(1, nodes + 1) for _ in range(4)]
        return i.Repeat(start, tuple(steps), self.rng.choice(("", "one left out")))

    def _batch(self, view: SeatView) -> i.Intent:
        return i.Batch((self._draw(view), self._put_mark(view), self._flip(view)))  # type: ignore[arg-type]

    def _made(self, view: SeatView) -> i.Intent:
        number = self.rng.choice((0, 0, 0, 1))
        mark = i.PutMark((made(number),), "damage", add=10)
        return i.Batch((self._field(view), mark))  # type: ignore[arg-type]

    def _procedure(self, view: SeatView) -> i.Intent:
        names = sorted(self.spec.procedures)
        unit = tuple(view.units)[:1]
        arguments = self.rng.choice(
            ((), (("unit", unit[0]),) if unit else (), (("seat", str(self._seat(view))),))
        )
        return i.Procedure(self.rng.choice(names), arguments) if names else i.Flip()

    def _procedures(self) -> tuple[str, ...]:
        """What may be asked for by its name; none where nothing may follow from what is printed."""
        return tuple(self.spec.procedures) if "procedure" in self.kinds else ()

    def _action(self, view: SeatView) -> i.Intent:
        selection = self.selection(view)
        offered = [a for a in self.spec.actions if a.when(view, selection)]
        made = self.rng.choice(offered).make(view, selection) if offered else None
        return made or i.Flip()

    def selection(self, view: SeatView) -> Selection:
        """Return something a person might have selected on the board."""
        what = self.rng.choice(("cards", "units", "zone", "nothing"))
        if what == "cards" and view.cards:
            return Selection(cards=self._cards(view))
        if what == "units" and view.units:
            return Selection(units=(self._unit(view),))
        if what == "zone":
            return Selection(zone=self._zone(view))
        return Selection()

    # -- nonsense -----------------------------------------------------------------------------

    def mischief(self, view: SeatView) -> i.Intent:
        """Return an intent that no honest program sends, or that comes too late."""
        strange = self.rng.choice(STRANGE_REFS)
        zones = view.setting.zones
        # A table for one may have no zone that is not its player's.
        theirs = [z.id for z in zones.values() if view.seat not in z.holders] or list(zones)
        foreign = place(self.rng.choice(theirs), self.rng.choice((0, 1, 3, 99)))
        zone = self.rng.choice((*theirs, "nowhere", "", "deck", "deck.9", "hand.0#0"))
        huge = self.rng.choice((0, -1, 10**9, -(10**9), 10**40))
        ref = self.rng.choice((strange, foreign))
        return self.rng.choice(
            (
                i.Move((ref,), zone, huge),
                i.Move((ref, ref), self._zone(view)),
                i.Move((), self._zone(view)),
                i.Move(self._cards(view), zone, verb="coins"),
                i.Bring((strange,), zone, huge),
                i.Bring(self.rng.choice(((), ("x",) * 61, ("x" * 201,), ("a\nb",))), "hand.0"),
                i.Draw(huge, self._zone(view), zone),
                LockPlan(self.rng.choice(("計画", "a\nb", 'a"b', "a\\b", "x" * 1025))),
                OpenPlans((huge,)),
                i.Attach((ref,), self._unit(view)),
                i.Attach(tuple(view.cards), self._unit(view), "base"),
                i.MoveUnits((strange,), zone, huge),
                i.SwapUnits(self._unit(view), strange),
                i.Collect((self._unit(view), strange), zone),
                i.Shuffle(zone),
                i.Look(zone, huge),
                i.Show((ref,), (huge,)),
                i.Show((foreign,), (max(view.seat, 0),)),
                i.Hide(zone),
                i.PickRandom(zone, huge, self._zone(view)),
                i.Face((ref,), up=True),
                i.PutMark((ref, f"seat.{strange}"), "damage", add=huge),
                i.PutMark(("table",), "x" * 100),
                i.PutMark(("table",), "damage", huge, text="\ud800"),
                i.Flip(huge),
                i.Roll(huge, huge),
                NextTurn(huge),
                SetPhase("x" * 10_000),
                Use("draw", huge),
                Declare("x" * 10_000, (ref,)),
                Declare("strike", targets=(strange,)),
                Settle(strange),
                Restage((strange,) * 3, ((strange, (strange,)),)),
                i.Announce("coins"),
                i.Announce("no such verb", number=huge),
                i.Announce("say", "x" * 10_000),
                SetOptions(((strange, "on"), ("tie", "\n"))),
                SetOptions(tuple((f"option-{n}", "on") for n in range(301))),
                SetOptions((("tie",),)),  # type: ignore[arg-type]
                Rule(strange, "x" * 10_000),
                Rule("one-per-turn", subjects=(ref, foreign, strange), seats=(huge,)),
                i.Procedure(strange),
                MakeZone(strange, (0.0, 0.0, 63.0, 88.0), huge),
                MakeZone("x", (0.0, 0.0, float(min(huge, 10**6)), 88.0)),
                MakeZone("x", (float("nan"), 0.0, 63.0, 88.0), visibility="sealed"),  # type: ignore[arg-type]
                ChangeZone(zone, "x" * 10_000),
                ChangeZone(self._zone(view), "Mine"),
                RemoveZone(zone, zone),
                i.Procedure(self.rng.choice([*self._procedures(), "x"]), (("seat", strange),)),
                i.Jump(huge),
                i.WriteLabel(huge, "here"),
                i.Batch((i.Flip(), i.Shuffle(zone))),
                DEEP,
                i.Move((5,), None),  # type: ignore[arg-type]
                i.Draw("three", [], {}),  # type: ignore[arg-type]
                i.Batch("abc"),  # type: ignore[arg-type]
                i.Batch((i.Undo(),)),  # type: ignore[arg-type]
                i.Move(self._cards(view), self._zone(view), position=(float("nan"), 0.0)),
                None,  # type: ignore[return-value]
            )
        )


def deep(levels: int) -> i.Step:
    """Return a gesture inside a gesture inside a gesture ..."""
    step: i.Step = i.Flip()
    for _ in range(levels):
        step = i.Batch((step,))
    return step


DEEP = deep(200)

STRANGE_REFS = (
    "",
    "#",
    "##0",
    "deck.0#",
    "deck.0#-1",
    "deck.0#²",
    "deck.0#" + "9" * 5000,
    "cxxxxxxxx",
    "uxxxxxxxx",
    "j0",
    "j²",
    "card.0",
    "²",
    "山札",
)
