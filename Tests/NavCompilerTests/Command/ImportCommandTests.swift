import Foundation
import Testing

/// `navc import`.
@Suite struct ImportCommandTests {
  let folder: Folder

  private static let main = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
    <scene><objects><viewController id="a" storyboardIdentifier="list" sceneMemberID="viewController">
    <segue destination="b" kind="show" identifier="openDetail" id="s"/></viewController></objects></scene>
    <scene><objects><viewController id="b" storyboardIdentifier="detail" sceneMemberID="viewController"/></objects>
    </scene></scenes></document>
    """

  init() throws {
    folder = try Folder(["Main.storyboard": Self.main])
    try folder.write("", to: "nav/.keep")
  }

  private func run(_ arguments: String..., input: String = "") throws -> NavcRun {
    try NavcRun(["import"] + arguments, input: input, in: folder)
  }

  private func report(_ run: NavcRun) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  // MARK: - Outputs

  @Test func theGraphGoesToStandardOutputAndTheReportToStandardError() throws {
    let run = try run("storyboard", "Main.storyboard")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("# Begun by `navc import storyboard` from Main.storyboard: yours to change."))
    #expect(
      run.errors.hasPrefix(
        """
        Main.storyboard:3:1: approximated: segue 'openDetail': no navigation controller is around it: UIKit presents \
        there [show-alone]

        element            converted  approximated  omitted
        document document          1             0        0
        viewController             2             0        0
        segue show                 0             1        0
        all                        3             1        0

        1 × show-alone: Push or present? Move the segue to the key that fits.
          main.nav.yaml, line 12

        Next: navc validate main.nav.yaml

