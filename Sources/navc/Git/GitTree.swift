import NavCommandLine
import NavCompiler

/// The files of a commit, as a store for graphs and their mounts.
struct GitTree: FileStore {
  let commit: String
  private let repository: GitRepository
  /// The directory that mounts cannot leave, as names below the top of the repository.
  private var boundary: [String] = []
  private var entries: [String: Entry] = [:]
  private var directories: Set<String> = [""]

  private struct Entry {
    let isLink: Bool
    let object: String
  }

  /// The maximum number of links in a path.
  private static let linkLimit = 40

  /// Reads the output of `git ls-tree -z`. Each entry is `MODE TYPE OBJECT TAB PATH NUL`.
  init(commit: String, repository: GitRepository, _ output: [UInt8]) {
    self.commit = commit
    self.repository = repository
    for line in output.split(separator: 0) {
      guard let text = String(validating: line, as: UTF8.self), let tab = text.firstIndex(of: "\t") else { continue }
      let fields = text[..<tab].split(separator: " ")
      guard fields.count == 3, fields[1] == "blob" else { continue }
      let path = String(text[text.index(after: tab)...])
      entries[path] = Entry(isLink: fields[0] == "120000", object: String(fields[2]))
      var parent = path
      while let slash = parent.lastIndex(of: "/") {
        parent = String(parent[..<slash])
        guard directories.insert(parent).inserted else { break }
      }
    }
  }

  /// The store for one graph.
  ///
  /// - Parameters:
  ///   - file: The path of the graph below the top.
  ///   - root: The directory that mounts cannot leave, or `nil` for the directory of the graph.
  /// - Returns: The store.
  func mounting(_ file: String, root: String?) -> GitTree {
    var tree = self
    let directory = root ?? (file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "")
    tree.boundary = directory.split(separator: "/").map(String.init)
    return tree
  }

  /// The graph files below a directory. Hidden directories and `node_modules` are skipped.
  func graphs(under directory: String) -> [String] {
    let start = directory.isEmpty ? "" : directory + "/"
    return entries.filter { path, entry in
      guard !entry.isLink, path.hasPrefix(start), path.hasSuffix(".nav.yaml") else { return false }
      let names = path.dropFirst(start.count).split(separator: "/")
      return !names.contains { $0.hasPrefix(".") || $0 == "node_modules" }
    }.keys.sorted()
  }

  func isDirectory(_ path: String) -> Bool { directories.contains(path) }

  /// A graph file, or `nil` if the commit does not contain it.
  func file(_ path: String) -> SourceFile? {
    guard let names = try? follow(path.split(separator: "/").map(String.init), from: [], within: []).get() else {
      return nil
    }
    let real = names.joined(separator: "/")
    guard let entry = entries[real], let bytes = blob(entry) else { return nil }
    return SourceFile(path: repository.shown(path), bytes: bytes, identity: FileIdentity(real))
  }

  func locate(_ path: String, from file: SourceFile) -> FileLocation {
    guard !path.utf8.contains(0) else { return .missing("the path contains a null character") }
    guard !path.hasPrefix("/") else { return .outside }
    let base = file.identity.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    let start = Array(base.split(separator: "/").map(String.init).dropLast())
    switch follow(path.split(separator: "/").map(String.init), from: start, within: boundary) {
    case .failure(.outside): return .outside
    case .failure(.missing): return .missing("no such file or directory")
    case .success(let names):
      let real = names.joined(separator: "/")
      guard entries[real] != nil else { return .missing("it is not a regular file") }
      return .file(identity: FileIdentity(real), path: repository.shown(real))
    }
  }

  func read(_ identity: FileIdentity) -> FileContents {
    guard let entry = entries[String(decoding: identity.bytes, as: UTF8.self)], let bytes = blob(entry) else {
      return .unreadable("git cannot read it")
    }
    return .bytes(bytes)
  }

  private func blob(_ entry: Entry) -> [UInt8]? {
    try? GitRepository.output(.catFile, ["blob", entry.object])
  }

  private enum PathFailure: Error { case outside, missing }

  /// Resolves a path name by name, with the links of the commit.
  private func follow(
    _ names: [String], from start: [String], within boundary: [String]
  ) -> Result<[String], PathFailure> {
    var resolved = start
    var pending = Array(names.reversed())
    var linksLeft = Self.linkLimit
    while let name = pending.popLast() {
      if name == "." { continue }
      if name == ".." {
        guard resolved.popLast() != nil else { return .failure(.outside) }
        guard resolved.starts(with: boundary) || boundary.starts(with: resolved) else { return .failure(.outside) }
        continue
      }
      resolved.append(name)
      let path = resolved.joined(separator: "/")
      guard resolved.starts(with: boundary) || boundary.starts(with: resolved) else { return .failure(.outside) }
      if let entry = entries[path], entry.isLink {
        linksLeft -= 1
        guard linksLeft >= 0, let target = blob(entry).map({ String(decoding: $0, as: UTF8.self) }) else {
          return .failure(.missing)
        }
        guard !target.hasPrefix("/") else { return .failure(.outside) }
        resolved.removeLast()
        pending += target.split(separator: "/").map(String.init).reversed()
      } else if entries[path] == nil, !directories.contains(path) {
        return .failure(.missing)
      }
    }
    return resolved.starts(with: boundary) ? .success(resolved) : .failure(.outside)
  }
}
