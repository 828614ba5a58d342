import Foundation
import NavTable
import SeededRandom
import Testing

/// The reader of all JSON. The expected results are from RFC 8259 and from `Documentation/lsp.md`.
@Suite struct JSONDocumentTests {
  private func read(_ text: String) -> JSONItem? { JSONDocument.read(Array(text.utf8))?.root }

  @Test(arguments: [
    "", " ", "{", "[", "]", "nul", "nulll", "truex", "01", "-", "+1", "1.", ".5", "1e", "1e+", "0x1", "NaN", "'a'",
    "\"", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"a\nb\"", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}",
    "{\"a\":1,}", "{1:2}", "[1]x", "1 2", "// c\n1", "{\"a\" 1}", "[1}", "{\"a\":1]", "\u{FEFF}1", "\"\\", "[\"\\u",
  ])
  func textThatIsNotJSONIsRefused(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test func valuesAreRead() throws {
    let item = try #require(read(" {\"a\": [1, -0.5e3, true, false, null, \"x\\n\\u00e9\"], \"b\": {}, \"a b\": []} "))
    let list = try #require(item["a"]).items
    #expect(list.map(\.written) == ["1", "-0.5e3", "true", "false", "null", "\"x\\n\\u00e9\""])
    #expect(list[0].int == 1)
    #expect(list[1].int == nil)
    #expect(list[2].bool == true && list[3].bool == false && list[4].isNull)
    #expect(list[5].string == "x\né")
    #expect(item["b"]?.isObject == true && item["b"]?.items.isEmpty == true)
    #expect(item["a b"]?.isArray == true)
    #expect(item["c"] == nil && list[0]["a"] == nil)
    #expect(read("{\"a\":1,\"\\u0061\":2}")?["a"]?.int == 2, "the last member counts, however its name is written")
  }

  @Test func loneSurrogatesAreReplaced() {
    #expect(read("\"\\ud800\"")?.string == "\u{FFFD}")
    #expect(read("\"\\udc00x\"")?.string == "\u{FFFD}x")
    #expect(read("\"\\ud83c\\udf75\"")?.string == "🍵")
    #expect(read("\"\\ud83c\\ud83c\\udf75\"")?.string == "\u{FFFD}🍵")
    #expect(read("\"\\ud83c\\n\"")?.string == "\u{FFFD}\n")
    #expect(JSONDocument.read([0x22, 0xFF, 0x22])?.root.string == "\u{FFFD}")
  }

  @Test(arguments: ["9007199254740993", "-1", "\"\"", "null", "\"a\\u0062\"", "1e2", "123456789012345678901234567890"])
  func identifiersKeepTheirForm(_ id: String) throws {
    let item = try #require(read("{\"id\": \(id) }")?["id"])
    #expect(item.isIdentifier && item.written == id)
  }

  @Test func nestingAndSizeAreBounded() {
    let depth = 100_000
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(read(nested)?.isArray == true)
    #expect(read(String(repeating: "[", count: depth)) == nil)
    #expect(read(String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)) != nil)
    #expect(read("[" + String(repeating: "1,", count: JSONDocument.valueLimit) + "1]") == nil)
  }

  /// Foundation reads each random text to the same value, and refuses the same mutations.
  @Test func foundationReadsTheSame() throws {
    var random = SplitMix(seed: 7)
    var refused = 0
    for _ in 0..<3_000 {
      var writer = JSONWriter(Bool.random(using: &random) ? .indented : .oneLine)
      Self.write(&writer, depth: 0, &random)
      var bytes = Array(writer.text.utf8)
      try Self.compare(bytes)
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = Array("{}[],:\"\\ntf0-.e u".utf8).randomElement(using: &random) ?? 0
        // Foundation refuses bytes that are not UTF-8.
        guard String(validating: bytes, as: UTF8.self) != nil else { break }
        if JSONDocument.read(bytes) == nil { refused += 1 }
        try Self.compare(bytes)
      }
    }
    #expect(refused > 1_000)
  }

  private static func compare(_ bytes: [UInt8]) throws {
    let ours = JSONDocument.read(bytes)?.root
    let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    let text = Comment(rawValue: String(decoding: bytes, as: UTF8.self))
    guard let ours, let theirs else {
      // Foundation refuses lone surrogates and numbers that do not fit, and accepts a comma at the end of a list.
      let packed = String(decoding: bytes.filter { $0 > 0x20 }, as: UTF8.self)
      let isExtension = packed.contains { $0 == "e" || $0 == "E" || $0 == "\\" } || packed.contains(",]")
      #expect((ours == nil) == (theirs == nil) || isExtension, text)
      return
    }
    #expect(isSame(ours, theirs), text)
  }

  private static func isSame(_ item: JSONItem, _ other: Any) -> Bool {
    if let text = item.string { return text == other as? String }
    if let bool = item.bool { return bool == other as? Bool }
    if let number = item.int { return (other as? NSNumber)?.intValue == number }
    if item.isNull { return other is NSNull }
    if item.isArray, let list = other as? [Any] {
      return item.items.count == list.count && zip(item.items, list).allSatisfy { isSame($0, $1) }
    }
    if item.isObject, let members = other as? [String: Any] {
      return members.allSatisfy { name, value in item[name].map { isSame($0, value) } ?? false }
    }
    return other is NSNumber
  }

  private static func write(_ writer: inout JSONWriter, depth: Int, key: String? = nil, _ random: inout SplitMix) {
    switch Int.random(in: 0..<(depth < 4 ? 7 : 5), using: &random) {
    case 0: writer.null(key)
    case 1: writer.truth(key, Bool.random(using: &random))
    case 2: writer.number(key, Int.random(in: -1_000...1_000, using: &random))
    case 3, 4:
      writer.string(key, ["", "a", "é", "🍵", "\n\u{1B}\"\\", "\u{2028}"].randomElement(using: &random))
    case 5:
      let count = Int.random(in: 0..<4, using: &random)
      writer.array(key) { writer in for _ in 0..<count { write(&writer, depth: depth + 1, &random) } }
    default:
      let count = Int.random(in: 0..<4, using: &random)
      writer.object(key) { writer in
        for number in 0..<count { write(&writer, depth: depth + 1, key: "k\(number)", &random) }
      }
    }
  }
}
