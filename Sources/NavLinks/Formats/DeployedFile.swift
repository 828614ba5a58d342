/// Compares a file that a website serves with the links of a graph.
package struct DeployedFile: Sendable {
  private let file: AppleSiteAssociation

  package init(_ file: AppleSiteAssociation) {
    self.file = file
  }

  /// The first difference, as a sentence, or `nil` if the file agrees about all URLs.
  ///
  /// The comparison tries the URLs of each link and of each path under `web`, and URLs that resemble them.
  ///
  /// - Complexity: For *n* links, O(*n*) URLs are compared with O(*n*) components.
  package func difference(from links: SiteLinks, of site: SiteLinks.Site) -> String? {
    let list = DecisionList(links, of: site)
    guard let apple = links.apple else { return "the graph has no 'apple' under 'links'" }
    let urls = NearbyURLs(links, site).urls
    for app in apple.apps {
      let components = file.components(of: app)
      if components.isEmpty { return "the file has no rules for '\(app)'" }
      for slashes in ListMatcher.Slashes.allCases {
        let (own, other) = (
          ListMatcher(list, slashes: slashes), ListMatcher(components, file.variables, slashes: slashes)
        )
        for url in urls {
          let (expected, found) = (own.admits(url), other.admits(url))
          if expected == found { continue }
          return found
            ? "\(url) opens '\(app)', but \(links.verdict(on: url).text)"
            : "\(url) stays in the browser, but it \(links.verdict(on: url).text)"
        }
      }
    }
    if let clip = apple.clips.first(where: { !file.clips.contains($0) }) { return "the file has no App Clip '\(clip)'" }
    return nil
  }
}

/// URLs of links and paths of a website, and URLs that resemble them.
struct NearbyURLs {
  let urls: [String]

  init(_ links: SiteLinks, _ site: SiteLinks.Site) {
    let texts = ["x", "7", "true", "123E4567-E89B-12D3-A456-426614174000"]
    var urls: [String] = []
    for base in site.bases.map({ "https://\(site.host)" + $0.map { "/" + $0.escaped }.joined() }) {
      let paths = links.links.map { ($0.path, $0.url().drop { $0 != "?" }) } + links.web.map { ($0, "") }
      for (path, query) in paths {
        let own = path.map { "/" + $0.sample.escaped }
        let forms =
          own.indices.flatMap { index in texts.map { own.replacing(index, with: "/" + $0) } } + [own + ["/x"]]
          + (own.isEmpty ? [] : [Array(own.dropLast())])
        for segments in [own] + forms {
          let path = segments.isEmpty ? "/" : segments.joined()
          urls += [base + path + query, base + path + (path.hasSuffix("/") ? "" : "/") + query]
        }
        if !query.isEmpty { urls.append(base + own.joined()) }
      }
    }
    self.urls = urls
  }
}

extension [String] {
  fileprivate func replacing(_ index: Int, with text: String) -> [String] {
    var copy = self
    copy[index] = text
    return copy
  }
}
