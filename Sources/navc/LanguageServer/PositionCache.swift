import NavCompiler
import NavEditor

/// The positions in the files of one answer. A file that is not open is read once for all places in it.
///
/// It is a class, because the places of an answer fill it without changing the server.
final class PositionCache {
  private var cursors: [FileIdentity: PositionCursor] = [:]

  /// Forgets all files, which can change before the next answer.
  func clear() { cursors = [:] }

  /// Returns the positions of a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - file: The file of the range.
  ///   - open: Returns the text of the file.
  /// - Returns: The start and the end.
  func positions(
    of range: Range<Int>, in file: FileIdentity, open: () -> PositionCursor
  ) -> (start: TextPosition, end: TextPosition) {
    var cursor = cursors[file] ?? open()
    defer { cursors[file] = cursor }
    return cursor.positions(of: range)
  }
}
