// @ts-check
// The views of a narrow page, of which one is visible, and the tools that it hides.
const Views = (() => {
  "use strict";
  const { $ } = Elements, names = ["phone", "picture", "facts"];

  /** @param {string} name */
  function open(name) {
    document.body.dataset.view = name;
    for (const each of names) $("view-" + each).setAttribute("aria-pressed", each === name);
    if (name === "picture") PictureMap.fitAgain();
  }

  for (const name of names) $("view-" + name).addEventListener("click", () => open(name));
  $("more").addEventListener("click", () => {
    const isOpen = $("more").getAttribute("aria-expanded") !== "true";
    $("more").setAttribute("aria-expanded", isOpen);
    $("tools").classList.toggle("open", isOpen);
  });
  addEventListener("resize", PictureMap.fitAgain);

  return { open };
})();
