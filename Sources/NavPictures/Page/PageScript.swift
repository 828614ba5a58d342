/// The script of a page. It folds cards, computes their positions, scrolls, searches, and describes a card.
///
/// Texts of the graph are inserted only as text nodes.
enum PageScript {
  static let text = [model, NamesScript.text, layout, lines, drawing, moving, telling, printing, start].joined(
    separator: "\n")

  /// The data about the cards, and the folded ones.
  private static let model = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent), cards = data.cards, hasRows = data.detail !== "titles";
    const $ = id => document.getElementById(id), view = $("view"), world = $("world"), NS = "http://www.w3.org/2000/svg";
    const GAP = 18, ENTRY = 18, LANE = 8, FRAME = 18, BAND = 34, TREES = 56, MOST = 9, BETWEEN = 52, RISE = 22, UNDER = 12, LABEL = 54, KNOB = 64, ROW = 21, ROWS = 16, LARGE = 150;

    function element(name, attributes, parent, text) {
      const made = document.createElementNS(NS, name);
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      if (text !== undefined) made.textContent = text;
      if (parent) parent.append(made);
      return made;
    }
    function html(name, parent, text) {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      parent.append(made);
      return made;
    }

    // The parent of each card, and the number of cards below it.
    cards.forEach((card, index) => { card.index = index; card.parent = -1; card.depth = 0; card.group = $("c" + index); });
    cards.forEach(card => card.branches.forEach(branch => { cards[branch.card].parent = card.index; cards[branch.card].row = branch.row; cards[branch.card].depth = card.depth + 1; cards[branch.card].frames = branch.frames.length; }));
    for (let i = cards.length - 1; i >= 0; i--) cards[i].below = cards[i].branches.reduce((sum, b) => sum + cards[b.card].below + (cards[b.card].reference ? 0 : 1), 0);
    const above = card => card.parent < 0 ? null : cards[card.parent];
    const label = card => card.title ? `${card.title} (${card.name})` : card.name;

    // A large graph initially shows the root and the cards near it. Fragments are closed, and a card with many rows
    // shows the first ones.
    const folded = new Set(), cut = new Set();
    if (cards.length > LARGE) {
      const close = (card, frames) => { if (card.branches.length && frames.some(frame => frame.sign === "fragment")) folded.add(card.index); };
      data.trees.forEach(tree => close(cards[tree.card], tree.frames));
      cards.forEach(card => {
        if (card.branches.length && card.depth >= 2) folded.add(card.index);
        card.branches.forEach(branch => close(cards[branch.card], branch.frames));
      });
    }
    if (hasRows) cards.forEach(card => { if (card.rows.length > ROWS) cut.add(card.index); });

    const height = card => cut.has(card.index) ? card.height - ROW * (card.rows.length - ROWS) : card.height;
    // The last visible row represents the omitted rows.
    const port = (card, row) => hasRows ? card.head + 15.5 + ROW * (cut.has(card.index) ? Math.min(row, ROWS - 1) : row) : ENTRY;
    const shown = card => folded.has(card.index) ? [] : card.branches;
    function gutter(card) {
      const edges = shown(card).length;
      if (!hasRows || edges <= 1 || edges - 1 > MOST) return 44;
      let ups = 0;
      while (ups < edges && ENTRY + 52 * ups < port(card, shown(card)[ups].row)) ups++;
      return 44 + LANE * (Math.max(ups, edges - 1) - 1);
    }
    """#

  private static let start = #"""

    draw();
    left = bounds.left - 44; top_ = bounds.top - 44;
    scale = 1;
    look();
    fromHash();
    """#
}
