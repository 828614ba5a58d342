import NavCompiler
import TestTiers
import Testing

/// Time grows linearly with the graph, whatever its shape.
@Suite(.thorough, .serialized) struct LinearTimeTests {
  private enum Shape: CaseIterable {
    case chain, star, binaryTree, ladder

    /// The pushes as pairs of screens, and the shared screens, for about the requested number of screens.
    func pushes(_ count: Int) -> [(Int, Int)] {
      switch self {
      case .chain: return (1..<count).map { ($0 - 1, $0) }
      case .star: return (1..<count).map { (0, $0) }
      case .binaryTree: return (1..<count).map { (($0 - 1) / 2, $0) }
      case .ladder:
        // Two shared screens per rung, each of which pushes both of the next rung: 2^(count / 2) paths to the top.
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

    /// The graph as a file. Every screen except the root unwinds to the root.
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
      Growth.expectLinear("\(shape)", count / 10, count) { dominators = Dominators(shape.tree($0)) }
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
      var counts: [Int] = []
      let files = [2_001, 20_001].map { SourceFile(path: "large.nav.yaml", text: shape.yaml($0)) }
      Growth.expectLinear("\(shape)", files[0], files[1]) { file in
        counts.append(Compiler.check(file).graph?.screens.count ?? 0)
      }
      #expect(Set(counts) == [2_001, 20_001])
    }
  }

  /// Conditions in a chain and in a circle, and pushes that all lead back.
  @Test func longChains() {
    let texts = [10_000, 100_000].map(Self.longChains)
    for number in texts[0].indices {
      expectLinear("text \(number)", texts.map { $0[number] }) { result in
        #expect((result.graph != nil) == (number == 0))
      }
    }
  }

  /// Checks two texts, one ten times as long as the other.
  private func expectLinear(_ name: String, _ texts: [String], then check: (Compiler.Result) throws -> Void) rethrows {
    let files = texts.map { SourceFile(path: "large.nav.yaml", text: "navc: 1\ngraph: Large\nroot: s0\n" + $0) }
    var results: [Compiler.Result] = []
    Growth.expectLinear(name, files[0], files[1]) { results.append(Compiler.check($0)) }
    for result in results { try check(result) }
  }

  private static func longChains(_ count: Int) -> [String] {
    let conditions = (0..<count).map { "  c\($0): c\($0 + 1)\n" }.joined()
    return [
      "facts: { f: Bool }\nconditions:\n\(conditions)  c\(count): f\nscreens: { s0: { back: { shouldPerform: c0 } } }\n",
      "conditions:\n\(conditions)  c\(count): c0\nscreens: { s0: { back: { shouldPerform: c0 } } }\n",
      "screens:\n"
        + (0..<count - 1).map { "  s\($0): { push: { n: s\($0 + 1), r: s\($0 / 2) } }\n" }.joined()
        + "  s\(count - 1):\n",
    ]
  }

