import NavCompiler
import NavTable
import SeededRandom
import Testing

@testable import NavStrings

/// Texts that are merged into a string catalog.
struct CatalogTests {
  static func strings(_ text: String) throws -> GraphStrings {
    let result = Compiler.check(SourceFile(path: "test.nav.yaml", text: text))
    return try GraphStrings(try #require(result.graph, "\(result.diagnostics.diagnostics.map(\.message))"))
  }

  static let shop = """
    navc: 1
    graph: Shop
    root: catalog
    strings: { table: Navigation }
    screens:
      catalog:
        title: Tea
        doc: All teas.
        push: { openProduct: product }
        present: { askDiscard: discard }
      product: { title: "Tea no. {id}", arguments: { id: Int } }
      discard:
        title: Discard?
        alert: { cancel: keep, message: "100 % is lost." }
        unwind: { discard: { to: catalog, label: Discard }, keep: { to: previous, label: Keep } }
    """

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func merge(_ old: String, _ graph: String = shop) throws -> String {
    text(try Catalog(Array(old.utf8)).merged(try strings(graph)))
  }

  @Test func aNewCatalogIsInTheLayoutOfXcode() throws {
    let small = """
      navc: 1
      graph: Shop
      root: catalog
      strings: { table: Navigation, language: de }
      screens:
        catalog: { title: "Tee", doc: "Alle \\"Tees\\".", push: { openBox: Box } }
        Box: { title: "{n} von {max}", arguments: { max: Double, n: Int } }
      """
    #expect(
      Self.text(Catalog.new(try Self.strings(small))) == """
        {
          "sourceLanguage" : "de",
          "strings" : {
            "Box.title" : {
              "extractionState" : "manual",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%1$lld von %2$lf"
                  }
                }
              }
            },
            "catalog.title" : {
              "comment" : "Alle \\"Tees\\".",
              "extractionState" : "manual",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tee"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }

        """)
  }

  @Test func aMergeOfTheSameGraphChangesNothing() throws {
    let first = Self.text(Catalog.new(try Self.strings(Self.shop)))
    #expect(try Self.merge(first) == first)
  }

