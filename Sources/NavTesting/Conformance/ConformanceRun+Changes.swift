internal import NavRuntime

/// The fixed list of changes.
extension ConformanceRun {
  typealias Screen = ConformanceGraph.Screen

  /// Checks everything, in a fixed order.
  func checkAll() async {
    await checkClock()
    await checkPages()
    await checkLayers()
    if host.supports.contains(.alerts) { await checkAlerts() } else { leaveOut([.tellsTheButton], for: "alert") }
    if host.supports.contains(.tabs), host.mostTabs > 1 {
      await checkTabs()
    } else {
      leaveOut([.asksForATab], for: "bar of tabs")
    }
    await checkStops()
    await checkInteraction()
    await checkWords()
    await checkPeople()
    await checkSurroundings()
    await checkColumns()
    await checkTakeover()
    leaveOutInteraction()
    for (sentence, isMissing, hand) in [
      (ContractClause.showsTheTop, hands.visiblePage == nil, "visiblePage"),
      (.letsPagesGo, !hasClassesAsPages, "page that is an object"),
    ] where isMissing { leaveOut([sentence], for: hand) }
  }

  func leaveOut(_ sentences: [ContractClause], for hand: String) {
    for sentence in sentences { report.untried[sentence] = hand }
  }

  // MARK: - Clock and timer

  private func checkClock() async {
    let start = host.now
    await wait(.milliseconds(50))
    let middle = host.now
    await wait(.milliseconds(50))
    if middle - start < .milliseconds(40) || host.now - middle < .milliseconds(40) {
      report.note(.countsTime, "waiting for 100 ms", "it went on by \(host.now - start)")
    }
    await checkTimer("a timer", [.milliseconds(40)], firesAfter: .milliseconds(40))
    await checkTimer(
      "a timer in place of a longer one", [.seconds(30), .milliseconds(40)], firesAfter: .milliseconds(40))
    await checkTimer(
      "a timer in place of a shorter one", [.milliseconds(20), .milliseconds(80)], firesAfter: .milliseconds(80))
    await checkTimer("no timer", [.milliseconds(40), nil], firesAfter: nil)
  }

  private func checkTimer(_ name: String, _ delays: [Duration?], firesAfter delay: Duration?) async {
    log.forget()
    let start = host.now
    for delay in delays { driver.setTimer(after: delay) }
    if delay != nil { await wait(atMost: .seconds(2)) { log.words.contains(.timer) } }
    await wait(.milliseconds(150))
    let fired = log.entries.filter { $0.word == .timer }
    if fired.count != (delay == nil ? 0 : 1) {
      report.note(.setsOneTimer, name, "it fired \(fired.count) times")
    } else if let delay, let first = fired.first, first.time - start < delay - .milliseconds(2) {
      report.note(.setsOneTimer, name, "it fired after \(first.time - start) in place of \(delay)")
    }
    driver.setTimer(after: nil)
  }

  // MARK: - One native stack

  private func checkPages() async {
    let still = Manner(isAnimated: false)
    let first = ConformanceStack(path: [entry(.start)])
    await show(first, "the first stack", still)
    let two = first.putting(entry(.page))
    await show(two, "a push")
    let three = two.putting(entry(.plain))
    await show(three, "a push of a page without a bar")
    await show(two, "a pop by one")
    let five = two.putting(entry(.page), entry(.page), entry(.plain))
    await show(five, "a push of three pages")
    await show(two, "a pop by three")
    await show(first, "a pop to the bottom")
    await show(first.putting(entry(.page)), "a push without animation", still)
    await show(first, "a pop without animation", still)
    await show(first.putting(entry(.page), entry(.page)), "a stack of three")
    await show(first, "a pop by two without animation", still)
    await show(first.putting(entry(.page), entry(.page)), "a stack of three again", still)
    await show(first.putting(entry(.plain)), "other pages above the bottom")
    await show(ConformanceStack(path: [entry(.start)]), "another bottom")
    await show(
      ConformanceStack(path: [entry(.start), entry(.page)]), "another bottom and a page, without animation", still)
    await show(standing, "what stands, said again", Manner(isAnimated: false, isRepair: true))
    let more = standing.putting(entry(.page))
    await show(more, "a push", Manner(next: more.putting(entry(.page))))
    await show(standing.taking(off: 1), "a pop", Manner(next: standing.taking(off: 2)))
    let four = standing.putting(entry(.page), entry(.page))
    await show(four, "a push of two pages", Manner(next: four.taking(off: 2)))
    let (one, other) = (standing.putting(entry(.page)), standing.putting(entry(.plain)))
    await show(one, "a push", Manner(next: other))
    await checkHaste()
  }

