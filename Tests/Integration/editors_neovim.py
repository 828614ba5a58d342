"""neovim with Editors/neovim/navc.lua: a user types into it, and the test compares its buffers.

usage: python3 Tests/Integration/editors_neovim.py [DIRECTORY-OF-NAVC]

`Scripts/setup editor` installs neovim. `NAVC_NEOVIM` names the programs to run, separated by colons. A program with a
`-` before its path runs without `vim.lsp.config`, as versions from 0.8 to 0.10.
"""

import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

import editing
from editing import CHECKOUT, SHOP, Failure, place, places, wait


class Neovim:
    """A running neovim, which is set up as the README says."""

    CLIENTS = "(vim.lsp.get_clients or vim.lsp.get_active_clients)()"

    def __init__(self, nvim, project, lines=()):
        self.nvim, self.project, self.text, self.checkout = nvim, project, SHOP, CHECKOUT
        self.socket = str(project.home / "s")
        for block in editing.blocks("neovim/README.md", "sh"):
            project.run("bash", "-ec", block)
        settings = "".join([*lines, *editing.blocks("neovim/README.md", "lua")])
        (project.home / ".config/nvim/init.lua").write_text(settings)
        self.process = subprocess.Popen(
            [nvim, "--headless", "--listen", self.socket, "shop.nav.yaml"], cwd=project.folder,
            env=project.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        wait(lambda: os.path.exists(self.socket), True, "neovim does not start")

    def remote(self, *words):
        return subprocess.run(
            [self.nvim, "--server", self.socket, *words], env=self.project.environment, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, timeout=30, check=False)

    def keys(self, keys):
        self.remote("--remote-send", keys)

    def lua(self, expression):
        """The value of an expression in Lua."""
        quoted = expression.replace("'", "''")
        run = self.remote("--remote-expr", f"json_encode(luaeval('{quoted}'))")
        try:
            return json.loads(run.stdout or run.stderr)
        except json.JSONDecodeError:
            return f"{expression}: {run.stdout}{run.stderr}"

    def buffer(self, name="shop.nav.yaml"):
        lines = self.lua(f"vim.api.nvim_buf_get_lines(vim.fn.bufnr('{name}'), 0, -1, false)")
        return "".join(f"{line}\n" for line in lines) if isinstance(lines, list) else lines

    def expect_text(self, what):
        wait(self.buffer, self.text, what)

    def messages(self):
        """The messages of the buffer: the line, the column, and the ID of each."""
        found = self.lua("vim.diagnostic.get(vim.fn.bufnr('shop.nav.yaml'))")
        return [
            (one["lnum"] + 1, one["col"] + 1, one.get("code") or one["user_data"]["lsp"]["code"]) for one in found]

    def shown(self):
        """The texts beside the lines of the buffer, and the floating windows."""
        floats = self.lua(
            "vim.tbl_map(function(w) return vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(w), 0, -1, false) end, "
            "vim.tbl_filter(function(w) return vim.api.nvim_win_get_config(w).relative ~= '' end, "
            "vim.api.nvim_list_wins()))")
        return "\n".join("\n".join(lines) for lines in floats)

    def move(self, marked):
        line, column = place(self.text, marked)
        self.keys(f"<Esc>:buffer shop.nav.yaml<CR>{line}G{column}|")

    def mode(self):
        """The mode of the editor. Other requests are not answered while a prompt is open."""
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(20)
            connection.connect(self.socket)
            # A request in MessagePack: its type, its number, the name of a function, and an empty list of arguments.
            connection.sendall(b"\x94\x00\x01\xadnvim_get_mode\x90")
            found = re.search(rb"mode[\xa1-\xbf](\w+)", connection.recv(1000))
        return found[1].decode() if found else ""

    def list(self):
        """The file and the line of each item in the quickfix list, or in the location list."""
        found = self.lua(
            "vim.tbl_map(function(i) return {vim.fn.fnamemodify(vim.fn.bufname(i.bufnr), ':t'), i.lnum, i.text} end, "
            "#vim.fn.getqflist() > 0 and vim.fn.getqflist() or vim.fn.getloclist(0))")
        return [tuple(item) for item in found]

    # The steps

    def open(self):
        self.expect_text("the buffer")
        wait(lambda: self.lua("vim.bo.filetype"), "yaml.navc", "the type of the file")
        wait(
            lambda: self.lua(f"vim.tbl_map(function(c) return {{c.name, c.config.root_dir}} end, {self.CLIENTS})"),
            [["navc", str(self.project.repository)]], "the clients")
        for path, root in (
                (self.project.packaged, self.project.package), (self.project.home / "a.nav.yaml", self.project.home)):
            wait(lambda: self.lua(f"require('navc').root('{path}')"), str(root), f"the root of {path}")

    def diagnostics(self):
        wait(self.messages, [(*place(SHOP, "openHelp: ▮help"), "unknown-screen")], "the messages")
        signs = "vim.fn.sign_getplaced(vim.fn.bufnr('shop.nav.yaml'), {group = '*'})[1].signs"
        marks = (
            "vim.tbl_filter(function(m) return m[4].sign_text ~= nil end, vim.tbl_map(function(m) return m end, "
            "vim.api.nvim_buf_get_extmarks(vim.fn.bufnr('shop.nav.yaml'), -1, 0, -1, {details = true})))")
        wait(lambda: len(self.lua(signs)) + len(self.lua(marks)), lambda count: count > 0, "the signs")

    def type(self):
        self.keys("Go<C-u>  help: {}<Esc>")
        self.text += "  help: {}\n"
        self.expect_text("the typed line")
        wait(self.messages, [], "the messages after the correction")

    def complete(self):
        self.keys("G0f{lclunwind: { close: cat")
        self.text = self.text.replace("help: {}", "help: {unwind: { close: cat")
        self.expect_text("the half-typed line")
        self.keys("<C-x><C-o>")
        self.text = self.text.replace("close: cat\n", "close: catalog\n")
        self.expect_text("the completed name")
        self.keys("<C-y> }}<Esc>")
        self.text = self.text.replace("close: catalog\n", "close: catalog }}\n")
        self.expect_text("the line")
        wait(self.messages, [], "the messages after the completion")

    def hover(self):
        self.move("openProduct: pro▮duct")
        self.keys("K")
        wait(self.shown, lambda text: "product" in text and "id: Int" in text, "the hover")

    def define(self):
        self.move("mount: check▮out.nav.yaml")
        self.keys("<C-]>")
        wait(lambda: self.lua("vim.fn.expand('%:t')"), "checkout.nav.yaml", "the file of the mount")
        self.keys("<C-o>")
        self.move("buy: check▮out")
        self.keys("<C-]>")
        line, column = place(self.text, "  ▮checkout:")
        wait(lambda: self.lua("vim.api.nvim_win_get_cursor(0)"), [line, column - 1], "the declaration")

    def refer(self):
        self.move("not is▮Paying")
        self.keys("grr")
        expected = sorted(
            (name, line) for name, text in (("shop.nav.yaml", self.text), ("checkout.nav.yaml", CHECKOUT))
            for line in places(text, "isPaying"))
        wait(lambda: sorted(item[:2] for item in self.list()), expected, "the references")
        self.keys("<Esc>:cclose<CR>")

    def rename(self):
        self.move("not is▮Paying")
        self.keys("grn")
        wait(self.mode, "c", "the prompt for the name")
        self.keys("<C-u>isBusy<CR>")
        self.text, self.checkout = (text.replace("isPaying", "isBusy") for text in (self.text, self.checkout))
        self.expect_text("the renamed fact")
        wait(lambda: self.buffer("checkout.nav.yaml"), self.checkout, "the renamed fact of the fragment")
        self.keys("<Esc>")

    def fix(self):
        self.move("unwind: { close: ▮catalog }\n")
        self.keys("cecatlog<Esc>")
        good, self.text = self.text, self.text.replace("close: catalog }\n", "close: catlog }\n")
        self.expect_text("the wrong name")
        wait(lambda: [item[2] for item in self.messages()], ["unknown-screen"], "the message about the name")
        self.keys("gra")
        wait(self.mode, lambda mode: mode != "n", "the list of actions")
        self.keys("1<CR>")
        self.text = good
        self.expect_text("the corrected name")
        self.keys("<CR><Esc>")
        wait(self.messages, [], "the messages after the correction")

    def format(self):
        expected = self.project.formatted(self.text)
        if expected == self.text:
            raise Failure("the text is already laid out")
        self.keys("gggqG")
        self.text = expected
        self.expect_text("the layout")

    def symbols(self):
        self.keys(":call setqflist([])<CR>gO")
        found = wait(self.list, lambda items: len(items) > 5, "the symbols")
        texts = " ".join(item[2] for item in found)
        for name in ("isBusy", "catalog", "openHelp", "help", "checkout"):
            if f" {name}" not in texts:
                raise Failure(f"there is no symbol '{name}' in {texts}")
        self.keys("<Esc>:lclose | cclose<CR>")

    # The commands

    def commands(self):
        self.keys("<Esc>:NavcPicture<CR>")
        page = wait(self.project.shown_page, lambda text: text != "", "the picture")
        if "<html" not in page or "catalog" not in page:
            raise Failure(f"the picture is {page[:200]}")
        self.keys(":NavcPicture help<CR>")
        part = wait(self.project.shown_page, lambda text: text != "", "the part of the picture")
        if len(part) >= len(page):
            raise Failure("the picture around a screen is as large as the entire picture")
        self.keys(":NavcExplain unknown-screen<CR>")
        wait(self.shown, lambda text: self.project.explanation("unknown-screen") in text, "the description of an ID")
        # A move of the cursor closes the description.
        self.move("unwind: { close: ▮catalog }\n")
        wait(self.shown, "", "the closed description")
        self.keys("cecatlog<Esc>")
        wait(lambda: [item[2] for item in self.messages()], ["unknown-screen"], "the message about the name")
        self.keys(":NavcExplain<CR>")
        wait(self.shown, lambda text: self.project.explanation("unknown-screen") in text, "the description of a message")
        self.keys("u")
        self.expect_text("the name after the change is undone")

    def quit(self):
        if not self.project.servers():
            raise Failure("there is no server to stop")
        start = time.monotonic()
        self.keys("<Esc>:wqa<CR>")
        try:
            status = self.process.wait(20)
        except subprocess.TimeoutExpired:
            raise Failure("neovim does not quit: " + str(self.lua("vim.fn.execute('messages')"))) from None
        if status or time.monotonic() - start > 5:
            raise Failure(f"exit status {status} after {time.monotonic() - start:.1f} s")
        wait(self.project.servers, [], "servers that still run", 3)
        wait(self.project.on_disk, {"shop.nav.yaml": self.text, "checkout.nav.yaml": self.checkout}, "the saved files")
        if result := self.project.run("navc", "validate", "--quiet", "shop.nav.yaml"):
            raise Failure(result)


def check(nvim, hides_new):
    """Runs all steps in one program."""
    version = subprocess.run([nvim, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout.split("\n")[0]
    name = version + (" without vim.lsp.config" if hides_new else "")
    with tempfile.TemporaryDirectory() as folder:
        project = editing.Project(pathlib.Path(folder).resolve())
        session = Neovim(nvim, project, ["vim.lsp.config, vim.lsp.enable = false, false\n"] if hides_new else [])
        try:
            return editing.take(name, session)
        finally:
            session.process.kill()
            output = session.process.communicate()[0].decode(errors="replace").strip()
            if output and "-v" in sys.argv:
                print(output)


def main():
    programs = os.environ.get("NAVC_NEOVIM", "nvim").split(":")
    results = []
    for entry in programs:
        nvim = shutil.which(entry.removeprefix("-"))
        if not nvim:
            sys.exit(f"editors: there is no {entry}; `Scripts/setup editor` installs neovim")
        results.append(check(nvim, entry.startswith("-")))
    sys.exit(not all(results))


main()
