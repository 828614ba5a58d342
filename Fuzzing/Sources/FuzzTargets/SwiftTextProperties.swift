/// The properties of generated Swift that can be checked without the Swift compiler.
enum SwiftTextProperties {
  static func check(_ swift: String, _ problems: inout Problems) {
    problems.expect(swift.hasSuffix("\n") && !swift.hasSuffix("\n\n"), "the file does not end with one line feed")
    for scalar in swift.unicodeScalars {
      guard scalar.value < 0x20 || scalar.value == 0x7F, scalar != "\n" else { continue }
      problems.expect(false, "U+\(String(scalar.value, radix: 16)) in the generated Swift")
      return
    }
  }
}
