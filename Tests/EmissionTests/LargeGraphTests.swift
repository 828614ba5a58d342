import NavCompiler
import NavPlayer
import NavPrototype
import TestTiers
import Testing

/// A graph with more screens than the Swift compiler accepts as associated types of one protocol.
@Suite(.thorough) struct LargeGraphTests {
  private static let screens = 280
  /// The smallest number of screens whose protocol is in parts.
  private static let fewest = 129

  /// A binary tree. Its leaves unwind to their parent and, with a value, to the root.
  private static func graph(of screens: Int = screens) -> String {
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
      .init(name: "Navigation", sources: [Emitted(Self.graph()).swift]), .app(app.joined(separator: "\n")))
    #expect(said == "")
  }

  @Test func aFactoryThatIsMissingInAPartDoesNotCompile() throws {
    let app = """
      import NavRuntime
      import Navigation
      final class App: Large.Screens {
      \((0..<Self.fewest - 1).map { "  func s\($0)(_ screen: Large.S\($0).Handle) -> Int { 0 }" }.joined(separator: "\n"))
      }
      """
    let said = try SwiftCompiler.check(
      .init(name: "Navigation", sources: [Emitted(Self.graph(of: Self.fewest)).swift]), .app(app))
    let errors = SwiftCompiler.messages("error", in: said)
    #expect(
      errors == ["type 'App' does not conform to protocol 'Large.S\(Self.fewest - 1)Factory'"],
      "\(said.prefix(2_000))")
  }

  /// An unwind that can land on 100 screens has its hooks in several parts.
  @Test func hooksOfOneUnwindInSeveralPartsAreCalled() throws {
    let screens = 140
    var lines = ["navc: 1", "graph: Hub", "root: s0", "screens:"]
    lines.append("  s0: { push: { \((1..<screens).map { "open\($0): s\($0)" }.joined(separator: ", ")) } }")
    for number in 1..<screens { lines.append("  s\(number):" + (number <= 100 ? " { push: { show: leaf } }" : "")) }
    lines.append("  leaf: { shared: true, unwind: { close: opener } }")
    let factories = (0..<screens).map { "  func s\($0)(_ screen: Hub.S\($0).Handle) -> Page { Page() }" }
    let app = """
      import NavRuntime
      import NavTesting
      @MainActor final class Page { init() {} }
      @MainActor final class App: Hub.Screens {
      \(factories.joined(separator: "\n"))
        func leaf(_ screen: Hub.Leaf.Handle) -> Page { Page() }
        func unwindLeafCloseToS5(for segue: UnwindSegue<Page, Page, Void>) { print("to s5") }
        func unwindLeafCloseToS90(for segue: UnwindSegue<Page, Page, Void>) { print("to s90") }
        func backToS90(for segue: BackSegue<Page>) { print("back to s90") }
      }
      @main @MainActor enum Program {
        static func main() {
          let host = InMemoryHost<Page>(animation: .zero)
          let navigator = Navigator<Hub, InMemoryHost<Page>>(host: host, screens: App(), facts: Hub.NoFacts())
          func settle() { host.advance(by: .seconds(1)) }
          navigator.start()
          settle()
          navigator.handle(Hub.S0.self)?.open5()
          settle()
          navigator.handle(Hub.S5.self)?.show()
          settle()
          navigator.handle(Hub.Leaf.self)?.close()
          settle()
          navigator.goBack()
          settle()
          navigator.handle(Hub.S0.self)?.open90()
          settle()
          navigator.handle(Hub.S90.self)?.show()
          settle()
          navigator.handle(Hub.Leaf.self)?.close()
          settle()
          navigator.handle(Hub.S90.self)?.show()
          settle()
          navigator.goBack()
          settle()
        }
      }
      """
    let printed = try SwiftCompiler.run(program: Emitted(lines.joined(separator: "\n")).swift, app)
    #expect(printed == "to s5\nto s90\nback to s90\n")
  }

  /// Each part has the hooks for 40 pages. Screens 40, 81, and 163 are in three parts, and the root is in the first
  /// part.
  @Test func hooksBetweenPartsAreCalled() throws {
    let screens = 164
    let factories = (0..<screens).map { number in
      let page = [40: "A", 81: "B", 163: "C"][number] ?? "Page"
      return "  func s\(number)(_ screen: Large.S\(number).Handle) -> \(page) { \(page)() }"
    }
    let app = """
      import NavRuntime
      import NavTesting
      @MainActor class Page { init() {} }
      final class A: Page {}
      final class B: Page, SegueSource {
        func shouldPerform(_ leaving: LeavingSegue<Large.S81>) -> Bool {
          print("ask", leaving.name)
          return true
        }
      }
      final class C: Page, SegueSource {
        func prepareUnwind(for leaving: LeavingSegue<Large.S163>) { print("leave by", leaving.name) }
      }
      @MainActor final class App: Large.Screens {
      \(factories.joined(separator: "\n"))
        func prepareS40Open81(for segue: PushSegue<A, B, Large.S81>) { print("push", segue.arguments.id) }
        func prepareS81Open163(for segue: PushSegue<B, C, Large.S163>) { print("push", segue.arguments.id) }
        func backToS81(for segue: BackSegue<B>) { print("back from", segue.source.name) }
        func unwindS163Finish(for segue: UnwindSegue<C, Page, Int>) { print("value", segue.value) }
      }
      @main @MainActor enum Program {
        static func main() {
          let host = InMemoryHost<Page>(animation: .zero)
          let navigator = Navigator<Large, InMemoryHost<Page>>(host: host, screens: App(), facts: Large.NoFacts())
          navigator.start()
          func settle() { host.advance(by: .seconds(1)) }
          settle()
      \([(0, 1), (1, 4), (4, 9), (9, 19), (19, 40), (40, 81), (81, 163)].map { source, target in
        "    navigator.handle(Large.S\(source).self)?.open\(target)(id: \(target))\n    settle()"
      }.joined(separator: "\n"))
          navigator.goBack()
          settle()
          navigator.handle(Large.S81.self)?.open163(id: 1)
          settle()
          navigator.handle(Large.S163.self)?.finish(7)
          settle()
          print(navigator.stack)
        }
      }
      """
    let printed = try SwiftCompiler.run(program: Emitted(Self.graph(of: screens)).swift, app)
    #expect(
      printed == """
        push 81
        ask open163
        push 163
        leave by back
        back from s163
        ask open163
        push 1
        leave by finish
        value 7
        [s0]

        """)
  }

  /// The app of the walks creates all pages, so it also conforms to the protocol in parts. More walks would only take
  /// longer.
  @Test func theWalksOfALargeGraphPass() throws {
    let file = SourceFile(path: "large.nav.yaml", text: Self.graph(of: Self.fewest))
    let graph = try #require(Compiler.check(file).graph)
    var test = try WalkTest(graph, fileName: "large.nav.yaml")
    var finder = PathFinder(try PrototypeGraph(PrototypeGraphText.text(of: graph)))
    finder.find()
    let walks = finder.walks.prefix(12)
    #expect(walks.count == 12)
    for (number, walk) in walks.enumerated() {
      try test.add(walk.steps.compactMap { PrototypeCommand($0) }, titled: "path \(number)")
    }
    let swift = String(decoding: Compiler.generate(graph, fileName: "large.nav.yaml"), as: UTF8.self)
    #expect(swift.contains("typealias Screens"))
    let said = try SwiftCompiler.test([swift, test.text])
    #expect(
      said.contains("Test run with 12 tests in 1 suite passed"), "\(said.prefix(3_000))\n…\n\(said.suffix(3_000))")
  }
}
