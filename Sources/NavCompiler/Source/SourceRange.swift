/// A stretch of bytes in one source file, half open.
///
/// Ranges are byte offsets from the front of the pipeline to its end; lines and columns exist only where a message is
/// printed, so that no pass pays for them.
package struct SourceRange: Hashable, Sendable {
  /// Which file of the compilation, as an index into its files; 0 is the file named on the command line.
  package var file: Int32
  /// The first byte.
  package var lower: UInt32
  /// One past the last byte.
  package var upper: UInt32

  package init(file: Int32, lower: UInt32, upper: UInt32) {
    self.file = file
    self.lower = lower
    self.upper = upper
  }

  /// The empty range at the start of a file, for what is wrong with the file as a whole (printed as 1:1).
  package static func start(ofFile file: Int32 = 0) -> SourceRange {
    SourceRange(file: file, lower: 0, upper: 0)
  }
}
