import Foundation
import NavCompiler
import Testing

@testable import NavEditor

/// The schema of graph files. `Tests/Integration/schema.py` compares it with the messages of navc.
struct GraphSchemaTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Documentation/navc.schema.json").standardizedFileURL

  /// `NAVC_RECORD=1 swift test --filter GraphSchemaTests` writes the schema.
  @Test func schemaIsAsRecorded() throws {
    let text = GraphSchema.document(.any).text
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: Self.page, encoding: .utf8))
  }

  private func parsed(_ kind: GraphSchema.Kind) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(GraphSchema.document(kind).text.utf8))
    return try #require(json as? [String: Any])
  }

  @Test(arguments: GraphSchema.Kind.allCases) func eachReferenceHasADefinition(_ kind: GraphSchema.Kind) throws {
    let schema = try parsed(kind)
    #expect(schema["$id"] as? String == "urn:navc:1")
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let text = GraphSchema.document(kind).text
    let names = Set(text.matches(of: /#\/\$defs\/(\w+)/).map { String($0.output.1) })
    #expect(names.isSubset(of: definitions.keys), "\(names.subtracting(definitions.keys))")
    #expect(Set(definitions.keys).isSubset(of: names.union(["graph", "fragment"])), "definitions without a use")
  }

  /// Each key has its description and its example, in each place.
  @Test func eachKeyIsDescribed() throws {
    let definitions = try #require(try parsed(.any)["$defs"] as? [String: [String: Any]])
    for scope in KeyScope.allCases {
      let definition = try #require(definitions["\(scope)"])
      #expect(definition["additionalProperties"] as? Bool == false)
      let properties = try #require(definition["properties"] as? [String: [String: Any]])
      #expect(Set(properties.keys) == Set(scope.keys.map(\.word.rawValue)))
      for key in scope.keys {
        let property = try #require(properties[key.word.rawValue])
        #expect(property["description"] as? String == key.doc)
        #expect((property["examples"] as? [Any])?.count == 1, "\(key.word.rawValue) of \(scope)")
        #expect((property["default"] != nil) == (key.defaultValue != nil))
        if case .word(let words) = key.value { #expect(property["enum"] as? [String] == words.map(\.rawValue)) }
      }
    }
  }

  @Test func defaultsAreWords() {
    func value(_ scope: KeyScope, _ word: Keyword) -> String? {
      scope.keys.first { $0.word == word }?.defaultValue
    }
    #expect(value(.graph, .access) == "internal")
    #expect(value(.fragment, .access) == "public")
    #expect(value(.screen, .whenDuplicate) == "refuse")
    #expect(value(.screen, .back) == "true")
    #expect(value(.screen, .title) == nil)
    #expect(value(.go, .tab) == nil)
    #expect(value(.argument, .default) == nil)
  }

  /// A key that a rule requires does not have a default.
  @Test func rulesAreAboutKeysOfTheirScope() {
    for scope in KeyScope.allCases {
      for rule in scope.rules {
        let words: [Keyword] =
          switch rule {
          case .required(let word): [word]
          case .oneOf(let one, let two), .needs(let one, let two): [one, two]
          case .excludes(let word, let others), .ifTrue(let word, let others): [word] + others
          }
        for word in words { #expect(scope.keys.contains { $0.word == word }, "\(word) of \(scope)") }
        guard case .required(let word) = rule, scope != .back else { continue }
        #expect(scope.keys.first { $0.word == word }?.absent == "", "\(word) of \(scope)")
      }
    }
  }

  // MARK: - Limits

  @Test func eachRuleIsExpressedOrOnTheList() {
    let whole = SchemaLimit.all.filter { $0.messages == nil }.map(\.rule)
    #expect(Set(whole).isDisjoint(with: SchemaLimit.expressed))
    #expect(Set(whole).union(SchemaLimit.expressed) == Set(Rule.all))
    #expect(whole == Rule.all.filter { !SchemaLimit.expressed.contains($0) })
    #expect(SchemaLimit.all.allSatisfy { $0.reason.hasSuffix(".") })
  }

  @Test func partsBelongToExpressedRules() throws {
    let parts = SchemaLimit.all.filter { $0.messages != nil }
    #expect(!parts.isEmpty)
    for part in parts {
      #expect(SchemaLimit.expressed.contains(part.rule))
      _ = try Regex(try #require(part.messages))
    }
  }

  // MARK: - Patterns

  @Test func patternsOfTypesAreTheGrammarOfTypes() throws {
    let (type, withDefault) = (try Regex(TypePattern.type), try Regex(TypePattern.typeWithDefault))
    let most = String(repeating: "[", count: 15) + "Int" + String(repeating: "]", count: 15)
    for text in ["Int", "Int?", "[Int]", " [ Int? ] ? ", "[[Int?]?]?", "A.B", "Größe", "true", most] {
      #expect(text.wholeMatch(of: type) != nil, "\(text)")
      #expect("\(text) = x".wholeMatch(of: type) == nil && "\(text) = x".wholeMatch(of: withDefault) != nil, "\(text)")
    }
    for text in ["", " ", "Int??", "[Int", "Int]", "[Int]]", "A-B", "[A: B]", "A B", "Int!", "[]", "?"] {
      #expect(text.wholeMatch(of: type) == nil && text.wholeMatch(of: withDefault) == nil, "\(text)")
    }
    for text in ["Int =", "Int = ", "= 1", "Int?? = 1"] { #expect(text.wholeMatch(of: withDefault) == nil, "\(text)") }
  }

  @Test(arguments: [1, 9, 10, 42, 100, 999, 1000, 86_400]) func patternsOfNumbersAreRanges(_ maximum: Int) throws {
    let pattern = try Regex(NumberPattern.from1(to: maximum))
    for number in 0...(maximum + 1200) {
      let isMatch = String(number).wholeMatch(of: pattern) != nil
      if isMatch != (1...maximum ~= number) { Issue.record("\(number) up to \(maximum)") }
    }
  }

  @Test func examplesBecomeValues() {
    #expect(ExampleValue.value(of: "{ a: [1, true, no], b: \"2\" }")?.line == #"{"a":[1,true,"no"],"b":"2"}"#)
    #expect(ExampleValue.value(of: "\"/p/{id}\"")?.line == #""/p/{id}""#)
    #expect(ExampleValue.value(of: "[") == nil)
  }
}
