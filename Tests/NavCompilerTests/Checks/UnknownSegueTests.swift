import NavCompiler
import Testing

/// Names of segues that a screen does not have.
@Suite struct UnknownSegueTests {
  private func shop(_ screens: String) -> String {
    "navc: 1\ngraph: Shop\nroot: cart\nfacts: { hasDraft: Bool }\nscreens:\n\(screens)"
  }

  @Test func buttons() {
    check(
      shop(
        """
          cart: { present: { ask: sure }, back: { shouldPerform: not hasDraft } }
          sure: { alert: { destructive: [yes, 1️⃣empti1️⃣], cancel: 2️⃣nope2️⃣ }, unwind: { yes: cart, no: previous, empty: cart } }

        """),
      ExpectedDiagnostic(
        .unknownSegue, "1️⃣", "'sure' has no unwind called 'empti'", notes: [.init("1️⃣", "did you mean 'empty'?")]),
      ExpectedDiagnostic(.unknownSegue, "2️⃣", "'sure' has no unwind called 'nope'"),
      fixed: shop(
        """
          cart: { present: { ask: sure }, back: { shouldPerform: not hasDraft } }
          sure: { alert: { destructive: [yes, empty], cancel: nope }, unwind: { yes: cart, no: previous, empty: cart } }

        """))
  }

  @Test func otherwise() {
    check(
      shop(
        """
          cart: { push: { open: item, write: editor } }
          item:
            back: { shouldPerform: not hasDraft, otherwise: 1️⃣aks1️⃣ }
            present: { ask: sure }
          editor:
            back: { shouldPerform: not hasDraft, otherwise: 2️⃣leave2️⃣ }
            unwind: { leave: cart }
          sure: { alert: true, unwind: { no: previous } }

        """),
      ExpectedDiagnostic(
        .unknownSegue, "1️⃣", "'item' has no push, present, or replace called 'aks'",
        notes: [.init("1️⃣", "did you mean 'ask'?")]),
      ExpectedDiagnostic(
        .unknownSegue, "2️⃣", "'editor' has no push, present, or replace called 'leave'",
        notes: [.init("2️⃣", "it is an unwind, but 'otherwise' takes a push, present, or replace")]),
      fixed: shop(
        """
          cart: { push: { open: item, write: editor } }
          item:
            back: { shouldPerform: not hasDraft, otherwise: ask }
            present: { ask: sure }
          editor:
            back: { shouldPerform: not hasDraft, otherwise: leave }
            unwind: { leave: cart }
          sure: { alert: true, unwind: { no: previous } }

        """))
  }

  /// The name of a screen instead of the segue that leads there.
  @Test func theNameOfAScreen() {
    func graph(_ otherwise: String, _ cancel: String) -> String {
      shop(
        """
          cart: { push: { write: editor } }
          editor:
            back: { shouldPerform: not hasDraft, otherwise: \(otherwise) }
            present: { askDiscard: discardNote, askElse: other }
          discardNote: { alert: { cancel: \(cancel) }, unwind: { discard: cart, keep: editor } }
          other: { alert: true, unwind: { close: previous } }

        """)
    }
    check(
      graph("1️⃣discardNote1️⃣", "2️⃣editor2️⃣"),
      ExpectedDiagnostic(
        .unknownSegue, "1️⃣", "'editor' has no push, present, or replace called 'discardNote'",
        notes: [.init("1️⃣", "did you mean 'askDiscard', which leads to 'discardNote'?")]),
      ExpectedDiagnostic(
        .unknownSegue, "2️⃣", "'discardNote' has no unwind called 'editor'",
        notes: [.init("2️⃣", "did you mean 'keep', which leads to 'editor'?")]),
      fixed: graph("askDiscard", "keep"))
  }

  /// A segue that could not be read does not count if its kind is another one.
  @Test func otherKindsOfSegues() {
    check(
      "navc: 1\ngraph: Shop\nroot: cart\nfacts: { hasDraft: Bool }\nanywhere: { push: { help: help } }\nscreens:\n"
        + """
          cart: { push: { open: item, write: editor } }
          item:
            back: { shouldPerform: not hasDraft, otherwise: 1️⃣seeCart1️⃣ }
            push: { 2️⃣lost2️⃣: { doc: Nowhere } }
            go: { seeCart: cart }
          editor: { back: { shouldPerform: not hasDraft, otherwise: 3️⃣help3️⃣ } }
          help:

        """,
      ExpectedDiagnostic(
        .unknownSegue, "1️⃣", "'item' has no push, present, or replace called 'seeCart'",
        notes: [.init("1️⃣", "it is a go segue, but 'otherwise' takes a push, present, or replace")]),
      ExpectedDiagnostic(
        .missingKey, "2️⃣", "the segue 'lost' has no target; add 'to: <screen>'"),
      ExpectedDiagnostic(
        .unknownSegue, "3️⃣", "'editor' has no push, present, or replace called 'help'",
        notes: [.init("3️⃣", "it is a segue of 'anywhere', but 'otherwise' takes a segue that the screen declares")]))
  }

  @Test func whatCouldNotBeReadMayBeIt() {
    check(
      shop(
        """
          cart: { push: { open: item } }
          item:
            back: { shouldPerform: not hasDraft, otherwise: ask }
            1️⃣presnt1️⃣: { ask: sure }
          sure: { alert: true, unwind: { no: previous } }

        """),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'presnt' is not a key of a screen", notes: [.init("1️⃣", "did you mean 'present'?")]),
      fixed: shop(
        """
          cart: { push: { open: item } }
          item:
            back: { shouldPerform: not hasDraft, otherwise: ask }
            present: { ask: sure }
          sure: { alert: true, unwind: { no: previous } }

        """))
  }

  @Test func otherwiseNeedsAPredicate() {
    check(
      """
      navc: 1
      graph: Shop
      root: cart
      screens:
        cart: { push: { open: item } }
        item: { 1️⃣back1️⃣: { otherwise: ask }, present: { ask: sure } }
        sure: { alert: true, unwind: { no: previous } }

      """,
      ExpectedDiagnostic(
        .missingKey, "1️⃣", "'otherwise' has no effect without 'shouldPerform'; add 'shouldPerform' with a predicate"))
  }
}
