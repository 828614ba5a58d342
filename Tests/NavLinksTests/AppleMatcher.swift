import Foundation

/// A matcher of `apple-app-site-association`, written from Apple's documentation. It does not use navc.
///
/// Sources: `applinks.Details.Components`, `applinks.SubstitutionVariables`, and "Supporting associated domains" at
/// developer.apple.com, and sessions 717 of WWDC 2019 and 10098 of WWDC 2020.
struct AppleMatcher {
  struct Component {
    var path: String?
    var query: [String: String]
    var exclude: Bool
  }

  /// Whether `*` and `?` can match a slash in a path. The documentation does not say.
  var starCrossesSlash: Bool
  private(set) var components: [Component] = []
  private var variables: [String: [String]] = [:]

  /// Reads a file, for one app.
  init(json: Data, appID: String, starCrossesSlash: Bool) throws {
    self.starCrossesSlash = starCrossesSlash
    guard let file = try JSONSerialization.jsonObject(with: json) as? [String: Any],
      let applinks = file["applinks"] as? [String: Any], let details = applinks["details"] as? [[String: Any]]
    else { throw CocoaError(.propertyListReadCorrupt) }
    variables = applinks["substitutionVariables"] as? [String: [String]] ?? [:]
    for detail in details where (detail["appIDs"] as? [String])?.contains(appID) == true {
      for component in detail["components"] as? [[String: Any]] ?? [] {
        components.append(
          Component(
            path: component["/"] as? String, query: component["?"] as? [String: String] ?? [:],
            exclude: component["exclude"] as? Bool ?? false))
      }
    }
  }

  mutating func remove(at index: Int) { components.remove(at: index) }
  mutating func swap(_ one: Int, _ other: Int) { components.swapAt(one, other) }

  /// Whether the app opens a URL of the website.
  func opens(_ url: String) -> Bool {
    let withoutFragment = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let sides = withoutFragment.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let afterScheme = sides[0].dropFirst("https://".count)
    let path = String(afterScheme[(afterScheme.firstIndex(of: "/") ?? afterScheme.endIndex)...])
    var items: [String: [String]] = [:]
    for item in sides.count > 1 ? sides[1].split(separator: "&") : [] {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      items[String(pair[0]), default: []].append(pair.count > 1 ? String(pair[1]) : "")
    }
    for component in components {
      if let pattern = component.path, !matches(path.isEmpty ? "/" : path, pattern, isPath: true) { continue }
      let isMatch = component.query.allSatisfy { name, pattern in
        (items[name] ?? [""]).allSatisfy { matches($0, pattern, isPath: false) }
      }
      if isMatch { return !component.exclude }
    }
    return false
  }

  /// Compares a text with a pattern by trying each way to divide the text.
  private func matches(_ text: String, _ pattern: String, isPath: Bool) -> Bool {
    var memory: [Int: Bool] = [:]
    let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
    func match(_ at: Int, _ of: Int, _ pattern: [UInt8], _ isTop: Bool, _ then: (Int) -> Bool) -> Bool {
      if of == pattern.count { return then(at) }
      let key = at * (pattern.count + 1) + of
      if isTop, let known = memory[key] { return known }
      let result = step(at, of, pattern, isTop, then)
      if isTop { memory[key] = result }
      return result
    }
    func step(_ at: Int, _ of: Int, _ pattern: [UInt8], _ isTop: Bool, _ then: (Int) -> Bool) -> Bool {
      switch pattern[of] {
      case UInt8(ascii: "*"):
        if match(at, of + 1, pattern, isTop, then) { return true }
        guard at < text.count, starCrossesSlash || !isPath || text[at] != UInt8(ascii: "/") else { return false }
        return match(at + 1, of, pattern, isTop, then)
      case UInt8(ascii: "?"):
        guard at < text.count, starCrossesSlash || !isPath || text[at] != UInt8(ascii: "/") else { return false }
        return match(at + 1, of + 1, pattern, isTop, then)
      case UInt8(ascii: "$") where isTop && of + 1 < pattern.count && pattern[of + 1] == UInt8(ascii: "("):
        guard let end = pattern[of...].firstIndex(of: UInt8(ascii: ")")) else { return false }
        let name = String(decoding: pattern[of + 2..<end], as: UTF8.self)
        return values(name).contains { value in
          match(at, 0, Array(value.utf8), false) { match($0, end + 1, pattern, isTop, then) }
        }
      case let byte: return at < text.count && text[at] == byte && match(at + 1, of + 1, pattern, isTop, then)
      }
    }
    return match(0, 0, pattern, true) { $0 == text.count }
  }

  private func values(_ name: String) -> [String] {
    if let values = variables[name] { return values }
    let digits = "0123456789".map { String($0) }
    return name == "xdigit" ? digits + "abcdefABCDEF".map { String($0) } : []
  }
}
