import NavCompiler
import Testing

@testable import NavImport

/// The text of imported graphs.
struct GraphTextTests {
  /// The example of the contract for storyboards.
  @Test func aStoryboardBecomesAGraph() throws {
    let storyboard = Storyboard(
      initial: "n1",
      """
      <navigationController id="n1" sceneMemberID="viewController">
        <segue destination="v1" kind="relationship" relationship="rootViewController" id="g1"/></navigationController>
      """,
      """
      <viewController id="v1" customClass="ListViewController" storyboardIdentifier="list"
        sceneMemberID="viewController"><segue destination="v2" kind="show" identifier="openDetail" id="g2"/>
      </viewController>
      """,
      """
      <viewController id="v2" customClass="DetailViewController" sceneMemberID="viewController">
        <segue destination="x2" kind="unwind" unwindAction="closeWithSegue:" id="g3"/></viewController>
      """)
    let product = try imported(storyboard)
    let head = """
      # Begun by `navc import storyboard` from Main.storyboard: yours to change. What a person has to decide says TODO.
      # import: 1522502e0142aecb
      navc: 1
      graph: Main
      root: list
      screens:
        list:
          class: "ListViewController"
          metadata:
            storyboard: "Main"
            storyboardID: "list"
          push:
            openDetail: detail
        detail:
          class: "DetailViewController"
          metadata:
            storyboard: "Main"
          unwind:
            close: list

      """
    #expect(product.graph == head)
    #expect(product.report.elements.allSatisfy { $0.status == .converted })
    expectSound(product, "the example")
  }

