import NavCompiler
import NavTable
import Testing

/// `present`: segues that open a screen in a separate layer.
@Suite struct PresentTests {
  private func shop(_ screens: String) -> String { "navc: 1\ngraph: Shop\nroot: catalog\nscreens:\n\(screens)" }

  @Test func itLeadsToAScreenAsAPushDoes() throws {
    let text = shop(
      """
        catalog:
          present: { filter: filters, help: { to: help, style: full, pass: { page: 7 } } }
          push: { open: product }
        filters: { unwind: { apply: { to: catalog, returns: String } } }
        help: { arguments: { page: Int }, unwind: { close: previous } }
        product:

      """)
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: text))
    #expect(result.diagnostics.diagnostics.isEmpty)
    let graph = try #require(result.graph)
    let segues = graph.screens[0].pushes.map { graph.segues[Int($0)] }
    // The segues are in the order of the file, regardless of their key.
    #expect(segues.map { graph.texts.text($0.name) } == ["filter", "help", "open"])
    #expect(segues.map(\.opening) == [.present(.sheet), .present(.full), .push])
    #expect(graph.size.segues == 5 && graph.size.depth == 2)
  }

  @Test func theStyleIsOneOfThree() {
    check(
      shop(
        "  catalog: { present: { help: { to: help, style: 1️⃣ful1️⃣ }, more: { to: help, style: 2️⃣[sheet]2️⃣ } } }\n  help:\n"),
      ExpectedDiagnostic(
        .wrongShape, "1️⃣", "'style' takes sheet, full or popover, not 'ful'",
        notes: [.init("1️⃣", "did you mean 'full'?")]),
      ExpectedDiagnostic(.wrongShape, "2️⃣", "'style' takes sheet, full or popover, not a list"),
      fixed: shop(
        "  catalog: { present: { help: { to: help, style: full }, more: { to: help, style: [sheet] } } }\n  help:\n"))
  }

  @Test func aPushHasNoStyle() {
    check(
      shop("  catalog: { push: { help: { to: help, 1️⃣style1️⃣: sheet } } }\n  help:\n"),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'style' is not a key of a push segue",
        notes: [.init("1️⃣", "it is a key of a segue that presents")]))
  }

  @Test func aNameInBothIsOneNameTwice() {
    check(
      shop("  catalog:\n    push: { 2️⃣help2️⃣: one }\n    present: { 1️⃣help1️⃣: two }\n  one:\n  two:\n"),
      ExpectedDiagnostic(
        .nameCollision, "1️⃣", "the name 'help' is already used", notes: [.init("2️⃣", "'help' is here")]))
  }

  @Test func aSecondParentIsToldInItsOwnWords() {
    check(
      shop(
        """
          catalog:
            push: { openHelp: 2️⃣help2️⃣, openCart: cart }
          cart:
            present: { showHelp: 1️⃣help1️⃣ }
          help:

        """),
      ExpectedDiagnostic(
        .secondParent, "1️⃣",
        "'help' is presented from 'cart' and pushed from 'catalog', but is not marked 'shared: true'",
        notes: [.init("2️⃣", "its first parent is 'catalog', which pushes it here")]),
      fixed: shop(
        """
          catalog:
            push: { openHelp: help, openCart: cart }
          cart:
            present: { showHelp: help }
          help:
            shared: true

        """))
  }

  @Test func aCycleThroughALayer() {
    check(
      shop(
        """
          catalog:
            present: { openHelp: help }
          help:
            push: { openMore: 2️⃣more2️⃣ }
          more:
            present: { again: 1️⃣help1️⃣ }

        """),
      ExpectedDiagnostic(
        .pushCycle, "1️⃣",
        "this segue leads back to 'help', which is already below 'more'; use an unwind, or add 'recursive: true' to"
          + " open another 'help'",
        notes: [.init("2️⃣", "'help' pushes 'more' here")]),
      fixed: shop(
        """
          catalog:
            present: { openHelp: help }
          help:
            push: { openMore: more }
          more:
            present: { again: { to: help, recursive: true } }

        """))
  }

  @Test func aFullLayerThatNothingCloses() {
    check(
      shop(
        """
          catalog:
            present: { openHelp: { to: 2️⃣help2️⃣, style: full }, ask: { to: form, style: full }, peek: { to: notice, style: sheet } }
          1️⃣help1️⃣:
            push: { openMore: more }
          more:
            unwind: { close: previous }
          form:
            push: { next: end }
          end:
            unwind: { done: root }
          notice:

        """),
      ExpectedDiagnostic(
        .deadEnd, "1️⃣",
        "users cannot leave 'help': no gesture closes a layer with the style 'full' and no unwind leads out",
        notes: [
          .init("2️⃣", "'openHelp' presents it here"),
          .init("1️⃣", "add an unwind to 'help' or to a screen above it"),
        ]))
  }

  @Test func whatItHoldsIsProvenAsOfAPush() {
    check(
      "navc: 1\ngraph: Shop\nroot: catalog\nfacts: { isOpen: Bool }\nscreens:\n"
        + "  catalog: { present: { help: { to: help, shouldPerform: isOpen } } }\n"
        + "  help: { requires: 2️⃣isOpen2️⃣, push: { more: { to: more, shouldPerform: 1️⃣not isOpen1️⃣ } } }\n  more:\n",
      // The requirement of a layer's first screen holds in the layer.
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣",
        "'more' can never be performed: 'not isOpen' contradicts 'isOpen', which 'help' requires",
        notes: [.init("2️⃣", "'help' requires 'isOpen' and is on the stack")]))
  }

  @Test func aPresentThatCannotBeReadHidesNothingElse() {
    check(
      shop("  catalog: { present: { help: 1️⃣[help]1️⃣ } }\n  help:\n  other:\n"),
      ExpectedDiagnostic(
        .wrongShape, "1️⃣", "a segue that presents takes the name of a screen or { to: … }, not a list"))
  }
}