  /// Checks a change that arrives while another one is in progress.
  private func checkHaste() async {
    if isLost { return }
    let name = "a push told at once after another"
    let (one, two) = (standing.putting(entry(.page)), standing.putting(entry(.plain)))
    let first = tell(one, Manner())
    standing = one
    let second = tell(two, Manner(occasion: .underWay))
    let isThere = await wait(atMost: max(.seconds(2), (first.length + second.length) * 3 / 2)) {
      !log.completions(of: second.id).isEmpty && !host.isAnimating
    }
    standing = two
    await wait(.milliseconds(150))
    let order = log.entries.compactMap { entry -> TransitionID? in
      if case .didShow(let id) = entry.word, id == first.id || id == second.id { id } else { nil }
    }
    if !isThere || order.filter({ $0 == second.id }).count != 1 {
      report.note(
        .endsBeforeTheNext, name, "`didShow` of the second was called \(order.filter { $0 == second.id }.count) times")
    } else if order.last != second.id {
      report.note(.endsBeforeTheNext, name, "the first was said to be shown after the second")
    } else if host.shownInstances != two.shown {
      report.note(.endsBeforeTheNext, name, "what stands is \(words(host.shownInstances))")
    }
    driver.setInteraction(true)
    await bringBack(name)
    await releaseAll(but: standing, name)
  }

  // MARK: - Layers

  private func checkLayers() async {
    let still = Manner(isAnimated: false)
    let base = ConformanceStack(path: [entry(.start), entry(.page)])
    await show(base, "a stack to present over", still)
    for (opening, name) in [(StackOpening.sheet, "sheet"), (.full, "layer over everything"), (.popover, "popover")] {
      let layer = base.putting(entry(.layer, opening))
      // The suite does not know the anchor of a popover, which only the page knows.
      await show(layer, "a \(name)")
      await show(layer.putting(entry(.page)), "a push in a \(name)")
      await show(layer, "a pop in a \(name)")
      await show(base, "a \(name) closed")
    }
    let sheet = base.putting(entry(.layer, .sheet))
    await show(sheet, "a sheet without animation", still)
    let deep = sheet.putting(entry(.page), entry(.layer, .full), entry(.page))
    await show(deep, "a layer of two pages over a sheet")
    await show(base, "two layers closed at once")
    let all = ConformanceStack(path: [
      base.path[0], entry(.plain), entry(.layer, .sheet), entry(.page), entry(.layer, .full),
    ])
    await show(all, "another page and two layers above it")
    let other = ConformanceStack(path: [base.path[0], entry(.page), entry(.layer, .full)])
    await show(other, "two layers closed, another page, and another layer")
    await show(other.taking(off: 2), "a layer closed and a page popped")
    await show(standing.putting(entry(.layer, .sheet), entry(.page)), "a sheet of two pages", still)
    await show(standing, "layers that stand, said again", Manner(isAnimated: false, isRepair: true))
    await show(standing.taking(off: 2), "a sheet closed without animation", still)
    let layer = standing.putting(entry(.layer, .sheet))
    await show(layer, "a sheet", Manner(next: layer.putting(entry(.layer, .full))))
    await show(standing.taking(off: 1), "a layer closed", Manner(next: standing.taking(off: 2)))
  }

  // MARK: - Alerts

  private func checkAlerts() async {
    let still = Manner(isAnimated: false)
    let base = ConformanceStack(path: [entry(.start), entry(.page)])
    await show(base, "a stack to ask over", still)
    let asked = base.putting(entry(.question, .alert))
    await show(asked, "an alert")
    await show(base, "an alert taken away")
    await show(base.putting(entry(.question, .alert)), "an alert without animation", still)
    await show(base, "an alert taken away without animation", still)
    let sheet = base.putting(entry(.layer, .sheet))
    await show(sheet.putting(entry(.question, .alert)), "an alert in a new sheet")
    await show(base, "an alert and a sheet taken away at once")
    let other = base.putting(entry(.layer, .sheet))
    await show(other, "a sheet", Manner(next: other.putting(entry(.question, .alert))))
    await show(base, "an alert and a sheet taken away")
    guard let pressButton = hands.pressButton else { return leaveOut([.tellsTheButton], for: "pressButton") }
    for button in [0, 1] {
      let name = "button \(button + 1) of an alert"
      let alert = entry(.question, .alert)
      await show(base.putting(alert), "an alert", still)
      if isLost { return }
      log.forget()
      await pressButton(button)
      await wait(atMost: .seconds(2)) { !log.told.isEmpty }
      await wait(.milliseconds(150))
      let expected = ConformanceLog.Word.alert(alert.instance, SegueID(rawValue: Int32(button)))
      if log.told != [expected] {
        report.note(.tellsTheButton, name, "the host said \(log.told), and should say \(expected)")
      }
      await show(base, "an alert that was answered taken away")
    }
  }

  // MARK: - Tabs

