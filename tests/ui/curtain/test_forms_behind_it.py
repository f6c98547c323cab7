"""What a form asked one player about is in no widget once another one looks."""

from __future__ import annotations

from app.core.intent import Procedure
from app.ui.app.window import Window
from tests.ui.curtain.conftest import Laid, said, secrets, sit, told_of

DOWN = "setup_place"


def put_down(window: Window) -> set[str]:
    """Open the form of the setup for whoever sits there; return what it names."""
    assert window.run_action(f"pokemon.{DOWN}")
    assert window.side is not None
    return {
        button.text()
        for row in window.side.sheets.form.rows.values()
        for button in row.parts()
        if hasattr(button, "isChecked")
    }


def test_a_form_that_is_open_forgets_what_it_asked(laid: Laid) -> None:
    window = sit(laid(auto=False))
    named = put_down(window)
    assert named
    assert window.run_action("hand_over")
    assert not {name for name in named if f"{name!r}" in said()}


def test_so_does_one_that_was_answered(laid: Laid) -> None:
    window = sit(laid(auto=False))
    put_down(window)
    hidden = secrets(window, 0)
    assert window.side is not None
    form = window.side.sheets.form
    window.ask(Procedure("setup_place"))
    form.leave()
    assert window.run_action("hand_over")
    assert not told_of(hidden)
    sit(window, "Ren")
    assert not told_of(hidden)
