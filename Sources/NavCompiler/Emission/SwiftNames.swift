/// All names in the generated Swift, chosen before anything is written.
///
/// An author's name never changes. If it equals a name of the emitter, such as `facts` or `String`, the emitter's name
/// changes.
final class SwiftNames {
  let graph: String
  /// The struct of a screen, by `ScreenID`.
  private(set) var screenTypes: [String] = []
  /// The identifiers of the screens, for factories and hooks.
  private(set) var screenMembers: [String] = []
  /// The associated types of the pages. For a mount, the page type of the fragment's root.
  var pageTypes: [String] { pageNames.types }
  /// The associated types of the screens of mounted fragments. Empty for ordinary screens.
  var providerTypes: [String] { pageNames.providers }
  private(set) var declaredTypes: [String] = []
  /// The types and screens that a mounted fragment declares, by position.
  private var foreignTypes: [Int: String] = [:]
  private var foreignScreens: [Int: (namespace: String, type: String)] = [:]
  private(set) var foreign: ForeignNames
  private(set) lazy var segueMembers = file.segues.map { SwiftIdentifier.member(file.texts.text($0.name)) }
  /// The suffixes of the `back` hooks, such as `Catalog`.
  private(set) lazy var screenHooks = screenMembers.map(SwiftIdentifier.capitalized)
  /// The suffixes of the hooks of segues, such as `CatalogOpenProduct`.
  private(set) lazy var segueHooks = hooksOfSegues()
  private(set) lazy var argumentMembers: [String] = {
    var members = SymbolMemo { [file] in SwiftIdentifier.member(file.texts.text($0)) }
    return file.arguments.map { members[$0.name] }
  }()
  private(set) lazy var factMembers = file.facts.map { Self.member(of: $0, file.texts) }
  private(set) lazy var conditionMembers = file.conditions.map { SwiftIdentifier.member(file.texts.text($0.name)) }
  private let file: Graph
  private let isFragment: Bool
  let screensProtocol: String
  let factsProtocol: String
  let noFacts: String
  /// The protocol of each screen's factory, or of the screens of a mounted fragment, by `ScreenID`.
  private(set) var factoryProtocols: [String] = []
  /// The enum of the buttons of an alert, by `ScreenID`.
  private(set) var buttonTypes: [String?] = []
  /// The enum of the tabs of a container, by `ScreenID`.
  private(set) var tabTypes: [String?] = []
  /// The page type, the factory's protocol, and the factory of the placeholder beside a screen, by the position of the
  /// screen.
  private(set) var placeholders: [Int: (page: String, factory: String, member: String)] = [:]
  /// The protocol of the screens that offer the segues under `anywhere`.
  let offering: String
  /// The protocol of the screens that offer the go segues under `anywhere`. Empty if there are none.
  let offeringGoes: String
  /// The enums of returned values, for segues under `anywhere`.
  private(set) var offeredReturns: [SegueID: String] = [:]
  /// The graph's type inside its namespace, where a screen may have the same name.
  let graphInside: String
  /// The names of the app's types inside the namespace, by the position of the declared type.
  private var swiftTypes: [Int: String] = [:]
  /// The app's types that a name in the namespace hides. Each one has an alias at the top of the file.
  private(set) var unhidden: [(name: String, type: TypeID, text: String)] = []
  /// The alias of the page type at the top of the file, or `nil` if pages can have any type.
  private(set) var pageConstraint: String?
  /// The page type at the top of the file, or `nil` if pages can have any type.
  let pageType: String?
  /// The classes in the stubs.
  let stubPage: String
  let stubScreens: String
  let stubFacts: String
  private lazy var pageNames = namesOfPages()
  /// All names at the top of the file and in the namespace.
  private var taken: Set<String> = []
  /// All names in the namespace. Types that they shadow need their full names there.
  private var nested: Set<String>
  /// Whether these names, or the namespaces, shadow a type that the generated code uses by its bare name.
  private var shadowsAny = true

  convenience init(_ graph: Graph) {
    self.init(graph, foreign: ForeignNames(graph))
  }

