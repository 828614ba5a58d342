// Columns of a split, as in UIKit. In expanded form, each column is a native stack. In collapsed form, the same pages
// are on one native stack.
extension SimulatedHost {
  // MARK: Columns

  /// Returns the columns of a native stack. A native stack that is not a split, or that is collapsed, has one.
  private func columns(of run: Range<Int>) -> [Range<Int>] {
    guard isExpanded, !run.isEmpty, splits[stack[run.lowerBound]] != nil else { return [run] }
    var starts = [run.lowerBound]
    for index in run.dropFirst() where panes.contains(stack[index]) { starts.append(index) }
    return zip(starts, starts.dropFirst() + [run.upperBound]).map { $0..<$1 }
  }

  /// Returns the column that contains a page, or the last one of the topmost native stack if no column contains the
  /// page or the page is `nil`.
  func column(of page: SimulatedPage?) -> Range<Int> {
    let index = page.flatMap { stack.lastIndex(of: $0) } ?? stack.count - 1
    return columns(of: run(of: page)).first { $0.contains(index) } ?? run(of: page)
  }

  /// The last pages of the columns of the topmost native stack.
  package var columnTops: [SimulatedPage] {
    columns(of: run(of: nil)).compactMap { $0.isEmpty ? nil : stack[$0.upperBound - 1] }
  }

  /// The pages whose controls take taps now.
  package var touchablePages: [SimulatedPage] {
    guard let page = touchablePage else { return [] }
    return isExpanded && page == stack.last ? columnTops : [page]
  }

  /// The page in the empty last column of the topmost native stack.
  package var visiblePlaceholder: SimulatedPage? {
    let run = run(of: nil)
    guard isExpanded, !run.isEmpty, let split = splits[stack[run.lowerBound]],
      columns(of: run).count < split.columns
    else { return nil }
    return split.placeholder()
  }

  /// Whether a page on the stack begins a split.
  var hasSplits: Bool { stack.contains { splits[$0] != nil } }

  /// Makes a page the first of a split.
  func split(_ page: SimulatedPage, _ split: HostSplit) { splits[page] = split }

  /// Makes a page the first of a column.
  func opensColumn(_ page: SimulatedPage) {
    panes.insert(page)
    opened.insert(page)
  }

  /// Whether the first page of a column is exchanged if these pages replace the native stack that starts at an index.
  /// Such a change is not animated.
  func exchangesColumn(_ pages: [SimulatedPage], above index: Int) -> Bool {
    guard isExpanded, index < stack.count else { return false }
    let run = Array(stack[index..<end(ofRunAt: index)])
    let kept = zip(run, pages).prefix { $0 == $1 }.count
    return (run.dropFirst(kept) + pages.dropFirst(kept)).contains { panes.contains($0) }
  }

  /// The page that presents layers. A split presents them itself, so they stay if its columns change.
  var presenter: SimulatedPage? {
    let run = run(of: nil)
    return run.isEmpty ? nil : splits[stack[run.lowerBound]] == nil ? stack.last : stack[run.lowerBound]
  }

  // MARK: Calls

  /// Shows a page in the column after the one of its source, as `showDetailViewController` does. In collapsed form,
  /// pushes it. The columns after that one stay.
  package func showDetail(
    _ page: SimulatedPage, beside source: SimulatedPage?, for request: Int, part: Int = 0,
    _ animation: ChangeAnimation = .animated
  ) {
    areOnStack([page])
    opened.insert(page)
    let column = column(of: source)
    guard isExpanded, let source, stack.contains(source) else {
      begin(.showDetail, stack + [page], for: request, part: part, animation, run: run(of: source))
      panes.insert(page)
      return
    }
    let next = column.upperBound < stack.count ? self.column(of: stack[column.upperBound]) : stack.count..<stack.count
    panes.insert(page)
    let isInRun = run(of: source).contains(next.lowerBound)
    if isInRun, stack[next.lowerBound].place == page.place { pagesCopied += 1 }
    begin(
      .showDetail, stack[..<column.upperBound] + [page] + stack[(isInRun ? next.upperBound : next.lowerBound)...],
      for: request, part: part, .unanimated, run: isInRun ? next : 0..<0)
  }

  // MARK: Changes of form

  func changeForm() {
    if swipe?.layer == nil { cancelSwipe() }
    let before = stack
    if let merge { perform(merge) }
    if stack != before { corruptions.append(.stackChangedByFold) }
    owesForm = true
    tellForm()
  }

  /// Reports the form. A suspended process reports nothing until it is resumed.
  func tellForm() {
    guard owesForm, !isSuspended, !isHidden else { return }
    owesForm = false
    observer?.formChanged()
  }

  /// Moves the pages between the columns, as the toolkit does by itself.
  private func perform(_ merge: ColumnMerge) {
    let run = run(of: stack.first)
    guard let first = stack.first, splits[first] != nil else { return }
    let moved = stack[run].filter { panes.contains($0) }
    if !moved.isEmpty {
      if running.contains(where: { $0.isAnimated }) { corruptions.append(.changeDuringChange) }
      for layer in stack[run.upperBound...] where openers[layer].map(stack[run].contains) == true {
        corruptions.append(.presenterMoved(layer))
      }
    }
    switch merge {
    case .takesTheTop:
      // The positions of the other columns are lost when the columns are joined.
      panes.subtract(stack[run])
      if isExpanded, run.count > 1 { panes.insert(stack[run.upperBound - 1]) }
    case .nestsStacks:
      if !isExpanded, let nested = moved.last { corruptions.append(.stackInStack(nested)) }
    case .dropsTheDetail:
      guard !isExpanded, let last = moved.last, let index = stack.firstIndex(of: last) else { return }
      exchange(Array(stack[..<index]) + stack[run.upperBound...])
    case .keepsThePlaceholder:
      isExpanded ? exchange(stack.filter { $0.place != .blank }) : keepPlaceholder(run)
    case .hasTwoStacks:
      let other = otherForm.isEmpty ? [window.makePage(first.place)] : otherForm
      if let bottom = other.first { splits[bottom] = splits[first] }
      otherForm = stack
      exchange(other)
    }
  }

  private func keepPlaceholder(_ run: Range<Int>) {
    let columns = stack[run].count { panes.contains($0) } + 1
    guard run.upperBound == stack.count, let split = splits[stack[run.lowerBound]], columns < split.columns,
      let page = split.placeholder()
    else { return }
    exchange(stack + [page])
  }

  private func exchange(_ pages: [SimulatedPage]) {
    stack = pages
    if !isAnimating { visible = stack.last }
  }

  /// Checks, if the host is idle, whether each page is in the column in which it was opened.
  func inspectColumns() {
    guard isExpanded else { return }
    for page in stack where panes.contains(page) != opened.contains(page) {
      corruptions.append(.pageInWrongColumn(page))
    }
  }
}
