import NavCompiler
import NavTable

/// The file `apple-app-site-association` of a website.
///
/// Sources: developer.apple.com, "Supporting associated domains" and `applinks`.
package struct AppleSiteAssociation: Sendable {
  /// The rules of some apps.
  package struct Detail: Sendable {
    package let appIDs: [String]
    package let components: [Component]
  }

  /// The size in bytes above which Apple's network is said to ignore a file.
  package static let sizeLimit = 128 << 10

  package private(set) var details: [Detail]
  package private(set) var variables: [PatternVariable]
  package private(set) var clips: [String]
  /// The apps that continue activities.
  private var continuing: [String] = []

  /// Creates the file of a website. Returns `nil` if the graph does not declare apps.
  package init?(_ links: SiteLinks, _ list: DecisionList) {
    guard let apple = links.apple else { return nil }
    details = [Detail(appIDs: apple.apps, components: list.components)]
    variables = list.variables
    clips = apple.clips
    continuing = apple.handoff ? apple.apps : []
  }

  package var json: String {
    let details = details.map { detail in
      JSONValue.object([
        ("appIDs", .array(detail.appIDs.map { .string($0) })), ("components", .array(detail.components.map(\.json))),
      ])
    }
    var applinks: [(key: String, value: JSONValue)] = []
    if !variables.isEmpty {
      applinks.append(
        (
          "substitutionVariables",
          .object(variables.map { ($0.name, .copy(JSONValue.array($0.values.map { .string($0) }).line)) })
        ))
    }
    applinks.append(("details", .array(details)))
    var members: [(key: String, value: JSONValue)] = [("applinks", .object(applinks))]
    if !continuing.isEmpty { members.append(("activitycontinuation", Self.apps(continuing))) }
    if !clips.isEmpty { members.append(("appclips", Self.apps(clips))) }
    return JSONValue.object(members).text
  }

  private static func apps(_ ids: [String]) -> JSONValue { .object([("apps", .array(ids.map { .string($0) }))]) }

  // MARK: - Reading

  /// Why a file cannot be compared with the graph.
  package struct ReadingError: Error {
    package let text: String
  }

  /// Reads a file that a website serves. Members that systems ignore are ignored.
  ///
  /// - Complexity: Linear in the file.
  package init(reading bytes: [UInt8]) throws(ReadingError) {
    guard let document = JSONDocument.read(bytes) else { throw ReadingError(text: "is not JSON") }
    guard let applinks = document.root["applinks"], applinks.isObject else {
      throw ReadingError(text: "has no object 'applinks'")
    }
    guard let list = applinks["details"], list.isArray else {
      throw ReadingError(text: "has no list 'details' in 'applinks'")
    }
    let defaults = applinks["defaults"]?["caseSensitive"]?.bool ?? true
    variables = (applinks["substitutionVariables"]?.members ?? []).map { name, values in
      PatternVariable(name: name, values: values.items.compactMap(\.string))
    }
    details = list.items.map { detail in
      let ids = (detail["appIDs"]?.items ?? []).compactMap(\.string) + [detail["appID"]?.string].compactMap { $0 }
      let isCaseSensitive = detail["defaults"]?["caseSensitive"]?.bool ?? defaults
      let components = (detail["components"]?.items ?? []).map { Component($0, isCaseSensitive) }
      // `paths` is older than `components`, which takes precedence.
      let paths =
        components.isEmpty ? (detail["paths"]?.items ?? []).compactMap(\.string).map(Component.init(path:)) : []
      return Detail(appIDs: ids, components: components + paths)
    }
    clips = (document.root["appclips"]?["apps"]?.items ?? []).compactMap(\.string)
  }

  /// The rules of an app.
  package func components(of app: String) -> [Component] {
    details.filter { $0.appIDs.contains(app) }.flatMap(\.components)
  }
}

extension Component {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    if let path { members.append(("/", .string(path))) }
    if !query.isEmpty { members.append(("?", .object(query.map { ($0.name, .string($0.pattern)) }))) }
    if isExcluded { members.append(("exclude", .bool(true))) }
    if let comment { members.append(("comment", .string(comment))) }
    return .copy(JSONValue.object(members).line)
  }

  fileprivate init(_ item: JSONItem, _ isCaseSensitive: Bool) {
    let query = (item["?"]?.members ?? []).compactMap { name, pattern in
      pattern.string.map { Component.Item(name: name, pattern: $0) }
    }
    self.init(
      path: item["/"]?.string, query: query, isExcluded: item["exclude"]?.bool ?? false,
      comment: item["comment"]?.string)
    fragment = item["#"]?.string
    self.isCaseSensitive = item["caseSensitive"]?.bool ?? isCaseSensitive
  }

  /// An older rule, such as `/p/*` or `NOT /p/legal`.
  fileprivate init(path: String) {
    let isExcluded = path.hasPrefix("NOT ")
    self.init(path: isExcluded ? String(path.dropFirst(4)) : path, isExcluded: isExcluded)
  }
}
