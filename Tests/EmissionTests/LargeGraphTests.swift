import Testing

/// A graph beyond what the Swift compiler takes in one protocol with an associated type a screen.
@Suite struct LargeGraphTests {
  private static let screens = 600

  /// A binary tree; the leaves unwind to their parent and, with a value, to the root.
  private static func graph() -> String {
    var lines = ["navc: 1", "graph: Large", "root: s0", "access: public", "screens:"]
    for number in 0..<screens {
      lines.append("  s\(number):")
      if number > 0 { lines.append("    arguments: { id: Int }") }
      let children = [2 * number + 1, 2 * number + 2].filter { $0 < screens }
      if children.isEmpty {
        lines.append("    unwind: { close: previous, finish: { to: root, returns: Int } }")
      } else {
        lines.append("    push: { \(children.map { "open\($0): s\($0)" }.joined(separator: ", ")) }")
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test func anAppConformsToTheProtocolInParts() throws {
    var app = ["import NavRuntime", "import Navigation", "@MainActor final class Page {}"]
    app += ["@MainActor final class LastPage {}", "final class App: Large.Screens {"]
    for number in 0..<Self.screens {
      let page = number == Self.screens - 1 ? "LastPage" : "Page"
      app.append("  func s\(number)(_ screen: Large.S\(number).Handle) -> \(page) { \(page)() }")
    }
    let last = Self.screens - 1
    app.append("  func unwindS\(last)Finish(for segue: UnwindSegue<LastPage, Page, Int>) { print(segue.value) }")
    app.append("}")
    app.append("@MainActor func screens() -> any GraphScreens<Large> { App() }")
    let said = try SwiftCompiler.check(
      .init(name: "Navigation", sources: [Emitted(Self.graph()).swift]),
      .init(name: "App", sources: [app.joined(separator: "\n")]))
    #expect(said == "")
  }

  @Test func aFactoryThatIsMissingInAPartDoesNotCompile() throws {
    let app = """
      import NavRuntime
      import Navigation
      final class App: Large.Screens {
      \((0..<Self.screens - 1).map { "  func s\($0)(_ screen: Large.S\($0).Handle) -> Int { 0 }" }.joined(separator: "\n"))
      }
      """
    let said = try SwiftCompiler.check(
      .init(name: "Navigation", sources: [Emitted(Self.graph()).swift]), .init(name: "App", sources: [app]))
    #expect(said.contains("does not conform to protocol 'Large.ScreensPart10'"), "\(said.prefix(2_000))")
  }
}