  /// Creates the names of a file whose mounts do not matter.
  init(_ graph: Graph, foreign: ForeignNames) {
    func text(_ symbol: Symbol) -> String { graph.texts.text(symbol) }
    let graphName = SwiftIdentifier.type(text(graph.name))
    self.graph = graphName
    file = graph
    self.foreign = foreign
    isFragment = if case .fragment = graph.kind { true } else { false }
    screenTypes = graph.screens.map { SwiftIdentifier.type(text($0.name)) }
    screenMembers = graph.screens.map { screen in
      // A method with the name `self` would hide the instance, even in backticks.
      let name = SwiftIdentifier.member(text(screen.name))
      return name == "self" ? "selfScreen" : name
    }
    declaredTypes = graph.types.map { $0.origin.isOwn ? SwiftIdentifier.type(text($0.name)) : text($0.name) }

    for (index, type) in graph.types.enumerated() where !type.origin.isOwn {
      foreignTypes[index] = declaredTypes[index]
    }
    var taken = Set<String>()
    for (index, screen) in graph.screens.enumerated() where screen.mount == nil { taken.insert(screenTypes[index]) }
    for (index, type) in declaredTypes.enumerated() where foreignTypes[index] == nil { taken.insert(type) }
    let modules = graph.imports.map(text) + foreign.modules.sorted()
    // The namespace can precede an enum or a screen.
    let enums = graph.types.indices.filter { if case .cases = graph.types[$0].kind { true } else { false } }
    let declaredHere = Set(screenTypes).union(enums.map { [declaredTypes] in declaredTypes[$0] })
    for (index, type) in graph.types.enumerated() {
      guard case .swift(let symbol, _) = type.kind, type.origin == .file else { continue }
      // The module can have the same name as the namespace, which then hides the module.
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
    // The emitter's names must not hide the app's types, either.
    let meant = Set((swiftTypes.values + [pageType].compactMap(\.self)).flatMap(SwiftName.heads))
    func own(_ name: String) -> String {
      var name = name
      while meant.contains(name) { name = graphName + name }
      return Self.free(name, among: &taken, otherwise: graphName)
    }
    // The classes in the stubs are next to the app's types, which can include the name of the same module.
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
    var factories = Set(screenMembers)
    for (index, screen) in graph.screens.enumerated() where screen.split?.hasPlaceholder == true {
      var member = screenMembers[index] + "Placeholder"
      // No type begins with this prefix, which matters for names without letter case.
      while !factories.insert(member).inserted { member = "the" + SwiftIdentifier.capitalized(member) }
      let type = screenTypes[index] + "Placeholder"
      placeholders[index] = (own(type + "Page"), own(type + "Factory"), member)
    }
    offering = graph.anywhere.isEmpty ? "" : own("Anywhere")
    offeringGoes = graph.anywhereGoes.isEmpty ? "" : own("GoesAnywhere")
    for index in graph.anywhere {
      let member = SwiftIdentifier.capitalized(SwiftIdentifier.member(text(graph.segues[Int(index)].name)))
      offeredReturns[SegueID(index: index)] = own("\(member)Returned")
    }
    graphInside = taken.contains(graphName) ? own(graphName + "Graph") : graphName
    nested = taken
    // The names at the top of the file, including the namespaces.
    taken.formUnion(foreign.names + [graphName])
    for (index, type) in swiftTypes.sorted(by: { $0.key < $1.key })
    where SwiftName.heads(of: type).contains(where: nested.contains) {
      let name = own("\(graphName)Own\(declaredTypes[index])")
      unhidden.append((name, TypeID(index), type))
      swiftTypes[index] = name
    }
    if pageType != nil { pageConstraint = own("\(graphName)PageType") }
    self.foreign.avoid(nested) { own("\(graphName)Mounted\($0)") }
    shadowsAny =
      StandardType.allCases.contains { shadows($0.rawValue, in: .nested) }
      || BuiltinType.allCases.contains { shadows($0.rawValue, in: .nested) }
    self.taken = taken
    for (index, screen) in graph.screens.enumerated() {
      guard let mount = screen.mount, !foreign.isEmpty else { continue }
      foreignScreens[index] = foreign.entry(of: mount.fragment)?.screen
    }
  }

  /// The function that makes the placeholder beside a screen.
  func placeholderMember(_ screen: ScreenID) -> String { placeholders[screen.position]?.member ?? "" }

  /// The types of the pages, and of the screens of mounted fragments.
  private func namesOfPages() -> (types: [String], providers: [String]) {
    var (types, providers): ([String], [String]) = ([], [])
    for (type, screen) in zip(screenTypes, file.screens) {
      if let mount = screen.mount {
        let provider = Self.free(type + "Mount", among: &taken, otherwise: "AppOf")
        let entry = foreign.isEmpty ? nil : foreign.entry(of: mount.fragment)
        providers.append(provider)
        types.append(entry?.page.map { provider + $0 } ?? "Any")
      } else {
        providers.append("")
        types.append(Self.free(type + "Page", among: &taken, otherwise: "AppOf"))
      }
    }
    return (types, providers)
  }

  /// A fact. A function with the name `self` would hide the instance, even in backticks.
  static func member(of fact: Fact, _ texts: Interner) -> String {
    let name = SwiftIdentifier.member(texts.text(fact.name))
    return name == "self" && !fact.parameters.isEmpty ? "selfFact" : name
  }

  private func hooksOfSegues() -> [String] {
    var hooks: Set<String> = []
    return zip(file.segues, segueMembers).map { segue, member in
      let source = Int(segue.source.index)
      let screen = screenHooks.indices.contains(source) ? screenHooks[source] : "Anywhere"
      return Self.free(screen + SwiftIdentifier.capitalized(member), among: &hooks, otherwise: graph)
    }
  }

  /// Returns the name, or the name with a suffix if it cannot be a nested type. Swift reserves some names even in
  /// backticks, and a module's name would hide the module.
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

  /// Returns the name, with as many `otherwise` prefixes as necessary to make it unique.
  private static func free(_ name: String, among taken: inout Set<String>, otherwise: String) -> String {
    var candidate = name
    while !taken.insert(candidate).inserted { candidate = otherwise + candidate }
    return candidate
  }

  /// A scope, which determines the shadowed names.
  enum Scope {
    /// In the namespace, where nested types shadow others.
    case nested
    /// In a protocol of the namespace, which also has an associated type `Graph` or `Fragment`.
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

  /// The struct of a screen. For a mount, the struct of the fragment's root.
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

  /// The app's type of a declared type, inside the namespace.
  func swiftType(_ id: TypeID) -> String? { swiftTypes[id.position] }

  /// The associated type that links a screens protocol to its graph or fragment.
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

/// The types of the standard library in generated code, except for the types of arguments.
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
