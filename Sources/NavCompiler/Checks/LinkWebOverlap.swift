/// A path under `web` that matches each URL of a link.
struct LinkWebOverlap {
  private struct Node {
    var literals: [String: Int] = [:]
    var any: Int?
    /// The path that ends here.
    var path: Int?
  }

  private var nodes = [Node()]
  /// In a hostile file, the paths of a link could visit all nodes. Past this limit, the check ends without a result.
  private var stepsLeft = 3_000_000

  static func check(_ context: inout CheckContext, _ links: [LinkAmbiguous.Candidate]) {
    guard let nodes = context.resolution.declarations.links.web?.paths,
      case let web = context.graph.links.web, !web.isEmpty, web.count == nodes.count
    else { return }
    var paths = LinkWebOverlap()
    for (index, path) in web.enumerated() { paths.add(path, index, context.graph.texts) }
    var reported: Set<Int> = []
    for link in links {
      guard let path = paths.path(hiding: link.steps), reported.insert(path).inserted else { continue }
      report(&context, nodes[path], link)
    }
  }

  private static func report(_ context: inout CheckContext, _ node: NodeID, _ link: LinkAmbiguous.Candidate) {
    let range = context.words.tree.range(node)
    let graph = context.graph
    context.report(.linkWebOverlap, at: range) { words in
      let texts = LinkTexts(graph)
      let path = link.steps.map { step in
        switch step {
        case .literal(let text): LinkTexts.encoded(text)
        case .placeholder(let kind): LinkTexts.encoded(texts.example(kind, kind) ?? "x")
        }
      }
      let base = graph.links.site(graph.texts) ?? ""
      let url = (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/" + path.joined(separator: "/")
      return Diagnostic(
        .linkWebOverlap, "this path keeps every URL of the link to '\(link.screen)' on the website", at: range,
        notes: [Diagnostic.Note("no URL opens this link; for example, '\(url)' stays on the website", at: link.range)])
    }
  }

  private mutating func add(_ path: WebPath, _ number: Int, _ texts: Interner) {
    var node = 0
    for segment in path.segments {
      let known: Int? =
        switch segment {
        case .literal(let text): nodes[node].literals[texts.text(text)]
        case .any: nodes[node].any
        }
      if let known {
        node = known
        continue
      }
      nodes.append(Node())
      switch segment {
      case .literal(let text): nodes[node].literals[texts.text(text)] = nodes.count - 1
      case .any: nodes[node].any = nodes.count - 1
      }
      node = nodes.count - 1
    }
    nodes[node].path = nodes[node].path ?? number
  }

  /// The number of a path that matches each URL with these segments.
  private mutating func path(hiding steps: [FragmentLink.Step]) -> Int? {
    var pending: [(node: Int, depth: Int)] = [(0, 0)]
    while let (node, depth) = pending.popLast() {
      stepsLeft -= 1
      guard stepsLeft > 0 else { return nil }
      guard depth < steps.count else {
        if let path = nodes[node].path { return path }
        continue
      }
      if let any = nodes[node].any { pending.append((any, depth + 1)) }
      if case .literal(let text) = steps[depth], let next = nodes[node].literals[text] {
        pending.append((next, depth + 1))
      }
    }
    return nil
  }
}

extension Rule {
  package static let linkWebOverlap = Rule(
    id: "link-web-overlap", section: .links,
    range: "the path",
    meaning: "A path under `web` matches every URL of a link.",
    reason: """
      A path under 'web' stays on the website, and takes precedence over every link. If it matches all URLs of a link, \
      no URL can open the screen. Remove the link, or write a path that matches fewer URLs. A path such as '/p/legal' \
      beside the link '/p/{id}' is not an error, because it matches only one of the link's URLs.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      links: { bases: ["https://shop.example.com"], web: ["/p/{page}"] }
      screens:
        catalog:
          push:
            openProduct: product
        product:
          arguments: { id: Int }
          link: /p/{id}
      """,
    mended: ["web: [\"/p/{page}\"]": "web: [\"/p/legal\"]"])
}
