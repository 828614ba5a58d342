import NavCompiler

/// A valid graph that is generated from the decisions in the bytes. This also tests the emitter, which few files with
/// any bytes reach.
enum ValidGraphTarget {
  static func run(_ input: [UInt8], _ problems: inout Problems) {
    var choices = Choices(bytes: input)
    let graph = ValidGraph(named: "Fuzz", &choices)
    for written in graph.files {
      let file = graph.store.file(written.path)
      let result = Compiler.check(file, mounting: graph.store)
      for diagnostic in result.diagnostics.diagnostics where diagnostic.severity == .error {
        problems.expect(false, "\(diagnostic.rule.id): \(diagnostic.message) in\n\(written.yaml)")
      }
      CompilationProperties.check(result, mounting: graph.store, &problems)
    }
  }
}
