"""Where taking back a remedy leads."""

from __future__ import annotations

from app.core.fact import Announced
from app.core.past.remedy_taken_back import before_remedy


def test_a_remedy_that_let_steps_happen_again_leads_to_where_the_table_stood() -> None:
    said = [Announced(0, "say", "ok", number=3), Announced(-2, "remedy", "x", number=5)]
    assert before_remedy(said, 9) == 5
    assert before_remedy(said[:1], 9) is None


def test_a_remedy_by_hand_and_a_step_that_there_is_not_lead_nowhere_else() -> None:
    assert before_remedy([Announced(-2, "remedy", "x")], 9) is None
    assert before_remedy([Announced(-2, "remedy", "x", number=9)], 9) is None
    assert before_remedy([Announced(-2, "remedy", "x", number=-1)], 9) is None
