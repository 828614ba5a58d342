/// The part of the script for the panels around the phone: the path, facts, links, waiting requests, the log, the
/// coverage, and the tools.
enum PanelScript {
  static let text = #"""

    // MARK: Messages

    let told = new Map(), toldGone = 0, hiding = null;
    /// Shows a message in the phone, and announces it to screen readers.
    function tell(text, isWrong, detail) {
      $("toast").replaceChildren();
      icon(isWrong ? "no" : "yes", isWrong ? "no" : "yes", $("toast"));
      make("b", $("toast"), text);
      if (detail) make("span", $("toast"), detail);
      $("toast").classList.toggle("wrong", !!isWrong);
      $("toast").hidden = false;
      clearTimeout(hiding);
      hiding = setTimeout(() => { $("toast").hidden = true; }, 6000);
      say(detail ? text + ": " + detail : text);
    }
    /// Hides the message about the last step.
    function hush() { $("toast").hidden = true; }
    function say(text) { $("status").textContent = shown(text); }
    /// Treats the current log entries as announced.
    function forget() {
      pressed = null;
      told = new Map(state.log.map(entry => [entry.id, entry.outcome]));
      toldGone = state.evicted.length;
      hush();
    }
    /// The facts in a predicate.
    const factsIn = text => about.facts.map(fact => fact.name).filter(name => new RegExp("(^|[^\\w.])" + name.replace(/[^\w]/g, "\\$&") + "($|[^\\w])").test(text || ""));
    /// A predicate, with the values of its facts.
    function because(why) {
      const named = new Set(factsIn(why)), parts = about.facts.map((fact, index) => [fact.name, state.facts[index]]).filter(([name, value]) => value !== null && named.has(name));
      return parts.length ? `${why}, and ${parts.map(([name, value]) => `${name} is ${value}`).join(", ")}` : why;
    }
    const goneWords = each => `${each.screen} was removed: it requires ${each.requires}`;
    function tellOutcomes() {
      for (const each of state.evicted.slice(toldGone)) tell(goneWords(each), true);
      toldGone = state.evicted.length;
      for (const entry of state.log) {
        if (entry.outcome === null || told.get(entry.id) === entry.outcome) continue;
        told.set(entry.id, entry.outcome);
        if (entry.outcome === "shown") { const page = state.pages.find(each => each.id === state.stack[state.stack.length - 1]); say(page ? nameOf(page) + " is shown" : "shown"); }
        else tell(`${entry.name}: ${entry.outcome === "failed" && !state.guard ? "fault" : entry.outcome}`, true, entry.why ? because(entry.why) : undefined);
      }
    }

    // MARK: Path, facts, log

