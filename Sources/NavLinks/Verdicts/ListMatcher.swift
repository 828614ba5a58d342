/// Selects the component of a list that decides about a URL, by Apple's rules.
package struct ListMatcher {
  /// Whether `*` and `?` include a slash. Apple's documentation does not say.
  package enum Slashes: CaseIterable, Sendable {
    case included, excluded
  }

  private struct Rule {
    let path: Pattern?
    let query: [(name: String, pattern: Pattern)]
    let fragment: Pattern?
  }

  package let components: [Component]
  private let rules: [Rule]

  package init(_ components: [Component], _ variables: [PatternVariable], slashes: Slashes) {
    let values = Dictionary(variables.map { ($0.name, $0.values) }) { first, _ in first }
    self.components = components
    rules = components.map { component in
      func pattern(_ text: String, crossesSlashes: Bool = true) -> Pattern {
        Pattern(
          text, values, isCaseSensitive: component.isCaseSensitive, crossesSlashes: crossesSlashes)
      }
      return Rule(
        path: component.path.map { pattern($0, crossesSlashes: slashes == .included) },
        query: component.query.map { ($0.name, pattern($0.pattern)) }, fragment: component.fragment.map { pattern($0) })
    }
  }

  package init(_ list: DecisionList, slashes: Slashes) {
    self.init(list.components, list.variables, slashes: slashes)
  }

  /// Finds the first component that matches a URL.
  ///
  /// - Parameter url: A URL of the website. Its host is not compared.
  /// - Returns: The position of the component, or `nil` if no component matches.
  package func decision(on url: String) -> Int? {
    let url = URLParts(url)
    return rules.firstIndex { rule in
      rule.path?.matches(url.path) ?? true && rule.fragment?.matches(url.fragment) ?? true
        && rule.query.allSatisfy { name, pattern in
          let values = url.items.filter { $0.name == name }.map(\.value)
          // An absent item counts as an empty text.
          return values.isEmpty ? pattern.matches([]) : values.allSatisfy { pattern.matches($0) }
        }
    }
  }

  /// Whether the list admits a URL to the app.
  package func admits(_ url: String) -> Bool { decision(on: url).map { !components[$0].isExcluded } ?? false }
}

/// The parts of a URL that decision lists compare, without percent-decoding.
struct URLParts {
  /// The host in lower case, or `nil` if the URL does not begin with `https://` or `http://`.
  let host: String?
  /// The path. It is at least a slash.
  let path: ArraySlice<UInt8>
  let items: [(name: String, value: ArraySlice<UInt8>)]
  let fragment: ArraySlice<UInt8>

  init(_ url: String) {
    let bytes = Array(url.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    let question = bytes[..<end].firstIndex(of: UInt8(ascii: "?")) ?? end
    let lowercased = url.lowercased()
    let scheme = ["https://", "http://"].first { lowercased.hasPrefix($0) }?.utf8.count
    let start = scheme.map { bytes[$0..<question].firstIndex(of: UInt8(ascii: "/")) ?? question } ?? 0
    host = scheme.map { String(decoding: bytes[min($0, start)..<start], as: UTF8.self).lowercased() }
    path = start < question ? bytes[start..<question] : [UInt8(ascii: "/")]
    items = bytes[question..<end].dropFirst().split(separator: UInt8(ascii: "&")).map { item in
      let name = item.prefix { $0 != UInt8(ascii: "=") }
      return (String(decoding: name, as: UTF8.self), item.dropFirst(name.count + 1))
    }
    fragment = bytes[end...].dropFirst()
  }
}
