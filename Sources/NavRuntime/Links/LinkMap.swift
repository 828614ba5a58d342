internal import NavTable

/// All links of a graph, in a form that matches a URL in time linear in its length, whatever the size of the graph.
package struct LinkMap: Sendable {
  /// The possible next segments, by precedence: a literal, an integer or a UUID, and any other text.
  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    var int: Int?
    var uuid: Int?
    var other: Int?
    /// The screens whose links end here, in the order of the graph.
    var screens: [ScreenID] = []
  }

  private let table: GraphTable
  private let web: WebPaths
  private var nodes = [Node()]
  /// The parent of each screen.
  package let tree: PushTree

  package init(_ table: GraphTable) {
    self.table = table
    web = WebPaths(table.webPaths)
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

  /// Returns the route of a URL, or `nil` if no link of the graph matches.
  ///
  /// - Parameters:
  ///   - url: The URL, or a path without a scheme.
  ///   - isReadable: Whether the arguments can be read from the texts of the route. For example, links whose
  ///     placeholders have different enum types share a path here, and only this closure distinguishes them.
  /// - Returns: The first readable route, by precedence.
  package func route(_ url: String, where isReadable: (Route) -> Bool) -> Route? {
    guard let address = LinkAddress(url) else { return nil }
    if address.origin == .anywhere { return route(address.segments[...], address, isReadable) }
    var found: Route?
    for base in table.bases {
      guard let path = address.path(after: base) else { continue }
      // A path that stays on the website does not open through another base.
      if web.contain(path) { return nil }
      found = found ?? route(path, address, isReadable)
    }
    return found
  }

  /// Whether a URL from outside can open the screen of its route. The URL needs a scheme, and a link that accepts it.
  ///
  /// A link of a lower rank is not tried instead, so that a URL leads to the same screen from everywhere.
  package func isOpenToOutside(_ url: String, _ route: Route) -> Bool {
    guard let address = LinkAddress(url) else { return false }
    return address.origin != .anywhere && !table[route.linked].isInside
  }

  /// Whether a URL has a path that stays on the website.
  package func isOfWebsite(_ url: String) -> Bool {
    guard let address = LinkAddress(url) else { return false }
    return table.bases.lazy.compactMap { address.path(after: $0) }.contains { web.contain($0) }
  }

  /// Whether one of the graph's bases is the beginning of a URL, or `nil` if the text cannot be read as a URL.
  package func isUnderBase(_ url: String) -> Bool? {
    LinkAddress(url).map { address in
      address.origin != .anywhere && table.bases.contains { address.path(after: $0) != nil }
    }
  }

  private func route(
    _ path: ArraySlice<String>, _ address: LinkAddress, _ isReadable: (Route) -> Bool
  ) -> Route? {
    // Neither a placeholder nor a literal matches an empty segment.
    guard !path.contains(""), !web.contain(path) else { return nil }
    return match(path, from: 0) { screen in
      guard let route = Route(to: screen, path: path, address, in: table, tree) else { return nil }
      return isReadable(route) ? route : nil
    }
  }

  /// Returns the first route that `take` accepts among the links that match the segments. Each node is visited at
  /// most once, because only one path leads to it.
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
    if let next = node.uuid, segment.isUUID, let route = match(rest, from: next, take) { return route }
    if let next = node.other, let route = match(rest, from: next, take) { return route }
    return nil
  }
}
