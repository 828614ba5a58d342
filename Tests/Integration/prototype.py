#!/usr/bin/env python3
"""Opens the pages of `navc run --html` and of `navc run --serve` in a real browser, and walks through them.

The browser is controlled as in pages.py. The time in a page is virtual, and the test advances it. If the browser or
Playwright is not available, the test prints a message and is skipped.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from random import Random

from browsing import new_tab

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
NAVC = REPOSITORY / ".build" / "debug" / "navc"
SCHEDULES = int(os.environ.get("NAVC_SCHEDULES", "10000"))

passed = 0


def expect(condition, what):
    global passed
    if not condition:
        sys.exit(f"prototype: {what}: no")
    passed += 1
    print(f"  ✓ {what}", flush=True)


def page_of(graph, folder, *options):
    page = folder / f"{graph.stem}-{len(list(folder.iterdir()))}.html"
    subprocess.run([NAVC, "run", graph, "--html", "-o", page, *options], check=True)
    return page


def opened(browser, page, hash="", size=(1400, 900), **options):
    """Opens the page in a tab, whose clock stops until `pass_` advances it."""
    tab = new_tab(browser, viewport={"width": size[0], "height": size[1]}, accept_downloads=True, **options)
    tab.clock.install(time=0)
    tab.goto(page.as_uri() + hash)
    tab.wait_for_selector("html[data-ready]", state="attached")
    tab.clock.pause_at(10_000)
    return tab


def closed(tab, page):
    """Closes a tab. Its page must not have complained or requested a resource."""
    ours = [url for url in tab.requests if not url.startswith((page.as_uri(), "blob:"))]
    if tab.complaints or ours:
        sys.exit(f"prototype: the page complained {tab.complaints} or asked for {ours}")
    tab.context.close()


def pass_(tab, milliseconds=1000):
    tab.clock.run_for(milliseconds)


def on_top(tab):
    return tab.evaluate("() => Walk.state.pages.find(page => page.id === Walk.state.stack[Walk.state.stack.length - 1]).screen")


def stack(tab):
    return tab.evaluate("() => Walk.state.stack.map(id => Walk.state.pages.find(page => page.id === id).screen)")


def log(tab):
    return tab.evaluate("() => Walk.state.log.map(entry => [entry.name, entry.outcome, entry.why])")


def walk(tab):
    return tab.evaluate("() => Walk.lines")


def segue(tab, name):
    """The button of a segue on the top page."""
    return tab.locator(f"article:not([inert]) [data-key='s:{name}']").last


def press(tab, name):
    segue(tab, name).click()
    pass_(tab)


def sign_in(tab):
    tab.locator("#fact-0").click()
    pass_(tab)


# MARK: Walks

def a_walk(browser, page):
    tab = opened(browser, page)
    expect(on_top(tab) == "welcome", "store: nobody is signed in, so it stands on welcome")
    expect(tab.locator("#phone h2").inner_text() == "welcome", "the phone shows it")
    sign_in(tab)
    expect(stack(tab) == ["main", "catalog"], "a fact changes, and the other root stands")
    expect(tab.locator(".tabbar button").all_inner_texts() == ["shop", "Orders"], "with its tabs, by their titles")
    tab.get_by_label("id, Int, for open").fill("42")
    segue(tab, "open").click()
    pass_(tab, 100)
    both = tab.locator("#screen article").count()
    moves = tab.evaluate("() => [...document.querySelectorAll('#screen article')].map(each => each.style.transform)")
    expect(both == 2 and all("translateX" in each for each in moves), "a push slides: both pages move")
    pass_(tab, 300)
    expect(tab.locator("#screen article").count() == 1, "and when it has ended, one is left")
    expect(tab.locator("#phone dd").inner_text() == "42", "what was typed in for an argument is its value")
    expect(tab.locator("#path li[aria-current]").inner_text() == "product(id: 42)", "the path names it")
    expect(tab.locator(".c.here title").first.text_content() == "product" and tab.locator(".c.lit").count() == 4, "the picture lights the way: launch, tabs, list, product")
    expect(tab.locator(".w.lit").count() == 3, "by three edges")
    tab.get_by_role("button", name="Back to catalog", exact=True).click()
    pass_(tab)
    expect(stack(tab) == ["main", "catalog"], "back goes back")
    tab.get_by_role("button", name="Orders", exact=True).click()
    pass_(tab)
    expect(stack(tab) == ["main", "orderList"], "a tab is selected")
    expect(tab.locator(".tabbar [aria-current]").inner_text() == "Orders", "and marked")
    press(tab, "help")
    expect(tab.locator(".layer[data-style=sheet]").count() == 1 and on_top(tab) == "helpSheet", "a sheet lies over it")
    expect(tab.locator(".layer[data-style=sheet] .dim").evaluate("each => each.style.opacity") == "1", "what is below is dimmed")
    expect(tab.locator(".layer[data-style=base] article").evaluate("each => each.inert"), "and cannot be pressed")
    press(tab, "close")
    tab.fill("#link", "/orders/42")
    tab.get_by_role("button", name="Open", exact=True).click()
    pass_(tab)
    expect(stack(tab) == ["main", "orderList", "order"], "a link opens what it names, with what lies below")
    tab.fill("#link", "/nowhere")
    tab.get_by_role("button", name="Open", exact=True).click()
    expect("no link of the graph matches" in tab.inner_text("#toast"), "a link that leads nowhere says so")
    expect(tab.inner_text("#seen-screens-text") == "7 of 14", "how much was seen is counted as navc validate counts: " + tab.inner_text("#seen-screens-text"))
    expect(tab.inner_text("#log li >> nth=0").split()[2:4] == ["/nowhere", "refused"], "the log has it first")
    closed(tab, page)


def ways(browser, page):
    """A click on a card shows the shortest path to it."""
    tab = opened(browser, page)
    card = tab.evaluate("() => PictureMap.cardsByName.get('preview').index")
    heading = tab.locator(f"#c{card} .card").first
    heading.click(force=True)
    way = ["main", "catalog", "product", "editor", "preview"]
    expect(tab.inner_text("#found") == " › ".join(way), f"a card that is pressed shows its way: {tab.inner_text('#found')}")
    marked = tab.evaluate("() => [...document.querySelectorAll('.w.found')].map(each => PictureMap.cards[Number(each.id.slice(1))].name)")
    expect(marked == way, "and each edge of it")
    heading.click(force=True)
    expect(tab.inner_text("#found") == "" and tab.locator(".found").count() == 0, "until it is pressed again")
    box = tab.locator("#map").bounding_box()
    tab.mouse.move(box["x"] + 300, box["y"] + 200)
    tab.mouse.down()
    tab.mouse.move(box["x"] + 240, box["y"] + 180, steps=4)
    tab.mouse.up()
    expect(tab.locator(".found").count() == 0, "who draws the picture presses nothing")
    tab.fill("#find", "editor")
    tab.press("#find", "Enter")
    expect(tab.inner_text("#found") == "1 of 1: main › catalog › product › editor", f"what is found by its name has its way too: {tab.inner_text('#found')}")
    tab.fill("#find", "")
    expect(tab.locator(".found").count() == 0, "and no longer than that")
    closed(tab, page)


def the_guard(browser, page):
    tab = opened(browser, page)
    button = segue(tab, "signIn")
    button.click()
    pass_(tab, 40)
    button.click()
    expect(log(tab)[-1][1] == "refused" and "busy" in log(tab)[-1][2], "a second press, 40 ms later, is refused")
    expect("busy" in tab.inner_text("#toast"), "and the phone says why")
    expect("refused" in tab.inner_text("#status"), "so does the status")
    pass_(tab)
    expect(stack(tab) == ["welcome", "signIn"], "one page came of two presses")
    closed(tab, page)

    tab = opened(browser, page)
    press(tab, "showLegal")
    tab.click("#twice")
    expect(walk(tab) == ["press - showLegal", "wait 40", "press 1 showLegal"], "Press twice goes back to where it was pressed, and presses twice")
    pass_(tab)
    expect([entry[1] for entry in log(tab)] == ["shown", "refused"], "the guard lets one through")
    tab.click("#again")
    tab.get_by_role("switch", name="Guard").click()
    expect(tab.evaluate("() => !Walk.state.guard") and tab.inner_text("#guard") == "Guard off", "the guard goes off")
    tab.click("#twice")
    expect(tab.evaluate("() => Walk.state.broken !== null"), "without it the same breaks the stack")
    pass_(tab)
    expect("nested push animation can result in corrupted navigation bar" in tab.inner_text("#console"), "what UIKit says is shown")
    expect([entry[1] for entry in log(tab)[-2:]] == ["shown", "failed"], "a corrupted push is a fault in the log")
    first = tab.locator("#log li").first
    expect("fault" in first.inner_text() and first.locator(".no").count() == 1 and first.locator(".yes").count() == 0, "and is not green")
    expect(tab.locator("#phone.broken").count() == 1, "and the phone is marked")
    expect(stack(tab) == ["welcome", "legal", "legal"] or len(stack(tab)) == 3, "two pages stand where one should")
    tab.evaluate("() => { for (let i = 0; i < 4; i++) Walk.step('press 1 showLegal', 'wait 10'); }")
    expect(tab.is_visible("#dead") and "Can't add self as subview" in tab.inner_text("#console"), "three at once end the app")
    expect(tab.evaluate("() => document.activeElement.id") == "with-guard", "what is left to do has the focus")
    tab.click("#with-guard")
    expect(tab.is_hidden("#dead") and stack(tab) == ["welcome"] and tab.evaluate("() => Walk.state.guard"), "it can be started again")
    closed(tab, page)


def refusals(browser, page):
    tab = opened(browser, page)
    sign_in(tab)
    press(tab, "open")
    press(tab, "write")
    tab.get_by_role("switch", name="hasDraft").click()
    expect("no" in tab.locator("article:not([inert]) [data-key=goback] .condition").inner_text(), "a predicate says that it does not hold")
    tab.locator("article:not([inert]) [data-key=goback]").click()
    pass_(tab, 10)
    expect("back asks not hasDraft, and hasDraft is true" in tab.inner_text("#toast"), "a refused back says by which predicate, and why")
    pass_(tab)
    expect(on_top(tab) == "discard" and tab.locator("[role=alertdialog]").count() == 1, "and the page asks")
    live = tab.locator("#screen article:not([inert]) button").all_inner_texts()
    expect(len(live) == 2 and live[0].startswith("discard") and "destructive" in live[0] and "cancel" in live[1], "an alert offers only its buttons")
    press(tab, "discard")
    expect(stack(tab) == ["main", "catalog", "product"], "and its button leads where it says")
    expect(tab.evaluate("() => Walk.state.log.some(entry => entry.outcome === 'refused')"), "what was refused stays in the log")
    closed(tab, page)


def requirements(browser, folder):
    graph = folder / "required.nav.yaml"
    graph.write_text(
        "navc: 1\ngraph: Required\nroot: home\nfacts: { isOpen: Bool }\nscreens:\n  home: { push: { enter: inside } }\n  inside: { requires: isOpen }\n")
    page = page_of(graph, folder)
    tab = opened(browser, page)
    expect("inside requires isOpen" in segue(tab, "enter").inner_text(), "a segue says what its screen requires, before it is pressed")
    press(tab, "enter")
    expect(on_top(tab) == "home" and "inside requires isOpen, and isOpen is false" in tab.inner_text("#toast"), "and when it is")
    tab.get_by_role("switch", name="isOpen").click()
    expect("requires" not in segue(tab, "enter").inner_text(), "when it holds, nothing is said")
    press(tab, "enter")
    tab.get_by_role("switch", name="isOpen").click()
    expect("inside was removed" in tab.inner_text("#toast"), "what must go is told of")
    pass_(tab)
    expect(on_top(tab) == "home" and "inside was removed: it requires isOpen" in tab.inner_text("#evicted"), "what must go goes, and the log says so")
    closed(tab, page)


def walks_again(browser, page, folder):
    tab = opened(browser, page)
    sign_in(tab)
    press(tab, "open")
    before = tab.evaluate("() => JSON.stringify(Walk.state)")
    press(tab, "write")
    tab.click("#undo")
    expect(tab.evaluate("() => JSON.stringify(Walk.state)") == before, "Undo is the state before, to the last letter")
    tab.clock.run_for(350)
    link = tab.url
    state = tab.evaluate("() => JSON.stringify(Walk.state)")
    with tab.expect_download() as download:
        tab.click("#save")
    saved = pathlib.Path(download.value.path()).read_text()
    expect(saved.splitlines() == walk(tab) and download.value.suggested_filename == "Store.walk", "the walk is saved, a line a step")
    with tab.expect_download() as download:
        tab.click("#save-test")
    test = folder / "Recorded.swift"
    subprocess.run(
        [NAVC, "run", REPOSITORY / "graphs/store.nav.yaml", "--record", test], input=saved, text=True, check=True, capture_output=True)
    expect(
        download.value.suggested_filename == "StoreWalk.swift" and pathlib.Path(download.value.path()).read_text() == test.read_text(),
        "the walk is saved as the Swift test that navc run --record writes, byte for byte")
    tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab.click("#copy")
    tab.wait_for_function("() => document.getElementById('status').textContent.includes('copied')")
    expect(tab.evaluate("() => navigator.clipboard.readText()") == link, "the link is copied")
    closed(tab, page)
    again = opened(browser, page, link[link.index("#"):])
    expect(again.evaluate("() => JSON.stringify(Walk.state)") == state, "a colleague who opens the link has the same state")
    again.click("#again")
    expect(walk(again) == [] and on_top(again) == "welcome" and "#" not in again.url, "Start again is the beginning")
    closed(again, page)


def speed(browser, page):
    tab = opened(browser, page)
    tab.select_option("#speed", label="0.25×")
    segue(tab, "showLegal").click()
    pass_(tab, 1300)
    expect(tab.evaluate("() => Walk.state.slides.length") == 1, "at a quarter of the speed a slide takes four times as long")
    pass_(tab, 200)
    expect(tab.evaluate("() => Walk.state.slides.length") == 0, "and ends")
    tab.keyboard.press("Escape")
    tab.get_by_role("button", name="Back to welcome", exact=True).click()
    pass_(tab, 2000)
    tab.select_option("#speed", label="no animation")
    segue(tab, "help").click()
    expect(on_top(tab) == "helpSheet" and tab.evaluate("() => !Walk.state.busy"), "without slides it is there at once")
    closed(tab, page)


def tests_of_other_modules(browser, folder):
    graph = folder / "priced.nav.yaml"
    graph.write_text(
        "navc: 1\ngraph: Priced\nroot: home\naccess: public\ntypes: { Price: { swift: Money.Price }, Coin: { swift: Money.Coin } }\nscreens:\n"
        "  home: { push: { open: offer, leave: plain } }\n  offer: { arguments: { price: Price, coin: Coin } }\n  plain: {}\n")
    page = page_of(graph, folder, "--import", "PricedNavigation")

    def saved(tab):
        with tab.expect_download() as download:
            tab.click("#save-test")
        return pathlib.Path(download.value.path()).read_text()

    tab = opened(browser, page)
    press(tab, "leave")
    test = saved(tab)
    expect("@testable import PricedNavigation\n" in test, "a test that the page saves imports the module that it was told")
    expect("for values of" not in tab.inner_text("#toast"), "nothing is missing where nothing is")
    tab.click("#undo")
    press(tab, "open")
    again = saved(tab)
    expect(again.count("throw Missing") == 2, "a test says where it does not know how a value is made")
    expect(
        "Complete its functions for values of 'Priced.Price', 'Priced.Coin'." in tab.inner_text("#toast"), "and the page says of which types: " + tab.inner_text("#toast"))
    closed(tab, page)


def what_waits(browser, folder):
    graph = folder / "asked.nav.yaml"
    graph.write_text(
        "navc: 1\ngraph: Asked\nroot: home\nfacts:\n  isOpen: { type: Bool, async: true, timeout: 2s, otherwise: false }\n  count: Int\n"
        "screens:\n  home: { push: { enter: { to: inside, shouldPerform: isOpen }, many: { to: inside, shouldPerform: count > 5000000000 } } }\n  inside: {}\n")
    page = page_of(graph, folder)
    tab = opened(browser, page)
    segue(tab, "enter").click()
    pass_(tab, 100)
    expect("enter waits for facts: 0.7 s left" in tab.inner_text("#waits"), "what waits for facts says for how long")
    pass_(tab)
    expect(log(tab)[-1][1] == "refused", "the answer was no")
    tab.fill("#lookups", "100")
    tab.press("#lookups", "Tab")
    tab.get_by_role("switch", name="isOpen").click()
    press(tab, "enter")
    expect(on_top(tab) == "inside", "and then yes")
    tab.get_by_role("button", name="Back to home", exact=True).click()
    pass_(tab)
    tab.get_by_role("textbox", name="count").fill("5000000001")
    tab.get_by_role("textbox", name="count").press("Enter")
    press(tab, "many")
    expect(on_top(tab) == "inside", "numbers are as large as on a phone")
    tab.get_by_role("textbox", name="count").fill("many")
    tab.get_by_role("textbox", name="count").press("Enter")
    expect("'many' is no Int" in tab.inner_text("#toast") and tab.input_value("#fact-1") == "5000000001", "what is no number is refused, with words")
    closed(tab, page)


# MARK: Fingers and keys

def fingers(browser, page):
    tab = opened(browser, page, has_touch=True)
    sign_in(tab)
    press(tab, "open")
    session = tab.context.new_cdp_session(tab)
    box = tab.locator("#screen").bounding_box()

    def drag(begin, end, lifts=True):
        touch = lambda kind, points: session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})
        touch("touchStart", [begin])
        for part in range(1, 9):
            touch("touchMove", [(begin[0] + (end[0] - begin[0]) * part / 8, begin[1] + (end[1] - begin[1]) * part / 8)])
        if lifts:
            touch("touchEnd", [])

    left, middle = box["x"] + 5, box["y"] + box["height"] / 2
    drag((left, middle), (left + 200, middle), lifts=False)
    expect(tab.evaluate("() => Walk.state.slides.length === 1 && Walk.state.slides[0].finger"), "a finger at the edge draws the page")
    shift = tab.evaluate("() => [...document.querySelectorAll('#screen article')].map(each => each.style.transform).join()")
    expect("translateX(6" in shift, "the page follows it")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    far = lambda: tab.evaluate("() => Math.max(...[...document.querySelectorAll('#screen article')].map(each => parseFloat((/-?[0-9.]+/.exec(each.style.transform) || [0])[0])))")
    start = far()
    expect(50 < start < 80, f"the page does not jump when the finger lets go, but is where it was: {start}")
    pass_(tab, 50)
    expect(start < far() < 100, f"and goes on by itself: {far()}")
    tab.get_by_role("switch", name="hasDraft").click()
    expect(stack(tab) == ["main", "catalog", "product"], "until then nothing has happened")
    tab.get_by_role("switch", name="hasDraft").click()
    pass_(tab)
    expect(stack(tab) == ["main", "catalog"], "and is gone when it lets go far enough")
    press(tab, "open")
    drag((left, middle), (left + 60, middle))
    pass_(tab)
    expect(stack(tab) == ["main", "catalog", "product"] and log(tab)[-1][1] == "cancelled", "and stays when it lets go early")
    press(tab, "write")
    sheet = tab.locator(".layer[data-style=sheet] .box").bounding_box()
    drag((sheet["x"] + 150, sheet["y"] + 12), (sheet["x"] + 150, sheet["y"] + 400))
    pass_(tab)
    expect(stack(tab) == ["main", "catalog", "product"], "a sheet is drawn down")
    press(tab, "write")
    tab.get_by_role("switch", name="hasDraft").click()
    drag((sheet["x"] + 150, sheet["y"] + 12), (sheet["x"] + 150, sheet["y"] + 400))
    pass_(tab)
    expect("editor" in stack(tab) and "not hasDraft" in json.dumps(log(tab)), "one that may not be left stays, and says why")
    closed(tab, page)
    tab = opened(browser, page)
    press(tab, "showLegal")
    tab.click("#let-go")
    pass_(tab, 300)
    expect(tab.evaluate("() => Walk.state.slides.length === 1 && Walk.state.slides[0].finger"), "the button shows a finger too")
    pass_(tab)
    expect(on_top(tab) == "legal" and log(tab)[-1][1] == "cancelled", "that lets go")
    tab.click("#undo")
    expect(walk(tab)[:1] == ["press - showLegal"] and len(walk(tab)) == 2, "a finger is one step to undo")
    closed(tab, page)


def focus(tab):
    return tab.evaluate("() => { const each = document.activeElement; return each.dataset.key || each.id || each.tagName; }")


def keyboard_alone(browser, page):
    tab = opened(browser, page)
    reached = []
    for _ in range(60):
        tab.keyboard.press("Tab")
        if focus(tab) == "BODY":
            break
        reached.append(focus(tab))
        expect_outline = tab.evaluate("() => getComputedStyle(document.activeElement).outlineStyle !== 'none'")
        if not expect_outline:
            sys.exit(f"prototype: {focus(tab)} has the focus, and nobody sees it")
    wanted = {"speed", "guard", "copy", "save", "save-test", "s:signIn", "s:help", "s:showLegal", "s:seeOrder", "a:seeOrder:id", "twice", "let-go", "find", "zoom-in", "zoom-out", "zoom-fit", "map", "fact-0", "fact-1", "link"}
    expect(wanted <= set(reached), "everything is reached by Tab, and it is seen where one is")
    while focus(tab) != "s:signIn":
        tab.keyboard.press("Tab")
    tab.keyboard.press("Enter")
    pass_(tab, 40)
    tab.keyboard.press("Enter")
    expect(log(tab)[-1][1] == "refused", "Enter twice is a double press")
    pass_(tab)
    expect(on_top(tab) == "signIn" and focus(tab) == "H2", "the new page has the focus")
    tab.keyboard.press("Escape")
    expect("signIn is never left by back" in tab.inner_text("#toast"), "Escape is back, and says why not")
    tab.keyboard.press("Tab")
    while focus(tab) != "fact-0":
        tab.keyboard.press("Tab")
    tab.keyboard.press("Space")
    pass_(tab)
    expect(tab.get_attribute("#fact-0", "aria-checked") == "true" and on_top(tab) == "catalog" and focus(tab) == "fact-0", "Space turns a fact, and the focus stays")
    closed(tab, page)


# MARK: First impressions

def titled(folder):
    """A graph whose screens have titles, with facts that its predicates read."""
    graph = folder / "titled.nav.yaml"
    graph.write_text("""navc: 1
