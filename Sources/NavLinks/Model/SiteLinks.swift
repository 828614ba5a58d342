package import NavCompiler
package import NavPlayer
import NavPrototype
import NavRuntime
import NavTable

/// The links of a graph as systems and websites see them.
package struct SiteLinks: Sendable {
  /// The name of the graph.
  package let graph: String
  package let access: Access
  /// The websites with `https` and without a port, in the order of the graph.
  package let sites: [Site]
  /// The beginning of URLs, without a slash at its end: the first website, or else the first base.
  package let base: String?
  /// The custom schemes, in the order of the graph.
  package let schemes: [String]
  /// The links of the graph and its fragments, in the order in which the runtime tries them.
  package let links: [SiteLink]
  /// The paths that stay on the website.
  package let web: [[SiteLink.Segment]]
  package let apple: AppleApps?
  package let android: AndroidApp?
  /// The reader that opens URLs as the runtime does.
  let reader: PrototypeReader

  /// A host, with the paths at which its links begin.
  package struct Site: Sendable {
    package let host: String
    /// The decoded segments of each path. A path that is only the host is empty.
    package var bases: [[String]]
  }

  /// The IDs of the apps on Apple's systems.
  package struct AppleApps: Sendable {
    package let apps: [String]
    package let clips: [String]
    package let handoff: Bool
  }

  package struct AndroidApp: Sendable {
    package let package: String
    package let certificates: [String]
  }

  /// Reads the links of a checked graph.
  ///
  /// - Complexity: Linear in the graph and all mounts, and n log n in the links.
  /// - Throws: ``PrototypeError`` if the graph cannot be opened as a prototype.
  package init(_ graph: Graph) throws(PrototypeError) {
    let reader = PrototypeReader(graph: try PrototypeGraph(PrototypeGraphText.text(of: graph)))
    let table = reader.table
    self.reader = reader
    self.graph = table.name
    access = graph.access
    sites = Self.sites(table.bases)
    let base = (table.bases.first(where: Self.isSite) ?? table.bases.first)?.text
    self.base = base.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    schemes = table.bases.reduce(into: []) { schemes, base in
      if base.scheme != "http", base.scheme != "https", !schemes.contains(base.scheme) { schemes.append(base.scheme) }
    }
    let samples = SampleTexts(graph)
    var links = table.screensAndPlaces.compactMap { SiteLink($0, reader, samples) }
    // Links of the same rank have the order of the graph.
    let order = links.indices.sorted { links[$0].precedes(links[$1]) ?? ($0 < $1) }
    links = order.map { links[$0] }
    self.links = links
    web = table.webPaths.map { $0.path.map { SiteLink.Segment(ofWebPath: $0) } }
    let texts = graph.texts
    apple = graph.links.apple.map {
      AppleApps(apps: $0.apps.map(texts.text), clips: $0.clips.map(texts.text), handoff: $0.handoff)
    }
    android = graph.links.android.map {
      AndroidApp(package: texts.text($0.package), certificates: $0.certificates.map(texts.text))
    }
  }

  private static func isSite(_ base: LinkBase) -> Bool { base.scheme == "https" && base.port ?? 443 == 443 }

  private static func sites(_ bases: [LinkBase]) -> [Site] {
    var sites: [Site] = []
    for base in bases where isSite(base) {
      guard let host = base.host else { continue }
      if let index = sites.firstIndex(where: { $0.host == host }) {
        if !sites[index].bases.contains(base.path) { sites[index].bases.append(base.path) }
      } else {
        sites.append(Site(host: host, bases: [base.path]))
      }
    }
    return sites
  }

  /// The links that a URL from outside the app can open.
  package var outside: [SiteLink] { links.filter { !$0.isInside } }
}

/// The texts that authors give to placeholders, by screen and argument.
struct SampleTexts {
  /// The graph of each section of the table.
  private var sections: [Graph] = []

  init(_ graph: Graph) { add(graph) }

  private mutating func add(_ graph: Graph) {
    sections.append(graph)
    for mount in graph.screens.lazy.compactMap(\.mount) { add(graph.fragments[mount.fragment.position]) }
  }

  /// The texts for the placeholders of a link, in the order of the link: first the path, then the query.
  func texts(of screen: NavRuntime.ScreenID, in table: GraphTable) -> [String?] {
    let graph = sections[table.section(of: screen)]
    guard let link = graph.screens[Int(table.number(of: screen).rawValue)].link else { return [] }
    let placeholders =
      link.path.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
      + link.query.map(\.placeholder)
    return placeholders.map { placeholder in
      link.samples.first { $0.placeholder == placeholder }.map { graph.texts.text($0.text) }
    }
  }
}
