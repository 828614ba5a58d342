import NavCompiler

/// The result of checking a file with the files that it mounts.
struct CheckedGraph {
  /// The files of the check.
  var files: Set<FileIdentity>
  var messages: [FileMessage]
}

/// A message, with the files that its ranges refer to.
struct FileMessage {
  var diagnostic: Diagnostic
  /// The identities of the files, by their numbers in the check.
  var numbers: FileNumbers

  /// The file of the message, or of one of its notes or fixes.
  func file(of range: SourceRange) -> FileIdentity { numbers[range.file] }
}

/// The identities of the files of one check, by their numbers.
struct FileNumbers {
  private let identities: [FileIdentity]
  private let top: FileIdentity

  init(_ files: [SourceFile], top: FileIdentity) {
    identities = files.map { $0.identity ?? top }
    self.top = top
  }

  subscript(number: Int32) -> FileIdentity {
    identities.indices.contains(Int(number)) ? identities[Int(number)] : top
  }
}
