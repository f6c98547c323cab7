"""What judges do with the cards themselves: some go back, a pile is shuffled, all of it or in part.

What stays in place is not told, and neither is it offered by it: to a seat a shuffle in part is
offered where the log or its own knowledge gives a reason for one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from app.core import fact as f
from app.core.apply.changes import changes
from app.core.data.value import value
from app.core.ids import JUDGE, CardId, NodeId, SeatId, ZoneId, place
from app.core.intent import PickRandom, Shuffle, Step
from app.core.past.history import HistoryTree
from app.core.table import Table
from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.core.visibility import face_seers, viewers
from app.session.agreement.undo_cost import MOST_WEIGHED, Learned, learned_in
from app.session.repetition.repeat_asked import step_name
from app.session.steps.rights import ImpossibleError, check_hold, zone_words
from app.session.steps.seeing import known_places

SHORT_DECK = Words("a deck was short of a card", "デッキのカードが足りなかった")
LARGE_DECK = Words("a deck had a card too many", "デッキのカードが多かった")
BRING_FIRST = Words(
    "Bring the missing card into the deck by hand, then judge that step: the card is shuffled in "
    "among those that nobody knows. Or leave it as it is.",
    "足りないカードを手動で山札に加え、その手順を処置してください。だれも知らないカードだけ"
    "と一緒に切られます。そのままにすることもできます。",
)
TAKE_FIRST = Words(
    "Take the card out of the deck by hand, then judge that step: those that nobody knows are "
    "shuffled. Or leave it as it is.",
    "多いカードを手動で山札から出し、その手順を処置してください。だれも知らないカードだけが"
    "切られます。そのままにすることもできます。",
)
FIRST_BY_HAND = ((SHORT_DECK, BRING_FIRST), (LARGE_DECK, TAKE_FIRST))
"""What to do before there is a step to judge, for what may have gone wrong."""


def first_by_hand(wrong: Words | None) -> Words | None:
    """Return what is to be done first about something that went wrong; None for most."""
    return next((told for fault, told in FIRST_BY_HAND if fault == wrong), None)


@value
class ByHand:
    """One way, with what nobody can know of it afterwards."""

    id: str
    title: Words
    note: Words
    steps: tuple[Step, ...]
    lost: frozenset[CardId]
    """Cards that lie somewhere among others then."""
    stays: tuple[Learned, ...] = ()
    """What is known of a pile and stays in its place, as far as who looks may hear of it."""


def by_hand(tree: HistoryTree, step: NodeId, later: Sequence[NodeId], viewer: SeatId) -> _Hands:
    """Return the ways for a step with those after it, as `viewer` may carry them out."""
    return _Hands(tree, step, later, viewer)


class _Hands:
    def __init__(
        self, tree: HistoryTree, step: NodeId, later: Sequence[NodeId], viewer: SeatId
    ) -> None:
        start = tree.parent(step)
        assert start is not None  # a table is laid once
        self._tree, self._step, self._later, self._viewer = tree, step, later, viewer
        self._was, self._then, self._now = tree.table_at(start), tree.table_at(step), tree.table

    def __iter__(self) -> Iterator[ByHand]:
        yield from self._random_back()
        yield from self._shuffles()

    # -- cards that go back ------------------------------------------------------------------

    def _random_back(self) -> Iterator[ByHand]:
        """Cards drawn in the step: as many of that hand, as far as nobody saw them, go back."""
        table = self._now
        for pile, hand, drawn in self._drawn():
            if not all(self._may_handle(zone) for zone in (pile, hand)):
                continue
            own = frozenset(viewers(table, hand))
            unseen = sum(table.cards[number].known <= own for number in table.zones[hand])
            many = min(drawn, unseen)
            if not many:
                continue
            if self._may_be_known(pile) and not table.setting.zones[pile].spec.keeps_places:
                yield self._back_among_unknown(pile, hand, many)
            cards, into = counted(many, CARD), zone_words(table, pile)
            yield ByHand(
                f"random {hand}",
                *_picked(zone_words(table, hand), cards, into),
                (PickRandom(hand, many, pile, unseen=True), Shuffle(pile)),
                frozenset(table.zones[pile]),
            )

    def _back_among_unknown(self, pile: ZoneId, hand: ZoneId, many: int) -> ByHand:
        table = self._now
        # Told is whether a card goes on top, to the middle or below: never by what is known.
        at = len(table.zones[pile]) // 2
        among = tuple(place(pile, at + offset) for offset in range(many))
        whole = zone_words(table, pile)
        into = Words(
            f"those cards of {whole.en} that nobody knows", f"{whole.ja}のだれも知らないカードだけ"
        )
        return ByHand(
            f"among {hand}",
            *_picked(zone_words(table, hand), counted(many, CARD), into),
            (
                PickRandom(hand, many, pile, unseen=True, at=at),
                Shuffle(pile, unknown=True, cards=among),
            ),
            self._unknown(pile),
            self._staying(pile),
        )

    def _drawn(self) -> Iterator[tuple[ZoneId, ZoneId, int]]:
        """Yield (pile, hand, cards) of what was drawn from a pile that nobody looks into."""
        zones = self._was.setting.zones
        counts: dict[tuple[ZoneId, ZoneId], int] = {}
        for fact in self._tree.facts(self._step):
            for move in fact.moves if isinstance(fact, f.Moved) else ():
                cards = self._was.cards
                source = cards[move.card].zone if move.card < len(cards) else ""
                hidden = source in zones and zones[source].spec.visibility == "hidden"
                if hidden and zones[move.zone].spec.visibility == "owner":
                    counts[source, move.zone] = counts.get((source, move.zone), 0) + 1
        for (source, goal), many in counts.items():
            if source in self._now.zones and goal in self._now.zones:
                yield source, goal, many

    # -- piles that are shuffled ---------------------------------------------------------------

    def _shuffles(self) -> Iterator[ByHand]:
        """Piles of which somebody saw a card in the step, or which got one, or lost one."""
        table = self._now
        seen = {
            table.cards[one.card].zone
            for one in learned_in(self._tree, (self._step,))
            if one.card < len(table.cards)
        }
        brought = {card.zone for card in table.cards[len(self._was.cards) : len(self._then.cards)]}
        for zone in sorted(seen | brought):
            hidden = table.setting.zones[zone].spec.visibility == "hidden"
            if not hidden or not self._may_handle(zone):
                continue
            pile = zone_words(table, zone)
            if zone in brought or self._may_be_known(zone):
                yield self._shuffled_in_part(zone)
            title = Words(f"Shuffle {pile.en}", f"{pile.ja}を切る")
            note = Words(f"{pile.en} is shuffled", f"{pile.ja}を切った")
            lost = frozenset(table.zones[zone])
            yield ByHand(f"shuffle {zone}", title, note, (Shuffle(zone),), lost)

    def _shuffled_in_part(self, zone: ZoneId) -> ByHand:
        pile, of_step = self._now.zones[zone], self._of_step(zone)
        touched = self._touched(zone)
        among = tuple(place(zone, at) for at, card in enumerate(pile) if card in of_step)
        words = zone_words(self._now, zone)
        more = Words("", "")
        if touched:
            # Not how many: one of them that another knew before stays, and nobody is told.
            at = step_name(self._tree.nodes[self._step])
            more = Words(f", with those of {at.en}", f"、{at.ja}の分も含めて")
        title = Words(
            f"Shuffle those cards of {words.en} that nobody knows{more.en}",
            f"{words.ja}のだれも知らないカードだけを{more.ja}切る",
        )
        note = Words(
            f"those cards of {words.en} that nobody knows are shuffled{more.en}",
            f"{words.ja}のだれも知らないカードだけを{more.ja}切った",
        )
        return ByHand(
            f"unknown {zone}",
            title,
            note,
            (Shuffle(zone, unknown=True, cards=among),),
            self._unknown(zone, of_step) | (touched if self._viewer != JUDGE else frozenset()),
            self._staying(zone, of_step),
        )

    def _of_step(self, zone: ZoneId) -> frozenset[CardId]:
        """Return cards of a pile that are known, if they are, by what was done in the step alone.

        They came to the pile in it, or were seen there, and lay still ever since.
        """
        came = set(self._then.zones[zone]) - set(self._was.zones[zone])
        return frozenset(
            card for card in self._touched(zone) if card in came or not self._was.cards[card].known
        )

    def _touched(self, zone: ZoneId) -> frozenset[CardId]:
        """Return cards that came to a pile in the step, or were seen there, and lay still since."""
        came = set(self._then.zones[zone]) - set(self._was.zones[zone])
        saw = {one.card for one in learned_in(self._tree, (self._step,))}
        since = {
            move.card
            for later in self._later
            for fact in self._tree.facts(later)
            if isinstance(fact, f.Moved)
            for move in fact.moves
        }
        return frozenset((came | saw) & set(self._now.zones[zone]) - since)

    # -- what is known -------------------------------------------------------------------------

    def _known(self, zone: ZoneId, of_step: frozenset[CardId] = frozenset()) -> set[CardId]:
        pile = self._now.zones[zone]
        return {pile[at] for at in known_places(self._now, zone)} - of_step

    def _unknown(self, zone: ZoneId, of_step: frozenset[CardId] = frozenset()) -> frozenset[CardId]:
        return frozenset(self._now.zones[zone]) - self._known(zone, of_step)

    def _staying(
        self, zone: ZoneId, of_step: frozenset[CardId] = frozenset()
    ) -> tuple[Learned, ...]:
        """Return who knows which card that stays: of others only the judge hears."""
        return tuple(
            Learned(seat, card)
            for card in sorted(self._known(zone, of_step))
            for seat in sorted(self._now.cards[card].known - face_seers(self._now, card))
            if self._viewer == JUDGE or (self._viewer == seat and self._knew(card, zone))
        )

    def _knew(self, card: CardId, zone: ZoneId) -> bool:
        """Whether who looks knew a card apart from the step: else it cannot tell that it stays."""
        return card not in self._touched(zone) or self._viewer in self._was.cards[card].known

    def _may_be_known(self, zone: ZoneId) -> bool:
        """Whether there is a reason to shuffle in part: for the judge, that a card is known.

        A seat knows one itself, or the log told everybody of something since all was shuffled
        by which somebody may.
        """
        known = self._known(zone, self._of_step(zone))
        if self._viewer == JUDGE:
            return bool(known)
        own = (card for card in known if self._viewer in self._now.cards[card].known)
        return any(self._knew(card, zone) for card in own) or self._was_touched(zone)

    def _was_touched(self, zone: ZoneId) -> bool:
        """Whether the log tells of a card put there, or seen there, since all was shuffled."""
        tree = self._tree
        for node in islice(tree.back_from(tree.cursor), MOST_WEIGHED):
            for fact in reversed(tree.facts(node)):
                if isinstance(fact, f.Shuffled) and fact.zone == zone and fact.kept is None:
                    return False
                if node in (0, self._step):
                    continue
                if self._tells_others(tree.table_at(node), fact, zone):
                    return True
        return False

    def _tells_others(self, table: Table, fact: f.Fact, zone: ZoneId) -> bool:
        """Whether somebody else may know a card of a pile by a fact that led to `table`."""
        if isinstance(fact, f.Moved):
            return any(move.zone == zone for move in fact.moves)
        if isinstance(fact, f.Brought):
            return fact.zone == zone
        shows = isinstance(fact, f.Shown) and fact.seats != (self._viewer,)
        return (shows or isinstance(fact, f.Faced)) and zone in changes(table, fact).zones

    def _may_handle(self, zone: ZoneId) -> bool:
        """Whether who looks may shuffle a pile, or pick from it: its holder, or the judge."""
        try:
            check_hold(self._now, self._viewer, zone)
        except ImpossibleError:
            return False
        return True


def _picked(hand: Words, cards: Words, into: Words) -> tuple[Words, Words]:
    """Return title and note of cards that go back from a hand."""
    return (
        Words(
            f"Shuffle {cards.en} of {hand.en}, unseen, picked at random, into {into.en}",
            f"{hand.ja}のだれも見ていないカードからランダムに選んだ{cards.ja}を{into.ja}に戻"
            "して切る",
        ),
        Words(
            f"{cards.en} of {hand.en}, unseen, picked at random, shuffled into {into.en}",
            f"{hand.ja}のだれも見ていないカードからランダムに選んだ{cards.ja}を{into.ja}に戻"
            "して切った",
        ),
    )
