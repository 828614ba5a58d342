// @ts-check
// The parts that all panels use.
const Parts = (() => {
  "use strict";
  const { svg } = Elements;

  // Replaces control characters, and characters that change the direction of a text.
  const shown = text => String(text).replace(
    /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "\ufffd");

  /**
   * Creates an element with a text in which control characters are replaced.
   * @param {string} name
   * @param {Element | null} [parent]
   * @param {any} [text]
   * @param {Record<string, any>} [attributes]
   * @returns {any}
   */
  function make(name, parent, text, attributes) {
    const made = document.createElement(name);
    for (const key in attributes || {}) made.setAttribute(key, attributes[key]);
    if (text !== undefined && text !== null) made.textContent = shown(text);
    if (parent) parent.append(made);
    return made;
  }

  // The icons that the picture does not have.
  const marks = {
    yes: "M2 6.5 5 9.5 10.5 3", no: "M2.5 2.5l7 7M9.5 2.5l-7 7", wait: "M6 1.5a4.5 4.5 0 1 1-.1 0M6 3.5V6l2 1.5",
  };
  /** @param {string} name @param {string} role @param {Element} parent */
  function icon(name, role, parent) {
    const box = svg("svg", { viewBox: "0 0 12 12", class: "icon is-" + role, "aria-hidden": "true" });
    svg("path", { d: marks[name] || PageData.signs[name] }, box);
    parent.append(box);
  }

  // A field for a value: a list of options, or a line of text.
  function field(parent, options, value) {
    const attributes = options ? {} : { autocomplete: "off", spellcheck: "false" };
    const input = make(options ? "select" : "input", parent, null, attributes);
    for (const option of options || []) make("option", input, option).value = option;
    input.value = value;
    return input;
  }

  const nameOf = page => page.title || page.screen;
  // The styles of pages that begin a layer.
  const floating = new Set(["sheet", "full", "popover", "alert"]);

  return { shown, make, marks, icon, field, nameOf, floating };
})();
