/// Every Swift name in the generated file, decided once before anything is written.
///
/// An author's name never yields: where it takes one that the emitter would use (a screen called `facts`, a type called
/// `String`), the emitter's own name is the one that changes.
final class SwiftNames {
  let graph: String
  /// The struct of a screen, by `ScreenID`.
  private(set) var screenTypes: [String] = []
  /// The screen's name as a member: the factory and the hooks are called so.
  private(set) var screenMembers: [String] = []
  /// The associated type of the pages that the factory of a screen makes; in the place of a fragment, that of its root.
  private(set) var pageTypes: [String] = []
  /// The associated type of whoever provides for the fragment in the place of a screen; empty for an ordinary screen.
  private(set) var providerTypes: [String] = []
  private(set) var declaredTypes: [String] = []
  /// By position, the types and the screens whose Swift is a mounted fragment's.
  private var foreignTypes: [Int: String] = [:]
  private var foreignScreens: [Int: (namespace: String, type: String)] = [:]
  private(set) var foreign: ForeignNames
  private(set) var segueMembers: [String] = []
  /// A screen as the name of the hook of the way back to it ends: `Catalog`.
  private(set) var screenHooks: [String] = []
  /// A segue with its screen, as the names of its hooks end: `CatalogOpenProduct`.
  private(set) var segueHooks: [String] = []
  private(set) var argumentMembers: [String] = []
  private(set) var factMembers: [String] = []
  private(set) var conditionMembers: [String] = []
  private let isFragment: Bool
  let screensProtocol: String
  let factsProtocol: String
  let noFacts: String
  /// The protocol of a screen's factory, or of who provides for the fragment in its place, by `ScreenID`.
  private(set) var factoryProtocols: [String] = []
  /// The enum of the buttons of an alert, by `ScreenID`.
  private(set) var buttonTypes: [String?] = []
  /// The enum of the tabs of a container, by `ScreenID`.
  private(set) var tabTypes: [String?] = []
  /// The protocol of the screens that offer what is offered anywhere.
  let offering: String
  /// The protocol of the screens that offer what goes somewhere from anywhere; empty where nothing does.
  let offeringGoes: String
  /// By segue that is offered anywhere, the enum of what it gives back.
  private(set) var offeredReturns: [SegueID: String] = [:]
  /// The graph's own type as it is written inside its namespace, where a screen may be called like the graph.
  let graphInside: String
  /// The names of the app's own types inside the namespace, by the position of the declared type.
  private var swiftTypes: [Int: String] = [:]
  /// The app's own types that a name in the namespace hides, each with an alias at the top of the file.
  private(set) var unhidden: [(name: String, type: TypeID, text: String)] = []
  /// The alias at the top of the file for the type of the pages; `nil` if pages may have any type.
  private(set) var pageConstraint: String?
  /// The type of the pages as it is written there; `nil` if pages may have any type.
  let pageType: String?
  /// The classes of the stubs.
  let stubPage: String
  let stubScreens: String
  let stubFacts: String
  /// All names nested in the graph's namespace: what they shadow must be written in full there.
  private var nested: Set<String>
  /// Whether they, or the namespaces, shadow any of the types that are named here by a bare name.
  private var shadowsAny = true

  convenience init(_ graph: Graph) {
    self.init(graph, foreign: ForeignNames(graph))
  }

