// @ts-check
// The width of the device. From 700 pixels on, the device shows the columns of a split side by side.
const Device = (() => {
  "use strict";
  const { $ } = Elements;
  const least = 360, most = 1000, wide = 700, widest = 900;

  /** @type {number} */
  let width = least, drawn = 0;

  // Whether the graph has columns. Other graphs always have a phone of one width.
  const hasColumns = () => Walk.state.expanded !== undefined;
  const isWide = () => hasColumns() && width >= wide;
  // The number of columns that have room.
  const room = () => width >= widest ? 3 : 2;

  // The width in the address, or `null` for a phone of the usual width.
  const ofAddress = () => width === least || !hasColumns() ? null : width;
  // Takes the width of an address, before the walk is replayed.
  /** @param {number | null} taken */
  function take(taken) { width = taken === null ? least : Math.min(most, Math.max(least, taken)); }

  // A wide device is drawn smaller if the window has no room for it, but not so small that texts are illegible.
  function fit() {
    if (!hasColumns()) return;
    const free = innerWidth < widest ? innerWidth - 24 : innerWidth - 430, zoom = Math.min(1, free / width);
    $("phone").style.setProperty("zoom", String(Math.max(0.7, Math.round(zoom * 100) / 100)));
    document.body.style.setProperty("--left", Math.max(372, Math.min(width + 48, free + 48)) + "px");
  }
  function draw() {
    $("device").hidden = !hasColumns();
    if (!hasColumns()) return;
    document.body.classList.toggle("wide", isWide());
    $("phone").style.width = isWide() ? width + "px" : `min(${width}px, 100vw - 24px)`;
    $("width").value = String(width);
    const text = `${width} px, ${isWide() ? "tablet" : "phone"}`;
    $("width-text").textContent = text;
    $("width").setAttribute("aria-valuetext", text);
    fit();
    // The room for the picture depends on the width.
    if (drawn !== width) PictureMap.fitAgain();
    drawn = width;
  }
  // Shows the form of the walk. If the walk changes the form by itself, the width follows.
  function show() {
    if (hasColumns() && Walk.state.expanded !== isWide()) width = Walk.state.expanded ? widest : least;
    draw();
  }

  $("width").addEventListener("input", () => {
    width = Number($("width").value);
    draw();
    if (Walk.state.expanded !== isWide()) return Walk.step("fold " + (isWide() ? "expanded" : "collapsed"));
    Phone.show();
    Walk.toAddress();
  });
  addEventListener("resize", () => { if (Walk.state) fit(); });

  return { take, show, isWide, ofAddress, room };
})();
