"""What people are told of a record of chance that was checked."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.past.history import Node
from app.core.table import Setting
from app.core.zone import Seat
from app.session.fairness.discrepancies import unasked
from app.session.fairness.proven_stretches import Stretch
from app.session.fairness.record_check import Verdict
from app.session.fairness.record_report import Fairness
from app.session.fairness.roll_backs import RollBack

AKI, REN = 0, 1
SETTING = Setting("duel", (Seat("Aki", 0), Seat("Ren", 1)), {})
NODES = tuple(Node(n, n - 1 if n else None, AKI, (), n, 1 + n // 4, 1 + n % 4) for n in range(10))
SOUND = Verdict(
    found=(),
    draws=3,
    opened=3,
    void=(),
    away=(),
    signed=((AKI, 2), (REN, 1)),
    roll_backs=(),
    stretches=(Stretch(1, 9, 3, (AKI, REN), seated=True),),
)


def changed(**more: object) -> Verdict:
    return replace(SOUND, **more)


def remarks(verdict: Verdict, *, sound: bool = True) -> list[str]:
    return [words.en for words in Fairness(verdict, SETTING, NODES).remarks(sound=sound)]


def unproven(verdict: Verdict) -> list[str]:
    told = list(Fairness(verdict, SETTING, NODES).unproven())
    assert all(words.ja.endswith("。") or words.ja.endswith("）。") for words in told)
    return [words.en for words in told]


def test_a_sound_record_is_told_with_what_was_checked_and_who_signed_it() -> None:
    assert remarks(SOUND) == [
        (
            "Fair by record (full check): 3 draws made again from everybody's links, "
            "3 signatures checked."
        ),
        "Steps 1–9 (turn 1.2 to 3.2), 3 draws: signed by Aki and Ren.",
    ]
    assert unproven(SOUND) == []


def test_a_copy_without_its_sealed_part_says_that_draws_were_not_made_again() -> None:
    (said,) = unproven(changed(opened=0))
    assert said.startswith("Fair by record (links and signatures only)")


def test_what_one_seat_signed_alone_proves_nothing_where_that_is_the_host() -> None:
    alone = Stretch(2, 2, 1, (REN,), seated=True)
    nobody = Stretch(3, 3, 1, (), seated=True)
    early = Stretch(1, 1, 1, (), seated=False)
    assert unproven(changed(stretches=(early, alone, nobody))) == [
        (
            "Step 1 (turn 1.2), 1 draw: before any seat took part in the record. This proves "
            "nothing: whoever set up the table could have thrown again."
        ),
        (
            "Step 2 (turn 1.3), 1 draw: signed by Ren alone. This proves nothing where Ren "
            "hosts the table."
        ),
        (
            "Step 3 (turn 1.4), 1 draw: signed by no seat. This proves nothing: the host could "
            "have thrown again."
        ),
    ]


def test_a_roll_back_is_told_without_saying_what_it_was() -> None:
    (said,) = unproven(changed(roll_backs=(RollBack(4, 5, (REN,)),)))
    assert said.startswith("Rolled back 1 time, the last after step 5 (turn 2.2); noticed by Ren")
    assert "the record cannot tell which it was" in said


def test_who_was_away_from_which_draws_is_told_in_runs() -> None:
    told = remarks(changed(away=((JUDGE, (1, 3, 4, 5, 9)),), void=(2, 3)), sound=False)
    assert told[1:] == [
        "Away: the judge (draw 1, 3–5, 9).",
        "Not possible with what chance gave: draw 2, 3.",
    ]


def test_for_programs_it_is_plain_with_seats_counted_from_one() -> None:
    odd = changed(found=(unasked(2),), away=((REN, (1,)),), signed=((AKI, 2), (JUDGE, 1)), opened=2)
    told = Fairness(odd, SETTING, NODES).plain()
    assert (told["check"], told["proven"], told["draws"], told["made_again"]) == (
        "links",
        False,
        3,
        2,
    )
    assert (told["away"], told["signed"]) == ({"2": [1]}, {"1": 2, "judge": 1})
    assert told["misfits"] == ["unasked"]
    assert told["stretches"] == [
        {"first": 1, "last": 9, "draws": 3, "signed": ["1", "2"], "proven": True}
    ]