  /// Graphs with errors everywhere, at every length.
  @Test func complaints() {
    let texts = [1_000, 10_000].map { (count: Int) -> [String] in
      [
        // No target exists.
        "screens:\n  s0:\n    push:\n" + (0..<count).map { "      p\($0): t\($0)\n" }.joined(),
        // Every push leads back, and every unwind leads up.
        "screens:\n"
          + (0..<count).map { number in
            "  s\(number): { push: { up: s\(min(number + 1, count - 1)), root: s0, self: s\(number) },"
              + " unwind: { on: s\(min(number + 1, count - 1)), open: opener } }\n"
          }.joined(),
        // All screens except the root are unreachable.
        "screens:\n  s0:\n" + (1..<count).map { "  s\($0): { push: { p: s\($0 * 7 % count) } }\n" }.joined(),
        // A screen that all other screens push, and that unwinds to each of them.
        "screens:\n  s0: { push: {" + (1..<count).map { "p\($0): s\($0)" }.joined(separator: ", ") + "} }\n"
          + (1..<count).map { "  s\($0): { push: { p: t } }\n" }.joined() + "  t: { unwind: {"
          + (1..<count).map { "u\($0): s\($0)" }.joined(separator: ", ") + "} }\n",
        // The same next to tabs, where each unwind to a root needs a root with a page.
        "screens:\n  s0: { present: { box: box }, push: {"
          + (1..<count).map { "p\($0): s\($0)" }.joined(separator: ", ") + "} }\n"
          + "  box: { tabs: { a: { to: left }, b: { to: right } } }\n  left:\n  right:\n"
          + (1..<count).map { "  s\($0): { push: { p: t } }\n" }.joined() + "  t: { push: {"
          + (1..<count).map { "q\($0): t\($0)" }.joined(separator: ", ") + "} }\n"
          + (1..<count).map { "  t\($0): { unwind: { a: root } }\n" }.joined(),
        // Conditions in one circle.
        "conditions:\n" + (0..<count).map { "  c\($0): c\(($0 + 1) % count)\n" }.joined() + "screens:\n  s0:\n",
      ]
    }
    for number in texts[0].indices {
      expectLinear("text \(number)", texts.map { $0[number] }) { #expect($0.diagnostics.errorCount > 0) }
    }
  }

  /// Links to every screen of a deep tree, through shared screens, with placeholders for screens far below.
  @Test func links() throws {
    let texts = [2_000, 20_000].map { (count: Int) -> [String] in
      let chain = (1..<count).map { number in
        "  s\(number): { arguments: { a\(number): Int }, push: { p: s\(number + 1) },"
          + " link: { path: \"/\(number)/{a\(number)}/{b}\", via: s0 } }\n"
      }.joined()
      return [
        // One long path. Each link lacks an argument.
        "screens:\n  s0: { push: { p: s1, q: t } }\n  t: { push: { p: s1 } }\n"
          + chain.replacing("s1: { ", with: "s1: { shared: true, ", maxReplacements: 1).replacing(
            "a1: Int }", with: "a1: Int, b: Int }", maxReplacements: 1) + "  s\(count):\n",
        // All links match one URL.
        "screens:\n  s0: { push: {" + (1..<count).map { "p\($0): s\($0)" }.joined(separator: ", ") + "} }\n"
          + (1..<count).map { "  s\($0): { arguments: { x: String }, link: \"/{x}\" }\n" }.joined(),
        // All links have the same start.
        "screens:\n  s0: { push: {" + (1..<count).map { "p\($0): s\($0)" }.joined(separator: ", ") + "} }\n"
          + (1..<count).map { "  s\($0): { arguments: { x: String }, link: \"/{x}/s\($0)\" }\n" }.joined(),
      ]
    }
    expectLinear(texts, [[.linkMissingArgument], [.linkAmbiguous], []])
  }

  /// Checks texts of two sizes, and expects the same messages for both.
  private func expectLinear(_ texts: [[String]], _ rules: [Set<Rule>]) {
    for (number, rules) in rules.enumerated() {
      expectLinear("text \(number)", texts.map { $0[number] }) { result in
        #expect(Set(result.diagnostics.diagnostics.map(\.rule)) == rules, "text \(number)")
      }
    }
  }

  /// Go segues to every screen of a deep tree, from its top and from outside the tree. At the top, all the screens are
  /// on the stack.
  @Test func ways() throws {
    let texts = [2_000, 20_000].map { (count: Int) -> [String] in
      let all = (1...count).map { "g\($0): s\($0)" }.joined(separator: ", ")
      let chain = (1..<count).map { number in
        "  s\(number): { arguments: { a\(number): Int }, push: { p: s\(number + 1) }, go: { up: s\(count), down: s0 } }\n"
      }.joined()
      let tabs = count / 4
      // Every second screen is shared, and `via` names the screen that pushes each.
      let shared = stride(from: 2, through: count, by: 2).map { "s\($0 - 1)" }.reversed().joined(separator: ", ")
      let given = (1..<count).map { "s\($0).a\($0): \($0)" }.joined(separator: ", ")
      let ladder = (1...count).map { number in
        let next = number < count ? ", push: { p: s\(number + 1) }" : ""
        let mark = number.isMultiple(of: 2) ? "shared: true, unwind: { o: opener }, " : ""
        return "  s\(number): { \(mark)arguments: { a\(number): Int }\(next) }\n"
      }.joined()
      let others = (1...count).map { number in
        "  s\(number): { back: false\(number < count ? ", push: { p: s\(number + 1) }" : "") }\n"
      }.joined()
      let selections = (1...tabs).map { "g\($0): s\($0)" }.joined(separator: ", ")
      let screens = (1...tabs).map { "  s\($0): { push: { p: t\($0) } }\n  t\($0): { back: false }\n" }.joined()
      let goes = (1...tabs).map { "o\($0): { tab: g\($0) }" }.joined(separator: ", ")
      return [
        "  s0: { push: { p: s1 } }\n"
          + chain.replacing(", up: s\(count)", with: "").replacing("up: s\(count), ", with: "")
          + "  s\(count): { arguments: { a: Int }, go: { \(all) } }\n",
        "  s0: { push: { p: s1, q: t } }\n" + chain + "  s\(count):\n  t: { go: { \(all) } }\n",
        "  s0: { push: { p: s1 }, go: { top: { to: s\(count), via: [\(shared)], pass: { \(given) } } } }\n" + ladder,
        // Every screen has a segue to every other screen, and can be left only through it.
        "  s0: { push: { p: s1 } }\n" + others + "anywhere: { go: { home: s0, \(all) } }\n",
        // Every screen has a segue to every tab. Each tab has a screen that can be left only through such a segue.
        "  s0: { tabs: { \(selections) } }\n" + screens + "anywhere: { go: { \(goes) } }\n",
      ]
    }
    expectLinear(texts.map { $0.map { "screens:\n" + $0 } }, [[], [.linkMissingArgument], [], [], []])
  }

  /// Every screen offers the segues of `anywhere`, so each target has all screens as parents, and can unwind to each.
  @Test func anywhere() throws {
    let texts = [2_000, 20_000].map { (count: Int) -> String in
      let offers = (0..<200).map { "o\($0): h\($0)" }.joined(separator: ", ")
      return "anywhere: { present: { \(offers) } }\nscreens:\n"
        + (0..<count).map { "  s\($0): { push: { p: s\($0 + 1) } }\n" }.joined() + "  s\(count):\n"
        + (0..<200).map { number in
          "  h\(number): { push: { more: m\(number) } }\n"
            + "  m\(number): { unwind: { up: previous, out: { to: opener, returns: Int }, home: root } }\n"
        }.joined()
    }
    expectLinear([[texts[0]], [texts[1]]], [[]])
  }
}
