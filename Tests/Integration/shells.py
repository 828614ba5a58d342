"""The completion scripts in the real shells, the manual page, and `make install`.

usage: python3 Tests/Integration/shells.py [DIRECTORY-OF-NAVC]

`Scripts/setup shells` installs the shells and mandoc.
"""

import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAVC = (pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug") / "navc").resolve()

GRAPH = """\
navc: 1
graph: Shop
root: catalog
screens:
  catalog: { push: { openCart: cart, openCards: cards } }
  cart: {}
  cards: {}
"""

# A command line up to the cursor, and the words that a shell offers. A line that ends with a space starts a new word.
CASES = {
    "navc ren": ["render"],
    "navc render --f": ["--focus", "--format", "--fragment"],
    "navc render --format ": ["dot", "html", "json", "mermaid", "svg"],
    "navc render --format=m": ["mermaid"],
    "navc explain unk": None,
    "navc explain unknown-scr": ["unknown-screen"],
    "navc validate s": ["shop.nav.yaml", "sub/"],
    "navc validate sub/": ["sub/inner.nav.yaml"],
    "navc render shop.nav.yaml --focus ca": ["cards", "cart", "catalog"],
    "navc completion ": ["bash", "fish", "zsh"],
    "navc help comp": ["completion"],
    "navc diff --acc": ["--accept"],
    "navc validate no such": [],
}


def run(command, folder, **options):
    return subprocess.run(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60, check=False,
        env=environment(folder), **options).stdout


def environment(folder):
    return {
        "PATH": f"{folder}/bin:/usr/bin:/bin", "HOME": str(folder), "TERM": "dumb", "LC_ALL": "C.UTF-8",
        "ZDOTDIR": str(folder)}


def bash(line, folder):
    """The offers of bash. It splits words at `=`, as its line editor does."""
    words = [part for word in line.split(" ") for part in re.split("(=)", word) if part or word == ""]
    quoted = " ".join(f"'{word}'" for word in words)
    script = (
        "source bin/navc.bash; compopt() { :; }; "
        f"COMP_WORDS=({quoted}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _navc; printf '%s\\n' \"${{COMPREPLY[@]}}\"")
    return [word for word in run(["bash", "--norc", "-c", script], folder).split("\n") if word]


def fish(line, folder):
    output = run(["fish", "--no-config", "-c", f"source bin/navc.fish; complete -C '{line}'"], folder)
    return [line.split("\t")[0] for line in output.split("\n") if line]


def zsh(line, folder):
    """The offers of zsh, from a session in a pseudo-terminal."""
    startup = (
        "PS1='ready> '; unsetopt zle_bracketed_paste 2>/dev/null; fpath=($PWD/bin $fpath); autoload -U compinit; "
        "compinit -u -d $PWD/.dump; setopt no_auto_menu auto_list no_list_beep; LISTMAX=1000\n"
        # Each offer is on a line of its own, without groups and descriptions.
        "zstyle ':completion:*' list-packed no; zstyle ':completion:*' verbose no\n"
        "zmodload zsh/zle; _offers() { compstate[insert]=; compstate[list]=list; _main_complete }\n"
        "zle -C show-offers list-choices _offers; bindkey '^T' show-offers\n")
    (folder / ".zshrc").write_text(startup)
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.execvpe("zsh", ["zsh", "-i"], environment(folder) | {"COLUMNS": "60", "LINES": "60"})
    try:
        read(terminal, "ready> ")
        os.write(terminal, line.encode() + b"\x14")
        time.sleep(1.5)
        output = read(terminal, None)
    finally:
        os.close(terminal)
        os.waitpid(child, 0)
    output = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]", " ", output)
    rest = output[output.find(line) + len(line):]
    return [word for word in rest.split() if word not in ("ready>", *line.split()) and len(word) > 1]


def read(terminal, until):
    output, end = "", time.monotonic() + 20
    while time.monotonic() < end:
        if not select.select([terminal], [], [], 0.3)[0]:
            if until is None:
                break
            continue
        try:
            output += os.read(terminal, 4096).decode(errors="replace")
        except OSError:
            break
        if until and until in output:
            break
    return output


def main():
    faults = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        (folder / "bin").mkdir()
        (folder / "sub").mkdir()
        (folder / "bin/navc").symlink_to(NAVC)
        (folder / "shop.nav.yaml").write_text(GRAPH)
        (folder / "sub/inner.nav.yaml").write_text(GRAPH)
        (folder / "other.txt").write_text("")
        for shell, file in (("bash", "navc.bash"), ("zsh", "_navc"), ("fish", "navc.fish")):
            (folder / "bin" / file).write_text(run([NAVC, "completion", shell], folder))
        ids = [line.split(" ")[0] for line in run([NAVC, "explain"], folder).split("\n") if line.startswith("unk")]
        for line, expected in CASES.items():
            for shell in (bash, zsh, fish):
                if not shutil.which(shell.__name__):
                    sys.exit(f"shells: there is no {shell.__name__}; `Scripts/setup shells` installs it")
                offers = sorted(set(shell(line, folder)))
                wanted = sorted(ids if expected is None else expected)
                # A shell can show or insert only the part after `=` or the last `/`.
                short = sorted(word.rsplit("=", 1)[-1] for word in offers)
                paths = sorted(word.rstrip("/").rsplit("/", 1)[-1] for word in offers)
                plain = sorted(word.rstrip("/").rsplit("/", 1)[-1] for word in wanted)
                if wanted not in (offers, short) and paths != plain:
                    faults.append(f"{shell.__name__}: after '{line}': {offers} instead of {wanted}")

        page = folder / "navc.1"
        page.write_text(run([NAVC, "man"], folder))
        if lint := run(["mandoc", "-Tlint", "-Wall", str(page)], folder):
            faults.append(f"mandoc: {lint}")
        shown = run(["mandoc", "-Tutf8", str(page)], folder)
        shown = re.sub(".\b", "", shown)
        for word in ("navc validate", "--focus SCREEN", "--breaking[=AREAS]", "EXIT STATUS", "navc completion"):
            if word not in shown:
                faults.append(f"man: there is no '{word}'")

        install = subprocess.run(
            ["make", "-s", "-C", str(ROOT), "install", f"PREFIX={folder}/usr", f"NAVC={NAVC}"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if install.returncode:
            faults.append(f"make install: {install.stdout}")
        for file in (
                "bin/navc", "share/bash-completion/completions/navc", "share/zsh/site-functions/_navc",
                "share/fish/vendor_completions.d/navc.fish", "share/man/man1/navc.1"):
            if not (folder / "usr" / file).is_file():
                faults.append(f"make install: there is no {file}")
        version = run([str(folder / "usr/bin/navc"), "--version"], folder)
        if not version.startswith("navc "):
            faults.append(f"make install: the installed program prints '{version}'")
    for fault in faults:
        print(fault)
    print(f"{len(CASES)} command lines in 3 shells, the manual page, and the installation: {len(faults)} faults")
    sys.exit(bool(faults))


main()
