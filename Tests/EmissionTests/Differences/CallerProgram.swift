/// Swift code with everything that a caller can write against a generated file.
///
/// The code is derived from the text of the generated file, and from nothing that `navc diff` uses.
struct CallerProgram {
  let swift: String

  /// Creates the code.
  ///
  /// - Parameters:
  ///   - generated: The generated file.
  ///   - imports: The lines that import the modules with the declarations.
  init(for generated: String, imports: [String]) {
    let declarations = SwiftDeclarations(generated)
    var writer = Writer(declarations)
    writer.write()
    let foundation = ["import Foundation", "import NavRuntime"]
    swift = """
      // swift-format-ignore-file
      \((foundation + imports).joined(separator: "\n"))

      private func make<T>() -> T { fatalError() }
      private func hashable<T: Hashable>(_: T.Type) {}
      private func codable<T: Codable>(_: T.Type) {}
      private func sendable<T: Sendable>(_: T.Type) {}
      private func iterable<T: CaseIterable>(_: T.Type) {}

      \(writer.lines.joined(separator: "\n"))
      """
  }
}

private struct Writer {
  let scopes: [SwiftDeclarations.Scope]
  var lines: [String] = []
  /// The namespace of the file.
  private let graph: String
  /// The types inside the namespace.
  private let nested: Set<String>
  /// The protocol of the facts.
  private let facts: String
  private let aliases: [(name: String, type: String)]
  private var number = 0

  init(_ declarations: SwiftDeclarations) {
    scopes = declarations.scopes.filter { !$0.isPrivate }
    graph =
      scopes.first { $0.inherited.contains { $0.hasPrefix("NavRuntime.Navigation") } }?.name ?? ""
    facts = scopes.first { $0.keyword == "extension" && $0.members.contains { $0.name == "predicates" } }?.name ?? ""
    let prefix = graph + "."
    var nested: Set<String> = []
    for scope in scopes where scope.keyword != "extension" && scope.name.hasPrefix(prefix) {
      nested.insert(String(scope.name.dropFirst(prefix.count).prefix { $0 != "." }))
    }
    aliases = declarations.aliases[graph] ?? []
    self.nested = nested.union(aliases.map(\.name))
  }

  mutating func write() {
    for scope in scopes {
      switch scope.keyword {
      case "struct": writeScreen(scope)
      case "enum": if scope.name != graph { writeEnum(scope) }
      case "class":
        block("") { $0.lines.append("  _ = \(scope.name)()") }
      case "protocol": if scope.name == facts { writeFacts(scope) }
      default: writeExtension(scope)
      }
    }
    for alias in aliases {
      block("") { $0.lines.append("  let _: \($0.graph).\(alias.name) = make() as \(alias.type)") }
    }
    for scope in scopes where scope.name == facts && scope.keyword == "extension" { writeFacts(scope) }
  }

  // MARK: - Types

  private mutating func writeScreen(_ scope: SwiftDeclarations.Scope) {
    block("_ value: \(scope.name)") { writer in
      for member in scope.members where member.kind == .constant && !member.isPrivate {
        writer.lines.append("  let _: \(writer.type(member.type, in: scope)) = value.\(member.name)")
      }
      writer.writeConformances(scope)
      for member in scope.members where member.kind == .initializer {
        // The initializers with `inout` belong to the runtime.
        if member.parameters.contains(where: { $0.type.hasPrefix("inout") }) { continue }
        writer.writeCalls("\(scope.name)", member, in: scope, result: scope.name)
      }
      if !scope.members.contains(where: { $0.kind == .initializer }) { writer.lines.append("  _ = \(scope.name)()") }
    }
  }

  private mutating func writeConformances(_ scope: SwiftDeclarations.Scope) {
    for (name, function) in [
      ("Hashable", "hashable"), ("Codable", "codable"), ("Sendable", "sendable"), ("CaseIterable", "iterable"),
    ] where scope.inherited.contains(where: { $0 == name || $0 == "Swift.\(name)" }) {
      lines.append("  \(function)(\(scope.name).self)")
    }
  }

  private mutating func writeEnum(_ scope: SwiftDeclarations.Scope) {
    block("_ value: \(scope.name)") { writer in
      writer.writeConformances(scope)
      writer.lines.append("  switch value {")
      for one in scope.cases {
        if one.parameters.isEmpty {
          writer.lines.append("  case .\(one.name): break")
        } else {
          let names = one.parameters.indices.map { "value\($0)" }
          let pattern = zip(names, one.parameters).map { name, parameter in
            (parameter.label.map { "\($0): " } ?? "") + "let \(name)"
          }
          writer.lines.append("  case .\(one.name)(\(pattern.joined(separator: ", "))):")
          for (name, parameter) in zip(names, one.parameters) {
            writer.lines.append("    let _: \(writer.type(parameter.type, in: scope)) = \(name)")
          }
        }
      }
      writer.lines.append("  }")
      for one in scope.cases {
        let values = one.parameters.map { parameter in
          (parameter.label.map { "\($0): " } ?? "") + "make() as \(writer.type(parameter.type, in: scope))"
        }
        let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
        writer.lines.append("  let _: \(scope.name) = .\(one.name)\(list)")
      }
    }
  }

