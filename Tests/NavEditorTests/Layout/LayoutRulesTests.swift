import Testing

/// The rules of the layout, in the order of Documentation/formatting.md.
struct LayoutRulesTests {
  @Test func theExampleOfTheContractHasItsLayout() {
    checkLayout(
      """
      facts:
          isSignedIn: Bool # from the session
          cartCount: Int # lines, not items


      screens: {catalog: {title: no, push: {openProduct: product,},}, product: {arguments: {id: Int, tag: String?}}}

      """,
      """
      facts:
        isSignedIn: Bool  # from the session
        cartCount: Int    # lines, not items

      screens:
        catalog: { title: "no", push: { openProduct: product } }
        product: { arguments: { id: Int, tag: "String?" } }

      """)
  }

  // MARK: - Bytes

  @Test func aByteOrderMarkAndCarriageReturnsAreRemoved() {
    checkLayout("\u{FEFF}a: 1\r\nb: 2\r\n", "a: 1\nb: 2\n")
    checkLayout("a: 1\rb: 2", "a: 1\nb: 2\n")
    checkLayout("a: 1 # c\u{2028}b: 2 \t\n", "a: 1  # c\nb: 2\n")
    checkLayout("\u{FEFF}%YAML 1.1\r---\r\na: |\r\n    b\r    c\r\n", "%YAML 1.1\n---\na: |\n  b\n  c\n")
    checkLayout("a: !t\u{85}  b\n", "a: !t b\n")
    checkLayout("a:\t1\t# c\nb: [\t1,\t2\t]\t\n", "a: 1  # c\nb: [1, 2]\n")
  }

  @Test func theFileEndsWithOneLineFeed() {
    checkLayout("a: 1", "a: 1\n")
    checkLayout("a: 1\n\n \n", "a: 1\n")
    checkUnchanged("")
    checkLayout("\n \n", "")
    checkLayout("# c", "# c\n")
  }

  @Test func whiteSpaceAtTheEndOfLinesIsRemoved() {
    checkLayout("a: 1  \nb:\t\n  c: 2 # d \t\n", "a: 1\nb:\n  c: 2  # d\n")
    checkLayout("a: \"x  \n  y\"\n", "a: \"x\n  y\"\n")
    checkUnchanged("a: |\n  x  \n   \n  y\n")
  }

  // MARK: - Spacing

  @Test func aLevelIsIndentedByTwoSpaces() {
    checkLayout("a:\n    b:\n     c: 1\n", "a:\n  b:\n    c: 1\n")
    checkLayout("a:\n- b\n-   c: 1\n    d: 2\n", "a:\n  - b\n  - c: 1\n    d: 2\n")
    checkLayout("a:\n- - b\n  - c\n-\n  - d\n", "a:\n  - - b\n    - c\n  - - d\n")
    checkLayout("  a: 1\n  b: 2\n", "a: 1\nb: 2\n")
  }

  @Test func bracketsHaveTheirForms() {
    checkLayout("x: {a: b,c :  d}\n", "x: { a: b, c: d }\n")
    checkLayout("x: [ a,b , ]\n", "x: [a, b]\n")
    checkLayout("x: { }\nw: [  ]\nz: {a: {},}\n", "x: {}\nw: []\nz: { a: {} }\n")
    checkLayout("x: {\"a\":1}\n", "x: { \"a\": 1 }\n")
    checkLayout("x: [a: b]\n", "x: [{ a: b }]\n")
    checkLayout("a   :  1\n", "a: 1\n")
  }

  @Test func aMissingValueNeedsNoSpace() {
    checkLayout("a:   \nb: {c: , d: }\n", "a:\nb: { c: , d: }\n")
    checkLayout("a: {b}\n", "a: { b }\n")
    checkLayout("a: [?:, ? :]\n", "a: [{ ? : }, { ? : }]\n")
    checkLayout("a: {b: f(1,2), ?,}\n", "a: { b: f(1, 2), ? }\n")
    checkLayout("-\n-   \n- a\n", "-\n-\n- a\n")
  }

