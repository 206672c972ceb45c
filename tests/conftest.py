"""What every test shares: the recorder of the rules it sees cited."""

pytest_plugins = ["tests.coverage_plugin"]
