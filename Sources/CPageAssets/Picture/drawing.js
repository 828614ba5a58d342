// @ts-check
// The parts that change when something is folded.
const Drawing = (() => {
  "use strict";
  const { $, svg } = Elements;
  const { cards, metrics, hasRows, ROWS, label, folded, cut, height, shown, port } = Cards;

  const sign = (name, style, x, y, parent) =>
    svg("path", { class: "i " + style, transform: `translate(${x} ${y})`, d: PageData.signs[name] }, parent);

  // The button that folds the cards after a card.
  function knob(card, x, y, what) {
    const isFolded = folded.has(card.index), text = isFolded ? "+" + card.below : "−";
    const width = isFolded ? 14 + 7 * text.length : 18, name = isFolded ? "fold" : "fold open";
    const outer = svg("g", { class: name, transform: `translate(${x} ${y})` }, $("ports"));
    const inner = svg("g", { class: "k" }, outer);
    svg("title", {}, inner, (isFolded ? "Unfold " : "Fold ") + what);
    // The button of a folded card is beside the card, where it cannot cover the title.
    const start = isFolded ? 2 : -width / 2;
    svg("rect", { class: "plus", x: start, y: -9, width, height: 18, rx: 9 }, inner);
    svg("text", { class: "sign", x: start + width / 2, y: 4 }, inner, text);
    outer.addEventListener("click", event => {
      event.stopPropagation();
      fold(card);
    });
  }

  function drawFrames() {
    const parent = $("frames");
    parent.replaceChildren();
    for (const item of Layout.frames) {
      const { frame, x, y, width, height } = item;
      svg("rect", { class: frame.sign === "fragment" ? "fr frag" : "fr", x, y, width, height, rx: 12 }, parent);
      const near = svg("g", { class: "near" }, parent);
      sign(frame.sign, frame.sign === "error" ? "er" : "mu", x + 14, y + 9, near);
      const text = svg("text", { class: "cap", x: x + 32, y: y + 19.5 }, near, frame.shown);
      svg("title", {}, text, frame.caption + (frame.lock ? ", requires " + frame.lock : ""));
      const far = { class: "ink F mid far", "font-size": 26, x: x + 12, y: y + 26 };
      item.text = svg("text", far, parent, CardNames.fitting(frame.caption, (width - 24) / 26));
      if (frame.lock) {
        const start = x + 44 + frame.width;
        sign("lock", "co", start, y + 9, near);
        svg("text", { class: "m co", x: start + 17, y: y + 19.5 }, near, frame.shownLock);
      }
    }
  }

  // Hides omitted rows, and draws a row with their number.
  function drawRows(card) {
    const isCut = cut.has(card.index), rows = card.group.querySelectorAll(".row");
    if (card.rows.length <= ROWS || card.isCut === isCut) return;
    card.isCut = isCut;
    rows.forEach((row, index) => { row.style.display = isCut && index >= ROWS - 1 ? "none" : ""; });
    card.group.querySelectorAll("rect.card").forEach(rect => rect.setAttribute("height", height(card) - 1));
    card.group.querySelector(".more")?.remove();
    if (!isCut) return;
    const more = svg("g", { class: "more near" }, card.group), level = card.head + 19.5 + metrics.row * (ROWS - 1);
    svg("text", { class: "cap", x: 32, y: level }, more, `${card.rows.length - ROWS + 1} more…`);
    more.addEventListener("click", event => {
      event.stopPropagation();
      cut.delete(card.index);
      draw();
    });
  }

  // The path from a row over lanes to an arrow of a length. Each turn has a lane, and the levels before and after it.
  function edgePath(right, from, turns, end) {
    const corners = turns.map(([x, start, end]) => {
      const radius = Math.min(8, Math.abs(end - start) / 2), down = end > start ? 1 : -1;
      const first = `H${x - radius}Q${x} ${start} ${x} ${start + down * radius}`;
      return first + `V${end - down * radius}Q${x} ${end} ${x + radius} ${end}`;
    });
    return `M${right} ${from}` + corners.join("") + `H${end}`;
  }

  function drawEdges(card) {
    const offsets = Layout.lanes(card), right = card.x + card.width, rows = card.group.querySelectorAll(".row");
    const parent = $("edges");
    shown(card).forEach((branch, number) => {
      const { kind, row } = branch, child = cards[branch.card], from = card.y + port(card, row);
      const to = child.y + metrics.entry, lane = right + metrics.beforeLanes + offsets[number];
      const head = kind === "push" || kind === "replace" ? 7 : 8, arrival = Layout.arrival(child);
      const turns = [[lane, from, child.channel === null ? to : arrival]];
      if (child.channel !== null) turns.push([Layout.rise(child, metrics.rise), arrival, to]);
      const path = edgePath(right, from, turns, child.x - head + 1);
      child.edge = svg("path", { class: "e " + kind, d: path }, parent);
      if (rows[row]) rows[row].edge = child.edge;
      if (kind === "present") svg("path", { class: "e in", d: path }, parent);
      const isGuarded = hasRows && card.rows[row][2] !== "";
      const diamond = { class: "a co", d: `M${right} ${from - 5}l5 5-5 5-5-5z` };
      const dot = { class: "a " + kind, d: `M${right - 3} ${from}a3 3 0 1 1 6 0a3 3 0 1 1-6 0z` };
      svg("path", isGuarded ? diamond : dot, parent);
      svg("path", { class: "a " + kind, d: `M${child.x} ${to}` + (head === 7 ? "l-7-3.8v7.6z" : "l-8-5v10z") }, parent);
    });
    if (card.branches.length) knob(card, right, card.y, `the screens after ${label(card)}`);
  }

  // Computes the layout, and draws all that is visible.
  function draw() {
    Layout.place();
    cards.forEach(card => { card.isHidden = true; });
    Layout.visible.forEach(card => { card.isHidden = false; });
    for (const card of cards) {
      card.group.style.display = card.isHidden ? "none" : "";
      card.edge = null;
      if (card.isHidden) continue;
      card.group.setAttribute("transform", `translate(${card.x} ${card.y})`);
      drawRows(card);
      card.group.querySelectorAll(".row").forEach(row => { row.edge = null; });
    }
    drawFrames();
    $("edges").replaceChildren();
    $("ports").replaceChildren();
    Layout.visible.forEach(drawEdges);
    for (const { card, frame, x, y } of Layout.frames) {
      const lock = frame.lock ? 29 + frame.lockWidth : 0;
      if (card.branches.length) knob(card, x + 56 + frame.width + lock, y + 15, frame.caption);
    }
    Camera.drawMap();
    Camera.nameAgain();
    Camera.look();
    Highlights.light();
  }

  function fold(card) {
    if (!card.branches.length) return;
    if (!folded.delete(card.index)) folded.add(card.index);
    draw();
  }
  // Makes a card and all of its rows visible.
  function unfold(card) {
    let hasChanged = cut.delete(card.index);
    for (let p = card.parent; p >= 0; p = cards[p].parent) hasChanged = folded.delete(p) || hasChanged;
    if (hasChanged) draw();
  }
  function unfoldAll() {
    folded.clear();
    cut.clear();
    draw();
  }
  // Folds all cards except the roots.
  function foldAll() {
    for (const card of cards) if (card.branches.length && card.depth >= 1) folded.add(card.index);
    draw();
  }

  return { draw, fold, unfold, unfoldAll, foldAll };
})();