  private func checkTabs() async {
    let still = Manner(isAnimated: false)
    let bar = entry(host.mostTabs > 2 ? .trio : .pair)
    let first = ConformanceStack(path: [bar, entry(.one, .tab(0))])
    await show(first, "a bar of tabs at the bottom", still)
    let deep = first.putting(entry(.page))
    await show(deep, "a push in a tab")
    let two = entry(.two, .tab(1))
    let second = deep.selecting([two])
    await show(second, "another tab")
    await show(second.selecting(Array(deep.path.dropFirst())), "the first tab again, with what it held")
    let third = standing.selecting([two])
    await show(third, "another tab", Manner(next: third.selecting(Array(deep.path.dropFirst()))))
    await show(standing.selecting([two]), "another tab without animation", still)
    await show(standing.putting(entry(.page)), "a push in the other tab")
    await show(standing.putting(entry(.layer, .sheet)), "a sheet over a tab")
    await show(standing.selecting(Array(deep.path.dropFirst())), "another tab, and the sheet closed")
    await show(standing, "tabs that stand, said again", Manner(isAnimated: false, isRepair: true))
    await checkAllInOne()
    await pressTabs(bar, of: standing)
    await checkInteractionOfTabs()
    await checkParked()
    await show(ConformanceStack(path: [entry(.start)]), "pages in place of a bar of tabs")
    let inSheet = entry(.pair, .sheet)
    let last = standing.putting(inSheet, entry(.one, .tab(0)))
    await show(last, "a sheet with a bar of tabs")
    let fresh = entry(.two, .tab(1))
    await show(last.selecting([fresh]), "another tab in a sheet")
    await checkCoveredTabs(first: Array(last.path.suffix(1)), second: [fresh])
    await show(ConformanceStack(path: last.path.dropLast(2)), "a sheet with tabs closed")
  }

  /// Selects another tab of a sheet that another layer covers. The sheet stays.
  private func checkCoveredTabs(first: [StackEntry], second: [StackEntry]) async {
    let still = Manner(isAnimated: false)
    await show(standing.putting(entry(.layer, .sheet)), "a sheet over a sheet with tabs", still)
    await show(standing.selecting(first), "another tab in a sheet, and the sheet over it closed")
    await show(standing.putting(entry(.layer, .full), entry(.page)), "a layer over a sheet with tabs", still)
    await show(standing.selecting(second), "another tab in a sheet, and the layer over it closed", still)
    await show(standing.putting(entry(.layer, .sheet)), "a sheet over a sheet with tabs", still)
    let next = standing.selecting(first)
    await show(next, "another tab in a sheet, and the sheet over it closed", Manner(next: next.selecting(second)))
  }

  /// Checks changes that close a layer, select another tab, set its native stack, and present another layer.
  ///
  /// The first tab is selected before and after.
  private func checkAllInOne() async {
    let still = Manner(isAnimated: false)
    let name = "a layer closed, another tab with other pages, and another layer"
    await show(standing.putting(entry(.layer, .sheet)), "a sheet over tabs", still)
    await show(allInOne(from: standing), name)
    await show(allInOne(from: standing), name + ", without animation", still)
    let next = allInOne(from: standing)
    await show(next, name, Manner(next: allInOne(from: next)))
    await show(allInOne(from: standing), name + ", once more")
    await show(standing.taking(off: 2), "a layer over tabs closed", still)
  }

  /// The stack with a parked tab selected, a new page on the tab's first page, and a new layer above.
  func allInOne(from stack: ConformanceStack) -> ConformanceStack {
    guard let first = stack.parked.last?.first else { return stack }
    return stack.selecting([first, entry(.page)]).putting(entry(.layer, .full), entry(.page))
  }

  /// Removes pages of a parked tab. The visible stack does not change, and the change has no steps for those pages.
  private func checkParked() async {
    let unseen = Manner(isAnimated: false, isRepair: true)
    guard let run = standing.parked.last else { return }
    let others = Array(standing.parked.dropLast())
    if run.count > 1 {
      let shorter = ConformanceStack(path: standing.path, parked: others + [Array(run.dropLast())])
      await show(shorter, "a page gone from a tab that is not selected", unseen)
    }
    await show(
      ConformanceStack(path: standing.path, parked: others), "all pages gone from a tab that is not selected", unseen)
  }

  private func pressTabs(_ bar: StackEntry, of stack: ConformanceStack) async {
    guard let pressTab = hands.pressTab else { return leaveOut([.asksForATab], for: "pressTab") }
    if isLost { return }
    for tab in [1, 0] {
      let name = "tab \(tab + 1) pressed"
      log.forget()
      await pressTab(tab)
      await wait(atMost: .seconds(2)) { !log.words.isEmpty }
      await wait(.milliseconds(150))
      let first = bar.screen == Screen.trio.id ? Self.firstTabOfTrio : Self.firstTabOfPair
      let expected = ConformanceLog.Word.tab(SegueID(rawValue: first + Int32(tab)), bar.instance)
      let others = log.words.filter { $0 != expected && $0 != .stackChanged }
      let isSelected = host.shownInstances != stack.shown
      if log.words.filter({ $0 == expected }).count != 1 || !others.isEmpty {
        report.note(.asksForATab, name, "the host said \(log.words), and should say \(expected)")
      } else if isSelected, !log.words.contains(.stackChanged) {
        report.note(.asksForATab, name, "the tab was selected, and nobody was told")
      }
      await bringBack(name)
    }
  }

  /// The IDs of segues in the table, in which two buttons precede the tabs.
  private static var firstTabOfTrio: Int32 { 2 }
  private static var firstTabOfPair: Int32 { 5 }
}
