/// The events of a file, for readers that need no nodes.
package enum YAMLEvents {
  /// Passes the events of a file to a reader, until its end or until the reader stops.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - reader: The receiver of the events.
  /// - Returns: Whether the file is YAML, as far as it was read.
  package static func read(_ file: SourceFile, into reader: inout some YAMLEventReader) -> Bool {
    let isASCII: Bool
    switch TextCheck.check(file) {
    case .invalid: return false
    case .ascii: isASCII = true
    case .unicode: isASCII = false
    }
    return DirectiveCheck.check(file) == nil && LibYAML.read(file, isASCII: isASCII, into: &reader) == nil
  }
}
