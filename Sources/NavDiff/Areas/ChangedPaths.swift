import NavCompiler

/// The paths that only one of two graphs has. Without any, each URL matches the link of the same screen as before.
struct ChangedPaths {
  /// The segments of each path. A placeholder is `nil`.
  private var paths: [[String?]] = []

  /// The maximum number of changed paths that are compared with all links.
  private static let limit = 16

  /// Finds the changed paths. The result is `nil` if there are too many to compare each of them with all links.
  ///
  /// - Complexity: Linear in both graphs.
  init?(_ file: FileComparison) {
    let (old, new) = (file.current.graph, file.new.graph)
    var isSame = [Bool](repeating: false, count: old.screens.count)
    for (position, screen) in new.screens.enumerated() {
      guard let link = screen.link else { continue }
      if let was = file.matches.screens[position], let before = old.screens[was.position].link,
        file.equality.hasSamePath(before, link)
      {
        isSame[was.position] = true
      } else if !add(link, new) {
        return nil
      }
    }
    for (screen, isSame) in zip(old.screens, isSame) where !isSame {
      if let link = screen.link, !add(link, old) { return nil }
    }
  }

  /// Adds a path, unless there are too many.
  private mutating func add(_ link: Link, _ graph: Graph) -> Bool {
    paths.append(
      link.path.map { segment in if case .literal(let text) = segment { graph.texts.text(text) } else { nil } })
    return paths.count <= Self.limit
  }

  /// Marks the screens with links that can match the same URL as a changed path.
  ///
  /// - Complexity: Linear in the graph.
  func touch(_ graph: Graph, _ touched: inout [Bool]) {
    for path in paths {
      let literals = path.map { $0.flatMap { graph.texts.find($0) } }
      for (position, screen) in graph.screens.enumerated() where !touched[position] {
        guard let link = screen.link, link.path.count == path.count else { continue }
        touched[position] = link.path.indices.allSatisfy { index in
          guard case .literal(let text) = link.path[index], path[index] != nil else { return true }
          return literals[index] == text
        }
      }
    }
  }
}
