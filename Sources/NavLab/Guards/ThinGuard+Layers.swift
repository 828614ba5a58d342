// The calls of an unguarded app with layers: one call after another, without checking the result of the previous
// call.
extension ThinGuard {
  /// Returns the page that makes the request: its source, or the topmost page.
  private func asker(_ request: GuardRequest) -> SimulatedPage? { request.source ?? host.stack.last }

  /// Pops the page from its native stack, or dismisses its layer.
  func leave(_ request: GuardRequest) -> Bool {
    let run = host.run(of: request.source)
    if run.lowerBound > 0, run.count == 1 || host.stack[run.lowerBound] == request.source {
      // A dismissal does not return whether the toolkit performs it.
      host.dismiss(by: asker(request), for: request.number, request.animation)
      return true
    }
    return host.pop(onStackOf: request.source, for: request.number, request.animation) != nil
  }

  /// Pops to a page. Code of a page on the same native stack ignores the layers over it. Other code closes these
  /// layers first.
  func unwind(to page: SimulatedPage, _ request: GuardRequest) -> Bool {
    let isNear = request.source.map { host.run(of: $0) == host.run(of: page) } ?? false
    guard host.hasLayers, host.stack.contains(page), !isNear else {
      return host.pop(to: page, for: request.number, request.animation)
    }
    let isCovered = host.run(of: page).upperBound < host.stack.count
    if isCovered { host.dismiss(by: page, for: request.number, request.animation) }
    return host.pop(to: page, for: request.number, part: isCovered ? 1 : 0, request.animation) || isCovered
  }

  /// Pops to the root in the same way.
  func unwindToRoot(_ request: GuardRequest) -> Bool {
    guard host.hasLayers, let root = host.stack.first else {
      return host.popToRoot(for: request.number, request.animation)
    }
    return unwind(to: root, request)
  }

  /// Performs requests that involve layers.
  func callForLayers(_ request: GuardRequest) -> Bool {
    let number = request.number
    switch request.action {
    case .present(let page, let kind):
      splitIfNeeded(page)
      host.present([page], as: kind, over: asker(request), at: newSpot(page.place), for: number, request.animation)
      return true
    case .replace(let page): return replace(by: page, request)
    case .choose(.leave): return unwindToRoot(request)
    case .choose(.keep):
      host.noteNothingToDo(.dismiss, for: number, part: 0)
      return true
    case .restore(let pages):
      restore(pages, number)
      return true
    case .push, .pane, .back, .pop, .unwind, .popToRoot, .setStack, .select, .goToTab, .go, .open, .setRoot,
      .pushWhenKnown:
      return false
    }
  }

  /// Replaces a page on its native stack. If the page is the only one of a layer, this dismisses the layer and pushes
  /// the new page below it.
  private func replace(by page: SimulatedPage, _ request: GuardRequest) -> Bool {
    let run = host.run(of: request.source)
    if run.count > 1 {
      host.setStack(
        host.stack[run].dropLast() + [page], onStackOf: asker(request), for: request.number, request.animation)
      return true
    }
    guard run.lowerBound > 0 else { return false }
    let below = host.stack[run.lowerBound - 1]
    host.dismiss(by: asker(request), for: request.number, request.animation)
    host.push(page, onStackOf: below, for: request.number, part: 1, request.animation)
    return true
  }

  /// Restores the bottom stack, and all layers without waiting.
  private func restore(_ pages: [SavedPage], _ number: Int) {
    let bottom = pages.prefix { $0.layer == nil }.map(\.page)
    host.setStack(bottom, at: bottom.first.flatMap { newSpot($0.place) }, for: number, .unanimated)
    for (index, saved) in pages.enumerated() {
      guard let kind = saved.layer, index > 0 else { continue }
      host.present(
        [saved.page], as: kind, over: pages[index - 1].page, at: newSpot(saved.page.place), for: number, part: index,
        .unanimated)
    }
  }
}
