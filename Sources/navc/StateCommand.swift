import NavCommandLine
import NavCompiler
import NavDiff

/// `navc state`.
struct StateCommand: RunnableCommand {
  private var task = Task.save
  private var files: [String] = []
  private var output: String?
  private var form = Form.text
  private var accepted: String?
  private var comparesOutput = false
  private var options = MessageOptions()

  private enum Task: String, CaseIterable {
    case save, check
  }

  private enum Form: String, CaseIterable {
    case text, json
  }

  static var verb: Verb {
    Verb(
      StateCommand.init, name: "state", usage: "save FILE [-o OUT] | check OLD NEW [options]",
      summary: "find saved stacks that a release would lose",
      details: """
        'save' writes the parts of a graph on which saved stacks depend: screens, arguments, and segues that open screens.
        Commit the file with each release. Other changes of the graph leave it unchanged.

        'check' compares a release with the graph of today. OLD is a graph, or a file of 'navc state save'. If there is no
        message, each stack that the release can save is restored in full, as far as the facts allow. Otherwise, each
        message names a part with which a stack is cut. 'was' in the graph keeps the stacks of renamed items.

        '--accept' reads the losses that you accept, in the format of 'navc diff'.
        """,
      examples: [
        Verb.Example("navc state save shop.nav.yaml -o shop-1.0.state.json", "keep the state of a release"),
        Verb.Example("navc state check shop-1.0.state.json shop.nav.yaml", "find the stacks that the graph would lose"),
      ],
      options: [
        .text("--accept", "FILE", "do not fail because of the losses in FILE") { $0.accepted = $1 },
        .word("--format", "the output format of 'check'; text by default") { $0.form = $1 },
        .flag("--check", "with 'save': write nothing, and fail if the file under '-o' differs") {
          $0.comparesOutput = true
        },
        .output(\.output), .root(\.options),
      ] + CommandOption.messages(\.options),
      operands: .words(.words({ Task.allCases.map(\.rawValue) }, then: .files)) { try $0.read($1) })
  }

  private mutating func read(_ words: [String]) throws {
    let tasks = Task.allCases.map(\.rawValue)
    guard let first = words.first else { throw UsageError("'state' needs 'save' or 'check'") }
    guard let task = Task(rawValue: first) else {
      throw UsageError("'state' needs 'save' or 'check', not '\(first)'", first, among: tasks)
    }
    self.task = task
    files = Array(words.dropFirst())
    switch task {
    case .save: if files.count != 1 { throw UsageError("'state save' takes one graph") }
    case .check: if files.count != 2 { throw UsageError("'state check' takes two files: a release, and a graph") }
    }
  }

  func run() throws -> ExitStatus {
    switch task {
    case .save:
      if accepted != nil { throw UsageError("'--accept' needs 'state check'") }
      if comparesOutput, output == nil || output == "-" { throw UsageError("'--check' needs '-o'") }
      return try save()
    case .check:
      if output != nil { throw UsageError("'-o' needs 'state save'") }
      if comparesOutput { throw UsageError("'--check' needs 'state save'") }
      return try check()
    }
  }

  // MARK: - Saving

  private func save() throws -> ExitStatus {
    let output = output == "-" ? nil : output
    switch try CheckedFile.read(files[0], options, output: output) {
    case .none(let status), .broken(_, _, let status): return status
    case .graph(let graph, _):
      guard !graph.isFragment else { throw UsageError("'\(files[0])' is a fragment; save the graph that mounts it") }
      let bytes = Array(ReleaseFile(graph).json.text.utf8)
      guard let output else {
        try OutputStream.standardOutput.write(bytes)
        return .success
      }
      if !comparesOutput {
        try OutputFile.write(bytes, to: output)
        return .success
      }
      guard case .file(let old) = InputFile.load(output) else {
        try OutputStream.standardError.write("\(output): the file does not exist\n" as PrintedText)
        return .invalid
      }
      if old.bytes == bytes { return .success }
      try OutputStream.standardError.write(
        "\(output): the file differs from the graph; write it again with 'navc state save'\n" as PrintedText)
      return .invalid
    }
  }

  // MARK: - Checking

  /// The messages about both sides.
  private struct Sides {
    var printer: MessagePrinter
    var isUnreadable = false
  }

