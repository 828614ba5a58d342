/// What mounts may cost in one run, so that files that somebody else wrote end in time, whatever they mount.
package struct MountLimits: Sendable {
  /// How deep files may be mounted in each other.
  package var depth = 64
  /// How many files are read.
  package var files = 10_000
  /// How large the mounted files are together.
  package var bytes = 256 << 20
  /// How long the paths of all mounts are together, and how long one is.
  package var pathBytes = 1 << 19
  package var path = 4_096
  /// How many names mounts bring along, counted again for each file that mounts.
  package var names = 1_000_000

  package init() {}
}
