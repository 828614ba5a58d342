import NavCompiler
import Testing

/// Time grows in a straight line with the graph, whatever its shape. Limits are generous: they catch a square, not a slow
/// machine.
@Suite(.serialized) struct LinearTimeTests {
  private enum Shape: CaseIterable {
    case chain, star, binaryTree, ladder

    /// The pushes of about so many screens, as pairs of screens, and which of the screens are shared.
    func pushes(_ count: Int) -> [(Int, Int)] {
      switch self {
      case .chain: return (1..<count).map { ($0 - 1, $0) }
      case .star: return (1..<count).map { (0, $0) }
      case .binaryTree: return (1..<count).map { (($0 - 1) / 2, $0) }
      case .ladder:
        // Two shared screens a rung, each of which pushes both of the next: 2^(count / 2) ways to the top.
        var pushes = [(0, 1), (0, 2)]
        for screen in 1..<count {
          let rung = (screen + 1) / 2
          for next in [2 * rung + 1, 2 * rung + 2] where next < count { pushes.append((screen, next)) }
        }
        return pushes
      }
    }

    func tree(_ count: Int) -> PushTree {
      let edges = pushes(count).enumerated().map { index, push in
        PushGraph.Edge(source: ScreenID(push.0), target: ScreenID(push.1), segue: SegueID(index), kind: .tree)
      }
      return PushTree(
        PushGraph(screenCount: count, edges: edges), root: ScreenID(0),
        isShared: [Bool](repeating: self == .ladder, count: count))
    }

    /// The graph as a file; every screen but the root unwinds to it.
    func yaml(_ count: Int) -> String {
      var targets = [[Int]](repeating: [], count: count)
      for (source, target) in pushes(count) { targets[source].append(target) }
      var text = "navc: 1\ngraph: Large\nroot: s0\nscreens:\n"
      for (number, targets) in targets.enumerated() {
        text += "  s\(number):\n"
        if self == .ladder, number > 0 { text += "    shared: true\n" }
        if !targets.isEmpty { text += "    push:\n" }
        for target in targets { text += "      p\(target): s\(target)\n" }
        if number > 0 { text += "    unwind: { home: s0, close: previous }\n" }
      }
      return text
    }
  }

  @Test func theTreeOf100000Screens() {
    for shape in Shape.allCases {
      let count = shape == .ladder ? 40_001 : 100_001
      var dominators: Dominators?
      let time = ContinuousClock().measure { dominators = Dominators(shape.tree(count)) }
      #expect(time < .seconds(20), "\(shape)")
      let top = ScreenID(count - 1)
      switch shape {
      case .chain: #expect(dominators?.nearest(of: top) == ScreenID(count - 2))
      case .star, .ladder: #expect(dominators?.nearest(of: top) == ScreenID(0))
      case .binaryTree: #expect(dominators?.nearest(of: top) == ScreenID((count - 2) / 2))
      }
      #expect(dominators?.dominates(ScreenID(0), top) == true)
    }
  }

  @Test func validation() throws {
    for shape in Shape.allCases {
      // The smaller once before, so that nothing is measured that happens once.
      _ = Compiler.check(SourceFile(path: "large.nav.yaml", text: shape.yaml(2_001)))
      let times = try [2_001, 20_001].map { count in
        let file = SourceFile(path: "large.nav.yaml", text: shape.yaml(count))
        var result: Compiler.Result?
        let time = ContinuousClock().measure { result = Compiler.check(file) }
        let graph = try #require(result?.graph)
        #expect(graph.screens.count == count)
        return time
      }
      #expect(times[1] < times[0] * 40 + .seconds(1), "\(shape): \(times)")
    }
  }

  /// Conditions in a chain and in a circle, and pushes that all lead back.
  @Test func longChains() {
    let count = 100_000
    let conditions = (0..<count).map { "  c\($0): c\($0 + 1)\n" }.joined()
    let texts = [
      "facts: { f: Bool }\nconditions:\n\(conditions)  c\(count): f\nscreens: { s0: { back: { shouldPerform: c0 } } }\n",
      "conditions:\n\(conditions)  c\(count): c0\nscreens: { s0: { back: { shouldPerform: c0 } } }\n",
      "screens:\n"
        + (0..<count - 1).map { "  s\($0): { push: { n: s\($0 + 1), r: s\($0 / 2) } }\n" }.joined()
        + "  s\(count - 1):\n",
    ]
    for (number, text) in texts.enumerated() {
      let file = SourceFile(path: "long.nav.yaml", text: "navc: 1\ngraph: Long\nroot: s0\n" + text)
      var result: Compiler.Result?
      let time = ContinuousClock().measure { result = Compiler.check(file) }
      #expect((result?.graph != nil) == (number == 0))
      #expect(time < .seconds(20), "text \(number)")
    }
  }