        """))
    #expect(try folder.names == ["Main.storyboard", "nav"])
  }

  @Test func oneDocumentHasTheGraphAndTheReport() throws {
    let run = try run("storyboard", "Main.storyboard", "--format", "json")
    #expect((run.status, run.errors) == (0, ""))
    let report = try report(run)
    let graph = try #require((report["graphs"] as? [[String: Any]])?.first)
    #expect(graph["path"] is NSNull && graph["graph"] as? String == "Main")
    #expect(graph["text"] as? String == (try self.run("storyboard", "Main.storyboard").output))
    #expect((graph["screens"] as? Int, graph["segues"] as? Int) == (2, 1))
  }

  @Test func aGraphInADirectoryHasItsNameThere() throws {
    let run = try run("storyboard", "Main.storyboard", "-o", "nav", "--format", "json", "--name", "My2Shop")
    #expect((run.status, run.errors) == (0, ""))
    let graph = try #require((try report(run)["graphs"] as? [[String: Any]])?.first)
    #expect(graph["path"] as? String == "nav/my2shop.nav.yaml" && graph["text"] == nil)
    let validated = try NavcRun(["validate", "nav/my2shop.nav.yaml"], in: folder)
    #expect(validated.output == "nav/my2shop.nav.yaml: valid: 2 screens, 1 segue, depth 2\n")
  }

  @Test func aMissingDirectoryIsCreated() throws {
    #expect(try run("storyboard", "Main.storyboard", "-o", "new", "--check").status == 1)
    #expect(try !folder.names.contains("new"))
    #expect(try run("storyboard", "Main.storyboard", "-o", "new").status == 0)
    #expect(try folder.names(in: "new") == ["main.nav.yaml"])
    #expect(try run("storyboard", "Main.storyboard", "-o", "no/new").status == 2)
  }

  @Test func standardInputIsCalledApp() throws {
    let run = try run("storyboard", "-", "-o", "nav", input: Self.main)
    #expect(run.status == 0)
    let graph = try folder.read("nav/app.nav.yaml")
    #expect(graph.contains("\ngraph: App\n") && graph.contains("storyboard: \"App\""))
  }

  // MARK: - Files that exist

  @Test func anImportReplacesAnImport() throws {
    try folder.write(Self.main, to: "other/Main.storyboard")
    #expect(try run("storyboard", "Main.storyboard", "-o", "nav").status == 0)
    let old = try folder.read("nav/main.nav.yaml")
    try folder.write(Self.main.replacing("openDetail", with: "show"), to: "Main.storyboard")
    #expect(try run("storyboard", "Main.storyboard", "-o", "nav").status == 0)
    let new = try folder.read("nav/main.nav.yaml")
    #expect(new != old && new.contains("show: detail"))
  }

  @Test func anIdenticalFileIsNotTouched() throws {
    #expect(try run("storyboard", "Main.storyboard", "-o", "nav").status == 0)
    let path = folder.file("nav/main.nav.yaml").path(percentEncoded: false)
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    #expect(try run("storyboard", "Main.storyboard", "-o", "nav").status == 0)
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(date == past)
  }

  @Test func anEditedFileIsKept() throws {
    #expect(try run("storyboard", "Main.storyboard", "-o", "nav").status == 0)
    let edited = try folder.read("nav/main.nav.yaml").replacing("openDetail", with: "openItem")
    try folder.write(edited, to: "nav/main.nav.yaml")
    let run = try run("storyboard", "Main.storyboard", "-o", "nav")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("nav/main.nav.yaml: error: the file was edited after the import"))
    #expect(try folder.read("nav/main.nav.yaml") == edited)
  }

  @Test func aFileThatIsNotFromAnImportIsKept() throws {
    for text in ["", "navc: 1\ngraph: A\nroot: a\nscreens: { a: }\n", "# Begun by `navc import `\n# import: \n"] {
      try folder.write(text, to: "nav/main.nav.yaml")
      let run = try run("storyboard", "Main.storyboard", "-o", "nav")
      #expect(run.status == 2 && !run.errors.isEmpty, "\(text)")
      #expect(try folder.read("nav/main.nav.yaml") == text)
    }
  }

  // MARK: - Checks

  @Test func aCheckComparesTheSourcesWithTheImport() throws {
    let missing = try run("storyboard", "Main.storyboard", "-o", "nav", "--check")
    #expect((missing.status, missing.errors) == (1, "nav/main.nav.yaml: the graph does not exist yet\n"))
    #expect(try run("storyboard", "Main.storyboard", "-o", "nav").status == 0)
    #expect(try run("storyboard", "Main.storyboard", "-o", "nav", "--check").status == 0)
    // Edits do not count.
    let edited = try folder.read("nav/main.nav.yaml") + "# mine\n"
    try folder.write(edited, to: "nav/main.nav.yaml")
    #expect(try run("storyboard", "Main.storyboard", "-o", "nav", "--check").status == 0)
    try folder.write(Self.main.replacing("openDetail", with: "show"), to: "Main.storyboard")
    let changed = try run("storyboard", "Main.storyboard", "-o", "nav", "--check")
    #expect((changed.status, changed.errors) == (1, "nav/main.nav.yaml: the sources have changed since the import\n"))
    #expect(try folder.read("nav/main.nav.yaml") == edited)
  }

  // MARK: - Wrong input

  @Test func aSourceThatCannotBeImportedIsAnErrorAtItsPlace() throws {
    try folder.write("<document>\n  <scenes>\n</document>", to: "Main.storyboard")
    let run = try run("storyboard", "Main.storyboard", "-o", "nav")
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.hasPrefix("Main.storyboard:3:3: error: ") && run.errors.hasSuffix("[import-xml]\n"))
    #expect(try folder.names(in: "nav") == [".keep"])
    let json = try self.run("storyboard", "Main.storyboard", "--format", "json")
    #expect(json.status == 1)
    let report = try report(json)
    let error = try #require((report["errors"] as? [[String: Any]])?.first)
    #expect(error["id"] as? String == "import-xml" && error["line"] as? Int == 3 && error["column"] as? Int == 3)
    #expect((report["elements"] as? [Any])?.isEmpty == true && (report["graphs"] as? [Any])?.isEmpty == true)
  }

  @Test(arguments: [
    (["storyboard"], "there is no file to import"), ([], "'import' needs a kind: storyboard or android"),
    (["android", "a.xml", "--check"], "'--check' needs '-o', the directory of the graph"),
    (
      ["storyboard", "Main.storyboard", "-o", "Main.storyboard"],
      "'-o' needs a directory, and 'Main.storyboard' is not one"
    ),
    (["storyboard", "Main.storyboard", "--menu", "m.xml"], "'--menu' needs 'import android'"),
    (["storyboard", "Main.storyboard", "--name", "a b"], "'--name' needs a name such as 'Shop', not 'a b'"),
    (["storyboard", "-", "-"], "standard input, '-', can be read only once"),
    (["android", "a.xml", "--res", "nav"], "'--res' needs a directory that contains 'values', and 'nav' does not"),
  ])
  func wrongCommandLines(_ arguments: [String], _ message: String) throws {
    let run = try NavcRun(["import"] + arguments, in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("navc: error: \(message)\n"))
  }

  @Test func anUnreadableFileIsAFailure() throws {
    let run = try run("storyboard", "Main.storyboard", "None.storyboard", "-o", "nav")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == "None.storyboard: error: the file cannot be read: no such file or directory [file-unreadable]\n")
    #expect(try folder.names(in: "nav") == [".keep"])
  }

  @Test func titlesAndTabsOfAnAndroidApp() throws {
    let space =
      "xmlns:android='http://schemas.android.com/apk/res/android' xmlns:app='http://schemas.android.com/apk/res-auto'"
    try folder.write(
      "<navigation \(space) app:startDestination='@id/a'><fragment android:id='@+id/a' android:label='@string/home'/>"
        + "<fragment android:id='@+id/b'/></navigation>", to: "nav_graph.xml")
    try folder.write(
      "<menu \(space)><item android:id='@+id/a' android:title='@string/home'/><item android:id='@id/b'/></menu>",
      to: "menu.xml")
    try folder.write("<resources><string name='home'>Start</string></resources>", to: "res/values/strings.xml")
    let run = try run("android", "nav_graph.xml", "--res", "res", "--menu", "menu.xml")
    #expect(run.status == 0)
    #expect(run.output.contains("    tabs:\n      start: { to: a, title: \"Start\" }\n      b: b\n"))
    #expect(run.output.contains("    title: \"Start\"\n"))
    #expect(run.errors.contains("nav-graph.nav.yaml:14: added: screen 'main': the tabs of the menu need a container"))
  }
}
