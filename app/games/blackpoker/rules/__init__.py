"""What the rule book says: values of cards, actions, characters, formats, as data."""
