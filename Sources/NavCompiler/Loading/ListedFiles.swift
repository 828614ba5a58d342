/// Files in memory, for an explanation or a test. Their paths are relative to one directory, and mounts cannot leave
/// it.
package struct ListedFiles: FileStore {
  private var contents: [FileIdentity: [UInt8]] = [:]

  package init(_ files: [(path: String, text: String)] = []) {
    for file in files { contents[FileIdentity(file.path)] = Array(file.text.utf8) }
  }

  /// The file with this name, for a check.
  package func file(_ path: String) -> SourceFile {
    SourceFile(path: path, bytes: contents[FileIdentity(path)] ?? [], identity: FileIdentity(path))
  }

  package func locate(_ path: String, from file: SourceFile) -> FileLocation {
    guard !path.hasPrefix("/") else { return .outside }
    var parts = file.path.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return .outside
      }
    }
    let name = parts.joined(separator: "/")
    let identity = FileIdentity(name)
    return contents[identity] == nil ? .missing("there is no such file") : .file(identity: identity, path: name)
  }

  package func read(_ identity: FileIdentity) -> FileContents {
    contents[identity].map { .bytes($0) } ?? .unreadable("there is no such file")
  }
}
