import NavCompiler
import NavEditor
import Testing

/// The search for names: which ones match, and their order.
@Suite struct SymbolSearchTests {
  private func model(_ text: String, _ name: String = "a.nav.yaml") throws -> FileModel {
    let file = SourceFile(path: name, text: text)
    return try #require(FileModel(file, identity: FileIdentity(name)) { _ in nil })
  }

  /// The found names among the screens of a graph.
  private func found(_ query: String, among names: [String]) throws -> [String] {
    let screens = names.map { "  \"\($0)\": {}\n" }.joined()
    return SymbolSearch.search(query, in: [try model("screens:\n" + screens)]).map(\.node.name)
  }

  @Test func theBestMatchIsFirst() throws {
    // In the order of the documentation: the name, its beginning, a word of it, a part of it, its initials, the rest.
    let best = ["cart", "cartItems", "openCart", "discarters", "caseRoomTable", "carpet"]
    for rotation in best.indices {
      let names = Array(best[rotation...] + best[..<rotation])
      #expect(try found("cart", among: names) == best, "\(names)")
      #expect(try found("CART", among: names) == best, "\(names)")
    }
  }

  @Test(arguments: [
    ("oc", ["oc", "ocean", "fooc", "openCart", "obscure"]), ("opca", ["openCart", "oxpcxa"]),
    ("2", ["2", "s2", "s12", "s123"]), ("b", ["b", "bb", "aB", "a-b", "ab", "c_ab"]), ("é", ["é", "éa", "aé"]),
    ("aab", ["aab", "aabb", "xAab", "aaab", "aaaab", "a-ab-"]),
    ("abab", ["ababab", "ababxabaab", "aababab", "abaxababb"]),
  ])
  func orders(_ query: String, _ names: [String]) throws {
    #expect(try found(query, among: names) == names)
    #expect(try found(query, among: names.reversed()) == names)
  }

  @Test func aShorterNameIsBefore() throws {
    #expect(try found("op", among: ["openCheckout", "open", "openCart"]) == ["open", "openCart", "openCheckout"])
    #expect(try found("", among: ["abc", "a", "ab"]) == ["a", "ab", "abc"])
  }

  @Test func theLettersAreInOrder() throws {
    #expect(try found("tc", among: ["cart", "taca", "t", "c", ""]) == ["taca"])
    #expect(try found(String(repeating: "a", count: 300), among: [String(repeating: "a", count: 299)]) == [])
    let long = String(repeating: "a", count: 300)
    #expect(try found(long, among: ["b" + long, long]) == [long, "b" + long])
  }

  /// The best 200 are found wherever they are, also after thousands of worse names.
  @Test func thereAreAtMost200() throws {
    let worse = (0..<6_000).map { "xcxaxrxt\($0)" }
    let equal = (0..<150).map { "cart" + String($0 + 100) }
    let names = Array(worse[..<3_000]) + equal[..<70] + worse[3_000...] + equal[70...] + ["cart"]
    let found = try found("cart", among: names)
    #expect(found.count == 200)
    #expect(found.first == "cart")
    #expect(Array(found.dropFirst().prefix(150)) == equal)
    // The others have the same quality, so the shortest are first, in the order of the file.
    #expect(found.dropFirst(151).elementsEqual(worse.prefix(49)))
  }

  @Test func equalMatchesAreInTheOrderOfTheFiles() throws {
    let models = try (0..<30).map { number in
      try model("screens:\n" + (0..<300).map { "  s\($0 + 100): {}\n" }.joined(), "\(number + 10).nav.yaml")
    }
    let found = SymbolSearch.search("s", in: models)
    #expect(found.count == 200)
    #expect(found.map { String(decoding: $0.file.bytes, as: UTF8.self) } == Array(repeating: "10.nav.yaml", count: 200))
    #expect(found.map(\.node.name) == (0..<200).map { "s\($0 + 100)" })
  }

  /// A long query and a long name of the same letter take linear time.
  @Test func hostileNamesTakeLinearTime() {
    let name = String(repeating: "a", count: 200_000)
    let clock = ContinuousClock()
    for count in [100_000, 200_000, 1_000, 999, 500, 1] {
      let query = String(repeating: "a", count: count) + "b"
      let time = clock.measure { #expect(SymbolQuery(query).score(name + "xb") != nil) }
      #expect(time < .seconds(5))
    }
  }
}
