import NavCompiler
import Testing

@testable import NavImport

/// The keys and lists of the JSON report, in their order.
struct ReportFormatTests {
  private static func storyboard() -> Storyboard {
    Storyboard(
      initial: "a",
      page(
        "a", segue("commit", to: "a"), segue("show", to: "b", "identifier='open' id='s1'"),
        segue("show", to: "b", "identifier='more'")), "<viewController id='b'/>", page("lost"))
  }

  /// Returns the keys of a JSON text, each in the order of the text.
  private func keys(_ json: String) -> String { json.matches(of: /"(\w+)":/).map { $0.1 }.joined(separator: " ") }

  @Test func keysAreInOrderAndEmptyOnesAreLeftOut() throws {
    let json = try imported(Self.storyboard()).report.json(path: "nav/main.nav.yaml", text: nil).text
    let place = "file line column element"
    let screen = "becomes graph screen line"
    let segue = "kind id name status code reason becomes graph screen segue line"
    #expect(
      keys(json) == """
        version source graphs path graph screens segues files path elements elements \
        \(place) kind status code \(screen) \
        \(place) id name status code \(screen) \
        \(place) kind status code reason becomes \
        \(place) \(segue) \
        \(place) \(segue.replacing("id ", with: "")) \
        \(place) id status code \(screen) \
        \(place) id name status code \(screen) \
        added code graph screen segue line reason \
        decisions code count elements lines code count elements lines code count elements lines \
        errors summary elements converted approximated omitted kinds \
        element kind converted approximated omitted element converted approximated omitted \
        element kind converted approximated omitted element kind converted approximated omitted
        """)
  }

  @Test func aFailedImportHasTheSameKeysAndEmptyLists() throws {
    let failure = #expect(throws: ImportFailure.self) { try StoryboardFile("<a>\n<b></a>", stem: "Main") }
    let json = ImportReport(.storyboard, of: [try #require(failure)]).json(path: nil, text: nil).text
    #expect(
      json.filter { !$0.isWhitespace }
        == #"{"version":1,"source":"storyboard","graphs":[],"files":[],"elements":[],"added":[],"decisions":[],"#
        + #""errors":[{"id":"import-xml","file":"Main.storyboard","line":2,"column":6,"#
        + #""message":"anendtagwithoutitsstarttag"}],"#
        + #""summary":{"elements":0,"converted":0,"approximated":0,"omitted":0,"kinds":[]}}"#, "\(json)")
  }

  @Test func aPartCanBeASegueOrAnArgumentOrALink() throws {
    let product = try imported(
      NavigationXML(
        action(to: "b"),
        fragment("a", argument("n", "integer", default: "1"), deepLink("x://y/{n}"), action(to: "none")),
        fragment("b")),
      menu: menu(["a": "Start"]))
    let json = product.report.json(path: "m.nav.yaml", text: nil).text.filter { !$0.isWhitespace }
    for part in [
      #""element":"action","kind":"global","id":"go","#, #""screen":"anywhere","segue":"go","line""#,
      #""element":"argument","name":"n","#, #""screen":"a","argument":"n","line""#,
      #""element":"deepLink","name":"x://y/{n}","#, #""screen":"a","link":"/y/{n}","line""#,
      #""file":"menu.xml","line":2,"column":1,"element":"item","id":"a","#, #""screen":"main","segue":"start","line""#,
      #"{"code":"not-given","graph":"Main","screen":"none","line""#,
      #"{"code":"tabs","graph":"Main","screen":"main","line""#, #""path":"menu.xml","elements":1"#,
    ] { #expect(json.contains(part), "\(part)\n\(json)") }
    #expect(product.report.decisions.map { "\($0.code.rawValue) \($0.count)" } == ["tabs 1", "not-given 1"])
    expectSound(product, "the parts")
  }

  @Test func elementsHaveTheirKinds() throws {
    let report = try imported(
      NavigationXML(
        action(to: "a"), argument("x", default: "x"), fragment("a", action(to: "b", "", argument("y"))),
        fragment("b", argument("y", default: "y"), deepLink("x://b")), dialog("c"),
        nested("n", start: "b", destination("x.Tag", "d"))), NavigationXML(stem: "second", fragment("e"))
    ).report
    #expect(
      report.elements.map { [$0.tag, $0.kind ?? ""].joined(separator: " ") } == [
        "navigation root", "action global", "argument navigation", "fragment ", "action action", "argument action",
        "fragment ", "argument ", "deepLink ", "dialog ", "navigation nested", "x.Tag ", "navigation root", "fragment ",
      ])
  }

  @Test func theMostFrequentDecisionIsTheFirstParagraph() throws {
    let report = try imported(Self.storyboard()).report
    #expect(report.decisions.map(\.code) == [.peek, .showAlone, .noWayIn])
    let paragraphs = report.text(path: "m.nav.yaml").text.split(separator: "\n").filter { $0.contains(" × ") }
    #expect(
      paragraphs.map { $0.prefix { $0 != ":" } } == [
        "2 × show-alone", "1 × peek", "1 × no-way-in", "1 × no Storyboard ID",
      ])
  }

  @Test func aSharedScreenIsNotReported() throws {
    let product = try imported(
      NavigationXML(fragment("a", action(to: "b"), action(to: "c")), fragment("b", action(to: "c")), fragment("c")))
    #expect(product.lines.contains("    shared: true") && product.remarks == [])
    #expect(!product.graph.dropFirst(200).contains("TODO"))
  }

  @Test func columnsCountCharactersAfterAByteOrderMarkAndCarriageReturns() throws {
    let xml = Storyboard(initial: "a", "<!-- é𝒳 -->" + page("a", "\n  <!-- ü -->" + segue("commit", to: "a"))).xml
    let product = try Importer.storyboards(
      [.init(.init(path: "M.storyboard", text: "\u{FEFF}" + xml.replacing("\n", with: "\r\n")), stem: "M")], name: nil)
    let places = product.report.elements.map { "\($0.line):\($0.column)" }
    #expect(places == ["1:1", "2:\("<scene><objects><!-- éx -->".count + 1)", "3:13"])
  }

  @Test func elementsAreInTheOrderOfTheFilesAsGiven() throws {
    let report = try imported(
      NavigationXML(stem: "z", fragment("a", action(to: "b")), include("a")), NavigationXML(stem: "a", fragment("b")),
      menu: menu(["a": "A", "b": "B"])
    ).report
    let places = report.elements.map { "\(report.files[$0.file].path):\($0.line):\($0.column)" }
    #expect(
      places == [
        "z.xml:1:1", "z.xml:2:1", "z.xml:2:32", "z.xml:3:1", "a.xml:1:1", "a.xml:2:1", "menu.xml:2:1", "menu.xml:3:1",
      ])
  }

  /// A factory creates the initial scene without an ID. The other screens are not scenes of the given storyboards.
  /// A container and a reference need no Storyboard ID. The stubs use the ID of an initial scene too.
  @Test func onlyScenesThatNeedAnIDAreNamed() throws {
    let tabs = object("tabBarController", "t", "", relation("viewControllers", to: "a"))
      .replacing("storyboardIdentifier='t'", with: "")
    let storyboard = Storyboard(
      initial: "a", "<viewController id='a'>\(segue("modal", to: "t"))\(segue("push", to: "r"))</viewController>", tabs,
      "<viewControllerPlaceholder id='r' storyboardName='None'/>")
    let product = try imported(storyboard)
    let lines = product.graph.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(product.report.linesWithoutID.map { lines[$0 - 1] } == ["  viewController:"])
  }
}
