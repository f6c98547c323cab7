"""What the damage of an attack comes to: by its text, by Abilities in play, by orders of steps."""
