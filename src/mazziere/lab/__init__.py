"""The bulk side: simulations compiled by Numba (the extra `lab`)."""
