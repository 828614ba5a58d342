package import NavCompiler

/// The files that can refer to each other: the graphs that contain a file, and all files that they mount.
package struct Project: Sendable {
  package let models: [FileIdentity: FileModel]

  package init(_ models: [FileModel]) {
    self.models = Dictionary(models.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The files in the order of their identities.
  package var sortedModels: [FileModel] {
    models.values.sorted { $0.identity.bytes.lexicographicallyPrecedes($1.identity.bytes) }
  }

  /// A place in a file of the project.
  package struct Place: Hashable, Sendable {
    package var file: FileIdentity
    package var range: Range<Int>

    package init(_ file: FileIdentity, _ range: Range<Int>) {
      self.file = file
      self.range = range
    }
  }
}
