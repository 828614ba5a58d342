import Foundation
import Testing

/// `navc render`.
@Suite struct RenderCommandTests {
  let folder: Folder

  init() throws { folder = try Folder(["valid.nav.yaml": Sample.valid, "a.nav.yaml": Sample.broken]) }

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
    #expect(run.errors == Sample.brokenRun)
    #expect(try folder.read("shop.svg") == "old")
  }

  @Test func aDraftIsDrawnAndItsErrorsArePrinted() throws {
    let run = try navc("a.nav.yaml", "--draft")
    #expect((run.status, run.errors) == (1, Sample.brokenRun))
    #expect(run.output.hasPrefix("<svg xmlns=") && run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains("Draft with 1 error."))
    let message = try #require(Sample.brokenRun.firstMatch(of: /a\.nav\.yaml:(\d+):\d+: error: (.+) \[/))
    let shown = message.output.2.replacing("'", with: "&#39;")
    #expect(run.output.contains("line \(message.output.1): \(shown)"))
    for form in ["html", "dot", "mermaid"] {
      let other = try navc("a.nav.yaml", "--draft", "--format", form, "-o", "draft.\(form)")
      #expect((other.status, other.output, other.errors) == (1, "", Sample.brokenRun))
      #expect(try folder.read("draft.\(form)").contains("line \(message.output.1): "), "\(form)")
    }
    let json = try navc("a.nav.yaml", "--draft", "--format", "json")
    #expect(
      json.status == 2 && json.errors.contains("'--draft' cannot be used with '--format json'"))
    // Without errors, the draft is the normal picture.
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
        "'--format' must be svg, html, dot, mermaid or json"))
    #expect(try navc("valid.nav.yaml", "--focus", "nobody").errors.contains("the picture has no screen 'nobody'"))
    #expect(
      try navc("valid.nav.yaml", "--fragment", "None").errors.contains("the graph does not mount a fragment 'None'"))
    #expect(
      try navc("valid.nav.yaml", "--depth", "0").errors.contains("'--depth' needs a number of at least 1, not '0'"))
    #expect(try navc("valid.nav.yaml", "valid.nav.yaml").errors.contains("'render' takes one file"))
    #expect(try navc("valid.nav.yaml", "--theme", "blue").errors.contains("'--theme' must be auto, light or dark"))
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
    #expect(wrong.status == 2 && wrong.errors.contains("'--source-url' needs an address that starts with https://"))
  }

  /// The parts of a PNG that navc checks.
  private func png(width: UInt8 = 8, height: UInt8 = 16) -> [UInt8] {
    func part(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(bytes.count)] + Array(name.utf8) + bytes + [0, 0, 0, 0]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + part("IHDR", [0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]) + part("IDAT", [1, 2, 3]) + part("IEND", [])
  }

  @Test func anImageOfAScreenIsOnItsCard() throws {
    try FileManager.default.createDirectory(at: folder.file("images"), withIntermediateDirectories: true)
    try Data(png()).write(to: folder.file("images/a.png"))
    try Data(png()).write(to: folder.file("images/nobody.png"))
    for form in ["svg", "html"] {
      let run = try navc("valid.nav.yaml", "--format", form, "--thumbnails", "images")
      #expect((run.status, run.errors) == (0, ""))
      #expect(run.output.components(separatedBy: "<image ").count == 2, "\(form)")
      #expect(run.output.contains("href=\"data:image/png;base64,\(Data(png()).base64EncodedString())\""))
    }
    #expect(!(try navc("valid.nav.yaml", "--format", "html").output.contains("img-src")))
    #expect(
      try navc("valid.nav.yaml", "--thumbnails", "a.nav.yaml").errors.contains("'--thumbnails' needs a directory"))
    #expect(try navc("valid.nav.yaml", "--thumbnails", "images", "--format", "dot").status == 2)
  }

  @Test func whatIsNoImageIsToldAndLeftOut() throws {
    try FileManager.default.createDirectory(at: folder.file("images"), withIntermediateDirectories: true)
    try folder.write("GIF89a", to: "images/a.png")
    let run = try navc("valid.nav.yaml", "--thumbnails", "images")
    #expect(run.status == 0 && !run.output.contains("<image"))
    #expect(run.errors == "images/a.png: warning: the image is omitted: it is not a PNG image\n")
    #expect(try navc("valid.nav.yaml", "--thumbnails", "images", "--quiet").errors == "")
    let strict = try navc("valid.nav.yaml", "--thumbnails", "images", "--strict", "-o", "strict.svg")
    #expect(strict.status == 1 && strict.errors.contains("it is not a PNG image"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("strict.svg").path()))
  }

  /// The command reads only files inside the directory, without blocking.
  @Test func noLinkIsFollowedOutOfTheDirectory() throws {
    try FileManager.default.createDirectory(at: folder.file("images"), withIntermediateDirectories: true)
    try Data(png()).write(to: folder.file("secret.png"))
    let link = folder.file("images/a.png").path()
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../secret.png")
    let run = try navc("valid.nav.yaml", "--thumbnails", "images")
    #expect(run.status == 0 && !run.output.contains("<image"))
    #expect(run.errors == "images/a.png: warning: the image is omitted: links are not followed\n")
    try FileManager.default.removeItem(atPath: link)
    #expect(mkfifo(link, 0o600) == 0)
    #expect(try navc("valid.nav.yaml", "--thumbnails", "images").errors.contains("it is not a regular file"))
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createDirectory(at: folder.file("images/a.png"), withIntermediateDirectories: true)
    #expect(try navc("valid.nav.yaml", "--thumbnails", "images").errors.contains("it is not a regular file"))
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
    #expect(run.errors.contains("the picture has 501 edges; Mermaid draws at most 500 unless you raise 'maxEdges'"))
    #expect(try navc("wide.nav.yaml", "--format", "mermaid", "--quiet").errors == "")
  }
}
