import Foundation
import NavCompiler
import Testing

/// What a rule says of itself is true, stands on the page of all messages, and is tested.
@Suite struct RuleTests {
  /// What is wrong with a file that no text can show; `ValidateCommandTests` has them.
  private static let withoutText: Set<Rule> = [.fileUnreadable, .fileTooLarge]

  // MARK: The list

  /// The names of the members that declare rules, each with the id.
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

  // MARK: What a rule says

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

  /// The page shows what a person sees of each sample. `NAVC_RECORD=1 swift test --filter RuleTests` writes it.
  @Test func thePageSaysWhatTheCodeSays() throws {
    let page = SourceTree.root.appending(path: "Documentation/diagnostics.md")
    let text = ReferencePage.text
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil { try Data(text.utf8).write(to: page) }
    #expect(try String(contentsOf: page, encoding: .utf8) == text)
  }

  // MARK: Each is given, and tested

  /// Range, notes and fixes are shown by a marked source: a rule and the mark of its range.
  @Test func eachIsExpectedInAMarkedSource() throws {
    let tests = try SourceTree("Tests/NavCompilerTests").files.map(\.text)
    let expected = Set(
      tests.flatMap { text in
        text.matches(of: /\(\s*\.(\w+),\s*(?:"[^"]{1,2}"|"start"|mark\b)/).map { String($0.1) }
      })
    let missing = try Self.declared().filter { !expected.contains($0.key) }.map(\.value)
    #expect(Set(missing) == Set(Self.withoutText.map(\.id)))
  }

  @Test func eachIsGivenSomewhere() throws {
    let sources = try SourceTree("Sources").files.filter { !$0.path.hasSuffix("Rule+All.swift") }
    let given = Set(sources.flatMap { file in file.text.matches(of: /\.(\w+)/).map { String($0.1) } })
    #expect(try Self.declared().keys.filter { !given.contains($0) } == [])
  }

  // MARK: The contract

  /// The contract's own tables, where they are at hand: of what is built, and of what is being built.
  private static let contract = specification("diagnostics.md")
  private static let containers = specification("containers.md")

  private static func specification(_ name: String) -> URL {
    SourceTree.root.deletingLastPathComponent().appending(path: "shared/spec/\(name)")
  }

  private static func ids(_ page: URL) throws -> Set<String> {
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
    return Set(
      rows.flatMap { row in
        row.dropFirst().prefix { $0 != "|" }.matches(of: /`([a-z-]+)`/).map { String($0.1) }
      })
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: contract.path()), "the contract, which users do not have, is not here")
  )
  func theContractKnowsEachID() throws {
    // One is gone now that the language is whole; one is for a sentence of the language that the table forgot.
    let known = try Self.ids(Self.contract).subtracting(["not-yet-supported"]).union(["unsaved-argument"])
    let own = Set(Rule.all.map(\.id))
    #expect(known.subtracting(own).isEmpty)
    #expect(own.subtracting(known).isSubset(of: try Self.ids(Self.containers)))
  }
}
