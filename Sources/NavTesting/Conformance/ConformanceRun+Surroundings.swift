internal import NavRuntime

/// Windows that are hidden, and layers of somebody else's.
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
    // In the middle of a change.
    let name = "a window that is hidden in the middle of a push"
    if isLost { return }
    log.forget()
    let pushed = standing.putting(entry(.page))
    let (id, length) = tell(pushed, Manner())
    await wait(Self.pause)
    await hide()
    let policy = await suspension()
    if policy == nil { report.note(.saysThatItIsHidden, name, "it did not say `suspended`") }
    await wait(.milliseconds(500))
    await comeBack(reveal, to: pushed, name, id, length)
    // What is told while nobody sees it.
    guard policy == .changeUnanimated else { return }
    await checkHidden("a push", reveal, hide) { standing.putting(entry(.page)) }
    await checkHidden("a pop", reveal, hide) { standing.taking(off: 1) }
    await checkHidden("a sheet", reveal, hide) { standing.putting(entry(.layer, .sheet)) }
  }

  private func checkHidden(
    _ change: String, _ reveal: HostHands.Deed, _ hide: HostHands.Deed, to stack: () -> ConformanceStack
  ) async {
    let name = "\(change) in a hidden window"
    if isLost { return }
    log.forget()
    let before = standing
    await hide()
    if await suspension() == nil { report.note(.saysThatItIsHidden, name, "it did not say `suspended`") }
    let target = stack()
    let (id, length) = tell(target, Manner())
    await wait(atMost: limit(length)) { !log.completions(of: id).isEmpty }
    if log.completions(of: id).isEmpty { report.note(.saysThatItIsHidden, name, "no `didShow` in \(limit(length))") }
    await comeBack(reveal, to: target, name, id, length)
    standing = before
    await bringBack(name)
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
    _ reveal: HostHands.Deed, to stack: ConformanceStack, _ name: String, _ id: TransitionID, _ length: Duration
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
    lookAtTop(name)
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
  }
}
