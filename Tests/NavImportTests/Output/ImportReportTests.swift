import Foundation
import NavCompiler
import Testing

@testable import NavImport

/// The report of an import.
struct ImportReportTests {
  private static let schema = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Documentation/import.schema.json").standardizedFileURL

  private func problems(_ json: String) throws -> [String] {
    let schema = try JSONSchema(Data(contentsOf: Self.schema))
    return try schema.problems(JSONSerialization.jsonObject(with: Data(json.utf8)))
  }

  private static func storyboard() -> Storyboard {
    Storyboard(
      initial: "a",
      page("a", segue("show", to: "b", "identifier='open'"), segue("show", to: "b", "identifier='openMore'")),
      page("b", segue("commit", to: "a"), segue("unwind", to: "x", "unwindAction='close:'")), page("lost"))
  }

  @Test func isAsTheSchemaSays() throws {
    let product = try imported(Self.storyboard())
    #expect(try problems(product.report.json(path: nil, text: product.graph).text) == [])
    #expect(try problems(product.report.json(path: "nav/main.nav.yaml", text: nil).text) == [])
    let android = try imported(NavigationXML(fragment("a", argument("n", "integer"), deepLink("x://y/{n}"))))
    #expect(try problems(android.report.json(path: nil, text: "").text) == [])
    let failure = #expect(throws: ImportFailure.self) { try StoryboardFile("<a>", stem: "Main") }
    let failed = ImportReport(.storyboard, of: [try #require(failure)]).json(path: nil, text: nil).text
    #expect(try problems(failed) == [])
  }

  @Test func theSchemaRefusesWhatIsNoReport() throws {
    let product = try imported(Self.storyboard())
    let json = product.report.json(path: nil, text: product.graph).text
    #expect(try problems(json.replacing("\"show-alone\"", with: "\"shown-alone\"")) != [])
    #expect(try problems(json.replacing("\"becomes\"", with: "\"become\"")) != [])
    #expect(try problems(json.replacing("\"source\"", with: "\"sources\"")) != [])
  }

  @Test func theSchemaHasEachCode() throws {
    let text = try String(contentsOf: Self.schema, encoding: .utf8)
    for code in ImportCode.allCases { #expect(text.contains("\"\(code.rawValue)\""), "\(code)") }
  }

  /// The page about the report asks a question for each code.
  @Test func thePageHasEachCodeThatIsNotConverted() throws {
    let page = Self.schema.deletingLastPathComponent().appending(path: "importing.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for code in ImportCode.allCases where code.status != .converted {
      #expect(text.contains("`\(code.rawValue)`"), "\(code)")
    }
  }

  @Test func anElementHasItsPlaceAndItsParts() throws {
    let report = try imported(Self.storyboard()).report
    let element = report.elements[2]
    #expect((element.line, element.column, element.tag, element.kind, element.name) == (2, 66, "segue", "show", "open"))
    #expect((element.status, element.code) == (.approximated, .showAlone))
    #expect(element.becomes.map { "\($0.screen) \($0.line)" } == ["a 12"])
    #expect(report.summaryLine == "8 5 2 1")
  }

  /// In the order of first appearance. A code of additions has an entry too.
  @Test func eachCodeThatIsNotConvertedIsADecision() throws {
    let report = try imported(Self.storyboard()).report
    #expect(
      report.decisions.map { "\($0.code.rawValue) \($0.count) \($0.elements) \($0.lines)" } == [
        "show-alone 2 [2, 3] [12, 13]", "peek 1 [5] []", "no-way-in 1 [] [14]",
      ])
    #expect(report.decisions.allSatisfy { $0.code.question != nil || $0.code.status == .omitted })
  }

  /// Each code that a person decides about has a question, or at least a reason.
  @Test func eachCodeHasItsReason() {
    for code in ImportCode.allCases where code.status != .converted {
      for detail in [nil, "a", String(repeating: "x", count: 5_000)] {
        let reason = code.reason(detail)
        #expect(reason != "the graph does the same" && reason.utf8.count < 300 && !reason.hasSuffix("."), "\(code)")
      }
    }
  }

  @Test func theTextReportNamesWhatDiffersAndAsks() throws {
    let text = try imported(Self.storyboard()).report.text(path: "main.nav.yaml").text
    #expect(
      text == """
        Main.storyboard:2:66: approximated: segue 'open': no navigation controller is around it: UIKit presents there \
        [show-alone]
        Main.storyboard:2:120: approximated: segue 'openMore': no navigation controller is around it: UIKit presents \
        there [show-alone]
        Main.storyboard:3:66: omitted: segue of the kind 'commit': a preview opens no screen [peek]
        main.nav.yaml:14: added: segue 'openLost' of 'a': nothing in the source leads here [no-way-in]

        element            converted  approximated  omitted
        document document          1             0        0
        viewController             3             0        0
        segue show                 0             2        0
        segue commit               0             0        1
        segue unwind               1             0        0
        all                        5             2        1

        2 × show-alone: Push or present? Move the segue to the key that fits.
          main.nav.yaml, lines 12, 13

        1 × peek: A preview opens no screen.

        1 × no-way-in: Who opens these screens? Move each push to the right screen, or delete it with its target.
          main.nav.yaml, line 14

        Next: navc validate main.nav.yaml
              navc render --format html main.nav.yaml -o main.html
              navc generate --stubs --host uikit main.nav.yaml -o MainScreens.swift

        """)
  }

  /// The graph and the report name the Swift types to write.
  @Test func typesForClassesAreNamed() throws {
    let product = try imported(NavigationXML(fragment("a", argument("kind", "com.x.Test$Kind"))))
    #expect(product.lines.contains("KindType: { swift: Kind } # com.x.Test$Kind\n"))
    #expect(
      product.report.text(path: "m.nav.yaml").text.contains(
        """

        1 × types: Write these types in Swift, or replace them by types of the app.
          m.nav.yaml, line 7

        """))
  }

  @Test func scenesWithoutAStoryboardIDAreNamed() throws {
    let storyboard = Storyboard(
      initial: "a", page("a", segue("push", to: "b"), segue("push", to: "c")),
      "<viewController id='b' customClass='BController'/>", page("c"))
    let text = try imported(storyboard).report.text(path: "m.nav.yaml").text
    #expect(
      text.contains(
        "1 × no Storyboard ID: Give these scenes a Storyboard ID. Without it, a factory cannot make them.\n"
          + "  m.nav.yaml, line 14\n"))
  }

  /// The initial scene of a storyboard has no Storyboard ID either, unless it is given one.
  @Test func initialScenesWithoutAStoryboardIDAreNamedToo() throws {
    let storyboard = Storyboard(
      initial: "run", run("run", root: "a"), "<viewController id='a' customClass='AController'/>")
    let report = try imported(storyboard).report
    #expect(report.text(path: "m.nav.yaml").text.contains("× no Storyboard ID"))
    #expect(report.linesWithoutID == [7])
  }
}

extension ImportReport {
  fileprivate var summaryLine: String {
    "\(elements.count) \(count(.converted)) \(count(.approximated)) \(count(.omitted))"
  }
}
