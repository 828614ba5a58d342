/// An index of the containers by the names of their tabs, for finding the nearest container below a screen.
///
/// The nodes that a container is below in every place form an interval of the walk through the dominator tree. The
/// sorted ends of these intervals divide the walk into stretches. Each stretch has one nearest container.
struct TabIndex {
  private struct Stretch {
    var start: Int32
    var container: ScreenID?
  }

  private let dominators: Dominators
  private var stretches: [Symbol: [Stretch]] = [:]

  init(_ containers: [Symbol: [ScreenID]], _ dominators: Dominators) {
    self.dominators = dominators
    for (tab, containers) in containers { stretches[tab] = Self.stretches(of: containers, dominators) }
  }

  /// The nearest container with the tab that is the node itself or is below it in every place, or `nil` if there is
  /// none.
  ///
  /// - Complexity: O(log n) in the number of containers with the tab.
  func nearest(_ tab: Symbol, at node: ScreenID) -> ScreenID? {
    guard let stretches = stretches[tab] else { return nil }
    let place = dominators.interval(of: node).lowerBound
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? stretches[low - 1].container : nil
  }

  private static func stretches(of containers: [ScreenID], _ dominators: Dominators) -> [Stretch] {
    let intervals = containers.map { (container: $0, range: dominators.interval(of: $0)) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var stretches: [Stretch] = []
    var open: [(container: ScreenID, end: Int32)] = []

    func close(upTo place: Int32) {
      while let last = open.last, last.end <= place {
        open.removeLast()
        stretches.append(Stretch(start: last.end, container: open.last?.container))
      }
    }

    for (container, range) in intervals {
      close(upTo: range.lowerBound)
      stretches.append(Stretch(start: range.lowerBound, container: container))
      open.append((container, range.upperBound))
    }
    close(upTo: .max)
    return stretches
  }
}
