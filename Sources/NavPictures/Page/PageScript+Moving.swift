extension PageScript {
  /// Scrolls and zooms the picture.
  static let moving = #"""

    let scale = 1, left = 0, top_ = 0, size = { width: 1, height: 1 };
    let named = 0;
    function name_small() {
      if (named === scale) return;
      named = scale;
      for (const card of visible) {
        card.tall = height(card);
        writeCard(card, (card.title || card.name) + (folded.has(card.index) && scale < MIDDLE ? " +" + card.below : ""), scale);
      }
      const pixels = Math.min(14, BAND * scale * 0.75);
      for (const item of frames) {
        item.text.textContent = pixels < 10 ? "" : fitting(item.frame.caption, (item.width - 24) * scale / pixels);
        item.text.setAttribute("font-size", pixels / scale);
      }
    }
    function name_again() {
      named = 0;
      for (const item of frames) {
        item.text.textContent = fitting(item.frame.caption, (item.width - 24) / 26);
        item.text.setAttribute("font-size", 26);
      }
      for (const card of cards) if (card.written) restore(card);
    }
    function look() {
      size = view.getBoundingClientRect();
      view.setAttribute("viewBox", `${left} ${top_} ${Math.max(1, size.width) / scale} ${Math.max(1, size.height) / scale}`);
      if (scale >= FIXED && named) name_again();
      view.classList.toggle("small", scale < NEAR);
      view.classList.toggle("tiny", scale < MIDDLE);
      if (scale < FIXED) name_small();
      view.style.setProperty("--k", Math.max(1, 1 / scale));
      const isWhole = left <= bounds.left && top_ <= bounds.top && left + size.width / scale >= bounds.right && top_ + size.height / scale >= bounds.bottom;
      $("map").style.display = isWhole ? "none" : "";
      const seen = $("map").querySelector(".seen");
      if (seen) for (const [key, value] of Object.entries({ x: left, y: top_, width: size.width / scale, height: size.height / scale })) seen.setAttribute(key, value);
      look_up();
    }
    const isInSight = card => card.x < left + size.width / scale && card.x + card.width > left && card.y < top_ + size.height / scale && card.y + height(card) > top_;
    // The parents of the card in the middle that are not visible.
    let way = "";
    function look_up() {
      let first = null, least = Infinity;
      const x = left + size.width / scale / 2, y = top_ + size.height / scale / 2;
      for (const card of visible) {
        if (!isInSight(card)) continue;
        const distance = Math.hypot(Math.max(card.x - x, 0, x - card.x - card.width), Math.max(card.y - y, 0, y - card.y - height(card)));
        if (distance < least) [first, least] = [card, distance];
      }
      const found = [];
      for (let card = first && above(first); card; card = above(card)) if (!isInSight(card)) found.unshift(card);
      const key = found.map(card => card.index).join();
      if (key === way) return;
      way = key;
      $("way").replaceChildren();
      for (const card of found) {
        const button = html("button", $("way"), card.title || card.name);
        button.title = label(card);
        button.addEventListener("click", () => show(card));
      }
    }
    function zoom(factor, x = size.width / 2, y = size.height / 2) {
      const wanted = Math.min(4, Math.max(0.04, scale * factor));
      left += x / scale - x / wanted;
      top_ += y / scale - y / wanted;
      scale = wanted;
      look();
    }
    function fit() {
      size = view.getBoundingClientRect();
      const width = bounds.right - bounds.left + 88, tall = bounds.bottom - bounds.top + 88;
      scale = Math.max(0.04, Math.min(1, size.width / width, size.height / tall));
      left = bounds.left - 44; top_ = bounds.top - 44;
      look();
    }
    function show(card) {
      size = view.getBoundingClientRect();
      scale = Math.max(scale, 1);
      left = card.x + card.width / 2 - size.width / scale / 2;
      top_ = card.y + height(card) / 2 - size.height / scale / 2;
      look();
    }
    view.addEventListener("wheel", event => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) { zoom(Math.exp(-event.deltaY / 200), event.offsetX, event.offsetY); return; }
      left += (event.shiftKey ? event.deltaY : event.deltaX) / scale;
      top_ += (event.shiftKey ? 0 : event.deltaY) / scale;
      look();
    }, { passive: false });
    const fingers = new Map();
    let wasDragged = false;
    view.addEventListener("pointerdown", event => { fingers.set(event.pointerId, event); wasDragged = false; });
    addEventListener("pointermove", event => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      if (fingers.size === 2) {
        const other = [...fingers.values()].find(each => each.pointerId !== event.pointerId);
        const distance = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;
        const box = view.getBoundingClientRect();
        zoom(distance(event, other) / distance(before, other), (event.clientX + other.clientX) / 2 - box.left, (event.clientY + other.clientY) / 2 - box.top);
      } else {
        left -= (event.clientX - before.clientX) / scale;
        top_ -= (event.clientY - before.clientY) / scale;
      }
      if (Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) > 2 || wasDragged) { wasDragged = true; view.classList.add("drag"); }
      fingers.set(event.pointerId, event);
      look();
    });
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, event => { fingers.delete(event.pointerId); view.classList.remove("drag"); });
    $("map").addEventListener("click", event => {
      const box = $("map").getBoundingClientRect(), width = bounds.right - bounds.left + 40, tall = bounds.bottom - bounds.top + 40;
      const ratio = Math.max(width / box.width, tall / box.height);
      left = bounds.left - 20 + width / 2 + (event.clientX - box.left - box.width / 2) * ratio - size.width / scale / 2;
      top_ = bounds.top - 20 + tall / 2 + (event.clientY - box.top - box.height / 2) * ratio - size.height / scale / 2;
      look();
    });
    """#
}