  @Test func aQuestionMarkBeforeAKeyIsRemoved() {
    checkLayout("? a\n: b\n? c\n", "a: b\nc:\n")
    checkLayout("x: { ? a : b, ? c }\n", "x: { a: b, c }\n")
    checkLayout("x: [? a : b]\n", "x: [{ a: b }]\n")
  }

  @Test func aKeyThatNeedsAQuestionMarkKeepsIt() {
    checkLayout("?   |\n  a\n:  b\n", "? |\n  a\n: b\n")
    checkLayout("? >-   # c\n     a\n:\n", "# c\n? >-\n  a\n:\n")
    checkLayout("? 'a\n   b'\n# c\n:   # d\n  e: 1\n", "? \"a\n  b\"\n:\n  # c\n  # d\n  e: 1\n")
    checkLayout("?\n: b\n", "?\n: b\n")
    checkLayout("?   --- a\n: b\n", "? --- a\n: b\n")
    let long = String(repeating: "a", count: 1_001)
    checkLayout("?   \(long)\n:   b\n", "? \(long)\n: b\n")
    checkLayout("? \(long.dropLast())\n: b\n", "\(long.dropLast()): b\n")
    checkLayout("? |1\n   a\n:\n    - b\n    - c\n", "? |1\n   a\n: - b\n  - c\n")
  }

  @Test func aKeyWithoutAColonGainsNone() {
    checkUnchanged("? |\n  a\nb: 1\n")
    checkUnchanged("? |\n  a")
    checkLayout("?   |+   # c\n    a\n\nb: 1\n", "? |+  # c\n  a\n\nb: 1\n")
    checkLayout("? \"a\n     b\"    # c\n", "? \"a\n  b\"  # c\n")
  }

  @Test func aCollectionAsAKeyIsOnOneLine() {
    checkLayout("? {a: 1}\n: b\n", "{ a: 1 }: b\n")
    checkLayout("title:   {{ name }}\n", "title: { { name } }\n")
    checkLayout("a: [? {b: 1} : c]\n", "a: [{ { b: 1 }: c }]\n")
  }

  @Test func aFileWithALongerCollectionAsAKeyStays() {
    let long = String(repeating: "x", count: 110)
    for key in ["- a", "a: 1", "{ a: 1,\n  b: 2 }", "[ # c\n  ]", "{ \(long): { a: 1, b: 2 } }"] {
      checkUnchanged("?   \(key)\n:   b\n\n\n\nc:   1\n")
      checkUnchanged("a:\n    -   ?   \(key.replacing("\n", with: "\n        "))\n")
    }
    // In a block, this would not be one text with commas any more.
    checkUnchanged("a: {b:   f(1, 2, 3), # c\n}\n")
    // libyaml skips the token after this question mark.
    for list in ["[?, : a]", "[?::]", "[? : : b]", "[?: # c\n  : b]"] { checkUnchanged("a:   \(list)\n") }
  }

  @Test func anAliasAsAKeyKeepsItsSpace() {
    checkLayout("a: &x b\n*x   : c\nd: {*x : *x}\n", "a: &x b\n*x : c\nd: { *x : *x }\n")
  }

  @Test func anchorsAndTagsKeepTheirNodes() {
    checkLayout("a:   &x\n    b: 1\n", "a: &x\n  b: 1\n")
    checkLayout("a:\n    &x b: 1\n", "a:\n  &x b: 1\n")
    checkLayout("a: &x !t\n    &y !u b: 1\n", "a: &x !t\n  &y !u b: 1\n")
    checkLayout("a: &x\n    &y b: 1\n", "a: &x\n  &y b: 1\n")
    checkLayout("a: &x !t {b: &y 1}\n", "a: &x !t { b: &y 1 }\n")
    checkLayout("a: &x\nb: !t\nc: [&y , !t ]\n", "a: &x\nb: !t\nc: [&y , !t ]\n")
    checkLayout("- &x\n  a: 1\n- &y [a]\n", "- &x\n  a: 1\n- &y [a]\n")
    checkLayout("&x\na: 1\n", "&x\na: 1\n")
    checkLayout("a:\n  &x\n  b\n", "a: &x b\n")
  }

