/// The last part of a page's script.
enum StartScript {
  static let text = #"""

    // MARK: The beginning

    let frame = null;
    /// Shows all that there is, and goes on as long as something moves.
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
    }).catch(error => { tell("The player cannot begin: " + error.message, true); });
    """#
}
