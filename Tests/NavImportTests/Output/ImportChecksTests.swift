import NavCompiler
import SeededRandom
import Testing

@testable import NavImport

/// Importing until navc accepts the graph.
struct ImportChecksTests {
  /// The way to `c` passes `b`, which needs an argument.
  @Test func aWayWithoutItsArgumentsIsOmitted() throws {
    let graph = NavigationXML(
      fragment("a", action(to: "b"), action(to: "d")),
      fragment("b", argument("id", "integer"), action(to: "c")), fragment("c", action(to: "d")),
      fragment("d", action(to: "c")))
    let product = try imported(graph)
    #expect(product.remarks == ["go way-arguments"])
    #expect(product.graph.hasSuffix("action go: \(ImportCode.wayArguments.reason(nil))\n"))
    expectSound(product, "ways")
  }

  /// navc keeps the messages of the first hundred errors, and the importer makes each refused segue less.
  @Test func thousandsOfRefusedSeguesAreOmitted() throws {
    let names = (0..<7_000).map { "d\($0)" }
    let all = names.map { action(to: $0) }.joined()
    let graph = NavigationXML(
      fragment("a", action(to: "b"), all), fragment("b", argument("id", "integer"), action(to: "c")),
      fragment("c", all), names.map { fragment($0, action(to: "c")) }.joined())
    let product = try imported(graph)
    #expect(product.remarks == names.map { _ in "go way-arguments" })
  }

  /// Each screen offers `scan`. So each screen can be below `found`, which replaces `scan`, and below `seen` above it.
  @Test func aScreenThatReplacesAnOfferedScreenIsShared() throws {
    let graph = NavigationXML(
      start: "a", action(to: "scan"), fragment("a", action(to: "b")), fragment("b"),
      fragment("scan", action(to: "found", popUpTo: "scan", inclusive: true), action(to: "b", popUpTo: "a")),
      fragment("found", action(to: "seen"), action(popUpTo: "b")), fragment("seen"))
    let product = try imported(graph)
    #expect(product.remarks == ["go pop-not-there"])
    expectSound(product, "offers")
  }

  /// Each screen has a segue, and many segues under `anywhere` have the same name.
  @Test func manySeguesOfOneName() throws {
    let count = 300
    let screens = (0..<count).map { fragment("s\($0)", action(to: "s\(($0 + 1) % count)")) }
    let offers = (0..<count).map { action(to: "s\($0)") }
    expectSound(try imported(NavigationXML(start: "s0", (offers + screens).joined())), "names")
  }

  @Test func aLinkWithoutItsArgumentsIsOmitted() throws {
    let product = try imported(
      NavigationXML(
        fragment("a", action(to: "b")), fragment("b", argument("id", "integer"), action(to: "c")),
        fragment("c", deepLink("x://c"))))
    #expect(product.remarks == ["x://c link-arguments"])
    expectSound(product, "links")
  }

  @Test func twoFilesOfOneNameAreRefused() {
    let failure = #expect(throws: ImportFailure.self) { try imported(Storyboard(page("a")), Storyboard(page("b"))) }
    #expect(failure?.kind == .name)
  }

  @Test func tooManyScreensAreRefused() {
    var storyboard = Storyboard()
    storyboard.objects = (0...Importer.mostScreens).map { _ in "<viewController/>" }
    let failure = #expect(throws: ImportFailure.self) { try imported(storyboard) }
    #expect(failure?.kind == .size)
  }

  /// navc prints at most a hundred errors, and refuses each of these links.
  @Test func manyRefusedLinksAreOmittedAtOnce() throws {
    let count = 6_500
    let screens = (0..<count).map { fragment("s\($0)", deepLink("x://s\($0)")) }
    let actions = (0..<count).map { action(to: "s\($0)") }.joined()
    let product = try imported(
      NavigationXML(
        fragment("a", action(to: "b")), fragment("b", argument("k", "integer"), actions), screens.joined()))
    #expect(product.report.count(.omitted) == count)
    #expect(product.report.decisions.map(\.code) == [.linkArguments])
  }

  @Test func randomStoryboardsAreValid() throws {
    var random = SplitMix(seed: 2)
    for round in 0..<400 {
      let files = RandomStoryboard.files(&random)
      let product = try Importer.storyboards(
        files.map { .init(SourceFile(path: "\($0.stem).storyboard", text: $0.xml), stem: $0.stem) }, name: nil)
      expectSound(product, "round \(round)\n" + files.map(\.xml).joined(separator: "\n"))
    }
  }

  @Test func randomNavigationGraphsAreValid() throws {
    var random = SplitMix(seed: 3)
    for round in 0..<400 {
      let files = (0..<Int.random(in: 1...3, using: &random)).map { RandomGraph.make(file: $0, &random) }
      let items = Bool.random(using: &random) ? menu(["a": "A", "n1": "N", "b": ""]) : nil
      let product = try Importer.navigationGraphs(
        files.map { .init(SourceFile(path: "\($0.stem).xml", text: $0.xml), stem: $0.stem) },
        menu: items.map { SourceFile(path: "menu.xml", text: $0) }, strings: StringResources(), name: nil)
      expectSound(product, "round \(round)\n" + files.map(\.xml).joined(separator: "\n"))
    }
  }

  /// The way from `d` to `c` passes `b`, which needs an argument. The screen `e` of the same graph pushes `c`.
  @Test func anActionThatSomeScreensCannotHaveIsNotEverywhere() throws {
    let graph = NavigationXML(
      fragment("a", action(to: "b"), action(to: "n"), action(to: "e")),
      fragment("b", argument("id", "integer"), action(to: "c")), fragment("c", action(to: "d")),
      nested("n", start: "d", action(to: "c"), fragment("d"), fragment("e")))
    let product = try imported(graph)
    let action = try #require(product.report.elements.first { $0.kind == "global" })
    #expect(action.code == .notEverywhere && action.becomes.map(\.screen) == ["e"], "\(product.graph)")
    expectSound(product, "several segues")
  }
}
