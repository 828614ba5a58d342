import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files below one directory, which mounts may read.
///
/// A path is followed name by name, its links and `..` as well, and only below the directory is anything looked at: what a
/// graph is told of a path that leads out is the same whatever lies there.
struct MountDirectory: FileStore {
  /// The names on the way to the directory, links followed.
  private let boundary: [Substring]
  /// Where the files are that have no place of their own, such as standard input.
  private let workingDirectory: [Substring]

  /// How many links a path may lead through.
  private static let linkLimit = 40

  /// - Parameters:
  ///   - root: The directory, or `nil` for that of the file.
  ///   - file: The file that is checked.
  init(root: String?, of file: SourceFile) {
    workingDirectory = Self.names(RealPath.of(".") ?? "/")
    if let root {
      boundary = Self.names(RealPath.of(root) ?? "/")
    } else {
      boundary = Self.directory(of: file) ?? workingDirectory
    }
  }

  /// The directory's path, links followed.
  var path: String { Self.path(boundary) }

  // MARK: - Where a path leads

  func locate(_ path: String, from file: SourceFile) -> FileLocation {
    guard !path.utf8.contains(0) else { return .missing("no file can have such a name") }
    let start = Self.directory(of: file) ?? workingDirectory
    switch follow(path, from: start) {
    case .outside: return .outside
    case .failed(let error): return .missing(error.description)
    case .found(let names, let mode):
      guard mode & S_IFMT != S_IFDIR else { return .missing(SystemError(number: EISDIR).description) }
      guard mode & S_IFMT == S_IFREG else { return .missing("it is not a regular file") }
      guard !path.hasSuffix("/") else { return .missing(SystemError(number: ENOTDIR).description) }
      return .file(identity: Self.path(names), path: shown(names, from: start, beside: file.path))
    }
  }

  private enum Way {
    case found([Substring], mode_t)
    case outside
    case failed(SystemError)
  }

  private func follow(_ path: String, from start: [Substring]) -> Way {
    var current = path.hasPrefix("/") ? [] : start
    // The next name is the last.
    var pending = Array(Self.names(path).reversed())
    var linksLeft = Self.linkLimit
    var mode = S_IFDIR
    while let name = pending.popLast() {
      if name == "." { continue }
      if name == ".." {
        guard mode & S_IFMT == S_IFDIR else { return .failed(SystemError(number: ENOTDIR)) }
        _ = current.popLast()
        continue
      }
      guard mode & S_IFMT == S_IFDIR else { return .failed(SystemError(number: ENOTDIR)) }
      current.append(name)
      // The directories on the way down to the boundary are known to be there.
      if boundary.starts(with: current) { continue }
      guard current.starts(with: boundary) else { return .outside }
      var status = stat()
      guard lstat(Self.path(current), &status) == 0 else { return .failed(.last) }
      mode = status.st_mode
      guard mode & S_IFMT == S_IFLNK else { continue }
      guard linksLeft > 0 else { return .failed(SystemError(number: ELOOP)) }
      linksLeft -= 1
      guard let target = RealPath.target(ofLink: Self.path(current)) else { return .failed(.last) }
      current = target.hasPrefix("/") ? [] : current.dropLast()
      pending += Self.names(target).reversed()
      mode = S_IFDIR
    }
    return current.starts(with: boundary) ? .found(current, mode) : .outside
  }

  // MARK: - What is there

  func read(_ identity: String) -> FileContents {
    // Neither a pipe nor a device is ever waited for.
    let descriptor = open(identity, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY)
    guard descriptor >= 0 else { return .unreadable(SystemError.last.description) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .unreadable(SystemError.last.description) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .unreadable("it is not a regular file") }
    switch InputFile.contents(of: descriptor, limit: NodeTree.fileSizeLimit + 1) {
    case .success(let bytes): return .bytes(bytes)
    case .failure(let error): return .unreadable(error.description)
    }
  }

  // MARK: - Names

  /// How messages call a file: from the place of the file that mounts it, in the style in which that is called.
  private func shown(_ names: [Substring], from start: [Substring], beside path: String) -> String {
    let common = zip(names, start).prefix { $0 == $1 }.count
    let up = start.count - common
    let down = names[common...].joined(separator: "/")
    let isAbsolute = path.hasPrefix("/")
    let base = path.split(separator: "/").dropLast()
    let identity = Self.path(names)
    // Links in the name of the file that mounts make `..` mean something else.
    let kept = base.dropLast(up)
    let climb = String(repeating: "../", count: up - (base.count - kept.count))
    let tidy = (isAbsolute ? "/" : climb) + kept.map { $0 + "/" }.joined() + down
    return RealPath.of(tidy) == identity ? tidy : identity
  }

  /// The directory of a file, links followed; `nil` for one that has none.
  private static func directory(of file: SourceFile) -> [Substring]? {
    file.identity.map { names($0).dropLast() }
  }

  private static func names(_ path: String) -> [Substring] { path.split(separator: "/") }

  private static func path(_ names: [Substring]) -> String { "/" + names.joined(separator: "/") }
}