  // MARK: - Block and flow

  @Test func theTopLevelAndTheScreensBecomeBlocks() {
    checkLayout("{navc: 1, screens: {a: {}}}", "navc: 1\nscreens:\n  a: {}\n")
    checkLayout("a: {screens: {b: {}}}", "a: { screens: { b: {} } }\n")
    checkLayout("screens: {}\n", "screens: {}\n")
    checkLayout("[a, b]", "- a\n- b\n")
  }

  @Test func aFlowCollectionIsJoined() {
    checkLayout("a: {\n  b: 1,\n\n  c: [\n 2 ]\n}\n", "a: { b: 1, c: [2] }\n")
  }

  @Test func aBlockStaysABlock() {
    checkUnchanged("a:\n  b:\n    - c\n")
  }

  @Test func aFlowCollectionFitsIn120Columns() {
    let long = String(repeating: "x", count: 120 - "a: { b: , c: [] }".count)
    checkUnchanged("a: { b: \(long), c: [] }\n")
    checkLayout("a: { b: \(long)x, c: [] }\n", "a:\n  b: \(long)x\n  c: []\n")
    // The quotes of `String?` count.
    let type = String(repeating: "x", count: 119 - "facts: { b: , c: [] }".count) + "?"
    checkLayout("facts: { b: \(type), c: [] }\n", "facts:\n  b: \(type)\n  c: []\n")
    // A column is a Unicode scalar.
    checkUnchanged("a: { b: \(long.dropLast())é, c: [] }\n")
    checkUnchanged("a:\n  - { b: \(long.dropLast(0).dropFirst(1)), c: [] }\n")
  }

  @Test func theOutermostFlowCollectionsBecomeBlocksFirst() {
    let long = String(repeating: "x", count: 90)
    checkLayout(
      "a: { b: { c: \(long) }, d: [1, { e: { f: \(long) } }] }\n",
      "a:\n  b: { c: \(long) }\n  d: [1, { e: { f: \(long) } }]\n")
    checkLayout(
      "a: { b: { c: \(long)yyyyyyyyyyyyyyyyyyyyyyyy }, d: [1, 2] }\n",
      "a:\n  b:\n    c: \(long)yyyyyyyyyyyyyyyyyyyyyyyy\n  d: [1, 2]\n")
  }

  @Test func aCollectionWithACommentBecomesABlock() {
    checkLayout(
      "a: { # one\n  b: [1, # two\n 2], c: {d: 1}\n  # three\n}\n",
      "a:  # one\n  b:\n    - 1  # two\n    - 2\n  c: { d: 1 }\n  # three\n")
    checkLayout("a: [\n  # one\n  b\n]\n", "a:\n  # one\n  - b\n")
  }

  // MARK: - Long lines

  @Test func aScalarKeepsItsLines() {
    let long = String(repeating: "x ", count: 100) + "x"
    checkUnchanged("a: \(long)\n")
    checkLayout("a: b\n    c\n\n    d\n", "a: b\n  c\n\n  d\n")
    checkLayout("a:\n   b\n   c\n", "a: b\n  c\n")
    checkLayout("a: {b: \"c\n d\"}\n", "a:\n  b: \"c\n    d\"\n")
    checkLayout("a: 'b\n\n  '\n", "a: \"b\n\n  \"\n")
    checkLayout("- 'b\n  c'\n", "- \"b\n  c\"\n")
    checkLayout("a: \"b\\\n   c \\ \n   d\"\n", "a: \"b\\\n  c \\ \n  d\"\n")
  }

