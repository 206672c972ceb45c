"""`mazziere serve`: open a card room on this machine."""

import logging
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(add_completion=False)


@app.command()
def main(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on (0: any).")] = 8080,
    database: Annotated[str, typer.Option(help="postgresql://… or a path; SQLite in --data unless given.")] = "",
    data: Annotated[Path | None, typer.Option(help="The folder where the room keeps itself.")] = None,
    tls: Annotated[bool, typer.Option("--tls", help="Serve over TLS; the room makes a certificate.")] = False,
    tls_cert: Annotated[Path | None, typer.Option("--tls-cert", exists=True, help="A certificate (PEM).")] = None,
    tls_key: Annotated[Path | None, typer.Option("--tls-key", exists=True, help="Its private key (PEM).")] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help="A proxy of yours stands in front.")] = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser on the room.")] = True,
    demo: Annotated[bool, typer.Option("--demo/--no-demo", help="First open a table of every game.")] = True,
) -> None:
    """Open a card room: tables of every game with bots at them, play chips only, nothing to set up."""
    from mazziere.room.config import Config
    from mazziere.server.run import Opened, Serving, run

    if (tls_cert is None) != (tls_key is None):
        raise typer.BadParameter("--tls-cert and --tls-key go together")
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    if tls and tls_cert is None:
        from mazziere.server.certificate import own_certificate
        from mazziere.server.run import lan_address
        from mazziere.store.place import folder

        names = ("localhost", "127.0.0.1", "::1", lan_address())
        tls_cert, tls_key = own_certificate(data or folder(), names)
    serving = Serving(host, port, database, data, tls_cert, tls_key, proxy)

    def announce(opened: Opened) -> None:
        _print(opened.local, opened.lan, opened.admin)
        if browser:
            webbrowser.open(opened.local)

    run(serving, Config(demo=demo), announce)


def _print(local: str, lan: str, admin: str) -> None:
    import segno

    print(f"Mazziere is open: {local}")
    if lan:
        print(f"From other devices in this network: {lan}")
        segno.make(lan, error="l").terminal(compact=True)
    if admin:
        print(f"To become the administrator, once: {admin}")
    print("Play chips only. Ctrl+C closes the room; it comes back where it was.", flush=True)
