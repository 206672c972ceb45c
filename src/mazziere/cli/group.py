"""All commands as one Typer app: help, completion and the commands that are not quick."""

from importlib import import_module
from types import ModuleType
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from mazziere.cli.commands import QUICK, TYPER


class LazyGroup(TyperGroup):
    """A group that knows its commands by name and imports the one that is called."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names, without importing anything."""
        return sorted([*QUICK, *TYPER])

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command itself, or nothing for a name that is not one."""
        if cmd_name in TYPER:
            command = get_command(import_module(TYPER[cmd_name]).app)
        elif cmd_name in QUICK:
            command = get_command(_adopted(import_module(QUICK[cmd_name])))
        else:
            return None
        command.name = cmd_name
        return command


def _adopted(module: ModuleType) -> typer.Typer:
    """A quick command inside the group: its arguments, `--help` too, are its own to read."""
    adopted = typer.Typer(add_completion=False)

    @adopted.command(
        help=module.main.__doc__,
        add_help_option=False,
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    )
    def run(ctx: typer.Context) -> None:
        raise typer.Exit(module.main(ctx.args))

    return adopted


app = typer.Typer(
    name="mazziere",
    cls=LazyGroup,
    help="Deal, referee, replay and explain card games, rule by rule.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
)


def _version(asked: bool) -> None:
    if asked:
        from mazziere import __version__

        print(f"mazziere {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="The version.")] = False,
) -> None:
    """Deal, referee, replay and explain card games, rule by rule."""
