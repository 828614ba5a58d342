// @ts-check
// The positions of the visible cards, computed as `TreeLayout` and `Contours` do.
const Layout = (() => {
  "use strict";
  const { cards, metrics, hasRows, folded, height, shown, port, gutter } = Cards;
  // The space for the button of a folded card.
  const KNOB = 64;

  // The edges of parts are linked lists of pieces. A piece has a right end, a drop from the previous piece, and a
  // next piece.
  let ends = [], drops = [], nexts = [], steps = 0;
  function piece(end, drop, next) {
    ends.push(end);
    drops.push(drop);
    nexts.push(next);
    return ends.length - 1;
  }
  function flat(end, high) {
    const only = piece(end, 0, -1);
    return { first: only, last: only, firstHigh: high, lastHigh: high };
  }
  function prepend(edge, end, high) {
    drops[edge.first] = edge.firstHigh - high;
    return { first: piece(end, 0, edge.first), last: edge.last, firstHigh: high, lastHigh: edge.lastHigh };
  }
  // The distance by which the lower part moves down, and the rest of the longer edge.
  function meet(upper, lower) {
    let a = upper.first, b = lower.first, aHigh = upper.firstHigh, bHigh = lower.firstHigh, distance = -Infinity;
    while (a >= 0 && b >= 0) {
      steps++;
      distance = Math.max(distance, aHigh + metrics.gap - bHigh);
      const aEnd = ends[a], bEnd = ends[b];
      if (aEnd <= bEnd) {
        a = nexts[a];
        if (a >= 0) aHigh += drops[a];
      }
      if (bEnd <= aEnd) {
        b = nexts[b];
        if (b >= 0) bHigh += drops[b];
      }
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

  // The width of a frame's caption.
  const caption = frame => 32 + frame.width + (frame.shownLock ? 29 + frame.lockWidth : 0) + metrics.captionEnd;

  // Puts frames around a part, and adds them to `around`.
  function framed(part, list, card, x, around) {
    for (let i = list.length - 1; i >= 0; i--) {
      const start = x + metrics.frame * i;
      part.top -= metrics.band;
      part.bottom += metrics.frame;
      part.right = Math.max(part.right + metrics.frame, start + caption(list[i]));
      around.push(
        { card, frame: list[i], x: start, y: part.top, width: part.right - start, height: part.bottom - part.top });
      part.upper = flat(part.right, part.top);
      part.lower = flat(part.right, part.bottom);
    }
    return part;
  }

  // Joins children that fit on one shelf into one part.
  function shelved(branches, first, around) {
    const single = number => {
      const child = cards[branches[number].card], list = branches[number].frames;
      return { child, list, start: child.x - metrics.frame * list.length };
    };
    let { child, list, start } = single(first), part = framed(child.part, list, child, start, around);
    let next = first + 1;
    child.part = null;
    for (; next < branches.length; next++) {
      ({ child, list, start } = single(next));
      let wide = child.part.right - start;
      for (let i = list.length - 1; i >= 0; i--) {
        wide = Math.max(wide + metrics.frame, metrics.frame * i + caption(list[i]));
      }
      const shift = part.right - start + metrics.between;
      if (shift + wide > PageData.shelf) break;
      const other = framed(child.part, list, child, start, around);
      child.part = null;
      child.shift = shift;
      part = {
        upper: part.upper, lower: part.lower, top: Math.min(part.top, other.top),
        bottom: Math.max(part.bottom, other.bottom), right: other.right + shift };
    }
    const count = next - first;
    if (count > 1) {
      for (let i = 1; i < count; i++) {
        cards[branches[first + i].card].channel = part.bottom + metrics.under + metrics.lane * (i - 1);
      }
      part.bottom += metrics.under + metrics.lane * (count - 1);
      part.upper = flat(part.right, part.top);
      part.lower = flat(part.right, part.bottom);
    }
    return { part, count };
  }

  // Places a card and the cards after it, whose parts are known, in a part of their own.
  function placeAfter(card, around) {
    const right = card.x + card.width, tall = height(card), branches = shown(card);
    let whole = null, last = 0, lastHeight = 0;
    card.y = 0;
    for (let next = 0; next < branches.length;) {
      const { part, count } = shelved(branches, next, around), first = next;
      next += count;
      lastHeight = count > 1 ? part.bottom : height(cards[branches[first].card]);
      if (!whole) {
        whole = part;
        continue;
      }
      const meeting = meet(whole.lower, part.upper);
      last = meeting.distance;
      for (let i = first; i < next; i++) cards[branches[i].card].y = last;
      const { lower } = part;
      const moved = { ...lower, firstHigh: lower.firstHigh + last, lastHigh: lower.lastHigh + last };
      whole = {
        upper: join(whole.upper, meeting.lower, part.upper, last),
        lower: join(moved, meeting.upper, whole.lower, 0),
        top: Math.min(whole.top, part.top + last), bottom: Math.max(whole.bottom, part.bottom + last),
        right: Math.max(whole.right, part.right) };
    }
    if (!whole) {
      // The button of a folded card needs space.
      const end = folded.has(card.index) ? right + KNOB : right;
      card.part = { upper: flat(end, 0), lower: flat(end, tall), top: 0, bottom: tall, right: end };
      return;
    }
    const edge = right + gutter(card), lowest = Math.max(last + lastHeight, tall);
    card.part = {
      upper: prepend(prepend(whole.upper, edge, 0), right, 0),
      lower: prepend(prepend(whole.lower, edge, lowest), right, tall),
      top: Math.min(0, whole.top), bottom: Math.max(tall, whole.bottom), right: whole.right };
  }

  function place() {
    visible = []; frames = []; ends = []; drops = []; nexts = []; steps = 0;
    const around = [], starts = [];
    for (const tree of PageData.trees) {
      cards[tree.card].x = metrics.frame * tree.frames.length;
      starts.push(tree.card);
    }
    starts.reverse();
    while (starts.length) {
      const card = cards[starts.pop()];
      visible.push(card);
      const start = card.x + card.width + gutter(card), branches = shown(card);
      for (const branch of branches) cards[branch.card].x = start + metrics.frame * branch.frames.length;
      for (let i = branches.length - 1; i >= 0; i--) starts.push(branches[i].card);
    }
    for (const card of visible) {
      card.shift = 0;
      card.channel = null;
    }
    for (let i = visible.length - 1; i >= 0; i--) placeAfter(visible[i], around);
    let lowest = null;
    bounds = { left: 0, top: 0, right: 0, bottom: 0 };
    for (const tree of PageData.trees) {
      const card = cards[tree.card], part = framed(card.part, tree.frames, card, 0, around);
      if (lowest === null) bounds.top = part.top; else card.y = lowest + metrics.trees - part.top;
      lowest = card.y + part.bottom;
      bounds.right = Math.max(bounds.right, part.right);
    }
    bounds.bottom = lowest || 0;
    for (const card of visible) {
      card.x += card.shift;
      for (const branch of shown(card)) {
        cards[branch.card].y += card.y;
        cards[branch.card].shift += card.shift;
      }
    }
    frames = around.reverse().map(item => ({ ...item, x: item.x + item.card.shift, y: item.y + item.card.y }));
  }

  // The level at which the edge to a card leaves its lane, and a position in front of a card of a shelf.
  const arrival = card => card.y + (card.channel === null ? metrics.entry : card.channel);
  const rise = (card, distance) => card.x - metrics.frame * card.frames - distance;

  // The offsets of the edges of a card in the space after it.
  function lanes(card) {
    const branches = shown(card);
    const ups = branches.map(branch => arrival(cards[branch.card]) < card.y + port(card, branch.row));
    const count = ups.filter(Boolean).length, most = Math.max(count, ups.length - count);
    const room = gutter(card) - metrics.gutter;
    const isSpread = hasRows && most > 1 && most <= metrics.mostLanes;
    const step = isSpread ? Math.min(metrics.lane, room / (most - 1)) : 0;
    let up = 0, down = ups.length - count;
    return ups.map(isUp => isUp ? step * up++ : step * --down);
  }

  return {
    place, arrival, rise, lanes,
    // The visible cards in depth-first order, the frames around them, and the box of all of them.
    get visible() { return visible; },
    get frames() { return frames; },
    get bounds() { return bounds; },
    // The effort and the memory of the last layout.
    get steps() { return steps; },
    get pieces() { return ends.length; },
  };
})();
