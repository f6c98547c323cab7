"""What came of an import of card data, and how it is told."""
