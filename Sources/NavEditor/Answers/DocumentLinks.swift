package import NavCompiler

/// The parts of a file that lead to other files.
extension FileModel {
  /// The paths of mounts, each with its file. A path to a missing file has no link.
  package var links: [(range: Range<Int>, target: FileIdentity)] {
    occurrences.compactMap { occurrence in
      guard let item = occurrence.item, item.kind == .file, let file = item.file else { return nil }
      return (occurrence.range, file)
    }
  }
}
