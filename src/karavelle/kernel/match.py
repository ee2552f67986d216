"""A match: a game being played. Its truth is the log of answers, nature's included; the state follows from it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from karavelle.kernel import nature, records, registry
from karavelle.kernel.core import Chance, Options, State
from karavelle.kernel.errors import Illegal, KaravelleError, RecordError
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY, Snapshot
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator
from karavelle.kernel.scene import Scene
from karavelle.kernel.scene import scene as draw
from karavelle.kernel.text import Narrator, Note, Speech

SNAPSHOT_EVERY = 64


@dataclass(frozen=True)
class Answer:
    """One line of the log: who answered (a seat or NATURE), the name of the option, and who may know it.

    `lone` answers went without saying: nothing else was open, and nobody had to be asked.
    """

    actor: int
    name: str
    seen_by: int
    lone: bool = False

    def __str__(self) -> str:
        return f"{'nature' if self.actor == NATURE else self.actor} {self.name}"


class Match:
    """A game between named players: play, undo, redo, replay, fork, save and load."""

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        *,
        seed: str | None = None,
        variants: Mapping[str, str] | None = None,
        commitment: str | None = None,
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.variants = game.choose_variants(variants or {})
        self.seed = seed if seed is None else nature.check_seed(seed)
        self.commitment = nature.commitment(self.seed) if self.seed is not None else commitment or ""
        self.state = game.new(len(self.players), self.variants)
        self.answers: list[Answer] = []
        self.undone: list[Answer] = []
        self.rolls = 0
        self._notes: list[list[Note]] = []
        self._narrator = Narrator()
        self._options = Options()
        self._snapshots: dict[int, Snapshot] = {}
        self._remember()
        self.state.ears = self._narrator

    @classmethod
    def new(
        cls,
        game: str | Game,
        players: int | Sequence[str] = 2,
        *,
        seed: str | int | None = None,
        variants: Mapping[str, str] | None = None,
    ) -> Match:
        """A match at its first decision of a seat, nature having dealt. Without a seed a secret one is drawn."""
        if isinstance(players, int):
            players = [f"Player {seat + 1}" for seat in range(players)]
        found = registry.find(game) if isinstance(game, str) else game
        match = cls(
            found, players, seed=nature.new_seed() if seed is None else nature.seed_from(str(seed)), variants=variants
        )
        match.settle()
        return match

    @classmethod
    def resume(
        cls,
        game: Game,
        players: Sequence[str],
        *,
        seed: str | None,
        variants: Mapping[str, str],
        answers: Sequence[tuple[Answer, list[Note]]],
        position: Snapshot,
    ) -> Match:
        """A match as it stood, without playing it again: its answers with what was told of each, and its position."""
        match = cls(game, players, seed=seed, variants=variants)
        match.answers = [answer for answer, _ in answers]
        match._notes = [list(notes) for _, notes in answers]
        match.rolls = sum(answer.actor == NATURE for answer in match.answers)
        match.state.load(position)
        match._remember()
        return match

    # What is open

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def actor(self) -> int:
        """Who is asked: a seat, NATURE, or NOBODY."""
        return int(self.state.actor)

    def options(self) -> list[int]:
        """The open answers as numbers of the asking frame."""
        if self.over:
            return []
        self.state.options(self._options)
        return self._options.tolist()

    def names(self) -> list[str]:
        """The open answers by name."""
        return [self.game.name(int(self.state.frame), option) for option in self.options()]

    # Playing

    def play(self, answer: str | int) -> None:
        """Answers for whoever is asked, then lets nature and lone options answer until a seat has to decide."""
        self.answer(answer)
        self.settle()

    def answer(self, answer: str | int) -> None:
        """One answer, by name or by number, and no more."""
        self._give(self._check(answer))

    def settle(self) -> None:
        """Lets nature answer, and seats that have no choice, until somebody has to decide."""
        while not self.over:
            if self.actor == NATURE:
                if self.seed is None:
                    return
                self.state.options(self._options)
                self._give(nature.decide(self.seed, self.rolls, self._options))
            elif self.answers_itself():
                self._give(int(self._options.choices[0]))
            else:
                return

    def _check(self, answer: str | int) -> int:
        open_now = self.options()
        if self.over:
            raise Illegal("The game is over; no answer is open.")
        if isinstance(answer, int):
            frame, option = int(self.state.frame), answer
        else:
            frame, option = self.game.parse(answer)
        if frame != self.state.frame or option not in open_now:
            raise Illegal(f"{answer} is not open now. Open: {', '.join(self.names())}.")
        return option

    def _give(self, option: int) -> None:
        """An answer of the present: what was taken back stays to be given again only while it repeats itself."""
        name = self.game.name(int(self.state.frame), option)
        if self.undone and self.undone[-1].name == name:
            self.undone.pop()
        else:
            self.undone.clear()
        self._take(option, lone=self._lone(option))

    def _lone(self, option: int) -> bool:
        """Whether nobody has to be asked for this answer, being the only one of those that were just listed."""
        if self.actor == NATURE:
            return True
        return bool(self._options.count == 1 and self.game.frame_of(self.state).answers_itself(self.state, option))

    def _take(self, option: int, *, lone: bool = False) -> None:
        frame = self.game.frame_of(self.state)
        name = self.game.name(int(self.state.frame), option)
        self.answers.append(Answer(self.actor, name, int(frame.seen_by(self.state, option)), lone))
        self.rolls += isinstance(frame, Chance)
        self.state.answer(option)
        self._notes.append(self._narrator.notes)
        self._narrator.notes = []
        if len(self.answers) % SNAPSHOT_EVERY == 0:
            self._remember()

    def _remember(self) -> None:
        snapshot = Snapshot()
        self.state.save(snapshot)
        self._snapshots[len(self.answers)] = snapshot

    # Taking back and time travel

    def answers_itself(self) -> bool:
        """Whether the open question has one answer and may be answered without a click."""
        options = self.options()
        return bool(options) and self._lone(options[0])

    def last_decision(self, seat: int) -> int | None:
        """The place of the seat's last decision, if it may be taken back freely: nothing was revealed since."""
        for place in range(len(self.answers) - 1, -1, -1):
            answer = self.answers[place]
            if answer.actor != seat:
                return None
            if not answer.lone:
                return place
        return None

    def decision_of(self, seats: Container[int]) -> int | None:
        """The place of the last decision that any of these seats made, whatever came after it."""
        for place in range(len(self.answers) - 1, -1, -1):
            if self.answers[place].actor in seats and not self.answers[place].lone:
                return place
        return None

    def undo(self, to: int | None = None) -> None:
        """Goes back to the place `to` in the log, or before the last answer; `redo` comes forward again."""
        place = len(self.answers) - 1 if to is None else to
        if not 0 <= place < len(self.answers):
            raise Illegal("There is nothing to take back.")
        self.undone += reversed(self.answers[place:])
        self._rewind(place)

    def redo(self) -> None:
        """Gives the last answer taken back again, with what followed by itself."""
        if not self.undone:
            raise Illegal("Nothing was taken back.")
        self.play(self.undone[-1].name)

    def _rewind(self, place: int) -> None:
        past = self.at(place)
        self.state, self.answers, self.rolls = past.state, past.answers, past.rolls
        self._notes, self._narrator, self._snapshots = past._notes, past._narrator, past._snapshots

    def at(self, place: int) -> Match:
        """This match as it was after `place` answers: a match of its own."""
        if not 0 <= place <= len(self.answers):
            raise Illegal(f"This match has {len(self.answers)} answers; there is no place {place} in it.")
        past = Match(self.game, self.players, seed=self.seed, variants=self.variants, commitment=self.commitment)
        start = max(at for at in self._snapshots if at <= place)
        past.state.load(self._snapshots[start])
        past._snapshots |= {at: snapshot for at, snapshot in self._snapshots.items() if at <= place}
        past.answers = self.answers[:start]
        past._notes = self._notes[:start]
        past.rolls = sum(answer.actor == NATURE for answer in past.answers)
        for answer in self.answers[start:place]:
            past._take(self.game.parse(answer.name)[1], lone=answer.lone)
        return past

    def fork(self, place: int | None = None, *, seed: str | int | None = None) -> Match:
        """A new match that goes on from here, or from an earlier place, with dice of its own."""
        past = self.at(len(self.answers) if place is None else place)
        fresh = nature.new_seed() if seed is None else nature.seed_from(str(seed))
        forked = Match(self.game, self.players, seed=fresh, variants=self.variants)
        forked.follow(past.answers)
        return forked

    def follow(self, answers: Iterable[Answer | str]) -> None:
        """Takes answers as they were given, nature's too; each must be open when its turn comes."""
        for answer in answers:
            self.answer(answer if isinstance(answer, str) else answer.name)

    # What is shown

    def view(self, viewer: int) -> State:
        """The table as a seat sees it (NOBODY: a spectator); at the end everybody sees all."""
        return self.game.view(self.state, viewer)

    def imagine(self, viewer: int, generator: Generator) -> State:
        """A table that looks the same to the viewer, everything he cannot see being dealt anew."""
        return self.game.imagine(self.state, viewer, generator)

    def seen(self, viewer: int) -> list[str]:
        """The answers that the viewer may know, as log lines; cards drawn by others show their backs.

        Answers that somebody gives in private (a draft, a card put back) are left out altogether.
        """
        lines = []
        for answer in self.answers:
            if self.over or answer.seen_by in (EVERYONE, viewer):
                lines.append(str(answer))
            elif answer.actor == NATURE:
                lines.append(f"nature {answer.name.split(':')[0]}:?")
        return lines

    def notes(self, since: int = 0) -> list[Note]:
        """What rules told about the answers from `since` on."""
        return [note for notes in self._notes[since:] for note in notes]

    def told(self, place: int) -> list[Note]:
        """What rules told about the answer at this place."""
        return self._notes[place]

    def log(self, viewer: int, language: str = "en", since: int = 0) -> list[str]:
        """The same in words, as the viewer may read it."""
        return self.speech(language).lines(self.notes(since), viewer)

    def speech(self, language: str = "en") -> Speech:
        """This game's words, with the names of the players."""
        return Speech(self.game, language, self.players)

    def scene(self, viewer: int = NOBODY, language: str = "en") -> Scene:
        """The table as a picture, as the viewer sees it."""
        return draw(self.game, self.view(viewer), viewer, self.speech(language))

    def _repr_svg_(self) -> str:
        return self.scene().svg()

    # Files

    def export(self, *, reveal: bool = False) -> dict[str, Any]:
        """The record: symbolic answers, one a line. The seed is in it once the game is over, or with `reveal`."""
        record: dict[str, Any] = {
            "karavelle": records.FORMAT,
            "game": self.game.id,
            "rules": self.game.version,
            "players": list(self.players),
            "options": dict(self.variants),
            "commitment": self.commitment,
        }
        if self.seed is not None and (reveal or self.over):
            record["seed"] = self.seed
        record["answers"] = [str(answer) for answer in self.answers]
        record["digest"] = self.state.digest()
        return record

    @classmethod
    def restore(cls, record: Any) -> Match:
        """A match from its record; every answer is checked as it is replayed."""
        fields = records.check(record)
        game = registry.find(fields["game"])
        if fields["rules"] != game.version:
            raise RecordError(
                f"This record needs version {fields['rules']} of the rules of {game.title}; "
                f"installed is version {game.version}."
            )
        match = cls(
            game,
            fields["players"],
            seed=fields.get("seed"),
            variants=fields["options"],
            commitment=fields["commitment"],
        )
        if match.commitment != fields["commitment"]:
            raise RecordError("The seed of this record does not fit its published hash.")
        for number, line in enumerate(fields["answers"], start=1):
            match._replay(number, line)
        if "digest" in fields and fields["digest"] != match.state.digest():
            raise RecordError("This record ends at another position than it says; somebody has changed it.")
        return match

    def _replay(self, number: int, line: str) -> None:
        actor, _, name = line.partition(" ")
        if self.over:
            raise RecordError(f"Answer {number}, {line!r}: the game was over before it.")
        expected = "nature" if self.actor == NATURE else str(self.actor)
        if actor != expected:
            raise RecordError(f"Answer {number}, {line!r}: it was {expected} who had to answer.")
        try:
            self.answer(name)
        except Illegal as error:
            raise RecordError(f"Answer {number}: {error}") from None

    def save(self, path: str | Path) -> None:
        """Writes the whole match, its secret seed too, to a file that `load` goes on from."""
        records.write(path, self.export(reveal=True))

    @classmethod
    def load(cls, path: str | Path) -> Match:
        """Reads a match from a file."""
        record = records.read(path)
        try:
            return cls.restore(record)
        except KaravelleError as error:
            raise type(error)(f"{path}: {error}") from None

    def verify(self) -> list[str]:
        """What is wrong with nature's answers, given the seed: nothing, if she kept to it."""
        if self.seed is None:
            raise RecordError("This record holds no seed yet; it is published when the game is over.")
        replayed = Match(self.game, self.players, seed=self.seed, variants=self.variants)
        wrong = []
        for number, answer in enumerate(self.answers, start=1):
            option = self.game.parse(answer.name)[1]
            if answer.actor == NATURE:
                replayed.options()
                due = nature.decide(self.seed, replayed.rolls, replayed._options)
                if due != option:
                    name = self.game.name(int(replayed.state.frame), due)
                    wrong.append(f"Answer {number} is {answer.name}; the seed gives {name}.")
            replayed._take(option)
        return wrong


__all__ = ["Answer", "Match"]
