"""What people do at the table themselves: draws, numbers, monsters, and the decks they play.

A phase that the program carried out is no play of theirs, and nothing is said of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from app.core.text.wording import CARD, counted, listed
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.advising.common_plays import (
    Marked,
    Moved,
    Shifted,
    Standing,
    Swapped,
)
from app.games.nullpoga.adviser.foreseen_plan import standing
from app.games.nullpoga.adviser.poga_position import PogaPosition
from app.games.nullpoga.cards.bundles import MOST_COPIES
from app.games.nullpoga.cards.nullpoga_check import DECK_SIZE
from app.games.nullpoga.flow.bundle_choice import OPENING
from app.games.nullpoga.flow.open_plans import open_plans
from app.games.nullpoga.flow.phase_order import TITLES
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.resolver.board_values import MOST_MANA, SIDES, Board
from app.games.nullpoga.table.nullpoga_marks import LIFE_NUMBER, MANA, PLAYER_LIFE
from app.games.nullpoga.table.nullpoga_zones import DECK, GRAVE, HAND, ROWS
from app.games.table_tools import count, holder


def _drawn(plays: tuple[object, ...], zone: str) -> int:
    """Return how many cards came from a deck to its hand by plays of this turn."""
    return sum(
        one.count
        for one in plays
        if isinstance(one, Moved) and one.source == zone and one.goal.startswith(f"{HAND}.")
    )


@rule(
    "draw-once",
    "illegal",
    Moved,
    title=Words(
        "One card is drawn in a turn, none in the first.",
        "引くのは1ターンに1枚です（1ターン目は引きません）。",
    ),
    source="seed 53; R3",
)
def draw_once(position: PogaPosition, play: Moved) -> Iterator[Said]:
    """In the first turn what fills the hand to five is the beginning."""
    if not play.source.startswith(f"{DECK}.") or not play.goal.startswith(f"{HAND}."):
        return
    first = position.number == 1
    hand = count(position.view, play.goal)
    drawn = _drawn(position.turn, play.source) + play.count
    usual, more = counted(OPENING, CARD), hand + play.count
    if first and more > OPENING:
        words = Words(
            f"The first hand has {usual.en}; this makes {more}.",
            f"最初の手札は{usual.ja}です。これで{more}枚になります。",
        )
    elif not first and drawn > 1:
        words = Words(
            f"Drawn in this turn: {drawn}; one card is.",
            f"このターンに{drawn}枚引いています。引くのは1枚です。",
        )
    else:
        return
    yield Said(words, (f"seat.{holder(position.view, play.goal)}",), right=1)


@rule(
    "mana-cap",
    "illegal",
    Marked,
    title=Words(
        "There is as much mana as the turn has a number, 10 at most.",
        "使えるマナはターンの番号と同じで、最大10です。",
    ),
    source="seed 14; R2",
)
def mana_cap(position: PogaPosition, play: Marked) -> Iterator[Said]:
    """Less is what was paid."""
    most = min(position.number, MOST_MANA)
    if play.key == MANA and play.now > most:
        yield Said(
            Words(
                f"Mana {play.now} in turn {position.number}: there is {most}.",
                f"{position.number}ターン目のマナが{play.now}になります。使えるのは{most}です。",
            ),
            (play.target,),
            right=most,
        )


@rule(
    "side-change",
    "suspicious",
    Shifted,
    Swapped,
    title=Words(
        "A monster comes to the other side by a swap alone.",
        "モンスターが相手側へ移るのは「前後交換」によるときだけです。",
    ),
    source="seed 67–68; R7, R28",
)
def side_change(position: PogaPosition, play: Shifted | Swapped) -> Iterator[Said]:
    """Where an open plan swaps the two battle cells of its column, it is that."""
    view = position.view
    if isinstance(play, Shifted):
        uids: tuple[str, ...] = (play.unit,)
        one, other = play.source, play.goal
    else:
        uids = (play.one, play.other)
        one, other = (view.units[uid].zone for uid in uids)
    if holder(view, one) == holder(view, other):
        return
    board = position.board()
    for uid in uids:
        at = standing(board, uid)
        if at is None or at[0].column in _swapped_columns(position):
            continue
        name = w.standing_name(at[1])
        yield Said(
            Words(
                f"{name.en} comes to the other side, and no open plan swaps its column.",
                f"{name.ja}が相手側へ移りますが、その列を入れ替える計画は公開されていません。",
            ),
            (uid,),
        )


def _swapped_columns(position: PogaPosition) -> set[int]:
    casts = (cast for plan in open_plans(position.view) for cast in plan.spells)
    return {
        cast.column
        for cast in casts
        if cast.pair is not None and cast.pair[0][0] != cast.pair[1][0]
    }


@rule(
    "damage-sum",
    "suspicious",
    Marked,
    title=Words(
        "Life changes as the open plans say for this phase.",
        "ライフの変化は、公開された計画のこのフェイズの結果と合わせます。",
    ),
    source="R5, R8, R9, R30",
)
def damage_sum(position: PogaPosition, play: Marked) -> Iterator[Said]:
    """Between what was before the phase and what comes of it nothing is said; people decide."""
    begun = position.begun_phase
    if begun is None or play.key not in (LIFE_NUMBER.key, PLAYER_LIFE):
        return
    boards = tuple(begun.boards(position.rulings, position.cards))
    lives = [life for board in boards if (life := _life(board, play.target)) is not None]
    if not lives:
        return
    if play.target in position.view.units and _life(boards[-1], play.target) is None:
        lives.append(0)
    if min(lives) <= play.now <= max(lives):
        return
    name = _whose(position, boards[0], play.target)
    title = TITLES[begun.phase]
    right = lives[-1]
    meant = (
        Words(f"it stays {right}", f"{right}のままです")
        if right == lives[0]
        else Words(f"it goes from {lives[0]} to {right}", f"{lives[0]}から{right}です")
    )
    yield Said(
        Words(
            f"Life of {name.en} becomes {play.now}; by the plans of this phase ({title.en}) "
            f"{meant.en}.",
            f"{name.ja}のライフが{play.now}になります。計画どおりなら、このフェイズ（{title.ja}）では{meant.ja}。",
        ),
        (play.target,),
        right=right,
    )


def _life(board: Board, target: str) -> int | None:
    """Return the life of a monster or a player, as a table writes it; None where it is gone."""
    for side in SIDES:
        if target == f"seat.{side}":
            return max(0, board.sides[side].life)
    at = standing(board, target)
    return max(0, at[1].life) if at is not None else None


def _whose(position: PogaPosition, board: Board, target: str) -> Words:
    at = standing(board, target)
    if at is not None:
        return w.standing_name(at[1])
    name = position.name(int(target.removeprefix("seat.")))
    return Words(name, name)


_IN_PLAY = (DECK, HAND, GRAVE, *ROWS)
"""Where a deck's cards are; bundles and what was set aside do not count."""