  /// The names of a file of which it does not matter what it mounts.
  init(_ graph: Graph, foreign: ForeignNames) {
    func text(_ symbol: Symbol) -> String { graph.texts.text(symbol) }
    let graphName = SwiftIdentifier.type(text(graph.name))
    self.graph = graphName
    self.foreign = foreign
    isFragment = if case .fragment = graph.kind { true } else { false }
    screenTypes = graph.screens.map { SwiftIdentifier.type(text($0.name)) }
    screenMembers = graph.screens.map { screen in
      // A method called `self` would hide the other self, even in backticks.
      let name = SwiftIdentifier.member(text(screen.name))
      return name == "self" ? "selfScreen" : name
    }
    declaredTypes = graph.types.map { $0.origin.isOwn ? SwiftIdentifier.type(text($0.name)) : text($0.name) }
    segueMembers = graph.segues.map { SwiftIdentifier.member(text($0.name)) }
    var members = SymbolMemo { SwiftIdentifier.member(text($0)) }
    argumentMembers = graph.arguments.map { members[$0.name] }
    factMembers = graph.facts.map { fact in
      // As with screens: a function, not a property.
      let name = SwiftIdentifier.member(text(fact.name))
      return name == "self" && !fact.parameters.isEmpty ? "selfFact" : name
    }
    conditionMembers = graph.conditions.map { SwiftIdentifier.member(text($0.name)) }

    for (index, type) in graph.types.enumerated() where !type.origin.isOwn {
      foreignTypes[index] = declaredTypes[index]
    }
    var taken = Set<String>()
    for (index, screen) in graph.screens.enumerated() where screen.mount == nil { taken.insert(screenTypes[index]) }
    for (index, type) in declaredTypes.enumerated() where foreignTypes[index] == nil { taken.insert(type) }
    let modules = graph.imports.map(text) + foreign.modules.sorted()
    // The namespace may be written before an enum or a screen.
    let enums = graph.types.indices.filter { if case .cases = graph.types[$0].kind { true } else { false } }
    let declaredHere = Set(screenTypes).union(enums.map { [declaredTypes] in declaredTypes[$0] })
    for (index, type) in graph.types.enumerated() {
      guard case .swift(let symbol, _) = type.kind, type.origin == .file else { continue }
      // The module may be called like the namespace, which hides it.
      swiftTypes[index] = SwiftName.dropping(module: graphName, from: text(symbol)) { !declaredHere.contains($0) }
    }
    for (index, screen) in graph.screens.enumerated() where screen.mount == nil {
      screenTypes[index] = Self.nestable(screenTypes[index], beside: modules, among: &taken, suffix: "Screen")
    }
    for index in declaredTypes.indices where foreignTypes[index] == nil {
      declaredTypes[index] = Self.nestable(declaredTypes[index], beside: modules, among: &taken, suffix: "Value")
    }
    pageType = graph.pages.map { pages in
      SwiftName.dropping(module: graphName, from: text(pages.conform)) { !declaredHere.contains($0) }
    }
    // Nor may the emitter's own names hide the app's.
    let meant = Set((swiftTypes.values + [pageType].compactMap(\.self)).flatMap(SwiftName.heads))
    func own(_ name: String) -> String {
      var name = name
      while meant.contains(name) { name = graphName + name }
      return Self.free(name, among: &taken, otherwise: graphName)
    }
    // The classes of stubs are beside the app's types. In the same module, these may be written with its name.
    let appNames = Set(
      (graph.types.compactMap(\.swift) + [graph.pages?.conform].compactMap(\.self)).map(text).flatMap(SwiftName.parts))
    func stub(_ name: String) -> String {
      var name = graphName + name
      while appNames.contains(name) { name = graphName + name }
      return name
    }
    stubPage = stub("Page")
    stubScreens = stub("Screens")
    stubFacts = stub("Facts")
    screensProtocol = own("Screens")
    factsProtocol = own("Facts")
    noFacts = own("NoFacts")
    factoryProtocols = screenTypes.map { own($0 + "Factory") }
    for (screen, type) in zip(graph.screens, screenTypes) {
      buttonTypes.append(screen.alert == nil ? nil : own(type + "Button"))
      tabTypes.append(screen.isContainer && screen.mount == nil ? own(type + "Tab") : nil)
    }
    offering = graph.anywhere.isEmpty ? "" : own("Anywhere")
    offeringGoes = graph.anywhereGoes.isEmpty ? "" : own("GoesAnywhere")
    for index in graph.anywhere {
      let member = SwiftIdentifier.capitalized(segueMembers[Int(index)])
      offeredReturns[SegueID(index: index)] = own("\(member)Returned")
    }
    graphInside = taken.contains(graphName) ? own(graphName + "Graph") : graphName
    nested = taken
    // Names at the top of the file: the namespaces are there too.
    taken.formUnion(foreign.names + [graphName])
    for (index, type) in swiftTypes.sorted(by: { $0.key < $1.key })
    where SwiftName.heads(of: type).contains(where: nested.contains) {
      let name = own("\(graphName)Own\(declaredTypes[index])")
      unhidden.append((name, TypeID(index), type))
      swiftTypes[index] = name
    }
    if pageType != nil { pageConstraint = own("\(graphName)PageType") }
    self.foreign.avoid(nested) { own("\(graphName)Mounted\($0)") }
    screenHooks = screenMembers.map(SwiftIdentifier.capitalized)
    var hooks: Set<String> = []
    for (segue, member) in zip(graph.segues, segueMembers) {
      let source = Int(segue.source.index)
      let screen = screenHooks.indices.contains(source) ? screenHooks[source] : "Anywhere"
      segueHooks.append(
        Self.free(screen + SwiftIdentifier.capitalized(member), among: &hooks, otherwise: graphName))
    }
    shadowsAny =
      StandardType.allCases.contains { shadows($0.rawValue, in: .nested) }
      || BuiltinType.allCases.contains { shadows($0.rawValue, in: .nested) }
    for (index, type) in screenTypes.enumerated() {
      if let mount = graph.screens[index].mount {
        let provider = Self.free(type + "Mount", among: &taken, otherwise: "AppOf")
        let entry = foreign.isEmpty ? nil : foreign.entry(of: mount.fragment)
        providerTypes.append(provider)
        pageTypes.append(entry?.page.map { provider + $0 } ?? "Any")
        foreignScreens[index] = entry?.screen
      } else {
        providerTypes.append("")
        pageTypes.append(Self.free(type + "Page", among: &taken, otherwise: "AppOf"))
      }
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

  /// Where a name is written, and so what shadows what.
  enum Scope {
    /// Inside the graph's own namespace, where its nested types shadow others.
    case nested
    /// Inside a protocol there, which has an associated type `Graph` or `Fragment` besides.
    case requirement
    /// In an extension at the top of the file.
    case file
  }

  /// A type of the standard library.
  func standard(_ type: StandardType, in scope: Scope) -> String {
    isShadowed(type.rawValue, in: scope) ? "Swift." + type.rawValue : type.rawValue
  }

  private func isShadowed(_ name: String, in scope: Scope) -> Bool { shadowsAny && shadows(name, in: scope) }

  private func shadows(_ name: String, in scope: Scope) -> Bool {
    name == graph || foreign.has(name) || (scope != .file && nested.contains(name))
  }

  /// The struct of a screen; in the place of a fragment, that of its root.
  func screen(_ id: ScreenID, in scope: Scope) -> String {
    if let (namespace, type) = foreignScreens[Int(id.index)] {
      return "\(foreign.namespace(namespace, in: scope)).\(type)"
    }
    return nestedType(screenTypes[Int(id.index)], in: scope)
  }

  /// A type from the graph's `types`.
  func declared(_ id: TypeID, in scope: Scope) -> String {
    if let text = foreignTypes[Int(id.index)] { return foreign.type(text, in: scope) ?? text }
    return nestedType(declaredTypes[Int(id.index)], in: scope)
  }

  /// The app's own type that a declared type stands for, inside the namespace.
  func swiftType(_ id: TypeID) -> String? { swiftTypes[id.position] }

  /// The associated type of a screens protocol that says whose it is.
  var owner: String { isFragment ? "Fragment" : "Graph" }

  private func nestedType(_ name: String, in scope: Scope) -> String {
    switch scope {
    case .nested: name
    case .requirement: name == owner ? "\(graphInside).\(name)" : name
    case .file: "\(graph).\(name)"
    }
  }

  func type(_ type: TypeReference, in scope: Scope) -> String {
    switch type {
    case .builtin(let builtin):
      isShadowed(builtin.rawValue, in: scope) ? "\(builtin.module).\(builtin.rawValue)" : builtin.rawValue
    case .declared(let id): declared(id, in: scope)
    case .optional(let wrapped): self.type(wrapped, in: scope) + "?"
    case .array(let element): "[" + self.type(element, in: scope) + "]"
    }
  }
}

/// The types of the standard library that generated code names beside those of arguments.
enum StandardType: String, CaseIterable {
  case bool = "Bool"
  case caseIterable = "CaseIterable"
  case codable = "Codable"
  case hashable = "Hashable"
  case losslessStringConvertible = "LosslessStringConvertible"
  case never = "Never"
  case sendable = "Sendable"
  case string = "String"
  case void = "Void"
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
