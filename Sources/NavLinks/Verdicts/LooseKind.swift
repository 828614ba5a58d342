import NavTable

/// A kind of URLs about which a decision list and the runtime can disagree. In both cases, the browser shows the URL.
package enum LooseKind: String, CaseIterable, Sendable {
  // The runtime would open these URLs, but the list does not admit them.
  case repeatedItem, emptyItem, escape
  // The list admits these URLs, but the runtime returns them to the browser.
  case largeInteger, rivalOfInteger, emptyOptional, repeatedOptional, unreadableText, otherHost, manyOptionals
  case nearMiss, escapeInWeb, insideLink, unreadableURL

  /// Whether the list admits the URL, so that the app returns it to the browser.
  package var isAdmitted: Bool {
    switch self {
    case .repeatedItem, .emptyItem, .escape: false
    default: true
    }
  }

  /// The URLs of the kind, as the subject of a sentence.
  package var text: String {
    switch self {
    case .repeatedItem: "a required query item that is repeated"
    case .emptyItem: "a required query item with an empty text"
    case .escape: "an escape or a character that 'navigator.url' would not write"
    case .largeInteger: "digits and signs that are not a 64-bit integer, or one of '*', '$', '/', and '?' beside them"
    case .rivalOfInteger: "a text in the place of an integer, where another link of the same length can have a text"
    case .emptyOptional: "an optional query item with an empty text that is not a value"
    case .repeatedOptional: "a repeated query item whose first text is not a value"
    case .unreadableText: "a text that a Double or a type of the app cannot read"
    case .otherHost: "a URL in an argument with another host, or without 'https'"
    case .manyOptionals: "a text that is not a value, in a link with more than four optional items"
    case .nearMiss: "another character in the place of '*' or '$'"
    case .escapeInWeb: "an escape in a path under 'web'"
    case .insideLink: "a path that leads to a link with 'from: app'"
    case .unreadableURL: "a URL that navc does not read, such as one with a broken escape or more than 8,192 bytes"
    }
  }
}

/// A kind of URLs with one of them.
package struct LooseURL: Sendable {
  package let kind: LooseKind
  package let url: String
}

extension SiteLinks {
  /// The kinds of URLs of a site about which a list and the runtime disagree, each with a URL.
  ///
  /// - Complexity: Linear in the links, with a constant number of URLs for each.
  package func looseURLs(of site: Site, _ list: DecisionList) -> [LooseURL] {
    let matchers = ListMatcher.Slashes.allCases.map { ListMatcher(list, slashes: $0) }
    let candidates = LooseCandidates(self, site)
    return LooseKind.allCases.compactMap { kind in
      candidates.urls(of: kind).first { url in
        let opens = verdict(on: url).opens
        return opens != kind.isAdmitted && matchers.allSatisfy { $0.admits(url) == kind.isAdmitted }
      }.map { LooseURL(kind: kind, url: $0) }
    }
  }
}

/// URLs that may be of a kind.
private struct LooseCandidates {
  private let links: SiteLinks
  private let bases: [String]
  /// The number of links with URLs of a kind that are tried. More links rarely have other answers.
  private static let limit = 200

  init(_ links: SiteLinks, _ site: SiteLinks.Site) {
    self.links = links
    bases = site.bases.map { base in "https://\(site.host)" + base.map { "/" + $0.escaped }.joined() }
  }

  func urls(of kind: LooseKind) -> [String] {
    var found: [String] = []
    var tried = 0
    for link in links.links where tried < Self.limit {
      let candidates = urls(of: kind, link)
      if !candidates.isEmpty { tried += 1 }
      for base in bases { found += candidates.map { base + $0 } }
    }
    if kind == .escapeInWeb {
      for path in links.web {
        let url = path.map { "/" + (firstEscaped($0) ?? $0.sample.escaped) }.joined()
        found += bases.map { $0 + url }
      }
    }
    return found
  }

