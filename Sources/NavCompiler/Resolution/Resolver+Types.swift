/// A resolved type, and its conformances.
struct ResolvedType {
  /// `nil` if the type could not be resolved, which is already reported.
  var reference: TypeReference?
  var conformances: Conformances
}

extension TypeExpression {
  /// The written form of a type, without its place.
  struct Shape: Hashable {
    var name: Symbol
    var wrappers: TypeWrappers
  }
}

/// The types of a graph.
extension Resolver {
  mutating func resolveTypes() {
    symbols.types.reserveLarge(declarations.types.count)
    var firsts: [Symbol: TypeID] = [:]
    var (line, counted) = (1, 0)
    for (index, type) in declarations.types.enumerated() {
      let kind: DeclaredType.Kind =
        switch type.kind {
        case .cases(let cases): .cases(cases.map { declarations.cases[Int($0)].symbol })
        case .swift(let node, let conformances):
          .swift(tree.symbol(node, in: &symbols.texts), conformances: conformances)
        case .unknown: .swift(type.name.symbol, conformances: .all)
        }
      let start = Int(tree.range(type.name.node).lower)
      if start > counted {
        line += tree.file.bytes[counted..<start].count { $0 == UInt8(ascii: "\n") }
        counted = start
      }
      symbols.types.append(DeclaredType(name: type.name.symbol, doc: prose(type.doc), kind: kind, line: line))
      // Types with the same Swift type are the same.
      var first = TypeID(index)
      if case .swift(let text, _) = kind, type.kind.isSwift {
        first = firsts[text] ?? first
        firsts[text] = first
      }
      sameTypes.append(first)
    }
  }

  /// The type of an expression, or `nil` after reporting an error.
  mutating func resolve(_ expression: TypeExpression?) -> TypeReference? {
    guard let expression else {
      hasUnknownType = true
      return nil
    }
    return resolved(expression).reference
  }

  /// Resolves each written type once. Each place of an unknown type is reported.
  mutating func resolved(_ expression: TypeExpression) -> ResolvedType {
    let shape = TypeExpression.Shape(name: expression.name, wrappers: expression.wrappers)
    // Most arguments have one of a few types.
    if let recent = recentTypes.first(where: { $0.shape == shape }) { return recent.type }
    if let known = knownTypes[shape] { return known }
    guard var type = named(expression.name) else {
      reportUnknownType(expression)
      return ResolvedType(reference: nil, conformances: .all)
    }
    for wrapper in expression.wrappers {
      type.reference = type.reference.map { wrapper == .optional ? .optional($0) : .array($0) }
    }
    knownTypes[shape] = type
    if recentTypes.count < 8 { recentTypes.append((shape, type)) }
    return type
  }

  private mutating func named(_ name: Symbol) -> ResolvedType? {
    if let id = typeIDs[name] {
      usedTypes[id.position] = true
      let conformances: Conformances =
        if case .swift(_, let conformances) = symbols.types[id.position].kind { conformances } else { .all }
      return ResolvedType(reference: .declared(sameTypes[id.position]), conformances: conformances)
    }
    return builtinTypes[name].map { ResolvedType(reference: .builtin($0), conformances: .all) }
  }

  private mutating func reportUnknownType(_ expression: TypeExpression) {
    guard !declarations.unknown.contains(.types) else { return hasUnknownType = true }
    let name = declarations.text(expression.part)
    let suggestion = Self.inOtherLanguages[name] ?? nearestType(name, expression.name)
    if let suggestion, let symbol = symbols.texts.find(suggestion) {
      if let id = typeIDs[symbol] { usedTypes[id.position] = true }
    } else {
      hasUnknownType = true
    }
    let part = expression.part
    report(.unknownType, at: tree.range(part.node, text: Int(part.lower)..<Int(part.upper))) {
      UnknownType.diagnostic(name, part, suggestion: suggestion, $0.tree)
    }
  }

  private mutating func nearestType(_ name: String, _ symbol: Symbol) -> String? {
    if let last = lastUnknownType, last.name == symbol { return last.suggestion }
    guard symbols.suggestions.goesOn else { return nil }
    let declared = declarations.types.lazy.map { [symbols] in symbols.texts.text($0.name.symbol) }
    let builtin = BuiltinType.allCases.lazy.map(\.rawValue)
    let suggestion = symbols.suggestions.find(name, among: [AnySequence(declared), AnySequence(builtin)].joined())
    lastUnknownType = (symbol, suggestion)
    return suggestion
  }

  /// The names of the built-in types in other languages.
  private static let inOtherLanguages = [
    "Boolean": "Bool", "boolean": "Bool", "Float": "Double", "float": "Double", "Number": "Double", "CGFloat": "Double",
    "Decimal": "Double", "Integer": "Int", "integer": "Int", "Long": "Int", "long": "Int", "Int64": "Int",
    "Int32": "Int", "UInt": "Int", "Text": "String", "str": "String", "Character": "String", "NSString": "String",
    "DateTime": "Date",
    "Timestamp": "Date", "Uri": "URL", "URI": "URL", "GUID": "UUID", "Guid": "UUID",
  ]

  struct ResolvedParameter {
    var name: Symbol
    var type: TypeReference?
  }

  mutating func resolve(parameters: Range<Int32>) -> [ResolvedParameter] {
    parameters.map { index in
      let parameter = declarations.parameters[Int(index)]
      return ResolvedParameter(name: parameter.name.symbol, type: resolve(parameter.type))
    }
  }
}

extension TypeDeclaration.Kind {
  /// Whether it names a Swift type.
  fileprivate var isSwift: Bool {
    if case .swift = self { true } else { false }
  }
}