  /// The example of the contract for Android.
  @Test func aNavigationGraphBecomesAGraph() throws {
    let graph = NavigationXML(
      start: "listFragment",
      """
      <fragment android:id="@+id/listFragment" android:name="com.x.ListFragment" android:label="Items">
        <action android:id="@+id/open_detail" app:destination="@id/detailFragment"/></fragment>
      <fragment android:id="@+id/detailFragment" android:name="com.x.DetailFragment">
        <argument android:name="itemId" app:argType="integer"/>
        <action android:id="@+id/sold" app:destination="@id/thanksFragment" app:popUpTo="@id/listFragment"/></fragment>
      <fragment android:id="@+id/thanksFragment"/>
      """)
    let product = try imported(graph)
    #expect(
      product.lines == """
        graph: Main
        root: list
        screens:
          list:
            title: "Items"
            class: "ListFragment"
            metadata:
              id: "listFragment"
            push:
              openDetail: detail
          detail:
            class: "DetailFragment"
            metadata:
              id: "detailFragment"
            arguments:
              itemId: Int
            replace:
              sold: { to: thanks, from: list }
          thanks:
            metadata:
              id: "thanksFragment"
        """)
    expectSound(product, "the example")
  }

  @Test func theSumIsOfAllBytesAfterItsLine() {
    let text = Array("# Begun by `navc import storyboard` from A: …\n# import: 0123456789abcdef\nnavc: 1\n".utf8)
    let sums = GraphText.sums(of: text)
    #expect(sums?.stated == "0123456789abcdef")
    // FNV-1a of "navc: 1\n".
    #expect(sums?.actual == "4f356913c2c1d74e")
    #expect(GraphText.sums(of: Array("navc: 1\ngraph: A\nroot: a\n".utf8)) == nil)
    #expect(GraphText.sums(of: []) == nil)
  }

  @Test func eachKindOfSegueHasItsForm() throws {
    let product = try imported(
      Storyboard(
        initial: "t",
        object(
          "tabBarController", "t", "", relation("viewControllers", to: "home"), relation("viewControllers", to: "cart")),
        "<viewController id='home' storyboardIdentifier='home'><tabBarItem key='tabBarItem' title='Start'/>"
          + segue("presentation", to: "full", "identifier='a' modalPresentationStyle='fullScreen'")
          + segue("popoverPresentation", to: "pop", "identifier='b' animates='NO'")
          + segue("custom", to: "slid", "identifier='c' customClass='SlideDownSegue'")
          + segue("show", to: "home", "identifier='d'") + "</viewController>",
        page("cart", segue("show", to: "home", "identifier='e'")), page("full"), page("pop"), page("slid")))
    let segues = product.lines.split(separator: "\n").filter { $0.contains(": ") && !$0.contains("storyboard") }
    #expect(
      segues.map { $0.drop { $0 == " " } } == [
        "graph: Main", "root: t", #"start: { to: home, title: "Start" }"#, "cart: cart",
        #"c: { to: slid, transition: "slideDown" } # TODO the code of 'SlideDownSegue' decides what it does"#,
        "d: { to: home, recursive: true }", "a: { to: full, style: full }",
        "b: { to: pop, style: popover, animated: false }",
        "e: { tab: start } # TODO the screen is the first of a tab, so the graph selects the tab",
      ])
    expectSound(product, "the kinds")
  }

  @Test func argumentsLinksAndTypesHaveTheirForm() throws {
    let product = try imported(
      NavigationXML(
        fragment(
          "a", action(to: "b", "", argument("q", default: "x: #y"), argument("n", default: "7")),
          action(to: "c", "android:label=''")),
        fragment(
          "b", argument("q", "string", default: "a: b # c"), argument("n", "integer", default: "3"),
          argument("ids", "integer[]"), argument("kind", "com.x.Test$Kind", default: "@null"),
          argument("on", "boolean", default: "true"), deepLink("shop://b/{q}?n={n}"), action(to: "c")),
        fragment("c", deepLink("https://x.example/c"))))
    let lines = product.lines.split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in [
      "KindType: { swift: Kind } # com.x.Test$Kind",
      #"- "shop://""#, #"- "https://x.example""#,
      #"q: { type: String, default: "a: b # c" }"#, "n: Int = 3", "ids: { type: [Int], default: [] }",
      "kind: KindType?", "on: Bool = true", #"link: "/b/{q}?n={n}""#, #"link: { path: "/c", via: [a] }"#,
      "shared: true", #"go: { to: b, pass: { q: "x: #y", n: 7 } }"#,
    ] { #expect(lines.contains(Substring(line)), "\(line)\n\(product.lines)") }
    expectSound(product, "the forms")
  }

  /// Text of a source is in quotes, and cannot leave a comment.
  @Test func noTextOfASourceBecomesYAML() throws {
    let hostile = "a&quot;\\&#10;navc: 2 # {x}: [&#x2028;&#x85;&#x202E;&#xFEFF;]"
    let storyboard = Storyboard(
      initial: "a", "<viewController id='a' title='\(hostile)' customClass='\(hostile)'/>",
      "<viewController id='b' storyboardIdentifier='\(hostile)'>"
        + segue("\(hostile)", to: "a", "identifier='\(hostile)'") + "</viewController>",
      "<viewControllerPlaceholder id='c' storyboardName='\(hostile)' bundleIdentifier='\(hostile)'/>")
    let product = try imported(storyboard)
    expectSound(product, "hostile")
    #expect(product.graph.unicodeScalars.allSatisfy { ![0x2028, 0x85, 0x202E, 0xFEFF].contains($0.value) })
    #expect(product.lines.contains(#"title: "a\"\\\nnavc: 2 # {x}: [\u2028\u0085\u202e\ufeff"#), "\(product.lines)")
  }

  @Test func whatIsOmittedIsACommentAtTheEnd() throws {
    let product = try imported(
      Storyboard(initial: "a", page("a", segue("commit", to: "a", "identifier='look'"), segue("unwind", to: "x"))))
    #expect(
      product.lines.split(separator: "\n").suffix(2) == [
        "# TODO Main.storyboard:2 segue look: a preview opens no screen",
        "# TODO Main.storyboard:2 segue unwind: no screen is under it",
      ])
    expectSound(product, "omitted")
  }

  @Test func theHeadNamesAllFiles() throws {
    let main = Storyboard(initial: "a", page("a"))
    let storyboards = try Importer.storyboards(
      ["App/Main.storyboard", "App/Login.storyboard"].map { path in
        .init(SourceFile(path: path, text: main.xml), stem: path.contains("Main") ? "Main" : "Login")
      }, name: nil)
    let end = ": yours to change. What a person has to decide says TODO.\n# import: "
    #expect(
      storyboards.graph.hasPrefix("# Begun by `navc import storyboard` from Main.storyboard, Login.storyboard" + end))
    let android = try imported(NavigationXML(fragment("a")), menu: menu(["a": "A"]))
    #expect(android.graph.hasPrefix("# Begun by `navc import android` from main.xml, menu.xml" + end))
  }

  /// Returns the keys of lines with an indentation.
  private func keys(_ lines: some Sequence<Substring>, _ indentation: Int) -> [String] {
    lines.filter { $0.prefix { $0 == " " }.count == indentation }
      .map { String($0.drop { $0 == " " }.prefix { $0 != ":" }) }
  }

  @Test func theKeysOfAGraphAndOfAScreenAreInOrder() throws {
    let product = try imported(
      NavigationXML(
        action(to: "a"), action(to: "d"),
        fragment("a", action(to: "b"), action(to: "c")), fragment("c", action(to: "b")),
        destination(
          "fragment", "b", "android:name='x.B' android:label='The b'",
          action(to: "e"), action(popUpTo: "a"), action(to: "d", popUpTo: "a"), action(to: "f"),
          argument("kind", "x.Kind", default: "@null"), deepLink("x://b"), action(to: "g")),
        fragment("d", action(to: "g")), fragment("e", action(to: "f")), dialog("f"), fragment("g", action(to: "b"))))
    let lines = product.lines.split(separator: "\n")
    #expect(keys(lines, 0) == ["graph", "root", "types", "links", "anywhere", "screens"])
    let screens = lines.drop { $0 != "screens:" }
    #expect(keys(screens, 2) == ["a", "c", "b", "d", "e", "f", "g"])
    let ofB = screens.drop { $0 != "  b:" }.dropFirst().prefix { $0.hasPrefix("   ") }
    #expect(
      keys(ofB, 4) == [
        "title", "class", "metadata", "arguments", "shared", "link", "push", "present", "replace", "unwind",
      ], "\(product.lines)")
    let ofG = screens.drop { $0 != "  g:" }.dropFirst()
    #expect(keys(ofG, 4) == ["metadata", "shared", "go"])
    #expect(ofG.contains("      go3: { to: b, via: [a] } # TODO \(ImportCode.cycle.reason(nil))"), "\(product.lines)")
    expectSound(product, "the keys")
  }

  @Test func aContainerHasTheKeysOfAScreenInOrder() throws {
    let tabs = relation("viewControllers", to: "a") + relation("viewControllers", to: "b")
    let product = try imported(
      Storyboard(
        initial: "h", page("h", segue("modal", to: "t"), segue("modal", to: "p")), page("p", segue("modal", to: "t")),
        object("tabBarController", "t", "title='Tabs' customClass='Tabs'", tabs), page("a"), page("b")))
    let lines = product.lines.split(separator: "\n").drop { $0 != "  tabs:" }.dropFirst().prefix { $0.hasPrefix("   ") }
    #expect(keys(lines, 4) == ["title", "class", "metadata", "tabs", "shared"])
    expectSound(product, "the container")
  }

  /// The example of the contract for the repair of a graph.
  @Test func seguesOfACycleHaveTheirForm() throws {
    func push(_ id: String, _ name: String) -> String { segue("push", to: id, "identifier='\(name)'") }
    let product = try imported(
      Storyboard(
        initial: "home", page("home", segue("push", to: "left"), segue("push", to: "right")),
        page("left", segue("push", to: "right")),
        page("right", push("left", "across"), push("home", "home"), push("right", "more")), page("help")))
    let lines = product.lines.split(separator: "\n").filter { !$0.contains("storyboard") && !$0.contains("metadata") }
    #expect(
      lines.joined(separator: "\n") == """
        graph: Main
        root: home
        screens:
          home:
            push:
              openLeft: left
              openRight: right
              openHelp: help # TODO \(ImportCode.noWayIn.reason(nil))
          left:
            push:
              openRight: right
          right:
            shared: true
            push:
              more: { to: right, recursive: true }
            unwind:
              home: home # TODO \(ImportCode.goesUp.reason(nil))
            go:
              across: left # TODO \(ImportCode.cycle.reason(nil))
          help:
        """)
    #expect(product.remarks == ["across cycle", "home goes-up", "+ no-way-in"])
    expectSound(product, "the example")
  }

  @Test func equalSeguesBecomeOneSegue() throws {
    let report = try imported(
      Storyboard(initial: "a", page("a", segue("push", to: "b"), segue("push", to: "b")), page("b"))
    ).report
    #expect(report.segueCount == 1)
    #expect(report.elements.filter { $0.tag == "segue" }.map { $0.becomes.map(\.line) } == [[12], [12]])
  }

  @Test func onlyTheFirstPartOfAnElementHasItsReason() throws {
    let product = try imported(
      Storyboard(
        initial: "a", page("a", segue("embed", to: "c"), segue("modal", to: "b")), page("b", segue("embed", to: "c")),
        page("c", segue("show", to: "d")), page("d")))
    let lines = product.lines.split(separator: "\n").filter { $0.contains("openD: d") }
    #expect(lines == ["      openD: d # TODO \(ImportCode.showAlone.reason(nil))", "      openD: d"])
  }

  @Test func anAdditionHasItsReason() throws {
    let product = try imported(NavigationXML(fragment("a", action(to: "x"))), menu: menu(["a": "A"]))
    let lines = product.lines.split(separator: "\n").filter { $0.contains("TODO") }
    #expect(
      lines == [
        "  main: # TODO \(ImportCode.tabs.reason(nil))", "  x: # TODO \(ImportCode.notGiven.reason(nil))",
      ])
  }
}
