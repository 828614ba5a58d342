import Foundation
import Testing

/// `navc fmt`.
@Suite struct FormatCommandTests {
  let folder: Folder

  private static let old = "navc: 1\ngraph: Shop\nroot: a\nscreens: {a: {title: no}}\n"
  private static let new = "navc: 1\ngraph: Shop\nroot: a\nscreens:\n  a: { title: \"no\" }\n"

  init() throws {
    folder = try Folder(["a.nav.yaml": Self.old, "b.nav.yaml": Self.new])
  }

  private func run(_ arguments: String..., input: String = "", meanwhile: () throws -> Void = {}) throws -> NavcRun {
    try NavcRun(["fmt"] + arguments, input: input, in: folder, meanwhile: meanwhile)
  }

  private func text(_ name: String) throws -> String { try String(contentsOf: folder.file(name), encoding: .utf8) }

  @Test func changedFilesAreWrittenAndNamed() throws {
    let run = try run("a.nav.yaml", "b.nav.yaml")
    #expect((run.status, run.output, run.errors) == (0, "a.nav.yaml\n", ""))
    #expect(try text("a.nav.yaml") == Self.new)
    #expect(try self.run("a.nav.yaml").output == "")
  }

  @Test func checkListsTheFilesThatWouldChange() throws {
    let run = try run("--check", "a.nav.yaml", "b.nav.yaml")
    #expect((run.status, run.output, run.errors) == (1, "a.nav.yaml\n", ""))
    #expect(try text("a.nav.yaml") == Self.old)
    #expect(try self.run("--check", "b.nav.yaml").status == 0)
  }

