"""What lies where: a whole position without its past, and the places that cards keep in a pile."""
