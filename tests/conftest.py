"""What every test shares: the recorder of the rules it sees cited, and the same examples at every run."""

from os import environ

from hypothesis import settings

pytest_plugins = ["tests.coverage_plugin"]

# With MAZZIERE_PROOFS=20 in the environment new examples are tried at every run.
settings.register_profile("steady", derandomize=environ.get("MAZZIERE_PROOFS", "1") == "1", deadline=None)
settings.load_profile("steady")
