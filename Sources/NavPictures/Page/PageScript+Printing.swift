extension PageScript {
  /// Prints the picture as tiles of one page each, with an index of the screens.
  static let printing = #"""

    const TILE = { width: 1240, height: 800, overlap: 60 };
    function tiles() {
      const across = TILE.width - TILE.overlap, down = TILE.height - TILE.overlap, origin = { x: bounds.left - 30, y: bounds.top - 30 };
      const found = new Map(), index = [];
      const name = (column, row) => (row + 1) + String.fromCharCode(65 + column % 26) + (column < 26 ? "" : Math.floor(column / 26));
      for (const card of visible) {
        const columns = [Math.max(0, Math.floor((card.x - origin.x - TILE.overlap) / across)), Math.floor((card.x + card.width - origin.x) / across)];
        const rows = [Math.max(0, Math.floor((card.y - origin.y - TILE.overlap) / down)), Math.floor((card.y + height(card) - origin.y) / down)];
        for (let row = rows[0]; row <= rows[1]; row++) for (let column = columns[0]; column <= columns[1]; column++) found.set(row * 10000 + column, { column, row });
        index.push([label(card), name(Math.floor((card.x - origin.x) / across), Math.floor((card.y - origin.y) / down))]);
      }
      const list = [...found].sort((a, b) => a[0] - b[0]).map(([, tile]) => tile);
      return { index, list: list.map(({ column, row }) => ({ name: name(column, row), box: [origin.x + column * across, origin.y + row * down, TILE.width, TILE.height] })) };
    }
    function lay_out_pages() {
      const paper = $("paper"), { index, list } = tiles();
      paper.replaceChildren();
      html("h1", paper, document.title);
      if (list.length > 1) {
        html("p", paper, "The number and letter after a screen identify its sheet.");
        const ul = html("ul", paper);
        for (const [text, tile] of index.sort((a, b) => a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0)) html("li", ul, `${text}: ${tile}`);
      }
      for (const tile of list) {
        const figure = html("figure", paper);
        html("figcaption", figure, tile.name);
        const drawing = element("svg", { viewBox: tile.box.join(" "), "aria-hidden": "true" }, figure);
        element("use", { href: "#world" }, drawing);
      }
    }
    addEventListener("beforeprint", lay_out_pages);
    addEventListener("afterprint", () => $("paper").replaceChildren());
    """#
}
