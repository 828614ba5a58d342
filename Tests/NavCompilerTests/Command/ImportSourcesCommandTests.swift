import Foundation
import Testing

/// `navc import storyboard --sources`.
@Suite struct ImportSourcesCommandTests {
  let folder: Folder

  private static let main = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
    <scene><objects><viewController id="a" customClass="A" sceneMemberID="viewController">
    <segue destination="b" kind="push" id="s"/></viewController></objects></scene>
    <scene><objects><viewController id="b" customClass="B" sceneMemberID="viewController">
    <segue destination="c" kind="push" id="t"/></viewController></objects></scene>
    <scene><objects><viewController id="c" customClass="C" sceneMemberID="viewController">
    <segue destination="x" kind="unwind" unwindAction="close:" id="u"/></viewController></objects></scene>
    <scene><objects><viewController id="h" storyboardIdentifier="help" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """
  private static let call = "s.instantiateViewController(withIdentifier: \"help\")\n"

  init() throws {
    folder = try Folder(["Main.storyboard": Self.main])
    try folder.write("class A {\n  @IBAction func close(_ s: UIStoryboardSegue) {}\n}\n", to: "App/Screens/A.swift")
    try folder.write(Self.call, to: "App/Menu.swift")
  }

  private func run(_ arguments: String...) throws -> NavcRun {
    try NavcRun(["import"] + arguments, in: folder)
  }

  /// Returns the places of the calls.
  private func places(_ directory: String = "App") throws -> [String] {
    let run = try run("storyboard", "Main.storyboard", "--sources", directory, "--format", "json")
    #expect((run.status, run.errors) == (0, ""))
    let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let decisions = try #require(report["decisions"] as? [[String: Any]])
    let calls = try #require(decisions.first { $0["code"] as? String == "no-way-in" }?["calls"] as? [[String: Any]])
    return calls.map { "\($0["file"] ?? ""):\($0["line"] ?? ""):\($0["column"] ?? "")" }
  }

  @Test func theCodeDecidesUnwindsAndNamesCalls() throws {
    let run = try run("storyboard", "Main.storyboard", "--sources", "App")
    #expect(run.status == 0)
    #expect(run.output.contains("      close: a\n"))
    #expect(run.errors.contains("  App/Menu.swift:1:3: instantiateViewController of 'help' can open 'help'\n"))
    let without = try self.run("storyboard", "Main.storyboard")
    #expect(without.output.contains("      close: previous # TODO") && !without.errors.contains("Menu.swift"))
  }

  @Test func filesAreInTheOrderOfTheBytesOfTheirPaths() throws {
    for name in ["App/a/z.swift", "App/a.swift", "App/B.mm", "App/a-b.h", "App/é.m", "App/a/b/c.swift"] {
      let isSwift = name.hasSuffix(".swift")
      try folder.write(isSwift ? Self.call : "[s instantiateViewControllerWithIdentifier:@\"help\"];", to: name)
    }
    let files = try places().map { $0.split(separator: ":")[0] }
    #expect(
      files == [
        "App/B.mm", "App/Menu.swift", "App/a-b.h", "App/a.swift", "App/a/b/c.swift", "App/a/z.swift", "App/é.m",
      ])
  }

  @Test func aPathBeginsWithTheDirectoryAsGiven() throws {
    #expect(try places("App/") == ["App/Menu.swift:1:3"])
    #expect(try places(".") == ["./App/Menu.swift:1:3"])
    #expect(try places("App/../App") == ["App/../App/Menu.swift:1:3"])
  }

  @Test func otherFilesLinksAndHiddenNamesAreSkipped() throws {
    for name in ["App/a.txt", "App/a.swift.orig", "App/a.c", "App/.a.swift", "App/.build/a.swift", "Other/a.swift"] {
      try folder.write(Self.call, to: name)
    }
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.file("App/link.swift").path(), withDestinationPath: "Menu.swift")
    try files.createSymbolicLink(atPath: folder.file("App/circle").path(), withDestinationPath: ".")
    try files.createSymbolicLink(atPath: folder.file("App/other").path(), withDestinationPath: "../Other")
    try files.createSymbolicLink(atPath: folder.file("App/none.swift").path(), withDestinationPath: "nowhere")
    try files.createDirectory(at: folder.file("App/Folder.swift"), withIntermediateDirectories: true)
    #expect(try places() == ["App/Menu.swift:1:3"])
    // The directory itself can be a link.
    try files.createSymbolicLink(atPath: folder.file("Linked").path(), withDestinationPath: "App")
    #expect(try places("Linked") == ["Linked/Menu.swift:1:3"])
  }

  @Test func deepDirectoriesAreRead() throws {
    let deep = "App/" + String(repeating: "d/", count: 300) + "a.swift"
    try folder.write(Self.call, to: deep)
    #expect(try places() == ["App/Menu.swift:1:3", "\(deep):1:3"])
  }

  @Test func wrongCommandLines() throws {
    for (arguments, message) in [
      (["android", "a.xml", "--sources", "App"], "'--sources' needs 'import storyboard'"),
      (
        ["storyboard", "Main.storyboard", "--sources", "None"],
        "'--sources' needs a directory, and 'None' is not one"
      ),
      (
        ["storyboard", "Main.storyboard", "--sources", "Main.storyboard"],
        "'--sources' needs a directory, and 'Main.storyboard' is not one"
      ),
    ] {
      let run = try NavcRun(["import"] + arguments, in: folder)
      #expect(run.status == 2 && run.output == "" && run.errors.hasPrefix("navc: error: \(message)\n"), "\(run.errors)")
    }
  }

  @Test func aFileThatIsTooLargeIsAFailure() throws {
    try folder.write("", to: "App/large.m")
    try FileHandle(forWritingTo: folder.file("App/large.m")).truncate(atOffset: (64 << 20) + 1)
    let run = try run("storyboard", "Main.storyboard", "--sources", "App")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == "App/large.m: error: the file is larger than 64 MiB [file-too-large]\n")
  }

  @Test(.enabled(if: getuid() != 0, "root may read every file")) func anUnreadableDirectoryOrFileIsAFailure() throws {
    #expect(chmod(folder.file("App/Menu.swift").path(), 0) == 0)
    var run = try run("storyboard", "Main.storyboard", "--sources", "App")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == "App/Menu.swift: error: the file cannot be read: permission denied [file-unreadable]\n")
    #expect(chmod(folder.file("App/Screens").path(), 0) == 0)
    run = try self.run("storyboard", "Main.storyboard", "--sources", "App")
    #expect(chmod(folder.file("App/Screens").path(), 0o755) == 0)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == "navc: error: cannot read 'App/Screens': permission denied\n")
  }
}
