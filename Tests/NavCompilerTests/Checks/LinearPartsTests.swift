import NavCompiler
import TestTiers
import Testing

/// The times for checks and for code generation grow linearly with layers, tabs, roots, `anywhere`, and go segues.
///
/// The limits are generous: they detect quadratic growth, not a slow machine.
@Suite(.serialized) struct LinearPartsTests {
  /// The shape of a graph. `text` returns its root and about `count` screens.
  enum Shape: CaseIterable {
    case nestedContainers, tabsFarBelow, manyTabs, sharedTabs, manyRoots, manyOffers, offersOnOffers, waysAcross, layers

    func text(_ count: Int) -> String {
      let all = 0..<count
      switch self {
      case .nestedContainers:
        // Each screen selects tabs of its own container and of the outermost one.
        return "root: s0\nscreens:\n"
          + all.map { number in
            "  s\(number): { present: { p: c\(number) }, go: { \(number == 0 ? "" : "a: { tab: a }, b: { tab: b }, o: { tab: o } ") } }\n"
              + "  c\(number): { tabs: { a: t\(number), \(number == 0 ? "o" : "x"): o\(number), b: s\(number + 1) } }\n"
              + "  t\(number):\n  o\(number):\n"
          }.joined() + "  s\(count):\n"
      case .tabsFarBelow:
        // The last screen selects a tab of each container below it.
        return "root: s0\nscreens:\n"
          + all.map { number in
            "  s\(number): { present: { p: c\(number) } }\n"
              + "  c\(number): { tabs: { t\(number): s\(number + 1), x: x\(number) } }\n  x\(number):\n"
          }.joined()
          + "  s\(count): { go: { \(all.map { "g\($0): { tab: t\($0) }" }.joined(separator: ", ")) } }\n"
      case .manyTabs:
        return "root: c\nscreens:\n  c: { tabs: { \(all.map { "t\($0): s\($0)" }.joined(separator: ", ")) } }\n"
          + all.map { "  s\($0): { push: { p: q\($0) } }\n  q\($0): { go: { n: { tab: t\(($0 + 1) % count) } } }\n" }
          .joined()
      case .sharedTabs:
        // One screen is in every container, and presents all containers again.
        return "root: s\nscreens:\n"
          + "  s: { present: { \(all.map { "p\($0): c\($0)" }.joined(separator: ", ")) } }\n"
          + all.map { "  c\($0): { tabs: { a: t, b: u } }\n" }.joined()
          + "  t: { shared: true, unwind: { o: opener, p: previous } }\n  u: { shared: true }\n"
      case .manyRoots:
        return "facts: { f: Int }\nroot: [\(all.map { "r\($0)" }.joined(separator: ", "))]\nscreens:\n"
          + all.map { number in
            let requires = number + 1 < count ? "requires: f == \(number), " : ""
            return "  r\(number): { \(requires)push: { p: t, q: o\(number) } }\n  o\(number): { unwind: { h: root } }\n"
          }.joined() + "  t: { shared: true, unwind: { h: root, o: opener } }\n"
      case .manyOffers:
        // Every screen offers all of them.
        return "root: s0\nanywhere:\n  present: { \(all.map { "o\($0): t\($0)" }.joined(separator: ", ")) }\nscreens:\n"
          + all.map { "  s\($0): { push: { p: s\($0 + 1) } }\n  t\($0): { unwind: { o: opener } }\n" }.joined()
          + "  s\(count):\n"
      case .offersOnOffers:
        // The segues of `anywhere` lead to half of the screens, and these screens do not offer them.
        return "root: s0\nanywhere:\n  push: { o: t0 }\nscreens:\n"
          + all.map {
            "  s\($0): { push: { p: s\($0 + 1) } }\n  t\($0): { push: { p: t\($0 + 1) }, unwind: { o: opener } }\n"
          }
          .joined() + "  s\(count):\n  t\(count):\n"
      case .waysAcross:
        // From the screens of each tab to the screens of the other tabs.
        return "root: c\nscreens:\n  c: { tabs: { \(all.map { "t\($0): s\($0)" }.joined(separator: ", ")) } }\n"
          + all.map { number in
            "  s\(number): { arguments: { a: Int = 1 }, push: { p: q\(number) } }\n"
              + "  q\(number): { arguments: { b: Int }, go: { n: q\((number + 1) % count), m: { to: s0, pass: { a: 2 } } } }\n"
          }.joined()
      case .layers:
        return "root: s0\nscreens:\n"
          + all.map { number in
            "  s\(number): { present: { p: { to: s\(number + 1), style: full }, ask: { to: a\(number) } } }\n"
              + "  a\(number): { alert: true, unwind: { ok: s0 } }\n"
          }.joined() + "  s\(count): { unwind: { h: s0 } }\n"
      }
    }
  }

  /// Checks a graph, and generates its Swift.
  @Test(.thorough) func rightOnes() throws {
    for shape in Shape.allCases {
      let files = [300, 3_000].map { count in
        SourceFile(path: "large.nav.yaml", text: "navc: 1\ngraph: Large\n" + shape.text(count))
      }
      try Growth.expectLinear("\(shape)", files[0], files[1]) { file in
        let result = Compiler.check(file)
        let graph = try #require(result.graph, "\(shape): \(result.diagnostics.diagnostics.prefix(3).map(\.message))")
        #expect(!Compiler.generate(graph, fileName: "large.nav.yaml").isEmpty)
      }
    }
  }
}