graph: Titled
root: start
types: { Plan: [free, gold] }
facts:
  isPaid: { type: Bool, doc: Whether the user has paid. }
  plan: Plan
  count: Int
screens:
  start:
    title: Front door
    push:
      enter: { to: hall, shouldPerform: isPaid }
      climb: { to: attic, shouldPerform: plan == .gold }
      count: { to: cellar, shouldPerform: count > 3 }
      walk: { to: yard }
  hall: { title: Great hall, arguments: { id: Int = 1 } }
  attic: { title: Attic }
  cellar: { title: Cellar }
  yard: { title: Yard, arguments: { size: Int, name: String }, requires: isPaid or count == 0 }
""")
    return graph


def newcomers(browser, store, folder):
    page = page_of(titled(folder), folder)
    tab = opened(browser, page)
    bare = tab.evaluate("() => [...document.querySelectorAll('button, input, select, summary')].filter(each => each.getClientRects().length && !each.title).map(each => each.id || each.dataset.key || each.outerHTML)")
    expect(bare == [], f"each control has a tooltip {bare or ''}")
    legend = tab.inner_text("#legend")
    expect(all(words in legend for words in ["visible screen", "path to it", "visited", "pushes", "only if", "requires"]) and "opens a layer" not in legend, "a legend explains what comes up in the picture")
    fact = tab.locator("[data-fact=isPaid]")
    expect("Whether the user has paid." in fact.inner_text() and "Front door: enter" in fact.inner_text() and "requirement of Yard" in fact.inner_text(), "a fact says what it means, and what it decides: " + fact.inner_text())
    expect("Great hall" in segue(tab, "enter").inner_text() and "hall" not in segue(tab, "enter").inner_text().replace("Great hall", ""), "a target is called by its title")
    expect("no" in segue(tab, "enter").locator(".condition").inner_text(), "a predicate does not hold")
    tab.get_by_role("button", name="Set isPaid to true").first.click()
    expect("yes" in segue(tab, "enter").locator(".condition").inner_text() and walk(tab) == ["fact isPaid true"], "the fact that stands in the way can be changed right there")
    expect(tab.get_by_role("button", name="Set isPaid").count() == 0, "and then nothing stands in the way")
    tab.get_by_role("button", name="Set plan to gold").click()
    expect("yes" in segue(tab, "climb").locator(".condition").inner_text(), "a choice as well")
    tab.get_by_role("button", name="Change count").click()
    expect(tab.evaluate("() => document.activeElement.id") == "fact-2", "a number is to be typed in: the button leads to it")
    press(tab, "enter")
    expect(tab.locator(".c.visited").count() == 2 and tab.locator(".c.visited .tick title").first.text_content() == "visited", "visited screens have a tick in the picture")
    expect(tab.inner_text("#path").split("\n") == ["Front door", "Great hall(id: 1)"], f"the path has titles: {tab.inner_text('#path')!r}")
    expect(tab.inner_text("#steps") == "3 steps" and tab.inner_text("#seen-screens-text") == "2 of 5", "steps and screens are counted")
    tab.click("#again")
    expect(tab.locator(".c.visited").count() == 1, "and begin anew with the walk")
    closed(tab, page)
    validated = subprocess.run([NAVC, "validate", REPOSITORY / "graphs/store.nav.yaml"], capture_output=True, text=True).stdout
    tab = opened(browser, store)
    counts = [tab.inner_text(f"#seen-{name}-text").split(" of ")[1] for name in ["screens", "segues"]]
    expect(f"{counts[0]} screens, {counts[1]} segues" in validated, f"there is one way to count: {counts}")
    closed(tab, store)


def pictures_of_prototypes(browser, store, folder):
    """The entire picture is visible at first and after Fit, and its texts are legible."""
    graphs = [REPOSITORY / "graphs" / f"{name}.nav.yaml" for name in ["store", "wayfare"]]
    sys.path.insert(0, str(REPOSITORY / "Benchmarks"))
    from bench import graphs as bench
    large = folder / "large300.nav.yaml"
    large.write_text(bench.tree(300))
    inside = """() => { const area = document.getElementById("map").getBoundingClientRect(), box = PictureMap.picture.getBoundingClientRect();
        return [box.left >= area.left - 1 && box.top >= area.top - 1 && box.right <= area.right + 1 && box.bottom <= area.bottom + 1, area.height, PictureMap.scale]; }"""
    for graph in graphs + [large]:
        page = page_of(graph, folder)
        tab = opened(browser, page, size=(1440, 900))
        whole, height, scale = tab.evaluate(inside)
        expect(whole and height > 550, f"{graph.stem}: the page opens on all of the picture, {height:.0f} pixels high, at {scale:.2f}")
        for _ in range(6):
            tab.click("#zoom-in")
        expect(not tab.evaluate(inside)[0], f"{graph.stem}: it can be seen from near")
        tab.click("#zoom-fit")
        expect(tab.evaluate(inside)[0], f"{graph.stem}: Fit shows all of it again")
        for factor in [2, 1, 0.9, 0.7, 0.6, 0.4, 0.3]:
            tab.evaluate("factor => { PictureMap.zoom(factor / PictureMap.scale); }", factor)
            scale, smallest, over = tab.evaluate("""() => {
                const texts = [...PictureMap.picture.querySelectorAll("text")].filter(text => text.textContent && text.getClientRects().length);
                const over = PictureMap.cards.flatMap(card => [...card.group.querySelectorAll("text")].filter(text => text.textContent && text.getClientRects().length)
                    .filter(text => { const box = text.getBBox(); return box.x < card.left - 0.5 || box.x + box.width > card.left + card.width + 0.5 || box.y + box.height > card.top + card.tall + 4; }).map(text => card.name + ": " + text.textContent));
                return [PictureMap.scale, Math.min(...texts.map(text => parseFloat(getComputedStyle(text).fontSize) * PictureMap.scale)), over]; }""")
            expect(smallest >= 9.99 or smallest == float("inf"), f"{graph.stem}: at {scale:.2f} no text is smaller than ten pixels: {smallest:.1f}")
            expect(over == [], f"{graph.stem}: at {scale:.2f} each text is inside its card {over[:3] or ''}")
        closed(tab, page)
    # At every scale, the visible screen is dark and its title is light.
    tab = opened(browser, store, size=(1440, 900))
    colours = """() => { const colour = element => getComputedStyle(element).fill, group = document.querySelector(".c.here");
        const seen = [...group.querySelectorAll(".lead text")].filter(text => text.getClientRects().length && text.textContent);
        const fills = [...group.querySelectorAll(".hd, .hl, .card")].filter(each => each.getClientRects().length).map(colour);
        return [seen.map(colour), fills]; }"""
    for factor in [None, 1.2, 0.8, 0.5, None]:
        if factor: tab.evaluate("factor => { PictureMap.zoom(factor / PictureMap.scale); }", factor)
        else: tab.click("#zoom-fit")
        texts, fills = tab.evaluate(colours)
        expect(texts and set(texts) == {"rgb(255, 255, 255)"} and "rgb(26, 31, 39)" in fills, f"at {factor or 'Fit'} the visible screen's title is light on dark: {texts} {fills}")
    closed(tab, store)


def finding(browser, folder):
    page = page_of(titled(folder), folder)
    tab = opened(browser, page)
    found = lambda: tab.evaluate("() => [...document.querySelectorAll('.c.found')].map(each => PictureMap.cards[Number(each.id.slice(1))].name)")
    tab.fill("#find", "great")
    tab.press("#find", "Enter")
    expect(found() == ["hall"] and tab.inner_text("#found") == "1 of 1: Front door › Great hall", "a screen is found by its title: " + tab.inner_text("#found"))
    tab.fill("#find", "a")
    names = []
    for _ in range(5):
        tab.press("#find", "Enter")
        names += found()
    expect(names == ["start", "hall", "attic", "cellar", "yard"] or len(set(names)) == len(names) - 1 and names[0] == names[-1], f"Enter goes from one to the next, and round: {names}")
    tab.fill("#find", "front")
    for _ in range(3):
        tab.press("#find", "Enter")
    expect(found() == ["start"], "the first card is found again and again")
    tab.fill("#find", "l")
    for _ in range(2):
        tab.press("#find", "Enter")
    second = found()
    tab.press("#find", "Enter")
    tab.press("#find", "Shift+Enter")
    expect(found() == second, "Shift and Enter go back")
    tab.fill("#find", "nowhere")
    tab.press("#find", "Enter")
    expect(tab.inner_text("#found") == "none found", "what is not there is not found")
    closed(tab, page)


def toasts(browser, store):
    """Messages are visible above everything, at every width, until the next step."""
    for size in [(1440, 900), (390, 844)]:
        tab = opened(browser, store, size=size)
        tab.click("#guard")
        tab.click("#twice")
        pass_(tab, 40)
        front = tab.evaluate("""() => { const toast = document.getElementById("toast"), box = toast.getBoundingClientRect();
            toast.style.pointerEvents = "auto";
            const at = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5]].map(([x, y]) => toast.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)));
            toast.style.pointerEvents = "";
            return [at.every(Boolean), box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight]; }""")
        expect(tab.is_visible("#toast") and tab.is_visible("#console"), f"{size[0]}: a fault is told beside the console")
        expect(front == [True, True], f"{size[0]}: and nothing lies over it")
        if size[0] < 900:
            tab.get_by_role("button", name="Picture").click()
            expect(tab.is_visible("#toast"), f"{size[0]}: it is seen in each view")
            tab.get_by_role("button", name="Facts").click()
        pass_(tab, 2000)
        expect(tab.is_visible("#toast"), f"{size[0]}: it stays while nothing is done")
        tab.locator("#fact-1").click()
        expect(tab.is_hidden("#toast"), f"{size[0]}: the next step clears it")
        closed(tab, store)


def without_a_guard(browser, store):
    """A double click on a sheet's button without a guard behaves as in UIKit: the second presentation is refused."""
    tab = opened(browser, store)
    tab.click("#guard")
    segue(tab, "help").click()
    pass_(tab, 40)
    tab.evaluate("() => Walk.step('press 1 help')")
    pass_(tab)
    expect(stack(tab) == ["welcome", "helpSheet"], "one sheet is open after two presses")
    expect("Attempt to present <helpSheet> on <welcome> which is already presenting <helpSheet>" in tab.inner_text("#console"), "UIKit's line is in the console")
    expect(tab.locator("#phone.broken").count() == 0 and "nested" not in tab.inner_text("#console"), "nothing is corrupted")
    first = tab.locator("#log li").first.inner_text()
    expect("fault" in first and "already presenting" in first, "the log says the same")
    expect(tab.locator("#phone h2").last.inner_text() == "helpSheet", "and the sheet's bar is its own")
    closed(tab, store)


