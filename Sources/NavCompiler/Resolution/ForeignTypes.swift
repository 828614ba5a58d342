/// The types of a graph as the files that mount it see them.
///
/// Two types are the same if they have the same name in Swift. It is the text under `swift:` and its module, or for an
/// enum the names of its fragment and of the enum, as in `Checkout.Mood`.
struct ForeignTypes {
  /// The types by their names in Swift.
  var known: [String: TypeID] = [:]
  /// The types of each mounted fragment, by their position in it.
  var translated: [[TypeID: TypeID]] = []
  /// For each mounted fragment, the text that identifies each type, by position.
  var identities: [[String]] = []
}

/// The module of a file's generated code. The file can name it by its namespace, or not at all.
struct OwnModule {
  private let namespace: String
  /// The types in the namespace, for which the name means the namespace.
  private let nested: Set<String>

  init(namespace: String, screens: some Sequence<String>, enums: some Sequence<String>) {
    self.namespace = SwiftName.type(namespace) ?? namespace
    nested = Set(screens.compactMap(SwiftName.type)).union(enums)
  }

  /// The text of a type without the name of the module.
  func dropped(from type: String) -> String {
    SwiftName.dropping(module: namespace, from: type) { !nested.contains($0) }
  }
}

extension Graph {
  private var ownModule: OwnModule {
    OwnModule(
      namespace: texts.text(name), screens: screens.lazy.map { texts.text($0.name) },
      enums: types.lazy.filter(\.isEnum).map { texts.text($0.name) })
  }

  /// Returns the texts that identify the types for the file that mounts this one.
  ///
  /// - Parameters:
  ///   - module: The module of the generated code, if the other file has another module.
  ///   - own: The module of the other file.
  /// - Returns: The texts by type.
  func identities(in module: String?, seenFrom own: OwnModule) -> [String] {
    let inner = ownModule
    return types.map { type in
      switch (type.kind, type.origin) {
      case (.cases, .alias(let text)), (.cases, .fragment(let text)): return texts.text(text)
      case (.cases, .file): return qualifiedName(of: type)
      case (.swift(let text, _), let origin):
        let text = origin == .file ? inner.dropped(from: texts.text(text)) : texts.text(text)
        return own.dropped(from: module.map { SwiftName.adding(module: $0, to: text) } ?? text)
      }
    }
  }

  /// The name of a type for other files, with the place of its Swift declaration.
  func reference(to type: DeclaredType) -> String {
    if case .fragment(let text) = type.origin { texts.text(text) } else { qualifiedName(of: type) }
  }

  private func qualifiedName(of type: DeclaredType) -> String { "\(texts.text(name)).\(texts.text(type.name))" }
}

extension Resolver {
  /// Finds the declared types that are also types of mounted fragments. An enum of a fragment gets its cases here.
  mutating func adoptTypes() {
    guard !mounted.fragments.isEmpty else { return }
    foreignTypes.translated = mounted.fragments.map { _ in [:] }
    let own = ownModule
    var byText: [String: [TypeID]] = [:]
    for (index, type) in symbols.types.enumerated() {
      guard case .swift(let text, _) = type.kind else { continue }
      byText[own.dropped(from: symbols.texts.text(text)), default: []].append(TypeID(index))
    }
    for (text, types) in byText { foreignTypes.known[text] = types.first }
    for (fragment, mount) in zip(mounted.fragments, mounted.firstMounts) {
      let identities = fragment.graph.identities(in: module(of: fragment.graph, at: mount), seenFrom: own)
      foreignTypes.identities.append(identities)
      for (type, identity) in zip(fragment.graph.types, identities) {
        guard let own = byText[identity] else { continue }
        for id in own { adopt(type, of: fragment.graph, as: id, identity) }
      }
    }
  }

  private var ownModule: OwnModule {
    let texts = symbols.texts
    return OwnModule(
      namespace: declarations.name.map { texts.text($0.symbol) } ?? "",
      screens: declarations.screens.lazy.map { texts.text($0.name.symbol) },
      enums: symbols.types.lazy.filter(\.isEnum).map { texts.text($0.name) })
  }

  /// The module of the types that a fragment names without a module.
  ///
  /// - Returns: `nil` for the module of this file, or if a module that both files import may declare the types.
  private func module(of fragment: Graph, at mount: Int) -> String? {
    let imports = Set(fragment.imports.map(fragment.texts.text))
    let sharesImports = declarations.imports.contains { imports.contains(symbols.texts.text($0.symbol)) }
    return sharesImports ? nil : declarations.mounts[mount].module.map { symbols.texts.text($0.symbol) }
  }

  private mutating func adopt(_ type: DeclaredType, of fragment: Graph, as id: TypeID, _ identity: String) {
    // A type that only a fragment uses counts as used.
    if id.position < usedTypes.count { usedTypes[id.position] = true }
    guard case .cases(let cases) = type.kind, case .file = symbols.types[id.position].origin else { return }
    symbols.types[id.position].kind = .cases(cases.map { copy($0, from: fragment) })
    symbols.types[id.position].origin = .alias(symbols.texts.intern(identity))
    symbols.types[id.position].formerCases = formerCases(of: type, from: fragment)
  }

  /// Converts a type of a mounted fragment to a type of this file. It adds types that only the fragment has.
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
    let identity = foreignTypes.identities[fragment.position][id.position]
    let own = foreignTypes.known[identity] ?? add(type, of: graph, identity)
    foreignTypes.known[identity] = own
    foreignTypes.translated[fragment.position][id] = own
    return own
  }

  private mutating func add(_ type: DeclaredType, of graph: Graph, _ identity: String) -> TypeID {
    let reference = symbols.texts.intern(graph.reference(to: type))
    let kind: DeclaredType.Kind =
      switch type.kind {
      case .cases(let cases): .cases(cases.map { copy($0, from: graph) })
      case .swift(_, let conformances): .swift(symbols.texts.intern(identity), conformances: conformances)
      }
    var own = type
    own.name = reference
    own.doc = nil
    own.kind = kind
    own.origin = .fragment(reference)
    own.formerCases = formerCases(of: type, from: graph)
    symbols.types.append(own)
    return TypeID(symbols.types.count - 1)
  }

  // MARK: - Across the border

  /// Copies a text of a mounted fragment to this file.
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
