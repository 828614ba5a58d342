import NavCompiler
import Testing

@testable import NavImport

/// What libexpat reads and refuses, with the place of each problem.
struct XMLReadingTests {
  private static let everything = XMLTree.Selection(keeps: { _, _, _ in true }, keepsText: true)

  private func read(_ text: String) throws -> XMLTree {
    try LibExpat.read(SourceFile(path: "a.xml", text: text), Self.everything)
  }

  @Test func elementsComeInTheOrderOfTheirStartTags() throws {
    let tree = try read("<a x='1'>\n  <b y=\"&lt;&#233;\">text</b>\n  <c/>\n</a>\n")
    #expect(tree.nodes.map(\.name) == ["a", "b", "c"])
    #expect(tree.nodes.map(\.offset) == [0, 12, 41])
    #expect(tree.nodes.map(\.parent) == [nil, 0, 0])
    #expect(tree.nodes.map(\.depth) == [0, 1, 1])
    #expect(tree.nodes[1]["y"] == "<é")
    #expect(tree.nodes[1].text == "text")
  }

  @Test func aNamespaceCountsAndNotItsPrefix() throws {
    let tree = try read("<n xmlns:q='urn:x' q:id='7'><q:m/></n>")
    #expect(tree.nodes[0]["urn:x id"] == "7")
    #expect(tree.nodes[1].name == "urn:x m")
  }

  @Test func aByteOrderMarkAndCarriageReturnsAreRead() throws {
    let tree = try read("\u{FEFF}<a>\r\n<b/>\r\n</a>")
    #expect(tree.nodes.map(\.offset) == [3, 8])
  }

  @Test(arguments: [
    ("<a><b></a>", 8), ("<a x='1' x='2'/>", 9), ("<a x=1/>", 5), ("<a", 0), ("", 0), ("<a/><b/>", 4),
    ("<a>\u{1}</a>", 3), ("<a x='1/>", 0), ("<a x='1'></a", 9), ("<a>", 3), ("<a>\u{FFFF}</a>", 3), ("<a>&#0;</a>", 3),
    ("<a x='<'/>", 6), ("<a>&x;</a>", 3), ("<a></A>", 5),
    ("<a>&nbsp;</a>", 3), (" <!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", 1), ("<?xml version='1.1'?><a/>", 0),
    ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", 0), ("<q:a/>", 0), ("plain", 0),
  ])
  func whatIsNotReadIsRefusedAtItsPlace(_ text: String, _ offset: UInt32) throws {
    let failure = #expect(throws: ImportFailure.self) { try read(text) }
    #expect(failure?.kind == .xml)
    #expect(failure?.offset == offset, "\(failure?.message ?? "")")
  }

  @Test func theEncodingIsUTF8InAnyCase() throws {
    #expect(try read("<?xml version='1.0' encoding='utf-8'?><a/>").nodes.count == 1)
    let latin = SourceFile(path: "a.xml", bytes: Array("<a x='".utf8) + [0xE9] + Array("'/>".utf8))
    #expect(throws: ImportFailure.self) { try LibExpat.read(latin, Self.everything) }
  }

  /// Elements in UTF-16, which libexpat reads too.
  private static let otherEncodings: [[UInt8]] = [
    [0xFE, 0xFF, 0, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E], [0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E, 0],
    [0, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E], [0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E, 0],
  ]

  @Test(arguments: otherEncodings) func anotherEncodingWithoutADeclarationIsRefused(_ bytes: [UInt8]) {
    let failure = #expect(throws: ImportFailure.self) {
      try LibExpat.read(SourceFile(path: "a.xml", bytes: bytes), Self.everything)
    }
    #expect(failure?.kind == .xml && failure?.offset == 0 && failure?.message.contains("UTF-8") == true)
  }

  @Test func aFileOfTheLargestSizeIsRead() throws {
    let text = Array("<a/>".utf8)
    let bytes = text + [UInt8](repeating: UInt8(ascii: " "), count: (64 << 20) - text.count)
    let tree = try? LibExpat.read(SourceFile(path: "a.xml", bytes: bytes), Self.everything)
    #expect(tree?.nodes.count == 1)
  }

  @Test func nestingIsBounded() throws {
    let deep = { (levels: Int) in String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels) }
    #expect(try read(deep(1_000)).nodes.count == 1_000)
    let failure = #expect(throws: ImportFailure.self) { try read(deep(1_001)) }
    #expect(failure?.offset == 3_000)
  }

  @Test func aFileThatIsTooLargeIsNotRead() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: LibExpat.mostBytes + 1)
    let file = SourceFile(path: "a.xml", bytes: bytes)
    // An expectation that fails would print the bytes.
    let read = Result { () throws(ImportFailure) in try LibExpat.read(file, Self.everything) }
    guard case .failure(let failure) = read else {
      Issue.record("the file was read")
      return
    }
    #expect(failure.message == "the file is larger than 64 MiB")
  }
}
