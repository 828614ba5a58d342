import Foundation
import NavCompiler
import Testing

/// The reader accepts exactly the declared keys of the language.
@Suite struct LanguageKeyTests {
  /// A file with a mapping for each scope, in which `§` stands for an entry.
  private static let places: [KeyScope: String] = [
    .graph: "navc: 1\ngraph: Shop\nroot: a\nscreens: { a: }\n§\n",
    .fragment: "navc: 1\nfragment: Shop\nroot: a\nscreens: { a: }\n§\n",
    .swiftType: around("types: { T: { § } }"),
    .enumCase: around("types: { T: [{ § }] }"),
    .fact: around("facts: { f: { § } }"),
    .pages: around("pages: { § }"),
    .defaults: around("defaults: { § }"),
    .strings: around("strings: { § }"),
    .links: around("links: { § }"),
    .apple: around("links: { apple: { § } }"),
    .android: around("links: { android: { § } }"),
    .screen: screen("§"),
    .argument: screen("arguments: { p: { § } }"),
    .back: screen("back: { § }"),
    .bar: screen("bar: { § }"),
    .link: screen("link: { § }"),
    .push: screen("push: { s: { § } }"),
    .pane: screen("pane: { s: { § } }"),
    .split: screen("split: { § }"),
    .present: screen("present: { s: { § } }"),
    .replace: screen("replace: { s: { § } }"),
    .unwind: screen("unwind: { s: { § } }"),
    .anywhere: around("anywhere: { § }"),
    .offeredPush: around("anywhere: { push: { s: { § } } }"),
    .offeredPresent: around("anywhere: { present: { s: { § } } }"),
    .offeredGo: around("anywhere: { go: { s: { § } } }"),
    .tab: screen("tabs: { s: { § } }"),
    .go: screen("go: { s: { § } }"),
    .alert: screen("alert: { § }, unwind: { s: r }"),
    .recursive: screen("push: { s: { to: a, recursive: { § } } }"),
    .mount: screen("mount: { § }"),
    .exit: screen("mount: f.nav.yaml, exits: { done: { § } }"),
  ]

  private static func around(_ line: String) -> String {
    "navc: 1\ngraph: Shop\nroot: a\n\(line)\nscreens: { a: }\n"
  }

  private static func screen(_ keys: String) -> String {
    "navc: 1\ngraph: Shop\nroot: r\nscreens:\n  r: { push: { go: a } }\n  a: { \(keys) }\n"
  }

  /// The messages about a file with an entry, which replaces the entry of the same name.
  private func messages(_ scope: KeyScope, _ word: Keyword, _ value: String) throws -> [Diagnostic] {
    let isFile = scope == .graph || scope == .fragment
    let lines = try #require(Self.places[scope]).split(separator: "\n").filter { line in
      !isFile || !line.hasPrefix("\(word.rawValue):")
    }
    // Only a button of an alert has a label.
    let place = scope == .unwind && word == .label ? "alert: true, unwind" : "unwind"
    let mount = scope == .screen && word == .exits ? "mount: f.nav.yaml, " : ""
    let text =
      lines.joined(separator: "\n").replacing("unwind", with: place).replacing(
        "§", with: "\(mount)\(word.rawValue): \(value)") + "\n"
    return Compiler.check(SourceFile(path: "test.nav.yaml", text: text)).diagnostics.diagnostics
  }

  /// A file is either a graph or a fragment, and its messages about these keys are different.
  private static let oneOrTheOther: Set<Keyword> = [.graph, .fragment]

  @Test(arguments: KeyScope.allCases)
  func theReaderTakesWhatIsDeclaredAndNothingElse(_ scope: KeyScope) throws {
    let declared = scope.keys.map(\.word)
    #expect(!declared.isEmpty && Set(declared).count == declared.count)
    for word in Keyword.allCases where scope != .graph && scope != .fragment || !Self.oneOrTheOther.contains(word) {
      let found = try messages(scope, word, "x")
      let isUnknown = found.contains { $0.rule == .unknownKey || ($0.rule == .yamlUnsupported && word == .merge) }
      // A pane has all other keys of a push, so this one has its own message.
      if scope == .pane, word == .recursive {
        #expect(found.contains { $0.rule == .wrongShape })
        continue
      }
      #expect(isUnknown != declared.contains(word), "\(word.rawValue) in \(scope.noun)")
    }
  }

  @Test(arguments: KeyScope.allCases)
  func messagesSayWhatIsDeclared(_ scope: KeyScope) throws {
    for key in scope.keys {
      let (wrong, found): (String, String)
      switch key.value {
      case .text, .flag, .word, .mapping: (wrong, found) = ("[1]", "a list")
      case .list: (wrong, found) = ("{ a: b }", "a mapping")
      case .predicate, .type, .other: continue
      }
      let said = try messages(scope, key.word, wrong).map(\.message)
      let expected = "'\(key.word.rawValue)' takes \(key.value.takes), not \(found)"
      #expect(said.contains(expected), "\(said)")
    }
  }

  /// The reader accepts the examples of the page in their place. The names in them need not exist.
  @Test(arguments: KeyScope.allCases)
  func theReaderTakesEachExample(_ scope: KeyScope) throws {
    for key in scope.keys {
      #expect(!key.example.isEmpty, "\(key.word.rawValue) of \(scope.noun)")
      let said = try messages(scope, key.word, key.example).filter { Self.ofTheReader.contains($0.rule) }
      #expect(said.map(\.message) == [], "\(key.word.rawValue) of \(scope.noun)")
    }
  }

  private static let ofTheReader: Set<Rule> = [
    .unknownKey, .wrongShape, .yamlSyntax, .yamlUnsupported, .unsupportedVersion,
  ]

  @Test func wordsAreSentences() {
    for key in KeyScope.allCases.flatMap(\.keys) {
      #expect(key.doc.hasSuffix(".") && key.doc.first?.isUppercase == true, "\(key.doc)")
    }
  }

  // MARK: The page

  /// `NAVC_RECORD=1 swift test --filter LanguageKeyTests` writes the page.
  @Test func thePageSaysWhatTheCodeSays() throws {
    let page = SourceTree.root.appending(path: "Documentation/keys.md")
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil { try Data(KeysPage.text.utf8).write(to: page) }
    #expect(try String(contentsOf: page, encoding: .utf8) == KeysPage.text)
  }

  @Test func rangesFindTheirKeys() {
    let text = """
      navc: 1
      screens:
        a:
          push: { go: next, up: { to: third, recursive: { maxDepth: 2 } } }
          link: { path: /p }

      """
    func place(_ word: String) -> KeysPage.Place? {
      guard let found = text.firstRange(of: word) else { return nil }
      let lower = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
      let range = SourceRange(file: 0, lower: UInt32(lower), upper: UInt32(lower + word.utf8.count))
      return KeysPage.place(of: range, in: text)
    }
    #expect(place("1") == .init(scope: .graph, word: .navc))
    #expect(place("go") == .init(scope: .screen, word: .push))
    #expect(place("next") == .init(scope: .push, word: .to))
    #expect(place("third") == .init(scope: .push, word: .to))
    #expect(place("2") == .init(scope: .recursive, word: .maxDepth))
    #expect(place("/p") == .init(scope: .link, word: .path))
  }
}
