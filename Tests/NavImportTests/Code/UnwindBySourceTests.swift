import NavCompiler
import Testing

@testable import NavImport

/// Targets of unwinds that the code of the app declares.
struct UnwindBySourceTests {
  /// Returns a controller with a class.
  private func page(_ id: String, _ className: String, _ content: String...) -> String {
    object("viewController", id, "customClass='\(className)'", content.joined())
  }

  private func unwind(_ selector: String = "close:") -> String {
    segue("unwind", to: "exit", "unwindAction='\(selector)'")
  }

  private func action(_ name: String = "close") -> String { "@IBAction func \(name)(_ s: UIStoryboardSegue) {}" }

  private func tabs(_ ids: String...) -> String {
    object("tabBarController", "t", "customClass='T'", ids.map { relation("viewControllers", to: $0) }.joined())
  }

  /// Checks what the unwinds of an app become, `"c: b [unwind-by-source]"` each.
  private func check(
    _ objects: [String], initial: String = "a", code: [String: String], expected: String...,
    location: SourceLocation = #_sourceLocation
  ) throws {
    var main = Storyboard(initial: initial)
    main.objects = objects
    let product = try imported(main, code: code)
    let found = product.report.elements.filter { $0.kind == "unwind" }.flatMap { element in
      element.becomes.map { part in
        let line = product.graph.split(separator: "\n", omittingEmptySubsequences: false)[part.line - 1]
        let target = line.split(separator: " ").dropFirst().first ?? ""
        return "\(part.screen): \(target) [\(element.code.rawValue)]"
      }
    }
    #expect(found == expected, "\n\(product.graph)", sourceLocation: location)
    expectSound(product, "the app", location: location)
  }

  /// A chain of four screens, whose last one unwinds.
  private func chain(_ selector: String = "close:") -> [String] {
    [
      page("a", "A", segue("push", to: "b")), page("b", "B", segue("push", to: "c")),
      page("c", "C", segue("push", to: "d")), page("d", "D", unwind(selector)),
    ]
  }

  @Test func theNearestScreenThatDeclaresTheSelectorIsTheTarget() throws {
    try check(chain(), code: ["A.swift": "class B { \(action()) }"], expected: "d: b [unwind-by-source]")
    try check(chain(), code: ["A.swift": "class A { \(action()) }"], expected: "d: a [unwind-by-source]")
    try check(
      chain(), code: ["A.swift": "class B { \(action()) }", "B.swift": "extension A { \(action()) }"],
      expected: "d: b [unwind-by-source]")
    try check(
      chain(), code: ["A.m": "@implementation B\n- (IBAction)close:(id)s {}\n@end"],
      expected: "d: b [unwind-by-source]")
  }

  @Test func otherwiseTheNextRowsApply() throws {
    try check(chain(), code: [:], expected: "d: previous [unwind-guessed]")
    try check(chain(), code: ["A.swift": "class B { \(action("leave")) }"], expected: "d: previous [unwind-guessed]")
    // The source, and a class that no screen has, do not count.
    try check(chain(), code: ["A.swift": "class D { \(action()) }"], expected: "d: previous [unwind-guessed]")
    try check(chain(), code: ["A.swift": "class X { \(action()) }"], expected: "d: previous [unwind-guessed]")
    try check(chain("closeToB:"), code: ["A.swift": "class B { \(action()) }"], expected: "d: b [unwind-by-name]")
  }

  @Test func theCodeComesBeforeTheNameAndAfterTheOnlyParent() throws {
    try check(
      chain("backToRoot:"), code: ["A.swift": "class C { \(action("backToRoot")) }"],
      expected: "d: c [unwind-by-source]")
    try check(
      [page("a", "A", segue("push", to: "b")), page("b", "B", unwind())], code: ["A.swift": "class A { \(action()) }"],
      expected: "b: a [unwind]")
    try check([page("a", "A", unwind())], code: ["A.swift": "class A { \(action()) }"])
  }

  /// Both spellings of Swift's import rule are selectors of the method.
  @Test func aLabelIsAPartOfTheSelector() throws {
    let code = ["A.swift": "class B { @IBAction func close(segue: UIStoryboardSegue) {} }"]
    for selector in ["closeWithSegue:", "closeSegue:"] {
      try check(chain(selector), code: code, expected: "d: b [unwind-by-source]")
    }
    try check(chain("close:"), code: code, expected: "d: previous [unwind-guessed]")
    try check(
      chain("away:"), code: ["A.swift": "class B { @objc(away:) \(action()) }"], expected: "d: b [unwind-by-source]")
  }

