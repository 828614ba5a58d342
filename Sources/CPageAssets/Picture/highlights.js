// @ts-check
// The selected card and the card under the pointer. The lines that go back or elsewhere belong to these cards, and are
// drawn as `LineRoute` does.
const Highlights = (() => {
  "use strict";
  const { $, svg } = Elements;
  const { cards, metrics, above, height, port, gutter } = Cards;
  const OUTSIDE = -14;

  // The corners from the left edge of a card, below its ancestors, to the lane of one of them, or out of all trees by
  // default.
  function climb(card, stop) {
    const corners = [[card.x, card.y + 27]];
    for (let below = card, at = above(card); ; below = at, at = above(at)) {
      let level = corners[corners.length - 1][1];
      if (!at) {
        corners.push([OUTSIDE, level]);
        return corners;
      }
      if (below.channel !== null) {
        const side = Layout.rise(below, metrics.rise + 10);
        corners.push([side, level]);
        level = below.y + below.channel + 4;
        corners.push([side, level]);
      }
      const lane = at.x + at.width + gutter(at) - 11;
      corners.push([lane, level]);
      if (at === stop) return corners;
      corners.push([lane, at.y + height(at) + 8]);
    }
  }

  // The corners of a line from a row of a card to another card.
  function route(card, target, row) {
    const way = new Set();
    for (let at = card; at; at = above(at)) way.add(at);
    if (way.has(target) && target !== card) {
      const corners = climb(card, target), low = target.y + height(target), end = target.x + target.width - 14;
      corners.push([corners[corners.length - 1][0], low + 8], [end, low + 8], [end, low + 5]);
      return { corners, arrow: `M${end} ${low}l-3.5 6h7z` };
    }
    let meeting = target;
    while (meeting && !way.has(meeting)) meeting = above(meeting);
    const there = climb(target, meeting).reverse(), end = there[there.length - 1], level = card.y + port(card, row);
    const here = meeting === card ? [[card.x + card.width, level], [there[0][0], level]] : climb(card, meeting);
    end[0] -= 5;
    return { corners: [...here, ...there], arrow: `M${end[0] + 5} ${end[1]}l-6-3.5v7z` };
  }

  function drawLinesOf(card) {
    const add = (target, row, name) => {
      while (target && target.isHidden) target = above(target);
      if (!target || target === card) return;
      const { corners, arrow } = route(card, target, row);
      svg("path", { class: name, d: "M" + corners.map(corner => corner.join(" ")).join("L") }, $("lines"));
      svg("path", { class: name === "back" ? "a ba" : "a ju", d: arrow }, $("lines"));
    };
    card.returns.forEach(target => add(cards[target], 0, "back"));
    card.goes.forEach(([row, target]) => add(cards[target], row, "away"));
  }

  let chosen = null, pointed = null;

  function drawLines() {
    $("lines").replaceChildren();
    if (PageData.edges === "all") return Layout.visible.forEach(drawLinesOf);
    for (const card of new Set([pointed, chosen])) if (card && !card.isHidden) drawLinesOf(card);
  }

  // Changes the card under the pointer.
  function point(card) {
    if (pointed === card) return;
    pointed = card;
    drawLines();
  }

  // Marks the selected card with the cards before it, and draws the lines again.
  function light() {
    document.querySelectorAll(".on").forEach(each => each.classList.remove("on"));
    for (let card = chosen; card; card = above(card)) {
      card.group.classList.add("on");
      if (card.edge) card.edge.classList.add("on");
    }
    drawLines();
  }

  return {
    point, light, route,
    // The selected card. `light` shows a change.
    get chosen() { return chosen; },
    set chosen(card) { chosen = card; },
  };
})();
