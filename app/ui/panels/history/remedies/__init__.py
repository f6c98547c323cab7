"""A step that went wrong: the sheet with the ways to put it right."""