  private func check() throws -> ExitStatus {
    var accepted = try AcceptedEffects(file: self.accepted)
    var sides = Sides(printer: MessagePrinter(quiet))
    let old = try release(files[0], &sides)
    let new = try graph(files[1], &sides)
    try sides.printer.finish()
    if sides.isUnreadable { return .failure }
    guard let old, let new else { return sides.printer.status }
    var failing = FailingEffects()
    failing.areas = [.state]
    let report = DiffReport(
      GraphDiff(from: old, to: new).losses, old: DiffReport.Source(path: files[0], revision: nil),
      new: DiffReport.Source(path: files[1], revision: nil), failing: failing, accepting: &accepted)
    try write(report, unseen: new.graph.unseenTypes)
    let isUnused = try reportUnused(accepted)
    return report.isFailing || isUnused && options.strictness == .strict ? .invalid : .success
  }

  /// Warnings of the graphs belong to `validate`.
  private var quiet: MessageOptions {
    var quiet = options
    quiet.verbosity = .quiet
    quiet.strictness = .lenient
    return quiet
  }

  /// Reads a graph, or the file of a release.
  private func release(_ path: String, _ sides: inout Sides) throws -> GraphDiff.Side? {
    guard case .file(let file) = InputFile.load(path), file.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{")
    else {
      return try graph(path, &sides)
    }
    let release: ReleaseFile
    do throws(ReleaseFile.ReadingError) {
      release = try ReleaseFile(reading: file.bytes)
    } catch {
      // A graph can begin with a brace, too.
      if !path.hasSuffix(".json") { return try graph(path, &sides) }
      throw UsageError("'\(path)' \(error.text)")
    }
    let store = ListedFiles(release.files)
    guard let last = release.files.last else { return nil }
    let result = Compiler.check(store.file(last.path), mounting: store)
    guard let graph = result.graph else {
      throw UsageError("'\(path)' was edited, or this navc cannot read it: \(result.diagnostics.firstError ?? "")")
    }
    return GraphDiff.Side(graph, result.files)
  }

  private func graph(_ path: String, _ sides: inout Sides) throws -> GraphDiff.Side? {
    switch InputFile.load(path) {
    case .unreadable(let file, let diagnostic):
      try sides.printer.add(Compiler.Result(file: file, diagnostics: DiagnosticBag([diagnostic])))
      sides.isUnreadable = true
      return nil
    case .file(let file):
      var compilation = Compilation(MountDirectory(root: options.root, of: file), keeping: .graphAndDeclarations)
      let result = compilation.check(file)
      try sides.printer.add(result)
      return result.graph.map { GraphDiff.Side($0, result.files, declarations: result.declarations) }
    }
  }

  private func write(_ report: DiffReport, unseen: [String]) throws {
    switch form {
    case .text:
      var text = DiffText.text(report)
      if !unseen.isEmpty {
        text.append(
          "\(report.new.path): note: navc cannot compare the saved values of \(unseen.joined(separator: ", "))\n")
      }
      try OutputStream.standardOutput.write(text)
    case .json:
      let json = JSONValue.object([
        ("version", .number(ReleaseFile.version)), ("diff", DiffJSON.value(report)),
        ("unseenTypes", .array(unseen.map { .string($0) })),
      ])
      try OutputStream.standardOutput.write(Array(json.text.utf8))
    }
  }

  /// Reports lines that no loss matches. Returns whether there are any.
  private func reportUnused(_ accepted: AcceptedEffects) throws -> Bool {
    for line in accepted.unused where options.verbosity == .normal || options.strictness == .strict {
      let place: PrintedText = "\(self.accepted ?? ""):\(line.number)"
      try OutputStream.standardError.write("\(place): warning: no loss matches '\(line.effect) \(line.subject)'\n")
    }
    return !accepted.unused.isEmpty
  }
}

extension ReleaseFile.ReadingError {
  fileprivate var text: String {
    switch self {
    case .notJSON: "is not JSON"
    case .notARelease: "is not a file of 'navc state save'"
    case .version(let version): "has the version \(version); this navc reads version \(ReleaseFile.version)"
    }
  }
}

extension DiagnosticBag {
  fileprivate var firstError: String? { diagnostics.first { $0.severity == .error }?.message }
}

extension AcceptedEffects {
  /// Reads the effects in a file, if there is one.
  ///
  /// - Throws: A ``UsageError`` if the file or a line cannot be read.
  init(file path: String?) throws {
    guard let path else {
      self.init()
      return
    }
    guard case .file(let file) = InputFile.load(path), let text = String(validating: file.bytes, as: UTF8.self) else {
      throw UsageError("'\(path)' cannot be read")
    }
    self.init(text)
    if let line = unreadable.first {
      throw UsageError("\(path):\(line): the line is not an effect and a name, as in 'api-gone cart'")
    }
  }
}
