import Foundation
import Testing

/// The Swift compiler, called as in a build of an app: with the strictest settings, and with warnings as errors.
enum SwiftCompiler {
  struct Module {
    var name: String
    var sources: [String]

    /// Whether the module has the app's types, which do not depend on the isolation of the targets that use them.
    var isModel: Bool { name.hasSuffix("Model") }

    /// The app's own module.
    static func app(_ sources: [String]) -> Module { Module(name: "App", sources: sources) }
    static func app(_ sources: String...) -> Module { app(sources) }
  }

  /// The default isolation of a target: none, or the default of new app targets in Xcode.
  enum DefaultIsolation: CaseIterable {
    case none, mainActor

    fileprivate var setting: [String] {
      switch self {
      case .none: []
      case .mainActor: ["-default-isolation", "MainActor"]
      }
    }
  }

  /// Type-checks modules in order. Each module can import the previous ones.
  ///
  /// Each isolation takes the same time again, so only tests of the entire generated code check both.
  ///
  /// - Returns: The compiler's messages for the first module that fails, or an empty string.
  static func check(_ modules: Module..., under isolations: [DefaultIsolation] = [.none]) throws -> String {
    for isolation in isolations {
      let said = try check(modules, under: isolation)
      if !said.isEmpty { return said }
    }
    return ""
  }

