internal import NavRuntime

/// Runs in columns, and changes of their form.
extension ConformanceRun {
  func checkColumns() async {
    let sentences: [ContractClause] = [
      .keepsTheStackInBothForms, .saysThatTheFormChanged, .completesAcrossForms, .asksForBackOfAColumn,
      .fillsAnEmptyColumn, .hasNoFormWhileHidden,
    ]
    guard host.supports.contains(.panes) else { return leaveOut(sentences, for: "host that supports panes") }
    guard let resize = hands.resize else { return leaveOut(sentences, for: "resize") }
    let list = ConformanceStack(path: [entry(.list)])
    await show(list, "a list in columns", Manner(isAnimated: false))
    await change(.expanded, by: resize, "a window that becomes wide")
    await checkPlaceholder(isColumnEmpty: true, "an empty column")
    await change(.collapsed, by: resize, "a window that becomes narrow beside an empty column")
    await checkPlaceholder(isColumnEmpty: true, "an empty column in one native stack")
    await change(.expanded, by: resize, "a window that becomes wide beside an empty column")
    await checkPlaceholder(isColumnEmpty: true, "an empty column that is there again")
    await show(standing.putting(entry(.detail, columns: 1)), "a detail beside its list")
    await checkPlaceholder(isColumnEmpty: false, "a detail beside its list")
    await show(standing.putting(entry(.page)), "a page on a detail")
    await checkBack()
    await change(.collapsed, by: resize, "a window that becomes narrow")
    await change(.expanded, by: resize, "a window that becomes wide again")
    let other = ConformanceStack(path: [standing.path[0], entry(.detail, columns: 1)])
    await show(other, "another detail in place of two pages")
    await changeDuring(other.putting(entry(.page)), .collapsed, by: resize, "a fold during a push")
    await changeDuring(standing.taking(off: 1), .expanded, by: resize, "a fold during a pop")
    await show(
      standing.putting(entry(.layer, .sheet, columns: 1)), "a sheet of the list, with the detail behind it")
    await change(.collapsed, by: resize, "a window that becomes narrow under a sheet")
    await show(standing.taking(off: 1), "the sheet closed")
    let split = standing.putting(entry(.list, .sheet), entry(.detail, columns: 1))
    await show(split, "a split in a sheet, with its detail")
    await change(.expanded, by: resize, "a window that becomes wide under a split in a sheet")
    await show(standing.taking(off: 1), "the list in a sheet")
    await change(.collapsed, by: resize, "a window that becomes narrow under a list in a sheet")
    await show(standing.taking(off: 1), "the sheet of a split closed")
    await checkHiddenForm(resize)
  }

  private enum Form: String {
    case expanded, collapsed
  }

  /// Resizes the window of an idle host, and checks that only the form changes.
  private func change(_ form: Form, by resize: @MainActor (Bool) async -> Void, _ name: String) async {
    if isLost { return }
    let before = host.isExpanded
    log.forget()
    await resize(form == .expanded)
    await wait(atMost: .seconds(2)) {
      !host.isAnimating && (host.isExpanded == before || log.words.contains(.formChanged))
    }
    await wait(.milliseconds(150))
    if host.isExpanded != before, !log.words.contains(.formChanged) {
      report.note(.saysThatTheFormChanged, name, "`isExpanded` is \(host.isExpanded), and the host said \(log.told)")
    }
    for word in log.told where word != .formChanged {
      report.note(.saysThatTheFormChanged, name, "the host said \(word)")
    }
    if let last = log.entries.last(where: { $0.word == .formChanged }), last.isAnimating {
      report.note(.saysThatTheFormChanged, name, "`isAnimating` was true inside `formChanged`")
    }
    await checkForm(name)
  }

  private func checkForm(_ name: String) async {
    if host.shownInstances != standing.shown {
      report.note(
        .keepsTheStackInBothForms, name,
        "it is \(words(host.shownInstances)), and should be \(words(standing.shown))")
    }
    await lookAtTop(name)
    await bringBack(name)
  }

  /// Resizes the window while a change is in progress.
  private func changeDuring(
    _ stack: ConformanceStack, _ form: Form, by resize: @MainActor (Bool) async -> Void, _ name: String
  ) async {
    if isLost { return }
    log.forget()
    let (id, length) = tell(stack, Manner(occasion: .interrupted))
    await wait(Self.pause)
    await resize(form == .expanded)
    await wait(atMost: limit(length)) { !log.completions(of: id).isEmpty && !host.isAnimating }
    await wait(.milliseconds(150))
    let count = log.completions(of: id).count
    if count != 1 { report.note(.completesAcrossForms, name, "`didShow` was called \(count) times") }
    driver.setInteraction(true)
    standing = stack
    await checkForm(name)
    await releaseAll(but: stack, name)
  }

  /// Checks the back button of the last column. Not all hosts have a button for each earlier one.
  private func checkBack() async {
    guard let pressBack = hands.pressBackOf else { return leaveOut([.asksForBackOfAColumn], for: "pressBackOf") }
    guard host.isExpanded, !isLost, let top = standing.shown.last else { return }
    let name = "the back button of a column"
    log.forget()
    await pressBack(top)
    await wait(atMost: .seconds(2)) { !log.told.isEmpty }
    await wait(.milliseconds(150))
    if log.told != [.back(nil)], log.told != [.backInColumn(top)] {
      report.note(.asksForBackOfAColumn, name, "the host said \(log.told)")
    }
    if host.shownInstances != standing.shown { report.note(.asksForBackOfAColumn, name, "the host moved") }
    await bringBack(name)
  }

  private func checkPlaceholder(isColumnEmpty: Bool, _ name: String) async {
    guard let isPlaceholderVisible = hands.isPlaceholderVisible else {
      return leaveOut([.fillsAnEmptyColumn], for: "isPlaceholderVisible")
    }
    if isLost { return }
    let isVisible = await isPlaceholderVisible()
    if isVisible != (isColumnEmpty && host.isExpanded) {
      report.note(.fillsAnEmptyColumn, name, "the placeholder is \(isVisible ? "visible" : "not visible")")
    }
  }

  private func checkHiddenForm(_ resize: @MainActor (Bool) async -> Void) async {
    guard let hide = hands.hide, let reveal = hands.reveal else {
      return leaveOut([.hasNoFormWhileHidden], for: "hide and reveal")
    }
    if isLost { return }
    let name = "a hidden window that becomes wide and narrow"
    await hide()
    await wait(.milliseconds(150))
    log.forget()
    for isExpanded in [true, false, true] { await resize(isExpanded) }
    await wait(.milliseconds(150))
    if log.words.contains(.formChanged) { report.note(.hasNoFormWhileHidden, name, "the host said `formChanged`") }
    await reveal()
    await wait(atMost: .seconds(2)) { log.words.contains(.resumed) }
    await wait(.milliseconds(150))
    await checkForm(name)
  }
}
