import Foundation
import NavCompiler
import Testing

@Suite struct YAMLSyntaxTests {
  @Test func textThatIsNotUTF8() {
    func check(_ bytes: [UInt8], _ range: Range<UInt32>, _ message: String) {
      let file = SourceFile(path: "a", bytes: Array("a: ".utf8) + bytes)
      let found = Compiler.check(file).diagnostics.diagnostics
      let expected = Diagnostic(
        .yamlSyntax, message, at: SourceRange(file: 0, lower: range.lowerBound, upper: range.upperBound))
      #expect(found == [expected])
    }
    check([0xFF], 3..<4, "this is not UTF-8: the byte 0xFF does not start a character here")
    check([0x80], 3..<4, "this is not UTF-8: the byte 0x80 does not start a character here")
    check([0xC0, 0xAF], 3..<4, "this is not UTF-8: the byte 0xC0 does not start a character here")
    check([0xE0, 0x80, 0xAF], 3..<4, "this is not UTF-8: the byte 0xE0 does not start a character here")
    check([0xED, 0xA0, 0x80], 3..<4, "this is not UTF-8: the byte 0xED does not start a character here")
    check([0xF4, 0x90, 0x80, 0x80], 3..<4, "this is not UTF-8: the byte 0xF4 does not start a character here")
    check([0xE6, 0xBC], 3..<4, "this is not UTF-8: the byte 0xE6 does not start a character here")
    check([0x62, 0x00], 4..<5, "the control character U+0000 is not allowed in a graph file")
    check([0x1B], 3..<4, "the control character U+001B is not allowed in a graph file")
    check([0x7F], 3..<4, "the control character U+007F is not allowed in a graph file")
    check([0xC2, 0x80], 3..<5, "the character U+0080 is not allowed in a graph file")
    check([0xEF, 0xBF, 0xBF], 3..<6, "the character U+FFFF is not allowed in a graph file")
    check([0xEF, 0xBB, 0xBF], 3..<6, "the character U+FEFF is not allowed in a graph file")
  }

  @Test func utf16IsRecognised() {
    let found = Compiler.check(SourceFile(path: "a", bytes: [0xFF, 0xFE, 0x61, 0x00])).diagnostics.diagnostics
    #expect(found.map(\.message) == ["this file is UTF-16; save it as UTF-8"])
  }

  @Test func everyCharacterOfEveryLengthIsRead() {
    // Each allowed character once, at every offset in a word of eight bytes.
    let scalars: [Unicode.Scalar] = [
      "\u{85}", "\u{A0}", "é", "\u{7FF}", "\u{800}", "漢", "\u{FFFD}", "😀", "\u{10FFFF}", "\t",
    ]
    for scalar in scalars {
      for padding in 0..<16 {
        let text = shop("doc: \"" + String(repeating: "x", count: padding) + String(scalar) + "x\"\nscreens: { a: }\n")
        let found = Compiler.check(SourceFile(path: "a", text: text)).diagnostics.diagnostics
        #expect(found.isEmpty, "U+\(String(scalar.value, radix: 16)) after \(padding)")
      }
    }
  }

  @Test func aByteOrderMarkIsNotCounted() {
    check(
      "\u{FEFF}1️⃣navk1️⃣: 1\ngraph: Shop\nroot: a\nscreens: { a: }\n",
      .init(
        .unknownKey, "1️⃣", "'navk' is not a key of a graph file", notes: [.init("1️⃣", "did you mean 'navc'?")]),
      fixed: "\u{FEFF}navc: 1\ngraph: Shop\nroot: a\nscreens: { a: }\n")
  }

  @Test func carriageReturnsEndLines() {
    check(
      "navc: 1\r\ngraph: Shop\r\nroot: a\r\nscreens:\r\n  a:\r\n    shared: 1️⃣maybe1️⃣\r\n",
      .init(.wrongShape, "1️⃣", "'shared' takes true or false, not 'maybe'"))
  }

  @Test func bracesInFlowStyle() {
    check(
      shop("screens:\n  a:\n    link: 2️⃣{2️⃣ path: /p/1️⃣{1️⃣id} }\n"),
      .init(
        .yamlSyntax, "1️⃣", "inside '{ }' a value that contains '{' needs quotes: write \"…{id}…\"",
        notes: [.init("2️⃣", "it is opened here")]))
  }

