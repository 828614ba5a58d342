import NavCompiler
import NavPictures
import NavTable

/// The ranges of items in their file.
struct ItemPlaces {
  private let declarations: Declarations
  private let texts: Interner

  /// Creates the places of a file whose declarations are known.
  init(_ declarations: Declarations, _ texts: Interner) {
    self.declarations = declarations
    self.texts = texts
  }

  /// Reads the file of a checked graph again. The result is `nil` if it cannot be read.
  init?(_ file: SourceFile) {
    guard let (declarations, texts) = Compiler.declarations(of: file) else { return nil }
    self.init(declarations, texts)
  }

  /// The range of the name of an item, or of its value if it does not have a name.
  ///
  /// - Complexity: Constant for screens and segues. Linear in the items of the same kind for others.
  func range(of item: Item, in items: GraphItems) -> SourceRange? {
    let (graph, text) = (items.graph, items.text)
    switch item {
    case .graph: return declarations.name.map(declarations.range)
    case .root(let screen):
      return named(declarations.roots, text.name(screen), \.self) ?? declarations.roots.first.map(declarations.range)
    case .type(let id): return named(declarations.types, text.text(graph.types[id.position].name), \.name)
    case .enumCase(let id, let index):
      guard case .cases(let cases) = graph.types[id.position].kind,
        let type = first(declarations.types, text.text(graph.types[id.position].name), \.name),
        case .cases(let range) = type.kind
      else { return nil }
      return named(declarations.cases[range.positions], text.text(cases[index]), \.self)
    case .fact(let id): return named(declarations.facts, text.text(graph.facts[id.position].name), \.name)
    case .condition(let id):
      return named(declarations.conditions, text.text(graph.conditions[id.position].name), \.name)
    case .base(let index):
      let bases = declarations.links.bases
      return bases.indices.contains(index) ? declarations.tree.range(bases[index]) : nil
    case .exit(let id): return named(declarations.exits, text.text(graph.exits[id.position].name), \.name)
    case .fragment(let id):
      let mount = graph.screens.firstIndex { $0.mount?.fragment == id }
      return mount.flatMap { range(of: .screen(ScreenID($0)), in: items) }
    case .screen(let id): return screen(text.name(id), id).map { declarations.range($0.name) }
    case .argument(let id, let owner):
      guard let screen = screen(text.name(owner), owner) else { return nil }
      return named(declarations.arguments[screen.arguments.positions], text.name(id), \.name)
    case .link(let owner):
      guard let screen = screen(text.name(owner), owner), let link = declarations.details(screen)?.link else {
        return nil
      }
      return declarations.tree.range(link.path)
    case .segue(let id): return segue(id, items)
    case .defaults(let key): return range(of: key)
    }
  }

  private func range(of key: DefaultKey) -> SourceRange? {
    let tree = declarations.tree
    guard let root = tree.root, let defaults = value(of: "defaults", in: root) else { return nil }
    return value(of: key.rawValue, in: defaults).map(tree.range)
  }

  private func value(of key: String, in mapping: NodeID) -> NodeID? {
    let tree = declarations.tree
    guard tree.kind(mapping) == .mapping else { return nil }
    var cursor = tree.cursor(mapping)
    while let (name, value) = tree.nextEntry(&cursor) {
      if tree.kind(name) == .scalar, tree.text(name) == key { return value }
    }
    return nil
  }

  /// The value under `defaults`, or `nil` if the file does not set it.
  func value(of key: DefaultKey) -> String? {
    switch key {
    case .whenBusy: declarations.defaults.whenBusy?.rawValue
    case .animated: declarations.defaults.isAnimated.map { "\($0)" }
    case .transition: declarations.defaults.transition.map(declarations.tree.text)
    }
  }

  /// Whether a segue sets a key itself.
  func sets(_ key: DefaultKey, _ segue: SegueID, in items: GraphItems) -> Bool {
    guard let declared = declaration(of: segue, items), let details = declarations.details(declared) else {
      return false
    }
    return switch key {
    case .whenBusy: details.whenBusy != nil
    case .animated: details.isAnimated != nil
    case .transition: details.transition != nil
    }
  }

  private func screen(_ name: String, _ id: ScreenID) -> ScreenDeclaration? {
    let screens = declarations.screens
    if screens.indices.contains(id.position), texts.text(screens[id.position].name.symbol) == name {
      return screens[id.position]
    }
    return first(screens, name, \.name)
  }

  private func segue(_ id: SegueID, _ items: GraphItems) -> SourceRange? {
    if let declared = declaration(of: id, items) { return declarations.range(declared.name) }
    // The exit of a mount.
    return items.owner(.segue(id)).flatMap { range(of: $0, in: items) }
  }

  private func declaration(of id: SegueID, _ items: GraphItems) -> SegueDeclaration? {
    let name = items.text.name(id)
    var ranges = [declarations.anywhere, declarations.anywhereGoes]
    if !items.graph.isOffered(id) {
      let source = items.graph.segues[id.position].source
      guard let screen = screen(items.text.name(source), source) else { return nil }
      ranges = [screen.pushes, screen.unwinds, screen.goes]
    }
    return ranges.lazy.compactMap { first(declarations.segues[$0.positions], name, \.name) }.first
  }

  private func first<Part>(
    _ parts: some Collection<Part>, _ name: String, _ path: KeyPath<Part, Name>
  ) -> Part? {
    guard let symbol = texts.find(name) else { return nil }
    return parts.first { $0[keyPath: path].symbol == symbol }
  }

  private func named<Part>(
    _ parts: some Collection<Part>, _ name: String, _ path: KeyPath<Part, Name>
  ) -> SourceRange? {
    first(parts, name, path).map { declarations.range($0[keyPath: path]) }
  }
}

/// The origin of the places of a file.
enum PlacesSource: Sendable {
  case declarations(Declarations, Interner)
  case file(SourceFile)

  /// The places, or `nil` if the file cannot be read.
  var places: ItemPlaces? {
    switch self {
    case .declarations(let declarations, let texts): ItemPlaces(declarations, texts)
    case .file(let file): ItemPlaces(file)
    }
  }
}