    function showPath() {
      const pages = new Map(state.pages.map(page => [page.id, page])), list = state.stack.map(id => pages.get(id)).filter(Boolean);
      const signature = JSON.stringify(list.map(page => [page.id, page.screen, page.opening]));
      if ($("path").dataset.signature === signature) return;
      $("path").dataset.signature = signature;
      $("path").replaceChildren();
      for (const [index, page] of list.entries()) {
        const item = make("li", $("path"), null, index === list.length - 1 ? { "aria-current": "page" } : {});
        if (floating.has(page.opening)) icon("present", "layer", item);
        if (page.opening === "tab" || page.container) icon("tab", "muted", item);
        make("span", item, (page.title || page.screen) + (page.arguments.length ? `(${page.arguments.map(each => `${each.name}: ${each.value}`).join(", ")})` : ""));
      }
    }
    function describe() {
      document.title = shown(about.graph) + ": prototype";
      $("title").textContent = shown(about.graph);
      for (const [index, fact] of about.facts.entries()) makeFact(fact, index);
      fillLegend();
      $("no-facts").hidden = about.facts.length > 0;
      $("facts-hint").hidden = about.facts.length === 0;
      $("lookups-row").hidden = !about.facts.some(fact => fact.timeout !== null);
      for (const link of data.links) make("option", $("links"), null).value = link;
      if (data.links.length) $("link").placeholder = shown(data.links[0]);
    }
    function makeFact(fact, index) {
      const row = make("div", $("facts"), null, { class: "fact" }), id = "fact-" + index;
      make("code", row, fact.name, { id: id + "-name" });
      const kind = fact.type + (fact.timeout === null ? "" : `, async: timeout ${fact.timeout / 1000} s`);
      if (fact.type === "Bool") {
        const button = make("button", row, null, { id, class: "switch", role: "switch", "aria-labelledby": id + "-name" });
        make("i", button);
        make("span", button);
        button.addEventListener("click", () => step(`fact ${word(fact.name)} ${button.getAttribute("aria-checked") === "true" ? "false" : "true"}`));
      } else {
        const input = field(row, fact.options, "");
        input.id = id;
        input.setAttribute("aria-labelledby", id + "-name");
        input.addEventListener("change", () => { if (step(`fact ${word(fact.name)} ${word(input.value)}`)) showFacts(true); });
      }
      const { doc, guards } = data.facts.find(each => each.name === fact.name) || { doc: "", guards: [] };
      make("small", row, kind);
      if (doc) make("p", row, doc, { class: "doc" });
      const most = 4, decides = make("p", row, null, { class: "decides" });
      make("span", decides, guards.length ? "Used by: " : "Not used in this graph.", { class: "style" });
      if (guards.length) make("span", decides, guards.slice(0, most).join(" · ") + (guards.length > most ? ` · and ${guards.length - most} more` : ""));
      row.title = shown([doc, guards.join("\n")].filter(Boolean).join("\n"));
      $(id).title = "Sets " + shown(fact.name);
      row.dataset.fact = fact.name;
    }
    /// Scrolls to a fact and marks its row for a while.
    function showFact(name) {
      const index = about.facts.findIndex(each => each.name === name), row = $("fact-" + index).closest(".fact");
      if (getComputedStyle($("facts").closest("aside")).display === "none") view("facts");
      row.classList.add("asked");
      setTimeout(() => row.classList.remove("asked"), 3000);
      row.scrollIntoView({ block: "nearest" });
      $("fact-" + index).focus();
    }
    /// Lists the meanings of the signs in this picture.
    function fillLegend() {
      for (const [sign, role, meaning] of data.legend) {
        const item = make("li", $("legend-signs")), svg = document.createElementNS(SVG, "svg"), path = document.createElementNS(SVG, "path");
        svg.setAttribute("viewBox", "0 0 12 12");
        svg.setAttribute("class", "key");
        svg.setAttribute("aria-hidden", "true");
        path.setAttribute("d", data.signs[sign]);
        path.setAttribute("class", (sign === "condition" ? "i full " : "i ") + role);
        svg.append(path);
        item.append(svg);
        make("span", item, meaning);
      }
      $("legend").open = innerWidth >= 900;
    }
    function showFacts(isReset) {
      for (const [index, fact] of about.facts.entries()) {
        const value = state.facts[index], element = $("fact-" + index);
        if (fact.type === "Bool") { element.setAttribute("aria-checked", value === "true"); element.lastChild.textContent = value; }
        else if (isReset || document.activeElement !== element || element.tagName === "SELECT") element.value = value;
      }
      if (document.activeElement !== $("lookups")) $("lookups").value = state.lookups;
    }
    const seconds = time => (time / 1000).toFixed(1) + " s";
    const outcomeMarks = { shown: ["yes", "yes"], refused: ["no", "no"], failed: ["no", "no"] };
    function showLog() {
      const list = state.log.slice(-60).reverse(), signature = JSON.stringify([list, state.evicted]);
      if ($("log").dataset.signature === signature) return;
      $("log").dataset.signature = signature;
      $("log").replaceChildren();
      $("no-log").hidden = list.length > 0;
      for (const entry of list) {
        const item = make("li", $("log"));
        make("time", item, seconds(entry.asked));
        make("span", item, entry.name, { class: "mono" });
        const word = make("span", item, null, { class: entry.outcome === "shown" ? "yes" : entry.outcome === null ? "style" : "no" });
        icon(...(outcomeMarks[entry.outcome] || ["wait", "muted"]), word);
        make("span", word, entry.outcome === "failed" && !state.guard ? "fault" : entry.outcome || (state.queue.includes(entry.id) ? "queued" : "in progress"));
        if (entry.why) make("small", item, because(entry.why));
        else if (entry.queued && entry.outcome) make("small", item, "after a wait in the queue", { class: "style" });
      }
      $("evicted").replaceChildren();
      for (const each of state.evicted) make("li", $("evicted"), goneWords(each));
    }
    function showCoverage() {
      const all = about.screens.length, screens = state.seen.screens.filter(name => about.screens.some(each => each.name === name)).length;
      for (const [name, count, of] of [["screens", screens, all], ["segues", state.seen.segues.length, about.segues]]) {
        $("seen-" + name).max = Math.max(1, of);
        $("seen-" + name).value = count;
        $("seen-" + name + "-text").textContent = `${count} of ${of}`;
      }
    }
    function showWaits() {
      const words = [];
      if (state.waits.segue !== null) words.push(`${state.waits.segue} waits for facts: ${seconds(Math.max(0, state.waits.until - now()))} left`);
      if (state.waits.link !== null) words.push(`The link ${state.waits.link} continues when the facts permit it`);
      for (const id of state.queue) { const entry = state.log.find(each => each.id === id); words.push(`${entry ? entry.name : id} waits in the queue`); }
      const text = words.map(shown).join(". ");
      if ($("waits").textContent !== text) $("waits").textContent = text;
      $("waits").hidden = !text;
      const isBusy = state.slides.length > 0 || state.busy;
      $("motion").textContent = isBusy ? "moving" : "idle";
    }
    function showPanels() {
      tellOutcomes();
      showFacts();
      showLog();
      showCoverage();
      showWaits();
      $("guard").setAttribute("aria-checked", state.guard);
      $("guard").lastChild.textContent = state.guard ? "Guard on" : "Guard off";
      $("speed").value = String(state.slow);
      const count = steps();
      $("undo").disabled = $("again").disabled = count === 0;
      $("steps").textContent = count === 1 ? "1 step" : `${count} steps`;
      $("too-long").hidden = address() !== null;
    }