  @Test func aListTypeWithADefault() {
    check(
      shop("screens:\n  a:\n    arguments:\n      tags: [String] 1️⃣=1️⃣ []\n"),
      .init(
        .yamlSyntax, "1️⃣",
        "YAML reads '[String]' as a list, which nothing can follow; write { type: [String], default: … }"))
  }

  @Test func anOptionalListType() {
    check(
      shop("screens:\n  a:\n    arguments: 2️⃣{2️⃣ tags: [String]1️⃣?1️⃣ }\n"),
      .init(
        .yamlSyntax, "1️⃣",
        "YAML reads '[String]' as a list, which nothing can follow; write { type: [String], optional: true }",
        notes: [.init("2️⃣", "it is opened here")]))
    check(
      shop("screens:\n  a:\n    arguments:\n      tags: [String]1️⃣?1️⃣\n"),
      .init(
        .yamlSyntax, "1️⃣",
        "YAML reads '[String]' as a list, which nothing can follow; write { type: [String], optional: true }"))
  }

  @Test func aColonInAValue() {
    check(
      shop("screens:\n  a:\n    title: Buy1️⃣:1️⃣ now\n"),
      .init(.yamlSyntax, "1️⃣", "a value that contains ': ' needs quotes"))
  }

  @Test func anIndentedKeyUnderAValue() {
    check(
      shop("screens:\n  a: x\n    title1️⃣:1️⃣ now\n"),
      .init(.yamlSyntax, "1️⃣", "the value above continues to here, so this cannot be a key; check the indentation"))
  }

  @Test func aTabAsIndentation() {
    check(shop("screens:\n1️⃣\t1️⃣a:\n"), .init(.yamlSyntax, "1️⃣", "a tab cannot indent; use spaces"))
  }

  /// The message is at the line without the colon, not at the line where YAML fails.
  @Test(arguments: [
    "screens:\n  a:\n    1️⃣title Settings1️⃣\n    push: { go: b }\n  b:\n",
    "screens:\n  a:\n    1️⃣title1️⃣\n    doc: x\n", "screens:\n  a:\n    doc: x\n    1️⃣title Settings1️⃣ # here\n  b:\n",
    "screens:\n  a:\n    1️⃣push1️⃣\n      go: b\n  b:\n", "screens:\n  1️⃣a1️⃣\n  b:\n", "1️⃣screens1️⃣\n  a:\n  b:\n",
    "1️⃣access public1️⃣\nscreens: {}\n", "screens: # all\n\n  # the first\n  1️⃣a1️⃣\n\n  b:\n",
  ])
  func aKeyWithoutAColon(_ text: String) {
    let line = text.components(separatedBy: "1️⃣")[1]
    check(
      shop(text), .init(.yamlSyntax, "1️⃣", "a colon may be missing: '\(line)' is not a key with a value"))
  }

  @Test func aLineOfATextIsNotSaidToLackAColon() {
    check(
      shop("doc: a text that\n  goes on\n  key1️⃣:1️⃣ x\nscreens: { a: }\n"),
      .init(.yamlSyntax, "1️⃣", "the value above continues to here, so this cannot be a key; check the indentation"))
  }

  @Test func aQuoteThatIsNotClosed() {
    check(
      shop("doc: 2️⃣\"2️⃣never\nscreens:\n  a:\n1️⃣1️⃣"),
      .init(
        .yamlSyntax, "1️⃣", "the file ends before the quote is closed",
        notes: [.init("2️⃣", "the quote is opened here")]))
  }

  @Test func aBracketThatIsNotClosed() {
    check(
      shop("screens: { a:\n1️⃣1️⃣"), .init(.yamlSyntax, "1️⃣", "the file ends before a '{' or '[' is closed"))
    check(
      shop("screens: 2️⃣{2️⃣ a: b\n1️⃣1️⃣"),
      .init(
        .yamlSyntax, "1️⃣", "the file ends before this '{' is closed by '}'", notes: [.init("2️⃣", "it is opened here")]))
  }

