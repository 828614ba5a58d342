import NavCompiler

/// Several files, each after a line `=== path`. The first file is checked, and the others can be mounted.
enum MountTarget {
  static func run(_ input: [UInt8], _ problems: inout Problems) {
    guard let text = String(validating: input, as: UTF8.self) else { return }
    var files: [(path: String, text: String)] = []
    for part in text.split(separator: "=== ").prefix(16) {
      let path = part.prefix { $0 != "\n" }
      files.append((String(path), String(part.dropFirst(path.count + 1))))
    }
    // Messages start with a path, so the checks of messages need paths that do not occur in message texts.
    let isPath: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber || "./-_".contains($0)) }
    guard let first = files.first, files.allSatisfy({ $0.path.count < 100 && $0.path.contains(".nav") }),
      files.allSatisfy({ $0.path.allSatisfy(isPath) })
    else { return }
    let store = ListedFiles(files)
    let result = Compiler.check(store.file(first.path), mounting: store)
    CompilationProperties.check(result, mounting: store, &problems)
  }
}
