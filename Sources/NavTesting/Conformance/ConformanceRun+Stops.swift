internal import NavRuntime

/// Hosts that settle during a change, and hosts that another navigator takes over.
extension ConformanceRun {
  func checkStops() async {
    let base = ConformanceStack(path: [entry(.start), entry(.page)])
    await show(base, "a stack to stop over", Manner(isAnimated: false))
    await stop(base.putting(entry(.page)), "a push made to settle")
    await stop(base.taking(off: 1), "a pop made to settle")
    await stop(base.putting(entry(.layer, .sheet)), "a sheet made to settle")
    await stop(base.putting(entry(.layer, .sheet), entry(.layer, .full)), "two layers made to settle", hasSteps: true)
  }

  private func stop(_ stack: ConformanceStack, _ name: String, hasSteps: Bool = false) async {
    if isLost { return }
    let before = standing
    log.forget()
    let (id, length) = tell(stack, Manner(occasion: .interrupted))
    await wait(Self.pause)
    driver.settle()
    // Some toolkits end an animation in the next turn of the main loop.
    let stands = await wait(atMost: max(Self.pause * 5, length / 4)) { !host.isAnimating }
    if !stands { report.note(.settles, name, "it moves on") }
    let shown = host.shownInstances
    let isPart = hasSteps && (stack.shown.starts(with: shown) && shown.count >= before.shown.count)
    if shown != stack.shown, !isPart {
      report.note(.settles, name, "it stands on \(words(shown)), and should stand on \(words(stack.shown))")
    }
    await wait(.milliseconds(500))
    if host.shownInstances != shown { report.note(.settles, name, "what is shown changed after it stood") }
    if log.completions(of: id).count > 1 { report.note(.completesOnce, name, "`didShow` was called more than once") }
    driver.setInteraction(true)
    standing = before
    await bringBack(name)
    await releaseAll(but: standing, name)
  }

  func checkTakeover() async {
    if isLost { return }
    let name = "a push told by another navigator"
    let former = takeOver()
    let heard = former.entries.count
    let before = report.failures
    await show(standing.putting(entry(.page)), name)
    if former.entries.count > heard {
      report.note(.tellsTheDelegate, name, "the one before was told \(former.entries[heard...].map(\.word))")
    }
    let news = report.failures[before.count...]
    if news.contains(where: { $0.sentence == .completesOnce }) {
      report.note(.tellsTheDelegate, name, "the one that was set last was told nothing")
    }
    await show(standing.taking(off: 1), "a pop told by another navigator")
    await checkFirstStacks()
  }

  /// Checks that another navigator can start with any stack, whatever the host shows.
  private func checkFirstStacks() async {
    let still = Manner(isAnimated: false)
    await show(standing.putting(entry(.layer, .sheet), entry(.page)), "a sheet to be taken over", still)
    await begin(ConformanceStack(path: [entry(.start)]), "a page over a sheet")
    await show(standing.putting(entry(.layer, .sheet)), "another sheet to be taken over", still)
    await begin(ConformanceStack(path: [entry(.start), entry(.layer, .sheet)]), "a sheet over a sheet")
    await show(standing.taking(off: 1), "a sheet of another navigator's closed")
    guard host.supports.contains(.tabs), host.mostTabs > 1 else { return }
    await begin(ConformanceStack(path: [entry(.pair), entry(.one, .tab(0)), entry(.page)]), "tabs over a page")
    await show(standing.selecting([entry(.two, .tab(1))]), "another tab of another navigator's")
    await begin(ConformanceStack(path: [entry(.pair), entry(.one, .tab(0))]), "tabs over tabs")
    await show(standing.selecting([entry(.two, .tab(1)), entry(.page)]), "another tab to be taken over")
    await begin(ConformanceStack(path: [entry(.start), entry(.page)]), "pages over tabs")
  }

  private func begin(_ stack: @autoclosure () -> ConformanceStack, _ name: String) async {
    if isLost { return }
    takeOver()
    await show(
      stack(), "the first stack of another navigator, \(name)", Manner(isAnimated: false, isFirst: true))
  }
}
