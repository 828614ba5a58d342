// @ts-check
// The panels around the phone: the path, waiting requests, the log, the coverage, and the legend.
const Panels = (() => {
  "use strict";
  const { $, svg } = Elements, { shown, make, icon, floating, nameOf } = Parts;

  // Shows what does not change during a walk.
  function describe() {
    const { graph } = Walk.about;
    document.title = shown(graph) + ": prototype";
    $("title").textContent = shown(graph);
    Facts.fill();
    fillLegend();
    for (const link of PageData.links) make("option", $("links"), null).value = link;
    if (PageData.links.length) $("link").placeholder = shown(PageData.links[0]);
  }
  // Lists the meanings of the signs in this picture.
  function fillLegend() {
    for (const [sign, role, meaning] of PageData.legend) {
      const item = make("li", $("legend-signs"));
      const box = svg("svg", { viewBox: "0 0 12 12", class: "key", "aria-hidden": "true" }, item);
      svg("path", { d: PageData.signs[sign], class: (sign === "condition" ? "i full " : "i ") + role }, box);
      make("span", item, meaning);
    }
    $("legend").open = innerWidth >= 900;
  }

  function showPath() {
    const { state } = Walk, pages = new Map(state.pages.map(page => [page.id, page]));
    const list = state.stack.map(id => pages.get(id)).filter(page => page && !page.aside), path = $("path");
    const signature = JSON.stringify(list.map(page => [page.id, page.screen, page.opening]));
    if (path.dataset.signature === signature) return;
    path.dataset.signature = signature;
    path.replaceChildren();
    for (const [index, page] of list.entries()) {
      const item = make("li", path, null, index === list.length - 1 ? { "aria-current": "page" } : {});
      if (floating.has(page.opening)) icon("present", "layer", item);
      if (page.opening === "tab" || page.container) icon("tab", "muted", item);
      const values = page.arguments.map(each => `${each.name}: ${each.value}`).join(", ");
      make("span", item, nameOf(page) + (page.arguments.length ? `(${values})` : ""));
    }
  }

  const seconds = time => (time / 1000).toFixed(1) + " s";
  const outcomeMarks = { shown: ["yes", "yes"], refused: ["no", "no"], failed: ["no", "no"] };
  function showLog() {
    const { state } = Walk, list = state.log.slice(-60).reverse(), log = $("log");
    const signature = JSON.stringify([list, state.evicted]);
    if (log.dataset.signature === signature) return;
    log.dataset.signature = signature;
    log.replaceChildren();
    $("no-log").hidden = list.length > 0;
    for (const entry of list) {
      const { outcome } = entry, item = make("li", log);
      make("time", item, seconds(entry.asked));
      make("span", item, entry.name, { class: "mono" });
      const kind = outcome === "shown" ? "yes" : outcome === null ? "style" : "no";
      const word = make("span", item, null, { class: kind }), [mark, role] = outcomeMarks[outcome] || ["wait", "muted"];
      icon(mark, role, word);
      const waiting = state.queue.includes(entry.id) ? "queued" : "in progress";
      make("span", word, Messages.outcomeWord(entry) || waiting);
      if (entry.why) make("small", item, Messages.because(entry.why));
      else if (entry.queued && outcome) make("small", item, "after a wait in the queue", { class: "style" });
    }
    $("evicted").replaceChildren();
    for (const each of state.evicted) make("li", $("evicted"), Messages.goneWords(each));
  }

  function showCoverage() {
    const { about, state: { seen } } = Walk;
    const screens = seen.screens.filter(name => about.screens.some(each => each.name === name)).length;
    const counts = { screens: [screens, about.screens.length], segues: [seen.segues.length, about.segues] };
    for (const [name, [count, all]] of Object.entries(counts)) {
      $("seen-" + name).max = Math.max(1, all);
      $("seen-" + name).value = count;
      $("seen-" + name + "-text").textContent = `${count} of ${all}`;
    }
  }

  // Shows the waiting requests, and whether there is a transition.
  function showWaits() {
    const { waits, queue, log, slides, busy } = Walk.state, words = [];
    if (waits.segue !== null) {
      words.push(`${waits.segue} waits for facts: ${seconds(Math.max(0, waits.until - Walk.now()))} left`);
    }
    if (waits.link !== null) words.push(`The link ${waits.link} continues when the facts permit it`);
    for (const id of queue) {
      const entry = log.find(each => each.id === id);
      words.push(`${entry ? entry.name : id} waits in the queue`);
    }
    const text = words.map(shown).join(". ");
    if ($("waits").textContent !== text) $("waits").textContent = text;
    $("waits").hidden = !text;
    $("motion").textContent = slides.length > 0 || busy ? "moving" : "idle";
  }

  function show() {
    const { state } = Walk, count = Steps.count(Walk.lines);
    Messages.tellOutcomes();
    Facts.show();
    showLog();
    showCoverage();
    showWaits();
    $("guard").setAttribute("aria-checked", state.guard);
    $("guard").lastChild.textContent = state.guard ? "Guard on" : "Guard off";
    $("speed").value = String(state.slow);
    $("undo").disabled = $("again").disabled = count === 0;
    $("steps").textContent = count === 1 ? "1 step" : `${count} steps`;
    $("too-long").hidden = Walk.address() !== null;
  }

  return { describe, showPath, showWaits, show };
})();
