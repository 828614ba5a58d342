// @ts-check
// Starts the player, and shows each change.
(() => {
  "use strict";

  let frame = null;
  // Shows the current state, and continues as long as there is an animation.
  function show() {
    Device.show();
    Phone.show();
    Panels.showPath();
    Panels.show();
    PictureMap.show();
    Walk.toAddress();
    run();
  }
  function run() {
    Phone.draw();
    if (frame === null && Walk.isRunning()) frame = requestAnimationFrame(tick);
  }
  function tick() {
    frame = null;
    if (Walk.catchUp()) return show();
    Panels.showWaits();
    run();
  }
  function forget() {
    Actions.forget();
    Messages.forget();
  }
  function replayAddress() {
    const problem = Walk.fromAddress();
    if (problem) Messages.tell(problem, true);
  }

  const { ofAddress: width, isWide, take } = Device, { hush, tell } = Messages;
  Walk.load({ show, forget, hush, tell, width, isWide, take }).then(() => {
    Panels.describe();
    PictureMap.fit();
    replayAddress();
    addEventListener("hashchange", replayAddress);
    document.documentElement.dataset.ready = "true";
  }).catch(error => Messages.tell("The player cannot start: " + error.message, true));
})();
