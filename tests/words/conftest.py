"""A whole window for the checks of what it says."""

from __future__ import annotations

from tests.ui.conftest import empty_window, looks_put_back

__all__ = ["empty_window", "looks_put_back"]
