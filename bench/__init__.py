"""Measurements of the package, each beside the peers it is compared with."""
