import NavRuntime

/// The segues of the laboratory's graph, by what they do: looked up once, since runs are many.
struct LabSegues {
  private let pushes: [SegueID?]
  private let unwinds: [SegueID?]
  private let leaves: [SegueID?]
  private let roots: [SegueID?]
  private static let width = LabScreen.allCases.count

  /// Those of one policy.
  init(_ policy: BusyPolicy) {
    var pushes = [SegueID?](repeating: nil, count: Self.width * Self.width)
    var unwinds = pushes
    var leaves = [SegueID?](repeating: nil, count: Self.width)
    var roots = leaves
    for (index, segue) in LabGraph.table.rules.segues.enumerated() where segue.whenBusy == policy {
      let id = SegueID(rawValue: Int32(index))
      let source = Int(segue.source.rawValue)
      switch segue.action {
      case .push(let destination, _): pushes[source * Self.width + Int(destination.rawValue)] = id
      case .unwind(.screen(let target)): unwinds[source * Self.width + Int(target.rawValue)] = id
      case .unwind(.previous): leaves[source] = id
      case .unwind(.root): roots[source] = id
      case .unwind(.opener), .exit, .go: break
      }
    }
    (self.pushes, self.unwinds, self.leaves, self.roots) = (pushes, unwinds, leaves, roots)
  }

  /// The push from one place to another.
  func push(from source: LabScreen, to destination: LabScreen) -> SegueID? {
    pushes[source.rawValue * Self.width + destination.rawValue]
  }

  /// The unwind from one place to another.
  func unwind(from source: LabScreen, to target: LabScreen) -> SegueID? {
    target == .home ? roots[source.rawValue] : unwinds[source.rawValue * Self.width + target.rawValue]
  }

  /// The unwind by one.
  func leave(_ source: LabScreen) -> SegueID? { leaves[source.rawValue] }

  private static let auto = LabSegues(.auto)
  private static let drop = LabSegues(.drop)
  private static let queue = LabSegues(.queue)
  private static let replace = LabSegues(.replace)

  /// The segues of a policy.
  static func of(_ policy: BusyPolicy) -> LabSegues {
    switch policy {
    case .auto: auto
    case .drop: drop
    case .queue: queue
    case .replace: replace
    }
  }
}
