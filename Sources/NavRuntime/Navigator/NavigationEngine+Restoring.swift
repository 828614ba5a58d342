// Saved stacks, which wait in the queue like any other request.
extension NavigationEngine {
  /// Shows the legal part of a saved stack, or else the root. The request waits for transitions, locks, and layers of
  /// other code. A later saved stack supersedes it and the requests behind it.
  func restore(_ screens: [PlacedScreen]) -> PendingRequest {
    let request = PendingRequest(.restore(screens), sender: .program)
    // Observers receive all saved screens.
    request.placed = screens
    take(request)
    return request
  }

  /// Evaluates the requirements of a saved stack, and passes the screens to show to the core. A later change of a
  /// fact causes a review of the shown stack.
  func evaluate(_ saved: [PlacedScreen], for request: PendingRequest) {
    // Pages that were created before the request returned to the queue are already released.
    request.madePages = 0
    let root = decisions.standingRoot
    request.placed = completed(saved.first?.id == root ? questions.allowedPart(of: saved) : standingRoot)
    receive(
      .input(.place(request.id, placements(of: request.placed.map { ($0.id, $0.opening, $0.aside) }, for: request))))
  }
}
