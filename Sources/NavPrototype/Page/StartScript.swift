/// The last part of a page's script.
enum StartScript {
  static let text = #"""

    // MARK: Start

    let frame = null;
    /// Shows the current state, and continues as long as there is an animation.
    function show() {
      showPhone();
      showPath();
      showPanels();
      showMap();
      toAddress();
      run();
    }
    function run() {
      drawPhone();
      if (frame === null && isRunning()) frame = requestAnimationFrame(tick);
    }
    function tick() {
      frame = null;
      if (catchUp()) show(); else { showWaits(); run(); }
    }
    load().then(() => {
      describe();
      fit();
      const problem = fromAddress();
      if (problem) tell(problem, true);
      addEventListener("hashchange", () => { const problem = fromAddress(); if (problem) tell(problem, true); });
      document.documentElement.dataset.ready = "true";
    }).catch(error => { tell("The player cannot start: " + error.message, true); });
    """#
}
