"""What games without card data, or with lists of mere names, share."""
