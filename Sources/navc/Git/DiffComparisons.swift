import NavCommandLine
import NavCompiler

/// The pairs of files that `navc diff` compares.
struct DiffComparisons {
  /// One side of a comparison.
  enum Source {
    /// The file does not exist on this side.
    case missing
    case unreadable(SourceFile, Diagnostic)
    case file(SourceFile, any FileStore)
  }

  struct Comparison {
    let oldPath: String
    let newPath: String
    let old: Source
    let new: Source
  }

  private(set) var all: [Comparison] = []
  /// The commits, or `nil` for files on disk.
  private(set) var old: String?
  private(set) var new: String?
  /// Whether the command line names one pair.
  private(set) var isSingle = true

  /// Two files on disk.
  init(files old: String, _ new: String, root: String?) throws {
    for path in [old, new] where InputFile.isDirectory(path) {
      throw UsageError("'\(path)' is a directory, and 'diff' compares two files")
    }
    all = [
      Comparison(
        oldPath: old, newPath: new, old: Self.onDisk(old, root: root), new: Self.onDisk(new, root: root))
    ]
  }

  /// A revision and the working tree, or two revisions: `A..B`.
  init(git revision: String, _ operands: [String], root: String?) throws {
    let repository = try GitRepository()
    guard let dots = revision.firstRange(of: "..") else {
      try compare(try repository.tree(repository.commit(revision)), nil, repository, operands, root)
      return
    }
    let (first, second) = (String(revision[..<dots.lowerBound]), String(revision[dots.upperBound...]))
    guard !second.hasPrefix(".") else {
      throw UsageError("'--git' takes A..B; for the commit where a branch left A, use '--merge-base A'")
    }
    let old = try repository.tree(repository.commit(first.isEmpty ? "HEAD" : first))
    let new = try repository.tree(repository.commit(second.isEmpty ? "HEAD" : second))
    try compare(old, new, repository, operands, root)
  }

  /// The commit where the branch left another one, and the working tree.
  init(mergeBase revision: String, _ operands: [String], root: String?) throws {
    let repository = try GitRepository()
    try compare(try repository.tree(repository.mergeBase(with: revision)), nil, repository, operands, root)
  }

  private static func onDisk(_ path: String, root: String?) -> Source {
    switch InputFile.load(path) {
    case .unreadable(let file, let diagnostic): .unreadable(file, diagnostic)
    case .file(let file): .file(file, MountDirectory(root: root, of: file))
    }
  }

  // MARK: - Revisions

  private mutating func compare(
    _ old: GitTree, _ new: GitTree?, _ repository: GitRepository, _ operands: [String], _ root: String?
  ) throws {
    self.old = old.commit
    self.new = new?.commit
    let rootPath = try root.map { root in
      guard let path = repository.path(root) else { throw UsageError("'\(root)' is outside the repository") }
      return path
    }
    func source(_ path: String, _ tree: GitTree?) -> Source {
      guard let tree else {
        let shown = repository.shown(path)
        return InputFile.exists(shown) ? Self.onDisk(shown, root: root) : .missing
      }
      return tree.file(path).map { .file($0, tree.mounting(path, root: rootPath)) } ?? .missing
    }
    var paths: [String] = []
    var known: Set<String> = []
    isSingle = operands.count == 1
    for operand in operands.isEmpty ? ["."] : operands {
      guard let path = repository.path(operand) else { throw UsageError("'\(operand)' is outside the repository") }
      let isDirectory =
        old.isDirectory(path) || new?.isDirectory(path) == true || (new == nil && InputFile.isDirectory(operand))
      if isDirectory { isSingle = false }
      let found = isDirectory ? try Self.graphs(under: path, operand, old, new) : [path]
      for path in found where known.insert(path).inserted { paths.append(path) }
    }
    let pairs = paths.map { (path: $0, old: source($0, old), new: source($0, new)) }
    for (path, old, new) in pairs where operands.contains(where: { repository.path($0) == path }) {
      if case (.missing, .missing) = (old, new) {
        let reason = Diagnostic(
          .fileUnreadable, "the file cannot be read: neither side has it", at: .start())
        all.append(
          Comparison(
            oldPath: path, newPath: path, old: .missing,
            new: .unreadable(SourceFile(path: repository.shown(path), bytes: []), reason)))
      }
    }
    let mounted = Self.mounted(pairs.map { ($0.old, $0.new) })
    for (path, old, new) in Self.moved(pairs) {
      if case (.missing, .missing) = (old, new) { continue }
      // A fragment is compared with the graphs that mount it.
      if !operands.contains(where: { repository.path($0) == path.new }), mounted.contains(old), mounted.contains(new) {
        continue
      }
      all.append(
        Comparison(
          oldPath: repository.shown(path.old), newPath: repository.shown(path.new), old: old, new: new))
    }
  }

