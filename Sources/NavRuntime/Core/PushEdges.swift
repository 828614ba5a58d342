/// The push segues of a graph, sorted by both of their ends, so that those of one way are found without a look at the others.
///
/// Sorted and not hashed: rules come from traces too, and nobody can write one that makes this slow.
struct PushEdges: Sendable {
  private struct Push {
    /// Both ends in one number, the source first.
    let ends: UInt64
    let segue: Int32
    /// The most instances of the destination that a push of these ends may make; no stack has as many as there are numbers.
    var most: Int32
  }

  private var pushes: [Push] = []

  /// - Complexity: linear in the segues where they are in order, as navc writes most of them; else as sorting them.
  init(_ segues: [StackRules.Segue]) {
    pushes.reserveCapacity(segues.count)
    for (index, segue) in segues.enumerated() {
      guard case .push(let destination, let recursion) = segue.action else { continue }
      let most = if case .bounded(let bound) = recursion { Int32(clamping: bound) } else { Int32.max }
      pushes.append(Push(ends: Self.ends(segue.source, destination), segue: Int32(index), most: most))
    }
    pushes.sort { ($0.ends, $0.segue) < ($1.ends, $1.segue) }
    // The first of each way knows the most of all of them.
    for index in pushes.indices.dropFirst().reversed() where pushes[index - 1].ends == pushes[index].ends {
      pushes[index - 1].most = max(pushes[index - 1].most, pushes[index].most)
    }
  }

  /// The most instances of the destination that a push from the source may make; 0 where none leads there.
  func most(of destination: ScreenID, from source: ScreenID) -> Int {
    let ends = Self.ends(source, destination)
    let first = first(ends)
    return first < pushes.count && pushes[first].ends == ends ? Int(pushes[first].most) : 0
  }

  /// The push segues from one screen to another, in the order of the graph file.
  func segues(from source: ScreenID, to destination: ScreenID) -> [SegueID] {
    let ends = Self.ends(source, destination)
    return pushes[first(ends)...].prefix { $0.ends == ends }.map { SegueID(rawValue: $0.segue) }
  }

  /// The first push whose ends are not less.
  private func first(_ ends: UInt64) -> Int {
    var (low, high) = (0, pushes.count)
    while low < high {
      let middle = (low + high) / 2
      if pushes[middle].ends < ends { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func ends(_ source: ScreenID, _ destination: ScreenID) -> UInt64 {
    UInt64(UInt32(bitPattern: source.rawValue)) << 32 | UInt64(UInt32(bitPattern: destination.rawValue))
  }
}