  /// Graphs that are wrong everywhere, at every length.
  @Test func complaints() {
    for count in [1_000, 10_000] {
      let texts = [
        // No screen is there.
        "screens:\n  s0:\n    push:\n" + (0..<count).map { "      p\($0): t\($0)\n" }.joined(),
        // Every push leads back, every unwind goes up.
        "screens:\n"
          + (0..<count).map { number in
            "  s\(number): { push: { up: s\(min(number + 1, count - 1)), root: s0, self: s\(number) },"
              + " unwind: { on: s\(min(number + 1, count - 1)), open: opener } }\n"
          }.joined(),
        // Nothing is reached.
        "screens:\n  s0:\n" + (1..<count).map { "  s\($0): { push: { p: s\($0 * 7 % count) } }\n" }.joined(),
        // One screen with a second parent for each of the others, each of which it unwinds to.
        "screens:\n  s0: { push: {" + (1..<count).map { "p\($0): s\($0)" }.joined(separator: ", ") + "} }\n"
          + (1..<count).map { "  s\($0): { push: { p: t } }\n" }.joined() + "  t: { unwind: {"
          + (1..<count).map { "u\($0): s\($0)" }.joined(separator: ", ") + "} }\n",
        // Conditions in one circle.
        "conditions:\n" + (0..<count).map { "  c\($0): c\(($0 + 1) % count)\n" }.joined() + "screens:\n  s0:\n",
      ]
      for (number, text) in texts.enumerated() {
        let file = SourceFile(path: "wrong.nav.yaml", text: "navc: 1\ngraph: Wrong\nroot: s0\n" + text)
        var result: Compiler.Result?
        let time = ContinuousClock().measure { result = Compiler.check(file) }
        #expect(result?.diagnostics.errorCount ?? 0 > 0)
        #expect(time < .seconds(20), "text \(number) of \(count)")
      }
    }
  }

