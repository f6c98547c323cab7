"""The adviser: what of a plan will come to nothing, and what people did by hand that looks odd."""
