import Foundation
import Testing

#if canImport(Glibc)
  import CFileCalls
  import Glibc
#else
  import Darwin
#endif

/// The properties of a file that `--fix` and `-o` keep while they change its text.
@Suite struct FixedFileTests {
  let folder: Folder

  init() throws { folder = try Folder(["a.nav.yaml": Self.slip, "valid.nav.yaml": Sample.valid]) }

  private static let slip = Sample.valid.replacing("go: b", with: "go: bb")
  private static let fixed = "a.nav.yaml: 1 fix applied\n"

  private func fix(_ name: String = "a.nav.yaml", meanwhile: () throws -> Void = {}) throws -> NavcRun {
    try NavcRun(["validate", "--fix", name], in: folder, meanwhile: meanwhile)
  }

  private func path(_ name: String) -> String { folder.file(name).path(percentEncoded: false) }

  private func hardLink(_ path: String, _ other: String) -> Int32 { link(path, other) }

  private func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(lstat(path(name), &status) == 0)
    return status
  }

  // MARK: - Concurrent edits

  /// The methods with which editors save files.
  enum Saving: CaseIterable {
    case byReplacing, inPlace, byAppending
  }

  /// An edit that another program saves at any time is not lost.
  @Test(arguments: Saving.allCases) func noEditIsLost(_ saving: Saving) throws {
    var lost = 0
    for round in 0..<60 {
      try folder.write(Self.slip, to: "a.nav.yaml")
      let remark = "# remark \(round)\n"
      // A program that appends can open the file long before.
      let handle = saving == .byAppending ? try FileHandle(forWritingTo: folder.file("a.nav.yaml")) : nil
      _ = try fix {
        usleep(UInt32.random(in: 0..<12_000))
        switch saving {
        case .byReplacing: try Data((Self.slip + remark).utf8).write(to: folder.file("a.nav.yaml"), options: .atomic)
        case .inPlace: try Data((Self.slip + remark).utf8).write(to: folder.file("a.nav.yaml"))
        case .byAppending:
          try handle?.seekToEnd()
          try handle?.write(contentsOf: Data(remark.utf8))
          try handle?.close()
        }
      }
      if !(try folder.read("a.nav.yaml").contains(remark)) { lost += 1 }
    }
    #expect(lost == 0)
    #expect(try folder.names == ["a.nav.yaml", "valid.nav.yaml"])
  }

  // MARK: - Attributes of the file

  @Test func rightsAndOwner() throws {
    #expect(chmod(path("a.nav.yaml"), 0o640) == 0)
    // Only an administrator can change the owner of a file.
    if getuid() == 0 { #expect(chown(path("a.nav.yaml"), 12_345, 54_321) == 0) }
    let before = try status("a.nav.yaml")
    #expect(try fix().errors == Self.fixed)
    let after = try status("a.nav.yaml")
    #expect(after.st_mode == before.st_mode)
    #expect((after.st_uid, after.st_gid) == (before.st_uid, before.st_gid))
  }

  @Test func severalNames() throws {
    #expect(hardLink(path("a.nav.yaml"), path("b.nav.yaml")) == 0)
    #expect(try fix().errors == Self.fixed)
    #expect(try folder.read("b.nav.yaml") == Sample.valid)
    #expect(try status("a.nav.yaml").st_ino == status("b.nav.yaml").st_ino)

    try folder.write("old, and longer than the new" + String(repeating: ".", count: 9_999), to: "Shop.swift")
    #expect(hardLink(path("Shop.swift"), path("Same.swift")) == 0)
    let run = try NavcRun(["generate", "valid.nav.yaml", "-o", "Shop.swift"], in: folder)
    #expect((run.status, run.errors) == (0, ""))
    #expect(try folder.read("Same.swift").hasPrefix("//") && folder.read("Same.swift").hasSuffix("}\n"))
    #expect(try folder.names == ["Same.swift", "Shop.swift", "a.nav.yaml", "b.nav.yaml", "valid.nav.yaml"])
  }

  @Test func readOnly() throws {
    #expect(chmod(path("a.nav.yaml"), 0o444) == 0)
    let run = try fix()
    #expect((run.status, run.errors) == (2, "navc: error: cannot write 'a.nav.yaml': permission denied\n"))
    #expect(try folder.read("a.nav.yaml") == Self.slip)
    try folder.write("old", to: "Shop.swift")
    #expect(chmod(path("Shop.swift"), 0o444) == 0)
    let generated = try NavcRun(["generate", "valid.nav.yaml", "-o", "Shop.swift"], in: folder)
    #expect(generated.errors == "navc: error: cannot write 'Shop.swift': permission denied\n")
    #expect(try folder.read("Shop.swift") == "old")
    #expect(try folder.names == ["Shop.swift", "a.nav.yaml", "valid.nav.yaml"])
  }

  #if canImport(Glibc)
    /// Whether the file system of temporary files has extended attributes.
    private static var hasAttributes: Bool {
      guard let folder = try? Folder(), (try? folder.write("", to: "file")) != nil else { return false }
      let file = open(folder.file("file").path(percentEncoded: false), O_RDONLY)
      defer { close(file) }
      return fsetxattr(file, "user.colour", "red", 3, 0) == 0
    }

    @Test(.enabled(if: hasAttributes, "the file system has no extended attributes"))
    func attributes() throws {
      let file = open(path("a.nav.yaml"), O_RDONLY)
      defer { close(file) }
      #expect(fsetxattr(file, "user.colour", "red", 3, 0) == 0)
      #expect(try fix().errors == Self.fixed)
      let mended = open(path("a.nav.yaml"), O_RDONLY)
      defer { close(mended) }
      var value = [UInt8](repeating: 0, count: 9)
      #expect(fgetxattr(mended, "user.colour", &value, 9) == 3)
      #expect(value.starts(with: "red".utf8))
    }
  #endif

  // MARK: - Names

  @Test func theLongestName() throws {
    let name = String(repeating: "é", count: 122) + "xy.nav.yaml"
    #expect(name.utf8.count == 255)
    try folder.write(Self.slip, to: name)
    #expect(try fix(name).errors == "\(name): 1 fix applied\n")
    #expect(try folder.read(name) == Sample.valid)
    let output = String(repeating: "é", count: 124) + "x.swift"
    #expect(output.utf8.count == 255)
    #expect(try NavcRun(["generate", name, "-o", output], in: folder).status == 0)
    #expect(try folder.read(output).contains("enum Shop"))
  }

  @Test func whatALinkPointsTo() throws {
    try FileManager.default.createDirectory(at: folder.file("far"), withIntermediateDirectories: true)
    let links = [("one", "far/two"), ("far/two", "../three"), ("four", path("far/five")), ("far/five", "six")]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: target)
    }
    #expect(try NavcRun(["generate", "valid.nav.yaml", "-o", "one"], in: folder).status == 0)
    #expect(try NavcRun(["generate", "valid.nav.yaml", "-o", "four"], in: folder).status == 0)
    #expect(try folder.read("three").contains("enum Shop"))
    #expect(try folder.read("far/six").contains("enum Shop"))
    for link in ["one", "far/two", "four", "far/five"] { #expect(try status(link).st_mode & S_IFMT == S_IFLNK) }
    try FileManager.default.createSymbolicLink(atPath: path("round"), withDestinationPath: "round")
    let round = try NavcRun(["generate", "valid.nav.yaml", "-o", "round"], in: folder)
    #expect(round.errors == "navc: error: cannot write 'round': its links form a cycle\n")
  }
}
