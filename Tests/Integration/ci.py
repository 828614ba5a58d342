"""The jobs in Editors/ci, run in a repository with a branch that removes a screen.

usage: python3 Tests/Integration/ci.py [DIRECTORY-OF-NAVC]

`gh` and `curl` are programs of this test that write down their arguments. Needs PyYAML.
"""

import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAVC = (pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug") / "navc").resolve()
OLD = "navc: 1\ngraph: Shop\nroot: catalog\nscreens:\n  catalog: { push: { openCart: cart } }\n  cart: { link: /cart }\n"
NEW = "navc: 1\ngraph: Shop\nroot: catalog\nscreens:\n  catalog: {}\n"
FAULTS = []


def expect(truth, text):
    if not truth:
        FAULTS.append(text)


def shell(script, folder, **variables):
    environment = {
        "PATH": f"{folder.parent}/bin:/usr/bin:/bin", "HOME": str(folder.parent), "CALLS": str(folder.parent / "calls"),
        **variables}
    return subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", script], cwd=folder, env=environment, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, timeout=120, check=False)


def repository(folder):
    """A branch without the cart. The base has another commit, which is not a change of the branch."""
    folder.mkdir()
    (folder / "shop.nav.yaml").write_text(OLD)
    script = (
        "git init -q -b main . && git config user.email a@b.c && git config user.name a && git add -A && "
        "git commit -q -m one && git checkout -q -b work")
    expect(shell(script, folder).returncode == 0, "git")
    (folder / "shop.nav.yaml").write_text(NEW)
    shell("git commit -qam two && git checkout -q main", folder)
    (folder / "shop.nav.yaml").write_text(OLD.replace("openCart", "showCart"))
    shell("git commit -qam three && git update-ref refs/remotes/origin/main main && git checkout -q work", folder)


def check(name, steps, folder, variables):
    """Runs the steps of a job. The last check fails, because the branch breaks released apps."""
    results = [(step, shell(step, folder, **variables)) for step in steps]
    for step, run in results:
        fails = "--breaking" in step
        expect((run.returncode != 0) == fails, f"{name}: {step}: exit status {run.returncode}\n{run.stdout}")
    note = (folder / "navigation.md").read_text()
    expect(note.startswith("<!-- navc-diff 1 Shop -->\n"), f"{name}: the note is {note}")
    expect("the screen 'cart' is gone" in note and "showCart" not in note, f"{name}: the note is {note}")
    expect((folder / "pictures/shop.html").is_file(), f"{name}: there is no picture")
    for form in ["html", "svg"]:
        # The base also renames a segue, which is not a change of the branch.
        text = (folder / f"navigation.{form}").read_text()
        expect("<title>cart, removed</title>" in text and "showCart" not in text, f"{name}: navigation.{form} is {text[:200]}")
    return results


def main():
    with tempfile.TemporaryDirectory() as name:
        top = pathlib.Path(name).resolve()
        (top / "bin").mkdir()
        (top / "bin/navc").symlink_to(NAVC)
        answers = {"gh": "echo 12", "curl": "echo '[{\"id\": 12, \"body\": \"<!-- navc-diff 1 Shop -->\"}]'"}
        for program, answer in answers.items():
            (top / "bin" / program).write_text(f'#!/bin/sh\necho "{program} $*" >> "$CALLS"\n{answer}\n')
            (top / "bin" / program).chmod(0o755)

        github = yaml.safe_load((ROOT / "Editors/ci/github.yml").read_text())
        steps = [
            step["run"] for step in github["jobs"]["graphs"]["steps"]
            if "run" in step and step["name"] != "Install navc"]
        repository(top / "github")
        results = check("github.yml", steps, top / "github", {
            "BASE": "origin/main", "NUMBER": "7", "GITHUB_REPOSITORY": "a/b"})
        annotated = "".join(run.stdout for step, run in results if "--breaking" in step)
        expect("::error file=shop.nav.yaml,title=screen-removed::" in annotated, f"github.yml: {annotated}")
        expect("--method PATCH repos/a/b/issues/comments/12" in (top / "calls").read_text(), "github.yml: no comment")

        job = yaml.safe_load((ROOT / "Editors/ci/gitlab.yml").read_text())["navigation"]
        steps = [step for step in job["script"] if "make -C" not in step] + job["after_script"]
        repository(top / "gitlab")
        # One shell runs all steps of a job, so variables and the note stay.
        check("gitlab.yml", steps, top / "gitlab", {
            "BASE": "origin/main", "NOTES": "notes", "NAVC_TOKEN": "token"})
        expect("--request PUT" in (top / "calls").read_text(), "gitlab.yml: no note")

        hooks = yaml.safe_load((ROOT / "Editors/ci/pre-commit-config.yaml").read_text())["repos"][0]["hooks"]
        repository(top / "hooks")
        (top / "hooks/shop.nav.yaml").write_text(NEW.replace("{}", "{   }"))
        for hook in hooks:
            run = shell(f"{hook['entry']} {shlex.quote('shop.nav.yaml')}", top / "hooks")
            expect(run.returncode == 0, f"pre-commit: {hook['id']}: {run.stdout}")
        expect((top / "hooks/shop.nav.yaml").read_text() == NEW, "pre-commit: the graph is not laid out")
    for fault in FAULTS:
        print(fault)
    print(f"two jobs and {len(hooks)} hooks: {len(FAULTS)} faults")
    sys.exit(bool(FAULTS))


os.environ.pop("GIT_DIR", None)
main()
