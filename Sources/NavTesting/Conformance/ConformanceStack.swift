internal import NavRuntime

/// A stack for the host to show: the path with its containers, and the pages of the tabs that are not selected.
struct ConformanceStack {
  var path: [StackEntry]
  var parked: [[StackEntry]] = []

  /// The instances that a host shows. Hosts do not know containers.
  var shown: [InstanceID] { path.filter { !Self.isContainer($0) }.map(\.instance) }

  /// The native stack that begins with the instance at this index of ``shown``.
  func run(from start: Int) -> [InstanceID] {
    let pages = path.filter { !Self.isContainer($0) }
    let above = pages[(start + 1)...].prefix { $0.opening == .push }
    return ([pages[start]] + above).map(\.instance)
  }

  /// The entries that have a page or an alert.
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

  /// Returns the stack with another tab of the lowest container selected. The tab may have parked pages.
  func selecting(_ run: [StackEntry]) -> ConformanceStack {
    guard let container = path.firstIndex(where: Self.isContainer) else { return self }
    let left = path[(container + 1)...].prefix { !$0.opening.beginsLayer }
    let others = parked.filter { $0.first?.instance != run.first?.instance }
    return ConformanceStack(path: Array(path[...container]) + run, parked: others + [Array(left)])
  }
}