  @Test func aBlockScalarMovesToTheIndentOfItsKey() {
    checkLayout(
      "a:\n    b: |\n        one\n          two\n\n        three\n    c: 1\n",
      "a:\n  b: |\n    one\n      two\n\n    three\n  c: 1\n")
    checkLayout("a: >-   # c\n     b\n", "a: >-  # c\n  b\n")
    checkLayout("a:\n    b: |1\n       c\n", "a:\n  b: |1\n     c\n")
    checkLayout("a:\n- |2\n    c\n", "a:\n  - |2\n      c\n")
    checkUnchanged("a: |\nb: |\n")
    checkLayout("a:\n    b: |2-\n         c\n        d\n", "a:\n  b: |2-\n       c\n      d\n")
    checkLayout(
      "a:\n    b: >+  # c\n      d\n\n      e\n\n\n    f: 1\n",
      "a:\n  b: >+  # c\n    d\n\n    e\n\n\n  f: 1\n")
    for header in ["|", ">", "|-", ">-", "|+", ">+"] {
      checkLayout(
        "a:\n      - \(header)\n         b\n           c\n      - d\n",
        "a:\n  - \(header)\n    b\n      c\n  - d\n")
    }
    for header in ["|2", ">2", "|2-", "|-2", ">+2", "|2+"] {
      checkLayout("a:   \(header)\n    b\nc: 1\n", "a: \(header)\n    b\nc: 1\n")
    }
  }

  @Test func blankLinesAfterABlockScalarAreKeptIfTheyAreText() {
    checkLayout("a: |\n  b\n\n\n", "a: |\n  b\n")
    checkUnchanged("a: |+\n  b\n\n\n")
    checkLayout("a: |+\n  b\n  \n\nc: 1\n", "a: |+\n  b\n\n\nc: 1\n")
    checkLayout("a: |-\n  b\n\n\n\nc: 1\n", "a: |-\n  b\n\nc: 1\n")
    checkUnchanged("a: |\n  b")
    checkLayout("a: |-\n  b", "a: |-\n  b\n")
  }

  // MARK: - Order

  @Test func keysAndItemsKeepTheirOrder() {
    checkUnchanged("b: 1\na: 2\nb: 3\nlist: [z, a]\n")
  }

  // MARK: - Comments

  @Test func aCommentTakesTheIndentOfTheEntryAfterIt() {
    checkLayout("a:\n# one\n    b: 1\n      # two\n    c: 2\n", "a:\n  # one\n  b: 1\n  # two\n  c: 2\n")
    checkLayout("a:\n- b\n# one\nc: 1\n", "a:\n  - b\n# one\nc: 1\n")
    checkLayout("  # one\na: 1\n", "# one\na: 1\n")
  }

  @Test func aCommentAtTheEndOfABlockTakesTheIndentOfItsColumn() {
    checkLayout(
      "a:\n    b:\n        c: 1\n        # one\n       # two\n    # three\n        # four\n# five\nd: 1\n",
      "a:\n  b:\n    c: 1\n    # one\n  # two\n  # three\n  # four\n# five\nd: 1\n")
    checkLayout("a:\n    b: 1\n    # one\n# two\n", "a:\n  b: 1\n  # one\n# two\n")
    checkLayout("a:\n  - b\n  # one\n", "a:\n  - b\n  # one\n")
  }

  @Test func aCommentAfterAValueFollowsItByTwoSpaces() {
    checkLayout("a: 1 # c\n", "a: 1  # c\n")
    checkLayout("a:        # c\n  b: 1\n", "a:  # c\n  b: 1\n")
    checkLayout("- # c\n  a: 1\n", "-  # c\n  a: 1\n")
    checkLayout("a: &x # c\n  b: 1\n", "a: &x  # c\n  b: 1\n")
    checkLayout("a: {b: 1} # c\n", "a: { b: 1 }  # c\n")
  }

  @Test func commentsOnAdjacentLinesAreAligned() {
    checkLayout(
      "a: 1 # one\nlong: 2 # two\nb: 3\nc: 4 # three\n\nlonger: 5 # four\n",
      "a: 1     # one\nlong: 2  # two\nb: 3\nc: 4  # three\n\nlonger: 5  # four\n")
    let comment = "# " + String(repeating: "c", count: 120 - "long: 2  # ".count)
    checkUnchanged("a: 1     \(comment)\nlong: 2  # two\n")
    checkUnchanged("a: 1  \(comment)c\nlong: 2  # two\n")
    // A column is a Unicode scalar.
    checkUnchanged("é: 1   # one\nee: 2  # two\n")
  }