  /// The messages of a kind, `error` or `warning`, in the compiler's output.
  static func messages(_ kind: String, in said: String) -> [String] {
    said.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: ": \(kind): "), line.first != " " else { return nil }
      return String(line[start.upperBound...])
    }
  }

  private static func check(_ modules: [Module], under isolation: DefaultIsolation) throws -> String {
    try inTemporaryDirectory { directory in
      for module in modules {
        let files = try write(module.sources, to: directory, as: "\(module.name)-")
        let output = directory.appending(path: "\(module.name).swiftmodule").path()
        let said = try run(
          "swiftc",
          settings + (module.isModel ? [] : isolation.setting) + [
            "-I", directory.path(), "-module-name", module.name, "-emit-module", "-emit-module-path", output,
          ]
            + files)
        if !said.isEmpty { return said }
      }
      return ""
    }
  }

  /// Code that uses generated modules from another module.
  struct Callers {
    let module: String
    let package: String
    var files: [(name: String, text: String)] = []
  }

  /// Type-checks modules, and then code that uses them.
  ///
  /// - Parameters:
  ///   - modules: The modules in order.
  ///   - callers: The code, with one name for each file.
  /// - Returns: The messages for the first module that fails, and the errors in each file with code.
  /// - Throws: The errors of the file system and of processes.
  static func check(
    _ modules: [Module], callers: [Callers]
  ) throws -> (modules: String, errors: [String: [String]]) {
    try inTemporaryDirectory { directory in
      for module in modules {
        let files = try write(module.sources, to: directory, as: "\(module.name)-")
        let output = directory.appending(path: "\(module.name).swiftmodule").path()
        let said = try run(
          "swiftc",
          settings + [
            "-enable-testing", "-I", directory.path(), "-module-name", module.name, "-emit-module",
            "-emit-module-path", output,
          ] + files)
        if !said.isEmpty { return (said, [:]) }
      }
      var errors: [String: [String]] = [:]
      for caller in callers where !caller.files.isEmpty {
        let folder = directory.appending(path: caller.module)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in caller.files {
          try file.text.write(to: folder.appending(path: "\(file.name).swift"), atomically: true, encoding: .utf8)
        }
        var own = settings.filter { $0 != "-warnings-as-errors" }
        if let index = own.firstIndex(of: "emission") { own[index] = caller.package }
        let said = try run(
          "swiftc",
          own + ["-I", directory.path(), "-module-name", caller.module, "-typecheck", "-wmo"]
            + caller.files.map { folder.appending(path: "\($0.name).swift").path() })
        for line in said.split(separator: "\n") where line.hasPrefix(folder.path()) || line.hasPrefix("<unknown>") {
          // A fact that is not async anymore makes an `await` superfluous.
          let isError = line.contains(": error: ") || line.contains("no 'async' operations occur")
          guard isError else { continue }
          let name = line.dropFirst(folder.path().count + 1).prefix { $0 != "." }
          errors[String(name), default: []].append(String(line.split(separator: "/").last ?? line))
        }
      }
      return ("", errors)
    }
  }

  /// Compiles a module of the package for a target without key paths, `any`, and Foundation. Returns the compiler's
  /// messages.
  static func checkEmbedded(_ module: String) throws -> String {
    let folder = package.appending(path: "Sources/\(module)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
    return try inTemporaryDirectory { directory in
      try run(
        "swiftc",
        ["-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-package-name", "emission"]
          + ["-enable-experimental-feature", "Embedded", "-wmo", "-module-name", module, "-c"]
          + ["-o", directory.appending(path: "module.o").path()]
          + files.sorted().map { folder.appending(path: $0).path() })
    }
  }

  /// Type-checks a `Package.swift`, and returns the compiler's messages.
  static func check(manifest: String) throws -> String {
    try inTemporaryDirectory { directory in
      let file = directory.appending(path: "Package.swift")
      try manifest.write(to: file, atomically: true, encoding: .utf8)
      let version = try #require(manifest.firstMatch(of: /swift-tools-version: (\d+\.\d+)/)).1
      let target = try JSONDecoder().decode(TargetInfo.self, from: Data(run("swiftc", ["-print-target-info"]).utf8))
      return try run(
        "swiftc",
        [
          "-swift-version", "6", "-typecheck", "-I", "\(target.paths.runtimeResourcePath)/pm/ManifestAPI",
          "-package-description-version", "\(version).0", file.path(),
        ])
    }
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }

  /// Builds a program of one module with the runtime and its in-memory host, and runs it.
  ///
  /// - Returns: The output of the program, or the compiler's messages.
  static func run(program sources: String...) throws -> String { try run(program: sources, []) }

  /// Builds tests as a program, runs them, and returns the output.
  static func test(_ sources: [String]) throws -> String {
    let runner = """
      import Testing
      @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """
    return try run(program: sources + [runner], ["--testing-library", "swift-testing"])
  }

  /// Builds a program of several files, and runs it with arguments.
  static func run(program sources: [String], _ arguments: [String] = []) throws -> String {
    try inTemporaryDirectory { directory in
      let files = try write(sources, to: directory, as: "Program")
      let isolated = settings + DefaultIsolation.mainActor.setting
      let checked = try run("swiftc", isolated + ["-module-name", "Program", "-typecheck"] + files)
      guard checked.isEmpty else { return checked }
      let build = URL(filePath: builtModules).deletingLastPathComponent()
      let objects = try ["NavTable", "NavRuntime", "NavTesting"].flatMap { name in
        let folder = build.appending(path: "\(name).build")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        // A build keeps the objects of deleted files.
        let sources = try Set(
          FileManager.default.subpathsOfDirectory(atPath: package.appending(path: "Sources/\(name)").path())
            .map { "\(URL(filePath: $0).lastPathComponent).o" })
        return names.filter(sources.contains).sorted().map { folder.appending(path: $0).path() }
      }
      let program = directory.appending(path: "program").path()
      let said = try run("swiftc", settings + ["-module-name", "Program", "-Onone", "-o", program] + files + objects)
      return said.isEmpty ? try run(program, arguments) : said
    }
  }

  /// Runs `swift-format lint --strict` with its default configuration, and returns its messages.
  static func lint(_ sources: [String]) throws -> String {
    try inTemporaryDirectory { directory in
      try run("swift", ["format", "lint", "--strict"] + write(sources, to: directory, as: "Generated"))
    }
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let settings =
    [
      "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-package-name", "emission", "-I",
      builtModules,
    ]
    + [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
      "InferIsolatedConformances",
    ].flatMap { ["-enable-upcoming-feature", $0] }

  /// The folder with NavRuntime's module, next to the bundle of the tests.
  private static var builtModules: String {
    let products = Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    let candidates = [
      products, Bundle.main.bundleURL, URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
    ]
    let modules = candidates.map { $0.appending(path: "Modules") }
    return (modules.first { FileManager.default.fileExists(atPath: $0.path()) } ?? modules[0]).path()
  }

  private final class Marker {}

  /// Runs a tool of the toolchain, and returns its output.
  private static func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty ? text : "\(tool) failed without a word"
  }

  /// Writes one file per source, and returns their paths.
  private static func write(_ sources: [String], to directory: URL, as name: String) throws -> [String] {
    try sources.enumerated().map { index, source in
      let file = directory.appending(path: "\(name)\(index).swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      return file.path()
    }
  }

  private static func inTemporaryDirectory<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let directory = FileManager.default.temporaryDirectory.appending(path: "navc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    return try body(directory)
  }
}

extension [SwiftCompiler.DefaultIsolation] {
  static var all: Self { Element.allCases }
}
