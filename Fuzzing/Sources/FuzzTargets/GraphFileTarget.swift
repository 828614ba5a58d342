import NavCompiler

/// A graph file with any bytes.
enum GraphFileTarget {
  static func run(_ input: [UInt8], _ problems: inout Problems) {
    let file = SourceFile(path: "fuzz.nav.yaml", bytes: input)
    let result = Compiler.check(file)
    CompilationProperties.check(result, &problems)
  }
}
