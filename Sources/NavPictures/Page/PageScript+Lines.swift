extension PageScript {
  /// Draws lines that go back or elsewhere, as `LineRoute` does.
  static let lines = #"""

    const OUTSIDE = -14;
    const isShown = card => !card.isHidden;
    // The corners from the left edge of a card, below its ancestors, to the lane of one of them, or out of all trees by
    // default.
    function climb(card, stop) {
      const corners = [[card.x, card.y + 27]];
      for (let below = card, at = above(card); ; below = at, at = above(at)) {
        let level = corners[corners.length - 1][1];
        if (!at) { corners.push([OUTSIDE, level]); return corners; }
        if (below.channel !== null) {
          const side = rise(below, RISE + 10);
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
      const there = climb(target, meeting).reverse(), end = there[there.length - 1];
      const here = meeting === card ? [[card.x + card.width, card.y + port(card, row)], [there[0][0], card.y + port(card, row)]] : climb(card, meeting);
      end[0] -= 5;
      return { corners: [...here, ...there], arrow: `M${end[0] + 5} ${end[1]}l-6-3.5v7z` };
    }
    function draw_lines(card) {
      const add = (target, row, name) => {
        while (target && !isShown(target)) target = above(target);
        if (!target || target === card) return;
        const { corners, arrow } = route(card, target, row);
        element("path", { class: name, d: "M" + corners.map(corner => corner.join(" ")).join("L") }, $("lines"));
        element("path", { class: name === "back" ? "a ba" : "a ju", d: arrow }, $("lines"));
      };
      card.returns.forEach(target => add(cards[target], 0, "back"));
      card.goes.forEach(([row, target]) => add(cards[target], row, "away"));
    }
    let pointed = null;
    function point(card) {
      if (pointed === card) return;
      pointed = card;
      redraw_lines();
    }
    function redraw_lines() {
      $("lines").replaceChildren();
      if (data.edges === "all") visible.forEach(draw_lines);
      else for (const card of new Set([pointed, chosen])) if (card && isShown(card)) draw_lines(card);
    }
    """#
}
