// @ts-check
// Prints the picture as tiles of one page each, with an index of the screens.
const Printing = (() => {
  "use strict";
  const { $, svg, html } = Elements, { label, height } = Cards;
  const TILE = { width: 1240, height: 800, overlap: 60 };

  // The tiles with their boxes, and the visible screens with the names of their tiles.
  function tiles() {
    const across = TILE.width - TILE.overlap, down = TILE.height - TILE.overlap;
    const origin = { x: Layout.bounds.left - 30, y: Layout.bounds.top - 30 };
    // A tile is named by its row and its column, such as 2B.
    const name = (column, row) =>
      (row + 1) + String.fromCharCode(65 + column % 26) + (column < 26 ? "" : Math.floor(column / 26));
    // The first and the last tile of a range.
    const span = (start, end, step) =>
      [Math.max(0, Math.floor((start - TILE.overlap) / step)), Math.floor(end / step)];
    const found = new Map(), index = [];
    for (const card of Layout.visible) {
      const x = card.x - origin.x, y = card.y - origin.y;
      const columns = span(x, card.x + card.width - origin.x, across);
      const rows = span(y, card.y + height(card) - origin.y, down);
      for (let row = rows[0]; row <= rows[1]; row++) {
        for (let column = columns[0]; column <= columns[1]; column++) found.set(row * 10000 + column, { column, row });
      }
      index.push([label(card), name(Math.floor(x / across), Math.floor(y / down))]);
    }
    const sorted = [...found].sort((a, b) => a[0] - b[0]);
    const list = sorted.map(([, { column, row }]) => {
      const box = [origin.x + column * across, origin.y + row * down, TILE.width, TILE.height];
      return { name: name(column, row), box };
    });
    return { index, list };
  }

  function layOutPages() {
    const paper = $("paper"), { index, list } = tiles();
    paper.replaceChildren();
    html("h1", paper, document.title);
    if (list.length > 1) {
      html("p", paper, "The number and letter after a screen identify its sheet.");
      const ul = html("ul", paper), sorted = index.sort((a, b) => a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0);
      for (const [text, tile] of sorted) html("li", ul, `${text}: ${tile}`);
    }
    for (const tile of list) {
      const figure = html("figure", paper);
      html("figcaption", figure, tile.name);
      const drawing = svg("svg", { viewBox: tile.box.join(" "), "aria-hidden": "true" }, figure);
      svg("use", { href: "#world" }, drawing);
    }
  }

  addEventListener("beforeprint", layOutPages);
  addEventListener("afterprint", () => $("paper").replaceChildren());

  return { tiles, layOutPages };
})();
