"""Exact mathematics of the games, without NumPy: what each bet costs whoever makes it."""
