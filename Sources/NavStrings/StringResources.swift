import NavCompiler
import NavTable

/// The texts of a graph as Swift: a property or a function of `LocalizedStringResource` for each key.
package struct StringResources {
  package let text: String

  package init(_ graph: GraphStrings) {
    var names = StringNames()
    let access = graph.access == .internal ? "" : graph.access.rawValue + " "
    let members = graph.strings.map { Self.member($0, names.name($0.key), graph.table, access) }
    text = """
      // Written by navc from the texts of '\(graph.graph)'. 'navc strings --format swift' writes it again.

      // Other systems do not have LocalizedStringResource.
      #if canImport(Darwin)
        import Foundation

        extension LocalizedStringResource {
      \(members.joined(separator: "\n"))
        }
      #endif

      """
  }

  private static func member(_ string: GraphString, _ name: String, _ table: String, _ access: String) -> String {
    var locals = StringNames()
    let parameters = string.template.names.map { argument in
      let type =
        switch string.kinds[argument] ?? .text {
        case .text: "String"
        case .integer: "Int"
        case .decimal: "Double"
        }
      return (argument: argument, name: locals.name(argument), type: type)
    }
    let value = string.template.parts.map { part in
      switch part {
      case .literal(let literal): String(SwiftLiteral.text(literal).dropFirst().dropLast())
      case .argument(let argument):
        "\\(\(parameters.first { $0.argument == argument }.map { SwiftIdentifier.local($0.name) } ?? ""))"
      }
    }.joined()
    let resource =
      "LocalizedStringResource(\(SwiftLiteral.text(string.key)), defaultValue: \"\(value)\","
      + " table: \(SwiftLiteral.text(table)))"
    let declared = SwiftIdentifier.escaped(name)
    let doc = "    /// The text `\(string.key)`."
    if parameters.isEmpty {
      return "\(doc)\n    \(access)static var \(declared): LocalizedStringResource {\n      \(resource)\n    }"
    }
    let list = parameters.map { "\(SwiftIdentifier.parameter($0.name)): \($0.type)" }.joined(separator: ", ")
    return
      "\(doc)\n    \(access)static func \(declared)(\(list)) -> LocalizedStringResource {\n      \(resource)\n    }"
  }
}

/// Swift names, each used once.
private struct StringNames {
  private var taken: Set<String> = []

  /// The name of a key or an argument in lowerCamelCase.
  mutating func name(_ text: String) -> String {
    let parts = text.split(separator: ".").map(String.init)
    let joined = (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let member = SwiftIdentifier.member(joined)
    var name = member
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(member)\(number)"
      number += 1
    }
    return name
  }
}
