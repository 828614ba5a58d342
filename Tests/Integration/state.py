"""Runs `navc state` as a user does: releases of graphs, renames, and files that navc did not write.

usage: python3 Tests/Integration/state.py
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAVC = ROOT / ".build" / "debug" / "navc"
SHARED = ROOT.parent / "shared" / "corpus" / "graphs"
SHOP = """\
navc: 1
graph: Shop
root: catalog
facts: { isOpen: Bool }
types: { Sort: [price, newest], Money: { swift: ShopModel.Money } }
links: { bases: ["shop://"] }
screens:
  catalog:
    title: Teas
    arguments: { sort: Sort = newest }
    link: /catalog
    push: { openProduct: { to: product, shouldPerform: isOpen }, openCart: cart, pay: till }
    present: { openFilters: { to: filters, style: sheet } }
  product: { arguments: { id: String, cost: "Money?" } }
  cart: { unwind: { close: previous } }
  filters: { unwind: { apply: catalog } }
  till: { mount: till.nav.yaml, exits: { paid: catalog } }
"""
TILL = """\
navc: 1
fragment: Till
root: address
exits: { paid: Void }
screens:
  address: { push: { pay: payment } }
  payment: { unwind: { finish: { exit: paid } } }
"""
SCHEMAS = {
    name: jsonschema.Draft202012Validator(json.loads((ROOT / "Documentation" / f"{name}.schema.json").read_text()))
    for name in ["state", "diff"]}
checks = 0


def is_valid(name, document):
    faults = [error.message for error in SCHEMAS[name].iter_errors(document)]
    expect(not faults, f"{name}.schema.json: {faults}")


def expect(condition, text):
    global checks
    checks += 1
    if not condition:
        sys.exit(f"state: {text}")


def navc(*arguments, status=0):
    run = subprocess.run([NAVC, "state", *arguments], capture_output=True, timeout=60)
    output, errors = run.stdout.decode(), run.stderr.decode()
    expect(run.returncode == status, f"{' '.join(map(str, arguments))} exits with {run.returncode}:\n{output}{errors}")
    return output, errors


class Folder:
    """A folder with a graph and its fragment."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        self.write()

    def write(self, shop=SHOP, till=TILL):
        self.graph = self.path / "shop.nav.yaml"
        self.graph.write_text(shop)
        (self.path / "till.nav.yaml").write_text(till)

    def edited(self, *edits, till=()):
        texts = [SHOP, TILL]
        for number, list_of_edits in enumerate([edits, till]):
            for old, new in list_of_edits:
                expect(old in texts[number], f"the graph does not contain {old!r}")
                texts[number] = texts[number].replace(old, new)
        self.write(*texts)


def saving(folder):
    release = folder.path / "shop-1.0.state.json"
    text = navc("save", folder.graph)[0]
    found = json.loads(text)
    is_valid("state", found)
    for member in found:
        broken = {name: value for name, value in found.items() if name != member}
        expect(not SCHEMAS["state"].is_valid(broken), f"{member} is not required")
    expect(list(found) == ["version", "graph", "files"], "the members of the file")
    expect([file["path"] for file in found["files"]] == ["Till.nav.yaml", "Shop.nav.yaml"], "the graphs of the file")
    expect("Teas" not in text and "isOpen" not in text and "shop://" not in text, "the file contains what no stack needs")
    expect(navc("save", folder.graph, "-o", release) == ("", ""), "a written file is not reported")
    expect(release.read_text() == text, "both outputs are the same")
    os.utime(release, (1_000_000_000, 1_000_000_000))
    navc("save", folder.graph, "-o", release)
    expect(release.stat().st_mtime == 1_000_000_000, "an unchanged file is not written")
    navc("save", folder.graph, "-o", release, "--check")
    # Changes that concern no saved stack.
    folder.edited(("title: Teas", "title: Tea"), ("shouldPerform: isOpen", "shouldPerform: not isOpen"),
                  ("link: /catalog", "link: /teas"), ("unwind: { close: previous }", "unwind: { leave: previous }"))
    navc("save", folder.graph, "-o", release, "--check")
    folder.edited(("openCart: cart", "openCart: { to: cart, recursive: false }"), ("cart: {", "cart: { doc: x,"))
    navc("save", folder.graph, "-o", release, "--check")
    folder.edited(("{ id: String,", "{ id: Int,"))
    errors = navc("save", folder.graph, "-o", release, "--check", status=1)[1]
    expect("differs from the graph" in errors and release.read_text() == text, "--check writes nothing")
    expect("does not exist" in navc("save", folder.graph, "-o", folder.path / "no.json", "--check", status=1)[1], "no file")
    folder.write("navc: 1\ngraph: Shop\nroot: nothing\nscreens:\n  catalog:\n")
    navc("save", folder.graph, "-o", release, status=1)
    expect(release.read_text() == text, "a graph with errors is not saved")
    folder.write()
    return release


