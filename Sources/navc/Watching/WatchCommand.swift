import NavCommandLine
import NavCompiler
import NavTable

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `navc watch`.
struct WatchCommand: RunnableCommand {
  private var operands: [String] = []
  private var options = MessageOptions()
  private var mode = Mode.always
  /// The program to run after a check without errors, with its arguments.
  private var program: [CommandLineWord] = []

  private enum Mode { case always, once }

  /// The time between two looks at the files, in microseconds.
  private static let interval: UInt32 = 200_000
  /// The time without a change before a check, in microseconds.
  private static let pause: UInt32 = 100_000

  static var verb: Verb {
    Verb(
      WatchCommand.init, name: "watch", usage: "[options] FILE… [--exec CMD…]",
      summary: "check graphs after each save",
      details: """
        Checks the graphs, and checks them again whenever they or the files that they mount are saved. A directory
        stands for the graphs in it. Press Ctrl-C to stop.

        With '--exec', navc runs a program after each check without errors, and stops it before the next run. The
        variable NAVC_FILES contains the checked files, one per line.
        """,
      examples: [
        Verb.Example("navc watch .", "check all graphs in this directory after each save"),
        Verb.Example(
          "navc watch shop.nav.yaml --exec navc render shop.nav.yaml -o shop.svg", "draw the graph after each save"),
      ],
      options: [
        .flag("--once", "exit after the first check, with its status") { $0.mode = .once },
        .rest("--exec", "CMD…", "the last option: run CMD after each check without errors") { $0.program = $1 },
        .root(\.options), .messageFormat(\.options),
      ] + CommandOption.messages(\.options),
      operands: .files { $0.operands = $1 })
  }

  func run() throws -> ExitStatus {
    if operands.contains("-") { throw UsageError("'watch' needs files, and standard input is not one") }
    let signals = StopSignals()
    var files = WatchedFiles(operands, root: options.root)
    var child: ChildProcess?
    defer { child?.stop() }
    while true {
      try announce()
      let check = try files.check()
      let status = try print(check)
      // After a check with errors, the program of the last valid graphs keeps running.
      if !program.isEmpty, check.errorCount == 0, status != .failure {
        child?.stop()
        child = nil
        child = try start(check)
      }
      if mode == .once {
        while let running = child, !running.hasEnded, !signals.isRaised { usleep(Self.interval / 10) }
        return status
      }
      repeat {
        usleep(Self.interval)
        if signals.isRaised { return .success }
      } while !files.haveChanged()
      // An editor can write a file in several steps.
      repeat {
        usleep(Self.pause)
        if signals.isRaised { return .success }
      } while files.haveChanged()
    }
  }

  private func start(_ check: WatchedFiles.Check) throws -> ChildProcess {
    do {
      return try ChildProcess(program.map(\.bytes), adding: ["NAVC_FILES": check.paths.joined(separator: "\n")])
    } catch {
      throw UsageError("'\(program[0].repaired)' cannot be run: \(error.description)")
    }
  }

  // MARK: - Output

  private var isText: Bool { options.format.name == TextFormat.name }
  private var clears: Bool { isText && OutputStream.standardOutput.isTerminal && mode == .always }

  /// Prints a line that stays until the check ends. Editors read it as the beginning of the messages.
  private func announce() throws {
    guard clears, options.verbosity == .normal else { return }
    try OutputStream.standardOutput.write("\(Self.localTime) checking\n" as PrintedText)
  }

  /// Prints the messages and a line with their number. A terminal is cleared before.
  private func print(_ check: WatchedFiles.Check) throws -> ExitStatus {
    if clears {
      try OutputStream.standardOutput.write(data: "\u{1B}[H\u{1B}[2J\u{1B}[3J")
    }
    var oneLine = options
    oneLine.documents = .oneLine
    var printer = MessagePrinter(oneLine, countsFixes: false)
    for result in check.results { try printer.add(result) }
    try printer.finish()
    let status = check.isUnreadable ? ExitStatus.failure : printer.status
    guard isText, mode == .always, options.verbosity == .normal else { return status }
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let counts =
      (printer.errorCount > 0 ? [count(printer.errorCount, "error")] : [])
      + (printer.warningCount > 0 ? [count(printer.warningCount, "warning")] : [])
    let text = counts.isEmpty ? "valid" : counts.joined(separator: ", ")
    try OutputStream.standardOutput.write("\(Self.localTime) \(text)\n" as PrintedText)
    return status
  }

  /// The local time, such as `12:03:07`.
  private static var localTime: String {
    var (now, parts) = (time_t(), tm())
    time(&now)
    localtime_r(&now, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
