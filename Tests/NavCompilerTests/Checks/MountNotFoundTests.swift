import NavCompiler
import Testing

@Suite struct MountNotFoundTests {
  @Test func noSuchFile() {
    check(
      mounting("1️⃣c.nav.yaml1️⃣"), mounting: ["b.nav.yaml": fragment("screens: { x: }\n")],
      .init(.mountNotFound, "1️⃣", "'c.nav.yaml' cannot be mounted: there is no such file"))
  }

  @Test func nothingElseIsSaidOfTheMount() {
    check(
      shop(
        """
        facts: { f: Bool }
        types: { T: [one] }
        screens:
          a: { push: { go: { to: b, shouldPerform: hidden and id == 1, pass: { id: 1, other: source.nothing } } } }
          b:
            mount: { file: 1️⃣c.nav.yaml1️⃣, module: Flows }
            exits: { done: a, left: previous }

        """.replacing(", other: source.nothing", with: "")), mounting: [:],
      .init(.mountNotFound, "1️⃣", "'c.nav.yaml' cannot be mounted: there is no such file"))
  }

  @Test func eachMountIsTold() {
    check(
      shop("screens:\n  a: { push: { go: b, on: c } }\n  b: { mount: 1️⃣z1️⃣ }\n  c: { mount: 2️⃣z2️⃣ }\n"), mounting: [:],
      .init(.mountNotFound, "1️⃣", "'z' cannot be mounted: there is no such file"),
      .init(.mountNotFound, "2️⃣", "'z' cannot be mounted: there is no such file"))
  }

  @Test func theReasonIsTheStores() {
    struct Locked: FileStore {
      func locate(_ path: String, from file: SourceFile) -> FileLocation {
        .file(identity: FileIdentity(path), path: path)
      }
      func read(_ identity: FileIdentity) -> FileContents { .unreadable("no permission") }
    }
    let found = Compiler.check(SourceFile(path: "a", text: mounting()), mounting: Locked()).diagnostics.diagnostics
    #expect(found.map(\.message) == ["'b.nav.yaml' cannot be mounted: no permission"])
    #expect(found.map(\.rule) == [.mountNotFound])
  }
}
