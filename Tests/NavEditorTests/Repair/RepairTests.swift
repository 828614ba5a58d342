import Foundation
import FuzzTargets
import NavCompiler
import SeededRandom
import Testing

@testable import NavEditor

/// Texts that libyaml refuses, as an author leaves them in the middle of a line.
@Suite struct RepairTests {
  /// Repairs a text. Expects that no line moves, and that unchanged lines are the same.
  private func repair(
    _ text: String, after accepted: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let repaired = try #require(
      Repair.repair(Array(text.utf8), after: accepted.map { Array($0.utf8) }), sourceLocation: sourceLocation)
    Self.checkLines(repaired, Array(text.utf8), sourceLocation: sourceLocation)
    return String(decoding: repaired.bytes, as: UTF8.self)
  }

  private static func checkLines(
    _ repaired: RepairedText, _ original: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (old, new) = (LineTable(original), LineTable(repaired.bytes))
    #expect(old.count == new.count, sourceLocation: sourceLocation)
    guard old.count == new.count else { return }
    for line in 0..<old.count {
      let (before, after) = (old.content(of: line, in: original), new.content(of: line, in: repaired.bytes))
      let isSame = original[before] == repaired.bytes[after]
      let isChanged = repaired.changedLines.contains(line)
      if !isSame, !isChanged { Issue.record("line \(line) changed", sourceLocation: sourceLocation) }
      for offset in after.lowerBound...after.upperBound {
        let mapped = repaired.originalOffset(offset)
        if !(before.lowerBound...before.upperBound).contains(mapped) {
          Issue.record("offset \(offset) leaves line \(line)", sourceLocation: sourceLocation)
        }
      }
    }
  }

  @Test func aBracketIsClosedOnItsLine() throws {
    let text = "screens:\n  a: { push: { b: c\n  c: {}\n"
    #expect(try repair(text) == "screens:\n  a: { push: { b: c } }\n  c: {}\n")
  }

  @Test func aBracketIsClosedOnTheLastLineThatFits() throws {
    let text = "screens:\n  a: {\n    push: { b: c },\n  c: {}\n"
    #expect(
      try repair(text).hasPrefix("screens:\n  a: {\n    push: { b: c } }\n  c: {}\n")
        || repair(text).contains("b: c }, }"))
  }

  @Test func aQuoteIsClosedOnItsLine() throws {
    let text = "screens:\n  a: { title: \"Ca\n  c: { title: \"X\" }\n"
    #expect(try repair(text) == "screens:\n  a: { title: \"Ca\" }\n  c: { title: \"X\" }\n")
  }

  @Test func aWordBecomesAKey() throws {
    #expect(try repair("screens:\n  a: {}\n  b\n  c: {}\n") == "screens:\n  a: {}\n  b:\n  c: {}\n")
  }

  @Test func theBeginningOfOneKeyIsThatKey() throws {
    #expect(try repair("navc: 1\nscre\n  a: {}\n").hasPrefix("navc: 1\nscreens:\n  a: {}"))
    #expect(try repair("screens:\n  a:\n    title: A\n    pre\n      b: c\n").contains("    present:\n      b: c"))
  }

  @Test func theKeyOfTheAcceptedLineIsKept() throws {
    let accepted = "facts:\n  a: Bool\nscreens:\n  catalog:\n    title: X\n"
    let text = "facts:\n  a: Bool\nscreens:\n  cat\n    title: X\n"
    #expect(try repair(text, after: accepted) == accepted)
  }

  @Test func aQuotedWordBecomesAKey() throws {
    #expect(try repair("screens:\n  \"a b\n    title: X\n  c: {}\n") == "screens:\n  \"a b\":\n    title: X\n  c: {}\n")
  }

  @Test func anEmptyLineBecomesTheKeyOfItsBlock() throws {
    let text = "screens:\n  a: {}\n  \n    title: X\n  c: {}\n"
    #expect(try repair(text) == "screens:\n  a: {}\n  _:\n    title: X\n  c: {}\n")
  }

  @Test func conflictMarkersAndTabsAreRemoved() throws {
    #expect(
      try repair("screens:\n<<<<<<< HEAD\n  a: {}\n=======\n  b: {}\n>>>>>>> other\n")
        == "screens:\n\n  a: {}\n\n  b: {}\n\n")
    #expect(try repair("screens:\n\ta: {}\n\tb: {}\n") == "screens:\n  a: {}\n  b: {}\n")
  }

  @Test func lineEndsAreKept() throws {
    #expect(try repair("screens:\r\n  a: {\r\n  b: {}\r\n") == "screens:\r\n  a: { }\r\n  b: {}\r\n")
  }

  /// The number of changed texts that a repair reads. Besides them, it reads the text at the start, without unreadable
  /// characters, and by its indentation.
  private static func attempts(_ text: [UInt8], after accepted: [UInt8]? = nil) -> Int {
    var readable = LineText(text)
    readable.removeUnreadable()
    let others = [text, readable.bytes, IndentReading.read(readable).bytes]
    var count = 0
    _ = Repair.repair(text, after: accepted) { bytes in
      if !others.contains(bytes) { count += 1 }
      return Repair.failure(of: bytes)
    }
    return count
  }

  @Test func thereAreAtMost16Attempts() throws {
    /// A text with lines that each need an attempt.
    func text(_ count: Int) -> String {
      "screens:\n" + (0..<count).map { "  s\($0): { title: T }\n  w\($0)\n" }.joined()
    }
    /// Repairs that text. The title of a line is lost if the line is read by its indentation alone.
    func titles(_ count: Int) throws -> Int {
      try repair(text(count)).split(separator: "\n").count { $0.contains("T") }
    }
    #expect(try titles(16) == 16)
    #expect(Self.attempts(Array(text(16).utf8)) == 16)
    #expect(try titles(17) == 0)
    #expect(Self.attempts(Array(text(17).utf8)) == 16)
    #expect(Self.attempts(Array(text(1_000).utf8)) == 16)
    let hostile = [String(repeating: "[", count: 500), "a: 'b\n- \"c\n  {", "\t\u{0}: [}", "? {\n: ]\n", "&a &b *c\n"]
    for text in hostile + hostile.map({ String(repeating: $0 + "\n", count: 100) }) {
      #expect(Self.attempts(Array(text.utf8)) <= 16, "\(text.prefix(40))")
    }
  }

  /// If all attempts fail, the original lines are read by their indentation.
  @Test func failedAttemptsLeaveNoTrace() throws {
    let lines = (0..<20).map { "  s\($0): { title: \"T\"\n" }.joined()
    let keys = (0..<20).map { "  s\($0):\n" }.joined()
    #expect(try repair("screens:\n" + lines) == "screens:\n" + keys)
    #expect(try repair("screens:\n\ta: {}\n" + lines) == "screens:\n  a:\n" + keys)
    #expect(try repair("<<<<<<< HEAD\nscreens:\n" + lines) == "\nscreens:\n" + keys)
  }

  /// Random texts, with and without a last accepted text.
  @Test func noTextHasMoreAttempts() {
    var random = SplitMix(seed: 11)
    var most = 0
    for seed in 0..<UInt64(150) {
      var choices = Choices(seed: seed)
      guard let file = ValidGraph(named: "Random", &choices).files.first else { continue }
      var bytes = Array(file.yaml.utf8)
      for _ in 0..<Int.random(in: 1...40, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] = Array("{}[]\"':,\t\n &*|-?".utf8).randomElement(using: &random) ?? 0
      }
      let accepted = Bool.random(using: &random) ? Array(file.yaml.utf8) : nil
      most = max(most, Self.attempts(bytes, after: accepted))
    }
    #expect(most == 16)
  }

  /// Cuts one line of a valid graph. All names that other lines declare are kept in 97 % of the cuts.
  @Test(arguments: [false, true]) func namesOnOtherLinesAreKept(_ hasAccepted: Bool) {
    var random = SplitMix(seed: 5)
    var (cuts, complete, seed, names, kept) = (0, 0, UInt64(0), 0, 0)
    while cuts < (hasAccepted ? 2_000 : 700) {
      seed += 1
      var choices = Choices(seed: seed)
      for file in ValidGraph(named: "Random", &choices).files where cuts < 2_000 {
        let original = Array(file.yaml.utf8)
        guard let declared = Self.names(original) else { continue }
        let lines = LineTable(original)
        for _ in 0..<12 {
          let line = Int.random(in: 0..<lines.count, using: &random)
          let content = lines.content(of: line, in: original)
          guard !content.isEmpty else { continue }
          let place = Int.random(in: content, using: &random)
          let cut = Array(original[..<place] + original[content.upperBound...])
          guard Self.names(cut) == nil else { continue }
          cuts += 1
          let expected = declared.filter { lines.line(at: $0.offset) != line }.map(\.name)
          let repaired = Repair.repair(cut, after: hasAccepted ? original : nil)
          if let repaired, cuts % 20 == 0 { Self.checkLines(repaired, cut) }
          var found = Self.counts(repaired.flatMap { Self.names($0.bytes) }.map { $0.map(\.name) } ?? [])
          var missing = 0
          for name in expected {
            if let count = found[name], count > 0 { found[name] = count - 1 } else { missing += 1 }
          }
          names += expected.count
          kept += expected.count - missing
          if missing == 0 { complete += 1 }
        }
      }
    }
    // Without the last accepted text, nothing shows the key of a line that is entirely gone.
    #expect(Double(complete) >= (hasAccepted ? 0.97 : 0.88) * Double(cuts), "\(complete) of \(cuts) cuts")
    #expect(Double(kept) >= (hasAccepted ? 0.99 : 0.98) * Double(names), "\(kept) of \(names) names")
  }

  /// After a cut, all messages about the repaired text are in the block of the cut, and so is each changed line.
  @Test func noMessageIsOutsideTheBlockOfTheCut() {
    var random = SplitMix(seed: 9)
    var (cuts, seed) = (0, UInt64(500))
    while cuts < 300 {
      seed += 1
      var choices = Choices(seed: seed)
      let graph = ValidGraph(named: "Random", &choices)
      guard let file = graph.files.last else { continue }
      let original = Array(file.yaml.utf8)
      let lines = LineTable(original)
      for _ in 0..<10 {
        let line = Int.random(in: 0..<lines.count, using: &random)
        let content = lines.content(of: line, in: original)
        guard !content.isEmpty else { continue }
        let place = Int.random(in: content, using: &random)
        let cut = Array(original[..<place] + original[content.upperBound...])
        guard Self.names(cut) == nil, let repaired = Repair.repair(cut, after: original) else { continue }
        cuts += 1
        let checked = SourceFile(path: file.path, bytes: repaired.bytes, identity: FileIdentity(file.path))
        let messages = Compiler.check(checked, mounting: graph.store).diagnostics.diagnostics
        let kept = messages.filter { $0.range.file == 0 }.compactMap { repaired.original($0) }
        let wrong = kept.filter { lines.line(at: Int($0.range.lower)) != line }
        #expect(wrong.isEmpty, "\(wrong.map(\.message)) after a cut of line \(line + 1) of graph \(seed)")
      }
    }
  }

  private static func counts(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The names that a text declares, with their places, or `nil` if libyaml refuses the text.
  private static func names(_ bytes: [UInt8]) -> [(name: String, offset: Int)]? {
    var interner = Interner()
    guard let tree = NodeTree.read(SourceFile(path: "a", bytes: bytes), interner: &interner).tree else { return nil }
    let declarations = DeclarationReader.read(tree, interner: &interner).declarations
    func named(_ kind: String, _ names: some Sequence<Name>) -> [(name: String, offset: Int)] {
      names.map { (kind + " " + interner.text($0.symbol), Int(declarations.range($0).lower)) }
    }
    return named("screen", declarations.screens.map(\.name)) + named("segue", declarations.segues.map(\.name))
      + named("fact", declarations.facts.map(\.name)) + named("condition", declarations.conditions.map(\.name))
      + named("type", declarations.types.map(\.name)) + named("exit", declarations.exits.map(\.name))
      + named("argument", declarations.arguments.map(\.name))
  }
}
