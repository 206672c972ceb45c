"""Every command and the module it lives in; a module is imported only when its command runs.

A quick module has `main(arguments) -> exit code` and reads its arguments with argparse. Any other has a Typer `app`.
"""

from typing import Final

QUICK: Final = {
    "deal": "mazziere.cli.deal",
    "rank": "mazziere.cli.rank",
}
TYPER: Final = {
    "backup": "mazziere.cli.backup",
    "ledger": "mazziere.cli.ledger",
    "odds": "mazziere.cli.odds",
    "replay": "mazziere.cli.replay",
    "restore": "mazziere.cli.restore",
    "rules": "mazziere.cli.rules",
    "serve": "mazziere.cli.serve",
    "verify": "mazziere.cli.verify",
}
