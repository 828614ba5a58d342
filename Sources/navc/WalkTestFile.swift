import NavCompiler
import NavPlayer
import NavPrototype

/// The file of the tests of walks, and the file next to it for values that a person must write.
struct WalkTestFile {
  let graph: Graph
  let test: WalkTest
  /// The modules of the generated code.
  let modules: [String]
  /// The path after `-o` or `--record`.
  let output: String

  /// Writes the tests, and the other file if it does not exist.
  ///
  /// - Returns: The values to write before the tests pass, one per line.
  func write() throws -> [String] {
    // A pipe or a device has no file next to it.
    guard let values = test.valuesFile(of: graph, importing: modules), InputFile.canBeRegular(output) else {
      try OutputFile.write(Array(test.text.utf8), to: output)
      return test.missing.map { "say how a test makes a value of '\($0)'" }
    }
    let other = Self.valuesName(beside: output)
    guard case .file(let known) = InputFile.load(other) else {
      try OutputFile.create(Array(values.utf8), at: other)
      try OutputFile.write(Array(test.testText.utf8), to: output)
      return test.missing.map { "say in '\(other)' how a test makes a value of '\($0)'" }
    }
    try OutputFile.write(Array(test.testText.utf8), to: output)
    let text = String(decoding: known.bytes, as: UTF8.self)
    return zip(test.handwrittenNames, test.missing).filter { !text.contains("func \($0.0)(") }.map { name, type in
      "add the function '\(name)(_:)' to '\(other)': it makes a value of '\(type)' from a text"
    }
  }

  /// `ShopWalks.swift` has its values in `ShopWalks+Values.swift`.
  static func valuesName(beside output: String) -> String {
    let stem = output.hasSuffix(".swift") ? String(output.dropLast(".swift".count)) : output
    return stem + "+Values.swift"
  }
}