  @Test func aCommentBetweenAKeyAndItsValuePrecedesTheKey() {
    checkLayout("a: # one\n  # two\n  b\n", "# one\n# two\na: b\n")
    checkLayout("a: # one\n  {b: 1}\n", "# one\na: { b: 1 }\n")
    checkLayout("? a # one\n# two\n: b # three\n", "# one\n# two\na: b  # three\n")
    checkLayout("- # one\n  b\n", "# one\n- b\n")
  }

  @Test func commentsInFlowCollectionsKeepTheirOrder() {
    checkLayout(
      "a: {} # one\nb: { # two\n}\nc: [\n# three\n] # four\n",
      "a: {}  # one\n# two\nb: {}\n# three\nc: []  # four\n")
    checkLayout("a: [b # one\n , # two\n c]\n", "a:\n  - b  # one\n  # two\n  - c\n")
    checkLayout(
      "a: [b\n# one\n, # two\n# three\n c]\n", "a:\n  - b\n  # one\n  # two\n  # three\n  - c\n")
    checkLayout("a: [b\n# one\n, # two\n]\n", "a:\n  - b\n  # one\n  # two\n")
    checkLayout("a: [b, # one\n c] # two\n", "a:\n  - b  # one\n  - c\n  # two\n")
    checkLayout("a: [{b: 1} # one\n]\n", "a:\n  - { b: 1 }  # one\n")
  }

  @Test func theTextOfACommentStays() {
    checkUnchanged("#a\n#  b  c\n#\n#! d\na: 1\n")
    checkUnchanged("a: 1 #b\n".replacing(" #", with: "  #"))
  }

  // MARK: - Blank lines

  @Test func atMostOneBlankLineStays() {
    checkLayout("\n\na:\n\n  b: 1\n\n\n\n  c: 2\n\n\nd: 3\n", "a:\n  b: 1\n\n  c: 2\n\nd: 3\n")
    checkLayout(
      "# one\n\n\n# two\n\na: 1\n\n# three\nb: 2\n\n# four\n",
      "# one\n\n# two\n\na: 1\n\n# three\nb: 2\n\n# four\n")
    checkLayout("a:\n\n  - 1\n\n\n  - 2\n", "a:\n  - 1\n\n  - 2\n")
    checkLayout("a:\n\n  &x b: 1\n", "a:\n  &x b: 1\n")
    checkUnchanged("a:\n  # c\n\n  &x b: 1\n")
    checkLayout("a: 1\n\n? b\n# c\n: 2\n", "a: 1\n\n# c\nb: 2\n")
    checkLayout("a:\n\n  ? b\n\n  # c\n  : 2\n", "a:\n  # c\n  b: 2\n")
    checkLayout("a: [\n\n 1, # c\n\n\n 2]\n", "a:\n  - 1  # c\n\n  - 2\n")
  }

  @Test func theMarkersOfADocumentKeepTheirPositions() {
    checkLayout(
      "%YAML 1.1 # a\n---   # b\n\na: 1\n...  # c\n\n\n# d\n",
      "%YAML 1.1  # a\n---  # b\na: 1\n...  # c\n\n# d\n")
    checkLayout("# a\n\n\n---\n# b\na: 1\n", "# a\n\n---\n# b\na: 1\n".replacing("\n\n---", with: "\n---"))
    checkLayout("--- {a: 1}\n", "---\na: 1\n")
    checkUnchanged("---\n...\n")
  }

  // MARK: - Files that are not YAML

  @Test func aFileThatIsNotYAMLHasNoLayout() {
    #expect(layout("a: [\n") == nil)
    #expect(layout("a: 1\n---\nb: 2\n") == nil)
    #expect(layout("\ta: 1\n") == nil)
    #expect(layout("a: \u{1}\n") == nil)
    #expect(layout("a: \u{0}\n") == nil)
    #expect(layout("%TAG !a! b\n---\na: 1\n") == nil)
  }
}
