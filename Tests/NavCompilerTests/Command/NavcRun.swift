import Foundation
import Testing

/// One run of the built program, which is in the same folder as the tests.
struct NavcRun {
  var status: Int32
  var output: String
  var errors: String

  static var executable: URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    // The test runner of a bundle is in another folder, but its command line names the bundle.
    for argument in CommandLine.arguments where argument.contains(".xctest") {
      folder = URL(filePath: String(argument.prefix { $0 != "\n" })).deletingLastPathComponent()
    }
    return folder.appending(path: "navc")
  }

  init(
    _ arguments: [String], input: String = "", in folder: Folder, environment: [String: String] = [:],
    by program: URL = Self.executable, meanwhile: () throws -> Void = {},
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try #require(
      FileManager.default.isExecutableFile(atPath: Self.executable.path()), "navc is built beside the tests",
      sourceLocation: sourceLocation)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    let (outputFile, errorFile, inputFile) = (folder.file(".output"), folder.file(".errors"), folder.file(".input"))
    try Data(input.utf8).write(to: inputFile)
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    try meanwhile()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: outputFile, encoding: .utf8)
    errors = try String(contentsOf: errorFile, encoding: .utf8)
    for file in [outputFile, errorFile, inputFile] { try FileManager.default.removeItem(at: file) }
  }
}

extension NavcRun {
  /// Runs a shell script in which `$navc` is the program. Only a shell can pass file names that are not valid text.
  init(shell script: String, in folder: Folder) throws {
    try self.init(
      ["-c", script], in: folder, environment: ["navc": Self.executable.path(percentEncoded: false)],
      by: URL(filePath: "/bin/sh"))
  }
}

/// A folder for one test, removed with this object.
final class Folder {
  let url: URL

  /// Creates a folder with these texts, by file name.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "navc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL { url.appending(path: name) }

  /// Writes a file, and creates its folder if necessary.
  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(name))
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  /// The names in the folder, including hidden ones.
  var names: [String] {
    get throws { try names(in: "") }
  }

  func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file(name).path(percentEncoded: false)).sorted()
  }
}

/// Graphs that the tests of the command use.
enum Sample {
  static let valid = shop("screens:\n  a: { push: { go: b } }\n  b: { unwind: { close: previous } }\n")
  static let broken = shop("screens:\n  a: { push: { go: c } }\n  b:\n").replacing("  b:\n", with: "")
  static let warned = shop("facts: { f: Bool }\nscreens: { a: }\n")
  static let brokenMessage = """
    a.nav.yaml:5:20: error: no screen is called 'c' [unknown-screen]
       5 |   a: { push: { go: c } }
         |                    ^

    """
  static let brokenRun = brokenMessage + summary("1 error in 1 file")

  /// The last line of a run with messages.
  static func summary(_ counts: String, fixes: Int = 0) -> String {
    let fixing = fixes > 0 ? ", 'navc validate --fix' to fix \(fixes)" : ""
    return "\(counts); run 'navc explain ID' for details\(fixing)\n"
  }
}
