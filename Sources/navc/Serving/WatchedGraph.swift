import NavCommandLine
import NavCompiler
import NavPrototype

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A graph file that is checked again whenever it or a mounted file is saved.
struct WatchedGraph {
  private let file: String
  private let modules: [String]
  private let options: MessageOptions
  /// The page of the last valid graph. If there was none yet, a page with the errors.
  private(set) var page: [UInt8]
  /// The number of valid graphs up to now.
  private(set) var version = 0
  /// The current errors, as `navc validate` prints them.
  private(set) var errors: String?

  /// The last printed text.
  private var printed = ""
  /// The stamp of each file from before its last read.
  private var stamps: [SystemPath: FileStamp?] = [:]
  private var looks = 0

  init(_ file: String, _ modules: [String], _ options: MessageOptions) {
    (self.file, self.modules, self.options) = (file, modules, options)
    page = PrototypePage.bytes(ofErrorsIn: file)
  }

  /// Checks the file if it was saved.
  ///
  /// - Returns: Whether there is a change to send.
  mutating func refresh() throws -> Bool {
    looks += 1
    // A missing fragment can be created without a change to the other files.
    let isDue = errors != nil && looks % 4 == 0
    guard stamps.isEmpty || isDue || stamps.contains(where: { FileStamp($0.key) != $0.value }) else { return false }
    // The stamps are taken before the check, so a save during the check is found the next time.
    var fresh: [SystemPath: FileStamp?] = [:]
    for path in stamps.keys + [SystemPath(file)] { fresh[path] = FileStamp(path) }
    let result: Compiler.Result
    var paths: [SystemPath] = [SystemPath(file)]
    switch InputFile.load(file) {
    case .unreadable(let source, let diagnostic):
      result = Compiler.Result(file: source, diagnostics: DiagnosticBag([diagnostic]))
    case .file(let source):
      result = Compiler.check(source, mounting: MountDirectory(root: options.root, of: source))
      paths += result.files.compactMap { $0.identity.map { SystemPath($0.bytes) } }
    }
    // A newly mounted file has no stamp yet, and is checked once more.
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
      // The page is replaced only if its contents changed.
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
}
