import NavCommandLine
import NavCompiler

/// The files of one check: the open documents, and the other files from a directory.
///
/// It records which file mounts which, including files that do not exist yet.
struct RecordingStore: FileStore {
  let documents: [FileIdentity: OpenDocument]
  /// The directory, or `nil` for a document without a file, which cannot mount files.
  let directory: MountDirectory?
  let interruption: @Sendable () -> Bool
  let record = Record()

  /// The mounts that a check has followed. It is a class, because the compiler's store does not change.
  final class Record {
    var mounts: [FileIdentity: Set<FileIdentity>] = [:]
  }

  func locate(_ path: String, from file: SourceFile) -> FileLocation {
    guard let directory else { return .outside }
    let location = directory.locate(path, from: file)
    var found: FileLocation?
    switch location {
    case .file(let identity, _): note(identity, in: file)
    case .missing:
      guard let planned = directory.planned(path, from: file) else { break }
      note(planned.identity, in: file)
      if documents[planned.identity] != nil { found = .file(identity: planned.identity, path: planned.path) }
    case .outside: break
    }
    return found ?? location
  }

  private func note(_ mounted: FileIdentity, in file: SourceFile) {
    if let identity = file.identity { record.mounts[identity, default: []].insert(mounted) }
  }

  var isInterrupted: Bool { interruption() }

  func read(_ identity: FileIdentity) -> FileContents {
    if let document = documents[identity] { return .bytes(document.readableBytes) }
    return directory?.read(identity) ?? .unreadable("the document has no file")
  }
}
