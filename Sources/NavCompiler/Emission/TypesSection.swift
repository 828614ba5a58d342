/// The graph's `types`: enums of its own, and short names for the app's.
struct TypesSection {
  let context: EmissionContext

  func code() -> [SwiftCode] {
    let declarations = context.graph.types.indices.compactMap { declaration(TypeID(index: Int32($0))) }
    if declarations.isEmpty { return [] }
    return [
      .blank, .mark("Types"), .blank,
      .block("extension \(context.names.graph)", Array(declarations.joined(separator: [SwiftCode.blank]))),
    ]
  }

  private func declaration(_ id: TypeID) -> [SwiftCode]? {
    let type = context.graph.types[Int(id.index)]
    let name = context.names.declared(id, in: .nested)
    switch (type.kind, type.origin) {
    case (_, .fragment):
      return nil
    case (.cases(let cases), .file):
      let conformances = ["String", "CaseIterable", "Codable", "Sendable"].map {
        context.names.standard($0, in: .nested)
      }
      let doc = context.doc(type.doc, otherwise: "One of the values of `\(context.text(type.name))`.")
      return [
        doc,
        .block(
          "nonisolated \(context.access)enum \(name): \(conformances.joined(separator: ", "))",
          cases.flatMap { caseDeclaration($0) }),
      ]
    case (.swift(let swift, _), _), (.cases, .alias(let swift)):
      let doc = context.doc(type.doc, otherwise: "The app's own `\(context.text(swift))`.")
      let type = context.names.foreign.type(context.text(swift), in: .nested) ?? context.text(swift)
      return [doc, .line("\(context.access)typealias \(name) = \(type)")] + check(id, name, type)
    }
  }

  /// What says at the line of the graph file that a type is not there, or is not what the file says of it.
  private func check(_ id: TypeID, _ name: String, _ type: String) -> [SwiftCode] {
    let declared = context.graph.types[id.position]
    guard case .swift(_, let conformances) = declared.kind, case .file = declared.origin else { return [] }
    let names: [(Conformances, String)] = [
      (.codable, "Codable"), (.hashable, "Hashable"), (.losslessStringConvertible, "LosslessStringConvertible"),
      (.sendable, "Sendable"),
    ]
    let parts = names.filter { conformances.contains($0.0) }.map { context.names.standard($0.1, in: .nested) }
    let result = parts.isEmpty ? "Any" : "any " + parts.joined(separator: " & ")
    return [
      .blank,
      .located(
        context.location, line: declared.line,
        "nonisolated private static func check\(name)(_ value: \(type)) -> \(result) { value }"),
    ]
  }

  private func caseDeclaration(_ symbol: Symbol) -> [SwiftCode] {
    let text = context.text(symbol)
    let name = SwiftIdentifier.member(text)
    let declaration = "case \(SwiftIdentifier.escaped(name))"
    return [
      .doc("`\(EmissionContext.printable(text))`"),
      .line(name == text ? declaration : "\(declaration) = \(LiteralEmitter.quoted(text))"),
    ]
  }
}
