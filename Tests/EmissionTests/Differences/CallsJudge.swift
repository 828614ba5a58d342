import FuzzTargets
import NavCompiler
import NavDiff

/// Compiles everything that a caller can write against old revisions with the new revisions.
///
/// Calls from other modules and other packages see less of the generated Swift, so each file is called from the
/// farthest module that its access permits.
struct CallsJudge {
  private(set) var pairs: [DifferencePair] = []
  private var graph: [String] = []
  private var parts: [String] = []
  private var callers: [String: SwiftCompiler.Callers] = [
    "internal": .init(module: "InternalCallers", package: "emission"),
    "package": .init(module: "PackageCallers", package: "emission"),
    "public": .init(module: "PublicCallers", package: "another"),
  ]

  /// The errors of a pair's files.
  struct Verdict {
    var calls: [String] = []
    var stubs: [String] = []
  }

  /// Adds a pair.
  ///
  /// - Throws: The messages of a file, if it has errors.
  mutating func add(_ pair: DifferencePair) throws {
    pairs.append(pair)
    for file in pair.new.files {
      let swift = try Emitted(file.path, of: pair.new.store).swift
      if file.module == nil { graph.append(swift) } else { parts.append(swift) }
    }
    let mounted = Set(Self.loaded(pair.new))
    let level = pair.old.files.last.map(Self.access) ?? "internal"
    for (index, file) in pair.old.files.enumerated() {
      // A fragment that the new graph does not mount is not part of the comparison.
      guard mounted.contains(file.path), Set(Self.loaded(pair.old)).contains(file.path) else { continue }
      let emitted = try Emitted(file.path, of: pair.old.store)
      let access = Self.access(file)
      let program = CallerProgram(for: emitted.swift, imports: Self.imports(access))
      callers[access]?.files.append(("calls-\(pair.number)-\(index)", program.swift))
      let stubs = Self.withPlainPages(emitted.stubs) + "\n" + Self.imports(level).joined(separator: "\n") + "\n"
      callers[level]?.files.append(("stubs-\(pair.number)-\(index)", stubs))
    }
  }

  /// The stubs with a struct for pages. A page without a declared type can be any value.
  private static func withPlainPages(_ stubs: String) -> String {
    stubs.replacing(/final class (\w+Page) \{/) { "struct \($0.1) {" }
  }

  private static func loaded(_ graph: ValidGraph) -> [String] {
    guard let last = graph.files.last else { return [] }
    return Compiler.check(graph.store.file(last.path), mounting: graph.store).files.map(\.path)
  }

  private static func imports(_ access: String) -> [String] {
    let testable = access == "internal" ? "@testable " : ""
    return ["\(testable)import Navigation", "\(testable)import \(ValidGraph.fragmentModule)", "import Model"]
  }

  private static func access(_ file: ValidGraph.File) -> String {
    for level in ["public", "package", "internal"] where file.yaml.contains("\naccess: \(level)\n") { return level }
    return file.yaml.contains("\nfragment: ") ? "public" : "internal"
  }

  /// Compiles everything. The result has the verdict of each pair, by its number.
  func verdicts() throws -> (modules: String, pairs: [Int: Verdict]) {
    let (modules, errors) = try SwiftCompiler.check(
      [
        .init(name: "Model", sources: [ValidGraph.model]),
        .init(name: ValidGraph.fragmentModule, sources: parts + ["import Model"]),
        .init(name: "Navigation", sources: graph),
      ], callers: callers.values.sorted { $0.module < $1.module })
    var verdicts: [Int: Verdict] = [:]
    for pair in pairs { verdicts[pair.number] = Verdict() }
    for (name, messages) in errors {
      let words = name.split(separator: "-")
      guard words.count == 3, let number = Int(words[1]) else { return (messages.joined(separator: "\n"), [:]) }
      if words[0] == "calls" { verdicts[number]?.calls += messages } else { verdicts[number]?.stubs += messages }
    }
    return (modules, verdicts)
  }

  /// The reason why a comparison is wrong, or `nil` if the compiler agrees with it.
  static func fault(_ pair: DifferencePair, _ verdict: Verdict) -> String? {
    var verdict = verdict
    let isAboutExits = { (effect: Effect) in effect.rule == .asksExit || effect.message.contains("the exit ") }
    // The code against a fragment's exits is the file that mounts the fragment.
    if (pair.breaks + pair.asks).contains(where: isAboutExits), !pair.mountsNewFragments {
      verdict.stubs.append("the old graph does not mount the new fragment")
    }
    switch (pair.breaks.isEmpty, pair.asks.isEmpty) {
    case (true, true):
      return (verdict.calls + verdict.stubs).first.map { "nothing breaks, but: \($0)" }
    case (true, false):
      if let error = verdict.calls.first { return "nothing breaks, but: \(error)" }
      return verdict.stubs.isEmpty ? "the stubs compile, but: \(pair.asks[0].message)" : nil
    case (false, _):
      return verdict.calls.isEmpty && verdict.stubs.isEmpty ? "all compiles, but: \(pair.breaks[0].message)" : nil
    }
  }
}
