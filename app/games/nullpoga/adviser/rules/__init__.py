"""The rules of the adviser, each a function with its sentence and its source."""
