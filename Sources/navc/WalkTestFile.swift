import NavCommandLine
import NavCompiler
import NavPlayer
import NavPrototype

/// The file with the tests of walks, and the file next to it with the pages and values that the user writes.
///
/// All tests of a graph in one directory share the second file.
struct WalkTestFile {
  let graph: Graph
  let test: WalkTest
  /// The modules of the generated code.
  let modules: [String]
  /// The path after `-o` or `--record`.
  let output: String

  /// Writes the tests, and the other file if it does not exist.
  ///
  /// - Returns: The declarations to write before the tests pass, one per line.
  func write() throws -> [String] {
    let other = valuesName
    guard other != output else {
      throw OutputError(reason: "this file contains your test values; choose another name", name: "'\(output)'")
    }
    // A pipe or a device has no file next to it.
    guard let values = test.valuesFile(of: graph, importing: modules), InputFile.canBeRegular(output) else {
      try OutputFile.write(Array(test.text.utf8), to: output)
      return test.missing.map { $0.request() }
    }
    guard case .file(let known) = InputFile.load(other) else {
      try OutputFile.create(Array(values.utf8), at: other)
      try OutputFile.write(Array(test.testText.utf8), to: output)
      return test.missing.map { $0.request(in: other) }
    }
    try OutputFile.write(Array(test.testText.utf8), to: output)
    let text = String(decoding: known.bytes, as: UTF8.self)
    return test.missing.filter { !$0.isDeclared(in: text) }.map { $0.addition(to: other) }
  }

  /// The name of the second file: `Tests/ShopTestValues.swift` for `Tests/ShopWalks.swift`.
  private var valuesName: String {
    let directory = output.lastIndex(of: "/").map { output[...$0] } ?? ""
    return directory + test.handwrittenType + ".swift"
  }
}

extension Handwritten {
  /// The task for the user, in a new file or in the file of the tests.
  func request(in file: String? = nil) -> String {
    switch kind {
    case .value: "complete '\(name)(_:)'\(file.map { " in '\($0)'" } ?? ""): it returns a value of '\(type)'"
    case .page: "complete the class '\(name)'\(file.map { " in '\($0)'" } ?? ""): a page of type '\(type)'"
    }
  }

  fileprivate func addition(to file: String) -> String {
    switch kind {
    case .value: "add the function '\(name)(_:)' to '\(file)': it returns a value of '\(type)' for a string"
    case .page: "add the class '\(name)' to '\(file)': a page of type '\(type)'"
    }
  }

  fileprivate func isDeclared(in text: String) -> Bool {
    switch kind {
    case .value: text.contains("func \(name)(")
    case .page: text.contains(" \(name):") || text.contains(" \(name) ")
    }
  }
}