def checking(folder, release):
    def check(*edits, till=(), losses=(), old=release, arguments=()):
        folder.edited(*edits, till=till)
        output, errors = navc("check", old, folder.graph, *arguments, status=1 if losses else 0)
        expect(errors == "", errors)
        for loss in losses:
            expect(loss in output, f"{loss!r} is not in {output!r}")
        expect(losses or "error" not in output, output)
        return output

    expect("navc cannot compare the saved values of ShopModel.Money" in check(), "the app's own types are listed")
    check(("  cart:", "  basket:"), (": cart", ": basket"),
          losses=["a saved stack with 'cart' cannot be restored; add 'was: cart' to 'basket' [state-screen-gone]"])
    check((": cart", ": basket"), ("  cart: {", "  basket: { was: cart,"))
    check(("{ id: String,", "{ number: { type: String, was: id },"))
    check(("{ id: String,", "{ number: String,"), losses=["does not contain 'number' [state-argument]"])
    check(("[price, newest]", "[price, { case: latest, was: newest }]"), ("Sort = newest", "Sort = latest"))
    check(("[price, newest]", "[price]"), ("Sort = newest", "Sort = price"), losses=["[state-argument]"])
    check(("style: sheet", "style: full"), losses=["[state-way-gone]"])
    check(("  till: {", "  checkout: { was: till,"), ("pay: till", "pay: checkout"))
    check(till=[("  payment:", "  card:"), ("pay: payment", "pay: card")], losses=["'payment' cannot be restored"])
    check(till=[("  payment: {", "  card: { was: payment,"), ("pay: payment", "pay: card")])
    # Changes without a loss print no change.
    expect("catalog" not in check(("title: Teas", "title: Tea"), ("link: /catalog", "link: /teas")), "other changes are listed")
    # The first file can be a graph.
    (folder.path / "old.nav.yaml").write_text(SHOP)
    check(("  cart:", "  basket:"), (": cart", ": basket"), losses=["state-screen-gone"], old=folder.path / "old.nav.yaml")
    # Accepted losses.
    accepted = folder.path / "accepted.txt"
    accepted.write_text("state-screen-gone basket # nobody opens it\n")
    folder.edited(("  cart:", "  basket:"), (": cart", ": basket"))
    expect("(accepted)" in navc("check", release, folder.graph, "--accept", accepted)[0], "an accepted loss is shown")
    document = json.loads(navc("check", release, folder.graph, "--accept", accepted, "--format", "json")[0])
    is_valid("diff", document["diff"])
    effects = [effect for change in document["diff"]["changes"] for effect in change["effects"]]
    expect([(effect["id"], effect["accepted"]) for effect in effects] == [("state-screen-gone", True)], "the JSON of losses")
    expect(document["unseenTypes"] == ["ShopModel.Money"] and document["version"] == 1, "the JSON of types")
    accepted.write_text("state-screen-gone basket\nstate-argument product\n")
    expect("no loss matches 'state-argument product'" in navc("check", release, folder.graph, "--accept", accepted)[1], "unused")
    navc("check", release, folder.graph, "--accept", accepted, "--strict", status=1)
    accepted.write_text("lost basket\n")
    navc("check", release, folder.graph, "--accept", accepted, status=2)
    folder.write()