def predicates_as_they_are(browser, folder):
    """A tick is shown beside a predicate if it is true, with the guard and without it."""
    graph = folder / "doors.nav.yaml"
    graph.write_text("navc: 1\ngraph: Doors\nroot: home\nfacts: { isOpen: Bool, isPaid: Bool }\nscreens:\n"
                     "  home: { push: { enter: { to: inside, shouldPerform: isOpen } } }\n  inside: { requires: isPaid }\n")
    page = page_of(graph, folder)
    tab = opened(browser, page)
    answer = lambda: segue(tab, "enter").locator(".condition").inner_text().split()[-1]
    for guard in ["on", "off"]:
        expect(answer() == "no", f"guard {guard}: a false fact has no tick")
        tab.locator("#fact-0").click()
        expect(answer() == "yes" and "inside requires isPaid" in segue(tab, "enter").inner_text(), f"guard {guard}: a true one has it, and another reason is told beside it")
        press(tab, "enter")
        expect(on_top(tab) == "home" and log(tab)[-1][1] == "refused", f"guard {guard}: what is told is what happens")
        tab.locator("#fact-0").click()
        if guard == "on":
            tab.click("#guard")
    closed(tab, page)


def small_things(browser, store, folder):
    tab = opened(browser, store)
    press(tab, "showLegal")
    before = tab.evaluate("() => JSON.stringify(Walk.lines)")
    tab.keyboard.press("Escape")
    pass_(tab)
    tab.click("#again")
    tab.click("#twice")
    pass_(tab)
    expect(tab.inner_text("#steps") == "1 step" and len(stack(tab)) == 2, "a double press is one step")
    tab.click("#undo")
    expect(walk(tab) == [] and stack(tab) == ["welcome"], "and one to undo")
    press(tab, "showLegal")
    expect(tab.evaluate("() => JSON.stringify(Walk.lines)") == before, "a single press stays a single one")
    tab.click("#undo")
    tab.get_by_label("id, Int, for seeOrder").fill("many")
    segue(tab, "seeOrder").click()
    field = tab.get_by_label("id, Int, for seeOrder")
    expect("'many' is no Int" in tab.inner_text("#toast") and field.get_attribute("aria-invalid") == "true", "a wrong argument marks its field")
    expect(tab.evaluate("() => document.activeElement.dataset.key") == "a:seeOrder:id", "which has the keyboard")
    field.fill("7")
    expect(field.get_attribute("aria-invalid") is None, "until it is changed")
    closed(tab, store)
    tab = opened(browser, store)
    press(tab, "help")
    box = tab.locator(".layer[data-style=sheet] .box").bounding_box()
    tab.mouse.move(box["x"] + box["width"] / 2 - 20, box["y"] + 30)
    tab.mouse.down()
    tab.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + 200, steps=8)
    selected = tab.evaluate("() => getSelection().toString()")
    tab.mouse.up()
    pass_(tab)
    expect(selected == "" and tab.evaluate("() => getSelection().toString()") == "", f"a sheet that is drawn down selects no text {selected!r}")
    closed(tab, store)
    # A segue has another name for a while.
    text = (REPOSITORY / "graphs/hello.nav.yaml").read_text()
    page = page_of(REPOSITORY / "graphs/hello.nav.yaml", folder)
    tab = opened(browser, page)
    name = tab.evaluate("() => Walk.state.pages[0].offers[0].name")
    press(tab, name)
    hash = tab.url[tab.url.index("#"):]
    closed(tab, page)
    other = folder / "hello.nav.yaml"
    other.write_text(re.sub(rf"\b{name}\b(?=:)", "renamed", text))
    renamed = page_of(other, folder)
    tab = opened(browser, renamed, hash)
    pass_(tab)
    expect("Step 1 of the walk failed" in tab.inner_text("#toast") and tab.url.endswith(hash), "a walk that does not fit stays in the address")
    press(tab, "renamed")
    expect(not tab.url.endswith(hash), "until the next step")
    closed(tab, renamed)
    tab = opened(browser, page, hash)
    expect(len(stack(tab)) == 2, "so it survives a name that is taken back")
    closed(tab, page)