  /// The graph files below a directory on either side.
  private static func graphs(
    under path: String, _ operand: String, _ old: GitTree, _ new: GitTree?
  ) throws -> [String] {
    var found = Set(old.graphs(under: path))
    if let new {
      found.formUnion(new.graphs(under: path))
    } else if InputFile.isDirectory(operand) {
      let start = path.isEmpty ? "" : path + "/"
      let prefix = operand.hasSuffix("/") ? operand : operand + "/"
      found.formUnion(try DirectoryListing.graphs(under: operand).map { start + $0.dropFirst(prefix.count) })
    }
    return found.sorted()
  }

  private typealias Pair = (path: String, old: Source, new: Source)

  /// The pairs, in which a moved graph is one pair. A graph is moved if its name exists only once on each side.
  private static func moved(_ pairs: [Pair]) -> [(path: (old: String, new: String), old: Source, new: Source)] {
    func name(_ source: Source) -> String? {
      guard case .file(let file, _) = source, let (declarations, texts) = Compiler.declarations(of: file) else {
        return nil
      }
      return declarations.name.map { texts.text($0.symbol) }
    }
    var gone: [String: [Int]] = [:]
    for (index, pair) in pairs.enumerated() {
      if case .missing = pair.new, let name = name(pair.old) { gone[name, default: []].append(index) }
    }
    var used: Set<Int> = []
    var result: [(path: (old: String, new: String), old: Source, new: Source)] = []
    for pair in pairs {
      if case .missing = pair.old, let name = name(pair.new), let found = gone[name], found.count == 1,
        used.insert(found[0]).inserted
      {
        result.append(((pairs[found[0]].path, pair.path), pairs[found[0]].old, pair.new))
      } else {
        result.append(((pair.path, pair.path), pair.old, pair.new))
      }
    }
    return result.enumerated().filter { index, _ in !used.contains(index) }.map(\.element)
  }

  /// The files that other files mount.
  private static func mounted(_ sources: [(old: Source, new: Source)]) -> MountedFiles {
    var mounted = MountedFiles()
    for case .file(let file, let store) in sources.flatMap({ [$0.old, $0.new] }) { mounted.add(file, store) }
    return mounted
  }
}

/// The files that graphs mount, directly or through fragments.
private struct MountedFiles {
  private var identities: Set<FileIdentity> = []

  mutating func add(_ file: SourceFile, _ store: any FileStore) {
    guard let (declarations, _) = Compiler.declarations(of: file) else { return }
    for mount in declarations.mounts {
      guard let path = mount.path,
        case .file(let identity, _) = store.locate(declarations.tree.text(path), from: file)
      else { continue }
      identities.insert(identity)
    }
  }

  /// Whether another file mounts the file of a source, or whether there is no such file.
  func contains(_ source: DiffComparisons.Source) -> Bool {
    switch source {
    case .missing: true
    case .unreadable: false
    case .file(let file, _): file.identity.map(identities.contains) ?? false
    }
  }
}
