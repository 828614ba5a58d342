extension PageScript {
  /// Folds, selects, searches, and describes cards.
  static let telling = #"""

    function fold(card) {
      if (!card.branches.length) return;
      if (!folded.delete(card.index)) folded.add(card.index);
      draw();
    }
    function unfold(card) {
      let changed = cut.delete(card.index);
      for (let p = card.parent; p >= 0; p = cards[p].parent) changed = folded.delete(p) || changed;
      if (changed) draw();
    }
    let chosen = null;
    function light() {
      document.querySelectorAll(".on").forEach(each => each.classList.remove("on"));
      for (let card = chosen; card; card = above(card)) {
        card.group.classList.add("on");
        if (card.edge) card.edge.classList.add("on");
      }
      redraw_lines();
    }
    function choose(card, moves) {
      chosen = card;
      if (card) unfold(card);
      light();
      tell();
      if (card && moves) show(card);
      const hash = card ? "#screen=" + encodeURIComponent(card.name) : "";
      if (location.hash !== hash) history.replaceState(null, "", hash || location.pathname + location.search);
    }
    function list(title, items) {
      if (!items.length) return;
      html("h3", $("about"), title);
      const ul = html("ul", $("about"));
      for (const item of items) {
        const li = html("li", ul);
        if (item.card) {
          const button = html("button", li, item.text);
          button.addEventListener("click", () => choose(item.card, true));
        } else li.textContent = item.text;
      }
    }
    // The card that a row leads to, if it is visible. A small card leads to the screen's own card.
    function goal(card, row) {
      const branch = card.branches.find(each => each.row === row), go = card.goes.find(each => each[0] === row);
      if (branch) return whole(cards[branch.card]);
      return go ? cards[go[1]] : cards.find(each => !each.reference && each.name === card.rows[row][1]);
    }
    const whole = card => card.reference ? cards.find(each => !each.reference && each.name === card.name) || card : card;
    function tell() {
      $("about").replaceChildren();
      if (!chosen) return;
      html("h2", $("about"), label(chosen));
      if (chosen.place && /^https?:\/\//.test(chosen.place)) {
        const link = html("a", $("about"), "Show in the graph file");
        link.href = chosen.place;
        link.rel = "noopener noreferrer";
      }
      list("Details", chosen.details.map(text => ({ text })));
      const way = [];
      for (let card = chosen; card; card = above(card)) way.unshift({ card, text: label(card) });
      list("Path from the root", way);
      const places = cards.filter(card => card.name === chosen.name);
      list("Opened by", places.filter(card => card.parent >= 0).map(card => ({ card: above(card), text: `${label(above(card))}: ${above(card).rows[card.row][0]}` })));
      if (places.length > 1) list("Places", places.map(card => ({ card, text: card.reference ? "below " + label(above(card)) : "its card" })));
      list("Segues", chosen.rows.map(([name, target, condition, meaning], row) => {
        const card = goal(chosen, row), to = card ? label(card) : target;
        return { card, text: `${name}: ${meaning}${to ? " " + to : ""}${condition ? ", only if " + condition : ""}` };
      }));
      const close = html("button", $("about"), "Close");
      close.addEventListener("click", () => choose(null));
    }
    cards.forEach(card => {
      const group = card.group;
      group.setAttribute("tabindex", "0");
      group.setAttribute("role", "button");
      group.setAttribute("aria-label", label(card));
      group.addEventListener("click", () => { if (!wasDragged) choose(card); });
      group.addEventListener("dblclick", () => fold(card));
      group.addEventListener("pointerenter", () => point(card));
      group.addEventListener("pointerleave", () => point(null));
      group.querySelectorAll(".row").forEach(row => {
        row.addEventListener("pointerenter", () => row.edge?.classList.add("pick"));
        row.addEventListener("pointerleave", () => document.querySelectorAll(".pick").forEach(each => each.classList.remove("pick")));
      });
      group.addEventListener("keydown", event => {
        if (event.key === "Enter" || event.key === " ") { event.preventDefault(); event.stopPropagation(); if (chosen === card) fold(card); else choose(card, true); }
      });
      group.addEventListener("focus", () => {
        point(card);
        const box = group.getBoundingClientRect(), all = view.getBoundingClientRect();
        if (group.matches(":focus-visible") && (box.left < all.left || box.top < all.top || box.right > all.right || box.bottom > all.bottom)) show(card);
      });
      group.addEventListener("blur", () => point(null));
    });
    let hits = [], hit = -1;
    function search() {
      const word = $("search").value.trim().toLowerCase();
      document.querySelectorAll(".hit").forEach(each => each.classList.remove("hit"));
      hits = word ? cards.filter(card => [card.name, card.title, ...card.details, ...card.rows.flatMap(row => [row[0], row[2]])].some(text => text.toLowerCase().includes(word))) : [];
      hits.forEach(card => card.group.classList.add("hit"));
      hit = -1;
      $("found").textContent = word ? `${hits.length} found` : "";
      tell_hits(word);
    }
    // For a fact, the rows and screens whose predicates read the fact.
    function tell_hits(word) {
      if (chosen) return;
      $("about").replaceChildren();
      const guarded = [], others = [];
      for (const card of hits) {
        const rows = card.rows.filter(row => row[2].toLowerCase().includes(word));
        for (const row of rows) guarded.push({ card, text: `${label(card)}: ${row[0]}, only if ${row[2]}` });
        if (!rows.length) others.push({ card, text: label(card) });
      }
      list("Guarded by this fact", guarded.slice(0, 100));
      list("Found", others.slice(0, 100));
    }
    $("search").addEventListener("input", search);
    $("search").addEventListener("keydown", event => {
      if (event.key === "Enter" && hits.length) { hit = (hit + (event.shiftKey ? hits.length - 1 : 1)) % hits.length; choose(hits[hit], true); }
      if (event.key === "Escape") { $("search").value = ""; search(); }
    });
    $("in").addEventListener("click", () => zoom(1.25));
    $("out").addEventListener("click", () => zoom(0.8));
    $("fit").addEventListener("click", fit);
    $("open").addEventListener("click", () => { folded.clear(); cut.clear(); draw(); });
    $("close").addEventListener("click", () => { cards.forEach(card => { if (card.branches.length && card.depth >= 1) folded.add(card.index); }); draw(); });
    addEventListener("keydown", event => {
      if (event.target.closest && event.target.closest("input,button,details")) return;
      const step = 60 / scale, keys = {
        "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8), "0": fit, "/": () => $("search").focus(), "Escape": () => choose(null),
        ArrowLeft: () => { left -= step; look(); }, ArrowRight: () => { left += step; look(); }, ArrowUp: () => { top_ -= step; look(); }, ArrowDown: () => { top_ += step; look(); } };
      if (keys[event.key] && !event.ctrlKey && !event.metaKey && !event.altKey) { event.preventDefault(); keys[event.key](); }
    });
    addEventListener("resize", look);
    function fromHash() {
      const match = /^#screen=(.*)$/.exec(location.hash);
      if (!match) return;
      let name = "";
      try { name = decodeURIComponent(match[1]); } catch { return; }
      const card = cards.find(each => each.name === name && !each.reference) || cards.find(each => each.name === name);
      if (card) choose(card, true);
    }
    addEventListener("hashchange", fromHash);
    """#
}
