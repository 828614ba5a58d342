import NavCompiler
import Testing

@Suite struct DiagnosticBagTests {
  private func diagnostic(_ id: Rule = .unknownKey, at lower: Int, _ message: String = "x") -> Diagnostic {
    Diagnostic(id, message, at: SourceRange(file: 0, lower: UInt32(lower), upper: UInt32(lower + 1)))
  }

  @Test func messagesAreInOrderOfPlaceThenID() {
    let bag = DiagnosticBag([
      diagnostic(.wrongShape, at: 5), diagnostic(.unusedFact, at: 2), diagnostic(.missingKey, at: 5), diagnostic(at: 1),
    ])
    #expect(bag.diagnostics.map(\.rule) == [.unknownKey, .unusedFact, .missingKey, .wrongShape])
    #expect(bag.errorCount == 3)
    #expect(bag.warningCount == 1)
  }

  @Test func theFileAsAWholeHasSeveralInTheOrderOfFinding() {
    let messages = ["b", "a", "b"].map { Diagnostic(.missingKey, $0, at: .start()) }
    #expect(DiagnosticBag(messages).diagnostics.map(\.message) == ["b", "a"])
  }

  @Test func whatIsSaidOfAPlaceIsSaidOnce() {
    let bag = DiagnosticBag([
      diagnostic(at: 0), diagnostic(at: 0, "y"), diagnostic(at: 0), diagnostic(.wrongShape, at: 0), diagnostic(at: 1),
    ])
    #expect(bag.diagnostics.map(\.message) == ["x", "y", "x", "x"])
    #expect(bag.errorCount == 4)
  }

  @Test func thePlacesOfAllErrorsAreKnown() {
    var bag = DiagnosticBag((0..<500).map { diagnostic(at: $0) } + [diagnostic(.unusedFact, at: 1_000)])
    bag.add(contentsOf: DiagnosticBag((500..<1_000).reversed().map { diagnostic(at: $0) }))
    #expect(bag.errorRanges.map(\.lower).sorted() == Array(0..<1_000))
    #expect(bag.errorCount == 1_000 && bag.diagnostics.count == DiagnosticBag.limit + 1)
  }

  @Test func whatIsFoundOverAndOverNeedNotBeMade() {
    var bag = DiagnosticBag()
    for _ in 0..<1_000 where bag.keeps(.unknownKey, at: diagnostic(at: 0).range) { bag.add(diagnostic(at: 0)) }
    let keeps = [0, 1].map { bag.keeps(.unknownKey, at: diagnostic(at: $0).range) }
    #expect(keeps == [false, true])
    #expect(bag.errorCount == 1)
  }

  @Test(arguments: [0, 1, 2, 3]) func theFirstHundredInTheFileAreKept(_ order: Int) {
    var places = Array(0..<1_000)
    switch order {
    case 0: break
    case 1: places.reverse()
    case 2: places.sort { ($0 % 7, $0) < ($1 % 7, $1) }
    default: places = places + places.reversed()
    }
    let bag = DiagnosticBag(places.map { diagnostic(at: $0) })
    #expect(bag.diagnostics.map { Int($0.range.lower) } == Array(0..<100))
    #expect(bag.errorCount == 1_000)
  }

  @Test func warningsDoNotPushErrorsOut() {
    let warnings = (0..<500).map { diagnostic(.unusedFact, at: $0) }
    let bag = DiagnosticBag(warnings + [diagnostic(at: 900)])
    #expect(bag.diagnostics.filter { $0.severity == .error }.count == 1)
    #expect(bag.diagnostics.count == 101)
    #expect(bag.warningCount == 500)
  }

  @Test func aMessageThatIsNotKeptNeedNotBeMade() {
    var bag = DiagnosticBag((0..<300).map { diagnostic(at: $0) })
    let isKept = [400, 3].map { bag.keeps(.unknownKey, at: diagnostic(at: $0).range) }
    #expect(isKept == [false, true])
    #expect(bag.errorCount == 301)
  }

  @Test func aLongMessageIsCut() {
    let message = diagnostic(at: 0, String(repeating: "a", count: 1_000_000)).message
    #expect(message.count == 501)
  }
}
