"""Emacs with Editors/emacs/navc.el: a user types into it, and the test compares its buffers.

usage: python3 Tests/Integration/editors_emacs.py [DIRECTORY-OF-NAVC]

`Scripts/setup editor` installs Emacs and its packages. Emacs runs in a pseudo-terminal. The test reads its buffers with
emacsclient. The steps are taken with yaml-mode and without it.
"""

import base64
import json
import os
import pathlib
import pty
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time
from fcntl import ioctl

import editing
from editing import CHECKOUT, ROOT, SHOP, Failure, place, places, wait

ESCAPE, CONTROL_A, CONTROL_C, CONTROL_J, CONTROL_Q, CONTROL_X = "\x1b", "\x01", "\x03", "\n", "\x11", "\x18"
# The warnings of compilers about packages would cover the window. The browser is a program of this test.
EARLY = (
    "(setq native-comp-deferred-compilation nil native-comp-async-report-warnings-errors 'silent\n"
    "      browse-url-browser-function 'browse-url-xdg-open)\n")
WITHOUT_YAML_MODE = (
    "(require 'seq)\n(setq package-load-list '((yaml-mode nil) all)\n"
    "      load-path (seq-remove (lambda (folder) (string-match-p \"yaml-mode\" folder)) load-path))\n")


class Emacs:
    """A running Emacs, which is set up as the README says."""

    def __init__(self, project, early=""):
        self.project, self.text, self.checkout = project, SHOP, CHECKOUT
        self.parent = "navc-plain-mode" if early else "yaml-mode"
        settings = project.home / ".emacs.d"
        settings.mkdir()
        (settings / "early-init.el").write_text(EARLY + early)
        (settings / "init.el").write_text("".join(editing.blocks("emacs/README.md", "lisp")))
        self.socket = project.home / "sockets/s"
        # Emacs refuses a folder that others can read.
        self.socket.parent.mkdir(mode=0o700)
        serve = f'(setq server-socket-dir "{self.socket.parent}" server-name "s")'
        command = ["emacs", "-nw", "--eval", serve, "--eval", "(server-start)", "shop.nav.yaml"]
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(project.folder)
            os.execvpe("emacs", command, project.environment)
        ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        self.screen = b""
        threading.Thread(target=self.read, daemon=True).start()
        try:
            wait(self.socket.exists, True, "Emacs does not start")
        except Failure:
            print(self.screen.decode(errors="replace")[-3000:])
            raise

    def read(self):
        while True:
            try:
                self.screen = (self.screen + os.read(self.terminal, 65536))[-100000:]
            except OSError:
                return

    def keys(self, keys):
        os.write(self.terminal, keys.encode())

    def command(self, name):
        self.keys(f"{ESCAPE}x{name}\r")

    def lisp(self, expression):
        """The value of an expression in the selected window."""
        whole = (
            "(with-current-buffer (window-buffer (selected-window)) (base64-encode-string (encode-coding-string "
            f"(json-encode {expression}) 'utf-8) t))")
        run = subprocess.run(
            ["emacsclient", "-s", str(self.socket), "--eval", whole], env=self.project.environment,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=30, check=False)
        try:
            return json.loads(base64.b64decode(run.stdout.strip().strip('"')))
        except ValueError:
            return f"{expression}: {run.stdout}"

    def in_buffer(self, name, expression):
        return self.lisp(f'(with-current-buffer "{name}" {expression})')

    def buffer(self, name="shop.nav.yaml"):
        return self.in_buffer(name, "(save-restriction (widen) (buffer-substring-no-properties 1 (point-max)))")

    def buffers(self, pattern):
        """The texts of the buffers whose names match a pattern."""
        return self.lisp(
            "(mapconcat (lambda (b) (with-current-buffer b (buffer-string))) (seq-filter (lambda (b) (string-match-p "
            f'"{pattern}" (buffer-name b))) (buffer-list)) "\\n")')

    def expect_text(self, what):
        wait(self.buffer, self.text, what)

    def messages(self):
        """The messages of the buffer: the line, the column, and the ID of each."""
        found = self.in_buffer(
            "shop.nav.yaml",
            "(vconcat (mapcar (lambda (d) (save-excursion (goto-char (flymake-diagnostic-beg d)) (vector "
            "(line-number-at-pos) (1+ (current-column)) (plist-get (alist-get 'eglot-lsp-diag "
            "(flymake-diagnostic-data d)) :code)))) (flymake-diagnostics)))")
        return [tuple(one) for one in found] if isinstance(found, list) else found

    def prompt(self):
        """The prompt of the minibuffer, or an empty text."""
        return self.lisp(
            '(if (active-minibuffer-window) (with-current-buffer (window-buffer (active-minibuffer-window)) '
            '(minibuffer-prompt)) "")')

    def answer(self, word, answer):
        """Answers a prompt that contains a word."""
        wait(self.prompt, lambda text: word in text, f"a prompt with '{word}'")
        self.keys(answer)
        wait(self.prompt, lambda text: word not in text, f"the end of the prompt with '{word}'")

    def select(self, name):
        """Selects a buffer in the only window."""
        self.keys(f"{CONTROL_X}1{CONTROL_X}b{name}\r")
        wait(lambda: self.lisp("(buffer-name)"), name, "the selected buffer")

    def move(self, marked):
        line, column = place(self.text, marked)
        offset = sum(len(each) + 1 for each in self.text.split("\n")[:line - 1]) + column
        self.select("shop.nav.yaml")
        self.keys(f"{ESCAPE}gc{offset}\r")
        wait(lambda: self.lisp("(point)"), offset, "the place of the cursor")

    # The steps

    def open(self):
        self.expect_text("the buffer")
        self.keys(CONTROL_A)
        wait(lambda: self.lisp("(symbol-name major-mode)"), "navc-mode", "the mode of the file")
        if not self.lisp(f"(and (derived-mode-p '{self.parent}) t)"):
            raise Failure(f"the mode does not extend {self.parent}")
        wait(lambda: self.lisp("(and (eglot-managed-p) t)"), True, "the server")
        root = self.lisp("(file-truename (project-root (eglot--project (eglot-current-server))))")
        if root != f"{self.project.repository}/":
            raise Failure(f"the root is {root}")
        root = self.lisp(
            f'(let ((buffer (find-file-noselect "{self.project.packaged}"))) (with-current-buffer buffer (prog1 '
            "(file-truename (project-root (eglot--current-project))) (kill-buffer buffer))))")
        if root != f"{self.project.package}/":
            raise Failure(f"the root of a package is {root}")

    def diagnostics(self):
        wait(self.messages, [(*place(SHOP, "openHelp: ▮help"), "unknown-screen")], "the messages")

    def type(self):
        self.keys(f"{ESCAPE}>  help: {{}}{CONTROL_Q}{CONTROL_J}")
        self.text += "  help: {}\n"
        self.expect_text("the typed line")
        wait(self.messages, [], "the messages after the correction")

    def complete(self):
        self.move("help: {▮}")
        self.keys("unwind: { close: cat")
        self.text = self.text.replace("help: {}", "help: {unwind: { close: cat}")
        self.expect_text("the half-typed line")
        self.keys(f"{ESCAPE}\t")
        self.text = self.text.replace("close: cat}", "close: catalog}")
        self.expect_text("the completed name")
        self.keys(" }")
        self.text = self.text.replace("close: catalog}", "close: catalog }}")
        self.expect_text("the line")
        wait(self.messages, [], "the messages after the completion")

    def hover(self):
        self.move("openProduct: pro▮duct")
        # ElDoc asks the server after a movement and a pause.
        self.keys("\x06")
        wait(lambda: self.buffers("eldoc"), lambda text: "product" in text and "id: Int" in text, "the hover")
        self.keys("\x08.")
        wait(
            lambda: self.lisp("(mapconcat (lambda (w) (buffer-name (window-buffer w))) (window-list) \" \")"),
            lambda names: "eldoc" in names, "the window of the hover")

    def define(self):
        self.move("mount: check▮out.nav.yaml")
        self.keys(f"{ESCAPE}.")
        wait(lambda: self.lisp("(buffer-name)"), "checkout.nav.yaml", "the file of the mount")
        self.keys(f"{ESCAPE},")
        wait(lambda: self.lisp("(buffer-name)"), "shop.nav.yaml", "the way back")
        self.move("buy: check▮out")
        self.keys(f"{ESCAPE}.")
        wait(
            lambda: self.lisp("(vector (line-number-at-pos) (1+ (current-column)))"),
            list(place(self.text, "  ▮checkout:")), "the declaration")

    def refer(self):
        self.move("not is▮Paying")
        self.keys(f"{ESCAPE}?")
        expected = [
            [name, places(text, "isPaying")]
            for name, text in (("checkout.nav.yaml", CHECKOUT), ("shop.nav.yaml", self.text))]

        def found():
            files = []
            for line in self.buffers("[*]xref[*]").split("\n"):
                number = line.split(":")[0].strip()
                if number.isdigit():
                    files[-1][1].append(int(number))
                elif line.strip():
                    files.append([pathlib.Path(line.strip()).name, []])
            return sorted(files)
        wait(found, expected, "the references")

    def rename(self):
        self.move("not is▮Paying")
        self.command("eglot-rename")
        self.answer("Rename", "isBusy\r")
        self.text, self.checkout = (text.replace("isPaying", "isBusy") for text in (self.text, self.checkout))
        self.expect_text("the renamed fact")
        wait(lambda: self.buffer("checkout.nav.yaml"), self.checkout, "the renamed fact of the fragment")

    def fix(self):
        self.move("unwind: { close: ▮catalog }\n")
        self.keys(f"{ESCAPE}dcatlog")
        good, self.text = self.text, self.text.replace("close: catalog }\n", "close: catlog }\n")
        self.expect_text("the wrong name")
        wait(lambda: [item[2] for item in self.messages()], ["unknown-screen"], "the message about the name")
        self.move("unwind: { close: cat▮log }\n")
        self.command("eglot-code-actions")
        self.answer("action", "\r")
        self.text = good
        self.expect_text("the corrected name")
        wait(self.messages, [], "the messages after the correction")

    def format(self):
        expected = self.project.formatted(self.text)
        if expected == self.text:
            raise Failure("the text is already laid out")
        self.command("eglot-format-buffer")
        self.text = expected
        self.expect_text("the layout")

    def symbols(self):
        self.select("shop.nav.yaml")
        self.keys(f"{ESCAPE}<")
        index = self.lisp("(format \"%S\" (funcall imenu-create-index-function))")
        for name in ("isBusy", "catalog", "openHelp", "help", "checkout"):
            if f'"{name}"' not in index and f'"{name} ' not in index:
                raise Failure(f"there is no symbol '{name}' in {index}")
        self.command("imenu")
        wait(self.prompt, lambda text: text != "", "the prompt for a symbol")
        # Eglot groups the symbols by their kinds, and then by the symbols around them.
        self.keys("Class\rShop\rcheckout\r")
        wait(lambda: self.lisp("(line-number-at-pos)"), place(self.text, "  ▮checkout:")[0], "the line of the symbol")

    # The commands

    def commands(self):
        self.select("shop.nav.yaml")
        self.command("navc-picture")
        page = wait(self.project.shown_page, lambda text: text != "", "the picture")
        if "<html" not in page or "catalog" not in page:
            raise Failure(f"the picture is {page[:200]}")
        self.keys("\x15")
        self.command("navc-picture")
        self.answer("Screen", "\x01\x0bhelp\r")
        part = wait(self.project.shown_page, lambda text: text != "", "the part of the picture")
        if len(part) >= len(page):
            raise Failure("the picture around a screen is as large as the entire picture")
        self.move("unwind: { close: ▮catalog }\n")
        self.keys(f"{ESCAPE}dcatlog")
        wait(lambda: [item[2] for item in self.messages()], ["unknown-screen"], "the message about the name")
        self.command("navc-explain")
        wait(
            lambda: self.buffers("[*]navc explain[*]"),
            lambda text: self.project.explanation("unknown-screen") in text, "the description of a message")
        self.select("shop.nav.yaml")
        self.keys(f"{ESCAPE}\x7fcatalog")
        self.expect_text("the corrected name")

    def quit(self):
        if not self.project.servers():
            raise Failure("there is no server to stop")
        self.keys(f"{CONTROL_X}s!")
        wait(self.project.on_disk, {"shop.nav.yaml": self.text, "checkout.nav.yaml": self.checkout}, "the saved files")
        self.keys(f"{CONTROL_X}{CONTROL_C}")
        status = wait(lambda: os.waitpid(self.process, os.WNOHANG), lambda found: found[0] != 0, "Emacs does not quit")
        self.process = None
        if status[1]:
            raise Failure(f"Emacs ends with {status[1]}")
        wait(self.project.servers, [], "servers that still run", 3)
        if result := self.project.run("navc", "validate", "--quiet", "shop.nav.yaml"):
            raise Failure(result)

    def stop(self):
        if self.process:
            os.kill(self.process, 9)
            os.waitpid(self.process, 0)


