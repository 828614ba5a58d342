import NavCommandLine
import NavCompiler

/// The repository of the working directory.
struct GitRepository {
  /// The top of the working tree, as an absolute path.
  let top: String
  /// The path of the working directory below the top, with a slash at the end. Empty at the top.
  let prefix: String

  /// Finds the repository.
  ///
  /// - Throws: A ``UsageError`` if git is missing, or if the working directory is not in a working tree.
  init() throws {
    guard let top = try Self.line(.revParse, ["--show-toplevel"]), !top.isEmpty,
      let prefix = try Self.line(.revParse, ["--show-prefix"])
    else { throw UsageError("'--git' and '--merge-base' need a git repository, and this is not one") }
    self.top = top
    self.prefix = prefix
  }

  /// The commit that a revision names.
  ///
  /// - Throws: A ``UsageError`` if git does not know the revision.
  func commit(_ revision: String) throws -> String {
    let arguments = ["--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
    guard !revision.isEmpty, let commit = try Self.line(.revParse, arguments), !commit.isEmpty else {
      throw UsageError("git does not know the revision '\(revision)'")
    }
    return commit
  }

  /// The commit where the current branch left another one.
  ///
  /// - Throws: A ``UsageError`` if the two have no common commit.
  func mergeBase(with revision: String) throws -> String {
    let (other, head) = (try commit(revision), try commit("HEAD"))
    guard let base = try Self.line(.mergeBase, ["--end-of-options", other, head]), !base.isEmpty else {
      throw UsageError("'\(revision)' and HEAD have no common commit")
    }
    return base
  }

  /// The files of a commit.
  func tree(_ commit: String) throws -> GitTree {
    let output = try Self.output(.lsTree, ["-r", "-z", "--full-tree", "--end-of-options", commit]) ?? []
    return GitTree(commit: commit, repository: self, output)
  }

  /// The path below the top for a path on the command line, or `nil` if it leads outside.
  func path(_ file: String) -> String? {
    let isAbsolute = file.hasPrefix("/")
    var names = isAbsolute ? [] : prefix.split(separator: "/").map(String.init)
    var rest = file
    if isAbsolute {
      guard file == top || file.hasPrefix(top + "/") else { return nil }
      rest = String(file.dropFirst(top.count))
    }
    for name in rest.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(String(name))
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names.joined(separator: "/")
  }

  /// A path below the top, relative to the working directory.
  func shown(_ path: String) -> String {
    var (here, names) = (prefix.split(separator: "/")[...], path.split(separator: "/")[...])
    while let first = here.first, names.count > 1, names.first == first {
      here.removeFirst()
      names.removeFirst()
    }
    return (here.map { _ in ".." } + names).joined(separator: "/")
  }

  private static func line(_ verb: GitProcess.Verb, _ arguments: [String]) throws -> String? {
    guard let output = try output(verb, arguments) else { return nil }
    let line = output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...]
    return String(validating: line, as: UTF8.self)
  }

  static func output(_ verb: GitProcess.Verb, _ arguments: [String]) throws -> [UInt8]? {
    do throws(SystemError) {
      return try GitProcess.run(verb, arguments)
    } catch {
      throw UsageError("git cannot be run: \(error.description)")
    }
  }
}