  /// The paths and queries of one link.
  private func urls(of kind: LooseKind, _ link: SiteLink) -> [String] {
    if kind == .insideLink { return link.isInside ? [link.url()] : [] }
    if link.isInside { return [] }
    switch kind {
    case .repeatedItem: return repeated(link, where: { !$0.isOptional }, ["", nil])
    case .emptyItem: return items(link, where: { !$0.isOptional }, "")
    case .escape: return paths(link) { firstEscaped($0) }
    case .largeInteger:
      let text = "99999999999999999999"
      return paths(link) { $0.kind == .integer ? text : nil }
        + items(link, where: { $0.placeholder.kind == .integer }, text)
    case .rivalOfInteger:
      return paths(link) { $0.kind == .integer ? "x" : nil }
        + items(link, where: { $0.placeholder.kind == .integer }, "x")
    case .emptyOptional: return items(link, where: { $0.isOptional && $0.placeholder.kind != .text }, "")
    case .repeatedOptional: return repeated(link, where: { $0.placeholder.kind != .text }, ["x", nil])
    case .unreadableText:
      return paths(link) { $0.kind == .decimal ? "x" : nil }
        + items(link, where: { $0.placeholder.kind == .decimal }, "x")
    case .otherHost:
      let text = "http://example.org/".escaped
      return paths(link) { $0.kind?.isURL == true ? text : nil }
        + items(link, where: { $0.placeholder.kind.isURL }, text)
    case .manyOptionals: return items(link, where: \.isChoice, "x")
    case .nearMiss:
      return paths(link) { segment in
        guard case .literal(let text) = segment else { return nil }
        let plain = Form.plain.text(text)
        return plain.contains("?") ? plain.map { $0 == "?" ? "x" : String($0) }.joined() : nil
      }
    case .unreadableURL: return paths(link) { $0.kind == .text ? "%" : nil }
    case .escapeInWeb, .insideLink: return []
    }
  }

  /// The URLs of a link in which one segment has another text.
  private func paths(_ link: SiteLink, _ text: (SiteLink.Segment) -> String?) -> [String] {
    let query = link.url().drop { $0 != "?" }
    return link.path.indices.compactMap { index in
      text(link.path[index]).map { other in
        link.path.enumerated().map { "/" + ($0 == index ? other : $1.sample.escaped) }.joined() + query
      }
    }
  }

  /// The URLs of a link in which one item has another text.
  private func items(_ link: SiteLink, where isMeant: (SiteLink.Item) -> Bool, _ text: String) -> [String] {
    link.query.indices.filter { isMeant(link.query[$0]) }.map { position in
      let items = link.query.enumerated().map {
        ($1.name.escaped, $0 == position ? text : $1.placeholder.sample.escaped)
      }
      return url(link, items)
    }
  }

  /// The URLs of a link in which one item has several texts. `nil` is its sample.
  private func repeated(
    _ link: SiteLink, where isMeant: (SiteLink.Item) -> Bool, _ texts: [String?]
  ) -> [String] {
    link.query.indices.filter { isMeant(link.query[$0]) }.map { position in
      let items = link.query.enumerated().flatMap { index, item in
        let own = item.placeholder.sample.escaped
        // The first text counts, and the sample comes first if the runtime should open the URL.
        let all = item.isOptional || item.placeholder.kind != .text ? texts.map { $0 ?? own } : [own, ""]
        return (index == position ? all : [own]).map { (item.name.escaped, $0) }
      }
      return url(link, items)
    }
  }

  private func url(_ link: SiteLink, _ items: [(String, String)]) -> String {
    link.path.map { "/" + $0.sample.escaped }.joined() + "?" + items.map { "\($0)=\($1)" }.joined(separator: "&")
  }

  /// A literal whose first character is escaped without need.
  private func firstEscaped(_ segment: SiteLink.Segment) -> String? {
    guard case .literal(let text) = segment, let first = text.unicodeScalars.first else { return nil }
    return String(first).percentEncoded { _ in true } + String(text.unicodeScalars.dropFirst()).escaped
  }
}

extension SiteLink.Segment {
  fileprivate var kind: SiteLink.Kind? { placeholder?.kind }
}

extension SiteLink.Kind {
  var isURL: Bool { if case .url = self { true } else { false } }
}
