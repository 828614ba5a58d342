/// The types of a graph: its enums, and aliases of the app's types.
struct TypesSection {
  let context: EmissionContext

  func write(to out: inout SwiftWriter) {
    let own = context.graph.types.indices.filter { context.graph.types[$0].origin.isOwn }
    if own.isEmpty { return }
    out.blank()
    out.mark("Types")
    out.blank()
    out.block("extension ", context.graphName) { out in
      for index in own {
        if index != own[0] { out.blank() }
        writeDeclaration(TypeID(index), to: &out)
      }
    }
  }

  private func writeDeclaration(_ id: TypeID, to out: inout SwiftWriter) {
    let type = context.graph.types[id.position]
    let name = context.names.declared(id, in: .nested)
    switch (type.kind, type.origin) {
    case (_, .fragment): break
    case (.cases(let cases), .file):
      let conformances = [StandardType.string, .caseIterable, .codable, .sendable].map {
        context.names.standard($0, in: .nested)
      }
      let former = cases.enumerated().compactMap { position, name in
        type.formerCases[position].map { (names: $0, of: name) }
      }
      context.writeDoc(type.doc, otherwise: "The values of `\(context.text(type.name))`.", to: &out)
      out.block(
        "nonisolated ", context.access, "enum ", context.piece(name), ": ",
        context.piece(conformances.joined(separator: ", ")), former.isEmpty ? "" : ", ",
        former.isEmpty ? "" : RuntimeName.renamedCases
      ) { out in
        for symbol in cases { writeCase(symbol, to: &out) }
        if !former.isEmpty { writeReader(former, to: &out) }
      }
    case (.swift(let swift, _), _), (.cases, .alias(let swift)):
      context.writeDoc(type.doc, otherwise: "The app's type `\(context.text(swift))`.", to: &out)
      let text = context.names.swiftType(id) ?? context.text(swift)
      let type = context.names.foreign.type(text, in: .nested) ?? text
      if context.names.swiftType(id) == nil {
        out.line(context.access, "typealias ", context.piece(name), " = ", context.piece(type))
      } else {
        let line = context.graph.types[id.position].line
        out.located(
          context.piece(context.location), line: line,
          context.piece("\(context.access)typealias \(name) = \(type)"))
      }
      writeCheck(id, name, type, to: &out)
    }
  }

  private func writeReader(_ former: [(names: [Symbol], of: Symbol)], to out: inout SwiftWriter) {
    out.blank()
    out.doc("The case that had a name, for saved stacks.")
    let text = context.piece(context.names.standard(.string, in: .nested))
    out.block(context.access, "init?(formerName: ", text, ")") { out in
      out.block("switch formerName") { out in
        for (names, symbol) in former {
          let name = SwiftIdentifier.afterDot(SwiftIdentifier.member(context.text(symbol)))
          for former in names {
            let literal = LiteralEmitter.quoted(context.text(former))
            out.switchCase("case ", context.piece(literal), ":") { out in
              out.line("self = .", context.piece(name))
            }
          }
        }
        out.switchCase("default:") { out in out.line("return nil") }
      }
    }
  }

  /// Writes code that reports a missing type, or a missing conformance, at the line in the graph file.
  private func writeCheck(_ id: TypeID, _ name: String, _ type: String, to out: inout SwiftWriter) {
    let declared = context.graph.types[id.position]
    guard case .swift(_, let conformances) = declared.kind, case .file = declared.origin else { return }
    let names: [(Conformances, StandardType)] = [
      (.codable, .codable), (.hashable, .hashable), (.losslessStringConvertible, .losslessStringConvertible),
      (.sendable, .sendable),
    ]
    let parts = names.filter { conformances.contains($0.0) }.map { context.names.standard($0.1, in: .nested) }
    let result = parts.isEmpty ? "Any" : "any " + parts.joined(separator: " & ")
    out.blank()
    out.located(
      context.piece(context.location), line: declared.line,
      context.piece("nonisolated private static func check\(name)(_ value: \(type)) -> \(result) { value }"))
  }

  private func writeCase(_ symbol: Symbol, to out: inout SwiftWriter) {
    let text = context.text(symbol)
    let name = SwiftIdentifier.member(text)
    out.doc("`", context.piece(EmissionContext.printable(text)), "`")
    out.put("case ", context.piece(SwiftIdentifier.escaped(name)))
    if name != text { out.put(" = ", context.piece(LiteralEmitter.quoted(text))) }
    out.end()
  }
}
