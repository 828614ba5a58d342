import NavCompiler
import Testing

@testable import NavPictures

/// The JSON of a checked graph states each key of the language.
@Suite struct GraphKeysTests {
  /// The JSON has a `version` with another meaning, and each segue has its own values instead of `defaults`.
  private static let exceptions: Set<Keyword> = [.navc, .defaults]

  @Test(arguments: KeyScope.allCases) func eachKeyIsStated(_ scope: KeyScope) {
    let stated = GraphDocument.members.filter { $0.scopes.contains(scope) }.flatMap(\.words)
    #expect(Set(scope.keys.map(\.word)).subtracting(stated) == Self.exceptions.intersection(scope.keys.map(\.word)))
  }

  @Test func eachStatedKeyIsAKey() {
    let wrong = GraphDocument.members.filter { !Set($0.words).isSubset(of: $0.scopes.flatMap(\.keys).map(\.word)) }
    #expect(wrong.map(\.name) == [])
  }

  @Test(arguments: [KeyScope.push, .present, .replace, .unwind, .tab, .go, .offeredPush, .offeredPresent, .offeredGo])
  func eachKeyOfASegueComesUp(_ scope: KeyScope) throws {
    let graphs = try LanguageGraph.graphs.map { try GraphDocumentTests.object(of: GraphFiles.graph(ofFiles: $0)) }
    let missing = Set(scope.keys.map { "\(scope).\($0.word)" }).subtracting(GraphDocumentTests.members(graphs))
    // The JSON has one member for both names of the key.
    #expect(missing == (scope == .tab ? ["tab.label"] : []))
  }
}
