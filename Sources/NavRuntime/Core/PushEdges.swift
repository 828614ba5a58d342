/// The push segues of a graph, sorted by source and destination, so that a lookup skips all other segues.
///
/// The segues are sorted instead of hashed, because rules also come from traces. No trace can make a sorted lookup
/// slow.
struct PushEdges: Sendable {
  private struct Push {
    /// The source, the destination, and the opening in one number, with the source in the highest bits.
    let way: UInt64
    let segue: Int32
    /// The maximum number of instances of the destination, or `Int32.max` without a limit. No stack reaches that.
    var most: Int32
  }

  private var pushes: [Push] = []
  /// The tabs of each container, in the order of the graph file.
  private var tabs: [ScreenID: [SegueID]] = [:]

  /// - Complexity: Linear if the segues are already in order, as in most tables from navc. Otherwise, the cost of
  ///   sorting.
  init(_ segues: [StackRules.Segue]) {
    pushes.reserveCapacity(segues.count)
    for (index, segue) in segues.enumerated() {
      guard segue.from == nil, case .push(let destination, let recursion) = segue.action else { continue }
      if segue.opening.tab != nil { tabs[segue.source, default: []].append(SegueID(rawValue: Int32(index))) }
      let most = if case .bounded(let bound) = recursion { Int32(clamping: bound) } else { Int32.max }
      pushes.append(
        Push(way: Self.way(segue.source, destination, segue.opening), segue: Int32(index), most: most))
    }
    pushes.sort { ($0.way, $0.segue) < ($1.way, $1.segue) }
    // The first push with each `way` stores the highest limit of all of them.
    for index in pushes.indices.dropFirst().reversed() where pushes[index - 1].way == pushes[index].way {
      pushes[index - 1].most = max(pushes[index - 1].most, pushes[index].most)
    }
  }

  /// The maximum number of instances of the destination for a push from the source with an opening, or 0 if there is
  /// no such push. All tabs count as one opening.
  func most(of destination: ScreenID, from source: ScreenID, as opening: StackOpening) -> Int {
    let way = Self.way(source, destination, opening)
    let first = first(way)
    return first < pushes.count && pushes[first].way == way ? Int(pushes[first].most) : 0
  }

  /// The push segues from one screen to another with any opening, in the order of the graph file.
  func segues(from source: ScreenID, to destination: ScreenID) -> [SegueID] {
    let (first, last) = (
      Self.way(source, destination, StackOpening.push), Self.way(source, destination, number: Self.last)
    )
    let found = pushes[self.first(first)...].prefix { $0.way <= last }
    return found.map { $0.segue }.sorted().map { SegueID(rawValue: $0) }
  }

  /// Whether a push with any opening leads from one screen to another.
  func leads(from source: ScreenID, to destination: ScreenID) -> Bool {
    let first = first(Self.way(source, destination, StackOpening.push))
    return first < pushes.count && pushes[first].way <= Self.way(source, destination, number: Self.last)
  }

  /// The tabs of a container, in the order of the graph file.
  func tabs(of container: ScreenID) -> [SegueID] { tabs.isEmpty ? [] : tabs[container] ?? [] }

  /// Whether any screen has tabs.
  var hasTabs: Bool { !tabs.isEmpty }

  /// The index of the first push whose `way` is not less.
  private func first(_ way: UInt64) -> Int {
    var (low, high) = (0, pushes.count)
    while low < high {
      let middle = (low + high) / 2
      if pushes[middle].way < way { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// An upper bound for the number of an opening.
  private static let last: UInt64 = 7

  private static func way(_ source: ScreenID, _ destination: ScreenID, _ opening: StackOpening) -> UInt64 {
    switch opening {
    case .push: way(source, destination, number: 0)
    case .sheet: way(source, destination, number: 1)
    case .full: way(source, destination, number: 2)
    case .popover: way(source, destination, number: 3)
    case .alert: way(source, destination, number: 4)
    case .tab: way(source, destination, number: 5)
    }
  }

  /// Combines both ends and an opening. Screen numbers never use their two highest bits, which leaves three bits for
  /// the opening.
  private static func way(_ source: ScreenID, _ destination: ScreenID, number: UInt64) -> UInt64 {
    UInt64(UInt32(bitPattern: source.rawValue)) << 34 | UInt64(UInt32(bitPattern: destination.rawValue)) << 3 | number
  }
}
