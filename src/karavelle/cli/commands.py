"""What can be typed after `karavelle`. The work is done in the modules beside, imported only when needed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from karavelle import __version__

app = typer.Typer(
    help="Board games of the age of sail: play them here, against bots or round one screen; replay, check, measure.",
    add_completion=False,
    invoke_without_command=True,
    rich_markup_mode="rich",
)
bench = typer.Typer(help="Measures how fast things are.", no_args_is_help=False)
app.add_typer(bench, name="bench")

GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game, by its id; `karavelle games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]
Language = Annotated[str, typer.Option("--lang", help="Language of the table: en or de. From LANG if not given.")]
Seed = Annotated[str, typer.Option(metavar="TEXT", help="Any text; the same text deals the same game.")]
Variants = Annotated[
    list[str], typer.Option("--option", metavar="KEY=VALUE", help="A variant of the game; repeatable.")
]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this file.")]


@app.callback()
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Board games of the age of sail: play them here, against bots or round one screen; replay, check, measure."""
    if version:
        typer.echo(f"karavelle {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def games(lang: Language = "") -> None:
    """List the games."""
    from karavelle.cli import reading

    reading.games(lang)


@app.command()
def rules(
    game: GameId,
    lang: Language = "",
    rule: Annotated[str, typer.Option(metavar="R26", help="Only the paragraph of this number.")] = "",
) -> None:
    """Read the rules of a game, or one paragraph of them."""
    from karavelle.cli import reading

    reading.rules(game, lang, rule)


@app.command()
def play(
    target: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help="A game by its id, or a saved game to go on with.")
    ],
    seats: Annotated[
        str,
        typer.Option(metavar="LIST", help='Who sits where, like "you,mate,sailor"; several "you" share the screen.'),
    ] = "",
    names: Annotated[str, typer.Option(metavar="LIST", help='What you are called, like "Anna,Ben".')] = "",
    seed: Seed = "",
    option: Variants = [],  # noqa: B006  # Typer copies it
    lang: Language = "",
    save: Save = None,
    confirm: Annotated[bool, typer.Option(help="Ask before a turn ends, so that it can still be taken back.")] = True,
) -> None:
    """Play a game at this terminal, or go on with a saved one."""
    from karavelle.cli import playing

    playing.play(target, seats, names, seed, option, lang, save, confirm)


@app.command()
def watch(
    game: GameId,
    seats: Annotated[str, typer.Option(metavar="LIST", help='The bots that play, like "captain,mate".')] = "",
    speed: Annotated[float, typer.Option(min=0, help="Answers a second; 0 is as fast as possible.")] = 2,
    seed: Seed = "",
    option: Variants = [],  # noqa: B006
    lang: Language = "",
    save: Save = None,
) -> None:
    """Watch bots play each other."""
    from karavelle.cli import watching

    watching.watch(game, seats, speed, seed, option, lang, save)


@app.command()
def replay(
    file: RecordFile,
    to: Annotated[
        int | None, typer.Option(metavar="N", help="Show the table after so many answers; the end if not given.")
    ] = None,
    seat: Annotated[
        str,
        typer.Option(
            metavar="SEAT", help="Whose eyes: a player's name, a seat as numbered in the file (from 0), or all."
        ),
    ] = "",
    lang: Language = "",
    log: Annotated[bool, typer.Option("--log", help="Show the whole log, too.")] = False,
) -> None:
    """Step through a saved game, or see where a crash of `fuzz` happened."""
    from karavelle.cli import replaying

    replaying.replay(file, to, seat, lang, log)


@app.command()
def draw(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="The table after so many answers; the end if not given.")
    ] = None,
    seat: Annotated[str, typer.Option(metavar="SEAT", help="Whose eyes: a player's name or a seat, from 0.")] = "",
    lang: Language = "",
    out: Annotated[Path | None, typer.Option("-o", "--out", metavar="FILE", help="Where to write the SVG.")] = None,
) -> None:
    """Draw any moment of a saved game as an SVG picture."""
    from karavelle.cli import replaying

    replaying.draw(file, at, seat, lang, out)


@app.command()
def verify(file: RecordFile) -> None:
    """Check a saved game: every answer against the rules, and the dice against the published hash."""
    from karavelle.cli import records

    raise typer.Exit(records.verify(file))


@app.command()
def fuzz(
    game: GameId,
    number: Annotated[int, typer.Option("--games", min=1, max=10_000_000, help="How many games.")] = 1000,
    seats: Annotated[str, typer.Option(metavar="LIST", help="Numbers of players in turn, like 2,3,4; else all.")] = "",
    policy: Annotated[str, typer.Option(help="How to play: random or greedy.")] = "random",
    seed: Annotated[int | None, typer.Option(help="The same number plays the same games.")] = None,
    workers: Annotated[int, typer.Option(min=1, max=256, help="How many processes play.")] = 1,
    option: Variants = [],  # noqa: B006
    options: Annotated[
        str, typer.Option(metavar="HOW", help="Variants not named: default, or random, drawn for every game.")
    ] = "default",
) -> None:
    """Play many games by machine and check every invariant; what breaks is kept in a file."""
    from karavelle.cli import measuring

    raise typer.Exit(measuring.fuzz(game, number, seats, policy, seed, workers, option, options))


