import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files below one directory, which mounts may read.
///
/// A path is followed name by name, its links and `..` as well, and only below the directory is anything looked at: what a
/// graph is told of a path that leads out is the same whatever lies there. Each directory on the way is held open while the
/// next name is looked for in it, and opened as no link: whatever somebody puts in its place meanwhile is not gone into.
struct MountDirectory: FileStore {
  /// The names on the way to the directory, links followed.
  private let boundary: [SystemPath]
  /// Where the files are that have no place of their own, such as standard input.
  private let workingDirectory: [SystemPath]

  /// How many links a path may lead through.
  private static let linkLimit = 40

  /// - Parameters:
  ///   - root: The directory, or `nil` for that of the file.
  ///   - file: The file that is checked.
  init(root: String?, of file: SourceFile) {
    workingDirectory = SystemPath(".").real?.names ?? []
    if let root {
      boundary = SystemPath(root).real?.names ?? []
    } else {
      boundary = Self.directory(of: file) ?? workingDirectory
    }
  }

  /// The directory is open no longer than for one question: a run may be about thousands.
  private func open() throws(SystemError) -> Directory { try Directory.walk(boundary) }

  /// The directory's path, links followed.
  var path: SystemPath { SystemPath(names: boundary) }

  // MARK: - Where a path leads

  func locate(_ path: String, from file: SourceFile) -> FileLocation {
    guard !path.utf8.contains(0) else { return .missing("no file can have such a name") }
    let start = Self.directory(of: file) ?? workingDirectory
    do throws(SystemError) {
      guard path.utf8.count < PATH_MAX else { throw SystemError(number: ENAMETOOLONG) }
      var walk = Walk(below: boundary, try open(), from: start)
      guard let mode = try walk.follow(SystemPath(path), linkLimit: Self.linkLimit) else { return .outside }
      guard mode & S_IFMT != S_IFDIR else { throw SystemError(number: EISDIR) }
      guard mode & S_IFMT == S_IFREG else { return .missing(Self.irregular) }
      guard !path.hasSuffix("/") else { throw SystemError(number: ENOTDIR) }
      guard let shown = shown(walk.names, from: start, beside: file.path) else {
        return .missing("its path is not UTF-8")
      }
      return .file(identity: FileIdentity(SystemPath(names: walk.names).bytes), path: shown)
    } catch {
      return .missing(error.description)
    }
  }

  private static let irregular = "it is not a regular file"

  /// A path that is being followed.
  private struct Walk {
    private let boundary: [SystemPath]
    private let top: Directory
    /// Where the path has led so far.
    private(set) var names: [SystemPath]

    init(below boundary: [SystemPath], _ top: Directory, from start: [SystemPath]) {
      self.boundary = boundary
      self.top = top
      names = start
    }

    /// Follows a path to its end.
    ///
    /// - Returns: What is there, as the system's mode; `nil` where it leads out of the boundary.
    mutating func follow(_ path: SystemPath, linkLimit: Int) throws(SystemError) -> mode_t? {
      if path.isAbsolute { names = [] }
      var here = try directory()
      // The next name is the last.
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
        // The directories on the way down to the boundary are known to be there.
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

    /// Where the path has led so far, as a directory; `nil` outside of the boundary.
    private func directory() throws(SystemError) -> Directory? {
      guard names.starts(with: boundary) else { return nil }
      return try top.descend(names.dropFirst(boundary.count))
    }
  }

  // MARK: - What is there

  func read(_ identity: FileIdentity) -> FileContents {
    let names = SystemPath(identity.bytes).names
    guard let name = names.last, names.starts(with: boundary) else { return .unreadable("it is not in the directory") }
    do throws(SystemError) {
      let directory = try open().descend(names.dropLast().dropFirst(boundary.count))
      // Neither a pipe nor a device is ever waited for.
      let file = try directory.open(name, O_RDONLY | O_NONBLOCK)
      guard try file.status().isRegular else { return .unreadable(Self.irregular) }
      return .bytes(try file.contents(limit: NodeTree.fileSizeLimit + 1))
    } catch {
      // There was no link on the way when it was located.
      return .unreadable((error.isOne(of: ELOOP, ENOTDIR) ? .changed : error).description)
    }
  }

  // MARK: - Names

  /// How messages call a file: from the place of the file that mounts it, in the style in which that is called. `nil` where
  /// that is no text.
  private func shown(_ names: [SystemPath], from start: [SystemPath], beside path: String) -> String? {
    let common = zip(names, start).prefix { $0 == $1 }.count
    let up = start.count - common
    let down = names[common...].compactMap(\.text)
    let isAbsolute = path.hasPrefix("/")
    let base = path.split(separator: "/").dropLast()
    let identity = SystemPath(names: names)
    // Links in the name of the file that mounts make `..` mean something else.
    let kept = base.dropLast(up)
    let climb = String(repeating: "../", count: up - (base.count - kept.count))
    let tidy = (isAbsolute ? "/" : climb) + kept.map { $0 + "/" }.joined() + down.joined(separator: "/")
    return SystemPath(tidy).real == identity ? tidy : identity.text
  }

  /// The directory of a file, links followed; `nil` for one that has none.
  private static func directory(of file: SourceFile) -> [SystemPath]? {
    file.identity.map { SystemPath($0.bytes).names.dropLast() }
  }
}
