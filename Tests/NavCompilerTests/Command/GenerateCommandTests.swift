import Foundation
import Testing

@Suite struct GenerateCommandTests {
  let folder: Folder

  init() throws {
    folder = try Folder(["valid.nav.yaml": Sample.valid, "a.nav.yaml": Sample.broken, "warned.nav.yaml": Sample.warned])
  }

  private func navc(_ arguments: String...) throws -> NavcRun {
    try NavcRun(["generate"] + arguments, in: folder)
  }

  private func modified(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.file(name).path())[.modificationDate] as? Date
  }

  @Test func withoutAnOutputItIsPrinted() throws {
    let run = try navc("valid.nav.yaml")
    #expect(run.status == 0)
    #expect(run.output.contains("enum Shop"))
    #expect(run.errors == "")
    #expect(try navc("valid.nav.yaml", "-o", "-").output == run.output)
  }

  @Test func withAnOutputItIsWritten() throws {
    let printed = try navc("valid.nav.yaml").output
    let run = try navc("valid.nav.yaml", "-o", "Shop.swift")
    #expect((run.status, run.output, run.errors) == (0, "", ""))
    #expect(try folder.read("Shop.swift") == printed)
    #expect(try folder.names == ["Shop.swift", "a.nav.yaml", "valid.nav.yaml", "warned.nav.yaml"])
  }

  @Test func anErrorWritesNothing() throws {
    try folder.write("old", to: "Shop.swift")
    let run = try navc("a.nav.yaml", "-o", "Shop.swift")
    #expect(run.status == 1)
    #expect(run.errors == Sample.brokenRun)
    #expect(try folder.read("Shop.swift") == "old")
    #expect(try navc("a.nav.yaml").output == "")
    #expect(try navc("--strict", "warned.nav.yaml", "-o", "Shop.swift").status == 1)
    #expect(try folder.read("Shop.swift") == "old")
  }

  @Test func anUnchangedFileIsLeftUntouched() throws {
    #expect(try navc("valid.nav.yaml", "-o", "Shop.swift").status == 0)
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder.file("Shop.swift").path())
    #expect(try navc("valid.nav.yaml", "-o", "Shop.swift").status == 0)
    #expect(try modified("Shop.swift") == old)
    try folder.write(Sample.valid.replacing("close", with: "leave"), to: "valid.nav.yaml")
    #expect(try navc("valid.nav.yaml", "-o", "Shop.swift").status == 0)
    #expect(try modified("Shop.swift") != old)
    #expect(try folder.read("Shop.swift").contains("leave"))
  }

  @Test func aFileKeepsItsRights() throws {
    try folder.write("old", to: "Shop.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.file("Shop.swift").path())
    #expect(try navc("valid.nav.yaml", "-o", "Shop.swift").status == 0)
    let rights = try FileManager.default.attributesOfItem(atPath: folder.file("Shop.swift").path())[.posixPermissions]
    #expect(rights as? Int == 0o640)
  }

  @Test func aLinkStaysALink() throws {
    try folder.write("old", to: "real.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.file("Shop.swift"), withDestinationURL: folder.file("real.swift"))
    #expect(try navc("valid.nav.yaml", "-o", "Shop.swift").status == 0)
    #expect(try folder.read("real.swift").contains("enum Shop"))
    #expect(try folder.names.contains("Shop.swift"))
    let kind = try FileManager.default.attributesOfItem(atPath: folder.file("Shop.swift").path())[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func whatCannotBeWritten() throws {
    let missing = try navc("valid.nav.yaml", "-o", "none/Shop.swift")
    #expect(missing.status == 2)
    #expect(missing.errors == "navc: error: cannot write 'none/Shop.swift': no such file or directory\n")
    try FileManager.default.createDirectory(at: folder.file("taken"), withIntermediateDirectories: true)
    let directory = try navc("valid.nav.yaml", "-o", "taken")
    #expect(directory.status == 2)
    #expect(
      directory.errors
        == "navc: error: cannot write '\(folder.file("taken").path(percentEncoded: false))': it is a directory\n"
        || directory.errors.hasSuffix("taken': it is a directory\n"))
    let full = try navc("valid.nav.yaml", "-o", "/dev/full")
    #expect(full.status == 2)
    #expect(full.errors == "navc: error: cannot write '/dev/full': the disk is full\n")
    #expect(try navc("valid.nav.yaml", "-o", "/dev/null").status == 0)
  }

  @Test func theGraphIsNotOverwritten() throws {
    let run = try navc("valid.nav.yaml", "-o", "./valid.nav.yaml")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("navc: error: '-o' would overwrite the graph or a fragment\n"))
    #expect(try folder.read("valid.nav.yaml") == Sample.valid)
  }

  @Test func ownLeavesWhatIsMountedToItsOwnRun() throws {
    try folder.write(
      "{ navc: 1, graph: G, root: a, screens: { a: { push: { go: f } }, f: { mount: f.nav.yaml } } }", to: "g.nav.yaml")
    func fragment(_ target: String) -> String {
      "{ navc: 1, fragment: F, root: r, types: { T: [x] }, screens: { r: { push: { on: \(target) } }, s: } }"
    }
    try folder.write(fragment("s"), to: "f.nav.yaml")
    let warned = try navc("g.nav.yaml", "-o", "G.swift")
    #expect(warned.status == 0 && warned.errors.contains("f.nav.yaml:1:43: warning: "))
    let quiet = try navc("g.nav.yaml", "-o", "G.swift", "--own", "--strict")
    #expect((quiet.status, quiet.errors) == (0, ""))

    try folder.write(fragment("t"), to: "f.nav.yaml")
    let both = try navc("g.nav.yaml", "-o", "New.swift")
    #expect(both.status == 1 && both.errors.contains("f.nav.yaml:1:81: error: "))
    let own = try navc("g.nav.yaml", "-o", "New.swift", "--own")
    #expect((own.status, own.output, own.errors) == (1, "", ""))
    #expect(try !folder.names.contains("New.swift"))
    #expect(try navc("f.nav.yaml", "-o", "New.swift", "--own").errors.contains("f.nav.yaml:1:81: error: "))
  }

  @Test func jsonNeedsAnOutput() throws {
    #expect(try navc("--format", "json", "valid.nav.yaml").status == 2)
    let run = try navc("--format", "json", "valid.nav.yaml", "-o", "Shop.swift")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("{\n  \"version\": 1,\n"))
    #expect(try folder.names.contains("Shop.swift"))
  }

  @Test func aGraphOfTheSameTargetHasAnotherName() throws {
    try folder.write(Sample.valid, to: "again.nav.yaml")
    let run = try navc("valid.nav.yaml", "-o", "Shop.swift", "--beside", "again.nav.yaml")
    #expect(run.status == 1)
    #expect(run.errors.contains("error: 'again.nav.yaml' of the same target is called 'Shop' too; call one of them"))
    #expect(try !folder.names.contains("Shop.swift"))
    try folder.write(Sample.valid.replacing("graph: Shop", with: "graph: Store"), to: "again.nav.yaml")
    #expect(try navc("valid.nav.yaml", "-o", "Shop.swift", "--beside", "again.nav.yaml").status == 0)
  }

  @Test func stubsAreForAToolkit() throws {
    let stubs = try navc("--stubs", "--host", "uikit", "valid.nav.yaml")
    #expect(stubs.status == 0 && stubs.output.contains("final class ShopPage: UIViewController {"))
    #expect(try navc("--stubs", "--host=swiftui", "valid.nav.yaml").output.contains("struct ShopPage: View {"))
    #expect(try navc("--stubs", "--host", "gtk", "valid.nav.yaml").output.contains("final class ShopPage: GTKPage {"))
    let unknown = try navc("--stubs", "--host", "appkit", "valid.nav.yaml")
    #expect(unknown.status == 2 && unknown.errors.contains("'--host' must be uikit, swiftui, terminal or gtk"))
    let without = try navc("--host", "uikit", "valid.nav.yaml")
    #expect(without.status == 2 && without.errors.contains("'--host' needs '--stubs'"))
    try folder.write(Sample.valid + "\npages: { conform: UIViewController, import: UIKit }\n", to: "pages.nav.yaml")
    #expect(try navc("--stubs", "pages.nav.yaml").output == navc("--stubs", "--host", "uikit", "pages.nav.yaml").output)
    let other = try navc("--stubs", "--host", "gtk", "pages.nav.yaml")
    let reason = "'--host gtk' writes 'GTKPage' pages, but the graph declares 'conform: UIViewController'"
    #expect(other.status == 2 && other.errors.contains(reason))
  }

  @Test func stubsAreWrittenOverNothing() throws {
    let run = try navc("--stubs", "valid.nav.yaml", "-o", "ShopScreens.swift")
    #expect((run.status, run.errors) == (0, ""))
    let stubs = try folder.read("ShopScreens.swift")
    #expect(stubs.contains("extension ShopScreens: Shop.Screens {"))
    #expect(try navc("--stubs", "valid.nav.yaml").output == stubs)
    try folder.write("mine", to: "ShopScreens.swift")
    let again = try navc("--stubs", "valid.nav.yaml", "-o", "ShopScreens.swift")
    #expect(again.status == 2)
    #expect(
      again.errors == "navc: error: cannot write 'ShopScreens.swift': it exists, and navc does not overwrite it\n")
    #expect(try folder.read("ShopScreens.swift") == "mine")
  }
}
