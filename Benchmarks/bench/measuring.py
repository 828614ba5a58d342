"""Runs commands and measures their cost."""

import dataclasses
import pathlib
import statistics
import subprocess
import sys

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
BUILD = REPOSITORY / ".build"
WORK = BUILD / "benchmarks"


@dataclasses.dataclass(frozen=True)
class Cost:
    """The cost of one run: elapsed seconds, seconds of processor time, and peak memory in bytes."""

    wall: float
    processor: float
    peak: int


def call(*command, **options):
    """Runs a command that must succeed, and returns its output."""
    result = subprocess.run([str(word) for word in command], text=True, stdout=subprocess.PIPE, **options)
    if result.returncode != 0:
        sys.exit(f"bench: {command[0]} ended with status {result.returncode}\n{result.stdout}")
    return result.stdout


def swift_build(*arguments):
    """Builds a part of navc in the shared build directory."""
    call("swift", "build", "--package-path", REPOSITORY, *arguments, "--quiet")
    return pathlib.Path(
        call("swift", "build", "--package-path", REPOSITORY, *arguments, "--show-bin-path").strip())


def package_program(package, name, scratch="packages"):
    """Builds an optimized program of another package in the repository.

    Packages share a build directory, so a build must not reuse the plan of another package. SwiftPM would check the
    files of the package that wrote the plan, find them unchanged, and not build its own targets.
    """
    options = ("--package-path", REPOSITORY / package, "--scratch-path", BUILD / scratch, "-c", "release")
    call("swift", "build", *options, "--disable-build-manifest-caching", "--product", name, "--quiet")
    return pathlib.Path(call("swift", "build", *options, "--show-bin-path").strip()) / name


def release_navc():
    """Builds navc as the README describes: linked with Swift's libraries, which halves the time to its first line of
    output.
    """
    scratch = REPOSITORY / ".build" / "release-navc"
    return swift_build(
        "-c", "release", "--product", "navc", "--static-swift-stdlib", "--scratch-path", scratch) / "navc"


def compile_c(name, *libraries):
    """Compiles the C program in the folder with this name."""
    WORK.mkdir(parents=True, exist_ok=True)
    program = WORK / name
    source = REPOSITORY / "Benchmarks" / name / "main.c"
    call("cc", "-O2", "-Wall", "-Wextra", "-Werror", "-o", program, source, *libraries)
    return program


class Meter:
    """Measures commands with a small C program, because a child process inherits the peak memory of the Python
    process that forks it.
    """

    def __init__(self):
        self.program = compile_c("Measure")

    def cost(self, *command):
        wall, processor, peak, status = map(int, call(self.program, *command).split())
        if status != 0:
            sys.exit(f"bench: {' '.join(map(str, command))} ended with status {status}")
        return Cost(wall / 1e9, processor / 1e9, peak * 1024)

    def interleaved(self, rounds, before=lambda: None, **commands):
        """Runs several commands in turns, so that each round has the same conditions. `before` is called before each
        run and is not measured.
        """
        runs = Runs({name: [] for name in commands})
        for _ in range(rounds):
            for name, command in commands.items():
                before()
                runs.costs[name].append(self.cost(*command))
        return runs


@dataclasses.dataclass(frozen=True)
class Runs:
    """The costs of several commands, by round."""

    costs: dict

    def median(self, name, aspect):
        return statistics.median(getattr(cost, aspect) for cost in self.costs[name])

    def ratio(self, name, other, aspect):
        """The median ratio of the rounds. A disturbance in a round slows both of its runs."""
        return statistics.median(
            getattr(one, aspect) / getattr(two, aspect)
            for one, two in zip(self.costs[name], self.costs[other], strict=True))
