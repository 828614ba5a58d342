/// The names of mounted fragments and of nested fragments in a file.
struct ForeignNames {
  /// The namespace of a fragment.
  private struct Namespace {
    let graph: Graph
    let names: SwiftNames
    /// The module of the generated code, or `nil` for the module of this file.
    let module: String?
    /// The Swift names of the types that the fragment declares.
    let types: [String: String]

    init(_ graph: Graph, in module: String?) {
      self.graph = graph
      self.module = module
      names = SwiftNames(graph, foreign: .none)
      var types: [String: String] = [:]
      for (index, type) in graph.types.enumerated() where type.origin.isOwn {
        types[graph.texts.text(type.name)] = names.declared(TypeID(index), in: .nested)
      }
      self.types = types
    }
  }

  /// The first screen of a mounted fragment.
  struct Entry {
    /// The struct of the fragment's root.
    let screen: (namespace: String, type: String)
    /// The name of the page's class in the stubs of the fragment.
    let stubPage: String
    /// The page's type, after the type of the fragment's screens: `.AddressPage`. `nil` for a large fragment, whose
    /// pages are not typed outside it.
    let page: String?
  }

  /// Aliases of namespaces that a name in this file hides.
  private var aliases: [String: String] = [:]
  private var namespaces: [String: Namespace] = [:]
  /// The names of the mounted fragments' namespaces, by `FragmentID`.
  private(set) var mounted: [String] = []

  /// For a file without mounts, or if the mounts do not matter.
  static var none: ForeignNames { ForeignNames() }

  private init() {}

  init(_ graph: Graph) {
    for (index, fragment) in graph.fragments.enumerated() {
      let mount = graph.screens.lazy.compactMap(\.mount).first { $0.fragment.position == index }
      let module = mount?.module.map(graph.texts.text)
      mounted.append(add(fragment, in: module))
      addEntries(of: fragment, in: module)
    }
    for type in graph.types {
      guard case .fragment(let text) = type.origin, let dot = Self.split(graph.texts.text(text)) else { continue }
      find(dot.namespace, in: graph)
    }
  }

  private static func name(of graph: Graph) -> String { SwiftIdentifier.type(graph.texts.text(graph.name)) }

  private mutating func add(_ graph: Graph, in module: String?) -> String {
    let name = Self.name(of: graph)
    if namespaces[name] == nil { namespaces[name] = Namespace(graph, in: module) }
    return name
  }

  /// The root of a fragment can be a mount itself.
  private mutating func addEntries(of fragment: Graph, in module: String?) {
    var (fragment, module) = (fragment, module)
    while let mount = fragment.screens[fragment.root.position].mount {
      module = mount.module.map(fragment.texts.text) ?? module
      fragment = fragment.fragments[mount.fragment.position]
      _ = add(fragment, in: module)
    }
  }

  /// Finds a namespace in all mounts. Visits a fragment with several mounts once.
  private mutating func find(_ name: String, in graph: Graph) {
    guard namespaces[name] == nil else { return }
    var seen: Set<String> = []
    var open = graph.fragments.enumerated().map { ($1, namespaces[mounted[$0]]?.module) }
    while let (fragment, module) = open.popLast() {
      let fragmentName = Self.name(of: fragment)
      guard seen.insert(fragmentName).inserted else { continue }
      if fragmentName == name {
        _ = add(fragment, in: module)
        return
      }
      for (index, inner) in fragment.fragments.enumerated() {
        let mount = fragment.screens.lazy.compactMap(\.mount).first { $0.fragment.position == index }
        open.append((inner, mount?.module.map(fragment.texts.text) ?? module))
      }
    }
  }

  private static func split(_ text: String) -> (namespace: String, type: String)? {
    guard let dot = text.firstIndex(of: ".") else { return nil }
    return (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }

  // MARK: - Queries

  /// All namespaces.
  var names: [String] { namespaces.keys.sorted() }

  var isEmpty: Bool { namespaces.isEmpty }

  func has(_ name: String) -> Bool { namespaces[name] != nil }

  /// The modules of the namespaces.
  var modules: Set<String> { Set(namespaces.values.compactMap(\.module)) }

  /// The aliases and their namespaces.
  var made: [(alias: String, namespace: String)] {
    aliases.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
  }

  /// Creates aliases for namespaces that names in the file hide.
  mutating func avoid(_ hidden: Set<String>, by alias: (String) -> String) {
    for name in names where hidden.contains(name) { aliases[name] = alias(name) }
  }

  /// A namespace, as written in a scope.
  func namespace(_ name: String, in scope: SwiftNames.Scope) -> String {
    if scope != .file, let alias = aliases[name] { return alias }
    return name
  }

  /// A type with a namespace, such as `Checkout.Mood`, as written in a scope. `nil` if the namespace is not a
  /// fragment's.
  func type(_ text: String, in scope: SwiftNames.Scope) -> String? {
    guard let (name, type) = Self.split(text), let namespace = namespaces[name] else { return nil }
    return "\(self.namespace(name, in: scope)).\(namespace.types[type] ?? type)"
  }

  /// The protocol of a fragment's screens, and whether it is a single protocol without parts.
  func screens(of fragment: FragmentID) -> (type: String, isWhole: Bool)? {
    namespaces[mounted[fragment.position]].map {
      ($0.names.screensProtocol, !ScreensProtocol.hasParts($0.graph))
    }
  }

  /// The class of a fragment's screens in its stubs.
  func stubScreens(of fragment: FragmentID) -> String? { namespaces[mounted[fragment.position]]?.names.stubScreens }

  /// The protocol of a fragment's facts.
  func facts(of fragment: FragmentID) -> String? { namespaces[mounted[fragment.position]]?.names.factsProtocol }

  /// The first screen of a mount.
  func entry(of fragment: FragmentID) -> Entry? {
    var page = ""
    var isTyped = true
    var current = namespaces[mounted[fragment.position]]
    while let namespace = current {
      let (graph, names) = (namespace.graph, namespace.names)
      let root = graph.root.position
      if ScreensProtocol.hasParts(graph) { isTyped = false }
      guard let mount = graph.screens[root].mount else {
        page += "." + names.pageTypes[root]
        return Entry(
          screen: (names.graph, names.screenTypes[root]), stubPage: names.stubPage, page: isTyped ? page : nil)
      }
      page += "." + names.providerTypes[root]
      current = namespaces[Self.name(of: graph.fragments[mount.fragment.position])]
    }
    return nil
  }
}

extension DeclaredType.Origin {
  /// Whether the file itself names the type.
  var isOwn: Bool { if case .fragment = self { false } else { true } }
}
