/// The effect of a URL on Apple's systems and in the app, with the reasons.
package struct LinkExplanation: Sendable {
  package let lines: [String]

  package init(_ url: String, _ links: SiteLinks) {
    lines = [url, "  Apple: \(Self.apple(url, links))", "  navc:  \(Self.runtime(url, links))"]
  }

  private static func runtime(_ url: String, _ links: SiteLinks) -> String {
    let verdict = links.verdict(on: url)
    return verdict.opens ? verdict.text : "opens nothing: \(verdict.text)"
  }

  private static func apple(_ url: String, _ links: SiteLinks) -> String {
    guard links.apple != nil else { return "the browser; the graph has no 'apple' under 'links'" }
    guard let host = URLParts(url).host else {
      let scheme = url.prefix { $0 != ":" }.lowercased()
      return links.schemes.contains(scheme)
        ? "the app; any app can claim the custom scheme '\(scheme)'"
        : "nothing; the URL has no 'https' and no known scheme"
    }
    guard let site = links.sites.first(where: { $0.host == host }) else {
      return "the browser; '\(host)' is not a website of the graph"
    }
    let list = DecisionList(links, of: site)
    let decisions = ListMatcher.Slashes.allCases.map { ListMatcher(list, slashes: $0).decision(on: url) }
    let texts = decisions.map { text(of: $0, list) }
    return texts[0] == texts[1] ? texts[0] : "\(texts[0]); if '*' does not include '/': \(texts[1])"
  }

  private static func text(of decision: Int?, _ list: DecisionList) -> String {
    guard let decision else { return "the browser; no component matches" }
    let component = list.components[decision]
    return (component.isExcluded ? "the browser" : "the app") + "; component \(decision + 1) decides, \(component.text)"
  }
}

extension Component {
  /// The component in one line of text.
  var text: String {
    var parts: [String] = []
    if let path { parts.append("'\(path)'") }
    parts += query.map { "'\($0.name)' = '\($0.pattern)'" }
    if let fragment { parts.append("'#\(fragment)'") }
    return (isExcluded ? "exclude " : "") + parts.joined(separator: ", ") + (comment.map { " (\($0))" } ?? "")
  }
}
