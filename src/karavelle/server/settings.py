"""What an operator can set, from options of `karavelle serve` and from the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from karavelle.kernel.errors import KaravelleError

PREFIX = "KARAVELLE_"
LEVELS = ("debug", "info", "warning", "error", "critical")
SWITCHES = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


def default_folder() -> Path:
    """Where the data is kept when nobody says: below the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "karavelle"


@dataclass(frozen=True)
class Settings:
    """All settings; each can be set by an environment variable of its name in capitals after KARAVELLE_."""

    data: Path = field(default_factory=default_folder)
    """The folder of the SQLite file."""
    database_url: str = ""
    """A PostgreSQL database instead, like postgresql://user:password@host/name."""
    origin: str = ""
    """The address under which people reach this server, like https://karavelle.example; else that of each request."""
    secure: bool = False
    """Whether people come by HTTPS: cookies are then sent by nothing else."""
    proxies: str = ""
    """Addresses of proxies that may say from where a request came, with commas between."""
    limits: float = 1.0
    """How generous the rate limits are: 2 allows twice as much, 0 switches them off."""
    bots: int = 2
    """How many processes think for the bots; 0 leaves bots to quick play in the server itself."""
    bot_seconds: float = 5.0
    """How long a bot may think about one answer before a quick one is taken instead."""
    bot_memory: int = 512
    """How many MiB a bot's process may take."""
    bot_pause: float = 0.4
    """A bot answers no faster than this, so that people can follow."""
    log: str = "info"
    """The least urgent messages that are logged: debug, info, warning or error."""

    @property
    def url(self) -> str:
        """The database's address for SQLAlchemy."""
        if not self.database_url:
            return f"sqlite:///{self.data / 'karavelle.db'}"
        scheme, colon, rest = self.database_url.partition("://")
        if scheme in ("postgres", "postgresql", "postgresql+psycopg") and colon:
            return f"postgresql+psycopg://{rest}"
        if scheme == "sqlite" and colon:
            return self.database_url
        raise KaravelleError(
            f"{PREFIX}DATABASE_URL is not a database that Karavelle knows; write postgresql://user:password@host/name."
        )

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.url.startswith("postgresql")


def load(**chosen: Any) -> Settings:
    """Settings from the environment, then from what was chosen (None: not chosen)."""
    settings = Settings()
    for name in Settings.__dataclass_fields__:
        if (text := os.environ.get(PREFIX + name.upper())) is not None:
            settings = replace(settings, **{name: _parse(name, text, getattr(settings, name))})
    return replace(settings, **{name: value for name, value in chosen.items() if value is not None})


def environment(settings: Settings) -> dict[str, str]:
    """The same as environment variables, for processes that are started."""
    return {PREFIX + name.upper(): str(getattr(settings, name)) for name in Settings.__dataclass_fields__}


def _parse(name: str, text: str, example: object) -> Any:
    try:
        if isinstance(example, bool):
            return SWITCHES[text.casefold()]
        if isinstance(example, (int, float, Path)):
            value = type(example)(text) if not isinstance(example, Path) else Path(text)
            if isinstance(value, (int, float)) and not 0 <= value < float("inf"):
                raise ValueError
            return value
    except (ValueError, KeyError):
        kind = "yes or no" if isinstance(example, bool) else "a number that is not negative"
        raise KaravelleError(f'{PREFIX}{name.upper()} is "{text}"; it should be {kind}.') from None
    if name == "log" and text.casefold() not in LEVELS:
        raise KaravelleError(f'{PREFIX}LOG is "{text}"; it should be one of {", ".join(LEVELS)}.')
    return text


__all__ = ["Settings", "default_folder", "environment", "load"]
