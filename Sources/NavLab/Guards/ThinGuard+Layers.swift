// What an app calls where there are layers, as apps do that nobody guards: one call after the other, and no look at what became of the
// first.
extension ThinGuard {
  /// The page that asks: its own, or whatever is presented last.
  private func asker(_ request: GuardRequest) -> SimulatedPage? { request.source ?? host.stack.last }

  /// Off its native stack, or with its layer.
  func leave(_ request: GuardRequest) -> Bool {
    let run = host.run(of: request.source)
    if run.lowerBound > 0, run.count == 1 || host.stack[run.lowerBound] == request.source {
      // A dismissal gives nothing back that would say whether it is taken.
      host.dismiss(by: asker(request), for: request.number, request.animation)
      return true
    }
    return host.pop(onStackOf: request.source, for: request.number, request.animation) != nil
  }

  /// Code of a page on the same native stack knows nothing of what is presented over it; other code closes that first.
  func unwind(to page: SimulatedPage, _ request: GuardRequest) -> Bool {
    let isNear = request.source.map { host.run(of: $0) == host.run(of: page) } ?? false
    guard host.hasLayers, host.stack.contains(page), !isNear else {
      return host.pop(to: page, for: request.number, request.animation)
    }
    let isCovered = host.run(of: page).upperBound < host.stack.count
    if isCovered { host.dismiss(by: page, for: request.number, request.animation) }
    return host.pop(to: page, for: request.number, part: isCovered ? 1 : 0, request.animation) || isCovered
  }

  /// The same to the root.
  func unwindToRoot(_ request: GuardRequest) -> Bool {
    guard host.hasLayers, let root = host.stack.first else {
      return host.popToRoot(for: request.number, request.animation)
    }
    return unwind(to: root, request)
  }

  /// What is asked of layers.
  func callForLayers(_ request: GuardRequest) -> Bool {
    let number = request.number
    switch request.action {
    case .present(let page, let kind):
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
    case .push, .back, .pop, .unwind, .popToRoot, .setStack, .select, .goToTab, .go, .open, .setRoot, .pushWhenKnown:
      return false
    }
  }

  /// On its native stack; the first page of a layer goes with that, and what comes is pushed below.
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

  /// The bottom stack, and all layers in one go.
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
