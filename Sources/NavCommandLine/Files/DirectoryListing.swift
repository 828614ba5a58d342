#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The reason why a directory cannot be read.
package struct DirectoryError: Error, CustomStringConvertible {
  let path: String
  let reason: SystemError

  package var description: String { "cannot read '\(path)': \(reason.description)" }
}

/// The contents of directories.
package enum DirectoryListing {
  /// Returns the names of the regular files in a directory, in the order of their bytes. Links, and names that are not
  /// UTF-8 or begin with `.`, are left out.
  ///
  /// - Throws: A ``DirectoryError`` if the directory cannot be read.
  package static func names(in path: String) throws(DirectoryError) -> [String] {
    sorted(try entries(in: path).files)
  }

  /// Returns the paths of the graph files in a directory and in all directories in it, in the order of their bytes. The
  /// directories `node_modules`, which contain packages of other authors, are left out besides the names of
  /// ``files(under:where:entering:)``.
  ///
  /// - Throws: A ``DirectoryError`` if one of the directories cannot be read.
  package static func graphs(under path: String) throws(DirectoryError) -> [String] {
    try files(under: path, where: { $0.hasSuffix(".nav.yaml") }, entering: { $0 != "node_modules" })
  }

  /// Returns the paths of the regular files in a directory and in all directories in it, in the order of their bytes.
  /// Links, and names that are not UTF-8 or begin with `.`, are left out.
  ///
  /// - Parameters:
  ///   - path: The path of the directory, which can be a link. Each result begins with it.
  ///   - isListed: Whether to list the files with a name.
  ///   - isEntered: Whether to list the files in a directory with a name.
  /// - Returns: The paths.
  /// - Throws: A ``DirectoryError`` if one of the directories cannot be read.
  /// - Complexity: Linear in the entries of the directories, besides the time to sort the paths.
  package static func files(
    under path: String, where isListed: (String) -> Bool, entering isEntered: (String) -> Bool = { _ in true }
  ) throws(DirectoryError) -> [String] {
    var files: [String] = []
    var open = [path]
    while let directory = open.popLast() {
      let start = directory.utf8.last == UInt8(ascii: "/") ? directory : directory + "/"
      let entries = try entries(in: directory, followsLink: directory == path)
      files += entries.files.filter(isListed).map { start + $0 }
      open += entries.directories.filter(isEntered).map { start + $0 }
    }
    return sorted(files)
  }

  /// The files and directories in a directory, without hidden ones and links.
  package static func entries(
    of path: String
  ) throws(DirectoryError) -> (files: [String], directories: [String]) {
    let (files, directories) = try entries(in: path)
    return (sorted(files), sorted(directories))
  }

  /// Returns the paths of the graph files in a directory and in all directories in it that can be read.
  ///
  /// - Parameters:
  ///   - path: The path of the directory. Each result begins with it.
  ///   - limit: The maximum number of paths.
  /// - Returns: The paths, in the order of their bytes within each directory.
  package static func readableGraphs(under path: String, limit: Int) -> [String] {
    var files: [String] = []
    var open = [path]
    while let directory = open.popLast(), files.count < limit {
      let start = directory.utf8.last == UInt8(ascii: "/") ? directory : directory + "/"
      guard let entries = try? entries(in: directory, followsLink: directory == path) else { continue }
      files += sorted(entries.files.filter { $0.hasSuffix(".nav.yaml") }).map { start + $0 }
      open += sorted(entries.directories.filter { $0 != "node_modules" }).reversed().map { start + $0 }
    }
    return Array(files.prefix(limit))
  }

  private static func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Reads a directory.
  private static func entries(
    in path: String, followsLink: Bool = true
  ) throws(DirectoryError) -> (files: [String], directories: [String]) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    let descriptor = open(path, flags)
    guard descriptor >= 0, let stream = fdopendir(descriptor) else {
      let error = SystemError.last
      if descriptor >= 0 { close(descriptor) }
      throw DirectoryError(path: path, reason: error)
    }
    defer { closedir(stream) }
    var (files, directories): ([String], [String]) = ([], [])
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
      }
      guard let name, !name.hasPrefix(".") else { continue }
      var status = stat()
      // The entry can be removed while the directory is read.
      if fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
        if status.isRegular { files.append(name) }
        if status.isDirectory { directories.append(name) }
      }
      errno = 0
    }
    guard errno == 0 else { throw DirectoryError(path: path, reason: .last) }
    return (files, directories)
  }
}
