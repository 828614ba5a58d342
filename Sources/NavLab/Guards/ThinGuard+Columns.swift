// The calls of an unguarded app with columns. Each column is a native stack, and the toolkit moves the pages when the
// form changes.
extension ThinGuard {
  /// Makes the columns of a page that begins a split.
  func splitIfNeeded(_ page: SimulatedPage) {
    guard page.place == .desk || page.place == .filter else { return }
    let window = host.window
    let blank = window.makePage(.blank)
    host.split(page, HostSplit(columns: page.place == .desk ? 3 : 2) { blank })
  }

  /// Shows the page of a chosen row.
  func choose(_ page: SimulatedPage, _ choice: PaneChoice, _ request: GuardRequest) -> Bool {
    let source = request.source ?? host.stack.last
    switch choice {
    case .detail: break
    case .pushed:
      guard let source, source != host.stack.last else { break }
      host.push(page, onStackOf: host.stack.last, for: request.number, request.animation)
      return true
    case .selected:
      // The selection does not change, so the toolkit calls no code.
      if let source, let index = host.stack.lastIndex(of: source), index + 1 < host.stack.count,
        host.stack[index + 1].place == page.place
      {
        return false
      }
    }
    // The app decides about the back button when it shows the page.
    if !host.isExpanded { host.backButtons.insert(page) }
    host.showDetail(page, beside: source, for: request.number, request.animation)
    return true
  }

  /// Whether a page has a back button.
  package func hasBackButton(_ page: SimulatedPage) -> Bool {
    !host.opened.contains(page) || host.backButtons.contains(page)
  }
}