def on_a_phone(browser, store, folder):
    """A small window starts with the phone, and the title of a bar gets all remaining space."""
    tab = opened(browser, store, size=(390, 844))
    box = tab.locator("#phone").bounding_box()
    expect(box["y"] <= 160, f"at 390 by 844 the phone starts {box['y']:.0f} pixels down")
    below = tab.locator("#twice").bounding_box()
    expect(below["y"] + below["height"] <= 844, "and what is below it is in sight")
    tab.click("#more")
    expect(tab.is_visible("#save-test") and tab.is_visible("#copy") and tab.is_visible("#speed"), "the other tools are behind a button")
    tab.click("#more")
    expect(tab.is_hidden("#save-test"), "which hides them again")
    closed(tab, store)
    for width in [1024, 1100, 1440]:
        tab = opened(browser, store, size=(width, 800))
        tops = tab.evaluate("() => [...new Set([...document.querySelectorAll('.top button, .top select')].filter(each => each.getClientRects().length).map(each => { const box = each.getBoundingClientRect(); return Math.round(box.top + box.height / 2); }))]")
        expect(len(tops) == 1, f"at {width} all tools stand in one row: {tops}")
        closed(tab, store)
    graph = folder / "long.nav.yaml"
    graph.write_text("navc: 1\ngraph: Long\nroot: home\nscreens:\n  home: { title: Home, push: { open: next } }\n  next: { title: Cancellation and refunds }\n")
    page = page_of(graph, folder)
    tab = opened(browser, page)
    press(tab, "open")
    cut = tab.evaluate("() => { const title = document.querySelector('#phone article:not([inert]) h2'); return [title.scrollWidth > title.clientWidth, title.scrollHeight > title.clientHeight + 1, title.getBoundingClientRect().height]; }")
    expect(cut[:2] == [False, False], f"a title of a bar is not cut beside free space {cut}")
    closed(tab, page)


