#!/usr/bin/env python3
"""Reads the output of `navc render` with other tools: dot with Graphviz, and Mermaid with Mermaid itself in a
browser.

The test reads all graphs in the folder `graphs`, a graph of 300 screens, one whose screens are named after keywords
of these tools, and one with harmful texts. With NAVC_CORPUS, it also reads the graphs in that folder. If a tool is
not available, the test skips it with a message.
"""

import importlib.util
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
NAVC = pathlib.Path(os.environ.get("NAVC", REPOSITORY / ".build" / "debug" / "navc"))
sys.dont_write_bytecode = True
sys.path.insert(0, str(REPOSITORY / "Benchmarks"))

# Each text is used as a title, as the text of a link and of a predicate, and as the title of a tab.
HOSTILE = [
    "</script><script>document.title='gone'</script>", "<img src=x onerror=\"document.title='gone'\">", "\"]; click c0 \"javascript:alert(1)\"",
    "end", "%%{init: {'securityLevel': 'loose'}}%%", "`**bold**`", "\\N \\G \\l \\\" back", "&lt;b&gt; &amp; #quot; #35;", "<b>label</b>", "a --> b; c ==> d",
    "]]>", "{{x}} ((y)) [[z]] |w|", "家族 👪 é", "-- a comment", "$(rm -rf)", "a: b, c # d",
]
WORDS = ["end", "graph", "subgraph", "click", "style", "linkStyle", "flowchart", "node", "edge", "digraph", "strict", "direction", "o", "x", "TD", "href", "call"]

passed = 0


def expect(condition, what):
    global passed
    if not condition:
        sys.exit(f"formats: {what}: no")
    passed += 1
    print(f"  ✓ {what}", flush=True)


def render(graph, form):
    run = subprocess.run([NAVC, "render", graph, "--quiet", "--format", form], capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"formats: navc render {graph.name}: {run.stderr}")
    return run.stdout


def corpus():
    folder = os.environ.get("NAVC_CORPUS")
    if not folder or not pathlib.Path(folder).is_dir():
        print("formats: the graphs of other apps are skipped, since NAVC_CORPUS names no folder with them")
        return []
    return sorted(pathlib.Path(folder).glob("*.nav.yaml"))


def made(folder):
    from bench import graphs
    large = folder / "large.nav.yaml"
    large.write_text(graphs.tree(300))
    words = folder / "words.nav.yaml"
    words.write_text("navc: 1\ngraph: Words\nroot: home\nscreens:\n  home: { push: {" + ", ".join(f"open{n}: {word}" for n, word in enumerate(WORDS)) + "} }\n"
                     + "".join(f"  {word}: {{}}\n" for word in WORDS))
    return [large, words]


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def hostile(folder):
    graph = folder / "hostile.nav.yaml"
    text = "navc: 1\ngraph: Hostile\nroot: home\nfacts: { name: String }\nscreens:\n  home:\n    tabs:\n"
    text += "".join(f"      tab{n}: {{ to: s{n}, title: {quoted(title)} }}\n" for n, title in enumerate(HOSTILE))
    for n, title in enumerate(HOSTILE):
        # A text in a predicate contains no quotes.
        plain = title.replace('"', "'").replace("\\", "/")
        predicate = quoted(f'name == "{plain}"')
        text += f"  s{n}:\n    title: {quoted(title)}\n    doc: {quoted(title)}\n"
        text += f"    push: {{ go: {{ to: t{n}, shouldPerform: {predicate} }} }}\n  t{n}: {{ title: {quoted(title)} }}\n"
    graph.write_text(text)
    return graph


def by_graphviz(graphs, harm):
    if not shutil.which("dot"):
        print("formats: dot is skipped, since there is no Graphviz")
        return
    for graph in graphs + [harm]:
        text = render(graph, "dot")
        run = subprocess.run(["dot", "-Tplain"], input=text, capture_output=True, text=True)
        nodes = sum(line.startswith("node ") for line in run.stdout.splitlines())
        edges = sum(line.startswith("edge ") for line in run.stdout.splitlines())
        expect(run.returncode == 0 and run.stderr == "" and nodes == len(re.findall(r"^  c\d+ \[label", text, re.M)) and edges == text.count(" -> c"),
               f"{graph.name}: Graphviz takes it, {nodes} nodes and {edges} edges")
    drawn = subprocess.run(["dot", "-Tsvg"], input=render(harm, "dot"), capture_output=True, text=True).stdout
    import xml.etree.ElementTree as ElementTree
    root = ElementTree.fromstring(drawn.encode())
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    for title in HOSTILE:
        expect(title in texts, f"to Graphviz {title!r} is a text")


def by_mermaid(browser, graphs, harm):
    found = importlib.util.find_spec("nicegui")
    folder = found and pathlib.Path(found.submodule_search_locations[0]) / "elements" / "mermaid" / "dist"
    if not folder or not (folder / "index.js").exists():
        print("formats: Mermaid is skipped, since it is not installed: Scripts/setup browser")
        return
    tab = browser.new_page()
    asked = []

    def serve(route):
        name = route.request.url.removeprefix("http://mermaid.test/")
        asked.append(name)
        if name == "":
            return route.fulfill(body="<!doctype html><title>Mermaid</title><body></body>", content_type="text/html")
        file = folder / name
        return route.fulfill(body=file.read_text(), content_type="text/javascript") if file.is_file() else route.abort()
    tab.route("**/*", serve)
    tab.goto("http://mermaid.test/")
    tab.evaluate("""async () => { window.mermaid = (await import("/index.js")).mermaid; mermaid.initialize({ startOnLoad: false, maxEdges: 5000, maxTextSize: 5000000, securityLevel: "strict" }); }""")
    for graph in graphs + [harm]:
        text = render(graph, "mermaid")
        kind = tab.evaluate("async text => { try { return (await mermaid.parse(text)).diagramType; } catch (error) { return String(error.message).slice(0, 300); } }", text)
        expect(kind.startswith("flowchart"), f"{graph.name}: Mermaid takes it{'' if kind.startswith('flowchart') else ': ' + kind}")
    expect(tab.evaluate("async () => { try { await mermaid.parse('flowchart LR\\n  home --> end'); return true; } catch { return false; } }") is False,
           "Mermaid refuses what is wrong: a node called 'end'")
    shown = tab.evaluate("""async text => { const { svg } = await mermaid.render("drawing", text); const holder = document.createElement("div"); holder.innerHTML = svg; document.body.append(holder);
        return { texts: [...holder.querySelectorAll(".node .nodeLabel, .node text")].map(label => label.textContent.trim()), title: document.title,
                 harm: holder.querySelectorAll("script, img, a[href], b, strong").length }; }""", render(harm, "mermaid"))
    expect(shown["harm"] == 0 and shown["title"] == "Mermaid", "to Mermaid no text is markup")
    for title in HOSTILE:
        expect(title in shown["texts"], f"to Mermaid {title!r} is a text")
    tab.close()


def main():
    graphs = sorted((REPOSITORY / "graphs").glob("*.nav.yaml")) + [REPOSITORY / "graphs" / "fragments" / "clinic.nav.yaml"] + corpus()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        graphs += made(folder)
        harm = hostile(folder)
        by_graphviz(graphs, harm)
        chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if not chromium or not importlib.util.find_spec("playwright"):
            print("formats: Mermaid is skipped, since there is no Playwright or no Chromium: Scripts/setup browser")
        else:
            from playwright.sync_api import sync_playwright
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                by_mermaid(browser, graphs, harm)
                browser.close()
    print(f"formats: {passed} promises hold")


if __name__ == "__main__":
    main()
