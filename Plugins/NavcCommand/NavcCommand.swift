import Foundation
import PackagePlugin

/// `swift package navc <verb> …`: runs navc on the current package.
///
/// The plugin forwards its arguments. `swift package navc validate` without a file validates all graphs of the
/// package's targets. If navc fails, SwiftPM exits with status 1 and prints navc's own status.
@main
struct NavcCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let navc = try context.tool(named: "navc").url
    let process = Process()
    process.executableURL = navc
    process.arguments = arguments
    let words = CommandLineWords(arguments, optionsWithValue: try CommandDescription(of: navc).optionsWithValue)
    if words.operands == ["validate"] {
      let graphs = graphs(of: context.package)
      guard !graphs.isEmpty else {
        Diagnostics.error("no target of this package contains a file whose name ends in '.nav.yaml'")
        return
      }
      process.arguments =
        (words.options.contains("--root") ? [] : ["--root", "."]) + arguments + (words.endsOptions ? [] : ["--"])
        + graphs
      process.currentDirectoryURL = context.package.directoryURL
    } else if words.writesTests, !words.options.contains("--import"), words.operands.count == 2,
      let module = module(of: words.operands[1], in: context.package)
    {
      process.arguments = ["--import", module] + arguments
    }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Stopped(signal: process.terminationStatus) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The module of a graph's generated code: the target whose plugin generates it.
  private func module(of graph: String, in package: Package) -> String? {
    let url = URL(filePath: graph).standardizedFileURL
    return package.targets.compactMap(\.sourceModule).first { module in
      module.sourceFiles.contains { $0.url.standardizedFileURL == url }
    }?.moduleName
  }

  /// The graphs of a package, relative to its directory as in messages.
  private func graphs(of package: Package) -> [String] {
    let base = package.directoryURL.path(percentEncoded: false)
    return package.targets
      .flatMap { $0.sourceModule?.sourceFiles.map(\.url) ?? [] }
      .map { $0.path(percentEncoded: false) }
      .filter { $0.hasSuffix(".nav.yaml") }
      .map { $0.hasPrefix(base) ? String($0.dropFirst(base.count)) : $0 }
      .sorted()
  }
}

/// The verbs and options of navc, as `navc help --format json` lists them.
private struct CommandDescription: Decodable {
  private let verbs: [Verb]

  private struct Verb: Decodable {
    let options: [Option]
  }

  private struct Option: Decodable {
    let name: String
    let takesNextWord: Bool
  }

  init(of navc: URL) throws {
    let (process, output) = (Process(), Pipe())
    process.executableURL = navc
    process.arguments = ["help", "--format", "json"]
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    self = try JSONDecoder().decode(CommandDescription.self, from: text)
  }

  /// The options whose value may be a separate word.
  var optionsWithValue: Set<String> {
    Set(verbs.flatMap(\.options).filter(\.takesNextWord).map(\.name))
  }
}

/// The words of a command line. They show whether it names a file, and whether it writes Swift tests.
private struct CommandLineWords {
  var operands: [String] = []
  var options: Set<String> = []
  var values: [String: String] = [:]
  /// Whether there is a `--`. No option follows it.
  var endsOptions = false

  init(_ arguments: [String], optionsWithValue: Set<String>) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if endsOptions || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        endsOptions = true
      } else {
        let name = String(word.prefix { $0 != "=" })
        options.insert(name)
        if optionsWithValue.contains(word) {
          values[name] = rest.popFirst()
        } else if name != word {
          values[name] = String(word.dropFirst(name.count + 1))
        }
      }
    }
  }
}

extension CommandLineWords {
  /// Whether the command writes Swift tests, or a page that saves tests.
  var writesTests: Bool {
    switch operands.first {
    case "paths": values["--format"] == "swift"
    case "run":
      values["--record"]?.hasSuffix(".swift") == true || options.contains("--html") || options.contains("--serve")
    default: false
    }
  }
}

/// A signal stopped navc.
private struct Stopped: Error, CustomStringConvertible {
  let signal: Int32
  var description: String { "navc was stopped by signal \(signal)" }
}
