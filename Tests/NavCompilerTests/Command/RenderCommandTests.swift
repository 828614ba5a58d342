import Foundation
import Testing

/// `navc render`.
@Suite struct RenderCommandTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Sample.valid, to: "valid.nav.yaml")
    try folder.write(Sample.broken, to: "a.nav.yaml")
  }

  private func navc(_ arguments: String...) throws -> NavcRun {
    try NavcRun(["render"] + arguments, in: folder)
  }

  @Test func withoutAFormItIsSVG() throws {
    let run = try navc("valid.nav.yaml")
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.hasPrefix("<svg xmlns="))
    #expect(try navc("valid.nav.yaml", "--format", "svg", "-o", "-").output == run.output)
    #expect(try navc("valid.nav.yaml", "-o", "shop.svg").output == "")
    #expect(try folder.read("shop.svg") == run.output)
  }

  @Test(arguments: [
    ("html", "<!doctype html>"), ("dot", "digraph"), ("mermaid", "flowchart LR"), ("json", "{\n  \"version\": 1"),
  ])
  func eachFormIsPrinted(_ form: String, _ start: String) throws {
    let run = try navc("--format=\(form)", "valid.nav.yaml")
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.hasPrefix(start))
  }

  @Test func anErrorWritesNothing() throws {
    try folder.write("old", to: "shop.svg")
    let run = try navc("a.nav.yaml", "-o", "shop.svg", "--format", "json")
    #expect((run.status, run.output) == (1, ""))
    #expect(run.errors == Sample.brokenMessage)
    #expect(try folder.read("shop.svg") == "old")
  }

  @Test func aDraftIsDrawnAndItsErrorsArePrinted() throws {
    let run = try navc("a.nav.yaml", "--draft")
    #expect((run.status, run.errors) == (1, Sample.brokenMessage))
    #expect(run.output.hasPrefix("<svg xmlns=") && run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains("Draft with 1 error."))
    let message = try #require(Sample.brokenMessage.firstMatch(of: /a\.nav\.yaml:(\d+):\d+: error: (.+) \[/))
    let shown = message.output.2.replacing("'", with: "&#39;")
    #expect(run.output.contains("line \(message.output.1): \(shown)"))
    for form in ["html", "dot", "mermaid"] {
      let other = try navc("a.nav.yaml", "--draft", "--format", form, "-o", "draft.\(form)")
      #expect((other.status, other.output, other.errors) == (1, "", Sample.brokenMessage))
      #expect(try folder.read("draft.\(form)").contains("line \(message.output.1): "), "\(form)")
    }
    let json = try navc("a.nav.yaml", "--draft", "--format", "json")
    #expect(
      json.status == 2 && json.errors.contains("'--draft' draws, and '--format json' is the graph as it was checked"))
    // Of a graph without errors nothing is a draft.
    #expect(try navc("valid.nav.yaml", "--draft").output == navc("valid.nav.yaml").output)
    #expect(try navc("nothing.nav.yaml", "--draft").status == 2)
  }

  @Test func theGraphItselfIsNotOverwritten() throws {
    let run = try navc("valid.nav.yaml", "-o", "valid.nav.yaml")
    #expect(run.status == 2)
    #expect(try folder.read("valid.nav.yaml") == Sample.valid)
  }

  @Test func whatIsWrongOnTheCommandLineIsSaid() throws {
    #expect(
      try navc("valid.nav.yaml", "--format", "sarif").errors.contains(
        "'--format' takes svg, html, dot, mermaid or json"))
    #expect(try navc("valid.nav.yaml", "--focus", "nobody").errors.contains("the picture has no screen 'nobody'"))
    #expect(try navc("valid.nav.yaml", "--fragment", "None").errors.contains("the graph mounts no fragment 'None'"))
    #expect(try navc("valid.nav.yaml", "--depth", "0").errors.contains("'--depth' takes a number from 1 on, not '0'"))
    #expect(try navc("valid.nav.yaml", "valid.nav.yaml").errors.contains("'render' takes one file"))
    #expect(try navc("valid.nav.yaml", "--theme", "blue").errors.contains("'--theme' takes auto, light or dark"))
    #expect(try navc("valid.nav.yaml", "--fix").status == 2)
    #expect(try NavcRun(["validate", "--theme", "dark", "valid.nav.yaml"], in: folder).status == 2)
  }

  @Test func partsAndDetailsAreFewerThanAll() throws {
    let whole = try navc("valid.nav.yaml").output
    for options in [["--depth", "1"], ["--detail", "titles"]] {
      let run = try NavcRun(["render", "valid.nav.yaml"] + options, in: folder)
      #expect(run.status == 0 && run.output.count < whole.count, "\(options)")
    }
  }

  @Test func aPageLeadsToTheGraphFile() throws {
    let page = try navc("valid.nav.yaml", "--format", "html", "--source-url", "https://example.com/{file}#L{line}")
      .output
    #expect(page.contains("https://example.com/valid.nav.yaml#L"))
    let wrong = try navc("valid.nav.yaml", "--format", "html", "--source-url", "javascript:alert(1)")
    #expect(wrong.status == 2 && wrong.errors.contains("'--source-url' takes an address that begins with https://"))
  }

  @Test func linesBackAreDrawnWhereTheyAreAskedFor() throws {
    #expect(!(try navc("valid.nav.yaml").output.contains("class=\"back\"")))
    #expect(try navc("valid.nav.yaml", "--edges", "all").output.contains("class=\"back\""))
  }

  @Test func mermaidIsToldOfWhatItDoesNotDrawByItself() throws {
    let screens = (1...501).map { "  s\($0): {}" }.joined(separator: "\n")
    let pushes = (1...501).map { "o\($0): s\($0)" }.joined(separator: ", ")
    try folder.write(
      "navc: 1\ngraph: Wide\nroot: home\nscreens:\n  home: { push: { \(pushes) } }\n\(screens)\n", to: "wide.nav.yaml")
    let run = try navc("wide.nav.yaml", "--format", "mermaid")
    #expect(run.status == 0)
    #expect(run.errors.contains("Mermaid draws 500 edges unless 'maxEdges' is raised, and here are 501"))
    #expect(try navc("wide.nav.yaml", "--format", "mermaid", "--quiet").errors == "")
  }
}
