import NavCommandLine
import NavCompiler
import NavImport

/// The file that an import is about to write, as it was before.
struct ImportedFile {
  /// The bytes of the file, or `nil` if it does not exist.
  private let bytes: [UInt8]?

  var exists: Bool { bytes != nil }

  /// Reads a file.
  ///
  /// - Throws: An ``OutputError`` if the file exists and cannot be read.
  static func read(_ path: String) throws -> ImportedFile {
    guard InputFile.exists(path) else { return ImportedFile(bytes: nil) }
    switch InputFile.load(path) {
    case .file(let file): return ImportedFile(bytes: file.bytes)
    case .unreadable(_, let diagnostic): throw OutputError(reason: diagnostic.message, name: "'\(path)'")
    }
  }

  /// The reason why an import does not overwrite the file, or `nil` if it may.
  var refusal: String? {
    guard let bytes else { return nil }
    guard let sums = GraphText.sums(of: bytes) else { return "the file is not from an import" }
    return sums.stated == sums.actual ? nil : "the file was edited after the import"
  }

  /// Whether the file was imported from the same sources, even if it was edited since.
  func isImport(of text: [UInt8]) -> Bool {
    guard let bytes, let sums = GraphText.sums(of: bytes) else { return false }
    return sums.stated == GraphText.sums(of: text)?.actual
  }

  /// Writes a graph in place of the file, in one step. An identical file is not touched.
  func replace(with text: [UInt8], at path: String) throws(OutputError) {
    guard let bytes else { return try OutputFile.write(text, to: path) }
    guard bytes != text else { return }
    try OutputFile.write(text, over: bytes, at: path)
  }
}
