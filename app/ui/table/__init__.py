"""A table in the window: its document, its board and panel, what is offered there."""
