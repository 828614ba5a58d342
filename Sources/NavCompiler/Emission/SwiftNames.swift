/// Every Swift name in the generated file, decided once before anything is written.
///
/// An author's name never yields: where it takes one that the emitter would use (a screen called `facts`, a type called
/// `String`), the emitter's own name is the one that changes.
struct SwiftNames {
  let graph: String
  /// The struct of a screen, by `ScreenID`.
  private(set) var screenTypes: [String] = []
  /// The screen's name as a member: the factory and the hooks are called so.
  private(set) var screenMembers: [String] = []
  /// The associated type of the pages that the factory of a screen makes.
  private(set) var pageTypes: [String] = []
  private(set) var declaredTypes: [String] = []
  private var enumCases: [String] = []
  private(set) var segueMembers: [String] = []
  /// A segue with its screen, as the names of its hooks end: `CatalogOpenProduct`.
  private(set) var segueHooks: [String] = []
  private(set) var argumentMembers: [String] = []
  private(set) var factMembers: [String] = []
  private(set) var conditionMembers: [String] = []
  let screensProtocol: String
  let factsProtocol: String
  let noFacts: String
  /// The graph's own type as it is written inside its namespace, where a screen may be called like the graph.
  let graphInside: String
  /// All names nested in the graph's namespace: what they shadow must be written in full there.
  private var nested: Set<String>

  init(_ graph: Graph) {
    func text(_ symbol: Symbol) -> String { graph.texts.text(symbol) }
    let graphName = SwiftIdentifier.type(text(graph.name))
    self.graph = graphName
    screenTypes = graph.screens.map { SwiftIdentifier.type(text($0.name)) }
    screenMembers = graph.screens.map { screen in
      // A method called `self` would hide the other self, even in backticks.
      let name = SwiftIdentifier.member(text(screen.name))
      return name == "self" ? "selfScreen" : name
    }
    declaredTypes = graph.types.map { SwiftIdentifier.type(text($0.name)) }
    enumCases = graph.types.flatMap { type -> [String] in
      guard case .cases(let cases) = type.kind else { return [] }
      return cases.map { SwiftIdentifier.member(text($0)) }
    }
    segueMembers = graph.segues.map { SwiftIdentifier.member(text($0.name)) }
    argumentMembers = graph.arguments.map { SwiftIdentifier.member(text($0.name)) }
    factMembers = graph.facts.map { SwiftIdentifier.member(text($0.name)) }
    conditionMembers = graph.conditions.map { SwiftIdentifier.member(text($0.name)) }

    var taken = Set(screenTypes).union(declaredTypes)
    let modules = graph.imports.map(text)
    screenTypes = screenTypes.map { Self.nestable($0, beside: modules, among: &taken, suffix: "Screen") }
    declaredTypes = declaredTypes.map { Self.nestable($0, beside: modules, among: &taken, suffix: "Value") }
    func own(_ name: String) -> String { Self.free(name, among: &taken, otherwise: graphName) }
    screensProtocol = own("Screens")
    factsProtocol = own("Facts")
    noFacts = own("NoFacts")
    graphInside = taken.contains(graphName) ? own(graphName + "Graph") : graphName
    nested = taken
    var hooks: Set<String> = []
    for (segue, member) in zip(graph.segues, segueMembers) {
      let screen = SwiftIdentifier.capitalized(screenMembers[Int(segue.source.index)])
      segueHooks.append(
        Self.free(screen + SwiftIdentifier.capitalized(member), among: &hooks, otherwise: graphName))
    }
    for type in screenTypes {
      pageTypes.append(Self.free(type + "Page", among: &taken, otherwise: "AppOf"))
    }
  }

  /// `name`, or `name` with a suffix where it cannot be a nested type: Swift keeps it for itself, even in backticks, or it is
  /// a module's, whose types could then not be named here.
  private static func nestable(
    _ name: String, beside modules: [String], among taken: inout Set<String>, suffix: String
  ) -> String {
    switch name {
    case "Type", "Protocol", "Self", "Any", "MainActor", "Swift", "NavRuntime", "Foundation": break
    default: if !modules.contains(name) { return name }
    }
    taken.remove(name)
    return free(name + suffix, among: &taken, otherwise: "The")
  }

  /// `name`, or `name` behind as many `otherwise` as make it free.
  private static func free(_ name: String, among taken: inout Set<String>, otherwise: String) -> String {
    var candidate = name
    while !taken.insert(candidate).inserted { candidate = otherwise + candidate }
    return candidate
  }

  /// Whether no identifier has a letter beyond ASCII.
  var areASCII: Bool {
    let all = [
      [graph], screenTypes, declaredTypes, segueMembers, argumentMembers, factMembers, conditionMembers, enumCases,
    ]
    return all.allSatisfy { $0.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } } }
  }

  /// Where a name is written, and so what shadows what.
  enum Place {
    /// Inside the graph's own namespace, where its nested types shadow others.
    case nested
    /// Inside a protocol there, which has an associated type `Graph` besides.
    case requirement
    /// In an extension at the top of the file.
    case file
  }

  /// A type of `NavRuntime`.
  func runtime(_ name: String, in place: Place) -> String {
    isShadowed(name, in: place) ? "NavRuntime." + name : name
  }

  /// A type of the standard library.
  func standard(_ name: String, in place: Place) -> String {
    isShadowed(name, in: place) ? "Swift." + name : name
  }

  private func isShadowed(_ name: String, in place: Place) -> Bool {
    name == graph || (place != .file && nested.contains(name))
  }

  /// The struct of a screen.
  func screen(_ id: ScreenID, in place: Place) -> String {
    nestedType(screenTypes[Int(id.index)], in: place)
  }

  /// A type from the graph's `types`.
  func declared(_ id: TypeID, in place: Place) -> String {
    nestedType(declaredTypes[Int(id.index)], in: place)
  }

  private func nestedType(_ name: String, in place: Place) -> String {
    switch place {
    case .nested: name
    case .requirement: name == "Graph" ? "\(graphInside).\(name)" : name
    case .file: "\(graph).\(name)"
    }
  }

  func type(_ type: TypeReference, in place: Place) -> String {
    switch type {
    case .builtin(let builtin):
      isShadowed(builtin.rawValue, in: place) ? "\(builtin.module).\(builtin.rawValue)" : builtin.rawValue
    case .declared(let id): declared(id, in: place)
    case .optional(let wrapped): self.type(wrapped, in: place) + "?"
    case .array(let element): "[" + self.type(element, in: place) + "]"
    }
  }
}

extension BuiltinType {
  /// The module that a file must import for the type.
  var module: String {
    switch self {
    case .string, .int, .double, .bool: "Swift"
    case .uuid, .url, .date: "Foundation"
    }
  }
}
