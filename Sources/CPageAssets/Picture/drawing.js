// @ts-check
// The parts that change when something is folded.
const Drawing = (() => {
  "use strict";
  const { $, svg } = Elements;
  const { cards, metrics, ROWS, label, folded, cut, height } = Cards;

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

  function moveFrames() {
    for (const group of $("frames").children) group.style.display = "none";
    for (const { group, x, y, width, height } of Layout.frames) {
      group.style.display = "";
      group.setAttribute("transform", `translate(${x} ${y})`);
      const rect = group.querySelector("rect");
      rect.setAttribute("width", width);
      rect.setAttribute("height", height);
      group.querySelector(".cl")?.setAttribute("d", `M0 0v${height}`);
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

  // Computes the layout, and moves the visible cards and frames.
  function draw() {
    Layout.place();
    cards.forEach(card => { card.isHidden = true; });
    Layout.visible.forEach(card => { card.isHidden = false; });
    for (const card of cards) {
      card.group.style.display = card.isHidden ? "none" : "";
      if (card.edges) card.edges.style.display = card.isHidden ? "none" : "";
      if (card.isHidden) continue;
      card.group.setAttribute("transform", `translate(${card.x} ${card.y})`);
      drawRows(card);
    }
    moveFrames();
    for (const [index, line, port, arrow] of Layout.edges) {
      const { edges } = cards[index], [start, end] = edges.querySelectorAll(".a");
      edges.querySelectorAll(".e").forEach(path => path.setAttribute("d", line));
      start.setAttribute("d", port);
      end.setAttribute("d", arrow);
    }
    $("ports").replaceChildren();
    for (const card of Layout.visible) {
      if (card.branches.length) knob(card, card.x + card.width, card.y, `the screens after ${label(card)}`);
    }
    for (const { card, frame, x, y } of Layout.frames) {
      if (card.branches.length) knob(card, x + frame.label - 30, y + 15, frame.caption);
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
