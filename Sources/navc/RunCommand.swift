import NavCommandLine
import NavCompiler
import NavPlayer
import NavPrototype

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `navc run`: a prototype of the app in the terminal, for lines of standard input, or as a page.
struct RunCommand: RunnableCommand {
  private var file = ""
  private var options = MessageOptions()
  private var delivery: Set<Delivery> = []
  /// The path of the page, `-`, or `nil` for standard output.
  private var output: String?
  /// The port of the server, or `nil` for any free port.
  private var port: UInt16?
  /// The path of the saved walk, or `nil` to save none. The walk is a Swift test if the path ends in `.swift`,
  /// otherwise lines.
  private var record: String?
  private var isSlow = false
  /// The modules of the generated code, for saved tests.
  private var modules: [String] = []

  private enum Delivery {
    case page, server
  }

  static var verb: Verb {
    Verb(
      RunCommand.init, name: "run", usage: "[--html [-o OUT] | --serve [--port N]] [options] FILE",
      summary: "run a graph as a prototype of its app",
      details: """
        Checks the graph and runs it as a prototype, with the same guard as the app. In the terminal, each screen is a
        card, and its segues have keys. You can change facts, type arguments and open links. '?' lists the keys.

        If standard input is not a terminal, each of its lines is a step, such as 'press - openCart',
        'fact isSignedIn true', 'back' or 'wait 350'. The stack is printed after each step.

        '--html' writes the prototype as one page to OUT, or to standard output. If there are errors, it writes nothing.
        '--serve' shows the page at an address that only this machine can reach. The page is updated whenever FILE or a
        file that it mounts is saved, and shows the errors. Ctrl-C stops the server.
        """,
      examples: [
        Verb.Example("navc run shop.nav.yaml", "try the app in the terminal"),
        Verb.Example("navc run --record walk.swift shop.nav.yaml", "save your steps as a Swift test"),
        Verb.Example("navc run --html shop.nav.yaml -o shop.html", "write a page to send to a colleague"),
        Verb.Example("navc run --serve shop.nav.yaml", "see the page in a browser while you edit the graph"),
      ],
      options: [
        .flag("--html", "write the prototype as one page that works offline") { $0.delivery.insert(.page) },
        .output(\.output),
        .flag("--serve", "serve the page to this machine, and update it whenever the file is saved") {
          $0.delivery.insert(.server)
        },
        .text("--port", "N", "the port of the server; by default, any free port") { command, value in
          guard let number = UInt16(value), number > 0 else {
            throw UsageError("'--port' needs a number from 1 to 65535, not '\(value)'")
          }
          command.port = number
        },
        .text(
          "--record", "WALK", "save the walk at the end: as a Swift test if the name ends in .swift, otherwise as lines"
        ) { command, path in
          guard !path.isEmpty, path != "-" else { throw UsageError("'--record' needs the name of a file") }
          command.record = path
        },
        .flag("--slow", "play animations eight times slower, to try the guard by hand") { $0.isSlow = true },
        .importing(\.modules), .root(\.options),
      ] + CommandOption.messages(\.options),
      operands: .file { $0.file = $1 })
  }

  func run() throws -> ExitStatus {
    if !delivery.isEmpty {
      for (option, isGiven) in [("--record", record != nil), ("--slow", isSlow)] where isGiven {
        throw UsageError("'\(option)' works only in the terminal; a page has a button for it")
      }
    }
    guard delivery.count <= 1 else { throw UsageError("'--html' and '--serve' cannot be used together") }
    if port != nil, delivery != [.server] { throw UsageError("'--port' needs '--serve'") }
    if output != nil, delivery != [.page] { throw UsageError("'-o' needs '--html'") }
    switch delivery.first {
    case .page: return try writePage(to: output == "-" ? nil : output)
    case .server:
      guard file != "-" else { throw UsageError("'--serve' needs a file, not standard input") }
      var server = PageServer(file, modules, options, port: port)
      return try server.run()
    case nil: return try runInTerminal()
    }
  }

  private func writePage(to output: String?) throws -> ExitStatus {
    switch try CheckedFile.read(file, options, output: output) {
    case .none(let status), .broken(_, _, let status): return status
    case .graph(let graph, let files):
      let bytes = PrototypePage.bytes(of: graph, fileName: files[0].name, importing: modules)
      if let output {
        try OutputFile.write(bytes, to: output)
      } else {
        try OutputStream.standardOutput.write(bytes)
      }
      return .success
    }
  }

  /// Checks the graph and runs its prototype in the terminal, or for the lines of standard input.
  private func runInTerminal() throws -> ExitStatus {
    if !modules.isEmpty, record?.hasSuffix(".swift") != true {
      throw UsageError("'--import' needs '--record' with a name that ends in .swift")
    }
    guard file != "-" else { throw UsageError("'run' needs a file; it reads steps from standard input") }
    switch try CheckedFile.read(file, options, output: record, named: "--record") {
    case .none(let status), .broken(_, _, let status): return status
    case .graph(let graph, let files):
      let walk = RecordedWalk(graph: graph, file: files[0], record: record, modules: modules)
      let played = try PrototypeGraph(PrototypeGraphText.text(of: graph))
      guard isatty(STDIN_FILENO) == 1 else { return try play(lines: played, walk) }
      guard OutputStream.standardOutput.isTerminal else {
        throw UsageError("standard output is not a terminal; 'run' needs one to show pages")
      }
      try TerminalRun.start(played, walk, slowness: slowness, hasColour: hasColour)
      return .success
    }
  }

  /// The factor for the durations of animations.
  private var slowness: Double { isSlow ? 8 : 1 }

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
    if isSlow { _ = player.perform(.slow(slowness)) }
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
