// @ts-check
// The data that navc wrote into the page.
const PageData = (() => {
  "use strict";
  return JSON.parse(Elements.$("data").textContent);
})();
