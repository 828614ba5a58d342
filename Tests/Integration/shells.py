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

# A program could have written this graph. No shell may run the name of its screen.
HARMFUL = 'navc: 1\ngraph: Shop\nroot: "$(touch pwned)"\nscreens: { "$(touch pwned)": {}, "x y": {}, plain: {} }\n'

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
    "navc diff --breaking=": ["all", "api", "behaviour", "links", "names", "state"],
    "navc import ": ["android", "storyboard"],
    "navc import android o": ["other.txt"],
    "navc validate no such": [],
}

# A command line up to the cursor, and the words that the verb receives after one Tab. `None` means that there is no
# offer that the shell can insert.
INSERTIONS = {
    "navc validate \"my": ["validate", "my dir/"],
    "navc validate my": ["validate", "my dir/"],
    "navc validate \"my dir/": ["validate", "my dir/in ner.nav.yaml"],
    "navc validate 'my dir/": ["validate", "my dir/in ner.nav.yaml"],
    "navc validate my\\ dir/": ["validate", "my dir/in ner.nav.yaml"],
    "navc validate my\\ dir/in\\ ": ["validate", "my dir/in ner.nav.yaml"],
    "navc validate ~/sh": ["validate", "HOME/shop.nav.yaml"],
    "navc validate \"~/sh": None,
    "navc validate \\~/sh": None,
    "navc validate a:": ["validate", "a:b.nav.yaml"],
    "navc validate d:": ["validate", "d:e/"],
    "navc validate 'a:": ["validate", "a:b.nav.yaml"],
    "navc validate it": ["validate", "it's $(touch pwned).nav.yaml"],
    "navc render 'my dir/in ner.nav.yaml' --focus cat": ["render", "my dir/in ner.nav.yaml", "--focus", "catalog"],
    "navc render my\\ dir/in\\ ner.nav.yaml --focus cat": ["render", "my dir/in ner.nav.yaml", "--focus", "catalog"],
    "navc render ~/shop.nav.yaml --focus cat": ["render", "HOME/shop.nav.yaml", "--focus", "catalog"],
    "navc render harmful.nav.yaml --focus \\$": ["render", "harmful.nav.yaml", "--focus", "$(touch pwned)"],
    "navc render harmful.nav.yaml --focus $": ["render", "harmful.nav.yaml", "--focus", "$(touch pwned)"],
    "navc render harmful.nav.yaml --focus x": ["render", "harmful.nav.yaml", "--focus", "x y"],
    "navc render harmful.nav.yaml --focus \"p": ["render", "harmful.nav.yaml", "--focus", "plain"],
    "navc render harmful.nav.yaml --focus='x": ["render", "harmful.nav.yaml", "--focus=x y"],
    "navc render harmful.nav.yaml --focus=pl": ["render", "harmful.nav.yaml", "--focus=plain"],
    "navc render --accept=a:": None,
    "navc diff --accept=a:": ["diff", "--accept=a:b.nav.yaml"],
    "navc diff --breaking=api,li": ["diff", "--breaking=api,links"],
    "NAME=1 navc ren": ["render"],
}
# In quotes, bash inserts only words that need no quotes. zsh and fish offer their own variables after `$`.
NOT_IN = {
    "navc render harmful.nav.yaml --focus='x": ["bash"],
    "navc render harmful.nav.yaml --focus $": ["zsh", "fish"],
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
    script = (
        "source bin/navc.bash; compopt() { :; }; "
        f"COMP_WORDS=(navc); COMP_LINE='{line}'; COMP_POINT={len(line)}; _navc navc '{re.split('[ =]', line)[-1]}'; "
        "printf '%s\\n' \"${COMPREPLY[@]}\"")
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


# Insertions

STARTS = {
    "bash": (
        ["bash", "--noprofile", "--rcfile", ".rc", "-i"], ".rc",
        "PS1='ready> '; bind 'set enable-bracketed-paste off'; source bin/navc.bash\n"
        """bind -x '"\\C-t": printf %s "$READLINE_LINE" > .typed'\n"""),
    "zsh": (
        ["zsh", "-i"], ".zshrc",
        "PS1='ready> '; unsetopt zle_bracketed_paste 2>/dev/null; fpath=($PWD/bin $fpath); autoload -U compinit; "
        "compinit -u -d $PWD/.dump\n_typed() { print -rn -- $BUFFER > .typed }; zle -N _typed; bindkey '^T' _typed\n"),
    "fish": (
        ["fish", "--no-config", "-i", "-C", "source .fish"], ".fish",
        "function fish_prompt; echo -n 'ready> '; end; source bin/navc.fish\n"
        "bind \\ct 'commandline > .typed'\n"),
}


def inserted(shell, line, folder):
    """The words of a command line after one Tab, or `None` if the line stays as it is."""
    command, name, start = STARTS[shell]
    (folder / name).write_text(start)
    typed = folder / ".typed"
    typed.unlink(missing_ok=True)
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.execvpe(command[0], command, environment(folder) | {"COLUMNS": "200", "LINES": "60"})
    try:
        read(terminal, "ready> ")
        os.write(terminal, line.encode() + b"\t")
        end = time.monotonic() + 5
        time.sleep(0.4)
        while time.monotonic() < end and not (typed.is_file() and typed.read_text()):
            os.write(terminal, b"\x14")
            read(terminal, None)
    finally:
        os.close(terminal)
        os.waitpid(child, 0)
    text = typed.read_text().rstrip("\n") if typed.is_file() else ""
    if text == line:
        return None
    # A directory leaves its quote open.
    for end in ("", "'", '"'):
        function = "function navc; printf '%s\\0' $argv; end" if shell == "fish" else "navc() { printf '%s\\0' \"$@\"; }"
        script = [shell, "--no-config"] if shell == "fish" else [shell]
        result = subprocess.run(
            [*script, "-c", f"{function}; {text}{end}"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, env=environment(folder), check=False)
        if result.returncode == 0 and result.stdout:
            return [word.replace(str(folder), "HOME") for word in result.stdout.split("\0")[:-1]]
    return [text]


def check_insertions(folder):
    faults = []
    for line, expected in INSERTIONS.items():
        for shell in STARTS:
            wanted = None if shell in NOT_IN.get(line, []) else expected
            words = inserted(shell, line, folder)
            if words != wanted:
                faults.append(f"{shell}: '{line}' becomes {words} instead of {wanted}")
            if (folder / "pwned").exists():
                faults.append(f"{shell}: '{line}' ran the name of a screen")
                (folder / "pwned").unlink()
    return faults


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
        (folder / "my dir").mkdir()
        (folder / "d:e").mkdir()
        for file in ("my dir/in ner.nav.yaml", "a:b.nav.yaml", "it's $(touch pwned).nav.yaml"):
            (folder / file).write_text(GRAPH)
        (folder / "harmful.nav.yaml").write_text(HARMFUL)
        faults += check_insertions(folder)

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
    print(f"{len(CASES) + len(INSERTIONS)} command lines in 3 shells, the manual page, and the installation: {len(faults)} faults")
    sys.exit(bool(faults))


main()
