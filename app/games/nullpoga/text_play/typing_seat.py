"""What a line is read against: the board, the hand and the draft of the seat that types."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from app.core.data.value import value
from app.core.text.wording import listed
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.nullpoga.cards.nullpoga_cards import NullpogaCard
from app.games.nullpoga.planning import drafting as d
from app.games.nullpoga.planning.entry_words import short_name
from app.games.nullpoga.planning.fighters import Fighter, fighters
from app.games.nullpoga.planning.plan_problems import cost_at
from app.games.nullpoga.planning.planned_sheet import mana_used
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Board, Place
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.table.board_reading import board_of
from app.games.nullpoga.table.nullpoga_options import cards_at, rulings_at
from app.games.nullpoga.text_play.typed_cells import (
    is_place,
    place_word,
    read_own_battle,
    read_place,
)
from app.games.nullpoga.text_play.typed_errors import EMPTY_HAND, TypedError
from app.games.nullpoga.text_play.typed_names import matching, read_card

NO_MONSTERS = Words("You have no monster that can act.", "行動できるモンスターがいません。")


@value
class TypingSeat:
    """A seat that plans."""

    view: SeatView
    board: Board
    """The board as it sees it."""
    plan: Plan
    """Its draft."""
    cards: Mapping[str, NullpogaCard]
    """The cards of the version that the table plays."""

    @property
    def own(self) -> int:
        """Its side."""
        return self.view.seat

    @property
    def rulings(self) -> Rulings:
        """What the table plays by."""
        return rulings_at(self.view)

    @property
    def hand(self) -> tuple[str, ...]:
        """Its cards."""
        return self.board.sides[self.own].hand

    def left(self, card: str) -> int:
        """Return how many of a card the plan does not name yet."""
        return d.left_in_hand(self.view, self.plan, card)

    # -- what words name --------------------------------------------------------------------------

    def card(self, words: Sequence[str], kind: str) -> tuple[str, tuple[str, ...]]:
        """Return the card of the hand that words begin with, and the words behind it.

        `kind` is "monster" or "spell". Raises TypedError.
        """
        names = listed([short_name(card) for card in dict.fromkeys(self.hand)])
        there = (
            Words(f"In your hand: {names.en}.", f"手札：{names.ja}。") if self.hand else EMPTY_HAND
        )
        card, rest = read_card(words, self.hand, there)
        known = self.cards.get(card)
        if known is None or known.kind == kind:
            return card, rest
        name = short_name(card)
        if kind == "spell":
            raise TypedError(
                Words(
                    f"{name.en} is a monster. Type summon in place of cast.",
                    f"{name.ja}はモンスターです。「召喚」と入力してください。",
                )
            )
        raise TypedError(
            Words(
                f"{name.en} is a spell. Type cast in place of summon.",
                f"{name.ja}はスペルです。「詠唱」と入力してください。",
            )
        )

    def fighter(self, words: Sequence[str]) -> Fighter:
        """Return the own monster that words name, by its cell or its name. Raises TypedError."""
        able = fighters(self.board, self.own, self.plan)
        word = " ".join(words)
        if is_place(word):
            return self._standing(word, able.values())
        found = [one for one in able.values() if matching(word, (one.card,))]
        if len(found) == 1:
            return self._able(found[0])
        raise TypedError(_several(word) if found else self._nobody(word))

    def _standing(self, word: str, able: Iterable[Fighter]) -> Fighter:
        at = read_place(word, self.own)
        if at.side != self.own:
            read_own_battle(word, self.own)
        row = STANDBY if at.row == STANDBY else None
        for one in able:
            if one.column == at.column and row in (None, one.row):
                return self._able(one)
        raise TypedError(self._nobody(word))

    def _able(self, one: Fighter) -> Fighter:
        if one.able:
            return one
        name = short_name(one.card)
        raise TypedError(
            Words(f"{name.en} cannot act this turn.", f"{name.ja}はこのターン行動できません。")
        )

    def _nobody(self, word: str) -> Words:
        """Return that a word names no own monster, and who there is."""
        there = [
            (short_name(one.card), place_word_of(one, self.own))
            for one in fighters(self.board, self.own, self.plan).values()
        ]
        if not there:
            return NO_MONSTERS
        names = listed([Words(f"{name.en} {at.en}", f"{name.ja} {at.ja}") for name, at in there])
        return Words(
            f"None of your monsters acts from {word}. There are: {names.en}.",
            f"{word}で行動できる自分のモンスターはいません。いるのは{names.ja}です。",
        )

    # -- what a plan costs ------------------------------------------------------------------------

    def paid(self, plan: Plan, card: str) -> Plan:
        """Return a plan that can be paid. Raises TypedError for one that cannot."""
        mana, used = self.board.sides[self.own].mana, mana_used(self.view, plan)
        if used <= mana:
            return plan
        name, cost = short_name(card), cost_at(self.view, card)
        left = mana - (used - cost)
        raise TypedError(
            Words(
                f"{name.en} costs {cost}, and {left} of your {mana} mana is left. Take something "
                "out of the plan with drop or undo.",
                f"{name.ja}のコストは{cost}で、マナは{mana}のうち残り{left}です。"
                "「外す」か「戻す」で計画を減らしてください。",
            )
        )


def typing_seat(view: SeatView) -> TypingSeat:
    """Return what a line is read against."""
    return TypingSeat(view, board_of(view), d.draft_of(view), cards_at(view))


def _several(word: str) -> Words:
    return Words(
        f"Several of your monsters may be meant by {word}. Type a cell.",
        f"{word}に当てはまるモンスターが複数います。マスで指定してください。",
    )


def place_word_of(one: Fighter, own: int) -> Words:
    """Return where a monster will stand as the actions begin, as it is typed."""
    return place_word(Place(own, BATTLE, one.column), own)
