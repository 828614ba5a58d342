import NavTable

/// Converts walks through a graph into a file of Swift tests. The tests run the app's real navigator with the code
/// that navc generates for the graph.
///
/// Each step of a walk becomes a call, followed by the expected stack and the expected outcome of the request. The
/// expectations are the results of the player. In a test, a step follows immediately, or after everything is idle.
package struct WalkTest {
  private let graph: PrototypeGraph
  private let names: WalkNames
  private var values: WalkValues
  private var tests: [String] = []

  /// Creates a file without tests.
  ///
  /// - Parameters:
  ///   - graph: The graph for the player.
  ///   - names: The names in the Swift that navc generates for the graph.
  package init(_ graph: PrototypeGraph, _ names: WalkNames) {
    self.graph = graph
    self.names = names
    values = WalkValues(names)
  }

  /// The declarations that the developer must write: pages, and values of the app's own types, which navc cannot
  /// create.
  package var missing: [Handwritten] { values.missing }

  /// Adds a walk as a test.
  ///
  /// - Parameters:
  ///   - walk: The steps of the walk.
  ///   - title: The title of the test.
  /// - Throws: ``WalkError`` for a walk that is not possible, or that turns the guard off.
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

  /// The text of the file, which compiles together with the Swift that navc generates for the graph.
  package var text: String { testText + handwrittenText }

  /// The file without ``handwrittenText``.
  package var testText: String { names.above + tests.joined(separator: "\n\n") + names.below + values.text }

  /// The type that contains these declarations, for the end of the file or for another file. Empty if there are none.
  package var handwrittenText: String { values.handwrittenText }

  /// The name of the type that contains these declarations.
  package var handwrittenType: String { values.handwrittenType }

  /// The title of a walk that a user took through a graph.
  package static func title(of graph: String) -> String { "A walk through \(graph)" }
}

/// The reason that a walk cannot be saved as a test.
package struct WalkError: Error {
  /// The number of the step, from 1.
  package let line: Int
  package let reason: String
}
