import NavCommandLine
import NavCompiler

/// The folders of the workspace. Each one is the root of the files in it.
struct Folders {
  private(set) var paths: [SystemPath] = []
  /// The option `root`: the directory that mounts may read from, instead of the folder.
  var root: String?

  mutating func add(_ uri: DocumentURI) {
    guard let path = uri.path?.real, !paths.contains(path) else { return }
    paths.append(path)
  }

  mutating func remove(_ uri: DocumentURI) {
    guard let path = uri.path?.real ?? uri.path else { return }
    paths.removeAll { $0 == path }
  }

  /// The innermost folder that contains a file.
  func folder(of file: FileIdentity) -> SystemPath? {
    let names = SystemPath(file.bytes).names
    return paths.filter { names.starts(with: $0.names) }.max { $0.names.count < $1.names.count }
  }

  /// The directory for the mounts of a file, or `nil` if the document has no file.
  func directory(of file: SourceFile) -> MountDirectory? {
    guard let identity = file.identity, identity.bytes.first == UInt8(ascii: "/") else { return nil }
    guard let folder = folder(of: identity) else { return MountDirectory(root: nil, of: file) }
    guard let root else { return MountDirectory(root: folder.text, of: file) }
    return MountDirectory(root: root.hasPrefix("/") ? root : "\(folder.text ?? "")/\(root)", of: file)
  }

  /// The path of a file in messages: below its folder, or its name.
  func shownPath(of file: FileIdentity) -> String {
    let names = SystemPath(file.bytes).names
    guard file.bytes.first == UInt8(ascii: "/") else { return String(decoding: file.bytes, as: UTF8.self) }
    let kept = folder(of: file).map { names.dropFirst($0.names.count) } ?? names.suffix(1)
    return kept.compactMap(\.text).joined(separator: "/")
  }
}
