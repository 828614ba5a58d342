/// The limits for the mounts of one run. With them, a run on untrusted files ends in a short time.
package struct MountLimits: Sendable {
  /// The maximum number of nested levels of fragments.
  package var depth = 64
  /// The maximum number of read files.
  package var files = 10_000
  /// The maximum size of all mounted files together.
  package var bytes = 256 << 20
  /// The maximum length of all mount paths together, and of a single path.
  package var pathBytes = 1 << 19
  package var path = 4_096
  /// The maximum number of names that mounts add. Names count once for each file that mounts their fragment.
  package var names = 1_000_000

  package init() {}
}
