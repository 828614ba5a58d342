import NavCompiler

/// The file `assetlinks.json` of a website.
///
/// Sources: developer.android.com, "Configure website associations" and "Dynamic App Links".
package enum AssetLinks {
  private static let relation = "delegate_permission/common.handle_all_urls"

  /// Writes the file of a website. Returns `nil` if the graph does not declare an Android app.
  package static func json(_ links: SiteLinks, _ list: DecisionList) -> String? {
    guard let android = links.android else { return nil }
    // Android does not have variables, so each stands for any text.
    var seen: Set<Component> = []
    let components = list.components.compactMap { component -> JSONValue? in
      guard let component = component.withoutVariables, seen.insert(component).inserted else { return nil }
      return component.dynamicLink
    }
    let target = JSONValue.object([
      ("namespace", "android_app"), ("package_name", .string(android.package)),
      ("sha256_cert_fingerprints", .array(android.certificates.map { .string($0) })),
    ])
    let statement = JSONValue.object([
      ("relation", .array([.string(relation)])), ("target", target),
      (
        "relation_extensions",
        .object([(relation, .object([("dynamic_app_link_components", .array(components))]))])
      ),
    ])
    return JSONValue.array([statement]).text
  }
}

extension Component {
  /// The component with `?*` in place of each variable. An exclusion with a variable would then exclude more, so it is
  /// left out.
  fileprivate var withoutVariables: Component? {
    func replaced(_ pattern: String) -> String {
      var result = ""
      var rest = pattern[...]
      while let start = rest.firstRange(of: "$("), let end = rest[start.upperBound...].firstIndex(of: ")") {
        result += rest[..<start.lowerBound]
        if !result.hasSuffix("?*") { result += "?*" }
        rest = rest[rest.index(after: end)...]
      }
      return result + rest
    }
    let hasVariable = path?.contains("$(") == true || query.contains { $0.pattern.contains("$(") }
    guard hasVariable else {
      var component = self
      component.comment = nil
      return component
    }
    if isExcluded { return nil }
    // The parts of a UUID are one text.
    let path = path.map { replaced($0).replacing(Self.uuid, with: "?*") }
    let query = query.map { Item(name: $0.name, pattern: replaced($0.pattern).replacing(Self.uuid, with: "?*")) }
    return Component(path: path, query: query)
  }

  private static let uuid = "?*-?*-?*-?*-?*"

  fileprivate var dynamicLink: JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    if let path { members.append(("/", .string(path))) }
    if !query.isEmpty { members.append(("?", .object(query.map { ($0.name, .string($0.pattern)) }))) }
    if isExcluded { members.append(("exclude", .bool(true))) }
    return .copy(JSONValue.object(members).line)
  }
}
