/// A half-open range of bytes in a source file.
///
/// Ranges are byte offsets in the entire pipeline. Lines and columns are computed only for a printed message, so no
/// pass pays for them.
package struct SourceRange: Hashable, Sendable {
  /// The index of the file in the compilation. 0 is the file on the command line.
  package var file: Int32
  /// The first byte.
  package var lower: UInt32
  /// The byte after the last one.
  package var upper: UInt32

  package init(file: Int32, lower: UInt32, upper: UInt32) {
    self.file = file
    self.lower = lower
    self.upper = upper
  }

  /// Returns the empty range at the start of a file, for errors of the file as a whole. It is printed as 1:1.
  package static func start(ofFile file: Int32 = 0) -> SourceRange {
    SourceRange(file: file, lower: 0, upper: 0)
  }
}
