import NavCommandLine
import NavCompiler

/// The files that a command names, with the files that they mount, as of their last check.
struct WatchedFiles {
  /// The results of one check.
  struct Check {
    var results: [Compiler.Result] = []
    var paths: [String] = []
    var isUnreadable = false

    var errorCount: Int { results.reduce(0) { $0 + $1.diagnostics.errorCount } }
  }

  private let operands: [String]
  private let root: String?
  private var stamps: [SystemPath: FileStamp] = [:]
  /// The files of the operands at the last look, because a directory can get new ones.
  private var files: [String] = []
  private var looks = 0

  init(_ operands: [String], root: String?) {
    (self.operands, self.root) = (operands, root)
  }

  /// Checks all files.
  ///
  /// - Throws: A ``DirectoryError`` if a directory cannot be read at the first check. Later, its last files count.
  mutating func check() throws -> Check {
    files = stamps.isEmpty ? try listed() : (try? listed()) ?? files
    // The stamps are taken before the check, so a save during the check is found the next time. A file that is mounted
    // for the first time does not have a stamp yet, so the check is repeated.
    for path in files { stamps[SystemPath(path)] = FileStamp(SystemPath(path)) }
    while true {
      for path in stamps.keys { stamps[path] = FileStamp(path) }
      let (check, watched) = checkOnce()
      let isComplete = watched.isSubset(of: stamps.keys)
      stamps = stamps.filter { watched.contains($0.key) }
      if isComplete { return check }
      for path in watched where stamps[path] == nil { stamps[path] = FileStamp(path) }
    }
  }

  /// Checks all files, and returns the files of the check.
  private func checkOnce() -> (Check, Set<SystemPath>) {
    var check = Check()
    var watched: Set<SystemPath> = []
    var known: Set<FileIdentity> = []
    for path in files {
      watched.insert(SystemPath(path))
      switch InputFile.load(path) {
      case .unreadable(let file, let diagnostic):
        check.paths.append(path)
        check.isUnreadable = true
        check.results.append(Compiler.Result(file: file, diagnostics: DiagnosticBag([diagnostic])))
      case .file(let file):
        // A file can have several paths.
        if let identity = file.identity, !known.insert(identity).inserted { continue }
        check.paths.append(path)
        let result = Compiler.check(file, mounting: MountDirectory(root: root, of: file))
        check.results.append(result)
        for mounted in result.files {
          if let identity = mounted.identity { watched.insert(SystemPath(identity.bytes)) }
          watched.formUnion(Self.mounts(of: mounted))
        }
      }
    }
    return (check, watched)
  }

  /// The paths of the mounts of a file, which do not have to exist yet.
  private static func mounts(of file: SourceFile) -> [SystemPath] {
    guard let identity = file.identity, let (declarations, _) = Compiler.declarations(of: file) else { return [] }
    let directory = SystemPath(identity.bytes).parent.bytes
    return declarations.mounts.compactMap { mount in
      mount.path.map { SystemPath(directory + Array("/".utf8) + Array(declarations.tree.text($0).utf8)) }
    }
  }

  private func listed() throws -> [String] {
    var (found, known): ([String], Set<String>) = ([], [])
    for operand in operands {
      let paths = InputFile.isDirectory(operand) ? try DirectoryListing.graphs(under: operand) : [operand]
      for path in paths where known.insert(path).inserted { found.append(path) }
    }
    return found
  }

  /// Whether a file was saved, created, or removed since the last check or the last call.
  mutating func haveChanged() -> Bool {
    looks += 1
    var isChanged = false
    for (path, stamp) in stamps {
      let now = FileStamp(path)
      if now != stamp {
        stamps[path] = now
        isChanged = true
      }
    }
    // Listing directories costs more than the stamps, so navc does it once per second.
    if looks % 5 == 0, let now = try? listed(), now != files {
      files = now
      isChanged = true
    }
    return isChanged
  }
}
