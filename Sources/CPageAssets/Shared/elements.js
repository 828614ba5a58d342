// @ts-check
// Elements of a page.
const Elements = (() => {
  "use strict";

  /** @param {string} id @returns {any} */
  const $ = id => document.getElementById(id);

  /**
   * Creates an element of a drawing.
   * @param {string} name
   * @param {Record<string, any>} attributes
   * @param {Element} [parent]
   * @param {any} [text]
   * @returns {any}
   */
  function svg(name, attributes, parent, text) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const key in attributes) made.setAttribute(key, attributes[key]);
    if (text !== undefined) made.textContent = text;
    if (parent) parent.append(made);
    return made;
  }

  /**
   * Adds an element with a text to the page.
   * @param {string} name
   * @param {Element} parent
   * @param {string} [text]
   * @returns {any}
   */
  function html(name, parent, text) {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    parent.append(made);
    return made;
  }

  return { $, svg, html };
})();