  private mutating func writeFacts(_ scope: SwiftDeclarations.Scope) {
    block("_ facts: some \(scope.name)", isAsync: true) { writer in
      for member in scope.members where !member.isPrivate && member.name != "predicates" {
        let wait = member.isAsync ? "await " : ""
        let arguments = member.parameters.map { writer.argument($0, in: scope) }
        let call = member.kind == .function ? "(\(arguments.joined(separator: ", ")))" : ""
        writer.lines.append("  let _: \(writer.type(member.type, in: scope)) = \(wait)facts.\(member.name)\(call)")
      }
    }
  }

  // MARK: - Extensions of the runtime's types

  private mutating func writeExtension(_ scope: SwiftDeclarations.Scope) {
    guard scope.name.hasPrefix("NavRuntime.") else { return }
    for screen in screens(of: scope) {
      switch scope.name {
      case "NavRuntime.ScreenHandle":
        block("_ handle: NavRuntime.ScreenHandle<\(screen)>") { writer in
          for member in scope.members where member.kind == .function && !member.isPrivate {
            writer.writeCalls("handle.\(member.name)", member, in: scope, result: member.type)
          }
        }
      case "NavRuntime.Segue":
        block("") { writer in
          for member in scope.members where member.isStatic {
            writer.lines.append("  let _: NavRuntime.Segue<\(screen)> = .\(member.name)")
          }
        }
      case "NavRuntime.AlertText":
        block("") { writer in
          for member in scope.members where member.kind == .initializer {
            writer.writeCalls(
              "NavRuntime.AlertText<\(screen)>", member, in: scope, result: "NavRuntime.AlertText<\(screen)>")
          }
        }
      default: break
      }
    }
  }

  /// The screens that an extension is about: one, or those that conform to a protocol.
  private func screens(of scope: SwiftDeclarations.Scope) -> [String] {
    if let name = scope.condition.firstRange(of: "S == ") { return [String(scope.condition[name.upperBound...])] }
    guard let name = scope.condition.firstRange(of: "S: ") else { return [] }
    let wanted = String(scope.condition[name.upperBound...])
    let short = wanted.split(separator: ".").last.map(String.init) ?? wanted
    var names = [short, wanted]
    // A protocol can refine another one.
    for scope in scopes where scope.keyword == "protocol" && scope.inherited.contains(where: names.contains) {
      names.append(scope.name.split(separator: ".").last.map(String.init) ?? scope.name)
    }
    return scopes.filter { $0.keyword == "struct" && $0.inherited.contains(where: names.contains) }.map(\.name)
  }

  // MARK: - Calls

  /// Writes a call with all parameters, and a call with those that have no default.
  private mutating func writeCalls(
    _ function: String, _ member: SwiftDeclarations.Declaration, in scope: SwiftDeclarations.Scope, result: String
  ) {
    let all = member.parameters.map { argument($0, in: scope) }
    let needed = member.parameters.filter { !$0.hasDefault }.map { argument($0, in: scope) }
    for arguments in all == needed ? [all] : [all, needed] {
      lines.append("  let _: \(type(result, in: scope)) = \(function)(\(arguments.joined(separator: ", ")))")
    }
  }

  private func argument(_ parameter: SwiftDeclarations.Parameter, in scope: SwiftDeclarations.Scope) -> String {
    (parameter.label.map { "\($0): " } ?? "") + "make() as \(type(parameter.type, in: scope))"
  }

  /// The type with the namespace before the names that are relative to it.
  private func type(_ text: String, in scope: SwiftDeclarations.Scope) -> String {
    guard scope.outermost == graph else { return text }
    var result = ""
    var word = ""
    func flushed(_ word: String, _ result: String) -> String {
      let bare = word.filter { $0 != "`" }
      let isName = nested.contains(word) || nested.contains(bare)
      return isName && !result.hasSuffix(".") ? "\(graph).\(word)" : word
    }
    for (index, character) in text.enumerated() {
      if character.isLetter || character.isNumber || character == "_" || character == "`" {
        word.append(character)
        continue
      }
      // The label of a tuple's element is not a type.
      let isLabel = character == ":" && index > 0
      result += isLabel ? word : flushed(word, result)
      word = ""
      result.append(character)
    }
    return result + flushed(word, result)
  }

  private mutating func block(_ parameters: String, isAsync: Bool = false, _ body: (inout Writer) -> Void) {
    number += 1
    let start = lines.count
    lines.append("@MainActor private func call\(number)(\(parameters))\(isAsync ? " async" : "") {")
    body(&self)
    if lines.count == start + 1 {
      lines.removeLast()
    } else {
      lines.append("}")
    }
  }
}
