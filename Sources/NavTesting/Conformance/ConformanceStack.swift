internal import NavRuntime

/// A stack that a host is told to show: the path, containers included, and what the tabs hold that are not selected.
struct ConformanceStack {
  var path: [StackEntry]
  var parked: [[StackEntry]] = []

  /// What a host shows of it: it knows no containers.
  var shown: [InstanceID] { path.filter { !Self.isContainer($0) }.map(\.instance) }

  /// The native stack that begins with the instance at this index of ``shown``.
  func run(from start: Int) -> [InstanceID] {
    let pages = path.filter { !Self.isContainer($0) }
    let above = pages[(start + 1)...].prefix { $0.opening == .push }
    return ([pages[start]] + above).map(\.instance)
  }

  /// All of it that has a page or a text.
  var kept: [StackEntry] { (path + parked.joined()).filter { !Self.isContainer($0) } }

  static func isContainer(_ entry: StackEntry) -> Bool {
    ConformanceGraph.Screen(rawValue: entry.screen.rawValue)?.isContainer ?? false
  }

  func putting(_ entries: StackEntry...) -> ConformanceStack {
    ConformanceStack(path: path + entries, parked: parked)
  }

  func taking(off count: Int) -> ConformanceStack {
    ConformanceStack(path: Array(path.dropLast(count)), parked: parked)
  }

  /// Of the container that is lowest on the path: another tab, which may hold something.
  func selecting(_ run: [StackEntry]) -> ConformanceStack {
    guard let container = path.firstIndex(where: Self.isContainer) else { return self }
    let left = path[(container + 1)...].prefix { !$0.opening.beginsLayer }
    let others = parked.filter { $0.first?.instance != run.first?.instance }
    return ConformanceStack(path: Array(path[...container]) + run, parked: others + [Array(left)])
  }
}
