import Foundation
import FuzzTargets
import NavCompiler
import SeededRandom
import TestTiers
import Testing

@testable import NavEditor

/// Properties of the layout, over the graphs of the repository, random valid graphs, and mutated bytes.
struct LayoutPropertiesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the graph files below a directory, in the order of their paths.
  private static func graphs(below folder: URL) -> [SourceFile] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".nav.yaml") && !$0.contains(".build/") }.sorted().compactMap { path in
      guard let bytes = try? [UInt8](Data(contentsOf: folder.appending(path: path))) else { return nil }
      return SourceFile(path: path, bytes: bytes)
    }
  }

  private static let repository = ["graphs", "Examples", "Documentation", "Fuzzing", "Hosts", "Tests"].flatMap {
    graphs(below: root.appending(path: $0).resolvingSymlinksInPath())
  }

  /// Checks all properties of one file.
  ///
  /// - Returns: The layout, or `nil` if the file is not YAML.
  @discardableResult
  private func check(_ file: SourceFile, mounting store: ListedFiles = ListedFiles()) -> SourceFile? {
    let comment = Testing.Comment(rawValue: String(decoding: file.bytes.prefix(2_000), as: UTF8.self).debugDescription)
    let bytes: [UInt8]
    switch Formatter.format(file) {
    case .unchanged: bytes = file.bytes
    case .changed(let changed): bytes = changed
    case .notYAML: return nil
    case .failed:
      Issue.record("the self-check fails: \(comment)")
      return nil
    }
    let result = SourceFile(path: file.path, bytes: bytes, number: file.number)
    if case .unchanged = Formatter.format(result) {} else { Issue.record("the second layout differs: \(comment)") }
    let (old, new) = (Compiler.check(file, mounting: store), Compiler.check(result, mounting: store))
    let ids = { (result: Compiler.Result) in result.diagnostics.diagnostics.map(\.rule.id) }
    // In a block, a key needs a colon, so navc does not explain that a comma ends the value before the key.
    let endsValue = old.diagnostics.diagnostics.contains { $0.message.contains("the comma ends the value") }
    if !endsValue { #expect(ids(old) == ids(new), comment) }
    if let graph = old.graph, let other = new.graph {
      let same = Self.swift(graph) == Self.swift(other)
      #expect(same, comment)
    }
    return result
  }

  /// Returns the generated Swift without the numbers of lines, which `#sourceLocation` repeats from the graph file.
  private static func swift(_ graph: Graph) -> String {
    String(decoding: Compiler.generate(graph, fileName: "a"), as: UTF8.self)
      .replacing(/#sourceLocation\(file:"a",line:[0-9]+\)/, with: "#sourceLocation")
  }

  @Test func graphsOfTheRepository() {
    #expect(Self.repository.count > 100)
    for file in Self.repository { check(file) }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus), "set NAVC_CORPUS to a directory of graphs"))
  func graphsOfTheCorpus() {
    for file in Self.graphs(below: URL(filePath: Self.corpus)) { check(file) }
  }

  private static let corpus = ProcessInfo.processInfo.environment["NAVC_CORPUS"] ?? "/nonexistent"

  @Test func linesPassColumn120OnlyForAScalarOrAComment() {
    for file in Self.repository {
      guard case .changed(let bytes) = Formatter.format(file) else { continue }
      for line in bytes.split(separator: 0x0A) where line.count(where: { $0 & 0xC0 != 0x80 }) > 120 {
        let text = String(decoding: line, as: UTF8.self)
        // The line of a block has no bracket before its comment or its scalar.
        #expect(!text.contains("{ ") || text.contains("#") || text.contains("\""), "\(text)")
      }
    }
  }

  private func checkValidGraphs(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var choices = Choices(seed: seed)
      let graph = ValidGraph(named: "Random", &choices)
      for file in graph.files { check(graph.store.file(file.path), mounting: graph.store) }
    }
  }

  @Test func randomValidGraphs() { checkValidGraphs(0..<150) }

  @Test(.thorough) func tenThousandRandomValidGraphs() { checkValidGraphs(0..<10_000) }

  /// The parts of YAML that a mutation inserts.
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", ": ", "- ", "? ", "\n", "\n\n", " ", "  ", "\t", "# c\n", " # c\n", "&x ", "*x ",
    "!t ",
    "'", "\"", "|\n", "|+\n", ">-\n", "|2\n", "\\", "a", "a: ", "é", "\r\n", "\r", "\u{85}", "\u{2028}", "---\n",
    "...\n",
    "%YAML 1.1\n", "<<: ", "~", "no", "{}", "[]", "\u{FEFF}", "-", "?",
  ]

  private func checkMutations(_ seeds: Range<UInt64>) {
    let files = Self.repository.filter { $0.bytes.count < 3_000 }
    for seed in seeds {
      var random = SplitMix(seed: seed)
      var bytes = files[random.below(files.count)].bytes
      if random.chance(50), bytes.count > 200 {
        let start = random.below(bytes.count - 200)
        bytes = Array(bytes[start..<start + 200])
      }
      for _ in 0..<1 + random.below(6) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(contentsOf: Self.pieces[random.below(Self.pieces.count)].utf8, at: place)
        default:
          let end = min(bytes.count, place + random.below(20))
          bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
        }
      }
      check(SourceFile(path: "a.nav.yaml", bytes: bytes))
    }
  }

  /// Texts of only a few characters reach rare forms of YAML.
  private func checkPieces(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix(seed: seed)
      let text = (0..<2 + random.below(14)).map { _ in Self.pieces[random.below(Self.pieces.count)] }.joined()
      // The self-check refuses a few keys after `?` that are not names: block scalars at the end of the file, and tags.
      let isRefused = text.split(separator: "?").count > 2 || "|>!".contains { text.contains($0) }
      if !text.contains("?") || !isRefused { check(SourceFile(path: "a.nav.yaml", text: text)) }
    }
  }

  @Test func mutatedBytes() {
    checkMutations(0..<2_000)
    checkPieces(0..<5_000)
  }

  @Test(.thorough) func manyMutatedBytes() {
    checkMutations(2_000..<40_000)
    checkPieces(5_000..<200_000)
  }

  @Test func deepNesting() {
    let depth = 60
    check(
      SourceFile(path: "a", text: String(repeating: "{a: ", count: depth) + "1" + String(repeating: "}", count: depth)))
    check(SourceFile(path: "a", text: String(repeating: "- ", count: depth) + "1\n"))
    #expect(layout(String(repeating: "[", count: 10_000)) == nil)
  }

  @Test func timeIsLinear() {
    let time = { (count: Int) in
      let text =
        "screens: {" + (0..<count).map { "s\($0): {title: no, push: {a: s1}}, # c" }.joined(separator: "\n") + "\n}"
      let file = SourceFile(path: "a.nav.yaml", text: text)
      return ContinuousClock().measure {
        if case .changed = Formatter.format(file) {} else { Issue.record("no layout") }
      }
    }
    _ = time(1_000)
    let (small, large) = (time(5_000), time(40_000))
    // Eight times the work, with room for a busy machine.
    #expect(large < small * 24, "\(small) and \(large)")
  }
}
