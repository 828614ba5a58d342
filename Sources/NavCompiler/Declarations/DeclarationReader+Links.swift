internal import NavTable

/// `links` of a graph; `link` and `requires` of a screen.
extension DeclarationReader {
  mutating func readLinks(_ value: NodeID) {
    guard var entries = mapping(value, of: KeyScope.graph(.links)) else { return }
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .bases: readBases(value)
      case .web: readWeb(key, value)
      case .whenRefused: readWhenRefused(value)
      default: unknownKey(key, of: .links, in: entries)
      }
    }
  }

  private mutating func readBases(_ value: NodeID) {
    guard var items = list(value, of: KeyScope.links(.bases)) else { return }
    while let item = nextDeclaration(inList: &items) {
      if let base = text(item: item, of: KeyScope.links(.bases)) { declarations.links.bases.append(base) }
    }
  }

  private mutating func readWeb(_ key: NodeID, _ value: NodeID) {
    guard var items = list(value, of: KeyScope.links(.web)) else { return }
    var paths: [NodeID] = []
    while let item = nextDeclaration(inList: &items) {
      if let path = text(item: item, of: KeyScope.links(.web)) { paths.append(path) }
    }
    declarations.links.web = (key, paths)
  }

  private mutating func readWhenRefused(_ value: NodeID) {
    switch word(value) {
    case .stop: declarations.links.whenRefused = .stop
    case .reject: declarations.links.whenRefused = .reject
    case .resume: declarations.links.whenRefused = .resume
    default: wrongWord(value, of: KeyScope.links(.whenRefused))
    }
  }

  // MARK: - Of a screen

  /// `/p/{id}`, or `{ path: …, via: … }`.
  mutating func readLink(_ key: NodeID, _ value: NodeID) -> LinkDeclaration? {
    guard tree.kind(value) == .mapping else {
      return path(value, of: KeyScope.screen(.link)).map { LinkDeclaration(path: $0) }
    }
    var path: NodeID?
    var via: Range<Int32>? = 0..<0
    var isInside = false
    var misses = !tree.isIncomplete(value)
    var isIncomplete = !misses || !tree.repeatedKeys(of: value).isEmpty
    var entries = tree.cursor(value)
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .path:
        misses = false
        path = self.path(value, of: KeyScope.link(.path))
      case .via: via = readVia(value, of: KeyScope.link(.via))
      case .from: isInside = readOrigin(value)
      default:
        isIncomplete = true
        if unknownKey(key, of: .link, in: entries) == .path { misses = false }
      }
    }
    if misses { missingKey(at: tree.range(key)) { _ in "the link has no path; add 'path: /…'" } }
    return path.map {
      LinkDeclaration(path: $0, via: via ?? 0..<0, isInside: isInside, isIncomplete: isIncomplete || via == nil)
    }
  }

  /// Whether only the app itself can open a link.
  private mutating func readOrigin(_ value: NodeID) -> Bool {
    switch word(value) {
    case .app: return true
    case .anywhere: return false
    default:
      wrongWord(value, of: KeyScope.link(.from))
      return false
    }
  }

  private mutating func path(_ value: NodeID, of key: ScopedKey) -> NodeID? {
    guard let path = text(value, of: key), countParts(ofLink: path) else { return nil }
    return path
  }

  /// Reads one screen or a list of screens. It returns `nil` if one of them could not be read.
  mutating func readVia(_ value: NodeID, of key: ScopedKey) -> Range<Int32>? {
    let start = Int32(declarations.viaNames.count)
    var isComplete = true
    if tree.kind(value) == .sequence {
      var items = tree.cursor(value)
      while let item = nextDeclaration(inList: &items) {
        guard let name = name(item: item, of: key) else {
          isComplete = false
          continue
        }
        declarations.viaNames.append(name)
      }
    } else if let name = name(value, of: key) {
      declarations.viaNames.append(name)
    } else {
      isComplete = false
    }
    return isComplete ? start..<Int32(declarations.viaNames.count) : nil
  }

  mutating func readRequirement(_ key: NodeID, _ value: NodeID) -> RequirementDeclaration {
    RequirementDeclaration(key: key, predicate: predicate(value, of: "'requires'"))
  }

  /// Reports `requires` of the only root. The root is always on the stack and cannot be evicted.
  mutating func refuseRequirementOfRoot() {
    // In a list of roots, every root except the last needs `requires`.
    guard !declarations.listsRoots, let root = declarations.roots.first else { return }
    for screen in declarations.screens where screen.name.symbol == root.symbol {
      guard let key = declarations.details(screen)?.requires?.key else { continue }
      wrongShape(key) { reader in
        "\(reader.quoted(root.node)) is the root, which is always on the stack, so it cannot have 'requires'"
      }
    }
  }
}
