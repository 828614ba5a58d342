import Testing

@testable import NavImport

/// The names of an imported graph.
struct GraphNamesTests {
  private func screens(_ candidates: [[String]], tag: String = "viewController") -> [String] {
    var draft = Draft()
    draft.screens = candidates.map { Draft.Screen(candidates: $0, tag: tag) }
    return GraphNames(Repair(draft), graph: "A").screens
  }

  @Test func aScreenLosesItsSuffix() {
    #expect(
      screens([["ShopTableViewController"], ["HelpVC"], ["ViewController"], ["LoginFragment"], ["aboutDialog"]])
        == ["shop", "help", "viewController", "login", "about"])
  }

  @Test func theFirstCandidateThatNoOtherScreenHasIsTheName() {
    #expect(
      screens([["BaseViewController", "Items"], ["BaseViewController", "Item"], ["BaseViewController"]])
        == ["items", "item", "base"])
    #expect(screens([["List"], ["list", "LIST"], ["listViewController"]]) == ["list", "list2", "list3"])
  }

  @Test func aNameNeedsASCIIWords() {
    #expect(
      screens([["größe", "size"], ["--"], ["2nd page"], ["URLList"]]) == [
        "size", "viewController", "n2ndPage", "urlList",
      ])
    #expect(screens([["U\u{308}ber", "about"], ["Cart \u{2699}\u{FE0F}"], ["A · B"]]) == ["about", "cart", "ab"])
  }

  @Test func reservedNamesGetASuffix() {
    #expect(
      screens([["root"], ["previous"], ["opener"], ["back"], ["rootScreen"]])
        == ["rootScreen", "previousScreen", "openerScreen", "backScreen", "rootScreen2"])
  }

  @Test func aScreenDoesNotHideAType() {
    var draft = Draft()
    draft.types = [("KindType", "Kind", "com.x.Kind")]
    draft.screens = ["kind", "KindType"].map { Draft.Screen(candidates: [$0], tag: "fragment") }
    #expect(GraphNames(Repair(draft), graph: "A").screens == ["kindScreen", "kindTypeScreen"])
  }

  /// The names of the segues from the first of two screens.
  private func segues(_ intents: [(String?, Draft.Intent)]) -> [String] {
    var draft = Draft()
    draft.screens = ["home", "product"].map { Draft.Screen(candidates: [$0], tag: "viewController") }
    draft.segues = intents.map { Draft.Segue(source: 0, intent: $1, identifier: $0) }
    var repair = Repair(draft)
    for (index, segue) in draft.segues.enumerated() {
      if case .unwind = segue.intent { repair.actions[index] = .unwind(to: .previous) }
    }
    return GraphNames(repair, graph: "A").segues
  }

  @Test func aSegueHasTheNameOfItsSource() {
    #expect(
      segues([
        (nil, .open(1, .push)), ("Show product", .open(1, .push)), ("openProduct", .open(1, .push)),
        ("OPENPRODUCT", .open(1, .push)), ("back", .open(1, .push)), ("größe", .open(1, .push)),
      ]) == ["openProduct3", "showProduct", "openProduct", "openproduct2", "backSegue", "openProduct4"])
  }

  @Test func anUnwindHasTheNameOfItsSelector() {
    #expect(
      segues([
        (nil, .unwind(selector: "closeWithSegue:")), (nil, .unwind(selector: "cancelSegue:")),
        (nil, .unwind(selector: "done:sender:")), ("leave", .unwind(selector: "x:")), (nil, .unwind(selector: "é:")),
        (nil, .unwind(selector: "Segue:")),
      ]) == ["close", "cancel", "done", "leave", "goBack", "segue"])
  }

  /// Every screen offers the segues of `anywhere`, so none of its own has their names.
  @Test func namesOfAllScreensAreTakenInEachScreen() {
    var draft = Draft()
    draft.screens = ["home", "product", "help"].map { Draft.Screen(candidates: [$0], tag: "fragment") }
    draft.segues = [
      Draft.Segue(source: 0, intent: .open(1, .push), identifier: "help"),
      Draft.Segue(source: nil, intent: .open(2, .push), identifier: "help"),
      Draft.Segue(source: 1, intent: .open(2, .push), identifier: "help2"),
    ]
    #expect(GraphNames(Repair(draft), graph: "A").segues == ["help", "help2", "help22"])
  }

  @Test func theGraphHasTheNameOfTheFirstFile() throws {
    for (stem, name) in [("Main", "Main"), ("nav_graph", "NavGraph"), ("2048", "N2048"), ("größe", "App")] {
      #expect(try imported(Storyboard(stem: stem, page("a"))).report.graph == name)
    }
    #expect(try imported(Storyboard(page("a")), name: "Shop").report.graph == "Shop")
  }

  @Test func aMadeNameHasTheScreenOfItsTarget() {
    var draft = Draft()
    draft.screens = ["home", "product"].map { Draft.Screen(candidates: [$0], tag: "viewController") }
    draft.segues = (0..<5).map { _ in Draft.Segue(source: 1, intent: .open(0, .push)) }
    var repair = Repair(draft)
    repair.actions = [
      .unwind(to: .screen(0)), .go(0, via: []), .replace(by: 0, from: .previous), .unwind(to: .previous),
      .unwind(to: .root),
    ]
    #expect(GraphNames(repair, graph: "A").segues == ["goHome", "goHome2", "openHome", "goBack", "goRoot"])
  }

  @Test func aTabHasItsTitleOrItsScreen() throws {
    let tabs = ["a", "b", "c"].map { relation("viewControllers", to: $0) }.joined()
    let item = { (title: String) in "<tabBarItem key='tabBarItem' title='\(title)'/>" }
    let product = try imported(
      Storyboard(
        initial: "t", object("tabBarController", "t", "", tabs), page("a", item("My Feed")), page("b", item("größe")),
        page("c")))
    let text = """
          tabs:
            myFeed: { to: a, title: "My Feed" }
            b: { to: b, title: "größe" }
            c: c

      """
    #expect(product.lines.contains(text), "\(product.lines)")
  }

  /// navc reserves names for Swift and for its own types.
  @Test(arguments: [
    "Self", "Any", "Type", "protocol", "Swift", "Foundation", "NavRuntime", "S", "String", "int", "MainActor",
  ])
  func aGraphDoesNotHaveAReservedName(_ stem: String) throws {
    let name = stem.prefix(1).uppercased() + stem.dropFirst() + "Graph"
    let product = try imported(Storyboard(stem: stem, page("a")))
    #expect(product.report.graph == name)
    expectSound(product, stem)
    #expect(try imported(NavigationXML(stem: stem, fragment("a"))).report.graph == name)
  }
}