# MARK: Accessibility

def axe_script():
    try:
        import axe_playwright_python
    except ImportError:
        return None
    return (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()


def findings(tab, axe):
    tab.evaluate(axe)
    result = tab.evaluate("async () => { const found = await axe.run(); return found.violations.map(each => [each.impact, each.id, each.nodes.map(node => node.html.slice(0, 160))]); }")
    return [each for each in result if each[0] in ("serious", "critical")]


def for_everybody(browser, page, alerts):
    axe = axe_script()
    expect(axe is not None, "axe-core is there: Scripts/setup browser")
    for scheme in ["light", "dark"]:
        for where, steps in [("at the beginning", []), ("over a sheet", ["help"]), ("where something is refused", ["signIn"])]:
            tab = opened(browser, page, color_scheme=scheme)
            for name in steps:
                press(tab, name)
            tab.clock.resume()
            found = findings(tab, axe)
            expect(found == [], f"axe-core, {scheme}, {where}: nothing serious {found or ''}")
            tab.context.close()
    tab = opened(browser, alerts)
    press(tab, "open")
    press(tab, "erase")
    expect(on_top(tab) == "askErase", "an alert asks")
    tree = tab.locator("[role=alertdialog]").aria_snapshot()
    expect(re.search(r"alertdialog \"?askErase", tree) and "button \"erase destructive" in tree and "button \"keep cancel" in tree, "the tree of an alert has its name and its buttons")
    tab.clock.resume()
    found = findings(tab, axe)
    expect(found == [], f"axe-core, an alert: nothing serious {found or ''}")
    tab.context.close()
    tab = opened(browser, page)
    tree = tab.locator("body").aria_snapshot()
    for line in ["heading \"Store\" [level=1]", "heading \"welcome\" [level=2]", "switch \"Guard\" [checked]", "switch \"isSignedIn\"", "navigation \"Path\"", "region \"Phone\"", "main \"Picture of the graph\"", "heading \"Log\" [level=2]", "button \"signIn opens signIn, a full layer\""]:
        expect(line in tree, f"the tree has {line}")
    closed(tab, page)


def as_it_is_wanted(browser, page):
    tab = opened(browser, page, reduced_motion="reduce")
    segue(tab, "showLegal").click()
    pass_(tab, 200)
    moving = tab.evaluate("() => [...document.querySelectorAll('#screen [style]')].filter(each => each.style.transform).length")
    expect(moving == 0 and tab.evaluate("() => Walk.state.slides.length") == 1, "reduced motion: nothing slides")
    pass_(tab, 149)
    expect(tab.evaluate("() => Walk.state.slides.length") == 1, "and it takes as long")
    pass_(tab, 17)
    expect(tab.evaluate("() => Walk.state.slides.length") == 0, "as ever")
    closed(tab, page)
    tab = opened(browser, page, color_scheme="dark")
    expect(tab.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(14, 17, 22)", "dark is dark")
    closed(tab, page)
    # The equivalent of 200 % on a screen of 1,400 by 900.
    tab = opened(browser, page, size=(700, 450), device_scale_factor=2)
    wide = tab.evaluate("() => document.documentElement.scrollWidth")
    expect(wide <= 700, "at 200 % nothing is wider than the window")
    views = lambda: [tab.is_visible("#phone"), tab.is_visible("#map"), tab.is_visible("#facts")]
    expect(views() == [True, False, False], "a narrow window shows the phone")
    tab.get_by_role("button", name="Picture").click()
    expect(views() == [False, True, False], "or the picture")
    tab.get_by_role("button", name="Facts").click()
    expect(views() == [False, False, True], "or the facts")
    closed(tab, page)
    tab = opened(browser, page, size=(360, 700))
    expect(tab.evaluate("() => document.documentElement.scrollWidth") <= 360, "on a phone nothing is wider than it")
    closed(tab, page)


# MARK: Untrusted input

def hostile_addresses(browser, page):
    cases = [
        ("#walk=press+-+showLegal%0Await+350%0Apress+-+nothing", ["legal"], "Step 2"), ("#walk=%3Cimg+src=x+onerror=alert(1)%3E", ["welcome"], "Step 1"),
        ("#walk=%E0%A4%A", ["welcome"], "is invalid"), ("#other", ["welcome"], "does not contain a walk"), ("#walk=" + "wait+1%0A" * 3000, ["welcome"], "too long"),
        ("#walk=" + "wait+86400000%0A" * 30, ["welcome"], "20 days"), ("#walk=press+-+__proto__", ["welcome"], "Step 1"), ("#walk=press+99999999999+x", ["welcome"], "Step 1"),
        ("#walk=fact+isSignedIn+%22%3E%3Cscript%3E", ["welcome"], "is no Bool"), ("#walk=%00%0A%00", ["welcome"], "Step 1"), ("#walk=open+%EF%BF%BF%0Aback%0Aback", ["welcome"], None),
    ]
    for hash, screens, notice in cases:
        tab = opened(browser, page, hash)
        pass_(tab, 10)
        expect(stack(tab)[-1:] == screens, f"{hash[:48]!r}: it stands where the good part leads")
        expect(notice is None or notice in tab.inner_text("#toast"), f"{hash[:48]!r}: and says {notice}")
        expect(tab.locator("img").count() == 0 and tab.title() == "Store: prototype", f"{hash[:48]!r}: nothing of it is markup")
        closed(tab, page)


def hostile_texts(browser, folder):
    script = "</script><script>document.title='gone'</script><img src=x onerror=\\\"document.title='gone'\\\">&amp;"
    turned = "abc\u202etxt\u2066"
    graph = folder / "hostile.nav.yaml"
    graph.write_text(
        "navc: 1\ngraph: Hostile\nroot: home\nfacts: { mood: String }\n"
        f"screens:\n  home: {{ title: \"{script}\", doc: \"{script}\", push: {{ open: next, say: {{ to: next, shouldPerform: 'mood == \"<b>x</b>\"' }} }} }}\n"
        f"  next: {{ title: \"{turned}\", doc: \"{script}\", arguments: {{ what: String }}, link: \"/n/{{what}}\", present: {{ ask: asked }} }}\n"
        f"  asked: {{ title: \"{script}\", doc: \"{script}\", alert: {{ cancel: keep }}, unwind: {{ keep: previous }} }}\n", encoding="utf-8")
    page = page_of(graph, folder)
    tab = opened(browser, page)
    tab.get_by_label("what, String, for open").fill("<img src=x onerror=\"document.title='gone'\">")
    press(tab, "say")
    press(tab, "open")
    expect("\u202e" not in tab.inner_text("body") and "\ufffd" in tab.inner_text("#phone h2"), "what would turn a text round is not shown")
    press(tab, "ask")
    press(tab, "keep")
    tab.fill("#link", "<img src=x onerror=\"document.title='gone'\">")
    tab.get_by_role("button", name="Open", exact=True).click()
    tab.get_by_role("textbox", name="mood").fill("<img src=x>")
    tab.get_by_role("textbox", name="mood").press("Enter")
    pass_(tab)
    expect(tab.locator("img").count() == 0 and tab.title() == "Hostile: prototype", "titles, documentation, arguments, links and facts are text")
    expect("<img src=x onerror" in tab.inner_text("#log") and "onerror" in tab.inner_text("#path"), "and stand there as they are")
    closed(tab, page)


def large(browser, folder):
    sys.path.insert(0, str(REPOSITORY / "Benchmarks"))
    from bench import graphs
    sizes = {}
    for count in [100, 1000]:
        graph = folder / f"large{count}.nav.yaml"
        graph.write_text(graphs.tree(count))
        page = page_of(graph, folder)
        tab = opened(browser, page)
        tab.evaluate("""() => {
            window.changed = 0;
            new MutationObserver(list => { changed += list.reduce((sum, each) => sum + each.addedNodes.length + each.removedNodes.length + (each.type === 'attributes' ? 1 : 0), 0); })
                .observe(document.body, { childList: true, subtree: true, attributes: true });
            window.calls = 0;
            const state = Walk.player.state;
            Walk.player.state = () => { calls++; return state(); };
        }""")
        tab.locator("#screen [data-key^='s:']").first.click()
        pass_(tab)
        sizes[count] = {"bytes": page.stat().st_size, "nodes": tab.evaluate("() => document.querySelectorAll('*').length"), "changed": tab.evaluate("() => changed"), "calls": tab.evaluate("() => calls"), "seen": tab.inner_text("#seen-screens-text")}
        closed(tab, page)
    print(f"    {sizes}")
    expect(sizes[1000]["seen"] == "2 of 1000", "a graph of 1,000 screens opens, and is walked")
    expect(sizes[1000]["nodes"] < 60_000 and sizes[1000]["bytes"] < 4_000_000, "its page has less than 60,000 elements and 4 MB")
    expect(sizes[1000]["changed"] <= sizes[100]["changed"] + 20 and sizes[1000]["calls"] == sizes[100]["calls"] <= 4, "a press changes no more of it than in one of 100")


def everything_pressed(browser, folder):
    """Random clicks cause no fault, and the page shows the state to which its walk leads."""
    graphs = sorted((REPOSITORY / "graphs").glob("*.nav.yaml")) + sorted((REPOSITORY / "graphs" / "fragments").glob("clinic.nav.yaml"))
    steps, uncarded = 0, []
    for graph in graphs:
        page = page_of(graph, folder)
        tab = opened(browser, page)
        random = Random(graph.stem)
        for _ in range(60):
            buttons = tab.locator("#screen article:not([inert]) button:visible, #screen .tabbar:not([inert]) button:visible, #facts button, #twice, #guard, #with-guard:visible, #undo:enabled")
            buttons.nth(random.randrange(buttons.count())).evaluate("each => each.click()")
            pass_(tab, random.choice([0, 16, 40, 400, 1000]))
            steps += 1
        pass_(tab, 6000)
        shown, replayed, walk = tab.evaluate("() => { Walk.pass(); const before = JSON.stringify(Walk.state), lines = Walk.lines.slice(), problem = Walk.replay(lines); return [before, problem || JSON.stringify(Walk.state), lines]; }")
        if shown != replayed:
            sys.exit(f"prototype: {graph.stem}: the walk {walk} leads to\n{replayed}\nand the page shows\n{shown}")
        pass_(tab, 1000)
        title = tab.evaluate("() => { const page = Walk.state.pages.find(each => each.id === Walk.state.shown[Walk.state.shown.length - 1]); return [page.title || page.screen, !!Walk.state.broken]; }")
        if not title[1] and title[0] not in tab.locator("#screen article:not([inert]) h2").all_inner_texts():
            sys.exit(f"prototype: {graph.stem}: {title[0]} is on top, and the phone shows another page")
        uncarded += tab.evaluate("() => Walk.about.screens.filter(screen => !PictureMap.cardsByName.has(screen.name)).map(screen => screen.name)")
        closed(tab, page)
    expect(steps == 60 * len(graphs), f"{steps} presses at random over {len(graphs)} graphs: no fault, and each walk leads again to what is shown")
    expect(uncarded == [], f"each screen that is played has a card in the picture {uncarded or ''}")


# MARK: Native and as WebAssembly

def same_everywhere(browser, page, folder):
    schedules = folder / "schedules"
    schedules.mkdir()
    environment = os.environ | {"NAVC_SCHEDULES": str(SCHEDULES), "NAVC_SCHEDULES_FOLDER": str(schedules)}
    flags = os.environ.get("NAVC_BUILD_FLAGS", "-Xswiftc -warnings-as-errors").split()
    subprocess.run(["swift", "test", "--skip-build", "--disable-xctest", *flags, "--filter", "ModuleTests/schedulesAreWrittenForABrowser"], cwd=REPOSITORY, env=environment, check=True, stdout=subprocess.DEVNULL)
    tab = opened(browser, page)
    count = graphs = steps = 0
    for file in sorted(schedules.glob("*.json")):
        data = json.loads(file.read_text())
        difference = tab.evaluate("""data => {
            Walk.player.load(data.text);
            for (const [number, schedule] of data.schedules.entries()) {
                Walk.player.restart();
                for (const [index, line] of schedule.lines.entries()) {
                    const answer = Walk.player.perform(line).replace(/^!1 /, "");
                    if (answer !== schedule.answers[index]) return { number, index, line, answer, native: schedule.answers[index], lines: schedule.lines };
                }
                const state = JSON.stringify(Walk.player.state());
                if (state !== JSON.stringify(JSON.parse(schedule.state))) return { number, state, native: schedule.state, lines: schedule.lines };
            }
            return null;
        }""", data)
        if difference:
            sys.exit(f"prototype: {file.stem}: native and WebAssembly differ: {json.dumps(difference, indent=1)[:4000]}")
        count += len(data["schedules"])
        steps += sum(len(schedule["lines"]) for schedule in data["schedules"])
        graphs += 1
    expect(count == SCHEDULES and graphs > 10, f"{count} random schedules, {steps} steps over {graphs} graphs, lead to the same natively and as WebAssembly")
    tab.context.close()


def main():
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("prototype: skipped, since there is no Playwright: Scripts/setup browser")
        return
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not chromium:
        print("prototype: skipped, since there is no Chromium: Scripts/setup browser")
        return
    wanted = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        store, alerts = [page_of(REPOSITORY / "graphs" / f"{name}.nav.yaml", folder) for name in ["store", "alerts"]]
        import prototype_columns
        import prototype_server
        tests = [
            lambda: a_walk(browser, store), lambda: the_guard(browser, store), lambda: refusals(browser, store), lambda: requirements(browser, folder), lambda: walks_again(browser, store, folder),
            lambda: speed(browser, store), lambda: what_waits(browser, folder), lambda: fingers(browser, store), lambda: keyboard_alone(browser, store),
            lambda: for_everybody(browser, store, alerts), lambda: as_it_is_wanted(browser, store), lambda: hostile_addresses(browser, store),
            lambda: hostile_texts(browser, folder), lambda: large(browser, folder), lambda: everything_pressed(browser, folder),
            lambda: prototype_server.serving(browser, folder, expect), lambda: same_everywhere(browser, store, folder), lambda: ways(browser, store),
            lambda: tests_of_other_modules(browser, folder), lambda: newcomers(browser, store, folder), lambda: pictures_of_prototypes(browser, store, folder),
            lambda: finding(browser, folder), lambda: toasts(browser, store), lambda: without_a_guard(browser, store), lambda: predicates_as_they_are(browser, folder),
            lambda: small_things(browser, store, folder), lambda: on_a_phone(browser, store, folder),
            lambda: prototype_columns.columns(browser, page_of(REPOSITORY / "graphs/panes.nav.yaml", folder), store, opened, closed, pass_, expect),
        ]
        for number, test in enumerate(tests):
            if not wanted or str(number) in wanted:
                test()
        browser.close()
    print(f"prototype: {passed} promises hold")


main()