    // MARK: Tools

    $("undo").addEventListener("click", event => { const button = event.currentTarget; replay(withoutLast(walk)); if (button.disabled) $("title").focus(); });
    $("again").addEventListener("click", event => { const slow = state.slow; replay(slow === 1 ? [] : ["slow " + slow]); if (event.target.disabled) $("title").focus(); });
    $("speed").addEventListener("change", () => step("slow " + $("speed").value));
    $("guard").addEventListener("click", () => step(state.guard ? "guard off" : "guard on"));
    $("with-guard").addEventListener("click", () => step("guard on"));
    $("without-guard").addEventListener("click", () => step("guard on", "guard off"));
    $("twice").addEventListener("click", pressTwice);
    $("let-go").addEventListener("click", () => {
      const layer = layerOnTop(), item = layer && layer.pages[layer.pages.length - 1], kind = item && item.below ? "swipe" : "dismiss";
      pass();
      if (step(kind)) return;
      if (!state.slides.some(slide => slide.finger)) return;
      finger = { id: -1, word: kind, fraction: 0, isDown: true };
      const begin = clock(), play = () => {
        if (!finger || finger.id !== -1) return;
        const part = (clock() - begin) / 700;
        finger.fraction = part < 0.5 ? part : Math.max(0, 1 - part);
        drawPhone();
        if (part < 1) requestAnimationFrame(play); else { finger.fraction = 0.4; lift(false); }
      };
      requestAnimationFrame(play);
    });
    $("open").addEventListener("submit", event => { event.preventDefault(); if ($("link").value) step("open " + word($("link").value)); });
    $("lookups").addEventListener("change", () => { if (step("lookups " + word($("lookups").value || "0"))) $("lookups").value = state.lookups; });
    $("copy").addEventListener("click", async () => {
      if (address() === null) return tell("The walk is too long for a link.", true);
      pass(); toAddress();
      try { await navigator.clipboard.writeText(location.href); tell("The link was copied."); }
      catch { $("address").hidden = false; $("address").value = location.href; $("address").select(); say("The link is in the field next to the button."); }
    });
    function download(name, text) {
      const link = make("a", document.body, null, { download: name, hidden: "" });
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      link.click();
      link.remove();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    }
    $("save").addEventListener("click", () => download(shown(about.graph) + ".walk", walk.map(line => line + "\n").join("")));
    $("save-test").addEventListener("click", () => {
      const answer = player.test(walk.join("\n")), failed = /^!(\d+) /.exec(answer);
      if (failed) return tell(`Step ${stepNumber(walk, Number(failed[1]))} cannot be part of a test: ${answer.slice(failed[0].length)}`, true);
      const test = JSON.parse(answer);
      download(shown(about.graph) + "Walk.swift", test.text);
      if (test.missing.length) tell("The test is incomplete", true, "Complete its functions for values of " + test.missing.map(type => `'${type}'`).join(", ") + ".");
    });
    for (const name of ["phone", "picture", "facts"]) $("view-" + name).addEventListener("click", () => view(name));
    function view(name) {
      document.body.dataset.view = name;
      for (const each of ["phone", "picture", "facts"]) $("view-" + each).setAttribute("aria-pressed", each === name);
      if (name === "picture") seeMap();
    }
    $("more").addEventListener("click", () => {
      const isOpen = $("more").getAttribute("aria-expanded") !== "true";
      $("more").setAttribute("aria-expanded", isOpen);
      $("tools").classList.toggle("open", isOpen);
    });
    addEventListener("resize", seeMap);
    """#
}
