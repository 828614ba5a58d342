import NavCompiler

/// A file that `navc links` writes.
package enum LinkFile: String, CaseIterable, Sendable {
  case aasa, assetlinks, info, entitlements, html, swift, json

  /// Whether each website has its own file.
  package var isOfSite: Bool {
    switch self {
    case .aasa, .assetlinks, .html: true
    case .info, .entitlements, .swift, .json: false
    }
  }

  /// The declarations that the file needs.
  package var needs: String {
    switch self {
    case .aasa, .entitlements: "'apple' under 'links'"
    case .assetlinks: "'android' under 'links'"
    case .info: "a base with a custom scheme"
    case .swift: "a link and a base"
    case .html, .json: "links"
    }
  }

  /// The file, or `nil` if the graph does not declare what it needs.
  package func written(_ links: SiteLinks, _ site: SiteLinks.Site?) -> WrittenLinkFile? {
    text(links, site).map { WrittenLinkFile(path: path(links, site), text: $0) }
  }

  private func text(_ links: SiteLinks, _ site: SiteLinks.Site?) -> String? {
    switch self {
    case .aasa: site.flatMap { AppleSiteAssociation(links, DecisionList(links, of: $0))?.json }
    case .assetlinks: site.flatMap { AssetLinks.json(links, DecisionList(links, of: $0)) }
    case .html: site.map { TestPage.html(links, of: $0) }
    case .info: PropertyLists.info(links)
    case .entitlements: PropertyLists.entitlements(links)
    case .swift: LinkBuilders(links).map(\.text)
    case .json: LinksDocument.value(links).text
    }
  }

  /// The path in a folder with all files.
  private func path(_ links: SiteLinks, _ site: SiteLinks.Site?) -> String {
    let folder = site.map { "\($0.host)/" } ?? ""
    return switch self {
    case .aasa: "\(folder).well-known/apple-app-site-association"
    case .assetlinks: "\(folder).well-known/assetlinks.json"
    case .html: "\(folder)links.html"
    case .info: "\(links.graph)-Info.plist"
    case .entitlements: "\(links.graph).entitlements"
    case .swift: "\(links.graph)Links.swift"
    case .json: "links.json"
    }
  }

  /// All files of a graph, in a folder for each website.
  package static func all(_ links: SiteLinks) -> [WrittenLinkFile] {
    var files: [WrittenLinkFile] = []
    for format in allCases {
      for site in format.isOfSite ? links.sites.map(Optional.some) : [nil] {
        if let file = format.written(links, site) { files.append(file) }
      }
    }
    if let text = PropertyLists.entitlements(links, isForDevelopment: true) {
      files.append(WrittenLinkFile(path: "\(links.graph)-Debug.entitlements", text: text))
    }
    return files
  }
}

/// A file with its text.
package struct WrittenLinkFile: Sendable {
  /// The path below the folder of all files.
  package let path: String
  package let text: String
}
