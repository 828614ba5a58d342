import Foundation
import Testing

/// The files that `navc import` reads and writes.
@Suite struct ImportFilesCommandTests {
  let folder: Folder

  private static func storyboard(_ content: String, initial: String = "a") -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" initialViewController=\"\(initial)\">"
      + "<scenes><scene><objects>\(content)</objects></scene></scenes></document>"
  }

  private static let main = storyboard(
    "<viewController id=\"a\"><segue kind=\"push\" destination=\"r\"/></viewController>"
      + "<viewControllerPlaceholder id=\"r\" storyboardName=\"Shop\"/>")
  private static let shop = storyboard("<viewController id=\"b\" title=\"Shop\"/>", initial: "b")
  private static let space =
    "xmlns:android='http://schemas.android.com/apk/res/android' xmlns:app='http://schemas.android.com/apk/res-auto'"
  private static let navigation = """
    <navigation \(space) app:startDestination='@id/a'><fragment android:id='@+id/a' android:label='@string/home'/>
    <include app:graph='@navigation/shop'/></navigation>
    """

  init() throws {
    folder = try Folder(["Main.storyboard": Self.main, "Shop.storyboard": Self.shop, "nav_graph.xml": Self.navigation])
    try folder.write("", to: "nav/.keep")
  }

  private func run(_ arguments: String..., input: String = "") throws -> NavcRun {
    try NavcRun(["import"] + arguments, input: input, in: folder)
  }

  private func path(_ name: String) -> String { folder.file(name).path(percentEncoded: false) }

  // MARK: - Sources

  @Test func aFileThatIsOnlyNamedInASourceIsNotOpened() throws {
    let alone = try run("storyboard", "Main.storyboard")
    #expect(alone.status == 0 && alone.errors.contains("the storyboard 'Shop' is not given [reference-not-given]"))
    let both = try run("storyboard", "Main.storyboard", "Shop.storyboard")
    #expect(both.status == 0 && both.output.contains("title: \"Shop\"") && !both.errors.contains("not-given"))
    try folder.write(Self.navigation.replacing("@navigation/shop", with: "@navigation/none"), to: "shop.xml")
    #expect(try run("android", "nav_graph.xml").errors.contains("the file 'shop' is not given [include-not-given]"))
    #expect(try !run("android", "nav_graph.xml", "shop.xml").errors.contains("the file 'shop'"))
  }

  @Test func onlyTheFilesInValuesHaveTitles() throws {
    try folder.write("<resources><string name='x'>X</string></resources>", to: "res/values/other.xml")
    for directory in ["values-de", "values/more", "xml"] {
      let text = "<resources><string name='home'>\(directory)</string></resources>"
      try folder.write(text, to: "res/\(directory)/strings.xml")
    }
    try folder.write("<resources><string name='home'>Text</string></resources>", to: "res/values/strings.txt")
    #expect(try !run("android", "nav_graph.xml", "--res", "res").output.contains("title:"))
    try folder.write("<resources><string name='home'>Start</string></resources>", to: "res/values/names.xml")
    #expect(try run("android", "nav_graph.xml", "--res", "res").output.contains("title: \"Start\""))
    #expect(try !run("android", "nav_graph.xml").output.contains("title:"))
  }

  @Test func aFileOfTextsThatIsNotXMLIsRefused() throws {
    try folder.write("<resources>\n  <string name='home'>Start</resources>", to: "res/values/strings.xml")
    let run = try run("android", "nav_graph.xml", "--res", "res", "-o", "nav")
    #expect(run.status == 1 && run.output == "" && run.errors.hasPrefix("res/values/strings.xml:2:"), "\(run.errors)")
    #expect(run.errors.hasSuffix("[import-xml]\n"))
    #expect(try folder.names(in: "nav") == [".keep"])
  }

  @Test func aReferenceToAppMeansStandardInput() throws {
    let start = Self.main.replacing("\"Shop\"", with: "\"App\"")
    let run = try run("storyboard", "-", "Main.storyboard", input: Self.shop)
    #expect(run.status == 0 && run.output.contains("graph: App\nroot: shop\n"))
    try folder.write(start, to: "Main.storyboard")
    let second = try self.run("storyboard", "Main.storyboard", "-", "--sources", "nav", input: Self.shop)
    #expect(second.status == 0 && second.output.contains("storyboard: \"App\"") && !second.errors.contains("not-given"))
    try folder.write(Self.shop, to: "App.storyboard")
    let twice = try self.run("storyboard", "App.storyboard", "-", input: Self.shop)
    #expect(twice.status == 1 && twice.errors.hasSuffix("[import-name]\n"))
    let menu = "<menu \(Self.space)><item android:id='@id/a'/></menu>"
    let android = try self.run("android", "nav_graph.xml", "--menu", "-", input: menu)
    #expect(android.status == 0 && android.output.contains("root: main\n"))
    #expect(try self.run("android", "-", "--menu", "-", input: menu).status == 2)
  }

  @Test func aFileThatIsGivenTwiceIsRefused() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("nav/Main.storyboard"), withDestinationPath: "../Main.storyboard")
    for second in ["Main.storyboard", "./Main.storyboard", "nav/Main.storyboard"] {
      let run = try run("storyboard", "Main.storyboard", second, "-o", "nav")
      #expect(run.status == 1 && run.output == "")
      #expect(run.errors.hasPrefix("\(second):1:1: error: "), "\(run.errors)")
      #expect(run.errors.hasSuffix("[import-name]\n"), "\(run.errors)")
    }
    #expect(try folder.names(in: "nav").sorted() == [".keep", "Main.storyboard"])
  }

  @Test func eachRefusalHasItsName() throws {
    try folder.write("<document><scenes/></document>", to: "Empty.storyboard")
    try folder.write("<navigation/>", to: "empty.xml")
    for (kind, file, id) in [
      ("storyboard", "nav_graph.xml", "import-kind"), ("android", "Main.storyboard", "import-kind"),
      ("storyboard", "Empty.storyboard", "import-empty"), ("android", "empty.xml", "import-empty"),
    ] {
      let run = try run(kind, file, "-o", "nav")
      #expect(run.status == 1 && run.output == "" && run.errors.hasPrefix("\(file):1:1: error: "), "\(run.errors)")
      #expect(run.errors.hasSuffix("[\(id)]\n"), "\(run.errors)")
    }
    let menu = try run("android", "nav_graph.xml", "--menu", "Main.storyboard")
    #expect(menu.status == 1 && menu.errors.hasSuffix("[import-kind]\n"))
    #expect(try folder.names(in: "nav") == [".keep"])
  }

  @Test func aFileThatIsTooLargeIsRefused() throws {
    try folder.write("", to: "Large.storyboard")
    try FileHandle(forWritingTo: folder.file("Large.storyboard")).truncate(atOffset: (64 << 20) + 1)
    let run = try run("storyboard", "Large.storyboard")
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors == "Large.storyboard:1:1: error: the file is larger than 64 MiB [import-xml]\n")
  }

  // MARK: - The graph

  @Test func theReportGoesToStandardErrorAndTheGraphToItsFile() throws {
    let run = try run("storyboard", "Main.storyboard", "-o", "nav/")
    #expect(run.status == 0 && run.output == "" && run.errors.hasSuffix("-o MainScreens.swift\n"))
    #expect(run.errors.contains("\nNext: navc validate nav/main.nav.yaml\n"))
    #expect(try NavcRun(["validate", "nav/main.nav.yaml"], in: folder).status == 0)
  }

  @Test func theFileHasANameInLowerCase() throws {
    for (stem, name) in [("My App_2", "my-app-2"), ("größe.v1", "gr--e-v1"), ("URLList", "urllist"), ("Type", "type")] {
      try folder.write(Self.shop, to: "\(stem).storyboard")
      #expect(try run("storyboard", "\(stem).storyboard", "-o", "nav").status == 0)
      #expect(try folder.names(in: "nav").contains("\(name).nav.yaml"), "\(stem)")
    }
    #expect(try run("storyboard", "Main.storyboard", "-o", "nav", "--name", "URLShop").status == 0)
    #expect(try folder.read("nav/urlshop.nav.yaml").contains("graph: URLShop\n"))
  }

  @Test(arguments: ["Type", "Self", "String", "Foundation", "shop", "", "A-B", "A:\n"])
  func aNameThatNoGraphCanHaveIsAWrongCommandLine(_ name: String) throws {
    let run = try run("storyboard", "Main.storyboard", "-o", "nav", "--name", name)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("navc: error: '--name' needs a name such as 'Shop'"), "\(run.errors)")
  }

  /// Another program that has the old file open keeps its text.
  @Test func anOlderFileIsReplacedInOneStep() throws {
    #expect(try run("storyboard", "Main.storyboard", "-o", "nav").status == 0)
    let old = try folder.read("nav/main.nav.yaml")
    let handle = try FileHandle(forReadingFrom: folder.file("nav/main.nav.yaml"))
    #expect(try run("storyboard", "Main.storyboard", "Shop.storyboard", "-o", "nav").status == 0)
    #expect(try folder.read("nav/main.nav.yaml") != old)
    #expect(try handle.readToEnd().map { String(decoding: $0, as: UTF8.self) } == old)
    #expect(try folder.names(in: "nav").sorted() == [".keep", "main.nav.yaml"])
  }

  @Test func aFailedImportKeepsTheOlderFile() throws {
    #expect(try run("storyboard", "Main.storyboard", "-o", "nav").status == 0)
    let old = try folder.read("nav/main.nav.yaml")
    try folder.write("<document>", to: "Main.storyboard")
    for options in [["-o", "nav"], ["-o", "nav", "--check"]] {
      let run = try NavcRun(["import", "storyboard", "Main.storyboard"] + options, in: folder)
      #expect(run.status == 1 && run.errors.hasSuffix("[import-xml]\n"))
    }
    #expect(try folder.read("nav/main.nav.yaml") == old)
  }

  @Test func aGraphThatCannotBeReadOrWrittenIsAFailure() throws {
    try folder.write("", to: "nav/main.nav.yaml/.keep")
    for options in [["-o", "nav"], ["-o", "nav", "--check"]] {
      let run = try NavcRun(["import", "storyboard", "Main.storyboard"] + options, in: folder)
      #expect(run.status == 2 && run.output == "" && run.errors.contains("nav/main.nav.yaml"), "\(run.errors)")
    }
    #expect(try run("storyboard", "Main.storyboard", "-o", "other").status == 0)
    let old = try folder.read("other/main.nav.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path("other/main.nav.yaml"))
    let run = try run("storyboard", "Main.storyboard", "Shop.storyboard", "-o", "other")
    #expect(run.status == 2 && run.output == "" && run.errors.contains("other/main.nav.yaml"), "\(run.errors)")
    #expect(try folder.read("other/main.nav.yaml") == old)
    #expect(try folder.names(in: "other") == ["main.nav.yaml"])
  }

  // MARK: - Checks

  @Test func aCheckNeedsTheSameOptions() throws {
    #expect(try run("storyboard", "Main.storyboard", "-o", "nav", "--name", "Shop", "--sources", "nav").status == 0)
    let old = try folder.read("nav/shop.nav.yaml")
    func check(_ options: String...) throws -> Int32 {
      try NavcRun(["import", "storyboard", "Main.storyboard", "-o", "nav", "--check"] + options, in: folder).status
    }
    #expect(try check("--name", "Shop") == 0)
    #expect(try check("--name", "SHOP") == 1)
    #expect(try check("--name", "Shop", "Shop.storyboard") == 1)
    #expect(try check() == 1)
    // The paths of the sources do not count, but their names do.
    try folder.write(Self.main, to: "App/Main.storyboard")
    #expect(try run("storyboard", "App/Main.storyboard", "-o", "nav", "--check", "--name", "Shop").status == 0)
    #expect(try folder.read("nav/shop.nav.yaml") == old)
    #expect(try folder.names(in: "nav").sorted() == [".keep", "shop.nav.yaml"])
  }

  @Test func aCheckWithJSONHasTheReport() throws {
    for (status, isThere) in [(1, false), (0, true)] {
      let run = try run("storyboard", "Main.storyboard", "-o", "nav", "--check", "--format", "json")
      #expect(run.status == Int32(status))
      let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let graph = try #require((report["graphs"] as? [[String: Any]])?.first)
      #expect(graph["path"] as? String == "nav/main.nav.yaml" && graph["text"] == nil)
      #expect(try folder.names(in: "nav").contains("main.nav.yaml") == isThere)
      if !isThere { _ = try self.run("storyboard", "Main.storyboard", "-o", "nav") }
    }
  }

  @Test func aFileThatIsNotFromAnImportFailsTheCheck() throws {
    try folder.write("navc: 1\ngraph: Main\nroot: a\nscreens: { a: }\n", to: "nav/main.nav.yaml")
    let run = try run("storyboard", "Main.storyboard", "-o", "nav", "--check")
    #expect(run.status == 1 && run.output == "" && !run.errors.isEmpty)
  }
}
