internal import NavRuntime

/// User input while interaction is disabled.
///
/// Each change already checks whether the top page accepts taps. These checks cover the tab bar, the back button, and
/// the edge of the screen, which a toolkit may leave enabled when it disables the pages.
extension ConformanceRun {
  func checkInteraction() async {
    let base = ConformanceStack(path: [entry(.start), entry(.page)])
    await show(base, "a stack to press on", Manner(isAnimated: false))
    if let pressBack = hands.pressBack { await tryOnTheWay("back pressed", from: base, pressBack) }
    if let swipe = hands.swipe {
      await tryOnTheWay("a swipe", from: base) {
        await swipe.begin()
        await swipe.move(0.5)
        await swipe.end(.finished)
      }
    }
  }

  /// Checks presses of tabs. The first tab is selected before and after.
  func checkInteractionOfTabs() async {
    guard let pressTab = hands.pressTab else { return }
    await press("a tab pressed in a push in a tab", standing.putting(entry(.page))) { await pressTab(1) }
    guard let run = standing.parked.last else { return }
    let former = Array(standing.path.dropFirst())
    await press("a tab pressed while another one comes", standing.selecting(run)) { await pressTab(0) }
    await show(standing.selecting(former), "the tab before, again", Manner(isAnimated: false))
  }

  private func tryOnTheWay(_ name: String, from base: ConformanceStack, _ deed: UserInput.Deed) async {
    await press("\(name) in a push", base.putting(entry(.page)), deed)
    await press("\(name) in a pop", base, deed)
    await press("\(name) while a sheet comes", base.putting(entry(.layer, .sheet), entry(.page)), deed)
    await press("\(name) while a sheet goes", base, deed)
  }

  /// Simulates input during a change, and again after its completion while interaction is still off. The host must
  /// not report either.
  private func press(_ name: String, _ stack: ConformanceStack, _ deed: UserInput.Deed) async {
    if isLost { return }
    log.forget()
    log.allowsGestures = false
    let (id, length) = tell(stack, Manner())
    await wait(Self.pause)
    await deed()
    await wait(atMost: limit(length)) { !log.completions(of: id).isEmpty && !host.isAnimating }
    await deed()
    await wait(.milliseconds(150))
    log.allowsGestures = true
    for word in log.told where word != .didShow(id) {
      report.note(.takesInteraction, name, "nothing is to be taken, and the host said \(word)")
    }
    if host.shownInstances != stack.shown {
      report.note(.takesInteraction, name, "what stands is \(words(host.shownInstances))")
    }
    driver.setInteraction(true)
    standing = stack
    await bringBack(name)
    await releaseAll(but: standing, name)
  }

  /// A clause that is checked only in part counts as untried.
  func leaveOutInteraction() {
    if hands.takesTaps == nil {
      leaveOut([.takesInteraction], for: "takesTaps")
    } else if hands.pressBack == nil, hands.swipe == nil, hands.pressTab == nil {
      leaveOut([.takesInteraction], for: "pressBack, swipe or pressTab")
    }
  }
}
