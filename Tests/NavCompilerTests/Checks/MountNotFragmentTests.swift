import NavCompiler
import Testing

@Suite struct MountNotFragmentTests {
  private func isGraph(_ path: String) -> ExpectedDiagnostic {
    .init(
      .mountNotFragment, "1️⃣",
      "'\(path)' is a graph; only a fragment, a file with 'fragment:' instead of 'graph:', can be mounted")
  }

  /// Other errors of the file are not reported.
  @Test func aGraph() {
    check(
      mounting("1️⃣b.nav.yaml1️⃣"), mounting: ["b.nav.yaml": shop("facts: { f: Bool }\nscreens: { b: }\n")],
      isGraph("b.nav.yaml"))
  }

  @Test func itself() {
    check(mounting("1️⃣test.nav.yaml1️⃣"), mounting: [:], isGraph("test.nav.yaml"))
  }

  @Test func theGraphThatMountsTheFragment() {
    check(
      mounting(),
      mounting: [
        "b.nav.yaml": fragment("screens:\n  x: { push: { go: y } }\n  y: { mount: 1️⃣test.nav.yaml1️⃣ }\n")
      ],
      isGraph("test.nav.yaml"))
  }

  @Test func aFileThatIsNeither() {
    check(
      mounting(), mounting: ["b.nav.yaml": "navc: 1\nroot: x\nscreens: { x: }\n"],
      .init(
        .missingKey, "start of b.nav.yaml",
        "the graph has no name; a graph file has a line 'graph: Shop', and a fragment 'fragment: Checkout'"))
  }

  @Test func aFileThatIsBoth() {
    check(
      mounting(), mounting: ["b.nav.yaml": fragment("1️⃣graph1️⃣: Shop\nscreens: { x: }\n")],
      .init(.wrongShape, "1️⃣", "a file has either 'graph' or 'fragment', not both"))
  }
}
