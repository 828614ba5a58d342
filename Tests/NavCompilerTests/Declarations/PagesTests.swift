import NavCompiler
import Testing

/// The `pages` of a file, and the `hook` of a segue.
@Suite struct PagesTests {
  private static func graph(_ line: String, kind: String = "graph: Shop") -> String {
    "navc: 1\n\(kind)\nroot: a\n\(line)\nscreens: { a: {} }\n"
  }

  @Test(arguments: [
    "pages: { conform: UIViewController, import: UIKit }", "pages: { conform: Kit.Page }",
    "pages: { conform: \"View\" }",
  ])
  func areTaken(_ line: String) {
    check(Self.graph(line))
    check(Self.graph(line, kind: "fragment: Part"))
  }

  @Test func aTypeIsNeeded() {
    let message = "'pages' needs a class or a protocol; add 'conform', as in 'conform: UIViewController'"
    check(Self.graph("1️⃣pages1️⃣: { import: UIKit }"), ExpectedDiagnostic(.missingKey, "1️⃣", message))
    check(Self.graph("1️⃣pages1️⃣:"), ExpectedDiagnostic(.missingKey, "1️⃣", message))
  }

  @Test(arguments: ["UIView?", "[View]", "Page<Int>", "View; import Other", "1", "any View"])
  func aTypeIsAName(_ text: String) {
    check(
      Self.graph("pages: { conform: 1️⃣\"\(text)\"1️⃣ }"),
      ExpectedDiagnostic(.invalidName, "1️⃣", "'\(text)' cannot be the name of a Swift type"))
  }

  @Test func aModuleIsAName() {
    check(
      Self.graph("pages: { conform: View, import: 1️⃣Swift-UI1️⃣ }"),
      ExpectedDiagnostic(.invalidName, "1️⃣", "'Swift-UI' cannot be the name of a Swift module"))
  }

  @Test func aHookIsRequiredOrNotWritten() {
    check(
      """
      navc: 1
      graph: Shop
      root: a
      screens:
        a: { push: { go: { to: b, hook: 1️⃣require1️⃣ } } }
        b: { unwind: { back2: { to: a, hook: 2️⃣true2️⃣ } } }

      """,
      ExpectedDiagnostic(
        .wrongShape, "1️⃣", "'hook' takes required, not 'require'", notes: [.init("1️⃣", "did you mean 'required'?")]),
      ExpectedDiagnostic(.wrongShape, "2️⃣", "'hook' takes required, not 'true'"),
      fixed: """
        navc: 1
        graph: Shop
        root: a
        screens:
          a: { push: { go: { to: b, hook: required } } }
          b: { unwind: { back2: { to: a, hook: true } } }

        """)
  }

  @Test func theHookOfAnExitIsElsewhere() {
    check(
      """
      navc: 1
      fragment: Part
      root: a
      exits: { done: Void }
      screens:
        a: { unwind: { finish: { exit: done, 1️⃣hook1️⃣: required } } }

      """,
      ExpectedDiagnostic(
        .wrongShape, "1️⃣",
        "'hook' cannot be used with 'exit': the hook of an exit belongs to the app that mounts the fragment"))
  }
}
