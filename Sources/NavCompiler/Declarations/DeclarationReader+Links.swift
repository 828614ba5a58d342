internal import NavTable

/// `links` of a graph; `link` and `requires` of a screen.
extension DeclarationReader {
  mutating func readLinks(_ value: NodeID) {
    guard var entries = mapping(value, of: KeyScope.graph(.links)) else { return }
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .bases: readBases(value)
      case .web: readWeb(key, value)
      case .apple: readApple(key, value)
      case .android: readAndroid(key, value)
      case .whenRefused: readWhenRefused(value)
      default: unknownKey(key, of: .links, in: entries)
      }
    }
  }

  private mutating func readBases(_ value: NodeID) {
    declarations.links.bases = texts(value, of: KeyScope.links(.bases)) ?? []
  }

  private mutating func readWeb(_ key: NodeID, _ value: NodeID) {
    declarations.links.web = texts(value, of: KeyScope.links(.web)).map { (key, $0) }
  }

  private mutating func readApple(_ key: NodeID, _ value: NodeID) {
    guard var entries = mapping(value, of: KeyScope.links(.apple)) else { return }
    var apple = AppleDeclaration(key: key)
    var misses = !tree.isIncomplete(value)
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .apps:
        misses = false
        apple.apps = texts(value, of: KeyScope.apple(.apps)) ?? []
      case .clips: apple.clips = texts(value, of: KeyScope.apple(.clips)) ?? []
      case .handoff: apple.handoff = flag(value, of: KeyScope.apple(.handoff)) ?? false
      default: if unknownKey(key, of: .apple, in: entries) == .apps { misses = false }
      }
    }
    if misses {
      missingKey(at: tree.range(key)) { _ in
        "'apple' has no apps; add 'apps', as in 'apps: [ABCDE12345.org.example.shop]'"
      }
    }
    declarations.links.apple = apple
  }

  private mutating func readAndroid(_ key: NodeID, _ value: NodeID) {
    guard var entries = mapping(value, of: KeyScope.links(.android)) else { return }
    var android = AndroidDeclaration(key: key)
    var missing: Set<Keyword> = tree.isIncomplete(value) ? [] : [.package, .certificates]
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .package:
        missing.remove(.package)
        android.package = text(value, of: KeyScope.android(.package))
      case .certificates:
        missing.remove(.certificates)
        android.certificates = texts(value, of: KeyScope.android(.certificates)) ?? []
      default: if let meant = unknownKey(key, of: .android, in: entries) { missing.remove(meant) }
      }
    }
    for (word, hint) in [
      (Keyword.package, "an application ID; add 'package: org.example.shop'"),
      (.certificates, "certificates; add 'certificates' with the fingerprints of the app"),
    ] where missing.contains(word) {
      missingKey(at: tree.range(key)) { _ in "'android' needs \(hint)" }
    }
    declarations.links.android = android
  }

  /// Reads a list of texts, without the items that are not texts.
  private mutating func texts(_ value: NodeID, of key: ScopedKey) -> [NodeID]? {
    guard var items = list(value, of: key) else { return nil }
    var texts: [NodeID] = []
    while let item = nextDeclaration(inList: &items) {
      if let text = text(item: item, of: key) { texts.append(text) }
    }
    return texts
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
    var samples: Range<Int32> = 0..<0
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
      case .sample: samples = readSamples(value)
      default:
        isIncomplete = true
        if unknownKey(key, of: .link, in: entries) == .path { misses = false }
      }
    }
    if misses { missingKey(at: tree.range(key)) { _ in "the link has no path; add 'path: /…'" } }
    return path.map {
      LinkDeclaration(
        path: $0, via: via ?? 0..<0, isInside: isInside, samples: samples, isIncomplete: isIncomplete || via == nil)
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

  private mutating func readSamples(_ value: NodeID) -> Range<Int32> {
    let start = Int32(declarations.samples.count)
    guard var entries = mapping(value, of: KeyScope.link(.sample)) else { return start..<start }
    while let (key, value) = nextDeclaration(&entries) {
      guard let name = keyName(key, of: "an entry of 'sample'"),
        let text = text(value, of: KeyScope.link(.sample))
      else { continue }
      declarations.samples.append(SampleDeclaration(placeholder: name, text: text))
    }
    return start..<Int32(declarations.samples.count)
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
