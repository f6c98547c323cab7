"""Odds as they are printed: tables for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from app.cards.deck.deck import DeckList
from app.cards.odds import exact_odds, odds_words
from app.cards.odds.deck_pool import Group, Pool
from app.cards.odds.exact_odds import Going, Spread
from app.cli.support.columns import columns
from app.core.data.value import value
from app.core.text.wording import CARD, bracketed, counted, series
from app.core.text.words import Language, Words

if TYPE_CHECKING:
    from app.cards.odds.simulate import Simulated, Tried

_SIMULATED = Words("simulated", "シミュレーション")
_HAND = Words("opening hand", "最初の手札")
_DIGITS = 6


@value
class Asked:
    """What odds are wanted of which deck."""

    deck: DeckList
    pool: Pool
    groups: tuple[Group, ...]
    turns: int
    going: Going | None
    detailed: bool
    """Whether each group gets a table of its own."""


def as_text(asked: Asked, tried: Simulated | None, speak: Language) -> list[str]:
    """Return the lines for people; figures of the simulation stand below the exact ones."""
    pool = asked.pool
    head = [part for part in (asked.deck.title, odds_words.summary(pool).in_(speak)) if part]
    lines = [" · ".join(head), "", *_mulligans(pool, tried, speak)]
    lines += ["", *_keepers(pool, tried, speak)]
    if asked.detailed:
        for place, group in enumerate(asked.groups):
            found = tried.groups[place] if tried is not None else None
            lines += ["", *_in_detail(asked, group, tried, found, speak)]
    else:
        lines += ["", *_in_short(asked, tried, speak)]
    lines += ["", *(f"· {words.in_(speak)}" for words in _assumed(asked, tried))]
    lines += [f"✗ {error.words.in_(speak)}" for error in asked.deck.errors]
    return lines + [f"⚠ {words.in_(speak)}" for words in odds_words.doubts(pool)]


def _mulligans(pool: Pool, tried: Simulated | None, speak: Language) -> list[str]:
    alone, mirrored = _extra_cards(pool)
    rows = [
        [
            Words("Chance of a mulligan", "マリガンの確率").in_(speak),
            odds_words.chance(exact_odds.mulligan(pool)),
        ],
        [
            Words(
                "Average extra cards for the opponent, at most",
                "相手が追加で引ける平均枚数（最大）",
            ).in_(speak),
            odds_words.average(alone),
        ],
        [
            Words("The same against a deck like this one", "相手も同じデッキの場合").in_(speak),
            odds_words.average(mirrored),
        ],
    ]
    if tried is not None:
        simulated = _SIMULATED.in_(speak)
        rows[0].append(f"{simulated} {odds_words.chance(tried.redrawn)}")
        rows[1].append(f"{simulated} {odds_words.average(tried.extra_cards)}")
        rows[2].append("")
    return columns(rows, right=frozenset({1}))


def _extra_cards(pool: Pool) -> tuple[float, float]:
    """Return the cards for an opponent who never redraws, and for one with the same deck."""
    return exact_odds.extra_cards(pool), exact_odds.extra_cards(pool, exact_odds.mulligan(pool))


def _keepers(pool: Pool, tried: Simulated | None, speak: Language) -> list[str]:
    spread = exact_odds.keepers_in_hand(pool)
    shown = range(1, len(spread))
    head = pool.opening.words.held.in_(speak)
    rows = [[head, *map(str, shown)], ["", *(odds_words.chance(spread[n]) for n in shown)]]
    if tried is not None:
        shares = tried.shares(tried.keepers)
        rows.append([f"  {_SIMULATED.in_(speak)}", *(odds_words.chance(shares[n]) for n in shown)])
    return _aligned(rows)


def _in_short(asked: Asked, tried: Simulated | None, speak: Language) -> list[str]:
    """Return one line for each name: at least one of it by each turn, and set aside."""
    turns = range(asked.turns + 1)
    head = Words("At least one", "1枚以上").in_(speak)
    words = asked.pool.opening.words
    last, gone = words.all_gone.in_(speak), words.gone.in_(speak)
    rows = [[head, *(_turn(asked, turn, speak) for turn in turns), gone, last]]
    for place, group in enumerate(asked.groups):
        spreads = [exact_odds.by_turn(asked.pool, group, turn) for turn in turns]
        prizes = exact_odds.set_aside(asked.pool, group)
        rows.append([_title(group, speak), *_figures(group, spreads, prizes)])
        if tried is not None:
            found = tried.groups[place]
            shares = [tried.shares(counts) for counts in found.by_turn]
            simulated = _figures(group, shares, tried.shares(found.set_aside))
            rows.append([f"  {_SIMULATED.in_(speak)}", *simulated])
    return _aligned(rows)


def _figures(group: Group, by_turn: Sequence[Spread], prized: Spread) -> list[str]:
    seen = [exact_odds.at_least(spread, 1) for spread in by_turn]
    return [
        odds_words.chance(share)
        for share in (
            *seen,
            exact_odds.at_least(prized, 1),
            exact_odds.at_least(prized, group.copies),
        )
    ]


def _in_detail(
    asked: Asked, group: Group, tried: Simulated | None, found: Tried | None, speak: Language
) -> list[str]:
    """Return a table of its own: so many of it, by each turn and set aside."""
    pool, most = asked.pool, min(group.copies, _DIGITS)
    more = Words("{n} or more", "{n}枚以上")
    head = [_title(group, speak), *map(str, range(most + 1)), more.in_(speak).format(n=1)]
    rows = [head]
    for turn in range(asked.turns + 1):
        label = _turn(asked, turn, speak, seen=pool.opening.hand + exact_odds.drawn_by(pool, turn))
        rows.append([label, *_counted(exact_odds.by_turn(pool, group, turn), most)])
        if tried is not None and found is not None:
            shares = tried.shares(found.by_turn[turn])
            rows.append([f"  {_SIMULATED.in_(speak)}", *_counted(shares, most)])
    rows.append(
        [
            pool.opening.words.aside_title.in_(speak),
            *_counted(exact_odds.set_aside(pool, group), most),
        ]
    )
    if tried is not None and found is not None:
        shares = tried.shares(found.set_aside)
        rows.append([f"  {_SIMULATED.in_(speak)}", *_counted(shares, most)])
    return _aligned(rows)


def _counted(spread: Spread, most: int) -> list[str]:
    """Return the chances of 0 to `most`, and of one or more."""
    filled = [*spread, *[0.0] * (most + 1)][: most + 1]
    return [odds_words.chance(share) for share in (*filled, exact_odds.at_least(spread, 1))]


def _turn(asked: Asked, turn: int, speak: Language, seen: int = 0) -> str:
    """Return the name of an own turn, with the table's where it is known who begins.

    `seen` is how many cards were seen by then, 0 for not to be said.
    """
    words = Words(f"turn {turn}", f"{turn}番目") if turn else _HAND
    beside = []
    if turn and asked.going is not None:
        of_table = exact_odds.table_turn(turn, asked.going)
        beside.append(Words(f"the table's {of_table}", f"卓の{of_table}番目"))
    if seen:
        drawn = counted(seen, CARD)
        beside.append(Words(f"{drawn.en} seen", f"計{drawn.ja}"))
    return words.in_(speak) + (bracketed(series(beside)).in_(speak) if beside else "")


def _title(group: Group, speak: Language) -> str:
    return odds_words.asked(group).in_(speak)


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    return columns(rows, right=frozenset(range(1, len(rows[0]))))


def _assumed(asked: Asked, tried: Simulated | None) -> list[Words]:
    """Return what the figures rest on."""
    words = [asked.pool.opening.words.kept]
    if asked.turns:
        words += [odds_words.DRAWS, odds_words.own_turns(asked.going)]
    if tried is not None:
        words.append(odds_words.reach(tried.openings, tried.seed))
    return words


def as_json(asked: Asked, tried: Simulated | None, speak: Language) -> dict[str, Any]:
    """Return the object that `--json` prints; chances are shares of 1, lists begin with none."""
    pool = asked.pool
    alone, mirrored = _extra_cards(pool)
    return {
        "deck": asked.deck.title,
        "cards": pool.size,
        "basics": pool.keepers,
        "doubtful": pool.doubtful,
        "prizes": pool.aside,
        "going": asked.going,
        "mulligan": exact_odds.mulligan(pool),
        "extra_cards": {"most": alone, "same_deck": mirrored},
        "basics_in_hand": exact_odds.keepers_in_hand(pool),
        "groups": [_group_json(asked, group, speak) for group in asked.groups],
        "simulated": None if tried is None else _tried_json(tried),
        "errors": [error.words.in_(speak) for error in asked.deck.errors],
        "notes": [
            words.in_(speak) for words in (*odds_words.doubts(pool), *_assumed(asked, tried))
        ],
    }


def _group_json(asked: Asked, group: Group, speak: Language) -> dict[str, Any]:
    pool = asked.pool
    prized = exact_odds.set_aside(pool, group)
    goings: tuple[Going, ...] = ("first", "second") if asked.going is None else (asked.going,)
    turns = []
    for turn in range(asked.turns + 1):
        spread = exact_odds.by_turn(pool, group, turn)
        turns.append(
            {
                "turn": turn,
                "table_turn": {going: exact_odds.table_turn(turn, going) for going in goings},
                "seen": pool.opening.hand + exact_odds.drawn_by(pool, turn),
                "chances": spread,
                "at_least_one": exact_odds.at_least(spread, 1),
            }
        )
    return {
        "names": [member.name.in_(speak) for member in group.members],
        "copies": group.copies,
        "basics": group.keepers,
        "by_turn": turns,
        "prized": prized,
        "at_least_one_prized": exact_odds.at_least(prized, 1),
        "all_prized": exact_odds.at_least(prized, group.copies),
    }


def _tried_json(tried: Simulated) -> dict[str, Any]:
    return {
        "openings": tried.openings,
        "seed": tried.seed,
        "mulligan": tried.redrawn,
        "extra_cards": tried.extra_cards,
        "basics_in_hand": tried.shares(tried.keepers),
        "groups": [
            {
                "by_turn": [tried.shares(counts) for counts in found.by_turn],
                "prized": tried.shares(found.set_aside),
            }
            for found in tried.groups
        ],
    }
