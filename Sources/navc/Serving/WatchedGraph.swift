import NavCompiler
import NavPrototype

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A graph file that is checked whenever it, or what it mounts, is saved.
struct WatchedGraph {
  private let file: String
  private let modules: [String]
  private let options: Options
  /// The page of the graph as it was when it was last right; before that, one that shows what is wrong.
  private(set) var page: [UInt8]
  /// How many times a graph was right.
  private(set) var version = 0
  /// What is wrong now, as `navc validate` prints it.
  private(set) var errors: String?

  /// What was printed last.
  private var printed = ""
  /// By file, what it was before it was read last.
  private var stamps: [SystemPath: Stamp?] = [:]
  private var looks = 0

  init(_ file: String, _ modules: [String], _ options: Options) {
    (self.file, self.modules, self.options) = (file, modules, options)
    page = PrototypePage.bytes(ofErrorsIn: file)
  }

  /// Checks the file, if it was saved since.
  ///
  /// - Returns: Whether there is anything to tell.
  mutating func refresh() throws -> Bool {
    looks += 1
    // A file that is mounted and lacks can come without any of those that are there being saved.
    let isDue = errors != nil && looks % 4 == 0
    guard stamps.isEmpty || isDue || stamps.contains(where: { Stamp($0.key) != $0.value }) else { return false }
    // The stamps are older than the check: what is saved meanwhile is seen the next time.
    var fresh: [SystemPath: Stamp?] = [:]
    for path in stamps.keys + [SystemPath(file)] { fresh[path] = Stamp(path) }
    let result: Compiler.Result
    var paths: [SystemPath] = [SystemPath(file)]
    switch InputFile.load(file) {
    case .unreadable(let source, let diagnostic):
      result = Compiler.Result(file: source, diagnostics: DiagnosticBag([diagnostic]))
    case .file(let source):
      result = Compiler.check(source, mounting: MountDirectory(root: options.root, of: source))
      paths += result.files.compactMap { $0.identity.map { SystemPath($0.bytes) } }
    }
    // What was not known before has no stamp yet, and is looked at once more.
    stamps = Dictionary(paths.map { ($0, fresh[$0] ?? nil) }) { first, _ in first }
    return try take(result)
  }

  private mutating func take(_ result: Compiler.Result) throws -> Bool {
    var printer = MessagePrinter(options)
    let format = TextFormat(OutputStyle(color: .plain, version: Version.current))
    let shown = result.diagnostics.diagnostics.prefix(DiagnosticBag.limit)
    let text = format.add(MessagePrinter.report(result, Array(shown))).map(\.text).joined()
    let isValid = result.graph != nil && (options.strictness == .lenient || result.diagnostics.warningCount == 0)
    if text != printed {
      printed = text
      try printer.add(result)
      try printer.finish()
    }
    if !isValid, text == errors { return false }
    if isValid, let graph = result.graph {
      let isMended = errors != nil
      errors = nil
      if isMended, options.verbosity == .normal {
        try OutputStream.standardError.write("\(file): valid\(version > 0 ? " again" : "")\n" as PrintedText)
      }
      // What says the same is no other page.
      let name = result.files[0].name
      func bytes() -> [UInt8] {
        PrototypePage.bytes(of: graph, fileName: name, importing: modules, for: .server(version: version))
      }
      if bytes() == page { return isMended }
      version += 1
      page = bytes()
    } else {
      errors = text
    }
    return true
  }

  /// What of a file tells that it was saved.
  private struct Stamp: Equatable {
    private var values: [Int]

    init(_ path: SystemPath) {
      var status = stat()
      guard path.withPointer({ stat($0, &status) }) == 0 else {
        values = []
        return
      }
      #if canImport(Glibc)
        let time = status.st_mtim
      #else
        let time = status.st_mtimespec
      #endif
      values = [Int(time.tv_sec), Int(time.tv_nsec), Int(status.st_size), Int(status.st_ino), Int(status.st_dev)]
    }
  }
}
