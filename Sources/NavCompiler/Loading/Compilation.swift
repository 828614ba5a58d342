/// The files of one run: the files to check, and the files that they mount. Each fragment is read and checked once.
package struct Compilation {
  let store: any FileStore
  /// All files so far. The number of a file is its index.
  private(set) var files: [SourceFile] = []
  private var states: [State] = []
  private var numbers: [FileIdentity: Int] = [:]
  /// The files that are being checked. Each file is mounted by its predecessor.
  private var chain: [Link] = []
  /// The messages since the last result.
  private var found = DiagnosticBag()
  private let limits: MountLimits
  private let kept: Kept
  private var bytesLeft: Int
  private var pathBytesLeft: Int
  private var namesLeft: Int

  private struct Link {
    var file: Int
    /// The place where the preceding file mounts this one.
    var mount: SourceRange?
  }

  private enum State {
    case new
    case underway(Declarations.Kind)
    /// A graph, which cannot be mounted.
    case graph
    case checked(CheckedFile)
  }

  /// A checked fragment, or a file that may be a fragment.
  struct CheckedFile {
    /// `nil` if only the errors of the fragment are known.
    var interface: FragmentInterface?
    var result: Result
    /// The number of nested levels of fragments, including this one.
    var height: Int
  }

  /// The parts of a result that only some callers need, because they use memory.
  package enum Kept { case graph, graphAndDeclarations }

  package init(_ store: any FileStore, keeping kept: Kept = .graph, limits: MountLimits = MountLimits()) {
    self.store = store
    self.limits = limits
    self.kept = kept
    bytesLeft = limits.bytes
    pathBytesLeft = limits.pathBytes
    namesLeft = limits.names
  }

  /// Checks a file, and the files that it mounts unless they are already checked. The result contains only the messages
  /// of files that are checked now.
  package mutating func check(_ file: SourceFile) -> Result {
    let number = file.identity.flatMap { numbers[$0] } ?? add(file)
    if case .checked(let checked) = states[number] {
      var result = checked.result
      result.file = file
      result.files = files
      result.diagnostics = DiagnosticBag()
      result.ownDiagnostics = DiagnosticBag()
      return result
    }
    found = DiagnosticBag()
    states[number] = .new
    // The file may already be known as a mounted graph. From now on, it has the path that the caller passed.
    files[number] = SourceFile(path: file.path, bytes: file.bytes, number: Int32(number), identity: file.identity)
    var result = check(number, mountedAt: nil)
    result.file = files[number]
    result.files = files
    result.ownDiagnostics = result.diagnostics
    result.diagnostics = found
    // Other files cannot refer to a graph, and a graph can be large.
    if case .graph = states[number] {
      files[number] = SourceFile(path: file.path, bytes: [], number: file.number)
      if let identity = file.identity { numbers[identity] = nil }
    }
    return result
  }

  private mutating func add(_ file: SourceFile) -> Int {
    let number = files.count
    files.append(
      SourceFile(path: file.path, bytes: file.bytes, number: Int32(number), identity: file.identity))
    states.append(.new)
    if let identity = file.identity { numbers[identity] = number }
    return number
  }

  // MARK: - One file

  private mutating func check(_ number: Int, mountedAt mount: SourceRange?) -> Result {
    let file = files[number]
    var interner = Interner()
    let nodes = NodeTree.read(file, interner: &interner)
    var result = Result(file: file, diagnostics: nodes.diagnostics)
    guard let tree = nodes.tree, !store.isInterrupted else { return finish(number, result, nil, height: 1) }
    let reading = DeclarationReader.read(tree, interner: &interner)
    let declarations = reading.declarations
    if mount != nil, declarations.kind == .graph, declarations.name != nil {
      // Other messages about it do not concern the file that mounts it.
      states[number] = .graph
      return result
    }
    // A mounted file without `graph` and `fragment` counts as a fragment. Its check reports the missing key.
    states[number] = .underway(mount == nil ? declarations.kind : .fragment)
    result.diagnostics.add(contentsOf: reading.diagnostics)
    result.graphName = declarations.name.map { interner.text($0.symbol) }
    result.graphNameRange = declarations.name.map(declarations.range)
    guard !declarations.isCutOff, !store.isInterrupted else { return finish(number, result, nil, height: 1) }
    result.summary = Summary(screens: declarations.screens.count, segues: declarations.segues.count)
    // The bag prints far fewer than a thousand errors, so further checks would only use memory.
    guard result.diagnostics.errorCount < 1_000 else { return finish(number, result, nil, height: 1) }

    chain.append(Link(file: number, mount: mount))
    let (mounted, height) = openMounts(of: declarations, &result.diagnostics)
    chain.removeLast()
    if kept == .graphAndDeclarations { result.declarations = declarations }
    let checked = GraphCheck.check(declarations, texts: consume interner, mounted: mounted) { [store] in
      store.isInterrupted
    }
    result.diagnostics.add(contentsOf: checked.diagnostics)
    if tree.hasAliases {
      let aliased = AliasedNodes(tree)
      result.diagnostics.replaceFixes { aliased.judged($0, of: $1) }
    }
    let size = checked.graph.size
    result.summary = Summary(
      screens: size.screens, segues: size.segues, depth: size.depth > 0 ? size.depth : nil)
    var interface = checked.interface
    if result.diagnostics.errorCount == 0, mounted.areSound, !store.isInterrupted {
      result.graph = checked.graph
      interface?.known.insert(.size)
    }
    return finish(number, result, interface, height: height)
  }

  private mutating func finish(
    _ number: Int, _ result: Result, _ interface: FragmentInterface?, height: Int
  ) -> Result {
    found.add(contentsOf: result.diagnostics)
    if case .underway(.graph) = states[number] {
      states[number] = .graph
    } else {
      states[number] = .checked(CheckedFile(interface: interface, result: result, height: height))
    }
    return result
  }

  // MARK: - Mounts

  private mutating func openMounts(
    of declarations: Declarations, _ diagnostics: inout DiagnosticBag
  ) -> (MountedFragments, height: Int) {
    var mounted = MountedFragments()
    var height = 1
    // Opens a path once, even if thousands of aliases repeat it.
    var known: [NodeID: Opening] = [:]
    var knownTexts: [[UInt8]: Opening] = [:]
    var ids: [Int: FragmentID] = [:]
    for mount in declarations.mounts {
      guard let path = mount.path else {
        mounted.byMount.append(nil)
        continue
      }
      let node = declarations.tree.resolved(path)
      let range = declarations.tree.range(path)
      let opening = known[node] ?? reopen(path, of: declarations.tree, at: range, &knownTexts)
      known[node] = opening
      switch opening {
      case .fragment(let number, let interface, let inner):
        mounted.byMount.append(interface.map { mounted.add($0, number, &ids) })
        height = max(height, 1 + inner)
      case .problem(let problem):
        mounted.byMount.append(nil)
        if diagnostics.keeps(problem.rule, at: range) {
          diagnostics.add(problem.make(declarations.tree.text(path), range))
        }
      }
    }
    return (mounted, height)
  }

  /// The result of opening a mounted file.
  private enum Opening {
    /// A checked fragment, and the number of nested levels in it. The interface is `nil` if only the errors of the
    /// fragment are known.
    case fragment(Int, FragmentInterface?, height: Int)
    case problem(MountProblem)
  }

  /// Opens the file at a path. A path that the file already mounts is not opened again.
  private mutating func reopen(
    _ path: NodeID, of tree: NodeTree, at range: SourceRange, _ known: inout [[UInt8]: Opening]
  ) -> Opening {
    guard tree.withText(path, { $0.count }) <= limits.path else {
      return .problem(.notFound("its name is too long"))
    }
    // Compares bytes, because two paths that look the same can be two files.
    let text = Array(tree.text(path).utf8)
    switch known[text] {
    case .fragment(let number, _, _): return open(number)
    case .some(let problem): return problem
    case nil:
      let opening = open(path, of: tree, at: range)
      known[text] = opening
      return opening
    }
  }

  private mutating func open(_ path: NodeID, of tree: NodeTree, at range: SourceRange) -> Opening {
    guard let mounting = chain.last?.file else { return .problem(.outside) }
    let length = tree.withText(path) { $0.count }
    pathBytesLeft -= length
    guard pathBytesLeft >= 0 else { return .problem(.limit("the paths of all mounts are too long in total")) }
    switch store.locate(tree.text(path), from: files[mounting]) {
    case .outside: return .problem(.outside)
    case .missing(let reason): return .problem(.notFound(reason))
    case .file(let identity, let name):
      guard let number = numbers[identity] else { return read(identity, name, at: range) }
      return open(number)
    }
  }

  private mutating func open(_ number: Int) -> Opening {
    switch states[number] {
    case .graph, .underway(.graph), .new: return .problem(.notFragment)
    case .underway(.fragment): return .problem(.cycle(steps(from: number)))
    case .checked(let file):
      guard chain.count + file.height <= limits.depth else { return .problem(.limit(tooDeep)) }
      namesLeft -= file.interface?.weight ?? 0
      guard namesLeft >= 0 else {
        return .problem(.limit("the fragments have too many names for the number of their mounts"))
      }
      return .fragment(number, file.interface, height: file.height)
    }
  }

  private mutating func read(_ identity: FileIdentity, _ path: String, at range: SourceRange) -> Opening {
    guard chain.count < limits.depth else { return .problem(.limit(tooDeep)) }
    guard files.count < limits.files else {
      return .problem(.limit("one run reads at most \(limits.files) files"))
    }
    let bytes: [UInt8]
    switch store.read(identity) {
    case .unreadable(let reason): return .problem(.notFound(reason))
    case .bytes(let read): bytes = read
    }
    bytesLeft -= bytes.count
    guard bytesLeft >= 0 else {
      return .problem(.limit("the mounted files are in total larger than \(limits.bytes >> 20) MiB"))
    }
    let number = add(SourceFile(path: path, bytes: bytes, identity: identity))
    _ = check(number, mountedAt: range)
    return open(number)
  }

  private var tooDeep: String { "fragments are nested more than \(limits.depth) levels deep" }

  /// The chain of mounts from an unfinished fragment to the file that mounts it again.
  private func steps(from number: Int) -> [MountProblem.Step] {
    guard let start = chain.firstIndex(where: { $0.file == number }) else { return [] }
    return zip(chain[start...], chain[(start + 1)...]).compactMap { mounting, mounted in
      mounted.mount.map {
        MountProblem.Step(mounting: files[mounting.file].path, mounted: files[mounted.file].path, range: $0)
      }
    }
  }
}

extension MountedFragments {
  /// Returns the position of a fragment in the file, and adds it if needed.
  fileprivate mutating func add(
    _ interface: FragmentInterface, _ number: Int, _ ids: inout [Int: FragmentID]
  ) -> FragmentID {
    if let known = ids[number] { return known }
    let id = FragmentID(fragments.count)
    fragments.append(interface)
    firstMounts.append(byMount.count)
    ids[number] = id
    return id
  }

  /// Whether all mounts are fragments without errors.
  fileprivate var areSound: Bool {
    !byMount.contains(nil) && fragments.allSatisfy { $0.known.contains(.size) }
  }
}
