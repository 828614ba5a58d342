// Saved stacks, which wait for their turn like any other request.
extension NavigationEngine {
  /// Puts up a saved stack, as far as its screens may be shown, or else the root. The request waits for transitions,
  /// locks, and foreign layers. A later saved stack supersedes it, with the requests that wait behind it.
  func restore(_ screens: [PlacedScreen]) -> PendingRequest {
    let request = PendingRequest(segue: .none, source: nil, sender: .program, saved: screens)
    take(request)
    return request
  }

  /// The turn of a saved stack has come. The facts of this moment decide which of its screens are shown. Facts that
  /// change later are evaluated when the stack stands.
  func evaluate(_ saved: [PlacedScreen], for request: PendingRequest) {
    // Pages that were made before the request returned to the queue have been released.
    request.madePages = 0
    let root = questions.standingRoot
    request.placed = completed(saved.first?.id == root ? questions.allowedPart(of: saved) : standingRoot)
    receive(.input(.place(request.id, placements(of: request.placed.map { ($0.id, $0.opening) }, for: request))))
  }
}
