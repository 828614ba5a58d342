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
  func check(_ file: SourceFile, mounting store: ListedFiles = ListedFiles()) -> SourceFile? {
    let comment = Testing.Comment(rawValue: String(decoding: file.bytes.prefix(2_000), as: UTF8.self).debugDescription)
    let bytes: [UInt8]
    switch Formatter.format(file) {
    case .unchanged:
      checkColumns(file)
      return file
    case .changed(let changed): bytes = changed
    case .notYAML: return nil
    case .failed:
      Issue.record("the self-check fails: \(comment)")
      return nil
    }
    let result = SourceFile(path: file.path, bytes: bytes, number: file.number)
    if case .unchanged = Formatter.format(result) {} else { Issue.record("the second layout differs: \(comment)") }
    checkColumns(result)
    let (old, new) = (Compiler.check(file, mounting: store), Compiler.check(result, mounting: store))
    let ids = { (result: Compiler.Result) in result.diagnostics.diagnostics.map(\.rule.id) }
    #expect(ids(old) == ids(new), comment)
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

  /// Checks that a line passes column 120 only because of one scalar or comment.
  private func checkColumns(_ file: SourceFile, sourceLocation: SourceLocation = #_sourceLocation) {
    var interner = Interner()
    guard let tree = NodeTree.read(file, interner: &interner).tree,
      let trivia = try? TriviaReader.trivia(of: tree)
    else { return }
    let flows = trivia.nodes.enumerated().filter { $1.isFlow && $1.end > $0 + 1 }.map(\.element.range)
    var start = 0
    for line in file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let range = start..<start + line.count
      start = range.upperBound + 1
      guard Self.columns(line) > 120 else { continue }
      let comment = trivia.comments.lazy.map(\.range).first { range.contains($0.lowerBound) }
      let text = range.lowerBound..<(comment?.lowerBound ?? range.upperBound)
      let isLong = Self.columns(file.bytes[text].reversed().drop { $0 == 0x20 }) > 120
      // A flow collection ends on the line that it begins on.
      let hasFlow = flows.contains { text.contains($0.lowerBound) }
      #expect(!isLong || !hasFlow, "\(String(decoding: line, as: UTF8.self))", sourceLocation: sourceLocation)
      // A comment that does not fit is not aligned, unless it is on a separate line.
      let gap = file.bytes[text].reversed().prefix { $0 == 0x20 }.count
      #expect(
        comment == nil || gap == 2 || gap == text.count, "\(String(decoding: line, as: UTF8.self))",
        sourceLocation: sourceLocation)
    }
  }

  private static func columns(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  private func checkValidGraphs(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var choices = Choices(seed: seed)
      let graph = ValidGraph(named: "Random", &choices)
      for file in graph.files { check(graph.store.file(file.path), mounting: graph.store) }
    }
  }

  @Test func randomValidGraphs() { checkValidGraphs(0..<150) }

  @Test(.thorough) func manyRandomValidGraphs() { checkValidGraphs(150..<800) }

  @Test(.whole) func tenThousandRandomValidGraphs() { checkValidGraphs(0..<10_000) }

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
        case 1: bytes.insert(contentsOf: RandomYAML.pieces[random.below(RandomYAML.pieces.count)].utf8, at: place)
        default:
          let end = min(bytes.count, place + random.below(20))
          bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
        }
      }
      check(SourceFile(path: "a.nav.yaml", bytes: bytes))
    }
  }

  private func checkRandomYAML(_ seeds: Range<UInt64>) {
    for seed in seeds {
      check(SourceFile(path: "a.nav.yaml", text: RandomYAML.document(seed: seed)))
      check(SourceFile(path: "a.nav.yaml", text: RandomYAML.ofPieces(seed: seed)))
    }
  }

  @Test func mutatedBytes() { checkMutations(0..<1_500) }

  @Test func randomYAML() { checkRandomYAML(0..<3_000) }

  @Test(.whole) func manyMutatedBytes() { checkMutations(2_000..<40_000) }

  @Test(.whole) func muchRandomYAML() { checkRandomYAML(3_000..<150_000) }

  @Test func deepNesting() {
    let depth = 60
    check(
      SourceFile(path: "a", text: String(repeating: "{a: ", count: depth) + "1" + String(repeating: "}", count: depth)))
    check(SourceFile(path: "a", text: String(repeating: "- ", count: depth) + "1\n"))
    #expect(layout(String(repeating: "[", count: 10_000)) == nil)
  }

  /// Files near the limits. `make bench` measures their time.
  @Test(.thorough) func largeFiles() {
    let entry = "s: {title: no, push: {a: s1}}, "
    check(SourceFile(path: "a", text: "{a: [" + String(repeating: "{\(entry)}, ", count: 40_000) + "]}"))
    check(SourceFile(path: "a", text: "a: " + String(repeating: "x", count: 5 << 20)))
    check(SourceFile(path: "a", text: String(repeating: "a: 1 # c\n# d\n", count: 50_000)))
    check(SourceFile(path: "a", text: "a: [\n" + String(repeating: "# c\n", count: 100_000) + "]"))
    check(SourceFile(path: "a", text: String(repeating: "# c\n", count: 100_000) + "a:  1"))
    check(SourceFile(path: "a", text: "a:  |\n" + String(repeating: "  \n", count: 100_000) + "  b\n"))
  }
}
