package import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files in one directory, which graphs may mount.
///
/// The type follows a path name by name, including links and `..`. It does not access files outside the directory, so
/// an error for such a path does not reveal whether the file exists. Each directory of the path stays open while the
/// next name is looked up in it, and is opened without following links. Therefore, a link that is put there at the same
/// time has no effect.
package struct MountDirectory: FileStore {
  /// The real path of the directory, as names.
  private let boundary: [SystemPath]
  /// The directory of files without a path, such as standard input.
  private let workingDirectory: [SystemPath]

  /// The maximum number of links in a path.
  private static let linkLimit = 40

  /// Creates the directory for one file.
  ///
  /// - Parameters:
  ///   - root: The directory, or `nil` for the directory of the file.
  ///   - file: The file to check.
  package init(root: String?, of file: SourceFile) {
    workingDirectory = SystemPath(".").real?.names ?? []
    if let root {
      boundary = SystemPath(root).real?.names ?? []
    } else {
      boundary = Self.directory(of: file) ?? workingDirectory
    }
  }

  /// Opens the directory for one query only, because a run may check thousands of files.
  private func open() throws(SystemError) -> Directory { try Directory.walk(boundary) }

  /// The real path of the directory.
  package var path: SystemPath { SystemPath(names: boundary) }

  // MARK: - Resolving paths

  package func locate(_ path: String, from file: SourceFile) -> FileLocation {
    guard !path.utf8.contains(0) else { return .missing("the path contains a null character") }
    let start = Self.directory(of: file) ?? workingDirectory
    do throws(SystemError) {
      guard path.utf8.count < PATH_MAX else { throw SystemError(number: ENAMETOOLONG) }
      var walk = Walk(below: boundary, try open(), from: start)
      guard let mode = try walk.follow(SystemPath(path), linkLimit: Self.linkLimit) else { return .outside }
      guard mode & S_IFMT != S_IFDIR else { throw SystemError(number: EISDIR) }
      guard mode & S_IFMT == S_IFREG else { return .missing(Self.irregular) }
      guard !path.hasSuffix("/") else { throw SystemError(number: ENOTDIR) }
      guard let shown = shown(walk.names, from: start, beside: file.path) else {
        return .missing("the path is not UTF-8")
      }
      return .file(identity: FileIdentity(SystemPath(names: walk.names).bytes), path: shown)
    } catch {
      return .missing(error.description)
    }
  }

  /// The identity that a path has if its file is created later, and the path for messages. Links are not resolved.
  ///
  /// - Parameters:
  ///   - path: A path that ``locate(_:from:)`` does not find.
  ///   - file: The file that contains the path.
  /// - Returns: The identity, or `nil` if the path leaves the directory.
  package func planned(_ path: String, from file: SourceFile) -> (identity: FileIdentity, path: String)? {
    let start = Self.directory(of: file) ?? workingDirectory
    let path = SystemPath(path)
    var names = path.isAbsolute ? [] : start
    for name in path.names where name != "." {
      if name != ".." { names.append(name) } else if names.popLast() == nil { return nil }
    }
    guard names.starts(with: boundary), names.count > boundary.count else { return nil }
    let identity = SystemPath(names: names)
    guard let text = SystemPath(names: names.dropFirst(boundary.count)).text else { return nil }
    return (FileIdentity(identity.bytes), String(text.dropFirst()))
  }

  private static let irregular = "it is not a regular file"

  /// The state of resolving a path.
  private struct Walk {
    private let boundary: [SystemPath]
    private let top: Directory
    /// The names resolved up to now.
    private(set) var names: [SystemPath]

    init(below boundary: [SystemPath], _ top: Directory, from start: [SystemPath]) {
      self.boundary = boundary
      self.top = top
      names = start
    }

    /// Resolves a path.
    ///
    /// - Returns: The mode of the file, or `nil` if the path leaves the boundary.
    mutating func follow(_ path: SystemPath, linkLimit: Int) throws(SystemError) -> mode_t? {
      if path.isAbsolute { names = [] }
      var here = try directory()
      // The last name is the next to resolve.
      var pending = Array(path.names.reversed())
      var linksLeft = linkLimit
      var mode = S_IFDIR
      while let name = pending.popLast() {
        if name == "." { continue }
        guard mode & S_IFMT == S_IFDIR else { throw SystemError(number: ENOTDIR) }
        if name == ".." {
          _ = names.popLast()
          here = try directory()
          continue
        }
        names.append(name)
        // The directories above the boundary exist.
        if boundary.starts(with: names) {
          here = try directory()
          continue
        }
        guard names.starts(with: boundary), let directory = here else { return nil }
        let status = try directory.status(of: name)
        mode = status.st_mode
        if status.isDirectory { here = try directory.directory(name) }
        guard status.isLink else { continue }
        guard linksLeft > 0 else { throw SystemError(number: ELOOP) }
        linksLeft -= 1
        let target = try directory.target(ofLink: name)
        names = target.isAbsolute ? [] : names.dropLast()
        if target.isAbsolute { here = try self.directory() }
        pending += target.names.reversed()
        mode = S_IFDIR
      }
      return names.starts(with: boundary) ? mode : nil
    }

    /// The directory resolved up to now, or `nil` outside the boundary.
    private func directory() throws(SystemError) -> Directory? {
      guard names.starts(with: boundary) else { return nil }
      return try top.descend(names.dropFirst(boundary.count))
    }
  }

  // MARK: - Reading files

  package func read(_ identity: FileIdentity) -> FileContents {
    let names = SystemPath(identity.bytes).names
    guard let name = names.last, names.starts(with: boundary) else { return .unreadable("it is not in the directory") }
    do throws(SystemError) {
      let directory = try open().descend(names.dropLast().dropFirst(boundary.count))
      guard let file = try directory.openRegular(name) else { return .unreadable(Self.irregular) }
      return .bytes(try file.contents(limit: NodeTree.fileSizeLimit + 1))
    } catch {
      // There was no link when the file was located.
      return .unreadable((error.isOne(of: ELOOP, ENOTDIR) ? .changed : error).description)
    }
  }

  // MARK: - Names

  /// The path of a file in messages: relative to the file that mounts it, in the style of that file's path. `nil` if
  /// the path is not valid text.
  private func shown(_ names: [SystemPath], from start: [SystemPath], beside path: String) -> String? {
    let common = zip(names, start).prefix { $0 == $1 }.count
    let up = start.count - common
    let down = names[common...].compactMap(\.text)
    let isAbsolute = path.hasPrefix("/")
    let base = path.split(separator: "/").dropLast()
    let identity = SystemPath(names: names)
    // With links in the path of the mounting file, `..` would lead to another directory.
    let kept = base.dropLast(up)
    let climb = String(repeating: "../", count: up - (base.count - kept.count))
    let tidy = (isAbsolute ? "/" : climb) + kept.map { $0 + "/" }.joined() + down.joined(separator: "/")
    return SystemPath(tidy).real == identity ? tidy : identity.text
  }

  /// The real directory of a file, or `nil` if the file has no path.
  private static func directory(of file: SourceFile) -> [SystemPath]? {
    file.identity.map { SystemPath($0.bytes).names.dropLast() }
  }
}
