import NavCompiler
import Testing

/// Screens with `split` that no stack begins with.
@Suite struct SplitNotFirstTests {
  @Test func aPushedScreen() {
    check(
      """
      navc: 1
      graph: Mail
      root: mailboxes
      screens:
        mailboxes:
          push: { openBox: 2️⃣box2️⃣ }
        box:
          1️⃣split1️⃣: true
          push: { open: message }
        message:

      """,
      ExpectedDiagnostic(
        .splitNotFirst, "1️⃣", "'box' has 'split', but no root, tab, sheet, or full layer begins with it",
        notes: [.init("2️⃣", "'mailboxes' pushes 'box'")]))
  }

  /// A popover has no columns.
  @Test func aPopover() {
    check(
      """
      navc: 1
      graph: Mail
      root: home
      screens:
        home:
          present: { show: { to: 2️⃣box2️⃣, style: popover } }
        box:
          1️⃣split1️⃣: { placeholder: true }
          push: { open: message }
        message:

      """,
      ExpectedDiagnostic(
        .splitNotFirst, "1️⃣", "'box' has 'split', but no root, tab, sheet, or full layer begins with it",
        notes: [.init("2️⃣", "'home' presents 'box'")]))
  }

  /// One place is enough.
  @Test func aSheetBesideAPopover() {
    check(
      """
      navc: 1
      graph: Mail
      root: home
      screens:
        home:
          present: { show: { to: box, style: popover }, edit: box }
        box:
          split: true
          pane: { open: message }
        message:

      """)
  }

  @Test func aTabAndALayer() {
    check(
      """
      navc: 1
      graph: Mail
      root: main
      screens:
        main: { tabs: { mail: box, more: more } }
        box: { split: true, pane: { open: message } }
        message:
        more: { present: { compose: { to: compose, style: full } } }
        compose: { split: true, pane: { attach: files }, unwind: { close: more } }
        files:

      """)
  }

  /// The graph that mounts a fragment decides where its root is.
  @Test func theRootOfAFragment() {
    check(
      """
      navc: 1
      fragment: Mail
      root: box
      screens:
        box: { split: true, pane: { open: message } }
        message:

      """)
  }
}
