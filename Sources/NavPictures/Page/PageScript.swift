/// The script of a page: what folds, where cards stand then, moving about, searching, and what is said of a card.
///
/// Texts of the graph reach the page as text nodes alone.
enum PageScript {
  static let text = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent), cards = data.cards, hasRows = data.detail !== "titles";
    const $ = id => document.getElementById(id), view = $("view"), world = $("world"), NS = "http://www.w3.org/2000/svg";
    const GAP = 18, ENTRY = 18, LANE = 8, FRAME = 18, BAND = 34, TREES = 56, MOST = 9;

    function element(name, attributes, parent, text) {
      const made = document.createElementNS(NS, name);
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      if (text !== undefined) made.textContent = text;
      if (parent) parent.append(made);
      return made;
    }

    // What leads to each card, and how much stands below it.
    cards.forEach((card, index) => { card.index = index; card.parent = -1; card.depth = 0; });
    cards.forEach(card => card.branches.forEach(branch => { cards[branch.card].parent = card.index; cards[branch.card].row = branch.row; cards[branch.card].depth = card.depth + 1; }));
    for (let i = cards.length - 1; i >= 0; i--) cards[i].below = cards[i].branches.reduce((sum, b) => sum + cards[b.card].below + (cards[b.card].reference ? 0 : 1), 0);
    const folded = new Set();
    if (cards.length > 1000) cards.forEach(card => { if (card.branches.length && card.depth >= 2) folded.add(card.index); });

    const port = (card, row) => hasRows ? card.head + 15.5 + 21 * row : ENTRY;
    const shown = card => folded.has(card.index) ? [] : card.branches;
    function gutter(card) {
      const edges = Math.max(1, shown(card).length - 1), lanes = edges > MOST || !hasRows ? 1 : edges;
      return 14 + LANE * (lanes - 1) + 30;
    }

    // Edges of parts are lists of pieces, from left to right: where one ends, and how high it is.
    function meet(upper, lower) {
      let i = 0, j = 0, distance = -Infinity;
      while (i < upper.length && j < lower.length) {
        distance = Math.max(distance, upper[i][1] + GAP - lower[j][1]);
        const a = upper[i][0], b = lower[j][0];
        if (a <= b) i++;
        if (b <= a) j++;
      }
      return distance;
    }
    const moved = (edge, by) => edge.map(piece => [piece[0], piece[1] + by]);
    function over(first, second) {
      const end = first[first.length - 1][0];
      return first.concat(second.filter(piece => piece[0] > end));
    }

    let frames = [], visible = [], bounds = { left: 0, top: 0, right: 0, bottom: 0 };
    function place() {
      visible = [];
      frames = [];
      const around = [];
      const starts = data.trees.map(tree => { cards[tree.card].x = FRAME * tree.frames.length; return tree.card; }).reverse();
      while (starts.length) {
        const card = cards[starts.pop()];
        visible.push(card);
        const start = card.x + card.width + gutter(card);
        shown(card).forEach(branch => { cards[branch.card].x = start + FRAME * branch.frames.length; });
        for (let i = shown(card).length - 1; i >= 0; i--) starts.push(shown(card)[i].card);
      }
      function framed(part, list, card, x) {
        for (let i = list.length - 1; i >= 0; i--) {
          part.top -= BAND; part.bottom += FRAME; part.right += FRAME;
          around.push({ card, frame: list[i], x: x + FRAME * i, y: part.top, width: part.right - x - FRAME * i, height: part.bottom - part.top });
          part.upper = [[part.right, part.top]]; part.lower = [[part.right, part.bottom]];
        }
        return part;
      }
      for (let n = visible.length - 1; n >= 0; n--) {
        const card = visible[n], right = card.x + card.width;
        let whole = null, last = 0;
        card.y = 0;
        for (const branch of shown(card)) {
          const child = cards[branch.card], part = framed(child.part, branch.frames, child, child.x - FRAME * branch.frames.length);
          child.part = null;
          if (!whole) { whole = part; continue; }
          last = meet(whole.lower, part.upper);
          child.y = last;
          whole = {
            upper: over(whole.upper, moved(part.upper, last)), lower: over(moved(part.lower, last), whole.lower),
            top: Math.min(whole.top, part.top + last), bottom: Math.max(whole.bottom, part.bottom + last), right: Math.max(whole.right, part.right) };
        }
        if (!whole) {
          card.part = { upper: [[right, 0]], lower: [[right, card.height]], top: 0, bottom: card.height, right };
          continue;
        }
        const edge = right + gutter(card), final = shown(card)[shown(card).length - 1], lowest = Math.max(last + cards[final.card].height, card.height);
        card.part = {
          upper: [[right, 0], [edge, 0], ...whole.upper], lower: [[right, card.height], [edge, lowest], ...whole.lower],
          top: Math.min(0, whole.top), bottom: Math.max(card.height, whole.bottom), right: whole.right };
      }
      let lowest = null;
      bounds = { left: 0, top: 0, right: 0, bottom: 0 };
      for (const tree of data.trees) {
        const card = cards[tree.card], part = framed(card.part, tree.frames, card, 0);
        if (lowest === null) bounds.top = part.top; else card.y = lowest + TREES - part.top;
        lowest = card.y + part.bottom;
        bounds.right = Math.max(bounds.right, part.right);
      }
      bounds.bottom = lowest || 0;
      for (const card of visible) shown(card).forEach(branch => { cards[branch.card].y += card.y; });
      frames = around.reverse().map(item => ({ ...item, y: item.y + item.card.y }));
    }

    function lanes(card) {
      const branches = shown(card), ups = branches.map(b => cards[b.card].y + ENTRY < card.y + port(card, b.row));
      const count = ups.filter(Boolean).length, most = Math.max(count, ups.length - count), room = gutter(card) - 44;
      const step = hasRows && most > 1 && most <= MOST ? Math.min(LANE, room / (most - 1)) : 0;
      let up = 0, down = ups.length - count;
      return ups.map(isUp => isUp ? step * up++ : step * --down);
    }

    function draw() {
      place();
      const seen = new Set(visible.map(card => card.index));
      for (const card of cards) {
        const group = $("c" + card.index);
        group.style.display = seen.has(card.index) ? "" : "none";
        if (seen.has(card.index)) group.setAttribute("transform", `translate(${card.x} ${card.y})`);
      }
      $("frames").replaceChildren();
      for (const item of frames) {
        element("rect", { class: "fr", x: item.x, y: item.y, width: item.width, height: item.height, rx: 12 }, $("frames"));
        element("text", { class: "cap near", x: item.x + 14, y: item.y + 19.5 }, $("frames"), item.frame.caption + (item.frame.lock ? "  ·  " + item.frame.lock : ""));
      }
      $("edges").replaceChildren();
      for (const card of visible) {
        const offsets = lanes(card), right = card.x + card.width;
        shown(card).forEach((branch, number) => {
          const child = cards[branch.card], from = card.y + port(card, branch.row), to = child.y + ENTRY, lane = right + 14 + offsets[number];
          const radius = Math.min(8, Math.abs(to - from) / 2), down = to > from ? 1 : -1, head = branch.kind === "push" || branch.kind === "replace" ? 7 : 8;
          const path = `M${right} ${from}H${lane - radius}Q${lane} ${from} ${lane} ${from + down * radius}V${to - down * radius}Q${lane} ${to} ${lane + radius} ${to}H${child.x - head + 1}`;
          child.edge = element("path", { class: "e " + branch.kind, d: path }, $("edges"));
          if (branch.kind === "present") element("path", { class: "e in", d: path }, $("edges"));
          element("path", { class: "a " + branch.kind, d: `M${child.x} ${to}` + (head === 7 ? "l-7-3.8v7.6z" : "l-8-5v10z") }, $("edges"));
        });
        if (card.branches.length) {
          const isFolded = folded.has(card.index), label = isFolded ? "+" + card.below : "−", width = isFolded ? 14 + 7 * label.length : 18;
          const knob = element("g", { class: "fold", transform: `translate(${right - width / 2} ${card.y - 8})` }, $("edges"));
          element("rect", { class: "plus", width, height: 18, rx: 9 }, knob);
          element("text", { class: "sign", x: width / 2, y: 13 }, knob, label);
          knob.style.cursor = "pointer";
          knob.addEventListener("click", event => { event.stopPropagation(); fold(card); });
        }
      }
      $("map").replaceChildren();
      $("map").setAttribute("viewBox", `${bounds.left - 20} ${bounds.top - 20} ${bounds.right - bounds.left + 40} ${bounds.bottom - bounds.top + 40}`);
      for (const card of visible) element("rect", { x: card.x, y: card.y, width: card.width, height: card.height }, $("map"));
      element("rect", { class: "seen" }, $("map"));
      look();
      light();
    }

    // MARK: Moving about

    let scale = 1, left = 0, top_ = 0, size = { width: 1, height: 1 };
    function look() {
      size = view.getBoundingClientRect();
      view.setAttribute("viewBox", `${left} ${top_} ${Math.max(1, size.width) / scale} ${Math.max(1, size.height) / scale}`);
      view.classList.toggle("small", scale < 0.6);
      const isWhole = left <= bounds.left && top_ <= bounds.top && left + size.width / scale >= bounds.right && top_ + size.height / scale >= bounds.bottom;
      $("map").style.display = isWhole ? "none" : "";
      const seen = $("map").querySelector(".seen");
      if (seen) for (const [key, value] of Object.entries({ x: left, y: top_, width: size.width / scale, height: size.height / scale })) seen.setAttribute(key, value);
    }
    function zoom(factor, x = size.width / 2, y = size.height / 2) {
      const wanted = Math.min(4, Math.max(0.04, scale * factor));
      left += x / scale - x / wanted;
      top_ += y / scale - y / wanted;
      scale = wanted;
      look();
    }
    function fit() {
      size = view.getBoundingClientRect();
      const width = bounds.right - bounds.left + 88, height = bounds.bottom - bounds.top + 88;
      scale = Math.min(1, size.width / width, size.height / height);
      left = bounds.left - 44; top_ = bounds.top - 44;
      look();
    }
    function show(card) {
      size = view.getBoundingClientRect();
      scale = Math.max(scale, 0.8);
      left = card.x + card.width / 2 - size.width / scale / 2;
      top_ = card.y + card.height / 2 - size.height / scale / 2;
      look();
    }
    view.addEventListener("wheel", event => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) { zoom(Math.exp(-event.deltaY / 200), event.offsetX, event.offsetY); return; }
      left += (event.shiftKey ? event.deltaY : event.deltaX) / scale;
      top_ += (event.shiftKey ? 0 : event.deltaY) / scale;
      look();
    }, { passive: false });
    const fingers = new Map();
    let wasDragged = false;
    view.addEventListener("pointerdown", event => { fingers.set(event.pointerId, event); wasDragged = false; });
    addEventListener("pointermove", event => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      if (fingers.size === 2) {
        const other = [...fingers.values()].find(each => each.pointerId !== event.pointerId);
        const distance = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;
        const box = view.getBoundingClientRect();
        zoom(distance(event, other) / distance(before, other), (event.clientX + other.clientX) / 2 - box.left, (event.clientY + other.clientY) / 2 - box.top);
      } else {
        left -= (event.clientX - before.clientX) / scale;
        top_ -= (event.clientY - before.clientY) / scale;
      }
      if (Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) > 2 || wasDragged) { wasDragged = true; view.classList.add("drag"); }
      fingers.set(event.pointerId, event);
      look();
    });
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, event => { fingers.delete(event.pointerId); view.classList.remove("drag"); });
    $("map").addEventListener("click", event => {
      const box = $("map").getBoundingClientRect(), width = bounds.right - bounds.left + 40, height = bounds.bottom - bounds.top + 40;
      const ratio = Math.max(width / box.width, height / box.height);
      left = bounds.left - 20 + width / 2 + (event.clientX - box.left - box.width / 2) * ratio - size.width / scale / 2;
      top_ = bounds.top - 20 + height / 2 + (event.clientY - box.top - box.height / 2) * ratio - size.height / scale / 2;
      look();
    });

    // MARK: Folding, choosing, searching

    function fold(card) {
      if (!card.branches.length) return;
      if (!folded.delete(card.index)) folded.add(card.index);
      draw();
    }
    function unfold(card) {
      let changed = false;
      for (let p = card.parent; p >= 0; p = cards[p].parent) changed = folded.delete(p) || changed;
      if (changed) draw();
    }
    let chosen = null;
    function light() {
      document.querySelectorAll(".on").forEach(each => each.classList.remove("on"));
      for (let card = chosen; card; card = cards[card.parent]) {
        $("c" + card.index).classList.add("on");
        if (card.edge && card.parent >= 0) card.edge.classList.add("on");
      }
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
    function html(name, parent, text) {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      parent.append(made);
      return made;
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
    const label = card => card.title ? `${card.title} (${card.name})` : card.name;
    function tell() {
      $("about").replaceChildren();
      if (!chosen) return;
      html("h2", $("about"), label(chosen));
      if (chosen.place && /^https?:\/\//.test(chosen.place)) {
        const link = html("a", $("about"), "In the graph file");
        link.href = chosen.place;
        link.rel = "noopener noreferrer";
      }
      list("Holds", chosen.details.map(text => ({ text })));
      const way = [];
      for (let card = chosen; card; card = cards[card.parent]) way.unshift({ card, text: label(card) });
      list("The way from the root", way);
      const places = cards.filter(card => card.name === chosen.name);
      list("Who leads here", places.filter(card => card.parent >= 0).map(card => ({ card: cards[card.parent], text: `${label(cards[card.parent])}: ${cards[card.parent].rows[card.row][0]}` })));
      if (places.length > 1) list("All its places", places.map(card => ({ card, text: card.reference ? "below " + label(cards[card.parent]) : "its card" })));
      list("Segues", chosen.rows.map(([name, target, condition, meaning]) => ({ text: `${name}: ${meaning}${target ? " " + target : ""}${condition ? ", only if " + condition : ""}` })));
      const close = html("button", $("about"), "Close");
      close.addEventListener("click", () => choose(null));
    }
    cards.forEach(card => {
      const group = $("c" + card.index);
      group.setAttribute("tabindex", "0");
      group.setAttribute("role", "button");
      group.setAttribute("aria-label", label(card));
      group.addEventListener("click", () => { if (!wasDragged) choose(card); });
      group.addEventListener("dblclick", () => fold(card));
      group.addEventListener("keydown", event => {
        if (event.key === "Enter" || event.key === " ") { event.preventDefault(); event.stopPropagation(); if (chosen === card) fold(card); else choose(card, true); }
      });
      group.addEventListener("focus", () => {
        const box = group.getBoundingClientRect(), all = view.getBoundingClientRect();
        if (box.left < all.left || box.top < all.top || box.right > all.right || box.bottom > all.bottom) show(card);
      });
    });
    let hits = [], hit = -1;
    function search() {
      const word = $("search").value.trim().toLowerCase();
      document.querySelectorAll(".hit").forEach(each => each.classList.remove("hit"));
      hits = word ? cards.filter(card => [card.name, card.title, ...card.details, ...card.rows.flatMap(row => [row[0], row[2]])].some(text => text.toLowerCase().includes(word))) : [];
      hits.forEach(card => $("c" + card.index).classList.add("hit"));
      hit = -1;
      $("found").textContent = word ? `${hits.length} found` : "";
    }
    $("search").addEventListener("input", search);
    $("search").addEventListener("keydown", event => {
      if (event.key === "Enter" && hits.length) { hit = (hit + (event.shiftKey ? hits.length - 1 : 1)) % hits.length; choose(hits[hit], true); }
      if (event.key === "Escape") { $("search").value = ""; search(); }
    });
    $("in").addEventListener("click", () => zoom(1.25));
    $("out").addEventListener("click", () => zoom(0.8));
    $("fit").addEventListener("click", fit);
    $("open").addEventListener("click", () => { folded.clear(); draw(); });
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
    draw();
    left = bounds.left - 44; top_ = bounds.top - 44;
    scale = 1;
    look();
    fromHash();
    """#
}
