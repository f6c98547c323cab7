"""Importing card data in the window: the sheet, the work behind it, and what follows from it."""
