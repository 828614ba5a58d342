// @ts-check
// The player, a WebAssembly module that runs the graph.
const Player = (() => {
  "use strict";
  const { DecompressionStream } = /** @type {any} */ (window);

  /**
   * Starts the player.
   * @param {string} module The module, compressed, in base 64.
   * @param {() => void} crashed Called if the player crashes.
   */
  async function start(module, crashed) {
    const packed = Uint8Array.from(atob(module), digit => digit.charCodeAt(0));
    const plain = new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
    const { instance } = await WebAssembly.instantiate(await plain.arrayBuffer(), {});
    const exports = /** @type {any} */ (instance.exports);
    const encoder = new TextEncoder(), decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    const put = text => {
      const bytes = encoder.encode(text), place = exports.input(bytes.length);
      new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
      return bytes.length;
    };
    const take = place => decoder.decode(new Uint8Array(exports.memory.buffer, place, exports.length()));
    const calling = call => text => {
      try {
        return call(text);
      } catch (error) {
        crashed();
        throw error;
      }
    };
    return {
      load: calling(text => take(exports.load(put(text)))),
      names: calling(text => take(exports.names(put(text)))),
      test: calling(lines => take(exports.test(put(lines)))),
      restart: calling(() => exports.restart()),
      perform: calling(lines => take(exports.perform(put(lines)))),
      state: calling(() => JSON.parse(take(exports.state()))),
    };
  }

  return { start };
})();
