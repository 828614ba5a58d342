package import NavTable

/// The compiler as the command sees it: a file's bytes in, messages and results out. No I/O happens here.
package enum Compiler {
  package typealias Result = Compilation.Result

  /// Checks a file by itself, or with what it mounts; for several files of one run, see `Compilation`.
  package static func check(_ file: SourceFile, mounting store: any FileStore = ListedFiles()) -> Result {
    var compilation = Compilation(store)
    return compilation.check(file)
  }

  /// A file with its safe fixes applied.
  package struct Mended: Sendable {
    /// The file as it would be, and what is to be said of it.
    package var result: Result
    /// How many fixes were applied.
    package var fixCount: Int
  }

  /// Applies what can be mended without a decision of the author's, until nothing more can. Where a fix does harm, it is left
  /// out, and the others are applied.
  ///
  /// What the file mounts is left as it is.
  ///
  /// - Returns: The mended file, or `nil` where there is nothing to mend or where the file would still have errors:
  ///   then it is best left as the author wrote it.
  package static func mend(_ result: Result, mounting store: any FileStore = ListedFiles()) -> Mended? {
    // A fix can uncover what hid behind it, and a check reports a hundred errors; what needs more rounds is no slip.
    guard result.diagnostics.errorCount <= FixApplier.rounds * DiagnosticBag.limit else { return nil }
    var mender = FixApplier(result, store)
    return mender.mend()
  }

  /// The number of fixes that ``mend(_:mounting:)`` applies to a file, or 0 if an error is left without a fix.
  ///
  /// - Complexity: A check for each round of fixes; it does not search for a set of fixes that does no harm.
  package static func fixCount(of result: Result, mounting store: any FileStore = ListedFiles()) -> Int {
    guard result.diagnostics.errorCount <= FixApplier.rounds * DiagnosticBag.limit else { return 0 }
    var mender = FixApplier(result, store)
    return mender.count()
  }

  /// What can be read of a file that has errors, and of the fragments that it mounts.
  ///
  /// - Parameters:
  ///   - result: What checking it gave.
  ///   - store: Where its mounts lead.
  /// - Returns: `nil` where nothing can be read.
  /// - Complexity: linear in the files.
  package static func draft(of result: Result, mounting store: any FileStore = ListedFiles()) -> Draft? {
    Draft.read(result.file, of: result.files, mounting: store)
  }

  /// The Swift of a checked graph.
  ///
  /// - Parameters:
  ///   - graph: The graph of a result without errors.
  ///   - fileName: The graph file's last path component, for the first line.
  ///   - location: Where the file is, for messages of the Swift compiler; by default its name.
  /// - Returns: UTF-8, the same bytes for the same graph.
  package static func generate(_ graph: Graph, fileName: String, location: String? = nil) -> [UInt8] {
    SwiftEmitter(graph, location: location ?? fileName).emit(fileName: fileName)
  }

  /// The graph's shape, which that Swift carries as a text for the runtime.
  package static func table(_ graph: Graph) -> [TableLine] { TableSection.lines(EmissionContext(graph, location: "")) }

  /// What an app or a test begins with beside that Swift: placeholders for all that it must give.
  ///
  /// - Parameters:
  ///   - graph: The graph of a result without errors.
  ///   - fileName: The graph file's last path component, for the first line.
  ///   - toolkit: The toolkit of the pages; by default, the one whose pages the graph declares.
  /// - Returns: UTF-8, the same bytes for the same graph.
  package static func stubs(_ graph: Graph, fileName: String, pagesOf toolkit: PageToolkit? = nil) -> [UInt8] {
    StubsEmitter(graph, pagesOf: toolkit).emit(fileName: fileName)
  }

  /// Where the screens of a file are declared.
  ///
  /// - Parameter file: A file that was checked.
  /// - Returns: For each screen the name of its graph or fragment, its own, and its line, from 1.
  package static func places(of file: SourceFile) -> [(graph: String, screen: String, line: Int)] {
    var interner = Interner()
    guard let tree = NodeTree.read(file, interner: &interner).tree else { return [] }
    let declarations = DeclarationReader.read(tree, interner: &interner).declarations
    guard let name = declarations.name else { return [] }
    let graph = interner.text(name.symbol)
    let ranges = declarations.screens.map { tree.range($0.name.node) }
    let positions = SourcePositions(of: ranges.map(\.lower), in: file)
    return zip(declarations.screens, ranges).map { screen, range in
      (graph, interner.text(screen.name.symbol), positions[range.lower].line)
    }
  }

  /// Compares the names of two files of one target, whose code stands in one module.
  ///
  /// - Parameters:
  ///   - result: The file that was checked.
  ///   - other: Another file, which is read and not checked.
  /// - Returns: What is wrong, or `nil` where their names differ.
  package static func collision(of result: Result, with other: SourceFile) -> Diagnostic? {
    guard let name = result.graphName.flatMap(SwiftName.type), let range = result.graphNameRange else { return nil }
    var interner = Interner()
    guard let tree = NodeTree.read(other, interner: &interner).tree else { return nil }
    let declarations = DeclarationReader.read(tree, interner: &interner).declarations
    guard let taken = declarations.name, SwiftName.type(interner.text(taken.symbol)) == name else { return nil }
    return Diagnostic(
      .nameCollision, "'\(other.path)' of the same target is called '\(name)' too; call one of them otherwise",
      at: range)
  }
}
