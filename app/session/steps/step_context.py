"""What a step of a gesture is carried out with: the table so far, and how things on it are found.

It knows no kind of step; each of them (`moving`, `seeing`, …) knows this alone, and `resolver.py`
knows them all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.core import fact as f
from app.core.data.value import replace
from app.core.data.weight import NOTHING, Weight, handled, reweighed, weigh
from app.core.facts.knowledge_facts import Forgotten
from app.core.facts.seal_facts import SealsOpened
from app.core.ids import (
    JUDGE,
    CardId,
    CardRef,
    Handle,
    Names,
    SeatId,
    UnitId,
    ZoneId,
    is_number,
    parse_made,
    parse_place,
    place,
)
from app.core.table import Table
from app.core.text.wording import STEP, counted
from app.core.text.words import Words
from app.core.visibility import lists, sees_face
from app.core.zone import cell_named
from app.games.game_api import GameSpec
from app.session.host.entropy import Entropy
from app.session.host.host_limits import check_handled
from app.session.host.step_diff import Result, result_of
from app.session.steps.made_names import names_made_by
from app.session.steps.rights import (
    ImpossibleError,
    check_take,
    impossible,
    is_open,
    names_places,
    not_yours,
    zone_words,
)
from app.session.steps.who_plays import seats_out

MOST_STEPS = 400
"""Facts in one gesture: far above any real one, low enough to stop a runaway procedure."""

Weighed = Callable[[], Weight]
Laid = Callable[[], tuple[f.StartCard, ...]]
"""Says with which cards the table was laid."""


class StepContext:
    """A table of its own on which one intent is carried out, and the facts so far."""

    def __init__(
        self,
        spec: GameSpec,
        table: Table,
        seat: SeatId,
        name: Names,
        laid: Laid,
        weighed: Weighed | None = None,
        named_by: SeatId | None = None,
    ) -> None:
        """`weighed` tells what `table` weighs, where that is known.

        `named_by` is who says which cards are meant, where that is not who touches them.
        """
        self.spec = spec
        self.table = table
        self.seat = seat
        self._named_by = named_by
        self.laid = laid
        self.results: list[Result] = []
        """What came of each fact."""
        self.more = NOTHING
        """What the table weighs more by now."""
        self.made: list[str] = []
        """Units that stood up so far, handles of cards that were brought to piles, new zones."""
        self.handled = 0
        """How much was handled, be it possible in the end or not."""
        self.weighed = weighed or (lambda: weigh(table))
        self.facts: list[f.Fact] = []
        self.way = ""
        """The game's own verb for what is being done."""
        self.name = name
        self._handles: dict[Handle, CardId] | None = None
        """Which card has which handle; made when a second one is looked for."""
        self._searched = False
        self.entropy = Entropy(0)

    @property
    def eyes(self) -> SeatId:
        """Whose names cards are called by: nothing is found that this seat does not see."""
        return self.seat if self._named_by is None else self._named_by

    @property
    def tables(self) -> list[Table]:
        """The table after each fact."""
        return [after for after, _ in self.results]

    def commit(self, fact: f.Fact) -> None:
        """Let a fact happen on this table."""
        if len(self.facts) >= MOST_STEPS:
            raise too_long()
        if self.way and isinstance(fact, f.WORDED):
            fact = replace(fact, way=self.way)
        before = self.table
        self.table, touched = result_of(before, fact)
        self.handled += handled(self.table, touched)
        check_handled(self.handled)
        self.more = reweighed(self.more, before, self.table, touched)
        self.results.append((self.table, touched))
        self.facts.append(fact)
        self.made.extend(names_made_by(before, fact, self.table, touched))
        if isinstance(fact, _HANDLING):
            self._handles = None

    def run_procedure(self, name: str) -> None:
        """Carry out a procedure of the game with the rights and eyes of this seat."""
        raise NotImplementedError(name)

    # -- finding what is meant ------------------------------------------------------------

    def named(self, name: str) -> str:
        """Return the name of what an earlier step of this gesture made; others stay as they are."""
        number = parse_made(name)
        if number is None:
            return name
        if number >= len(self.made):
            raise impossible(
                "not-made",
                f"No earlier part of this action made what “{name}” names.",
                f"この操作の前の手順では「{name}」にあたるものが作られていません。",
            )
        return self.made[number]

    def zone(self, zone: ZoneId) -> ZoneId:
        """Return `zone`, or what an earlier step made under that name, if the table has it."""
        zone = self.named(zone)
        if zone not in self.table.setting.zones:
            raise impossible(
                "no-zone",
                f"There is no zone “{zone[:40]}” on this table.",
                f"この卓に「{zone[:40]}」という場所はありません。",
            )
        return zone

    def pile(self, zone: ZoneId) -> tuple[CardId, ...]:
        """Return the cards of a pile from the top."""
        if self.zone(zone) not in self.table.zones:
            words = zone_words(self.table, zone)
            raise impossible(
                "no-pile",
                f"{words.en} is not a pile. Choose its cards one by one.",
                f"{words.ja}は山ではありません。カードを選んで操作してください。",
            )
        return self.table.zones[zone]

    def unit(self, unit: UnitId) -> UnitId:
        """Return `unit`, or what an earlier step made under that name, if it is in play."""
        unit = self.named(unit)
        if unit not in self.table.units:
            raise impossible(
                "gone",
                "That is no longer in play.",
                "それはもう場にありません。",
            )
        return unit

    def card(self, ref: CardRef) -> CardId:
        """Return the card that a handle or place means, if this seat may name it."""
        ref = self.named(ref)
        if ref in self.made and ref in self.table.units:
            return self.table.units[ref].base
        named = parse_place(ref)
        if named:
            zone, index = named
            return self._card_at(zone, index)
        number = self._number(ref)
        if number is None and self.eyes == JUDGE and ref.startswith("j") and is_number(ref[1:]):
            number = int(ref[1:]) if int(ref[1:]) < len(self.table.cards) else None
        # A handle that exists but was never told to this seat is answered like one that
        # does not exist, or guesses would be confirmed.
        if number is None or not self.singles_out(number):
            raise impossible(
                "gone",
                "That card is no longer where you saw it.",
                "そのカードは見ていた場所にもうありません。",
            )
        return number

    def _number(self, handle: Handle) -> CardId | None:
        """Return the card with a handle."""
        if self._handles is None:
            if not self._searched:
                # Most gestures name one card: a list of all of them costs more than to look for it.
                self._searched = True
                for number, state in enumerate(self.table.cards):
                    if state.handle == handle:
                        return number
                return None
            self._handles = {
                state.handle: number
                for number, state in enumerate(self.table.cards)
                if state.handle is not None
            }
        return self._handles.get(handle)

    def _card_at(self, zone: ZoneId, index: int) -> CardId:
        pile = self.pile(zone)
        number = pile[index] if index < len(pile) else None
        # Whether there is a card at a place is itself a secret of a zone that tells no size.
        if not names_places(self.table, self.eyes, zone) and (
            number is None or not sees_face(self.table, self.eyes, number)
        ):
            raise not_yours(self.table, zone)
        if number is None:
            words = zone_words(self.table, zone)
            raise impossible(
                "gone",
                f"{words.en} has no card at that place.",
                f"{words.ja}のその位置にカードはありません。",
            )
        return number

    def singles_out(self, number: CardId) -> bool:
        """Whether this seat can tell the card from others."""
        zone = self.table.cards[number].zone
        return lists(self.table, self.eyes, zone) or sees_face(self.table, self.eyes, number)

    def cards(self, refs: Sequence[CardRef]) -> list[CardId]:
        """Return the cards meant, all different and within this seat's reach."""
        numbers = [self.card(ref) for ref in refs]
        if len(set(numbers)) < len(numbers):
            raise impossible(
                "twice",
                "The same card is named twice in one move.",
                "同じカードが二度指定されています。",
            )
        for number in numbers:
            check_take(self.table, self.seat, number)
        return numbers

    def target(self, target: str) -> str:
        """Return what a mark can lie on: a unit, "card.N", "seat.N", a cell or "table"."""
        target = self.named(target)
        if target in self.table.units or target == "table":
            return target
        cell = cell_named(self.table.setting.zones, target)
        if cell is not None:
            return place(*cell)
        kind, _, number = target.partition(".")
        if kind == "seat" and is_number(number) and int(number) < len(self.table.setting.seats):
            return f"seat.{int(number)}"
        card = self.card(target)
        if not is_open(self.table, self.table.cards[card].zone):
            raise impossible(
                "hidden",
                "Only cards that lie open can carry marks.",
                "マークを置けるのは公開されているカードだけです。",
            )
        return f"card.{card}"

    def aim(self, target: str) -> str:
        """Return a unit, seat or cell that is aimed at."""
        target = self.named(target)
        return target if self.target(target) == target else self.unit(target)

    def player(self, seat: SeatId) -> SeatId:
        """Return `seat` if somebody sits there."""
        if not 0 <= seat < len(self.table.setting.seats):
            raise impossible("no-seat", "There is no such seat.", "その席はありません。")
        return seat

    def out(self) -> dict[SeatId, Words]:
        """Return the seats that are out of the game by now, each with the reason."""
        return seats_out(self.spec, self.table)


_HANDLING = (
    f.Moved,
    f.Brought,
    f.UnitsMoved,
    f.Shuffled,
    f.Faced,
    f.Shown,
    f.Hidden,
    Forgotten,
    SealsOpened,
)
"""Facts that change handles."""


def too_long() -> ImpossibleError:
    """Return the refusal of a gesture of too many steps."""
    most = counted(MOST_STEPS, STEP)
    return impossible(
        "too-long",
        f"That is more than {most.en} in one action. Do it in parts.",
        f"一度の操作で{most.ja}を超えました。分けて操作してください。",
    )