@app.command()
def hint(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="The table after so many answers; the end if not given.")
    ] = None,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Whom to ask.")] = "captain",
    lang: Language = "",
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line, one line an answer.")] = False,
) -> None:
    """Ask a bot what it would answer in a saved game, and what it expects of the answers."""
    from karavelle.cli import reviewing

    reviewing.hint(file, at, bot, lang, json)


@app.command()
def review(
    file: RecordFile,
    seat: Annotated[str, typer.Option(metavar="NAME", help="Only the decisions of this player.")] = "",
    lang: Language = "",
    tries: Annotated[int, typer.Option(min=20, max=100_000, help="How often to try each decision.")] = 300,
    seconds: Annotated[float, typer.Option(min=0, help="About how long it may take in all; 0 is no limit.")] = 60,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Look back at a finished game: who was going to win when, what decisions cost, and where it turned."""
    from karavelle.cli import reviewing

    reviewing.review(file, seat, lang, tries, seconds, json)


@app.command()
def arena(
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="LIST", help='Who plays, like "captain,mate,random".')],
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many sit at a table; as many as bots, if not given.")] = None,
    workers: Annotated[int, typer.Option(min=1, max=256, help="How many processes play.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="The same number deals the same games.")] = 1,
    option: Variants = [],  # noqa: B006
    timed: Annotated[
        bool, typer.Option("--timed", help="Bots keep to their seconds, too; else they only count tries.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where results and games are kept; arena-GAME-… if not given.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what is in the folder.")] = False,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line, one line a bot.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the standings (.svg, .png, .pdf).")] = None,
    cluster: Annotated[str, typer.Option(metavar="ray[:ADDRESS]", help="Play on a Ray cluster.")] = "",
) -> None:
    """Let bots play each other in all seats with the same deals, and rate them."""
    from karavelle.cli import arena as arenas

    arenas.hold(arenas.plan(game, bots, games, seats, seed, option, timed), workers, out, resume, json, plot, cluster)


@bench.callback(invoke_without_command=True)
def bench_root(context: typer.Context) -> None:
    """Measure how fast things are."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@bench.command()
def engine(
    game: Annotated[str, typer.Option(metavar="GAME", help="A game, by its id.")],
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to take each figure.")] = 2.0,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Measure the rules and the quick bots of a game."""
    from karavelle.cli import measuring

    measuring.bench_engine(game, seconds, json)


@bench.command()
def server(
    game: Annotated[str, typer.Option(metavar="GAME", help="A game for four, by its id.")] = "grog",
    tables: Annotated[int, typer.Option(min=1, max=2000, help="How many tables, with four open sockets each.")] = 250,
    rate: Annotated[float, typer.Option(min=1, help="Moves a second of the steady load.")] = 50,
    seconds: Annotated[float, typer.Option(min=1, help="How long the steady load lasts.")] = 60,
    restarts: Annotated[int, typer.Option(min=0, help="How often the server is killed and started again.")] = 100,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Measure a server of our own on loopback: its speed under load, the most it bears, and what killing it loses."""
    from karavelle.cli import serving

    serving.bench(game, tables, rate, seconds, restarts, json)


@bench.command()
def bots(
    game: Annotated[str, typer.Option(metavar="GAME", help="A game, by its id.")] = "grog",
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to take each figure.")] = 3.0,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Measure the bots of a game: tries a second, what the tree costs, and how long each level thinks."""
    from karavelle.cli import measuring

    measuring.bench_bots(game, seconds, json)


@bench.command()
def web(
    game: Annotated[str, typer.Option(metavar="GAME", help="A game, by its id.")] = "grog",
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Measure the client in a real browser: how much it loads, how soon it paints, how smoothly things move."""
    from karavelle.cli import serving

    serving.bench_web(game, json)


Data = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="The folder of the data, if it is not in PostgreSQL.")
]


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for all of this machine's.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen at.")] = 8000,
    data: Data = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many processes serve; several need PostgreSQL.")] = 1,
    browse: Annotated[bool, typer.Option("--open", help="Open the page in this machine's browser, too.")] = False,
) -> None:
    """Open a server that people join with a browser, `karavelle join`, or programs of their own."""
    from karavelle.cli import serving

    serving.serve(host, port, data, workers, browse)


@app.command()
def join(
    link: Annotated[
        str, typer.Argument(metavar="LINK", help="A link to a table, like http://127.0.0.1:8000/j/ABCDEF.")
    ],
    name: Annotated[str, typer.Option(help="What you are called there.")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Look on, without sitting down.")] = False,
    lang: Language = "",
) -> None:
    """Play at this terminal at a table on a server."""
    from karavelle.cli import serving

    serving.join(link, name, watch, lang)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
    data: Data = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
) -> None:
    """Write everything that a server keeps to one file, while it runs."""
    from karavelle.cli import serving

    serving.backup(file, data, force)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    data: Data = None,
    verify: Annotated[bool, typer.Option("--verify", help="Replay every game and compare where it ends.")] = False,
) -> None:
    """Bring a backup into an empty database."""
    from karavelle.cli import serving

    serving.restore(file, data, verify)


@app.command()
def doctor() -> None:
    """Check this installation."""
    from karavelle.cli import measuring

    raise typer.Exit(measuring.doctor())


__all__ = ["app"]
