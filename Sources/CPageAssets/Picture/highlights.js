// @ts-check
// The selected card and the card under the pointer, and their lines that go back or elsewhere.
const Highlights = (() => {
  "use strict";
  const { $, svg } = Elements;
  const { cards, above } = Cards;

  function drawLinesOf(card) {
    const add = (target, row, name) => {
      while (target && target.isHidden) target = above(target);
      if (!target || target === card) return;
      const [line, arrow] = Layout.route(card, target, row);
      if (!line) return;
      svg("path", { class: name, d: line }, $("lines"));
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
      card.edge?.classList.add("on");
    }
    drawLines();
  }

  return {
    point, light,
    // The selected card. `light` shows a change.
    get chosen() { return chosen; },
    set chosen(card) { chosen = card; },
  };
})();
