import Foundation
import NavCompiler
import Testing

/// Logs conform to the schema of SARIF 2.1.0, as far as navc uses it.
@Suite struct SARIFRendererTests {
  private let range = SourceRange(file: 0, lower: 9, upper: 15)

  private func log(_ diagnostics: [Diagnostic], path: String = "shop.nav.yaml") throws -> Any {
    let file = SourceFile(path: path, text: "😀\nto: prodct\n")
    let rules = Array(Set(diagnostics.map(\.rule)))
    let text = SARIFRenderer.log(SARIFRenderer(file).render(diagnostics), rules: rules, version: "1.2.3").text
    return try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private var full: Diagnostic {
    Diagnostic(
      .unknownScreen, "no screen is called 'prodct'", at: range,
      notes: [.init("did you mean 'product'?", at: range), .init("did you mean 'product'?", at: range)],
      fixes: [.init("change to 'product'", [.init(range, "product")])])
  }

  @Test func aLogHoldsToTheSchema() throws {
    let problems = SARIFSchema.problems(in: try log([full, Diagnostic(.unusedFact, "w", at: .start())]))
    #expect(problems == [])
  }

  @Test func theSchemaFindsFaults() throws {
    var log = try #require(try log([full]) as? [String: Any])
    log["runs"] = [["results": [["ruleId": "x", "color": "red", "message": ["text": 1]] as [String: Any]]]]
    #expect(
      SARIFSchema.problems(in: log).sorted() == [
        "log.runs[0] lacks tool", "log.runs[0].results[0] has color",
        "log.runs[0].results[0].message.text is no string",
      ])
  }

  @Test func aMessageIsAResult() throws {
    let log = try #require(try log([full]) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "unknown-screen")
    #expect(result["level"] as? String == "error")
    let text = String(decoding: try JSONSerialization.data(withJSONObject: result, options: .sortedKeys), as: UTF8.self)
    let region = #"{"endColumn":11,"endLine":2,"startColumn":5,"startLine":2}"#
    let place = #""physicalLocation":{"artifactLocation":{"uri":"shop.nav.yaml"},"region":\#(region)}"#
    #expect(text.contains(#""locations":[{\#(place)}]"#))
    #expect(text.contains(#""relatedLocations":[{"id":0,"message":{"text":"did you mean 'product'?"},\#(place)}"#))
    #expect(text.contains(#""replacements":[{"deletedRegion":\#(region),"insertedContent":{"text":"product"}}]"#))
  }

  /// In the standard, `[text](target)` is a link.
  @Test func bracketsOfTheAuthorBeginNoLink() throws {
    var diagnostic = full
    diagnostic.message = #"no screen is called '[here](0)\[x\\]'"#
    diagnostic.notes[0].message = "[a](https://example.com)"
    diagnostic.fixes[0] = .init("change to '[b]'", [.init(range, "[b]")])
    let log = try #require(try log([diagnostic]) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    /// All texts of a value, in the order of its keys.
    func texts(_ value: Any?) -> [String] {
      if let list = value as? [Any] { return list.flatMap(texts) }
      guard let object = value as? [String: Any] else { return [] }
      if let text = object["text"] as? String { return [text] }
      return object.sorted { $0.key < $1.key }.flatMap { texts($0.value) }
    }
    #expect(
      texts(result) == [
        "[b]", #"change to '\[b\]'"#, #"no screen is called '\[here\](0)\\\[x\\\\\]'"#,
        #"\[a\](https://example.com)"#, "did you mean 'product'?",
      ])
  }

  @Test(arguments: [
    ("graphs/my shop.nav.yaml", "graphs/my%20shop.nav.yaml"), ("/tmp/a#b.yaml", "file:///tmp/a%23b.yaml"),
    ("ä%:.yaml", "%C3%A4%25%3A.yaml"),
  ])
  func aPathIsAReference(_ path: String, _ reference: String) throws {
    let data = try JSONSerialization.data(withJSONObject: log([full], path: path), options: .withoutEscapingSlashes)
    #expect(String(decoding: data, as: UTF8.self).contains(#""uri":"\#(reference)""#))
    #expect(URL(string: reference)?.path(percentEncoded: false) == path)
  }
}
