extension PageScript {
  /// Where the cards stand: `TreeLayout` and `Contours` over again, for what is shown.
  static let layout = #"""

    // Edges of parts are linked lists of pieces: where one ends, how much lower it is than the one before, and which comes next.
    let ends = [], drops = [], nexts = [], steps = 0;
    function piece(end, drop, next) { ends.push(end); drops.push(drop); nexts.push(next); return ends.length - 1; }
    function flat(end, high) { const only = piece(end, 0, -1); return { first: only, last: only, firstHigh: high, lastHigh: high }; }
    function prepend(edge, end, high) {
      drops[edge.first] = edge.firstHigh - high;
      return { first: piece(end, 0, edge.first), last: edge.last, firstHigh: high, lastHigh: edge.lastHigh };
    }
    // How far the lower part goes down, and what is left of each edge where the other ends.
    function meet(upper, lower) {
      let a = upper.first, b = lower.first, aHigh = upper.firstHigh, bHigh = lower.firstHigh, distance = -Infinity;
      while (a >= 0 && b >= 0) {
        steps++;
        distance = Math.max(distance, aHigh + GAP - bHigh);
        const aEnd = ends[a], bEnd = ends[b];
        if (aEnd <= bEnd) { a = nexts[a]; if (a >= 0) aHigh += drops[a]; }
        if (bEnd <= aEnd) { b = nexts[b]; if (b >= 0) bHigh += drops[b]; }
      }
      return { distance, upper: a >= 0 ? [a, aHigh] : null, lower: b >= 0 ? [b, bHigh] : null };
    }
    function join(edge, rest, other, shift) {
      if (!rest) return edge;
      nexts[edge.last] = rest[0];
      drops[rest[0]] = rest[1] + shift - edge.lastHigh;
      return { first: edge.first, last: other.last, firstHigh: edge.firstHigh, lastHigh: other.lastHigh + shift };
    }

    let frames = [], visible = [], bounds = { left: 0, top: 0, right: 0, bottom: 0 };
    function place() {
      visible = []; frames = []; ends = []; drops = []; nexts = []; steps = 0;
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
          part.upper = flat(part.right, part.top); part.lower = flat(part.right, part.bottom);
        }
        return part;
      }
      for (let n = visible.length - 1; n >= 0; n--) {
        const card = visible[n], right = card.x + card.width, tall = height(card);
        let whole = null, last = 0;
        card.y = 0;
        for (const branch of shown(card)) {
          const child = cards[branch.card], part = framed(child.part, branch.frames, child, child.x - FRAME * branch.frames.length);
          child.part = null;
          if (!whole) { whole = part; continue; }
          const meeting = meet(whole.lower, part.upper);
          last = meeting.distance;
          child.y = last;
          const moved = { ...part.lower, firstHigh: part.lower.firstHigh + last, lastHigh: part.lower.lastHigh + last };
          whole = {
            upper: join(whole.upper, meeting.lower, part.upper, last), lower: join(moved, meeting.upper, whole.lower, 0),
            top: Math.min(whole.top, part.top + last), bottom: Math.max(whole.bottom, part.bottom + last), right: Math.max(whole.right, part.right) };
        }
        if (!whole) {
          card.part = { upper: flat(right, 0), lower: flat(right, tall), top: 0, bottom: tall, right };
          continue;
        }
        const edge = right + gutter(card), final = shown(card)[shown(card).length - 1], lowest = Math.max(last + height(cards[final.card]), tall);
        card.part = {
          upper: prepend(prepend(whole.upper, edge, 0), right, 0), lower: prepend(prepend(whole.lower, edge, lowest), right, tall),
          top: Math.min(0, whole.top), bottom: Math.max(tall, whole.bottom), right: whole.right };
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
    """#
}
