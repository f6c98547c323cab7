"""What comes of two plans on a board: values in, values out, without chance of its own."""
