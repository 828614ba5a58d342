internal import NavRuntime

/// Changes of the language.
extension ConformanceRun {
  func checkWords() async {
    if hands.showsTitle == nil { leaveOut([.changesWords], for: "showsTitle") }
    let still = Manner(isAnimated: false)
    let first = ConformanceStack(path: [entry(.start), entry(.layer, .sheet), entry(.one)])
    await show(first, "a page in a sheet", still)
    await changeWords("a language, at rest", to: "de", shows: "de One")
    await show(first.putting(entry(.two)), "a page above it")
    await changeWords("a language, with a page covered", to: "fr", shows: "fr Two")
    await show(first, "a pop after another language")
    await expectTitle("a page that was covered", "fr One")
    if isLost { return }
    let name = "a language, on the way"
    let more = first.putting(entry(.three))
    let count = log.entries.count
    let change = tell(more, Manner())
    driver.speak("it", parked: more.parked)
    await wait(atMost: limit(change.length)) { !log.completions(of: change.id).isEmpty }
    if log.completions(of: change.id).count != 1 {
      report.note(.completesOnce, name, "`didShow` was called \(log.completions(of: change.id).count) times")
    }
    driver.setInteraction(true)
    standing = more
    await wait(.milliseconds(150))
    for word in log.entries[count...].map(\.word) where word != .didShow(change.id) && word != .stackChanged {
      report.note(.changesWords, name, "the host said \(word)")
    }
    await expectTitle(name, "it Three")
    driver.speak(nil, parked: [])
    await show(ConformanceStack(path: [entry(.start)]), "one page after the languages", still)
  }

  /// Changes the language of an idle host.
  private func changeWords(_ name: String, to language: String, shows title: String) async {
    if isLost { return }
    let (shown, count) = (host.shownInstances, log.entries.count)
    driver.speak(language, parked: standing.parked)
    if host.shownInstances != shown { report.note(.changesWords, name, "what is shown changed") }
    if host.isAnimating { report.note(.changesWords, name, "`isAnimating` is true") }
    await expectTitle(name, title)
    await wait(.milliseconds(50))
    for word in log.entries[count...].map(\.word) where word != .stackChanged {
      report.note(.changesWords, name, "the host said \(word)")
    }
  }

  private func expectTitle(_ name: String, _ title: String) async {
    guard let showsTitle = hands.showsTitle, !isLost else { return }
    let isShown = await wait(atMost: .milliseconds(500)) { await showsTitle(title) }
    if !isShown { report.note(.changesWords, name, "the title '\(title)' is not shown") }
  }
}