  @Test func whatCannotStartAValue() {
    check(shop("doc: 1️⃣@1️⃣home\n"), .init(.yamlSyntax, "1️⃣", "a value cannot start with '@'; put it in quotes"))
    check(shop("doc: 1️⃣`1️⃣home`\n"), .init(.yamlSyntax, "1️⃣", "a value cannot start with '`'; put it in quotes"))
    check(
      shop("doc: &1️⃣&1️⃣ x\n"),
      .init(.yamlSyntax, "1️⃣", "a value cannot start with '&', which names an anchor; put it in quotes"))
    check(
      shop("doc: *1️⃣*1️⃣bold**\n"),
      .init(.yamlSyntax, "1️⃣", "a value cannot start with '*', which refers to an anchor; put it in quotes"))
  }

  @Test func aMarkCoversAWholeCharacter() {
    check(
      "screens:\n 2️⃣é2️⃣a:\n    b: c\n  1️⃣d1️⃣: e\n",
      .init(
        .yamlSyntax, "1️⃣", "this line does not line up with the keys above it",
        notes: [.init("2️⃣", "the keys begin here")]))
  }

  @Test func somethingBehindAQuote() {
    check(
      shop("doc: \"a\" 1️⃣b1️⃣\n"),
      .init(
        .yamlSyntax, "1️⃣", "the text ends at the quote before this; inside double quotes a quote is written \\\""))
    check(
      shop("doc: 'It'1️⃣s1️⃣ here'\n"),
      .init(
        .yamlSyntax, "1️⃣", "the text ends at the quote before this; inside single quotes a quote is written twice"))
  }

  @Test func aCommentInsideAFlowValue() {
    check(
      shop("screens: { a: { title: 2️⃣x #1 } }\n1️⃣1️⃣").replacing("2️⃣x #", with: "x 2️⃣#2️⃣").replacing(
        "{ title", with: "3️⃣{3️⃣ title"),
      .init(
        .yamlSyntax, "1️⃣", "the file ends before this '{' is closed by '}'",
        notes: [
          .init("3️⃣", "it is opened here"),
          .init("2️⃣", "' #' begins a comment here; put quotes around a value that contains it"),
        ]))
  }

  @Test func aKeyWithoutASpaceBehindItsColon() {
    check(
      shop("screens:\n  a:\n    title:Catalog\n    doc1️⃣:1️⃣ x\n"),
      .init(.yamlSyntax, "1️⃣", "the line above has no space after its ':', so neither line is a key"))
  }

  @Test func aLineOutOfLine() {
    check(
      shop("screens:\n    2️⃣a2️⃣:\n   1️⃣b1️⃣:\n").replacing("navc", with: "2️⃣n2️⃣avc").replacing("2️⃣a2️⃣:", with: "a:"),
      .init(
        .yamlSyntax, "1️⃣", "this line does not line up with the keys above it",
        notes: [.init("2️⃣", "the keys begin here")]))
  }

  @Test func anUnknownAlias() {
    check(shop("doc: 1️⃣*nobody1️⃣\n"), .init(.yamlSyntax, "1️⃣", "no anchor above is called '&nobody'"))
  }

  @Test func anUnknownEscape() {
    check(
      shop("doc: \"1️⃣\\1️⃣q\"\n"),
      .init(
        .yamlSyntax, "1️⃣",
        "this is not an escape; write a backslash as '\\\\' in double quotes, or use single quotes"))
  }

  @Test func somethingBehindTheDocument() {
    check("{}\n1️⃣}1️⃣\n", .init(.yamlSyntax, "1️⃣", "nothing can follow the end of the document"))
  }

  @Test func anExclamationMarkThatBreaksThePredicate() {
    check(
      shop("2️⃣d2️⃣oc: x\nconditions:\n  c: 3️⃣!3️⃣a &1️⃣&1️⃣ b\n").replacing("2️⃣d2️⃣", with: "d"),
      .init(
        .yamlSyntax, "1️⃣", "a value cannot start with '&', which names an anchor; put it in quotes",
        notes: [.init("3️⃣", "a value that starts with '!' is a tag in YAML: write 'not', or quote it")]))
  }
}
