import NavCommandLine
import NavCompiler
import NavEditor

/// The graph files of all folders, and which file mounts which.
struct WorkspaceIndex {
  /// The maximum number of indexed files.
  static let limit = 20_000

  /// The files that are not read yet, the next one last.
  private var pending: [FileIdentity] = []
  private(set) var files: Set<FileIdentity> = []

  var isIncomplete: Bool { !pending.isEmpty }

  /// The number of files that are not read yet.
  var pendingCount: Int { pending.count }

  /// Lists the files of all folders.
  mutating func begin(_ folders: Folders) {
    var listed: [FileIdentity] = []
    for folder in folders.paths {
      guard let path = folder.text, listed.count < Self.limit else { continue }
      let paths = DirectoryListing.readableGraphs(under: path, limit: Self.limit - listed.count)
      listed += paths.map { FileIdentity($0) }
    }
    files = Set(listed)
    pending = Array(files).sorted { $1.bytes.lexicographicallyPrecedes($0.bytes) }
  }

  /// Marks a file to be read again, such as a new one.
  mutating func noteChange(of file: FileIdentity) {
    guard file.bytes.suffix(9).elementsEqual(".nav.yaml".utf8), files.contains(file) || files.count < Self.limit
    else { return }
    files.insert(file)
    if !pending.contains(file) { pending.append(file) }
  }

  /// Takes the next file to read.
  mutating func next() -> FileIdentity? { pending.popLast() }

  mutating func remove(_ file: FileIdentity) { files.remove(file) }
}
