package import NavCompiler
package import NavPlayer
import NavRuntime

/// Walks through a graph as a file of Swift tests, which run the app's real navigator over what navc generates for that graph.
///
/// Each step of a walk becomes a call, and behind it stands what is expected then: the stack, and the outcome of what was asked for. What is
/// expected is what the player does. A test knows two kinds of time: a step follows at once, or when all has come to rest.
package struct WalkTest {
  private let files: WalkFiles
  private let graph: PlayerGraph
  private var values: WalkValues
  private var tests: [String] = []

  /// Begins a file of tests.
  ///
  /// - Parameter graph: A checked graph.
  /// - Throws: ``PlayerError`` for a graph that cannot be played, which no checked one is.
  package init(_ graph: Graph) throws(PlayerError) {
    files = WalkFiles(graph)
    self.graph = try PlayerGraph(PlayerText.text(of: graph))
    values = WalkValues(files.root)
  }

  /// Types of the app's of which navc cannot make values: a test fails until somebody says how.
  package var missing: [String] { values.missing }

  /// Adds a walk as a test.
  ///
  /// - Parameters:
  ///   - walk: Its steps.
  ///   - title: What the test is called.
  /// - Throws: ``WalkError`` for a walk that does not go, or that has no guard.
  package mutating func add(_ walk: [PlayerCommand], titled title: String) throws(WalkError) {
    var run = WalkRun(graph, files, values)
    for (index, command) in walk.enumerated() {
      do throws(PlayerError) { try run.perform(command) } catch {
        throw WalkError(line: index + 1, reason: error.text)
      }
    }
    run.finish()
    values = run.values
    tests.append(
      """
        @Test(\(CallerNames.quoted(title))) func walk\(tests.count + 1)() async throws {
      \(run.lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n"))
        }
      """)
  }

  /// The file.
  ///
  /// - Parameters:
  ///   - fileName: The graph file's last path component, for the first line.
  ///   - modules: The modules of the generated code, where it is in others.
  /// - Returns: Swift that compiles beside what navc generates for the graph.
  package func text(fileName: String, importing modules: [String] = []) -> String {
    let support = WalkSupport(files, graph, values)
    let imports = Set(files.all.flatMap(\.modules) + ["Foundation", "NavRuntime", "NavTesting", "Testing"])
    return """
      // Walked through \(Self.printable(fileName)) with navc: the app's navigator goes the same ways.
      // swift-format-ignore-file

      \((imports.subtracting(modules).sorted().map { "import \($0)" } + modules.map { "@testable import \($0)" }).joined(separator: "\n"))

      @MainActor @Suite struct \(files.root.namespace)Walks {
      \(tests.joined(separator: "\n\n"))
      }

      \(support.text)
      """
  }

  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
  }
}

/// Why a walk is no test.
package struct WalkError: Error {
  /// The number of the step, from 1.
  package let line: Int
  package let reason: String
}

/// The files of a graph, and what the generated Swift of each is called.
struct WalkFiles {
  /// By section of the table: what is mounted in a place stands behind what it is mounted in.
  let sections: [CallerNames]
  /// Each once.
  let all: [CallerNames]

  var root: CallerNames { sections[0] }

  init(_ graph: Graph) {
    var known: [String: CallerNames] = [:]
    var order: [CallerNames] = []
    func names(of graph: Graph) -> CallerNames {
      let name = graph.texts.text(graph.name)
      if let names = known[name] { return names }
      let names = CallerNames(graph)
      known[name] = names
      order.append(names)
      return names
    }
    func sections(of graph: Graph) -> [CallerNames] {
      [names(of: graph)]
        + graph.screens.compactMap(\.mount).flatMap { sections(of: graph.fragments[$0.fragment.position]) }
    }
    self.sections = sections(of: graph)
    all = order
  }
}