def compiles():
    """Compiles the file without a warning, with Eglot and without any package, and runs checkdoc."""
    checkdoc = (
        '(progn (require (quote checkdoc)) (setq checkdoc-create-error-function (lambda (text start &rest _) '
        '(message "%s: %s" (line-number-at-pos start) text) nil)) (checkdoc-current-buffer t))')
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "navc.el"
        shutil.copy(ROOT / "Editors/emacs/navc.el", file)
        compile_it = f'(progn (setq byte-compile-error-on-warn t) (unless (byte-compile-file "{file}") (kill-emacs 1)))'
        for options in (["-Q"], ["--eval", "(package-initialize)"]):
            run = subprocess.run(
                ["emacs", *options, "--batch", "--eval", compile_it], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                text=True, check=False)
            if run.returncode:
                faults.append(f"{' '.join(options)}: {run.stdout}")
        run = subprocess.run(
            ["emacs", "-Q", "--batch", str(file), "--eval", checkdoc], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, check=False)
        if run.returncode or run.stdout.strip():
            faults.append(f"checkdoc: {run.stdout}")
    print("\n".join(["navc.el: compiled, and read by checkdoc", *faults]))
    return not faults


def main():
    if not shutil.which("emacs"):
        sys.exit("editors: there is no emacs; `Scripts/setup editor` installs it")
    results = [compiles()]
    for name, early in (("Emacs with yaml-mode", ""), ("Emacs without yaml-mode", WITHOUT_YAML_MODE)):
        with tempfile.TemporaryDirectory() as folder:
            project = editing.Project(pathlib.Path(folder).resolve())
            session = Emacs(project, early)
            try:
                results.append(editing.take(name, session))
                if not results[-1] and "-v" in sys.argv:
                    print(session.screen.decode(errors="replace")[-3000:])
            finally:
                session.stop()
    sys.exit(not all(results))


main()
