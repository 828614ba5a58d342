// @ts-check
// A WebAssembly module in the page.
const Module = (() => {
  "use strict";
  const { DecompressionStream } = /** @type {any} */ (window);

  /**
   * Starts a module.
   * @param {string} text The module, compressed, in base 64.
   */
  async function start(text) {
    const packed = Uint8Array.from(atob(text), digit => digit.charCodeAt(0));
    const plain = new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
    const { instance } = await WebAssembly.instantiate(await plain.arrayBuffer(), {});
    const exports = /** @type {any} */ (instance.exports);
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    return {
      exports,
      // Copies bytes into the module, and returns their number.
      put(/** @type {Uint8Array} */ bytes) {
        const place = exports.input(bytes.length);
        new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
        return bytes.length;
      },
      // Reads the result of a function.
      take: place => decoder.decode(new Uint8Array(exports.memory.buffer, place, exports.length())),
    };
  }

  return { start };
})();
