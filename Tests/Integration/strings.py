"""Runs `navc strings` as a user does, and reads the catalog with Python's JSON.

usage: python3 Tests/Integration/strings.py
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAVC = ROOT / ".build" / "debug" / "navc"
GRAPH = """\
navc: 1
graph: Shop
root: catalog
strings: { table: Navigation }
screens:
  catalog: { title: Tea, doc: "All \\"teas\\".", push: { openProduct: product, help: help }, present: { ask: discard } }
  product: { title: "No. {id} at {price}, 100 %", arguments: { id: Int, price: Double } }
  discard:
    title: "Grüße \\\\ {{x}}"
    alert: { cancel: keep }
    unwind: { discard: { to: catalog, label: Discard }, keep: { to: previous, label: Keep } }
  help: { mount: help.nav.yaml }
"""
HELP = """\
navc: 1
fragment: Help
root: page
strings: { table: Navigation }
screens: { page: { title: Help } }
"""
TEXTS = {
    "catalog.title": "Tea", "discard.discard.label": "Discard", "discard.keep.label": "Keep",
    "discard.title": "Grüße \\ {x}", "page.title": "Help", "product.title": "No. %1$lld at %2$lf, 100 %%",
}
checks = 0


def expect(condition, text):
    global checks
    checks += 1
    if not condition:
        sys.exit(f"strings: {text}")


def navc(*arguments, status=0):
    run = subprocess.run([NAVC, "strings", *arguments], text=True, capture_output=True)
    expect(run.returncode == status, f"{' '.join(map(str, arguments))} exits with {run.returncode}:\n{run.stdout}{run.stderr}")
    return run.stdout if status == 0 else run.stderr


def value(catalog, key, language="en"):
    return catalog["strings"][key]["localizations"][language]["stringUnit"]["value"]


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        graph, catalog = folder / "shop.nav.yaml", folder / "Navigation.xcstrings"
        graph.write_text(GRAPH)
        (folder / "help.nav.yaml").write_text(HELP)

        # A new catalog.
        message = navc(graph, "--catalog", catalog, "--check", status=1)
        expect("does not exist" in message and not catalog.exists(), "--check writes nothing")
        navc(graph, "--catalog", catalog)
        found = json.loads(catalog.read_text())
        expect({key: value(found, key) for key in found["strings"]} == TEXTS, f"the texts: {found}")
        expect(found["strings"]["catalog.title"]["comment"] == 'All "teas".', "the comment")
        expect(found["sourceLanguage"] == "en" and found["version"] == "1.0", "the head")
        navc(graph, "--catalog", catalog, "--check")

        # An unchanged catalog is left alone.
        before = catalog.stat()
        navc(graph, "--catalog", catalog)
        expect(catalog.stat().st_mtime_ns == before.st_mtime_ns and catalog.stat().st_ino == before.st_ino, "not written")

        # Translations, and a changed text.
        for entry in found["strings"].values():
            entry["localizations"]["de"] = {"stringUnit": {"state": "translated", "value": "übersetzt"}}
        found["strings"]["My key"] = {"extractionState": "manual", "shouldTranslate": False}
        found["future"] = {"kept": [1.5, None]}
        catalog.write_text(json.dumps(found, ensure_ascii=False, separators=(",", " : "), indent=2))
        os.chmod(catalog, 0o640)
        graph.write_text(GRAPH.replace("title: Tea", "title: All tea").replace("ask: discard", "ask: drop")
                         .replace("  discard:", "  drop:"))
        navc(graph, "--catalog", catalog, "--check", status=1)
        navc(graph, "--catalog", catalog)
        merged = json.loads(catalog.read_text())
        strings = merged["strings"]
        expect(value(merged, "catalog.title") == "All tea", "the text")
        state = {key: entry["localizations"].get("de", {}).get("stringUnit", {}).get("state")
                 for key, entry in strings.items() if "localizations" in entry}
        expect(state["catalog.title"] == "needs_review" and state["product.title"] == "translated", f"reviews: {state}")
        stale = {key for key, entry in strings.items() if entry["extractionState"] == "stale"}
        expect(stale == {"discard.title", "discard.discard.label", "discard.keep.label"}, f"stale: {stale}")
        expect(strings["My key"] == found["strings"]["My key"] and merged["future"] == found["future"], "the other parts")
        expect("drop.title" in strings and oct(catalog.stat().st_mode)[-3:] == "640", "the new keys and the mode")

        # A failed merge leaves the catalog unchanged.
        for text, part in [("{", "is not JSON"), ("[]", "has no object 'strings'"),
                           ('{"sourceLanguage":"de","strings":{}}', "has the source language 'de'"),
                           ('{"strings":{"catalog.title":[]}}', "is not an object")]:
            catalog.write_text(text)
            message = navc(graph, "--catalog", catalog, status=1)
            expect(part in message and catalog.read_text() == text, message)
        catalog.write_text('{"strings":{}}')
        graph.write_text(GRAPH.replace("{id}", "{ident}"))
        expect("string-argument" in navc(graph, "--catalog", catalog, status=1), "an invalid graph")
        expect(catalog.read_text() == '{"strings":{}}', "nothing is written")
        graph.write_text(GRAPH)
        (folder / "help.nav.yaml").write_text(HELP.replace("page", "catalog"))
        expect("different texts in 'Shop' and 'Help'" in navc(graph, "--catalog", catalog, status=2), "a conflict")
        (folder / "help.nav.yaml").write_text(HELP)
        expect("would overwrite the graph" in navc(graph, "--catalog", graph, status=2), "the graph as its catalog")
        expect(graph.read_text() == GRAPH, "the graph stays")
        graph.write_text(GRAPH.replace("strings: { table: Navigation }\n", "").replace("{id}", ""))
        expect("has no 'strings'" in navc(graph, "--catalog", catalog, status=2), "no strings")
        graph.write_text(GRAPH)

        # Swift.
        swift = folder / "Strings.swift"
        printed = navc(graph, "--format", "swift")
        navc(graph, "--format", "swift", "-o", swift)
        navc(graph, "--format", "swift", "-o", swift, "--check")
        expect(swift.read_text() == printed, "the same file")
        expect("static func productTitle(id: Int, price: Double)" in printed and
               '"No. \\(id) at \\(price), 100 %"' in printed, printed)
        swift.write_text("")
        expect("differs" in navc(graph, "--format", "swift", "-o", swift, "--check", status=1), "--check of Swift")

        # Command lines that do not fit together.
        for words in [[], ["--catalog", catalog, "--format", "swift"], ["--catalog", catalog, "-o", swift],
                      ["--format", "swift", "--check"], ["--format", "json"]]:
            navc(graph, *words, status=2)
    # The catalog of the shop has all texts of its graph, each with a translation.
    shop = ROOT / "Examples" / "Shop" / "Sources" / "ShopNavigation"
    navc(shop / "shop.nav.yaml", "--catalog", shop / "Navigation.xcstrings", "--check")
    entries = json.loads((shop / "Navigation.xcstrings").read_text())["strings"].values()
    expect(all("de" in entry["localizations"] for entry in entries), "a text of the shop has no translation")
    print(f"strings: {checks} promises hold")


main()