  @Test func patchAppliesTheDifferences() throws {
    try folder.write("navc: 1\n\n\n# c\n" + String(repeating: "a: 1 #b\n", count: 40) + "b: [ ]", to: "sub/c.nav.yaml")
    let run = try run("--diff", ".")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("--- ./a.nav.yaml\n+++ ./a.nav.yaml\n@@ -1,4 +1,5 @@\n navc: 1\n"))
    #expect(try text("a.nav.yaml") == Self.old)
    try folder.write(run.output, to: "all.patch")
    let patch = try NavcRun(shell: "patch -p0 < all.patch", in: folder)
    #expect(patch.status == 0, "\(patch.output)\(patch.errors)")
    #expect(try self.run("--check", ".").status == 0)
    #expect(try text("a.nav.yaml") == Self.new)
  }

  @Test(arguments: ["a b.nav.yaml", " a\tb\n.nav.yaml", "a\"\\.nav.yaml", "\u{1B}[2J\u{202E}茶.nav.yaml"])
  func patchReadsTheNameOfEachFile(_ name: String) throws {
    try folder.write(Self.old, to: "names/\(name)")
    let run = try run("--diff", "names")
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
    try folder.write(run.output, to: "names.patch")
    let patch = try NavcRun(shell: "patch -p0 < names.patch", in: folder)
    #expect(patch.status == 0, "\(patch.output)\(patch.errors)")
    #expect(try text("names/\(name)") == Self.new)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let run = try run("-", input: Self.old)
    #expect((run.status, run.output, run.errors) == (0, Self.new, ""))
    #expect(try self.run("-", input: Self.new).output == Self.new)
    let check = try self.run("--check", "-", input: Self.old)
    #expect((check.status, check.output) == (1, "<stdin>\n"))
  }

  @Test func aDirectoryStandsForItsGraphs() throws {
    for name in [
      "d/x.nav.yaml", "d/e/y.nav.yaml", "d/z.yaml", "d/.hidden/h.nav.yaml", "d/.build/b.nav.yaml",
      "d/node_modules/n.nav.yaml",
    ] {
      try folder.write(Self.old, to: name)
    }
    try FileManager.default.createSymbolicLink(
      at: folder.file("d/link.nav.yaml"), withDestinationURL: folder.file("a.nav.yaml"))
    try FileManager.default.createSymbolicLink(at: folder.file("d/f"), withDestinationURL: folder.file("d/e"))
    let run = try run("--check", "d", "d/x.nav.yaml")
    #expect((run.status, run.output, run.errors) == (1, "d/e/y.nav.yaml\nd/x.nav.yaml\n", ""))
  }

  @Test func aFileThatIsNotYAMLStaysUnchanged() throws {
    try folder.write("a: [\n", to: "c.nav.yaml")
    let run = try run("c.nav.yaml", "a.nav.yaml")
    #expect((run.status, run.output) == (1, "a.nav.yaml\n"))
    #expect(run.errors.hasPrefix("c.nav.yaml:"))
    #expect(run.errors.contains("[yaml-syntax]"))
    #expect(try text("c.nav.yaml") == "a: [\n")
    try folder.write("a: 1\n---\nb:  2\n", to: "d.nav.yaml")
    #expect(try self.run("d.nav.yaml").status == 1)
  }

  @Test func aFileWithOtherErrorsIsFormatted() throws {
    try folder.write("screens: {a: {titel: x}}\n", to: "c.nav.yaml")
    let run = try run("c.nav.yaml")
    #expect((run.status, run.output, run.errors) == (0, "c.nav.yaml\n", ""))
  }

  @Test func aMissingFileFailsAndOthersAreFormatted() throws {
    let run = try run("none.nav.yaml", "a.nav.yaml")
    #expect((run.status, run.output) == (2, "a.nav.yaml\n"))
    #expect(run.errors.contains("[file-unreadable]"))
    #expect(try self.run().status == 2)
  }

  @Test func aFileWithSeveralPathsIsFormattedOnce() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.file("link.nav.yaml"), withDestinationURL: folder.file("a.nav.yaml"))
    let run = try run("--check", "a.nav.yaml", "./a.nav.yaml", ".", "link.nav.yaml", "a.nav.yaml")
    #expect((run.status, run.output, run.errors) == (1, "a.nav.yaml\n", ""))
  }

  @Test func aLinkStaysALink() throws {
    try folder.write(Self.old, to: "sub/c.nav.yaml")
    let link = folder.file("link.nav.yaml")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.file("sub/c.nav.yaml"))
    let run = try run("link.nav.yaml")
    #expect((run.status, run.output, run.errors) == (0, "link.nav.yaml\n", ""))
    #expect(try link.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink == true)
    #expect(try text("sub/c.nav.yaml") == Self.new)
  }

  @Test func standardInputIsNotUsedWithOtherFiles() throws {
    let run = try run("-", "a.nav.yaml", input: Self.old)
    #expect((run.status, run.output) == (2, ""))
    #expect(try text("a.nav.yaml") == Self.old)
    let check = try self.run("--check", "-", "a.nav.yaml", "b.nav.yaml", input: Self.old)
    #expect((check.status, check.output, check.errors) == (1, "<stdin>\na.nav.yaml\n", ""))
    #expect(try self.run("--check", "-", "-").status == 2)
  }

  @Test func aReadOnlyFileIsNotWritten() throws {
    #expect(chmod(folder.file("a.nav.yaml").path(), 0o444) == 0)
    let run = try run("a.nav.yaml", "b.nav.yaml")
    #expect(
      (run.status, run.output, run.errors) == (2, "", "navc: error: cannot write 'a.nav.yaml': permission denied\n"))
    #expect(try text("a.nav.yaml") == Self.old)
    #expect(try self.run("--check", "a.nav.yaml").status == 1)
  }

  @Test(.enabled(if: getuid() != 0, "root may read every file")) func anUnreadableFileOrDirectoryIsAFailure() throws {
    try folder.write(Self.old, to: "sub/c.nav.yaml")
    #expect(chmod(folder.file("a.nav.yaml").path(), 0) == 0)
    let run = try run("a.nav.yaml", "sub")
    #expect((run.status, run.output) == (2, "sub/c.nav.yaml\n"))
    #expect(chmod(folder.file("sub").path(), 0) == 0)
    #expect(try self.run("--check", ".").status == 2)
    #expect(chmod(folder.file("sub").path(), 0o755) == 0)
  }

  @Test func brokenLinksAreSkippedInDirectoriesAndFailAsFiles() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.file("broken.nav.yaml"), withDestinationURL: folder.file("none"))
    #expect(try run("--check", ".").status == 1)
    let run = try run("broken.nav.yaml")
    #expect(run.status == 2)
    #expect(run.errors.contains("[file-unreadable]"))
  }

  @Test func bytesThatAreNotTextStay() throws {
    let files: [String: [UInt8]] = [
      "nul.nav.yaml": Array("a:  1\n\0".utf8), "invalid.nav.yaml": Array("a:  ".utf8) + [0xFF, 0x0A],
      "utf16.nav.yaml": [0xFF, 0xFE, 0x61, 0, 0x3A, 0, 0x20, 0, 0x31, 0],
    ]
    for (name, bytes) in files {
      try Data(bytes).write(to: folder.file(name))
      #expect(try run(name, "b.nav.yaml").status == 1, "\(name)")
      #expect(try Data(contentsOf: folder.file(name)) == Data(bytes), "\(name)")
    }
  }
}
