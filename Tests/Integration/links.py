"""Runs `navc links` as a user does, and reads each file with a program that does not know navc.

usage: python3 Tests/Integration/links.py
"""

import html.parser
import json
import pathlib
import plistlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAVC = ROOT / ".build" / "debug" / "navc"
CERTIFICATE = ":".join(["14:6D:E9:83"] * 8)
GRAPH = f"""\
navc: 1
graph: Shop
root: catalog
types: {{ Sort: [price, newest] }}
links:
  bases: ["shop://", "https://shop.example.com", "https://tea.example/app"]
  web: [/p/legal, "/help/{{page}}"]
  apple: {{ apps: [ABCDE12345.org.example.shop], clips: [ABCDE12345.org.example.shop.Clip] }}
  android: {{ package: org.example.shop, certificates: ["{CERTIFICATE}"] }}
screens:
  catalog:
    arguments: {{ sort: Sort = newest }}
    link: "/catalog?sort={{sort}}"
    push: {{ openProduct: product, openOrder: order, search: search, openAdmin: admin }}
  product: {{ arguments: {{ id: String }}, link: {{ path: "/p/{{id}}", sample: {{ id: assam }} }} }}
  order: {{ arguments: {{ number: Int }}, link: "/orders/{{number}}" }}
  search: {{ arguments: {{ q: String }}, link: "/search?q={{q}}" }}
  admin: {{ link: {{ path: /admin, from: app }} }}
"""
checks = 0


def expect(condition, text):
    global checks
    checks += 1
    if not condition:
        sys.exit(f"links: {text}")


def navc(*arguments, status=0):
    run = subprocess.run([NAVC, "links", *arguments], text=True, capture_output=True)
    expect(run.returncode == status, f"{' '.join(map(str, arguments))} exits with {run.returncode}:\n{run.stdout}{run.stderr}")
    return run.stdout if status == 0 else run.stderr


class Page(html.parser.HTMLParser):
    """The links of a page, and the names of its elements."""

    def __init__(self, text):
        super().__init__()
        self.links, self.elements = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.elements.add(tag)
        self.links += [value for name, value in attributes if name == "href"]


def files(folder, graph):
    navc(graph, "-o", folder / "Links")
    found = {str(path.relative_to(folder / "Links")): path for path in (folder / "Links").rglob("*") if path.is_file()}
    known = [f"{host}/{name}" for host in ("shop.example.com", "tea.example") for name in (
        ".well-known/apple-app-site-association", ".well-known/assetlinks.json", "links.html")]
    known += ["Shop-Info.plist", "Shop.entitlements", "Shop-Debug.entitlements", "ShopLinks.swift", "links.json"]
    expect(sorted(found) == sorted(known), f"the files are {sorted(found)}")
    for name, path in found.items():
        text = path.read_text()
        if name.endswith(("association", ".json")):
            json.loads(text)
        elif name.endswith((".plist", ".entitlements")):
            plistlib.loads(text.encode())
        elif name.endswith(".html"):
            page = Page(text)
            expect(not page.elements & {"script", "img", "iframe", "link"}, f"{name} has {page.elements}")
            expect(len(page.links) == 7 and all(each.startswith("https://") for each in page.links), f"{name}: {page.links}")
    domains = plistlib.loads(found["Shop.entitlements"].read_bytes())["com.apple.developer.associated-domains"]
    expect(domains == [f"{service}:{host}" for host in ("shop.example.com", "tea.example") for service in ("applinks", "appclips")],
           f"the domains are {domains}")
    return found


def unchanged(folder, graph, found):
    """A second run leaves the files alone, and a check finds each change."""
    before = {name: path.stat().st_mtime_ns for name, path in found.items()}
    navc(graph, "-o", folder / "Links")
    expect(before == {name: path.stat().st_mtime_ns for name, path in found.items()}, "an unchanged file was written again")
    navc(graph, "-o", folder / "Links", "--check")
    for name, path in found.items():
        text = path.read_bytes()
        path.write_bytes(text + b"\n")
        error = navc(graph, "-o", folder / "Links", "--check", status=1)
        expect(name in error and "differs from the graph" in error, f"{name}: {error}")
        path.write_bytes(text)
    found["links.json"].unlink()
    expect("does not exist" in navc(graph, "-o", folder / "Links", "--check", status=1), "a missing file is not reported")
    navc(graph, "-o", folder / "Links")
    one = folder / "one.json"
    navc(graph, "--format", "aasa", "--host", "tea.example", "-o", one)
    navc(graph, "--format", "aasa", "--host", "tea.example", "-o", one, "--check")
    expect(one.read_bytes() == found["tea.example/.well-known/apple-app-site-association"].read_bytes(), "--format differs")
    expect("differs" in navc(graph, "--format", "aasa", "--host", "shop.example.com", "-o", one, "--check", status=1), "another host")


def explained(graph):
    said = navc(graph, "--explain", "https://shop.example.com/p/a", "https://shop.example.com/orders/x", "https://tea.example/app/p/a",
                "https://tea.example/p/a", "shop://p/a", "https://shop.example.com/admin", "https://shop.example.com/help/a", "x")
    for line in ["  navc:  opens 'product'", "'/p/?*' (product)", "exclude '/orders/*$(nonInt)*'", "no link matches",
                 "only the app itself can open 'admin'", "its path stays on the website", "it is not a URL that navc reads",
                 "any app can claim the custom scheme 'shop'"]:
        expect(line in said, f"--explain does not print {line!r}:\n{said}")


