import Testing

@testable import NavCompiler

/// Lines are broken only at 100 columns.
struct SwiftWriterTests {
  private func written(isASCII: Bool = true, _ body: (inout SwiftWriter) -> Void) -> [String] {
    var writer = SwiftWriter(isASCII: isASCII)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  private let pool = PiecePool()

  private func letters(_ count: Int, of letter: String = "x") -> TextSlice {
    pool.add(String(repeating: letter, count: count))
  }

  @Test func aBlockWithOneStatementThatFitsIsOneLine() {
    let (head, longer, statement) = (letters(40), letters(41), letters(55))
    #expect(written { $0.block(head) { $0.line(statement) } } == ["\(head) { \(statement) }"])
    #expect(written { $0.block(longer) { $0.line(statement) } } == ["\(longer) {", "  \(statement)", "}"])
  }

  @Test func ofTwoStatementsEachHasItsLine() {
    let lines = written { out in
      out.block("if a") { out in
        out.line("b")
        out.line("c")
      }
    }
    #expect(lines == ["if a {", "  b", "  c", "}"])
  }

  @Test func aBlockInABlockIsNoStatement() {
    #expect(written { $0.block("a") { $0.block("b") { $0.line("c") } } } == ["a {", "  b { c }", "}"])
    #expect(written { $0.block("a") { $0.block("b") { _ in } } } == ["a {", "  b {}", "}"])
    #expect(written { $0.block("a") { $0.doc("b") } } == ["a {", "  /// b", "}"])
    #expect(written { $0.block("a") { $0.blank() } } == ["a {", "", "}"])
  }

  /// `{}` is one column wider than `{`. The text after the head decides which of them follows.
  @Test func aHeadThatFitsWithItsBodyOnly() {
    func block(_ width: Int, isEmpty: Bool) -> [String] {
      written { out in
        out.put("func f(")
        out.list { $0.item(letters(width)) }
        out.block(")") { if !isEmpty { $0.comment("here") } }
      }
    }
    #expect(block(89, isEmpty: true) == ["func f(\(letters(89))) {}"])
    #expect(block(90, isEmpty: false) == ["func f(\(letters(90))) {", "  // here", "}"])
    #expect(block(90, isEmpty: true) == ["func f(", "  \(letters(90))", ") {}"])
  }

  @Test func aCaseStandsAsFarLeftAsItsSwitch() {
    let lines = written { out in
      out.block("switch a") { out in
        out.switchCase("case 1:", comment: "one") { $0.line("b") }
        out.switchCase("case 2:") { out in
          out.line("b")
          out.line("c")
        }
        out.switchCase("case ", letters(60), ":") { $0.line(letters(40)) }
      }
    }
    #expect(
      lines == [
        "switch a {", "// one", "case 1: b", "case 2:", "  b", "  c", "case \(letters(60)):", "  \(letters(40))", "}",
      ])
  }

  @Test func aListIsBrokenFromOutside() {
    func call(_ width: Int) -> [String] {
      written { out in
        out.put("f(")
        out.list { out in
          out.item("a")
          out.item("g(")
          out.list { out in
            out.item(letters(width))
            out.item("b")
          }
          out.put(")")
        }
        out.line(")")
      }
    }
    #expect(call(88) == ["f(a, g(\(letters(88)), b))"])
    #expect(call(89) == ["f(", "  a,", "  g(\(letters(89)), b)", ")"])
    #expect(call(93) == ["f(", "  a,", "  g(", "    \(letters(93)),", "    b", "  )", ")"])
  }

  @Test func aConditionOverSeveralLinesHasItsBraceOnALineOfItsOwn() {
    let lines = written { out in
      out.put("if ")
      out.list(.continuation) { out in
        out.item(letters(60))
        out.item("&& ", letters(60))
      }
      out.block("") { $0.line("return") }
    }
    #expect(lines == ["if \(letters(60))", "  && \(letters(60))", "{", "  return", "}"])
  }

  @Test func whatIsFilledTakesAsFewLinesAsItCan() {
    let lines = written { out in
      out.put("protocol P: ")
      out.list(.filled) { out in for _ in 0..<6 { out.item(letters(40)) } }
      out.block(" where A == B") { _ in }
    }
    let item = letters(40)
    #expect(
      lines == [
        "protocol P: \(item), \(item),", "  \(item), \(item),", "  \(item), \(item)", "where A == B {}",
      ])
  }

  /// For swift-format, an array with several elements is one column wider than it is.
  @Test func anArrayIsAColumnWider() {
    func line(_ width: Int) -> [String] {
      written { out in
        out.put("f(")
        out.list { $0.item("[1, 2], ", letters(width)) }
        out.line(")")
      }
    }
    #expect(line(88).count == 1)
    #expect(line(89).count == 3)
  }

  @Test func lettersBeyondASCIIAreCountedAndNotTheirBytes() {
    func flags(_ line: String) -> [Bool] {
      var writer = SwiftWriter(isASCII: false)
      writer.line(pool.add(line))
      return [writer.exceedsColumns, writer.hasOddIdentifiers]
    }
    #expect(flags("let é = " + String(repeating: "é", count: 92)) == [false, true])
    #expect(flags("let é = " + String(repeating: "é", count: 93)) == [true, true])
    #expect(flags("let e = \"é\"") == [false, false])
  }

  @Test func commentsAreBrokenAtWords() {
    #expect(written { $0.doc(letters(96)) } == ["/// \(letters(96))"])
    #expect(written { $0.doc("a ", letters(96)) } == ["/// a", "/// \(letters(96))"])
    #expect(written { $0.doc("a  b\n\nc") } == ["/// a b", "///", "/// c"])
    #expect(written { $0.comment(pool.add("“\(letters(95, of: "é"))”")) }.count == 1)
    #expect(written { $0.comment(pool.add("“a” \(letters(97, of: "é"))")) }.count == 2)
  }

  /// The written text moves as it grows, and is truncated at each line that is broken.
  @Test func aTextOfAnySize() {
    let lines = written { out in
      for number in 0..<20_000 {
        out.put("call", pool.add(String(number)), "(")
        out.list { out in for _ in 0..<2 { out.item(letters(60)) } }
        out.line(")")
      }
    }
    #expect(lines.count == 80_000 && lines[79_996] == "call19999(" && lines[79_999] == ")")
  }

  /// A pool keeps its texts in blocks. Texts do not move, and a text can be larger than a block.
  @Test func piecesStayWhereTheyAre() {
    let texts = ["", "a", String(repeating: "b", count: 100_000), "ü\u{2028}\0", String(repeating: "c", count: 40_000)]
    let pieces = (0..<100).map { number in (number, texts.map { pool.add("\(number)\($0)") }) }
    #expect(pieces.allSatisfy { number, pieces in pieces.map(\.description) == texts.map { "\(number)\($0)" } })
    #expect(pool.add("").isEmpty && pool.add("").description.isEmpty)
  }
}
