/// Which paths the laboratory's graph has, said once more and in another way than by its table: each screen leads only to those after it.
@MainActor enum LabPath {
  /// Whether the path that a host shows, and what its tabs hold, are of the graph.
  static func isLegal(_ host: any LabHost) -> Bool {
    guard let first = host.stack.first, first.place.isBottom else { return false }
    let isAscending = isAscending(host.stack) && host.parked.allSatisfy(isAscending)
    return isAscending
      && host.stack.dropFirst().allSatisfy { page in
        switch page.place {
        // Each tab is of its own bar, which is in a layer.
        case .inner, .outer: host.layers[page] != nil && host.tabs[page] != nil
        case .question: host.layers[page] == .alert && page == host.stack.last
        default: page.place.canBePushed
        }
      }
  }

  private static func isAscending(_ run: [SimulatedPage]) -> Bool {
    zip(run, run.dropFirst()).allSatisfy { $0.place.rawValue < $1.place.rawValue }
  }
}
