// @ts-check
// The player, a WebAssembly module that runs the graph.
const Player = (() => {
  "use strict";

  /**
   * Starts the player.
   * @param {string} text The module, compressed, in base 64.
   * @param {() => void} crashed Called if the player crashes.
   */
  async function start(text, crashed) {
    const { exports, put, take } = await Module.start(text), encoder = new TextEncoder();
    const write = text => put(encoder.encode(text));
    const calling = call => text => {
      try {
        return call(text);
      } catch (error) {
        crashed();
        throw error;
      }
    };
    return {
      load: calling(text => take(exports.load(write(text)))),
      names: calling(text => take(exports.names(write(text)))),
      test: calling(lines => take(exports.test(write(lines)))),
      restart: calling(() => exports.restart()),
      perform: calling(lines => take(exports.perform(write(lines)))),
      state: calling(() => JSON.parse(take(exports.state()))),
    };
  }

  return { start };
})();
