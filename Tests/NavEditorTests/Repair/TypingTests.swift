import FuzzTargets
import NavCompiler
import TestTiers
import Testing

@testable import NavEditor

/// Graphs that are typed from the start to the end. At each character, the names on complete lines are offered.
@Suite struct TypingTests {
  /// A document between two characters, as the server keeps it.
  private struct Document {
    var accepted: [UInt8]?
    var model: FileModel?
    var isRepaired = false

    mutating func set(_ bytes: [UInt8]) {
      if let model = Self.model(bytes) {
        (self.model, accepted, isRepaired) = (model, bytes, false)
      } else {
        isRepaired = true
        model = Repair.repair(bytes, after: accepted).flatMap { Self.model($0.bytes) }
      }
    }

    private static func model(_ bytes: [UInt8]) -> FileModel? {
      FileModel(SourceFile(path: "a", bytes: bytes), identity: FileIdentity("a")) { _ in nil }
    }

    /// The names that a list can offer, with their kinds.
    func offered(in text: [UInt8]) -> Set<String> {
      let buffer = TextBuffer(text)
      guard let context = CursorContext(at: text.count, in: buffer) ?? CursorContext(at: 0, in: buffer) else {
        return []
      }
      let old = isRepaired ? accepted.flatMap { Self.model($0) } : nil
      guard let model = model ?? old else { return [] }
      let completer = Completer(model, accepted: old, project: Project([]), at: context, in: buffer, mountPaths: [])
      return Set(
        completer.screenNames.map { "screen \($0)" }
          + completer.all({ $0.declarations.facts }) { $0.text($1.name) }.map { "fact \($0)" }
          + completer.all({ $0.declarations.conditions }) { $0.text($1.name) }.map { "condition \($0)" }
          + completer.all({ $0.declarations.types }) { $0.text($1.name) }.map { "type \($0)" }
          + completer.all({ $0.declarations.exits }) { $0.text($1.name) }.map { "exit \($0)" })
    }
  }

  /// Types a graph, and returns the number of characters at which a name was lost.
  private func type(_ text: [UInt8], every step: Int) -> Int {
    guard let whole = FileModel(SourceFile(path: "a", bytes: text), identity: FileIdentity("a"), locate: { _ in nil })
    else { return 0 }
    let lines = LineTable(text)
    let declared = [
      ("screen", whole.declarations.screens.map(\.name)), ("fact", whole.declarations.facts.map(\.name)),
      ("condition", whole.declarations.conditions.map(\.name)), ("type", whole.declarations.types.map(\.name)),
      ("exit", whole.declarations.exits.map(\.name)),
    ].flatMap { kind, names in
      names.map { name in
        (text: "\(kind) \(whole.text(name))", line: lines.line(at: Int(whole.declarations.range(name).lower)))
      }
    }
    var (document, lost) = (Document(), 0)
    for end in 1...text.count where end == text.count || text[end] & 0xC0 != 0x80 {
      let typed = Array(text[..<end])
      document.set(typed)
      guard end % step == 0 else { continue }
      let line = lines.line(at: end)
      let offered = document.offered(in: typed)
      if let name = declared.first(where: { $0.line < line && !offered.contains($0.text) }) {
        lost += 1
        if lost == 1 {
          let tail = String(decoding: typed.suffix(120), as: UTF8.self)
          Issue.record("'\(name.text)' is lost after \(tail.debugDescription)")
        }
      }
    }
    return lost
  }

  private func typeGraphs(_ count: Int, every step: Int) {
    var (typed, seed) = (0, UInt64(1_000))
    while typed < count {
      seed += 1
      var choices = Choices(seed: seed)
      for file in ValidGraph(named: "Random", &choices).files where file.yaml.utf8.count < 2_500 && typed < count {
        typed += 1
        #expect(type(Array(file.yaml.utf8), every: step) == 0)
      }
    }
  }

  @Test func noCompleteNameIsLost() { typeGraphs(4, every: 3) }

  @Test(.whole) func noCompleteNameIsLostInTwoHundredGraphs() { typeGraphs(200, every: 1) }
}
