import Foundation
import NavCompiler
import Testing

@testable import NavImport

/// The calls in the report of an import with the code of the app.
struct OpeningCallsTests {
  private static let storyboard = Storyboard(
    initial: "home", page("home", segue("push", to: "list", "identifier='openList'")), page("list"),
    page("help", segue("push", to: "more", "identifier='openMore'")),
    page("more", segue("push", to: "help", "identifier='openHelp'")),
    run("aboutRun", root: "about"),
    page("about", segue("unwind", to: "exit", "identifier='leave' unwindAction='leave:'")))

  private func calls(_ code: [String: String], location: SourceLocation = #_sourceLocation) throws -> [String] {
    let report = try imported(Self.storyboard, code: code).report
    let decision = try #require(report.decisions.first { $0.code == .noWayIn }, sourceLocation: location)
    return try #require(decision.calls, sourceLocation: location).map {
      "\($0.call.file):\($0.call.position.line):\($0.call.position.column) \($0.call.identifier) \($0.screen)"
    }
  }

  private func make(_ id: String) -> String { "s.instantiateViewController(withIdentifier: \"\(id)\")" }

  private func perform(_ id: String) -> String { "performSegue(withIdentifier: \"\(id)\", sender: nil)" }

  @Test func aCallMakesAScreenThatNoSegueLeadsTo() throws {
    let code = ["help", "list", "home", "more", "about", "none", ""].map(make).joined(separator: "\n")
    #expect(try calls(["A.swift": code]) == ["A.swift:1:3 help help", "A.swift:5:3 about about"])
  }

  /// The Storyboard ID can be that of the navigation controller around the screen.
  @Test func aCallMakesTheRunOfAScreen() throws {
    #expect(try calls(["A.swift": make("aboutRun")]) == ["A.swift:1:3 aboutRun about"])
  }

  @Test func aCallPerformsASegueFromOrToAScreenThatNoSegueLeadsTo() throws {
    let code = ["openList", "openMore", "openHelp", "leave", "none", ""].map(perform).joined(separator: "\n")
    #expect(
      try calls(["A.swift": code]) == [
        "A.swift:2:1 openMore help", "A.swift:3:1 openHelp help", "A.swift:4:1 leave about",
      ])
  }

  @Test func anIdentifierIsThatOfAScreenOrThatOfASegue() throws {
    #expect(try calls(["A.swift": perform("help") + "\n" + make("openHelp")]) == [])
  }

  @Test func callsAreInTheOrderOfFileAndPlace() throws {
    let found = try calls([
      "B.m": "[s instantiateViewControllerWithIdentifier:@\"help\"];", "A.swift": "\(make("about")); \(make("help"))",
    ])
    #expect(found == ["A.swift:1:3 about about", "A.swift:1:57 help help", "B.m:1:4 help help"])
  }

  @Test func theKeysAreInTheOrderOfTheContract() throws {
    let code = ["App/Menu.swift": "class Menu {\n  \(make("help"))\n}\n\(perform("openMore"))"]
    let json = try imported(Self.storyboard, code: code).report.json(path: "main.nav.yaml", text: nil).text
    let text = json.split { $0.isWhitespace }.joined()
    #expect(
      text.contains(
        #""calls":[{"file":"App/Menu.swift","line":2,"column":5,"call":"instantiateViewController","identifier":"help","#
          + #""class":"Menu","screen":"help"},{"file":"App/Menu.swift","line":4,"column":1,"call":"performSegue","#
          + #""identifier":"openMore","screen":"help"}]"#), "\(json)")
    let schema = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/import.schema.json").standardizedFileURL
    let report = try JSONSerialization.jsonObject(with: Data(json.utf8))
    #expect(try JSONSchema(Data(contentsOf: schema)).problems(report) == [])
  }

  @Test func theTextReportHasALineForEachCall() throws {
    let code = ["App/Menu.swift": "class Menu {\n  \(make("help"))\n}\n\(perform("openMore"))"]
    let text = try imported(Self.storyboard, code: code).report.text(path: "main.nav.yaml").text
    #expect(
      text.contains(
        """
        2 × no-way-in: Who opens these screens? Move each push to the right screen, or delete it with its target.
          main.nav.yaml, lines 13, 15
          App/Menu.swift:2:5: Menu: instantiateViewController of 'help' can open 'help'
          App/Menu.swift:4:1: performSegue of 'openMore' can open 'help'

        """), "\(text)")
  }

  @Test func textOfTheCodeIsPrintedSafely() throws {
    let id = "a\u{1B}[31m"
    let storyboard = Storyboard(initial: "a", page("a"), page("b", segue("push", to: "a", "identifier='x&#9;'")))
    let text = try imported(storyboard, code: ["\(id).swift": perform("x\\t")]).report.text(path: "m").text
    #expect(text.contains("can open 'b'") && !text.contains("\u{1B}") && !text.contains("\t"))
  }

  @Test func callsChangeNeitherTheGraphNorAStatus() throws {
    let without = try imported(Self.storyboard)
    let code = (["help", "about", "list"].map(make) + ["openMore", "leave"].map(perform)).joined(separator: "\n")
    let with = try imported(Self.storyboard, code: ["A.swift": code])
    #expect(without.text == with.text)
    #expect(without.report.elements.map(\.code) == with.report.elements.map(\.code))
    #expect(without.report.decisions.allSatisfy { $0.calls == nil })
    #expect(with.report.decisions.allSatisfy { ($0.calls != nil) == ($0.code == .noWayIn) })
    #expect(!without.report.json(path: nil, text: nil).text.contains("\"calls\""))
    #expect(try calls([:]) == [])
  }
}
