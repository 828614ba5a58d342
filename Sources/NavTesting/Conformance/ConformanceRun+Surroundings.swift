internal import NavRuntime

/// Hidden windows, and layers that other code presents.
extension ConformanceRun {
  func checkSurroundings() async {
    await show(
      ConformanceStack(path: [entry(.start), entry(.page)]), "a stack in a window", Manner(isAnimated: false))
    await checkHiding()
    await checkCovers()
  }

  private func checkHiding() async {
    guard let hide = hands.hide, let reveal = hands.reveal else {
      return leaveOut([.saysThatItIsHidden], for: "hide and reveal")
    }
    // Hides the window during a change.
    let name = "a window that is hidden in the middle of a push"
    if isLost { return }
    log.forget()
    let pushed = standing.putting(entry(.page))
    let (id, length) = tell(pushed, Manner(occasion: .interrupted))
    await wait(Self.pause)
    await hide()
    let policy = await suspension()
    if policy == nil { report.note(.saysThatItIsHidden, name, "it did not say `suspended`") }
    await wait(.milliseconds(500))
    await comeBack(reveal, to: pushed, name, id, length)
    // Makes changes while the window is hidden.
    guard policy == .changeUnanimated else { return }
    for change in hiddenChanges {
      await checkHidden(change, Hiding(hide: hide, reveal: reveal))
    }
    if host.supports.contains(.tabs), host.mostTabs > 1 { await checkHiddenTabs(Hiding(hide: hide, reveal: reveal)) }
  }

  private struct Hiding {
    let hide: UserInput.Deed
    let reveal: UserInput.Deed
  }

  /// A list of changes. Each one starts with the stack of the previous one.
  private var hiddenChanges: [(name: String, target: () -> ConformanceStack)] {
    var changes: [(String, () -> ConformanceStack)] = [
      ("a push", { self.standing.putting(self.entry(.page)) }),
      ("a pop", { self.standing.taking(off: 1) }),
      ("a push of two pages", { self.standing.putting(self.entry(.page), self.entry(.plain)) }),
      ("a pop by two", { self.standing.taking(off: 2) }),
      ("another page", { self.standing.taking(off: 1).putting(self.entry(.page)) }),
      ("a sheet", { self.standing.putting(self.entry(.layer, .sheet)) }),
      ("a sheet closed", { self.standing.taking(off: 1) }),
    ]
    if host.supports.contains(.alerts) {
      changes += [
        ("an alert", { self.standing.putting(self.entry(.question, .alert)) }),
        ("an alert taken away", { self.standing.taking(off: 1) }),
      ]
    }
    return changes
  }

  private func checkHiddenTabs(_ hiding: Hiding) async {
    let below = standing
    let first = ConformanceStack(path: [entry(.pair), entry(.one, .tab(0))])
    await show(first, "a bar of tabs to be hidden", Manner(isAnimated: false))
    await checkHidden(("another tab", { self.standing.selecting([self.entry(.two, .tab(1))]) }), hiding)
    await show(standing.putting(entry(.layer, .sheet)), "a sheet over tabs", Manner(isAnimated: false))
    await checkHidden(
      ("a layer closed, another tab with other pages, and another layer", { self.allInOne(from: self.standing) }),
      hiding)
    // An instance that left the stack cannot return, so the pages are new.
    let path = [entry(.start)] + below.path.dropFirst().map { _ in entry(.page) }
    await show(ConformanceStack(path: path), "pages in place of tabs that were hidden", Manner(isAnimated: false))
  }

  private func checkHidden(_ change: (name: String, target: () -> ConformanceStack), _ hiding: Hiding) async {
    let name = "\(change.name) in a hidden window"
    if isLost { return }
    log.forget()
    await hiding.hide()
    if await suspension() == nil { report.note(.saysThatItIsHidden, name, "it did not say `suspended`") }
    let target = change.target()
    let (id, length) = tell(target, Manner(occasion: .hidden))
    await wait(atMost: limit(length)) { !log.completions(of: id).isEmpty }
    if log.completions(of: id).isEmpty { report.note(.saysThatItIsHidden, name, "no `didShow` in \(limit(length))") }
    await comeBack(hiding.reveal, to: target, name, id, length)
    await releaseAll(but: standing, name)
  }

  private func suspension() async -> HiddenHostPolicy? {
    var policy: HiddenHostPolicy?
    await wait(atMost: .seconds(2)) {
      for case .suspended(let said) in log.words { policy = said }
      return policy != nil
    }
    return policy
  }

  private func comeBack(
    _ reveal: UserInput.Deed, to stack: ConformanceStack, _ name: String, _ id: TransitionID, _ length: Duration
  ) async {
    await reveal()
    let isBack = await wait(atMost: .seconds(2)) { log.words.contains(.resumed) }
    if !isBack { report.note(.saysThatItIsHidden, name, "it did not say `resumed`") }
    let stands = await wait(atMost: limit(length)) { host.shownInstances == stack.shown && !host.isAnimating }
    if !stands { report.note(.saysThatItIsHidden, name, "what stands then is \(words(host.shownInstances))") }
    await wait(.milliseconds(150))
    if log.completions(of: id).count > 1 { report.note(.completesOnce, name, "`didShow` was called more than once") }
    driver.setInteraction(true)
    standing = stack
    await bringBack(name)
    await lookAtTop(name)
  }

  private func checkCovers() async {
    guard let cover = hands.cover, let uncover = hands.uncover else {
      return leaveOut([.saysThatItIsCovered], for: "cover and uncover")
    }
    if isLost { return }
    var name = "a layer of somebody else's"
    if host.isCovered { report.note(.saysThatItIsCovered, name, "`isCovered` is true before there is one") }
    await cover()
    await wait(atMost: .seconds(2)) { host.isCovered }
    if !host.isCovered { report.note(.saysThatItIsCovered, name, "`isCovered` is false") }
    if host.shownInstances != standing.shown { report.note(.saysThatItIsCovered, name, "`shownInstances` counts it") }
    await uncover()
    await wait(atMost: .seconds(2)) { !host.isCovered }
    if host.isCovered { report.note(.saysThatItIsCovered, name, "`isCovered` is true when it has gone") }
    name = "a pop below a layer of somebody else's"
    await cover()
    await wait(atMost: .seconds(2)) { host.isCovered && !host.isAnimating }
    await show(standing.taking(off: 1), name)
    if host.isCovered { report.note(.saysThatItIsCovered, name, "it was not taken along") }
    guard host.supports.contains(.tabs), host.mostTabs > 1 else { return }
    name = "another tab of a sheet below a layer of somebody else's"
    let tabs = standing.putting(entry(.pair, .sheet), entry(.one, .tab(0)))
    await show(tabs, "a sheet with tabs to be covered", Manner(isAnimated: false))
    await cover()
    await wait(atMost: .seconds(2)) { host.isCovered && !host.isAnimating }
    await show(tabs.selecting([entry(.two, .tab(1))]), name)
    if host.isCovered { report.note(.saysThatItIsCovered, name, "it was not taken along") }
  }
}
