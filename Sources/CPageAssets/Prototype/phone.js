// @ts-check
// The stack as a phone: the layers, the top page of each layer, the animations, and drags.
const Phone = (() => {
  "use strict";
  const { $ } = Elements, { make, shown, floating } = Parts, { elements } = Contents;
  const { columnsOf, slotsOf, actingOf } = Columns;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)"), screen = $("screen");

  /** @type {Map<string, { root: any, dim: any, box: any, columns: any, slots: any[], tabs: any }>} */
  const layerElements = new Map();
  // The drag, the layers with their positions before and after the animation, and the page that had the focus last.
  let finger = null, scene = [], focused = null;

  const last = list => list[list.length - 1];

  // MARK: Positions

  function transition() {
    const { slides, shown } = Walk.state, slide = last(slides);
    if (!slide) return { from: shown, to: shown, part: 1, isMoving: false };
    let part = slide.length ? (Walk.now() - slide.start) / slide.length : 1;
    if (slide.finger) part = finger ? finger.fraction : slide.fraction;
    part = Math.min(1, Math.max(0, part));
    return { from: slide.from, to: slide.to, part: slide.finger ? part : 1 - (1 - part) ** 3, isMoving: true };
  }
  function layersOf(stack, pages) {
    const layers = [];
    for (const id of stack) {
      const page = pages.get(id);
      if (!page) continue;
      if (!layers.length) layers.push({ key: "base", style: "base", pages: [], bars: [] });
      else if (floating.has(page.opening)) layers.push({ key: "l" + id, style: page.opening, pages: [], bars: [] });
      const layer = last(layers);
      if (page.opening === "tab" && layer.bars.length) last(layer.bars).tab = page.tab;
      if (page.container) layer.bars.push({ id, tab: null }); else layer.pages.push(id);
    }
    return layers;
  }
  // The positions before and after an animation: of each layer from the bottom, and of each page from the side.
  function arrange() {
    const { from, to } = transition(), pages = new Map(Walk.state.pages.map(page => [page.id, page]));
    const before = layersOf(from, pages), after = layersOf(to, pages), keys = before.map(layer => layer.key);
    for (const layer of after) if (!keys.includes(layer.key)) keys.push(layer.key);
    return keys.map(key => {
      const a = before.find(layer => layer.key === key), b = after.find(layer => layer.key === key), is = b || a;
      const presence = [a ? 1 : 0, b ? 1 : 0];
      const was = a && columnsOf(a.pages, pages), now = b && columnsOf(b.pages, pages), slots = slotsOf(now || was);
      const bar = last(is.bars) || null, count = slots.length;
      const layer = { key, style: is.style, bar, presence, pages: [], slots, count };
      const hasOtherTab = a && b && JSON.stringify(a.bars) !== JSON.stringify(b.bars);
      for (const [slot, { column }] of slots.entries()) {
        const before = (was && was.pages[column]) || [], after = (now && now.pages[column]) || [];
        const put = (id, side, sight) => {
          if (id === undefined) return;
          const below = belowOf(after.includes(id) ? after : before, id, pages);
          layer.pages.push({ id, page: pages.get(id), side, sight, below, slot, column: column + 1 });
        };
        const old = last(before), top = last(after);
        if (!a || !b || old === top) put(a ? old : top, [0, 0], [1, 1]);
        else if (hasOtherTab) {
          put(old, [0, 0], [1, 0]);
          put(top, [0, 0], [0, 1]);
        } else if (column > 0 && before[0] !== after[0]) put(top, [0, 0], [1, 1]);
        else if (before.includes(top) && !after.includes(old)) {
          put(top, [-30, 0], [1, 1]);
          put(old, [0, 100], [1, 1]);
        } else {
          put(old, [0, -30], [1, 1]);
          put(top, [100, 0], [1, 1]);
        }
      }
      return layer;
    });
  }
  // The page that Back leads to in the same column.
  function belowOf(list, id, pages) {
    const place = list.indexOf(id);
    return place > 0 ? pages.get(list[place - 1]) : null;
  }

  // MARK: Elements

  function show() {
    scene = arrange();
    const { to } = transition(), { stack, shown } = Walk.state, kept = new Set();
    const live = new Set([stack, shown, to].flatMap(actingOf)), active = /** @type {any} */ (document.activeElement);
    const hadFocus = screen.contains(document.activeElement);
    const standing = scene.findLastIndex(each => each.presence[1] === 1 && each.presence[0] === 1);
    for (const [index, layer] of scene.entries()) {
      const parts = layerElements.get(layer.key) || makeLayer(layer);
      parts.root.style.zIndex = index;
      Columns.fill(parts, layer.slots);
      let isLive = false;
      for (const [place, item] of layer.pages.entries()) {
        kept.add(item.id);
        const element = Contents.elementOf(item, layer);
        const slot = parts.slots[item.slot];
        if (element.parentNode !== slot) slot.append(element);
        element.style.zIndex = place;
        const canBePressed = live.has(item.id) && index >= standing;
        element.inert = !canBePressed;
        isLive = isLive || canBePressed;
      }
      showTabs(parts.tabs, layer.bar);
      parts.tabs.inert = !isLive;
    }
    for (const [id, { element }] of elements) {
      if (kept.has(id)) continue;
      element.remove();
      elements.delete(id);
    }
    // A page that moves to another column keeps the focus.
    if (active !== document.activeElement && screen.contains(active)) active.focus({ preventScroll: true });
    for (const [key, parts] of layerElements) {
      if (scene.some(layer => layer.key === key)) continue;
      parts.root.remove();
      layerElements.delete(key);
    }
    showBroken();
    draw();
    moveFocus(hadFocus);
  }
  function makeLayer(layer) {
    const root = make("div", screen, null, { class: "layer", "data-style": layer.style });
    const dim = make("div", root, null, { class: "dim" }), box = make("div", root, null, { class: "box" });
    const columns = make("div", box, null, { class: "columns" });
    const tabs = make("nav", box, null, { class: "tabbar", "aria-label": "Tabs" });
    const parts = { root, dim, box, columns, slots: [], tabs };
    layerElements.set(layer.key, parts);
    return parts;
  }
  function showTabs(element, bar) {
    const tabs = bar && Walk.state.bars.find(each => each.container === bar.id);
    const signature = JSON.stringify([bar, tabs && tabs.tabs.map(tab => [tab.name, tab.title])]);
    if (element.dataset.signature === signature) return;
    const active = /** @type {any} */ (document.activeElement);
    const key = element.contains(active) ? active.dataset.key : null;
    element.dataset.signature = signature;
    element.replaceChildren();
    element.hidden = !tabs;
    if (!tabs) return;
    for (const tab of tabs.tabs) {
      const button = make("button", element, tab.title, { "data-key": "t:" + tab.name, title: shown(tab.name) });
      if (tab.tab === bar.tab) button.setAttribute("aria-current", "page");
      button.addEventListener("click", () => Actions.press(bar.id, tab.name, []));
      if (button.dataset.key === key) button.focus({ preventScroll: true });
    }
  }
  // Draws the current positions.
  function draw() {
    const { part, isMoving } = transition(), still = isStill.matches, between = ([a, b]) => a + (b - a) * part;
    for (const [index, layer] of scene.entries()) {
      const { dim, box } = layerElements.get(layer.key), { style } = layer;
      const presence = between(layer.presence), slides = style === "sheet" || style === "full";
      dim.style.opacity = index ? presence : 0;
      // As on a device, controls below a layer stay active until the layer has arrived.
      dim.style.pointerEvents = layer.presence[0] === layer.presence[1] ? "" : "none";
      const moved = slides ? `translateY(${(1 - presence) * 100}%)`
        : style === "base" ? "" : `scale(${0.9 + 0.1 * presence})`;
      box.style.transform = presence === 1 || still ? "" : moved;
      box.style.opacity = slides && !still ? "" : presence;
      for (const item of layer.pages) {
        const side = between(item.side), { style } = elements.get(item.id).element;
        style.transform = still || side === 0 ? "" : `translateX(${side}%)`;
        const isNew = item.side[0] === 100 || item.side[1] === 100;
        const faded = item.side[0] === 100 ? part : 1 - part;
        style.opacity = between(item.sight) * (still && isMoving && isNew ? faded : 1);
      }
    }
  }
  // Moves the focus to the top page, if the focus was in the phone.
  function moveFocus(hadFocus) {
    const top = last(Walk.state.shown), active = document.activeElement;
    if (Walk.state.slides.length || top === focused) return;
    const isFirst = focused === null;
    focused = top;
    const each = elements.get(top);
    if (isFirst || !each || !(hadFocus || active === document.body)) return;
    if (each.element.contains(active)) return;
    // A list beside the top page keeps the focus, so that the keyboard can choose the next page.
    if (screen.contains(active) && !active.closest("[inert]")) return;
    (each.element.querySelector("[data-cancel]") || each.element.querySelector("h2")).focus({ preventScroll: true });
  }
  // Shows the state of a stack without a guard.
  function showBroken() {
    const { broken } = Walk.state, isDead = !!(broken && broken.dead), wasDead = !$("dead").hidden;
    $("phone").classList.toggle("broken", !!(broken && broken.corrupted));
    $("console").hidden = !broken;
    $("console-lines").replaceChildren();
    for (const line of broken ? broken.messages : []) make("li", $("console-lines"), line);
    $("dead").hidden = !isDead;
    screen.inert = isDead;
    if (isDead && !wasDead) $("dead").querySelector("button").focus();
  }

  // MARK: Drags

  const isDragged = () => Walk.state.slides.some(slide => slide.finger);

  screen.addEventListener("pointerdown", event => {
    const { state } = Walk, layer = last(scene);
    if (!layer || finger || state.slides.length || event.button || state.broken || layer.style === "alert") return;
    const parts = layerElements.get(layer.key), item = last(layer.pages);
    if (!parts.box.contains(event.target)) return;
    const isColumn = layer.count > 1 && item && event.clientX >= parts.slots[item.slot].getBoundingClientRect().left;
    const box = (isColumn ? parts.slots[item.slot] : parts.box).getBoundingClientRect();
    if (layer.count > 1 && !isColumn && layer.style === "base") return;
    const isEdge = event.clientX - box.left < 26 && item && item.below;
    const canBeDismissed = layer.style === "sheet" || layer.style === "popover";
    const isHandle = canBeDismissed && event.clientY - box.top < 60 && !event.target.closest("button,input,select");
    if (!isEdge && !isHandle) return;
    screen.classList.add("drawn");
    finger = {
      id: event.pointerId, word: isEdge ? "swipe" : "dismiss", x: event.clientX, y: event.clientY,
      size: isEdge ? box.width : box.height, fraction: 0, isDown: false };
    screen.setPointerCapture(event.pointerId);
  });
  screen.addEventListener("pointermove", event => {
    if (!finger || event.pointerId !== finger.id) return;
    const distance = finger.word === "swipe" ? event.clientX - finger.x : event.clientY - finger.y;
    if (!finger.isDown) {
      if (distance < 6) return;
      finger.isDown = true;
      Walk.step(finger.word);
      if (!isDragged()) {
        finger = null;
        return;
      }
    }
    finger.fraction = Math.min(1, Math.max(0, distance / finger.size));
    draw();
  });
  // Ends the drag. As on a device, the layer or page then moves to one end by itself.
  function lift(isAllowed) {
    if (!finger) return;
    const { fraction, isDown, word } = finger, isOver = isAllowed && fraction > 0.35, begin = Walk.clock();
    if (!isDown) {
      finger = null;
      return;
    }
    const own = finger = { word, id: null, isDown, fraction }, end = isOver ? 1 : 0;
    const length = isStill.matches || document.hidden ? 0 : 240 * Walk.state.slow * Math.abs(end - fraction);
    const settle = () => {
      // The drag may have ended already, because of another step.
      if (finger !== own) return;
      if (!isDragged()) {
        finger = null;
        return;
      }
      const part = length ? Math.min(1, (Walk.clock() - begin) / length) : 1;
      if (part < 1) {
        finger.fraction = fraction + (end - fraction) * (1 - (1 - part) ** 3);
        draw();
        requestAnimationFrame(settle);
        return;
      }
      finger = null;
      Walk.step("move " + (Math.round(fraction * 100) / 100), isOver ? "finish" : "release");
    };
    settle();
  }
  for (const [name, isAllowed] of [["pointerup", true], ["pointercancel", false]]) {
    screen.addEventListener(name, event => {
      screen.classList.remove("drawn");
      if (finger && event.pointerId === finger.id) lift(isAllowed);
    });
  }
  // Prevents scrolling and browser gestures during a drag.
  screen.addEventListener("touchmove", event => {
    if (finger && finger.isDown) event.preventDefault();
  }, { passive: false });
  screen.addEventListener("keydown", event => {
    if (event.key !== "Escape" || event.target.closest("input,select") || !Walk.state.back) return;
    event.preventDefault();
    Actions.back();
  });

  // Shows a drag that the user releases too early.
  function playDrag() {
    const layer = last(scene), item = layer && last(layer.pages), kind = item && item.below ? "swipe" : "dismiss";
    Walk.pass();
    if (Walk.step(kind) || !isDragged()) return;
    finger = { id: -1, word: kind, fraction: 0, isDown: true };
    const begin = Walk.clock();
    const play = () => {
      if (!finger || finger.id !== -1) return;
      const part = (Walk.clock() - begin) / 700;
      finger.fraction = part < 0.5 ? part : Math.max(0, 1 - part);
      draw();
      if (part < 1) {
        requestAnimationFrame(play);
        return;
      }
      finger.fraction = 0.4;
      lift(false);
    };
    requestAnimationFrame(play);
  }

  return { show, draw, playDrag };
})();
