/// The types of a graph as the files that mount it see them.
///
/// Two types are one if Swift calls them the same: by the text under `swift:`, or for an enum by its fragment's name and
/// its own, as in `Checkout.Mood`.
struct ForeignTypes {
  /// By what Swift calls them.
  var known: [String: TypeID] = [:]
  /// By mounted fragment and the type's position there.
  var translated: [[TypeID: TypeID]] = []
}

extension Graph {
  /// What tells a type from others, whichever file names it.
  func identity(of type: DeclaredType) -> String {
    switch (type.kind, type.origin) {
    case (.swift(let text, _), _), (.cases, .alias(let text)), (.cases, .fragment(let text)): texts.text(text)
    case (.cases, .file): qualifiedName(of: type)
    }
  }

  /// What other files call a type: where its Swift is.
  func reference(to type: DeclaredType) -> String {
    if case .fragment(let text) = type.origin { texts.text(text) } else { qualifiedName(of: type) }
  }

  private func qualifiedName(of type: DeclaredType) -> String { "\(texts.text(name)).\(texts.text(type.name))" }
}

extension Resolver {
  /// Finds the declared types that are types of mounted fragments too. One that is an enum there has its cases here.
  mutating func adoptTypes() {
    guard !mounted.fragments.isEmpty else { return }
    foreignTypes.translated = mounted.fragments.map { _ in [:] }
    var byText: [String: [TypeID]] = [:]
    for (index, type) in symbols.types.enumerated() {
      if case .swift(let text, _) = type.kind { byText[symbols.texts.text(text), default: []].append(TypeID(index)) }
    }
    for (text, types) in byText { foreignTypes.known[text] = types.first }
    for fragment in mounted.fragments {
      for type in fragment.graph.types {
        let identity = fragment.graph.identity(of: type)
        guard let own = byText[identity] else { continue }
        for id in own { adopt(type, of: fragment.graph, as: id, identity) }
      }
    }
  }

  private mutating func adopt(_ type: DeclaredType, of fragment: Graph, as id: TypeID, _ identity: String) {
    // What only a fragment uses is used.
    if id.position < usedTypes.count { usedTypes[id.position] = true }
    guard case .cases(let cases) = type.kind, case .file = symbols.types[id.position].origin else { return }
    symbols.types[id.position].kind = .cases(cases.map { copy($0, from: fragment) })
    symbols.types[id.position].origin = .alias(symbols.texts.intern(identity))
  }

  /// A type of a mounted fragment as this file's own, or as one that only the mount brings along.
  mutating func adopt(_ type: TypeReference, from fragment: FragmentID) -> TypeReference {
    switch type {
    case .builtin: type
    case .optional(let wrapped): .optional(adopt(wrapped, from: fragment))
    case .array(let element): .array(adopt(element, from: fragment))
    case .declared(let id): .declared(adopt(id, from: fragment))
    }
  }

  mutating func adopt(_ id: TypeID, from fragment: FragmentID) -> TypeID {
    if let known = foreignTypes.translated[fragment.position][id] { return known }
    let graph = mounted.fragments[fragment.position].graph
    let type = graph.types[id.position]
    let identity = graph.identity(of: type)
    let own = foreignTypes.known[identity] ?? add(type, of: graph)
    foreignTypes.known[identity] = own
    foreignTypes.translated[fragment.position][id] = own
    return own
  }

  private mutating func add(_ type: DeclaredType, of graph: Graph) -> TypeID {
    let reference = symbols.texts.intern(graph.reference(to: type))
    let kind: DeclaredType.Kind =
      switch type.kind {
      case .cases(let cases): .cases(cases.map { copy($0, from: graph) })
      case .swift(let text, let conformances): .swift(copy(text, from: graph), conformances: conformances)
      }
    var own = type
    own.name = reference
    own.doc = nil
    own.kind = kind
    own.origin = .fragment(reference)
    symbols.types.append(own)
    return TypeID(symbols.types.count - 1)
  }

  // MARK: - Across the border

  /// A text of a mounted fragment as this file's own.
  func copy(_ symbol: Symbol, from fragment: Graph) -> Symbol {
    symbols.texts.intern(fragment.texts.text(symbol))
  }

  mutating func adopt(_ literal: Literal, from fragment: FragmentID) -> Literal {
    switch literal {
    case .string(let text): .string(copy(text, from: mounted.fragments[fragment.position].graph))
    case .enumCase(let type, let index): .enumCase(adopt(type, from: fragment), index)
    case .array(let items): .array(items.map { adopt($0, from: fragment) })
    case .int, .double, .bool, .nil: literal
    }
  }
}
