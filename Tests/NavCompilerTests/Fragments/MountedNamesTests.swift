import NavCompiler
import Testing

@Suite struct MountedNamesTests {
  @Test func theNameOfTheGraph() {
    check(
      mounting("1️⃣b.nav.yaml1️⃣").replacing("graph: Shop", with: "graph: 2️⃣Shop2️⃣"),
      mounting: ["b.nav.yaml": fragment("screens: { x: }\n", named: "Shop")],
      .init(
        .nameCollision, "1️⃣", "this fragment and the file that mounts it are both called 'Shop'",
        notes: [.init("2️⃣", "'Shop' is here")]))
  }

  @Test func twoFragmentsOfOneName() {
    func graph(_ one: String, _ other: String) -> String {
      shop("screens:\n  a: { push: { go: b, on: c } }\n  b: { mount: \(one) }\n  c: { mount: \(other) }\n")
    }
    let files: KeyValuePairs = [
      "b.nav.yaml": fragment("screens: { x: }\n"), "c.nav.yaml": fragment("screens: { x: }\n"),
    ]
    check(
      graph("2️⃣b.nav.yaml2️⃣", "1️⃣c.nav.yaml1️⃣"), mounting: files,
      .init(
        .nameCollision, "1️⃣", "this file mounts two fragments called 'Inner'",
        notes: [.init("2️⃣", "the other is mounted here")]))
    check(graph("b.nav.yaml", "{ file: c.nav.yaml, module: Flows }"), mounting: files)
    check(graph("b.nav.yaml", "./b.nav.yaml"), mounting: files)
  }
}
