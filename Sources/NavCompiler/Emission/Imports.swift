/// What the generated file imports: the runtime, the graph's `imports`, and Foundation where a type of it is used.
struct Imports {
  let context: EmissionContext
  private let interface: InterfaceTypes

  init(_ context: EmissionContext) {
    self.context = context
    interface = InterfaceTypes(context)
  }

  func write(to out: inout SwiftWriter) {
    var modules = ["NavRuntime": true]
    let swiftTypes = context.graph.types.compactMap { type -> String? in
      guard case .swift(let name, _) = type.kind, type.origin.isOwn else { return nil }
      return context.text(name)
    }
    let pages = context.graph.pages.map { [context.text($0.conform)] } ?? []
    let pageModule = context.graph.pages?.module
    let types = swiftTypes.flatMap(SwiftName.names)
    let pageTypes = pages.flatMap(SwiftName.names).filter { pageModule == nil || $0.contains(".") }
    let used = Self.modules(of: types + pageTypes, among: Set(context.graph.imports.map(context.text)))
    for module in context.graph.imports.map(context.text) { modules[module] = used.contains(module) }
    if let module = pageModule { modules[context.text(module)] = true }
    for module in names.foreign.modules { modules[module] = true }
    // They stand there by other names, which Swift counts as a use of the module where the interface is public, and only there.
    for module in foreignModules {
      modules[module] = modules[module] == true || context.graph.access == .public
    }
    let usesFoundation = interface.builtin.contains { $0.module == "Foundation" }
    if usesFoundation || swiftTypes.contains(where: { $0.hasPrefix("Foundation.") }) { modules["Foundation"] = true }
    for module in modules.keys.sorted() {
      out.line(context.piece(modules[module] == true ? keyword : "import "), context.piece(module))
    }
  }

  /// What stands in the graph's own interface has to be imported at its access level.
  private var keyword: String {
    switch context.effectiveAccess {
    case .public: "public import "
    case .package: "package import "
    case .internal: "import "
    }
  }

  private var names: SwiftNames { context.names }

  /// The modules of the app's own types that mounted fragments bring into the interface of this file.
  private var foreignModules: Set<String> {
    let graph = context.graph
    let imports = Set(graph.fragments.flatMap { fragment in fragment.imports.map(fragment.texts.text) })
    guard !imports.isEmpty else { return [] }
    var modules: Set<String> = []
    for type in interface.declared {
      guard case .fragment = graph.types[type.position].origin,
        case .swift(let swift, _) = graph.types[type.position].kind
      else { continue }
      modules.formUnion(Self.modules(of: SwiftName.names(in: context.text(swift)), among: imports))
    }
    return modules
  }

  /// The modules that types may come from: all of them if a name has no module before it.
  private static func modules(of names: [Substring], among imports: Set<String>) -> Set<String> {
    if names.contains(where: { !$0.contains(".") && !SwiftName.isWellKnown($0) }) { return imports }
    return imports.intersection(names.map { String($0.prefix { $0 != "." }) })
  }
}
