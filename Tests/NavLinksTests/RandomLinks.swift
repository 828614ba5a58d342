import SeededRandom

/// Random links of a graph, and random URLs that resemble them.
struct RandomLinks {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[random.below(items.count)] }

  private static let literals = ["a", "b", "7", "new", "x$y", "p*q", "a,b", "é", "red", "c d", "p%2Fq", "-3", "true"]
  private static let types = ["String", "Int", "UUID", "Bool", "Color", "Double", "ID", "Web", "Size"]

  // MARK: - Graphs

  /// A graph. Some are invalid, because two of their links have the same rank.
  mutating func graph() -> String {
    var screens: [String] = []
    let count = 1 + random.below(6)
    for number in 0..<count { screens.append(screen(number)) }
    let names = (0..<count).map { "open\($0): s\($0)" }.joined(separator: ", ")
    let bases = pick([
      ["https://shop.example.com"], ["shop://", "https://shop.example.com/app"],
      ["https://shop.example.com", "https://shop.example.com/a"], ["https://shop.example.com", "shop://"],
    ])
    let web = (0..<random.below(3)).map { _ in "\"\(webPath())\"" }.joined(separator: ", ")
    return """
      navc: 1
      graph: Shop
      root: home
      types: { Color: [red, green, new], Size: [small, "7", red], ID: { swift: String, link: true } }
      links:
        bases: [\(bases.map { "\"\($0)\"" }.joined(separator: ", "))]
        web: [\(web)]
        apple: { apps: [ABCDE12345.org.example.shop] }
      screens:
        home: { push: { \(names) }\(random.chance(40) ? ", link: /" : "") }
      \(screens.joined(separator: "\n"))

      """
      .replacing("Size: [small, \"7\", red]", with: "Size: [small, large, red]")
  }

  private mutating func screen(_ number: Int) -> String {
    var arguments: [String] = []
    var path = ""
    for position in 0..<(1 + random.below(3)) {
      if random.chance(50) {
        path += "/" + encoded(pick(Self.literals))
      } else {
        path += "/{p\(position)}"
        arguments.append("p\(position): \(type(isOptional: false))")
      }
    }
    var items: [String] = []
    for position in 0..<(random.chance(50) ? 0 : 1 + random.below(random.chance(10) ? 6 : 3)) {
      items.append("\(pick(["q", "n", "c,d", "w"]))\(position)={i\(position)}")
      arguments.append("i\(position): \(type(isOptional: random.chance(60)))")
    }
    let link = path + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    let from = random.chance(15) ? ", from: app" : ""
    return "  s\(number): { arguments: { \(arguments.joined(separator: ", ")) }, link: { path: \"\(link)\"\(from) } }"
  }

  private mutating func type(isOptional: Bool) -> String {
    let name = pick(Self.types)
    let mark = isOptional ? "?" : ""
    return name == "Web" ? "{ type: \"URL\(mark)\", hosts: [web.example] }" : "\"\(name)\(mark)\""
  }

  private mutating func webPath() -> String {
    (0..<(1 + random.below(3))).map { "/" + (random.chance(60) ? encoded(pick(Self.literals)) : "{any\($0)}") }.joined()
  }

  private mutating func encoded(_ text: String) -> String {
    text.replacing("é", with: "%C3%A9").replacing(" ", with: "%20")
  }

  // MARK: - URLs

  /// A URL of the website that resembles the given ones.
  mutating func url(like samples: [String], host: String) -> String {
    let sample = samples.isEmpty ? "/a" : pick(samples)
    let sides = sample.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    var segments = sides[0].split(separator: "/").map { String($0) }
    var items = sides.count > 1 ? sides[1].split(separator: "&").map { String($0) } : []
    if random.chance(70), !segments.isEmpty { segments[random.below(segments.count)] = text() }
    if random.chance(10) { segments.append(text()) }
    if random.chance(8), !segments.isEmpty { segments.removeLast() }
    if random.chance(6) { segments.insert("", at: random.below(segments.count + 1)) }
    if random.chance(3) { segments.append(pick([".", "..", "%2E%2E"])) }
    for index in items.indices where random.chance(30) {
      let name = items[index].prefix { $0 != "=" }
      items[index] = random.chance(15) ? String(name) : "\(name)=\(text())"
    }
    if random.chance(15), !items.isEmpty { items.remove(at: random.below(items.count)) }
    if random.chance(8), !items.isEmpty { items.append("\(pick(items).prefix { $0 != "=" })=\(text())") }
    if random.chance(8) { items.append("z=\(text())") }
    let slash = random.chance(20) ? "/" : ""
    let fragment = random.chance(5) ? "#a/b?c" : ""
    let path = segments.map { "/" + $0 }.joined() + slash
    return "https://\(host)" + path + (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + fragment
  }

  private mutating func text() -> String {
    switch random.below(10) {
    case 0..<3:
      pick(Self.literals).replacing("é", with: "%C3%A9").replacing(" ", with: "%20").replacing("$", with: "%24")
    case 3: String(random.below(2000) - 1000)
    case 4: pick(["99999999999999999999", "+5", "-", "5x", "x5", "1.5", "--", "5*", "%37", "5%20"])
    case 5: pick(["true", "false", "red", "green", "new", "small", "blue", "nil", "r%65d"])
    case 6: pick(["123E4567-E89B-12D3-A456-426614174000", "123e4567-e89b-12d3-a456-42661417400", "1-2-3-4-5"])
    case 7: pick(["https%3A%2F%2Fweb.example%2F", "http%3A%2F%2Fweb.example", "https%3A%2F%2Fother.example"])
    case 8: pick(["", "%", "%zz", "x$y", "p*q", "p%2Aq", "a,b", "a%2Cb", "xzy", "pzzq", "c%20d", "p%2Fq", "%61"])
    default: String((0..<(1 + random.below(4))).map { _ in pick(Array("abc7-._~%3A")) })
    }
  }
}
