"""What each kind of step comes to: facts, as far as it is possible."""
