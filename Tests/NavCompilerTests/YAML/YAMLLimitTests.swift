import NavCompiler
import TestTiers
import Testing

@Suite(.thorough) struct YAMLLimitTests {
  @Test func sixtyFourLevelsAreRead() {
    let lists = String(repeating: "[", count: 62) + String(repeating: "]", count: 62)
    #expect(ids("x: " + lists) == [.missingKey, .unknownKey])
  }

  @Test func sixtyFiveAreNot() {
    let opened = String(repeating: "[", count: 63)
    check("x: \(opened)1️⃣[1️⃣", .init(.yamlLimit, "1️⃣", "this is nested more than 64 levels deep"))
    check(
      String(repeating: "- ", count: 64) + "1️⃣-1️⃣ a",
      .init(.yamlLimit, "1️⃣", "this is nested more than 64 levels deep"))
  }

  @Test func anAliasBringsItsLevels() {
    let forty = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    #expect(ids("x: &x \(forty)\ny: [[*x]]") == [.missingKey, .unknownKey, .unknownKey])
    check(
      "x: &x \(forty)\ny: " + String(repeating: "[", count: 24) + "1️⃣*x1️⃣" + String(repeating: "]", count: 24),
      .init(.yamlLimit, "1️⃣", "with this alias expanded, the file is more than 64 levels deep"))
  }

  @Test func anAliasInsideItsAnchor() {
    check(
      "x: &x [a, 1️⃣*x1️⃣]",
      .init(.yamlLimit, "1️⃣", "this alias refers to a value that contains it"))
  }

  @Test func aliasesThatGrow() {
    var text = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
    for level in 1...5 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    // `a5` has 1,111,111 nodes, and the lists below it have a ninth of that. With six more copies, the file has fewer
    // than 8,000,000 nodes, and with seven it has more.
    let fits = text + "b: [" + Array(repeating: "*a5", count: 6).joined(separator: ",") + "]\n"
    #expect(ids(fits) == [.missingKey] + Array(repeating: .unknownKey, count: 7))
    check(
      text + "b: [*a5,*a5,*a5,*a5,*a5,*a5,1️⃣*a51️⃣]\n",
      .init(.yamlLimit, "1️⃣", "with this alias expanded, the file has more than 8,000,000 nodes"))
  }

  @Test func aHundredThousandScreens() {
    let screens = (0..<100_000).map { "  s\($0):\n" }.joined()
    #expect(!ids("navc: 1\ngraph: A\nroot: s0\nscreens:\n" + screens).contains(.yamlLimit))
    check(
      "navc: 1\ngraph: A\nroot: s0\nscreens:\n\(screens)  1️⃣one1️⃣:\n  more:\n",
      .init(.yamlLimit, "1️⃣", "the graph has more than 100,000 screens"))
  }

  @Test func aliasesOfLongTexts() {
    let text = "x: &x \"" + String(repeating: "x", count: 1 << 20) + "\"\n"
    let aliases = Array(repeating: "*x", count: 62).joined(separator: ",")
    #expect(!ids(text + "y: [\(aliases)]").contains(.yamlLimit))
    check(
      text + "y: [\(aliases),1️⃣*x1️⃣]",
      .init(.yamlLimit, "1️⃣", "with this alias expanded, the file is larger than 64 MiB"))
  }

  /// The value of an alias counts with the aliases in it.
  @Test func aliasesOfAliasesOfLongTexts() {
    let text = "x: &x \"" + String(repeating: "x", count: 1 << 20) + "\"\ny: &y [*x,*x,*x,*x,*x,*x,*x,*x]\n"
    let aliases = Array(repeating: "*y", count: 6).joined(separator: ",")
    #expect(!ids(text + "z: [\(aliases)]").contains(.yamlLimit))
    check(
      text + "z: [\(aliases),1️⃣*y1️⃣]",
      .init(.yamlLimit, "1️⃣", "with this alias expanded, the file is larger than 64 MiB"))
  }

  @Test func moreNamesThanAnyGraphHas() {
    var names: [UInt8] = [UInt8(ascii: "[")]
    for number in 0..<1_200_001 { names += Array("&a\(number) ,".utf8) }
    let found = Compiler.check(SourceFile(path: "names", bytes: names)).diagnostics.diagnostics
    #expect(found.map(\.rule) == [.yamlLimit])
    #expect(found.first?.message == "the file has more than 1,200,000 different names")
  }

  @Test func aFileThatIsTooLarge() {
    let file = SourceFile(path: "a", bytes: [UInt8](repeating: 0x23, count: NodeTree.fileSizeLimit + 1))
    let found = Compiler.check(file).diagnostics.diagnostics
    #expect(found == [Diagnostic(.fileTooLarge, "the file is larger than 64 MiB", at: .start())])
  }

  /// The IDs of the messages. Repeated `missing-key` messages at the start count once.
  private func ids(_ text: String) -> [Rule] {
    let ids = Compiler.check(SourceFile(path: "a", text: text)).diagnostics.diagnostics.map(\.rule)
    return ids.first == .missingKey ? [.missingKey] + ids.drop { $0 == .missingKey } : ids
  }
}
