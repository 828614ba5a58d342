/// The rules that select the URLs of a website which an app opens.
///
/// The first rule that matches a URL decides. A URL without a matching rule stays in the browser.
package struct DecisionList: Sendable {
  package private(set) var components: [Component] = []
  package private(set) var variables: [PatternVariable] = []

  private var names: VariableNames

  /// Creates the rules of a website.
  ///
  /// - Complexity: Quadratic in the links of one length, if they contain integers. Otherwise linear.
  package init(_ links: SiteLinks, of site: SiteLinks.Site) {
    let paths = links.outside.flatMap { link in
      site.bases.map { LinkPath(link: link, path: $0.map { .literal($0) } + link.path) }
    }
    names = VariableNames()
    guard let deepest = paths.map(\.path.count).max() else {
      variables = names.variables
      return
    }
    let web = site.bases.flatMap { base in links.web.map { base.map { SiteLink.Segment.literal($0) } + $0 } }
    // No link contains an empty segment, and other software resolves the segments `.` and `..`.
    exclude("*//*")
    for dots in ["..", "."] {
      exclude("*/\(dots)/*")
      exclude("*/\(dots)")
    }
    let groups = Dictionary(grouping: paths) { $0.path.count }
    excludePaths(deeperThan: deepest, because: "deeper than any link")
    let depths = groups.keys.sorted(by: >)
    for (index, depth) in depths.enumerated() {
      for path in web where path.count == depth {
        for form in Form.all(path) { exclude(pattern(path, form), because: "links.web") }
      }
      // The exclusions of a link with integers cannot hide a link that comes before it.
      let all = groups[depth] ?? []
      let group = all.filter { !$0.hasIntegers } + all.filter(\.hasIntegers)
      for position in group.indices { add(group[position], before: group[(position + 1)...]) }
      guard depth > 0 else { continue }
      let next = depths.indices.contains(index + 1) ? depths[index + 1] : 0
      excludePaths(deeperThan: next, because: next > 0 ? "deeper than the links below" : nil)
    }
    variables = names.variables
  }

  /// A link below a base.
  private struct LinkPath {
    let link: SiteLink
    let path: [SiteLink.Segment]

    var hasIntegers: Bool {
      path.contains { $0.placeholder?.kind == .integer } || link.query.contains { $0.placeholder.kind == .integer }
    }
  }

  // MARK: - Rules

  private mutating func append(_ component: Component) {
    guard let path = component.path else { return }
    components.append(component)
    // Apple's documentation does not say whether `*` includes a slash, so the list holds in both cases.
    guard path != "/", !path.hasSuffix("/"), !path.hasSuffix("//*") else { return }
    var other = component
    other.path = path + "/"
    other.comment = nil
    components.append(other)
  }

  private mutating func exclude(_ path: String, _ query: [Component.Item] = [], because comment: String? = nil) {
    append(Component(path: path.isEmpty ? "/" : path, query: query, isExcluded: true, comment: comment))
  }

  private mutating func excludePaths(deeperThan depth: Int, because comment: String?) {
    exclude(String(repeating: "/?*", count: depth + 1), because: comment)
  }

  private mutating func add(_ link: LinkPath, before others: ArraySlice<LinkPath>) {
    let forms = Form.all(link.path + link.link.query.map { .literal($0.name) })
    excludeOtherTexts(ofIntegersIn: link, before: others, forms)
    var comment: String? = link.link.screen
    for form in forms {
      for query in queries(of: link.link, form) {
        let path = pattern(link.path, form)
        append(Component(path: path.isEmpty ? "/" : path, query: query, comment: comment))
        comment = nil
      }
    }
  }

  /// The conditions on the query items of a link, one for each choice of optional items.
  private mutating func queries(of link: SiteLink, _ form: Form) -> [[Component.Item]] {
    let isExact = link.hasExactItems
    var choices: [[Component.Item]] = [[]]
    for item in link.query {
      let name = form.text(item.name)
      if !item.isOptional {
        let pattern = names.pattern(item.placeholder.kind)
        choices = choices.map { $0 + [Component.Item(name: name, pattern: pattern)] }
      } else if isExact, item.isChoice {
        let pattern = names.pattern(item.placeholder.kind)
        // The rules of one spelling do not apply to an item in the other one.
        let others = Form.allCases.map { $0.text(item.name) }.filter { $0 != name }
        let absent = others.prefix(1).map { Component.Item(name: $0, pattern: "") }
        choices = choices.flatMap { choice in
          [pattern, ""].map { choice + [Component.Item(name: name, pattern: $0)] + absent }
        }
      }
    }
    return choices
  }

  private mutating func pattern(_ path: [SiteLink.Segment], _ form: Form) -> String {
    path.map { segment in
      switch segment {
      case .literal(let text): "/" + form.text(text)
      case .placeholder(let placeholder): "/" + names.pattern(placeholder.kind)
      }
    }.joined()
  }

  // MARK: - Integers

  /// Excludes other texts in the place of an integer, unless that would hide a later link of the same length.
  private mutating func excludeOtherTexts(
    ofIntegersIn link: LinkPath, before others: ArraySlice<LinkPath>, _ forms: [Form]
  ) {
    for (index, segment) in link.path.enumerated() where segment.placeholder?.kind == .integer {
      if others.contains(where: { isHidden($0.path, by: link.path, otherTextAt: index) }) { continue }
      for form in forms {
        let path = link.path.enumerated().map { position, segment in
          position == index ? "/" + names.otherThanInteger : pattern([segment], form)
        }
        exclude(path.joined())
      }
    }
    for item in link.link.query where item.placeholder.kind == .integer {
      if others.contains(where: { isHidden($0.path, by: link.path, otherTextAt: nil) }) { continue }
      for form in forms {
        exclude(
          pattern(link.path, form), [Component.Item(name: form.text(item.name), pattern: names.otherThanInteger)])
      }
    }
  }

  /// Whether an exclusion of a path can match a URL of another one.
  private func isHidden(_ other: [SiteLink.Segment], by path: [SiteLink.Segment], otherTextAt position: Int?) -> Bool {
    zip(path, other).enumerated().allSatisfy { index, pair in
      if index == position {
        switch pair.1 {
        case .literal(let text): return Int64(text) == nil
        case .placeholder(let placeholder): return placeholder.kind != .integer
        }
      }
      return pair.0.canMeet(pair.1)
    }
  }
}