  @Test func aDeclarationCountsForTheSubclassesOfTheCode() throws {
    try check(
      chain(),
      code: ["A.swift": "class Base { \(action()) }\nclass Middle: Base {}", "B.h": "@interface B : Middle\n@end"],
      expected: "d: b [unwind-by-source]")
    // Classes that are each other's superclass.
    try check(
      chain(), code: ["A.swift": "class B: X {}\nclass X: Y {}\nclass Y: X { \(action()) }"],
      expected: "d: b [unwind-by-source]")
    try check(
      chain(), code: ["A.swift": "class X: B { \(action()) }"], expected: "d: previous [unwind-guessed]")
  }

  @Test func aClassMatchesWithoutItsModule() throws {
    var objects = chain()
    objects[1] = page("b", "App.B", segue("push", to: "c"))
    try check(objects, code: ["A.swift": "extension Kit.B { \(action()) }"], expected: "d: appB [unwind-by-source]")
  }

  @Test func theClassesOfVanishedObjectsCount() throws {
    try check(
      [
        page("a", "A", segue("modal", to: "n")), run("n", root: "b", "customClass='N'"),
        page("b", "B", segue("push", to: "c")), page("c", "C", segue("push", to: "d")), page("d", "D", unwind()),
      ], code: ["A.swift": "class N { \(action()) }"], expected: "d: b [unwind-by-source]")
  }

  @Test func theTargetIsTheSameInEachOccurrence() throws {
    let objects = [
      page("a", "A", segue("push", to: "b"), segue("push", to: "c")), page("b", "B", segue("push", to: "d")),
      page("c", "C", segue("push", to: "d")), page("d", "D", segue("push", to: "e")), page("e", "E", unwind()),
    ]
    try check(objects, code: ["A.swift": "class A { \(action()) }"], expected: "e: a [unwind-by-source]")
    try check(objects, code: ["A.swift": "class D { \(action()) }"], expected: "e: d [unwind-by-source]")
    // In one occurrence, another screen is nearer, or no screen declares the selector.
    try check(
      objects, code: ["A.swift": "class A { \(action()) }\nclass B { \(action()) }"],
      expected: "e: previous [unwind-guessed]")
    try check(objects, code: ["A.swift": "class B { \(action()) }"], expected: "e: previous [unwind-guessed]")
    try check(
      objects, code: ["A.swift": "class B { \(action()) }\nclass C { \(action()) }"],
      expected: "e: previous [unwind-guessed]")
  }

  @Test func containersDoNotCount() throws {
    let objects = [
      tabs("a", "b"), page("a", "A", segue("push", to: "c")), page("b", "B", segue("push", to: "c")),
      page("c", "C", segue("push", to: "d")), page("d", "D", unwind()),
    ]
    try check(
      objects, initial: "t", code: ["A.swift": "class T { \(action()) }"], expected: "d: previous [unwind-guessed]")
    try check(objects, initial: "t", code: ["A.swift": "class C { \(action()) }"], expected: "d: c [unwind-by-source]")
    // The screen under a container is under its tabs.
    try check(
      [page("x", "X", segue("modal", to: "t"))] + objects, initial: "x", code: ["A.swift": "class X { \(action()) }"],
      expected: "d: x [unwind-by-source]")
  }

  @Test func seguesInACircleEnd() throws {
    let objects = [
      page("a", "A", segue("push", to: "b")), page("b", "B", segue("push", to: "c")),
      page("c", "C", segue("push", to: "a"), segue("push", to: "b"), segue("push", to: "d")),
      page("d", "D", segue("push", to: "c"), unwind()),
    ]
    try check(objects, code: ["A.swift": "class A { \(action()) }"], expected: "d: a [unwind-by-source]")
    try check(objects, code: ["A.swift": "class X { \(action()) }"], expected: "d: previous [unwind-guessed]")
  }

  @Test func manyUnwindsTakeLinearTime() throws {
    let count = 3_000
    let objects = (0..<count).map { page("p\($0)", "C\($0)", segue("push", to: "p\($0 + 1)"), unwind()) }
    var main = Storyboard(initial: "p0")
    main.objects = objects
    let draft = StoryboardReader.draft(of: [try main.file()])
    var code = AppCode()
    code.add(SourceFile(path: "A.swift", text: "class C0 { \(action()) }"))
    let actions = draft.segues.map { segue -> DraftAction? in
      if case .open(let screen, let opening) = segue.intent { .open(screen, opening) } else { nil }
    }
    let classes = UnwindSearch.classes(of: draft.screens, in: code)
    var search = UnwindSearch(code, classes, draft, DraftShape(draft, actions))
    for source in (1..<count).reversed() { #expect(search.target(of: "close:", from: source) == 0) }
    #expect(search.target(of: "close:", from: 0) == nil)
  }
}
