import NavCompiler
import Testing

/// The tests of the command cover paths on a disk.
@Suite struct MountOutsideTests {
  private func outside(_ path: String) -> ExpectedDiagnostic {
    .init(
      .mountOutside, "1️⃣",
      "'\(path)' is outside the directory that mounts are read from: the graph's directory, or '--root'")
  }

  @Test(arguments: ["../b.nav.yaml", "/etc/passwd", "flows/../../b.nav.yaml", "./../b.nav.yaml"])
  func aPathThatLeaves(_ path: String) {
    check(
      mounting("1️⃣\(path)1️⃣"), mounting: ["b.nav.yaml": fragment("screens: { x: }\n")], outside(path))
  }

  @Test(arguments: ["b.nav.yaml", "./b.nav.yaml", "flows/../b.nav.yaml", "flows//.././b.nav.yaml"])
  func aPathThatStays(_ path: String) {
    check(mounting(path), mounting: ["b.nav.yaml": fragment("screens: { x: }\n")])
  }

  /// A path is relative to the file that contains it.
  @Test func aFragmentInAFolder() {
    let outer = "screens:\n  x: { push: { go: y } }\n  y: { mount: ../c.nav.yaml }\n"
    check(
      mounting("flows/b.nav.yaml"),
      mounting: [
        "flows/b.nav.yaml": fragment(outer), "c.nav.yaml": fragment("screens: { x: }\n", named: "Innermost"),
      ])
    check(
      mounting("flows/b.nav.yaml"),
      mounting: ["flows/b.nav.yaml": fragment(outer.replacing("../c.nav.yaml", with: "1️⃣../../c.nav.yaml1️⃣"))],
      outside("../../c.nav.yaml"))
  }
}
