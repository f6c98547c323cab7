"""The codes of the adviser, in files by what they are about."""