def deployed(folder, graph, found):
    """A file of the website that differs is reported with a URL."""
    own = found["shop.example.com/.well-known/apple-app-site-association"]
    host = ("--host", "shop.example.com")
    navc(graph, "--check", f"aasa={own}", *host)
    served = folder / "served"

    def differs(change, text):
        value = json.loads(own.read_text())
        change(value)
        served.write_text(json.dumps(value))
        error = navc(graph, "--check", f"aasa={served}", *host, status=1)
        expect(text in error, f"--check prints {error!r} instead of {text!r}")

    def detail(value):
        return value["applinks"]["details"][0]

    def without(path):
        def change(value):
            detail(value)["components"] = [each for each in detail(value)["components"] if each["/"] != path]
        return change

    differs(without("/p/?*"), "https://shop.example.com/p/assam stays in the browser, but it opens 'product'")
    differs(without("/p/legal"), "https://shop.example.com/p/legal opens 'ABCDE12345.org.example.shop'")
    differs(without("/orders/*$(nonInt)*"), "https://shop.example.com/orders/x opens")
    differs(lambda value: detail(value).update(appIDs=["ABCDE12345.org.example.other"]), "no rules for 'ABCDE12345.org.example.shop'")
    differs(lambda value: value.pop("appclips"), "no App Clip 'ABCDE12345.org.example.shop.Clip'")
    differs(lambda value: value.pop("applinks"), "has no object 'applinks'")
    differs(lambda value: value["applinks"].pop("substitutionVariables"), "https://shop.example.com/")
    differs(lambda value: detail(value).update(components=[], paths=["NOT /p/legal", "*"]), "opens 'ABCDE12345.org.example.shop'")
    for text in (b"", b"{", b"[]", b"\xff\xfe", b"{\"applinks\": 7}", b"[" * 100_000):
        served.write_bytes(text)
        navc(graph, "--check", f"aasa={served}", *host, status=1)
    navc(graph, "--check", f"aasa={folder / 'absent'}", *host, status=2)


def refused(folder, graph):
    """Wrong command lines and graphs write nothing."""
    for arguments, text in [
            ([graph], "needs '-o DIR' for all files, or '--format' for one"),
            ([graph, "--format", "aasa"], "select one with '--host': shop.example.com, tea.example"),
            ([graph, "--format", "aasa", "--host", "shop.exmaple.com"], "has no website 'shop.exmaple.com'"),
            ([graph, "--format", "yaml"], "'--format' must be"),
            ([graph, "--explain"], "'--explain' needs a URL after the file"),
            ([graph, "--explain", "x", "-o", folder / "x"], "'--explain' writes no file"),
            ([graph, "--check"], "'--check' needs '-o', or 'aasa=PATH' after the file"),
            ([graph, "--check", "assetlinks=x"], "'--check' takes 'aasa=PATH'"),
            ([graph, graph, "-o", folder / "x"], "takes one file"),
            ([graph, "-o", folder / "x", "--host", "tea.example"], "'--host' needs a '--format' of one website"),
            ([graph, "--explain", "x", "--host", "tea.example"], "'--host' needs a '--format' of one website"),
            ([], "there is no file to read")]:
        error = navc(*arguments, status=2)
        expect(text in error, f"{arguments}: {error}")
    plain = folder / "plain.nav.yaml"
    plain.write_text("navc: 1\ngraph: Plain\nroot: home\nscreens: { home: { link: /home } }\n")
    for form, needs in [("info", "a base with a custom scheme"), ("entitlements", "'apple' under 'links'"), ("swift", "a link and a base")]:
        expect(needs in navc(plain, "--format", form, status=2), form)
    expect("no website" in navc(plain, "--format", "aasa", status=2), "a graph without a website")
    wrong = folder / "wrong.nav.yaml"
    wrong.write_text(GRAPH.replace("root: catalog", "root: catlog"))
    navc(wrong, "-o", folder / "Wrong", status=1)
    expect(not (folder / "Wrong").exists(), "files of a graph with an error")
    for host in ("..", ".", "..."):
        wrong.write_text(GRAPH.replace("tea.example/app", host))
        expect("not a valid host name" in navc(wrong, "-o", folder / "Deep" / "Wrong", status=1), f"the host {host}")
    said = navc(graph, "--explain", "https://shop.example.com/\x1b[31m\u202e")
    expect("\x1b" not in said and "\u202e" not in said, "--explain prints a control character")


def large(folder):
    """A file that systems may ignore is a warning, and an error under --strict."""
    graph = folder / "large.nav.yaml"
    screens = "".join(f"  s{n}: {{ arguments: {{ number: Int }}, link: \"/section{n:04}/{{number}}\" }}\n" for n in range(1500))
    pushes = "".join(f"      open{n}: s{n}\n" for n in range(1500))
    graph.write_text(
        "navc: 1\ngraph: Large\nroot: home\nlinks:\n  bases: [\"https://large.example\"]\n"
        f"  apple: {{ apps: [ABCDE12345.org.example.large] }}\nscreens:\n  home:\n    push:\n{pushes}{screens}")
    run = subprocess.run([NAVC, "links", graph, "--format", "aasa"], text=True, capture_output=True)
    expect(run.returncode == 0 and "[links-large]" in run.stderr and ":6:3: warning: the file of 'large.example' has" in run.stderr,
           f"links-large: {run.stderr}")
    expect(len(run.stdout) > 128 << 10, "the file is small")
    expect("[links-large]" in navc(graph, "--strict", "--format", "aasa", status=1), "--strict")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        graph = folder / "shop.nav.yaml"
        graph.write_text(GRAPH)
        found = files(folder, graph)
        unchanged(folder, graph, found)
        explained(graph)
        deployed(folder, graph, found)
        refused(folder, graph)
        large(folder)
    print(f"links: {checks} checks hold")


main()
