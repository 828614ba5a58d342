import NavCompiler

/// The known mounts between files.
struct MountGraph {
  private var mounted: [FileIdentity: Set<FileIdentity>] = [:]
  private var mounting: [FileIdentity: Set<FileIdentity>] = [:]

  /// Replaces the mounts of a file.
  mutating func set(_ mounts: Set<FileIdentity>, of file: FileIdentity) {
    let old = mounted[file] ?? []
    guard old != mounts else { return }
    for other in old { mounting[other]?.remove(file) }
    for other in mounts { mounting[other, default: []].insert(file) }
    mounted[file] = mounts.isEmpty ? nil : mounts
  }

  func mounts(of file: FileIdentity) -> Set<FileIdentity> { mounted[file] ?? [] }

  /// The files that mount a file directly.
  func parents(of file: FileIdentity) -> Set<FileIdentity> { mounting[file] ?? [] }

  /// The files that mount a file, directly or not, and that no file mounts. If there is none, it is the file itself.
  func tops(of file: FileIdentity) -> [FileIdentity] {
    var (tops, known, open) = ([FileIdentity](), Set([file]), [file])
    while let next = open.popLast() {
      let parents = mounting[next] ?? []
      if parents.isEmpty { tops.append(next) }
      for parent in parents where known.insert(parent).inserted { open.append(parent) }
    }
    // In a cycle of mounts, each file has a parent.
    return tops.isEmpty ? [file] : tops.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// A file, and all files that it mounts, directly or not.
  func closure(of file: FileIdentity) -> Set<FileIdentity> {
    var (known, open) = (Set([file]), [file])
    while let next = open.popLast() {
      for other in mounted[next] ?? [] where known.insert(other).inserted { open.append(other) }
    }
    return known
  }
}
