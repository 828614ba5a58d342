package import NavCompiler

/// The links of a graph for programs, with the kinds of URLs about which a file and the runtime disagree.
package enum LinksDocument {
  /// The version of the format. It increases if a member changes.
  package static let version = 1

  package static func value(_ links: SiteLinks) -> JSONValue {
    .object([
      ("version", .number(version)), ("graph", .string(links.graph)),
      ("schemes", .array(links.schemes.map { .string($0) })),
      ("links", .array(links.links.map(value))),
      ("sites", .array(links.sites.map { site in value(links, site) })),
    ])
  }

  private static func value(_ link: SiteLink) -> JSONValue {
    .object([
      ("screen", .string(link.screen)), ("from", .string(link.isInside ? "app" : "anywhere")),
      ("sample", .string(link.url())),
    ])
  }

  private static func value(_ links: SiteLinks, _ site: SiteLinks.Site) -> JSONValue {
    let list = DecisionList(links, of: site)
    let kinds = links.looseURLs(of: site, list).map { loose in
      JSONValue.object([
        ("kind", .string(loose.kind.rawValue)), ("meaning", .string(loose.kind.text)),
        ("file", .string(loose.kind.isAdmitted ? "app" : "browser")),
        ("navc", .string(loose.kind.isAdmitted ? "browser" : "app")), ("example", .string(loose.url)),
      ])
    }
    return .object([
      ("host", .string(site.host)),
      ("bases", .array(site.bases.map { .string("https://\(site.host)" + $0.map { "/" + $0.escaped }.joined()) })),
      ("web", .array(links.web.map { .string(SiteLink.url($0.map(\.sample), [])) })),
      ("components", .number(list.components.count)), ("differences", .array(kinds)),
    ])
  }
}
