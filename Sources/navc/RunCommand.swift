import NavCompiler
import NavPlayer
import NavPrototype

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `navc run`: a prototype of the app, in the terminal or for lines of standard input.
struct RunCommand {
  var file: String
  /// The path of the saved walk, or `nil` to save none. The walk is a Swift test if the path ends in `.swift`,
  /// otherwise lines.
  var record: String?
  /// The factor for the durations of animations.
  var slowness = 1.0
  var modules: [String] = []
  var options: Options

  /// Checks the graph and runs its prototype.
  func run() throws -> ExitStatus {
    switch try CheckedFile.read(file, options, output: record, named: .record) {
    case .none(let status), .broken(_, _, let status): return status
    case .graph(let graph, let files):
      let walk = RecordedWalk(graph: graph, file: files[0], record: record, modules: modules)
      let played = try PrototypeGraph(PrototypeGraphText.text(of: graph))
      guard isatty(STDIN_FILENO) == 1 else { return try play(lines: played, walk) }
      guard OutputStream.standardOutput.isTerminal else {
        throw UsageError("standard output is not a terminal; 'run' needs one to show pages", verb: .run)
      }
      try TerminalRun.start(played, walk, slowness: slowness, hasColour: hasColour)
      return .success
    }
  }

  private var hasColour: Bool {
    switch options.color {
    case .always: true
    case .never: false
    case .auto: getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    }
  }

  /// Performs the lines of standard input, and prints the stack after each line.
  private func play(lines graph: PrototypeGraph, _ walk: RecordedWalk) throws -> ExitStatus {
    var player = Prototype(graph)
    var steps: [PrototypeCommand] = []
    if slowness != 1 { _ = player.perform(.slow(slowness)) }
    try tell(PrototypeText.state(of: player, since: 0))
    var number = 0
    while let line = readLine() {
      number += 1
      if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { continue }
      let asked = player.record.asked
      guard let command = PrototypeCommand(line) else {
        try OutputStream.standardError.write("navc: line \(number) is not a step: \(line)\n" as PrintedText)
        return .invalid
      }
      if let error = player.perform(command), player.record.asked == asked {
        try OutputStream.standardError.write("navc: line \(number): \(error)\n" as PrintedText)
        return .invalid
      }
      steps.append(command)
      try tell(PrototypeText.state(of: player, since: asked))
    }
    try walk.save(steps)
    return .success
  }

  private func tell(_ text: String) throws {
    for line in text.split(separator: "\n") {
      try OutputStream.standardOutput.write("\(String(line))\n" as PrintedText)
    }
  }
}

/// The destination of a walk.
struct RecordedWalk {
  let graph: Graph
  let file: SourceFile
  /// The path, or `nil` to save no walk.
  let record: String?
  let modules: [String]

  /// Writes a walk, if there is a path.
  func save(_ steps: [PrototypeCommand]) throws {
    guard let record else { return }
    guard record.hasSuffix(".swift") else {
      return try OutputFile.write(Array(steps.map { $0.text + "\n" }.joined().utf8), to: record)
    }
    var test = try WalkTest(graph, fileName: file.name, importing: modules)
    do {
      try test.add(steps, titled: WalkTest.title(of: graph.texts.text(graph.name)))
    } catch {
      throw OutputError(reason: "step \(error.line) cannot be part of a test: \(error.reason)", name: record)
    }
    for line in try WalkTestFile(graph: graph, test: test, modules: modules, output: record).write() {
      try OutputStream.standardError.write("\(record): \(line)\n" as PrintedText)
    }
  }
}
