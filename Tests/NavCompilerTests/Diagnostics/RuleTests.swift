import Foundation
import NavCompiler
import Testing

/// The description of each rule is true, is on the page of all messages, and is tested.
@Suite struct RuleTests {
  /// Rules that no short text can violate. `ValidateCommandTests` and `Tests/Integration/links.py` test them.
  private static let withoutText: Set<Rule> = [.fileUnreadable, .fileTooLarge, .linksLarge]

  // MARK: The list

  /// The names of the members that declare rules, each with its ID.
  private static func declared() throws -> [String: String] {
    let declaration = /static let (\w+) = Rule\(\s*id: "([a-z-]+)"/
    let found = try SourceTree("Sources").files.flatMap { file in
      file.text.matches(of: declaration).map { (String($0.1), String($0.2)) }
    }
    return Dictionary(found) { first, _ in first }
  }

  @Test func eachStandsInTheListOnce() throws {
    #expect(try Set(Self.declared().values) == Set(Rule.all.map(\.id)))
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test func eachIsCalledAsItsID() throws {
    for (name, id) in try Self.declared() {
      let words = id.split(separator: "-").map(String.init)
      #expect(name == words[0] + words.dropFirst().map(\.capitalized).joined(), "\(id)")
    }
  }

  @Test func rulesOfASectionStandTogether() {
    let sections = Rule.all.map(\.section)
    var seen: [Rule.Section] = []
    for section in sections where seen.last != section { seen.append(section) }
    #expect(seen == Rule.Section.allCases)
  }

  // MARK: The description of a rule

  @Test(arguments: Rule.all)
  func wordsAreSentences(_ rule: Rule) {
    #expect(rule.meaning.hasSuffix(".") && rule.meaning.first?.isUppercase == true)
    #expect(!rule.range.hasSuffix(".") && rule.range.first?.isLowercase == true)
    #expect(rule.reason.hasSuffix("."))
  }

  @Test(arguments: Rule.all)
  func sampleBreaksItsRuleAndNoOther(_ rule: Rule) throws {
    switch rule.sample {
    case .graph(let broken, let mended):
      #expect(try rules(broken) == [rule])
      #expect(try rules(mended) == [])
    case .situation(let text):
      #expect(Self.withoutText.contains(rule))
      #expect(!text.isEmpty)
    }
  }

  private func rules(_ files: [Rule.File]) throws -> [Rule] {
    let store = ListedFiles(files.map { ($0.path, $0.text + "\n") })
    let graph = try #require(files.first).path
    return Compiler.check(store.file(graph), mounting: store).diagnostics.diagnostics.map(\.rule)
  }

  /// The page shows the printed messages of each sample. `NAVC_RECORD=1 swift test --filter RuleTests` writes it.
  @Test func thePageSaysWhatTheCodeSays() throws {
    let page = SourceTree.root.appending(path: "Documentation/diagnostics.md")
    let text = ReferencePage.text
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil { try Data(text.utf8).write(to: page) }
    #expect(try String(contentsOf: page, encoding: .utf8) == text)
  }

  // MARK: Each rule is reported and tested

  /// A marked source shows the range, notes, and fixes: a rule and the mark of its range.
  @Test func eachIsExpectedInAMarkedSource() throws {
    let tests = try SourceTree("Tests/NavCompilerTests").files.map(\.text)
    let expected = Set(
      tests.flatMap { text in
        text.matches(of: /\(\s*\.(\w+),\s*(?:"[^"]{1,2}"|"start"|mark\b)/).map { String($0.1) }
      })
    let missing = try Self.declared().filter { !expected.contains($0.key) }.map(\.value)
    #expect(Set(missing) == Set(Self.withoutText.map(\.id)))
  }

  /// The rules that no file uses, apart from the list of all rules.
  private static func unused(in files: [SourceTree.File]) throws -> [String] {
    let own = files.filter { !$0.path.hasSuffix("/AllChecks.swift") }
    let used = Set(own.flatMap { file in file.text.matches(of: /\.(\w+)/).map { String($0.1) } })
    return try declared().keys.filter { !used.contains($0) }
  }

  @Test func eachIsGivenSomewhere() throws {
    let files = try SourceTree("Sources").files
    #expect(files.contains { $0.path.hasSuffix("/AllChecks.swift") })
    #expect(try Self.unused(in: files) == [])
    // The rule of a removed check is unused.
    #expect(try Self.unused(in: files.filter { !$0.path.hasSuffix("/UnusedType.swift") }) == ["unusedType"])
  }

  // MARK: The published IDs

  /// Other tools match on IDs, so an ID is neither changed nor removed. A new rule adds its own here.
  private static let published: Set<String> = [
    "half-labelled", "string-argument", "split-not-first", "split-without-pane", "too-many-panes", "alert-not-leaf",
    "always-performs", "ambiguous-name",
    "argument-type", "async-here", "condition-cycle",
    "dead-end", "duplicate-key", "fact-mismatch", "file-too-large", "file-unreadable", "invalid-default",
    "invalid-name", "link-ambiguous", "link-missing-argument", "link-needs-via", "link-no-site", "link-syntax",
    "link-type",
    "link-url-argument", "link-web-overlap", "link-app-id", "link-certificate", "link-wildcard", "link-site-port",
    "links-large",
    "missing-key", "mount-cycle", "mount-not-found", "mount-not-fragment", "mount-outside", "name-collision",
    "needless-shared", "never-performs", "no-tab-left", "pane-without-split", "predicate-syntax", "predicate-type",
    "push-cycle",
    "push-to-root", "pushed-container", "recursive-not-ancestor", "replace-not-ancestor", "root-argument",
    "root-order", "second-parent", "single-tab", "tab-argument", "tabs-with-segues", "unbound-exit",
    "unknown-argument", "unknown-exit", "unknown-key", "unknown-name", "unknown-screen", "unknown-segue",
    "unknown-tab", "unknown-type", "unknown-value", "unreachable-screen", "unsaved-argument", "unsupported-version",
    "unused-condition", "unused-fact", "unused-type", "unwind-from-root", "unwind-not-ancestor",
    "was-in-use", "was-same", "was-twice",
    "unwind-to-container", "wrong-shape", "yaml-limit", "yaml-syntax", "yaml-unsupported",
  ]

  @Test func publishedIDsStay() {
    let own = Set(Rule.all.map(\.id))
    #expect(Self.published.subtracting(own) == [], "removed or changed")
    #expect(own.subtracting(Self.published) == [], "not written down")
  }
}