@rule(
    "deck-size",
    "suspicious",
    Standing,
    title=Words("A deck has 30 cards.", "デッキは30枚です。"),
    source="seed 51",
)
def deck_size(position: PogaPosition, _play: Standing) -> Iterator[Said]:
    """Told from deck, hand, graveyard and the monsters of both sides; tokens do not count."""
    view = position.view
    for side in SIDES:
        piles = sum(count(view, f"{zone}.{side}") for zone in (DECK, HAND, GRAVE))
        field = [view.cards[unit.base] for unit in view.units.values()]
        brought = [one for one in field if one.owner == side and not _is_token(position, one.ref)]
        cards = piles + len(brought)
        if cards > DECK_SIZE:
            name, many = position.name(side), counted(cards, CARD)
            yield Said(
                Words(
                    f"{name} plays {many.en}: a deck has {DECK_SIZE}.",
                    f"{name}のカードが{many.ja}あります。デッキは{DECK_SIZE}枚です。",
                ),
                (f"seat.{side}",),
                right=DECK_SIZE,
            )


@rule(
    "third-copy",
    "suspicious",
    Standing,
    title=Words("A deck has a card twice at most.", "デッキに入れられる同名カードは2枚までです。"),
    source="seed 51",
)
def third_copy(position: PogaPosition, _play: Standing) -> Iterator[Said]:
    """Told from the cards that this seat sees."""
    seen = Counter(
        (one.owner, one.ref)
        for one in position.view.cards.values()
        if one.ref in position.cards and one.zone.partition(".")[0] in _IN_PLAY
    )
    for side in SIDES:
        many = [
            ref
            for (owner, ref), copies in seen.items()
            if owner == side and copies > MOST_COPIES and ref and not _is_token(position, ref)
        ]
        if many:
            name, cards = position.name(side), listed([w.short_name(ref) for ref in many])
            yield Said(
                Words(
                    f"{name} plays {cards.en} more than twice.",
                    f"{name}の{cards.ja}が2枚を超えています。",
                ),
                (f"seat.{side}",),
                right=MOST_COPIES,
            )


def _is_token(position: PogaPosition, ref: str | None) -> bool:
    known = position.cards.get(ref or "")
    return known is not None and known.kind == "token"
