import NavCompiler
import Testing

/// An alert takes all its texts from the graph, or all from the app.
@Suite struct HalfLabelledTests {
  private static func alert(_ alert: String, _ empty: String, _ keep: String) -> String {
    """
    navc: 1
    graph: Shop
    root: cart
    screens:
      cart: { present: { askEmpty: empty } }
      empty:
        title: Empty the cart?
        alert: { \(alert)cancel: keep }
        unwind: { \(empty), \(keep) }
    """
  }

  private static func expected(_ mark: String, _ message: String, _ key: String) -> ExpectedDiagnostic {
    ExpectedDiagnostic(
      .halfLabelled, mark, message,
      notes: [
        .init("2️⃣", "this text is in the graph"),
        .init(mark, "add '\(key)', or remove the other texts, so that the app supplies all"),
      ])
  }

  @Test func allTextsOrNone() {
    check(Self.alert("", "empty: cart", "keep: previous"))
    check(Self.alert("", "empty: { to: cart, label: Empty }", "keep: { to: previous, label: Keep }"))
    check(
      Self.alert(
        "message: All goes, ", "empty: { to: cart, label: Empty }", "keep: { to: previous, label: Keep }"))
  }

  @Test func aButtonWithoutALabel() {
    check(
      Self.alert("", "empty: { to: cart, label: 2️⃣Empty2️⃣ }", "1️⃣keep1️⃣: previous"),
      Self.expected(
        "1️⃣", "the button 'keep' has no label, but other texts of 'empty' are in the graph", "label"))
  }

  @Test func aMessageWithoutLabels() {
    check(
      Self.alert("message: 2️⃣All goes2️⃣, ", "1️⃣empty1️⃣: cart", "keep: previous"),
      Self.expected(
        "1️⃣", "the button 'empty' has no label, but other texts of 'empty' are in the graph", "label"))
  }

  @Test func labelsWithoutATitle() {
    check(
      """
      navc: 1
      graph: Shop
      root: cart
      screens:
        cart: { present: { askEmpty: empty } }
        1️⃣empty1️⃣:
          alert: true
          unwind: { close: { to: cart, label: 2️⃣Close2️⃣ } }
      """,
      Self.expected("1️⃣", "the alert 'empty' has no title, but other texts of it are in the graph", "title"))
  }

  /// A button that could not be read may have had a label.
  @Test func aButtonThatIsReportedAlready() {
    check(
      Self.alert("", "empty: { to: cart, label: Empty }", "keep: { to: previous, 1️⃣lable1️⃣: Keep }"),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'lable' is not a key of an unwind segue", notes: [.init("1️⃣", "did you mean 'label'?")]),
      fixed: Self.alert("", "empty: { to: cart, label: Empty }", "keep: { to: previous, label: Keep }"))
  }
}
