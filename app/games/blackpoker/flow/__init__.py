"""How actions are started, paid, answered and resolved: the stage and the chance."""
