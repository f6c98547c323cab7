"""The forms that deck lists come in."""
