/// Checks paths of the laboratory's graph, independently of its table. Each screen opens only later screens.
@MainActor enum LabPath {
  /// Whether the graph contains the path that a host shows, and the paths in its tabs.
  static func isLegal(_ host: any LabHost) -> Bool {
    guard let first = host.stack.first, first.place.isBottom else { return false }
    let isAscending = isAscending(host.stack) && host.parked.allSatisfy(isAscending)
    return isAscending
      && host.stack.dropFirst().allSatisfy { page in
        switch page.place {
        // Each tab belongs to a separate tab bar, in a layer.
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
