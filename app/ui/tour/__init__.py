"""Five hints at the first start: small, calm, beside the place they speak of, and never again."""
