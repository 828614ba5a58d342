extension PageScript {
  /// Draws the parts that change when something is folded.
  static let drawing = #"""

    function sign(name, style, x, y, parent) { element("path", { class: "i " + style, transform: `translate(${x} ${y})`, d: data.signs[name] }, parent); }
    function knob(card, x, y, parent, what) {
      const isFolded = folded.has(card.index), text = isFolded ? "+" + card.below : "−", width = isFolded ? 14 + 7 * text.length : 18;
      const outer = element("g", { class: isFolded ? "fold" : "fold open", transform: `translate(${x} ${y})` }, parent), inner = element("g", { class: "k" }, outer);
      element("title", {}, inner, (isFolded ? "Unfold " : "Fold ") + what);
      // The button of a folded card is beside the card, where it cannot cover the title.
      const start = isFolded ? 2 : -width / 2;
      element("rect", { class: "plus", x: start, y: -9, width, height: 18, rx: 9 }, inner);
      element("text", { class: "sign", x: start + width / 2, y: 4 }, inner, text);
      outer.addEventListener("click", event => { event.stopPropagation(); fold(card); });
    }

    function draw_frames() {
      $("frames").replaceChildren();
      for (const item of frames) {
        const kind = item.frame.sign === "fragment" ? "fr frag" : "fr", parent = $("frames");
        element("rect", { class: kind, x: item.x, y: item.y, width: item.width, height: item.height, rx: 12 }, parent);
        const near = element("g", { class: "near" }, parent);
        sign(item.frame.sign, item.frame.sign === "error" ? "er" : "mu", item.x + 14, item.y + 9, near);
        const text = element("text", { class: "cap", x: item.x + 32, y: item.y + 19.5 }, near, item.frame.shown);
        element("title", {}, text, item.frame.caption + (item.frame.lock ? ", requires " + item.frame.lock : ""));
        item.text = element("text", { class: "ink F mid far", "font-size": 26, x: item.x + 12, y: item.y + 26 }, parent, fitting(item.frame.caption, (item.width - 24) / 26));
        if (item.frame.lock) {
          const start = item.x + 44 + item.frame.width;
          sign("lock", "co", start, item.y + 9, near);
          element("text", { class: "m co", x: start + 17, y: item.y + 19.5 }, near, item.frame.shownLock);
        }
      }
    }

    // Hides omitted rows, and draws a row with their number.
    function draw_rows(card) {
      const isCut = cut.has(card.index), rows = card.group.querySelectorAll(".row");
      if (card.rows.length <= ROWS || card.isCut === isCut) return;
      card.isCut = isCut;
      rows.forEach((row, index) => { row.style.display = isCut && index >= ROWS - 1 ? "none" : ""; });
      card.group.querySelectorAll("rect.card").forEach(rect => rect.setAttribute("height", height(card) - 1));
      card.group.querySelector(".more")?.remove();
      if (!isCut) return;
      const more = element("g", { class: "more near" }, card.group);
      element("text", { class: "cap", x: 32, y: card.head + 19.5 + ROW * (ROWS - 1) }, more, `${card.rows.length - ROWS + 1} more…`);
      more.addEventListener("click", event => { event.stopPropagation(); cut.delete(card.index); draw(); });
    }

    function draw() {
      place();
      cards.forEach(card => { card.isHidden = true; });
      visible.forEach(card => { card.isHidden = false; });
      for (const card of cards) {
        card.group.style.display = card.isHidden ? "none" : "";
        card.edge = null;
        if (card.isHidden) continue;
        card.group.setAttribute("transform", `translate(${card.x} ${card.y})`);
        draw_rows(card);
        card.group.querySelectorAll(".row").forEach((row, index) => { row.edge = null; });
      }
      draw_frames();
      $("edges").replaceChildren();
      $("ports").replaceChildren();
      for (const card of visible) {
        const offsets = lanes(card), right = card.x + card.width, rows = card.group.querySelectorAll(".row");
        shown(card).forEach((branch, number) => {
          const child = cards[branch.card], from = card.y + port(card, branch.row), to = child.y + ENTRY, lane = right + 14 + offsets[number];
          const head = branch.kind === "push" || branch.kind === "replace" ? 7 : 8, turns = [[lane, from, child.channel === null ? to : arrival(child)]];
          if (child.channel !== null) turns.push([rise(child, RISE), arrival(child), to]);
          const path = `M${right} ${from}` + turns.map(([x, start, end]) => {
            const radius = Math.min(8, Math.abs(end - start) / 2), down = end > start ? 1 : -1;
            return `H${x - radius}Q${x} ${start} ${x} ${start + down * radius}V${end - down * radius}Q${x} ${end} ${x + radius} ${end}`;
          }).join("") + `H${child.x - head + 1}`;
          child.edge = element("path", { class: "e " + branch.kind, d: path }, $("edges"));
          if (rows[branch.row]) rows[branch.row].edge = child.edge;
          if (branch.kind === "present") element("path", { class: "e in", d: path }, $("edges"));
          const isGuarded = hasRows && card.rows[branch.row][2] !== "";
          element("path", isGuarded ? { class: "a co", d: `M${right} ${from - 5}l5 5-5 5-5-5z` } : { class: "a " + branch.kind, d: `M${right - 3} ${from}a3 3 0 1 1 6 0a3 3 0 1 1-6 0z` }, $("edges"));
          element("path", { class: "a " + branch.kind, d: `M${child.x} ${to}` + (head === 7 ? "l-7-3.8v7.6z" : "l-8-5v10z") }, $("edges"));
        });
        if (card.branches.length) knob(card, right, card.y, $("ports"), `the screens after ${label(card)}`);
      }
      for (const item of frames) if (item.card.branches.length) knob(item.card, item.x + 56 + item.frame.width + (item.frame.lock ? 29 + item.frame.lockWidth : 0), item.y + 15, $("ports"), item.frame.caption);
      draw_map();
      name_again();
      look();
      light();
    }
    function draw_map() {
      const ratio = (bounds.right - bounds.left + 40) / (bounds.bottom - bounds.top + 40), tall = Math.min(280, Math.max(60, 180 / ratio));
      $("map").style.height = tall + "px";
      $("map").style.width = Math.min(180, Math.max(60, tall * ratio)) + "px";
      $("map").replaceChildren();
      $("map").setAttribute("viewBox", `${bounds.left - 20} ${bounds.top - 20} ${bounds.right - bounds.left + 40} ${bounds.bottom - bounds.top + 40}`);
      for (const card of visible) element("rect", { x: card.x, y: card.y, width: card.width, height: height(card) }, $("map"));
      element("rect", { class: "seen" }, $("map"));
    }
    """#
}
