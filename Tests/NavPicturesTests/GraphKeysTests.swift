import Foundation
import NavCompiler
import Testing

@testable import NavPictures

/// Each key of the language is in the JSON of a checked graph, or among the exceptions here.
@Suite struct GraphKeysTests {
  /// A kind of object in the JSON. For a segue, this is its kind, and whether every screen offers it.
  private struct Place: Hashable {
    var kind: String
    var isOffered = false
  }

  /// The object with the keys of a mapping; `nil` if they are written out elsewhere.
  private static func place(_ scope: KeyScope) -> Place? {
    switch scope {
    case .graph, .links, .anywhere: Place(kind: "graph")
    case .fragment: Place(kind: "fragment")
    case .swiftType: Place(kind: "types")
    case .fact: Place(kind: "facts")
    case .pages: Place(kind: "pages")
    case .defaults: nil
    case .screen, .back, .link, .mount, .alert: Place(kind: "screens")
    case .argument: Place(kind: "arguments")
    case .bar: Place(kind: "bar")
    case .recursive: Place(kind: "recursive")
    case .push: Place(kind: "push")
    case .present: Place(kind: "present")
    case .replace: Place(kind: "replace")
    case .unwind, .exit: Place(kind: "unwind")
    case .go: Place(kind: "go")
    case .tab: Place(kind: "tab")
    case .offeredPush: Place(kind: "push", isOffered: true)
    case .offeredPresent: Place(kind: "present", isOffered: true)
    case .offeredGo: Place(kind: "go", isOffered: true)
    }
  }

  /// The member for a key. Most members have the name of their key.
  private static func member(_ scope: KeyScope, _ word: Keyword) -> String {
    switch (scope, word) {
    case (.graph, .root), (.fragment, .root): "roots"
    case (.links, .bases): "linkBases"
    case (.links, .whenRefused): "whenLinkRefused"
    case (.anywhere, _): "anywhere"
    case (.fact, .arguments): "parameters"
    case (.fact, .async), (.fact, .timeout): "timeoutMilliseconds"
    case (.screen, .push), (.screen, .present), (.screen, .replace), (.screen, .unwind), (.screen, .go): "segues"
    case (.screen, .tabs), (.screen, .exits): "segues"
    case (.screen, .mount), (.mount, .file): "mounts"
    case (.screen, .alert): "cancel"
    case (.back, .shouldPerform): "backIf"
    case (.link, .path): "link"
    case (.link, .via): "linkVia"
    default: word.rawValue
    }
  }

  private static func isException(_ scope: KeyScope, _ word: Keyword) -> Bool {
    switch (scope, word) {
    // The JSON has a `version` with another meaning.
    case (.graph, .navc), (.fragment, .navc): true
    // Each segue has its own values.
    case (.graph, .defaults), (.fragment, .defaults), (.defaults, _): true
    // The keys below `links` are members of the graph.
    case (.graph, .links): true
    // The type contains the `?`.
    case (.argument, .optional): true
    default: false
    }
  }

  /// The members of each kind of object in the JSON of a graph.
  private func members(of value: Any, _ place: Place, _ found: inout [Place: Set<String>]) {
    if let list = value as? [Any] { return list.forEach { members(of: $0, place, &found) } }
    guard let object = value as? [String: Any] else { return }
    var place = place
    switch place.kind {
    case "segues", "anywhere":
      place = Place(kind: object["kind"] as? String ?? "", isOffered: place.kind == "anywhere")
      // A segue that selects a tab is declared under `go`.
      if place.kind == "select" { place.kind = "go" }
    case "fragments": place = Place(kind: object["fragment"] == nil ? "graph" : "fragment")
    default: break
    }
    found[place, default: []].formUnion(object.keys)
    for (key, value) in object { members(of: value, Place(kind: key), &found) }
  }

  @Test func eachKeyIsThere() throws {
    var found: [Place: Set<String>] = [:]
    for files in LanguageGraph.graphs {
      let document = try GraphDocumentTests.object(of: GraphFiles.graph(ofFiles: files))
      members(of: document, Place(kind: "graph"), &found)
    }
    var missing: [String] = []
    for scope in KeyScope.allCases {
      for word in scope.keys.map(\.word) where !Self.isException(scope, word) {
        let member = Self.member(scope, word)
        guard let place = Self.place(scope), found[place]?.contains(member) == true else {
          missing.append("\(word.rawValue) of \(scope.noun)")
          continue
        }
      }
    }
    #expect(missing == [])
  }

  /// The exceptions: `navc` and `defaults` of both files, the three keys of `defaults`, `links` and `optional`.
  @Test func exceptionsAreKeys() {
    let keys = KeyScope.allCases.flatMap { scope in scope.keys.map { (scope, $0.word) } }
    #expect(keys.count { Self.isException($0.0, $0.1) } == 9)
  }
}
