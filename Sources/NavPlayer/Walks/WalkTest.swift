import NavTable

/// Walks through a graph as a file of Swift tests, which run the app's real navigator over what navc generates for that graph.
///
/// Each step of a walk becomes a call, and behind it stands what is expected then: the stack, and the outcome of what was asked for. What is
/// expected is what the player does. A test knows two kinds of time: a step follows at once, or when all has come to rest.
package struct WalkTest {
  private let graph: PrototypeGraph
  private let names: WalkNames
  private var values: WalkValues
  private var tests: [String] = []

  /// Begins a file of tests.
  ///
  /// - Parameters:
  ///   - graph: A graph that is played.
  ///   - names: What generated Swift is called there.
  package init(_ graph: PrototypeGraph, _ names: WalkNames) {
    self.graph = graph
    self.names = names
    values = WalkValues(names)
  }

  /// The declarations that a person must write: pages and values of types of the app, which navc cannot make.
  package var missing: [Handwritten] { values.missing }

  /// Adds a walk as a test.
  ///
  /// - Parameters:
  ///   - walk: Its steps.
  ///   - title: What the test is called.
  /// - Throws: ``WalkError`` for a walk that does not go, or that has no guard.
  package mutating func add(_ walk: [PrototypeCommand], titled title: String) throws(WalkError) {
    var run = WalkRun(graph, names, values)
    for (index, command) in walk.enumerated() {
      do throws(PrototypeError) { try run.perform(command) } catch {
        throw WalkError(line: index + 1, reason: error.text)
      }
    }
    run.finish()
    values = run.values
    tests.append(
      """
        @Test(\(SwiftLiteral.text(title))) func walk\(tests.count + 1)() async throws {
      \(run.lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n"))
        }
      """)
  }

  /// The file: Swift that compiles beside what navc generates for the graph.
  package var text: String { testText + handwrittenText }

  /// The file without ``handwrittenText``.
  package var testText: String { names.above + tests.joined(separator: "\n\n") + names.below + values.text }

  /// The type around these declarations, for the end of the file or for another file; empty if there are none.
  package var handwrittenText: String { values.handwrittenText }

  /// The name of that type.
  package var handwrittenType: String { values.handwrittenType }

  /// What a walk through a graph is called, where somebody took it.
  package static func title(of graph: String) -> String { "A walk through \(graph)" }
}

/// Why a walk is no test.
package struct WalkError: Error {
  /// The number of the step, from 1.
  package let line: Int
  package let reason: String
}