def foreign_files(folder, release):
    """Files that navc did not write end with a message."""
    file = folder.path / "foreign.state.json"
    text = release.read_text()
    document = json.loads(text)

    def refuse(content, message):
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        errors = navc("check", file, folder.graph, status=2)[1]
        expect(message in errors, f"{message!r} is not in {errors!r}")

    refuse("{", "is not JSON")
    refuse("{}", "is not a file of 'navc state save'")
    refuse(json.dumps({**document, "version": 2}), "has the version 2")
    refuse(json.dumps({**document, "files": []}), "is not a file of 'navc state save'")
    refuse(json.dumps({**document, "files": [{"path": "a", "lines": [1]}]}), "is not a file of 'navc state save'")
    refuse(text.replace("navc: 1", "navc: 9"), "was edited, or this navc cannot read it")
    for path in ["../../../etc/passwd", "/etc/passwd", "Till.nav.yaml/../../x"]:
        refuse(text.replace('file: \\"Till.nav.yaml\\"', f'file: \\"{path}\\"'), "was edited")
    numbers = random.Random(7)
    for _ in range(60):
        content = bytearray(text.encode())
        for _ in range(numbers.randint(1, 8)):
            content[numbers.randrange(len(content))] = numbers.randrange(256)
        file.write_bytes(content)
        run = subprocess.run([NAVC, "state", "check", file, folder.graph], capture_output=True, timeout=60)
        expect(run.returncode in (0, 1, 2), f"a damaged file ends with {run.returncode}")
    for arguments in [[], ["save"], ["restore"], ["save", "a", "b"], ["check", "a"], ["save", folder.graph, "--check"],
                      ["check", release, folder.graph, "-o", "x"], ["check", release, "missing.nav.yaml"],
                      ["save", folder.path / "till.nav.yaml"]]:
        navc(*arguments, status=2)


def all_graphs(folder):
    """The release of each graph is restored by the graph itself."""
    graphs = sorted((ROOT / "graphs").glob("*.nav.yaml")) + sorted((ROOT / "Examples").glob("*/Sources/**/*.nav.yaml"))
    if SHARED.is_dir():
        graphs += sorted(SHARED.rglob("*.nav.yaml"))
    else:
        print("state: the corpus is absent, so only the graphs of the project are read")
    release, count = folder.path / "each.state.json", 0
    for graph in graphs:
        if "\nfragment:" in graph.read_text():
            continue
        navc("save", graph, "-o", release)
        is_valid("state", json.loads(release.read_text()))
        output, errors = navc("check", release, graph)
        expect("[" not in output and errors == "", f"{graph}: {output}{errors}")
        count += 1
    expect(count > 10, f"only {count} graphs were read")
    return count


def releases_of_the_example():
    """The example restores the stacks of all its releases."""
    graph = ROOT / "Examples" / "Shop" / "Sources" / "ShopNavigation" / "shop.nav.yaml"
    releases = sorted((ROOT / "Examples" / "Shop" / "Releases").glob("*/shop.state.json"))
    expect(len(releases) == 2, f"{len(releases)} releases of the example")
    for release in releases:
        output, errors = navc("check", release, graph)
        expect("[" not in output and errors == "", f"{release}: {output}{errors}")


with tempfile.TemporaryDirectory() as path:
    shop = Folder(path)
    saved = saving(shop)
    checking(shop, saved)
    foreign_files(shop, saved)
    releases_of_the_example()
    count = all_graphs(shop)
print(f"state: {checks} checks hold, {count} graphs restore their own releases")