extension SiteLink {
  /// The number of optional items whose choices are listed. Four of them have 16 choices.
  private static let choiceLimit = 4

  /// Whether the rules list each choice of the optional items.
  var hasExactItems: Bool { query.count(where: \.isChoice) <= Self.choiceLimit }
}

extension SiteLink.Item {
  /// Whether the item is optional, and each of its texts matches a pattern.
  package var isChoice: Bool {
    guard isOptional else { return false }
    return switch placeholder.kind {
    case .truth, .uuid, .choice: true
    case .text, .integer, .decimal, .url, .foreign: false
    }
  }
}

extension SiteLink.Segment {
  /// Whether one text can match the patterns of both segments.
  fileprivate func canMeet(_ other: SiteLink.Segment) -> Bool {
    switch (self, other) {
    case (.literal(let one), .literal(let two)): one == two
    case (.literal(let text), .placeholder(let placeholder)), (.placeholder(let placeholder), .literal(let text)):
      placeholder.kind.mayMatch(text)
    case (.placeholder(let one), .placeholder(let two)): one.kind.canMeet(two.kind)
    }
  }
}

extension SiteLink.Kind {
  /// Whether the pattern of the kind matches a text.
  fileprivate func mayMatch(_ text: String) -> Bool {
    switch self {
    case .text, .integer, .decimal, .url, .foreign: true
    case .truth, .uuid, .choice: reads(text)
    }
  }

  fileprivate func canMeet(_ other: SiteLink.Kind) -> Bool {
    switch (texts, other.texts) {
    case (let texts?, let others?): !Set(texts).isDisjoint(with: others)
    case (let texts?, _): texts.contains(where: other.mayMatch)
    case (_, let texts?): texts.contains(where: mayMatch)
    case (nil, nil): true
    }
  }

  /// All texts of the kind, if there are only a few.
  private var texts: [String]? {
    switch self {
    case .truth: ["true", "false"]
    case .choice(_, let cases): cases
    case .text, .integer, .decimal, .uuid, .url, .foreign: nil
    }
  }
}
