import NavCompiler
import Testing

@Suite struct MountCycleTests {
  private func mounts(_ path: String) -> String {
    "screens:\n  x: { push: { go: y } }\n  y: { mount: \(path) }\n"
  }

  @Test func itself() {
    check(
      mounting(), mounting: ["b.nav.yaml": fragment(mounts("1️⃣b.nav.yaml1️⃣"))],
      .init(.mountCycle, "1️⃣", "'b.nav.yaml' is this file, and a fragment cannot mount itself"))
  }

  @Test func byAnotherName() {
    check(
      mounting(), mounting: ["b.nav.yaml": fragment(mounts("1️⃣flows/../b.nav.yaml1️⃣"))],
      .init(.mountCycle, "1️⃣", "'flows/../b.nav.yaml' is this file, and a fragment cannot mount itself"))
  }

  @Test func theNotesWalkIt() {
    check(
      mounting(),
      mounting: [
        "b.nav.yaml": fragment(mounts("2️⃣c.nav.yaml2️⃣"), named: "B"),
        "c.nav.yaml": fragment(mounts("3️⃣d.nav.yaml3️⃣"), named: "C"),
        "d.nav.yaml": fragment(mounts("1️⃣b.nav.yaml1️⃣"), named: "D"),
      ],
      .init(
        .mountCycle, "1️⃣",
        "'b.nav.yaml' leads back to this file, and a fragment cannot contain itself",
        notes: [
          .init("2️⃣", "'b.nav.yaml' mounts 'c.nav.yaml' here"), .init("3️⃣", "'c.nav.yaml' mounts 'd.nav.yaml' here"),
        ]))
  }

  @Test func aFragmentByItself() {
    check(
      fragment(mounts("2️⃣c.nav.yaml2️⃣")), mounting: ["c.nav.yaml": fragment(mounts("1️⃣test.nav.yaml1️⃣"), named: "C")],
      .init(
        .mountCycle, "1️⃣",
        "'test.nav.yaml' leads back to this file, and a fragment cannot contain itself",
        notes: [.init("2️⃣", "'test.nav.yaml' mounts 'c.nav.yaml' here")]))
  }

  @Test func twiceIsNoCycle() {
    check(
      shop("screens:\n  a: { push: { go: b, on: c } }\n  b: { mount: b.nav.yaml }\n  c: { mount: c.nav.yaml }\n"),
      mounting: [
        "b.nav.yaml": fragment(mounts("d.nav.yaml"), named: "B"),
        "c.nav.yaml": fragment(mounts("./d.nav.yaml"), named: "C"),
        "d.nav.yaml": fragment("screens: { x: }\n", named: "D"),
      ])
  }
}
