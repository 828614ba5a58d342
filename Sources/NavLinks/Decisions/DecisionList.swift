/// The rules that select the URLs of a website which an app opens.
///
/// The first rule that matches a URL decides. A URL without a matching rule stays in the browser.
package struct DecisionList: Sendable {
  package private(set) var components: [Component] = []
  package private(set) var variables: [PatternVariable] = []

  private var names: VariableNames

  /// Creates the rules of a website.
  ///
  /// - Complexity: Linear in the links, unless many have a placeholder where many others of the same length have literals
  ///   and integers.
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
      let tree = PathTree(group.map(\.path))
      for position in group.indices { add(group[position], at: position, in: tree) }
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

  private mutating func add(_ link: LinkPath, at position: Int, in tree: PathTree) {
    let forms = Form.all(link.path + link.link.query.map { .literal($0.name) })
    excludeOtherTexts(ofIntegersIn: link, at: position, in: tree, forms)
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
    ofIntegersIn link: LinkPath, at position: Int, in tree: PathTree, _ forms: [Form]
  ) {
    for (index, segment) in link.path.enumerated() where segment.placeholder?.kind == .integer {
      if tree.hasPath(after: position, thatMeets: link.path, otherTextAt: index) { continue }
      for form in forms {
        let path = link.path.enumerated().map { position, segment in
          position == index ? "/" + names.otherThanInteger : pattern([segment], form)
        }
        exclude(path.joined())
      }
    }
    for item in link.link.query where item.placeholder.kind == .integer {
      if tree.hasPath(after: position, thatMeets: link.path, otherTextAt: nil) { continue }
      for form in forms {
        exclude(
          pattern(link.path, form), [Component.Item(name: form.text(item.name), pattern: names.otherThanInteger)])
      }
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
