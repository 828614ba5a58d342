internal import NavTable

/// All links of a graph, so that a URL is matched in the time that its length takes, whatever the size of the graph.
package struct LinkMap: Sendable {
  /// What may come next after some segments, by precedence: a literal, a whole number or a UUID, any text.
  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    var int: Int?
    var uuid: Int?
    var other: Int?
    /// The screens whose links end here, in the order of the graph.
    var screens: [ScreenID] = []
  }

  private let table: GraphTable
  private var nodes = [Node()]
  /// Who pushes each screen.
  package let tree: PushTree

  package init(_ table: GraphTable) {
    self.table = table
    tree = PushTree(table.rules)
    for screen in table.screensAndPlaces {
      guard let link = screen.link else { continue }
      var node = 0
      for segment in link.path { node = next(after: node, segment) }
      nodes[node].screens.append(screen.id)
    }
  }

  private mutating func next(after node: Int, _ segment: LinkTemplate.Segment) -> Int {
    let known: Int? =
      switch segment {
      case .literal(let text): nodes[node].literals[text]
      case .placeholder(let placeholder):
        switch placeholder.kind {
        case .int: nodes[node].int
        case .uuid: nodes[node].uuid
        case .other: nodes[node].other
        }
      }
    if let known { return known }
    nodes.append(Node())
    let new = nodes.count - 1
    switch segment {
    case .literal(let text): nodes[node].literals[text] = new
    case .placeholder(let placeholder):
      switch placeholder.kind {
      case .int: nodes[node].int = new
      case .uuid: nodes[node].uuid = new
      case .other: nodes[node].other = new
      }
    }
    return new
  }

  /// Where a URL leads; `nil` where no link of the graph matches it.
  ///
  /// - Parameters:
  ///   - url: The URL, or a path by itself.
  ///   - isReadable: Whether the arguments can be read from the texts of the route. Links whose placeholders are of different
  ///     enums, say, have the same path here, and only this distinguishes them.
  /// - Returns: The first route, by precedence, that can be read.
  package func route(_ url: String, where isReadable: (Route) -> Bool) -> Route? {
    guard let address = LinkAddress(url) else { return nil }
    if address.origin == .anywhere { return route(address.segments[...], address, isReadable) }
    for base in table.bases {
      if let path = address.path(after: base), let route = route(path, address, isReadable) { return route }
    }
    return nil
  }

  private func route(
    _ path: ArraySlice<String>, _ address: LinkAddress, _ isReadable: (Route) -> Bool
  ) -> Route? {
    // No placeholder takes an empty segment, and no literal is one.
    guard !path.contains("") else { return nil }
    return match(path, from: 0) { screen in
      guard let route = Route(to: screen, path: path, address, in: table, tree) else { return nil }
      return isReadable(route) ? route : nil
    }
  }

  /// The first link that the segments are and that `take` takes. Each node is looked at once at most, since one path leads to
  /// it.
  private func match(
    _ path: ArraySlice<String>, from index: Int, _ take: (ScreenID) -> Route?
  ) -> Route? {
    let node = nodes[index]
    guard let segment = path.first else {
      for screen in node.screens {
        if let route = take(screen) { return route }
      }
      return nil
    }
    let rest = path.dropFirst()
    if let next = node.literals[segment], let route = match(rest, from: next, take) { return route }
    if let next = node.int, Int(segment) != nil, let route = match(rest, from: next, take) { return route }
    if let next = node.uuid, Self.isUUID(segment), let route = match(rest, from: next, take) { return route }
    if let next = node.other, let route = match(rest, from: next, take) { return route }
    return nil
  }

  /// Whether a text is a UUID.
  package static func isUUID(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map { $0.count } == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.hexadecimalValue != nil } }
  }
}
