// Saved stacks, which wait for their turn like any other request.
extension NavigationEngine {
  /// Shows the screens of a saved stack that may be shown, or else the root. The request waits for transitions, locks,
  /// and foreign layers. A later saved stack supersedes it, with the requests that wait behind it.
  func restore(_ screens: [PlacedScreen]) -> PendingRequest {
    let request = PendingRequest(segue: .none, source: nil, sender: .program, saved: screens)
    take(request)
    return request
  }

  /// Evaluates the requirements of a saved stack, and tells the core which of its screens to show. A later change of a
  /// fact causes a review of the shown stack.
  func evaluate(_ saved: [PlacedScreen], for request: PendingRequest) {
    // Pages that were made before the request returned to the queue have been released.
    request.madePages = 0
    let root = questions.standingRoot
    request.placed = completed(saved.first?.id == root ? questions.allowedPart(of: saved) : standingRoot)
    receive(.input(.place(request.id, placements(of: request.placed.map { ($0.id, $0.opening) }, for: request))))
  }
}
