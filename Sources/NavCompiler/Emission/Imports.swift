/// The imports of the generated file: the runtime, the graph's `imports`, and Foundation if one of its types is used.
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
    // The file uses these types under other names. Swift counts that as a use of the module only if the interface is
    // public.
    for module in foreignModules {
      modules[module] = modules[module] == true || context.graph.access == .public
    }
    let usesFoundation = interface.builtin.contains { $0.module == "Foundation" }
    if usesFoundation || swiftTypes.contains(where: { $0.hasPrefix("Foundation.") }) { modules["Foundation"] = true }
    for module in modules.keys.sorted() {
      out.line(context.piece(modules[module] == true ? keyword : "import "), context.piece(module))
    }
  }

  /// A module whose types are in the graph's interface must be imported at the access level of the graph.
  private var keyword: String {
    switch context.effectiveAccess {
    case .public: "public import "
    case .package: "package import "
    case .internal: "import "
    }
  }

  private var names: SwiftNames { context.names }

  /// The modules of the app's types that mounted fragments add to the interface of this file.
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

  /// The modules that may declare types: all modules if a name does not contain one.
  private static func modules(of names: [Substring], among imports: Set<String>) -> Set<String> {
    if names.contains(where: { !$0.contains(".") && !SwiftName.isWellKnown($0) }) { return imports }
    return imports.intersection(names.map { String($0.prefix { $0 != "." }) })
  }
}
