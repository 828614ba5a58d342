/// What a file calls the Swift of the fragments that it mounts, and of those that are mounted in them.
struct ForeignNames {
  /// The namespace of another file's Swift.
  private struct Namespace {
    let graph: Graph
    let names: SwiftNames
    /// The module that it is generated in, or `nil` for the one of this file.
    let module: String?
    /// What Swift calls the types that the file declares.
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

  /// What stands first in the place of a screen.
  struct Entry {
    /// The struct of the fragment's root.
    let screen: (namespace: String, type: String)
    /// The class of the page in the fragment's stubs.
    let stubPage: String
    /// Its page's type, behind the type of whoever provides for the fragment: `.AddressPage`. `nil` for a fragment that is
    /// so large that its pages are not typed outside of it.
    let page: String?
  }

  /// Where a name for a namespace had to be made up, since one of the file's own hides it.
  private var aliases: [String: String] = [:]
  private var namespaces: [String: Namespace] = [:]
  /// The names of the mounted fragments' namespaces, by `FragmentID`.
  private(set) var mounted: [String] = []

  /// A file that mounts nothing, or whose mounts do not matter.
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

  /// A fragment's root can be a fragment itself.
  private mutating func addEntries(of fragment: Graph, in module: String?) {
    var (fragment, module) = (fragment, module)
    while let mount = fragment.screens[fragment.root.position].mount {
      module = mount.module.map(fragment.texts.text) ?? module
      fragment = fragment.fragments[mount.fragment.position]
      _ = add(fragment, in: module)
    }
  }

  /// Finds a namespace among all that is mounted; a fragment that is mounted in many places is looked at once.
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

  // MARK: - What is asked

  /// All the namespaces.
  var names: [String] { namespaces.keys.sorted() }

  var isEmpty: Bool { namespaces.isEmpty }

  func has(_ name: String) -> Bool { namespaces[name] != nil }

  /// The modules that hold them.
  var modules: Set<String> { Set(namespaces.values.compactMap(\.module)) }

  /// The names that had to be made up, and what they stand for.
  var made: [(alias: String, namespace: String)] {
    aliases.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
  }

  /// Makes up names for the namespaces that are hidden inside the file's own.
  mutating func avoid(_ hidden: Set<String>, by alias: (String) -> String) {
    for name in names where hidden.contains(name) { aliases[name] = alias(name) }
  }

  /// A namespace as it is written in a place.
  func namespace(_ name: String, in scope: SwiftNames.Scope) -> String {
    if scope != .file, let alias = aliases[name] { return alias }
    return name
  }

  /// A type that is written with its namespace, `Checkout.Mood`, as it is in a place; `nil` where that is no namespace of a
  /// fragment's.
  func type(_ text: String, in scope: SwiftNames.Scope) -> String? {
    guard let (name, type) = Self.split(text), let namespace = namespaces[name] else { return nil }
    return "\(self.namespace(name, in: scope)).\(namespace.types[type] ?? type)"
  }

  /// The protocol of what an app provides for a fragment's screens, and whether it is one and not in parts.
  func screens(of fragment: FragmentID) -> (type: String, isWhole: Bool)? {
    namespaces[mounted[fragment.position]].map {
      ($0.names.screensProtocol, !ScreensProtocol.hasParts($0.graph))
    }
  }

  /// The class of a fragment's screens in its stubs.
  func stubScreens(of fragment: FragmentID) -> String? { namespaces[mounted[fragment.position]]?.names.stubScreens }

  /// The protocol of a fragment's facts.
  func facts(of fragment: FragmentID) -> String? { namespaces[mounted[fragment.position]]?.names.factsProtocol }

  /// What stands first where a fragment is mounted.
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
  /// Whether the file itself gives the type a name.
  var isOwn: Bool { if case .fragment = self { false } else { true } }
}