  /// Links to every screen of a deep tree, through shared screens, with placeholders for screens far below.
  @Test func links() throws {
    for count in [2_000, 20_000] {
      let chain = (1..<count).map { number in
        "  s\(number): { arguments: { a\(number): Int }, push: { p: s\(number + 1) },"
          + " link: { path: \"/\(number)/{a\(number)}/{b}\", via: s0 } }\n"
      }.joined()
      let texts = [
        // One long way; each link gives too little.
        "screens:\n  s0: { push: { p: s1, q: t } }\n  t: { push: { p: s1 } }\n"
          + chain.replacing("s1: { ", with: "s1: { shared: true, ", maxReplacements: 1).replacing(
            "a1: Int }", with: "a1: Int, b: Int }", maxReplacements: 1) + "  s\(count):\n",
        // All links match one URL.
        "screens:\n  s0: { push: {" + (1..<count).map { "p\($0): s\($0)" }.joined(separator: ", ") + "} }\n"
          + (1..<count).map { "  s\($0): { arguments: { x: String }, link: \"/{x}\" }\n" }.joined(),
        // All links begin alike.
        "screens:\n  s0: { push: {" + (1..<count).map { "p\($0): s\($0)" }.joined(separator: ", ") + "} }\n"
          + (1..<count).map { "  s\($0): { arguments: { x: String }, link: \"/{x}/s\($0)\" }\n" }.joined(),
      ]
      for (number, text) in texts.enumerated() {
        let file = SourceFile(path: "links.nav.yaml", text: "navc: 1\ngraph: Links\nroot: s0\n" + text)
        var result: Compiler.Result?
        let time = ContinuousClock().measure { result = Compiler.check(file) }
        let ids = Set(try #require(result).diagnostics.diagnostics.map(\.rule))
        #expect(ids == [[.linkMissingArgument], [.linkAmbiguous], []][number], "text \(number) of \(count)")
        #expect(time < .seconds(20), "text \(number) of \(count)")
      }
    }
  }

  /// Segues that go to every screen of a deep tree, from its top, where all of them stand, and from beside it, where none does.
  @Test func ways() throws {
    for count in [2_000, 20_000] {
      let all = (1...count).map { "g\($0): s\($0)" }.joined(separator: ", ")
      let chain = (1..<count).map { number in
        "  s\(number): { arguments: { a\(number): Int }, push: { p: s\(number + 1) }, go: { up: s\(count), down: s0 } }\n"
      }.joined()
      let tabs = count / 4
      // Every other screen is shared, and a way says who pushes each.
      let shared = stride(from: 2, through: count, by: 2).map { "s\($0 - 1)" }.reversed().joined(separator: ", ")
      let given = (1..<count).map { "s\($0).a\($0): \($0)" }.joined(separator: ", ")
      let ladder = (1...count).map { number in
        let next = number < count ? ", push: { p: s\(number + 1) }" : ""
        let mark = number.isMultiple(of: 2) ? "shared: true, unwind: { o: opener }, " : ""
        return "  s\(number): { \(mark)arguments: { a\(number): Int }\(next) }\n"
      }.joined()
      let texts = [
        "  s0: { push: { p: s1 } }\n"
          + chain.replacing(", up: s\(count)", with: "").replacing("up: s\(count), ", with: "")
          + "  s\(count): { arguments: { a: Int }, go: { \(all) } }\n",
        "  s0: { push: { p: s1, q: t } }\n" + chain + "  s\(count):\n  t: { go: { \(all) } }\n",
        "  s0: { push: { p: s1 }, go: { top: { to: s\(count), via: [\(shared)], pass: { \(given) } } } }\n" + ladder,
        // Every screen goes to every other one, and leaves so.
        "  s0: { push: { p: s1 } }\n"
          + (1...count).map { "  s\($0): { back: false\($0 < count ? ", push: { p: s\($0 + 1) }" : "") }\n" }.joined()
          + "anywhere: { go: { home: s0, \(all) } }\n",
        // From everywhere to every tab, of which each has a screen that is left so.
        "  s0: { tabs: { \((1...tabs).map { "g\($0): s\($0)" }.joined(separator: ", ")) } }\n"
          + (1...tabs).map { "  s\($0): { push: { p: t\($0) } }\n  t\($0): { back: false }\n" }.joined()
          + "anywhere: { go: { \((1...tabs).map { "o\($0): { tab: g\($0) }" }.joined(separator: ", ")) } }\n",
      ]
      for (number, text) in texts.enumerated() {
        let file = SourceFile(path: "ways.nav.yaml", text: "navc: 1\ngraph: Ways\nroot: s0\nscreens:\n" + text)
        var result: Compiler.Result?
        let time = ContinuousClock().measure { result = Compiler.check(file) }
        let ids = Set(try #require(result).diagnostics.diagnostics.map(\.rule))
        #expect(ids == [[], [.linkMissingArgument], [], [], []][number], "text \(number) of \(count)")
        #expect(time < .seconds(20), "text \(number) of \(count)")
      }
    }
  }

  /// Every screen offers all that is offered anywhere, which has as many parents, and lands on each of them.
  @Test func anywhere() throws {
    for count in [2_000, 20_000] {
      let offers = (0..<200).map { "o\($0): h\($0)" }.joined(separator: ", ")
      let text =
        "navc: 1\ngraph: Offers\nroot: s0\nanywhere: { present: { \(offers) } }\nscreens:\n"
        + (0..<count).map { "  s\($0): { push: { p: s\($0 + 1) } }\n" }.joined() + "  s\(count):\n"
        + (0..<200).map { number in
          "  h\(number): { push: { more: m\(number) } }\n"
            + "  m\(number): { unwind: { up: previous, out: { to: opener, returns: Int }, home: root } }\n"
        }.joined()
      let file = SourceFile(path: "offers.nav.yaml", text: text)
      var result: Compiler.Result?
      let time = ContinuousClock().measure { result = Compiler.check(file) }
      #expect(try #require(result).diagnostics.diagnostics.map(\.message) == [])
      #expect(time < .seconds(20), "\(count)")
    }
  }
}
