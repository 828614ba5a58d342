package import NavTable

/// The compiler as the command uses it: the bytes of a file go in, messages and results come out. It performs no I/O.
package enum Compiler {
  package typealias Result = Compilation.Result

  /// Checks a file, with the files that it mounts. `Compilation` checks several files in one run.
  package static func check(_ file: SourceFile, mounting store: any FileStore = ListedFiles()) -> Result {
    var compilation = Compilation(store)
    return compilation.check(file)
  }

  /// A file with its safe fixes applied.
  package struct Mended: Sendable {
    /// The fixed file, and the messages about it.
    package var result: Result
    /// The number of applied fixes.
    package var fixCount: Int
  }

  /// Applies all fixes that need no decision of the author, until there are none left. Fixes that do harm are
  /// omitted.
  ///
  /// Mounted files are not changed.
  ///
  /// - Returns: The fixed file, or `nil` if there are no fixes or if the file would still have errors. Such a file is
  ///   best left as the author wrote it.
  package static func mend(_ result: Result, mounting store: any FileStore = ListedFiles()) -> Mended? {
    // A fix can reveal errors that were hidden, and a check reports at most a hundred errors. A file that needs more
    // rounds has other problems than slips.
    guard result.diagnostics.errorCount <= FixApplier.rounds * DiagnosticBag.limit else { return nil }
    var mender = FixApplier(result, store)
    return mender.mend()
  }

  /// The number of fixes that ``mend(_:mounting:)`` applies to a file, or 0 if an error is left without a fix.
  ///
  /// - Complexity: One check per round of fixes. It does not search for a set of fixes that does no harm.
  package static func fixCount(of result: Result, mounting store: any FileStore = ListedFiles()) -> Int {
    guard result.diagnostics.errorCount <= FixApplier.rounds * DiagnosticBag.limit else { return 0 }
    var mender = FixApplier(result, store)
    return mender.count()
  }

  /// Returns the readable part of a file with errors, and of the fragments that it mounts.
  ///
  /// - Parameters:
  ///   - result: The result of checking the file.
  ///   - store: The store that reads its mounts.
  /// - Returns: The draft, or `nil` if the file cannot be read.
  /// - Complexity: Linear in the files.
  package static func draft(of result: Result, mounting store: any FileStore = ListedFiles()) -> Draft? {
    Draft.read(result.file, of: result.files, mounting: store)
  }

  /// Returns the Swift of a checked graph.
  ///
  /// - Parameters:
  ///   - graph: The graph of a result without errors.
  ///   - fileName: The graph file's last path component, for the first line.
  ///   - location: The location of the file, for messages of the Swift compiler. By default, it is the name.
  /// - Returns: UTF-8, the same bytes for the same graph.
  package static func generate(_ graph: Graph, fileName: String, location: String? = nil) -> [UInt8] {
    SwiftEmitter(graph, location: location ?? fileName).emit(fileName: fileName)
  }

  /// Returns the shape of the graph, which the generated Swift contains as text for the runtime.
  package static func table(_ graph: Graph) -> [TableLine] {
    if graph.anywhere.isEmpty { return TableSection.lines(graph) { _ in false } }
    let pushes = PushGraph(graph)
    return TableSection.lines(graph) { pushes.offers($0) }
  }

  /// Returns placeholders for all code that an app or a test must provide besides the generated Swift.
  ///
  /// - Parameters:
  ///   - graph: The graph of a result without errors.
  ///   - fileName: The graph file's last path component, for the first line.
  ///   - toolkit: The toolkit of the pages; by default, the one whose pages the graph declares.
  /// - Returns: UTF-8, the same bytes for the same graph.
  package static func stubs(_ graph: Graph, fileName: String, pagesOf toolkit: PageToolkit? = nil) -> [UInt8] {
    StubsEmitter(graph, pagesOf: toolkit).emit(fileName: fileName)
  }

  /// Returns the places where the screens of a file are declared.
  ///
  /// - Parameter file: A file that was checked.
  /// - Returns: For each screen, the name of its graph or fragment, its own name, and its line, from 1.
  package static func places(of file: SourceFile) -> [(graph: String, screen: String, line: Int)] {
    guard let (declarations, interner) = declarations(of: file), let name = declarations.name else { return [] }
    let graph = interner.text(name.symbol)
    let ranges = declarations.screens.map { declarations.range($0.name) }
    let positions = SourcePositions(of: ranges.map(\.lower), in: file)
    return zip(declarations.screens, ranges).map { screen, range in
      (graph, interner.text(screen.name.symbol), positions[range.lower].line)
    }
  }

  /// Reads the declarations of a file, with their ranges, without a check.
  ///
  /// - Parameter file: Any file.
  /// - Returns: The declarations and the texts of their symbols, or `nil` if the file is not YAML.
  package static func declarations(of file: SourceFile) -> (declarations: Declarations, texts: Interner)? {
    var interner = Interner()
    guard let tree = NodeTree.read(file, interner: &interner).tree else { return nil }
    let declarations = DeclarationReader.read(tree, interner: &interner).declarations
    return (declarations, interner)
  }

  /// Compares two predicates at the same place.
  ///
  /// - Parameters:
  ///   - new: A predicate of the graph.
  ///   - old: Another predicate, with the IDs of the same graph.
  ///   - graph: The graph, which defines the conditions in both.
  /// - Returns: The relation, or `nil` if both are always equal. An undecided question counts as
  ///   ``PredicateRelation/other``.
  package static func relation(
    of new: Expression, to old: Expression, in graph: Graph
  ) -> PredicateRelation? {
    PredicateRelation(of: new, to: old, in: graph)
  }

  /// Compares the graph names of two files in one target, whose code is in one module.
  ///
  /// - Parameters:
  ///   - result: The file that was checked.
  ///   - other: Another file, which is read but not checked.
  /// - Returns: An error, or `nil` if the names differ.
  package static func collision(of result: Result, with other: SourceFile) -> Diagnostic? {
    guard let name = result.graphName.flatMap(SwiftName.type), let range = result.graphNameRange else { return nil }
    guard let (declarations, interner) = declarations(of: other), let taken = declarations.name,
      SwiftName.type(interner.text(taken.symbol)) == name
    else { return nil }
    return Diagnostic(
      .nameCollision, "'\(other.path)' of the same target is called '\(name)' too; call one of them otherwise",
      at: range)
  }
}