  @Test func newTextsAreAddedInOrder() throws {
    let old = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "catalog.title" : {
            "comment" : "All teas.",
            "extractionState" : "manual",
            "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Tea" } } }
          },
          "Other key" : {

          }
        },
        "version" : "1.0", "future" : [1e3, null]
      }
      """
    let merged = try Self.merge(old)
    let document = try #require(JSONDocument.read(Array(merged.utf8)))
    #expect(
      document.root["strings"]?.memberNames == [
        "catalog.title", "discard.discard.label", "discard.keep.label", "discard.message", "discard.title", "Other key",
        "product.title",
      ])
    for line in old.split(separator: "\n") where line.contains("stringUnit") || line.contains("future") {
      #expect(merged.contains(line), "the other parts keep their bytes")
    }
    #expect(
      document.root["strings"]?["discard.message"]?["localizations"]?["en"]?["stringUnit"]?["value"]?.string
        == "100 % is lost.")
    #expect(try Self.merge(merged) == merged)
  }

  /// The object with all strings is empty, or on one line.
  @Test(arguments: [
    "{\"strings\":{},\"version\":\"1.0\"}", "{\n  \"strings\" : {\n\n  }\n}",
    "{\"strings\":{\"z\":{}}, \"sourceLanguage\":\"en\"}", "{\"strings\":{\"\\u0061\":{},\"a\":{ }}}",
  ])
  func oddLayouts(_ old: String) throws {
    let merged = try Self.merge(old)
    let strings = try #require(JSONDocument.read(Array(merged.utf8))?.root["strings"])
    #expect(strings["product.title"]?["localizations"]?["en"]?["stringUnit"]?["value"]?.string == "Tea no. %1$lld")
    #expect(try Self.merge(merged) == merged)
  }

  private static func entry(_ members: String, key: String = "catalog.title") -> String {
    let others = try? Self.strings(Self.shop).strings.filter { $0.key != key }
    let rest = (others ?? []).map { string in
      var text =
        "\"\(string.key)\" : { \"extractionState\" : \"manual\", \"localizations\" : { \"en\" : { \"stringUnit\" : { "
      text += "\"state\" : \"translated\", \"value\" : "
      text.append(jsonString: string.format)
      return text + " } } } }"
    }
    return "{ \"strings\" : { \"\(key)\" : \(members), \(rest.joined(separator: ", ")) } }"
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
  }

  @Test func aChangedTextNeedsAReview() throws {
    let plural =
      "{ \"variations\" : { \"plural\" : { \"one\" : \(Self.unit("x")), \"other\" : \(Self.unit("y", "new")) } } }"
    let old = Self.entry(
      """
      { "comment" : "All teas.", "extractionState" : "manual", "localizations" : { "de" : \(Self.unit("Tee")), \
      "en" : \(Self.unit("Teas")), "fr" : \(plural) } }
      """)
    let expected = old.replacing("\"Teas\"", with: "\"Tea\"")
      .replacing(Self.unit("Tee"), with: Self.unit("Tee", "needs_review"))
      .replacing(Self.unit("x"), with: Self.unit("x", "needs_review"))
    let merged = try Self.merge(old)
    #expect(merged == expected, "only translated units, in all variations")
    #expect(try Self.merge(merged) == merged)
  }

  /// The catalog has plurals of the text itself. The merge cannot write them.
  @Test func aSourceWithPluralsStays() throws {
    func old(_ other: String, _ state: String = "translated") -> String {
      Self.entry(
        """
        { "extractionState" : "manual", "localizations" : { "de" : \(Self.unit("Nr.", state)), "en" : { "variations" : \
        { "plural" : { "one" : \(Self.unit("One", state)), "other" : \(Self.unit(other, state)) } } } } }
        """, key: "product.title")
    }
    let same = old("Tea no. %1$lld").replacing(
      "\"catalog.title\" : {", with: "\"catalog.title\" : { \"comment\" : \"All teas.\",")
    #expect(try Self.merge(same) == same)
    let merged = try Self.merge(old("Tea number %1$lld"))
    #expect(
      merged.contains(Self.unit("One", "needs_review"))
        && merged.contains(Self.unit("Tea number %1$lld", "needs_review")))
    #expect(merged.contains(Self.unit("Nr.", "needs_review")))
    #expect(try Self.merge(merged) == merged)
  }

  @Test func oldKeysBecomeStale() throws {
    let old = """
      { "strings" : { "gone.title" : { "extractionState" : "manual" }, "mine.title" : {}, "seen.label" : { \
      "extractionState" : "extracted_with_value" }, "Some text" : { "extractionState" : "manual" } } }
      """
    let strings = try #require(JSONDocument.read(Array(try Self.merge(old).utf8))?.root["strings"])
    #expect(strings["gone.title"]?["extractionState"]?.string == "stale")
    #expect(strings["mine.title"]?.memberNames == [] && strings["Some text"]?["extractionState"]?.string == "manual")
    #expect(strings["seen.label"]?["extractionState"]?.string == "extracted_with_value")
  }

  /// A text that returns is no longer stale, and keeps its translations.
  @Test func aTextThatReturns() throws {
    let old = Self.entry(
      "{ \"extractionState\" : \"stale\", \"localizations\" : { \"de\" : \(Self.unit("Tee")), \"en\" : \(Self.unit("Tea")) } }"
    )
    let merged = try Self.merge(old)
    #expect(merged.contains(Self.unit("Tee")) && !merged.contains("stale") && merged.contains("All teas."))
  }

  // MARK: - Hostile catalogs

  @Test(arguments: [
    ("", "is not JSON"), ("[]", "has no object 'strings'"), ("{}", "has no object 'strings'"),
    ("{\"strings\":[]}", "has no object 'strings'"),
    ("{\"sourceLanguage\":\"de\",\"strings\":{}}", "has the source language 'de', but the texts of 'Shop' are in 'en'"),
    ("{\"strings\":{\"catalog.title\":7}}", "has an entry 'catalog.title' that is not an object"),
    (
      "{\"strings\":{\"catalog.title\":{\"localizations\":[]}}}",
      "has an entry 'catalog.title' with invalid localizations"
    ),
    (
      "{\"strings\":{\"catalog.title\":{\"localizations\":{\"en\":{\"stringUnit\":{}}}}}}",
      "has an entry 'catalog.title' without a text in 'en'"
    ),
    (
      "{\"strings\":{\"catalog.title\":{\"localizations\":{\"en\":{\"stringUnit\":[]}}}}}",
      "has an entry 'catalog.title' with an invalid unit"
    ),
  ])
  func aFileThatIsNotACatalog(_ text: String, _ message: String) {
    #expect { try Self.merge(text) } throws: { ($0 as? Catalog.Failure)?.text.hasPrefix(message) ?? false }
  }

  /// Random catalogs: a merge loses no key, deletes nothing, and a second one changes nothing.
  @Test func aMergeLosesNothing() throws {
    var random = SplitMix(seed: 40)
    let graph = try Self.strings(Self.shop)
    let names = graph.strings.map(\.key) + ["gone.title", "a.label", "Text", "%lld things", "ä\"\\n"]
    for _ in 0..<200 {
      var catalog = RandomCatalog(random: random, names: names)
      let old = catalog.text()
      random = catalog.random
      let merged = try Self.merge(old)
      let (before, after) = try (
        #require(JSONDocument.read(Array(old.utf8))), #require(JSONDocument.read(Array(merged.utf8)))
      )
      let (known, all) = (Self.leaves(before.root), Self.leaves(after.root))
      #expect(known.keys.allSatisfy { all[$0] != nil }, "\(old)\n\(merged)")
      for (path, value) in known where all[path] != value {
        let last = path.last ?? ""
        #expect(["value", "state", "extractionState", "comment"].contains(last), "\(path)")
        #expect(last != "value" || path.contains("en"), "\(path)")
      }
      for string in graph.strings {
        #expect(all[["strings", string.key, "extractionState"]] == "\"manual\"")
      }
      #expect(try Self.merge(merged) == merged, "\(old)\n\(merged)")
    }
  }

  /// The values that are not objects, by their paths. If a key is repeated, the last one counts.
  private static func leaves(_ item: JSONItem, _ path: [String] = []) -> [[String]: String] {
    guard item.isObject else { return [path: item.written] }
    var found: [[String]: String] = [:]
    for member in item.members { found.merge(leaves(member.value, path + [member.name])) { $1 } }
    return found
  }
}

/// Catalogs with some of the texts of a graph, and with other parts.
private struct RandomCatalog {
  var random: SplitMix
  let names: [String]

  mutating func text() -> String {
    let break0 = random.below(2) == 0 ? "\n  " : ""
    var keys = names.filter { _ in random.below(2) == 0 }
    for index in keys.indices { keys.swapAt(index, random.below(keys.count)) }
    let entries = keys.map { "\(quoted($0)) : \(entry())" }
    let members = [
      "\"strings\" : {\(entries.joined(separator: ",\(break0)"))}", "\"version\" : \"1.1\"",
      "\"x\" : [1, {\"y\" : 2.50}]",
    ]
    return "{\(break0)\(members.joined(separator: ",\(break0)"))\n}"
  }

  private func quoted(_ text: String) -> String {
    var json = ""
    json.append(jsonString: text)
    return json
  }

  private mutating func entry() -> String {
    var members: [String] = []
    if random.below(2) == 0 { members.append("\"shouldTranslate\" : false") }
    if random.below(2) == 0 { members.append("\"comment\" : \"a comment\"") }
    if random.below(2) == 0 {
      members.append("\"extractionState\" : \"\(["manual", "stale", "extracted_with_value"][random.below(3)])\"")
    }
    if random.below(3) > 0 {
      let languages = ["de", "en", "fr"].filter { _ in random.below(2) == 0 }
      members.append("\"localizations\" : {\(languages.map { "\"\($0)\" : \(language())" }.joined(separator: ", "))}")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func language() -> String {
    let state = ["translated", "new", "needs_review"][random.below(3)]
    let unit =
      "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(["Tea", "x", "Keep"][random.below(3)])\" } }"
    return random.below(3) > 0 ? unit : "{ \"variations\" : { \"plural\" : { \"other\" : \(unit) } }, \"z\" : {} }"
  }
}
