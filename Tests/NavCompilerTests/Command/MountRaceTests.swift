import Foundation
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The boundary of mounts while another thread moves directories inside it.
@Suite struct MountRaceTests {
  /// A directory of the path is, half of the time, a symbolic link out of the boundary.
  @Test func aDirectoryThatIsSwappedForALink() throws {
    let folder = try Folder()
    for name in ["app/flows", "elsewhere"] {
      try FileManager.default.createDirectory(at: folder.file(name), withIntermediateDirectories: true)
    }
    try folder.write(mounting("'flows/b.nav.yaml'"), to: "app/a.nav.yaml")
    try folder.write(fragment("screens: { x: }\n"), to: "app/flows/b.nav.yaml")
    try folder.write(
      fragment("screens: { x: { push: { y: y, z: z } }, y: , z: }\n"), to: "elsewhere/b.nav.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("app/link").path(), withDestinationPath: "../elsewhere")

    let swapping = Swapping(folder.file("app"))
    var seen: [String: Int] = [:]
    for _ in 0..<150 {
      let run = try NavcRun(["validate", "app/a.nav.yaml"], in: folder)
      let id = run.errors.firstMatch(of: /\[[a-z-]+\]/).map { String($0.output) }
      seen[id ?? run.output, default: 0] += 1
    }
    swapping.end()
    // The file is read inside the boundary, is missing, or is reported as outside. The file outside is never read.
    let allowed: Set = [
      "app/a.nav.yaml: valid: 2 screens, 1 segue, depth 2\n", "[mount-outside]", "[mount-not-found]",
    ]
    #expect(Set(seen.keys).isSubset(of: allowed), "\(seen)")
    #expect(seen.count > 1, "the directory was swapped: \(seen)")
  }
}

/// A thread that swaps a directory and a symbolic link until `end()`.
private final class Swapping: Sendable {
  private let isOver = Atomic(false)
  private let hasEnded = DispatchSemaphore(value: 0)

  init(_ directory: URL) {
    let (flows, link, kept) = (
      directory.appending(path: "flows").path(), directory.appending(path: "link").path(),
      directory.appending(path: "kept").path()
    )
    Thread { [self] in
      while !isOver.load(ordering: .relaxed) {
        rename(flows, kept)
        rename(link, flows)
        rename(flows, link)
        rename(kept, flows)
      }
      hasEnded.signal()
    }.start()
  }

  func end() {
    isOver.store(true, ordering: .relaxed)
    hasEnded.wait()
  }
}
