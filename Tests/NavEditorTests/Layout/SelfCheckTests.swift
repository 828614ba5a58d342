import NavCompiler
import Testing

@testable import NavEditor

/// The comparison of each layout with its file.
struct SelfCheckTests {
  private static let file = """
    %YAML 1.1  # version
    ---
    # first
    a:   &x one  # after
    b: [*x, 'two', "three", {c: !t 4}]
    d: |-  # header
        text
        # no comment
    e:
        - &y !u
          f: &z
        - *z
    # last
    ...
    # end

    """

  /// Returns the outcome for a layout that differs from the right one in a piece.
  private func outcome(_ right: String, _ wrong: String) throws -> Formatter.Outcome {
    let file = SourceFile(path: "a.nav.yaml", text: Self.file)
    return Formatter.format(file) { tree, trivia in
      guard let bytes = LayoutWriter.write(tree, trivia) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains(right), "\(text)")
      return Array(text.replacing(right, with: wrong).utf8)
    }
  }

  @Test(arguments: [
    ("one", "on"), ("one", "'one'x"), ("a:", "A:"), ("d: |-", "d: |"), ("d: |-", "d: >-"), ("text\n", "text \n"),
    ("\"three\"", "three"), ("\"two\"", "two"), ("\"two\"", "|\n  two"),
    ("b: [*x, \"two\", \"three\", { c: !t 4 }]", "b: [*x, \"two\", \"three\", c: !t 4, 5]"),
    ("b: [*x, \"two\", \"three\", { c: !t 4 }]", "b: [*x, \"two\", { c: !t 4 }, \"three\"]"),
    ("b: [*x, \"two\", \"three\", { c: !t 4 }]", "b: [*x, \"two\", \"three\", [c, !t 4]]"),
    ("*z", "*x"), ("&x", "&w"), ("&x ", ""), ("one", "&v one"), ("!t", "!s"), ("!t ", ""), ("&y !u", "!u &y"),
    ("&z", "& z"), ("  - *z\n", ""), ("  - *z", "  - *z\n  - 1"), ("  - *z", "  - [*z]"), ("  - *z", "    g: *z"),
    ("  - &y !u\n    f: &z\n  - *z", "  [&y !u { f: &z }, *z]"),
    ("# first\n", ""), ("# first", "# First"), ("# after", "#after"), ("  # after", ""), ("# header", "# head"),
    ("  # header", ""), ("# no comment", "#no comment"), ("# last\n", ""), ("# end", "# ende"), ("# end\n", ""),
    ("# end", "# end\n# end"), ("# last", "# end"), ("  # version", ""), ("...\n# end\n", "...\n# end\n...\nx: 1\n"),
    ("...\n", "---\n"), ("...\n# end\n", "# end\nb: [\n"), ("# end", "x"), ("a:", "\u{1}a:"), ("a:", "\ta:"),
  ])
  func aLayoutWithOtherContentsFails(_ right: String, _ wrong: String) throws {
    guard case .failed = try outcome(right, wrong) else {
      Issue.record("\(right.debugDescription) can become \(wrong.debugDescription)")
      return
    }
  }

  @Test(arguments: [
    ("one", "\"one\""), ("one", "'one'"), ("one", "\n  one"), ("# after", "   # after  "), ("  - ", "- "),
    ("\"two\"", "'two'"), ("[*x, \"two\", \"three\", { c: !t 4 }]", "\n- *x\n- \"two\"\n- \"three\"\n- c: !t 4"),
  ])
  func aLayoutWithTheSameContentsPasses(_ right: String, _ other: String) throws {
    guard case .changed = try outcome(right, other) else {
      Issue.record("\(right.debugDescription) cannot become \(other.debugDescription)")
      return
    }
  }

  @Test func anEmptyLayoutFails() {
    for wrong in ["", "# c\n", "---\n"] {
      let outcome = Formatter.format(SourceFile(path: "a.nav.yaml", text: "a:   1\n")) { _, _ in Array(wrong.utf8) }
      guard case .failed = outcome else {
        Issue.record("\(wrong.debugDescription) passes")
        continue
      }
    }
  }

  @Test func aLayoutThatNavcWouldNotReadFails() {
    let line = "a: 1" + String(repeating: " ", count: NodeTree.fileSizeLimit) + "\n"
    let outcome = Formatter.format(SourceFile(path: "a.nav.yaml", text: "a: 1")) { _, _ in Array(line.utf8) }
    guard case .failed = outcome else {
      Issue.record("a layout of 64 MiB passes")
      return
    }
  }
}
