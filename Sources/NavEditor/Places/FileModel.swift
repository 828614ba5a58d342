package import NavCompiler

/// The declarations of one file, and all its names. The file can have errors.
package struct FileModel: Sendable {
  package let file: SourceFile
  package let identity: FileIdentity
  package let declarations: Declarations
  package let texts: Interner
  /// The files of the mounts, by mount. A file can be missing.
  package let mounts: [FileIdentity?]
  /// All names in the order of the file.
  package private(set) var occurrences = OccurrenceTable()
  /// The positions of the screens, by name.
  private let screens: [Symbol: Int]
  /// The screens below each screen.
  private(set) var screenTree = ScreenTree()
  /// The predicates of the conditions, by name.
  let predicates: [String: NodeID]
  /// The segues that open each screen.
  private var openings: [Int: [Int]] = [:]
  /// The screen of each segue.
  private var sources: [Int?] = []

  /// Reads a file. The result is `nil` if libyaml refuses the text.
  ///
  /// - Parameters:
  ///   - file: A text that libyaml accepts.
  ///   - identity: The identity of the file.
  ///   - locate: Finds the file of a mounted path.
  /// - Complexity: O(n log n) in the number of names.
  package init?(_ file: SourceFile, identity: FileIdentity, locate: (String) -> FileIdentity?) {
    var texts = Interner()
    guard let tree = NodeTree.read(file, interner: &texts).tree else { return nil }
    declarations = DeclarationReader.read(tree, interner: &texts).declarations
    self.file = file
    self.identity = identity
    self.texts = texts
    mounts = declarations.mounts.map { mount in mount.path.flatMap { locate(tree.text($0)) } }
    screens = Dictionary(
      zip(declarations.screens.lazy.map(\.name.symbol), 0...), uniquingKeysWith: { first, _ in first })
    predicates = Dictionary(
      declarations.conditions.compactMap { [texts] condition in
        condition.predicate.map { (texts.text(condition.name.symbol), $0) }
      }, uniquingKeysWith: { first, _ in first })
    findParents()
    var reader = OccurrenceReader(self)
    occurrences = reader.read()
    screenTree = ScreenTree(self)
  }

  package var tree: NodeTree { declarations.tree }

  package func text(_ name: Name) -> String { texts.text(name.symbol) }

  /// The position of a screen.
  package func screen(_ name: Symbol) -> Int? { screens[name] }

  package func screen(named name: String) -> Int? { texts.find(name).flatMap { screens[$0] } }

  /// The name of the root of a fragment, whose arguments belong to the fragment.
  package var fragmentRoot: Symbol? { declarations.kind == .fragment ? declarations.roots.first?.symbol : nil }

  /// The names at an offset: the smallest range that contains it, or that ends at it.
  package func occurrence(at offset: Int) -> Occurrence? {
    var (low, high) = (0, occurrences.count)
    while low < high {
      let middle = (low + high) / 2
      if occurrences[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    // Names do not overlap, except for a name inside a scalar that is not verbatim.
    var best: Occurrence?
    for index in stride(from: low - 1, through: max(0, low - 4), by: -1) where index >= 0 {
      let found = occurrences[index]
      guard found.range.lowerBound <= offset, offset <= found.range.upperBound else { continue }
      if best.map({ $0.range.count > found.range.count }) ?? true { best = found }
    }
    return best
  }

  /// The text of a scalar without its quotes.
  func range(of scalar: NodeID) -> Range<Int> {
    let range = tree.range(scalar, text: 0..<tree.withText(scalar) { $0.count })
    return Int(range.lower)..<Int(range.upper)
  }

  /// The argument's owner: the fragment for arguments of its root.
  func argumentOwner(ofScreen screen: Int) -> String {
    let name = declarations.screens[screen].name.symbol
    return name == fragmentRoot ? "" : texts.text(name)
  }

  // MARK: - Parents

  private mutating func findParents() {
    let pushes = declarations.screens.flatMap { $0.pushes.map(Int.init) }
    for segue in pushes + declarations.anywhere.map(Int.init) {
      guard let target = declarations.segues[segue].target, let position = screens[target.symbol] else { continue }
      openings[position, default: []].append(segue)
    }
    sources = declarations.segues.indices.map { _ in nil }
    for (index, screen) in declarations.screens.enumerated() {
      for segue in [screen.pushes, screen.unwinds, screen.goes].joined() { sources[Int(segue)] = index }
    }
  }

  /// The segues that open a screen, in the order of the file.
  package func openings(of screen: Int) -> [Int] { openings[screen] ?? [] }

  /// The screen that declares a segue, or `nil` for a segue of `anywhere`.
  package func source(ofSegue segue: Int) -> Int? { sources[segue] }

  /// The positions of the segues of a screen, or of `anywhere`, whose name is empty.
  func segues(of owner: String) -> [Int] {
    guard !owner.isEmpty else { return [declarations.anywhere, declarations.anywhereGoes].joined().map { Int($0) } }
    guard let screen = screen(named: owner).map({ declarations.screens[$0] }) else { return [] }
    return [screen.pushes, screen.unwinds, screen.goes].joined().map { Int($0) }
  }

  /// The position of a segue of a screen or of `anywhere`.
  func segue(named name: String, of owner: String) -> Int? {
    segues(of: owner).first { text(declarations.segues[$0].name) == name }
  }

  /// The screens that are below a screen, in the order of the file.
  func parents(of screen: Int) -> [Int] {
    let segues = openings(of: screen).filter { !isReplace($0) }
    guard segues.contains(where: { sources[$0] == nil }) else {
      return Array(Set(segues.compactMap { sources[$0] })).sorted()
    }
    return declarations.screens.indices.filter { $0 != screen && hasPage($0) }
  }

  /// Whether a screen has a page in this file: it is not a container, an alert, or a mounted fragment.
  func hasPage(_ screen: Int) -> Bool {
    let details = declarations.details(declarations.screens[screen])
    return declarations.screens[screen].mount < 0 && details?.alert == nil && details?.tabs == nil
  }

  func isReplace(_ segue: Int) -> Bool {
    switch declarations.details(declarations.segues[segue])?.opening {
    case .replace, .replaceFromUnknown: true
    case .push, .pane, .present, .tab, nil: false
    }
  }
}
