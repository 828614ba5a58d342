import NavCompiler
import Testing

@Suite struct GitHubRendererTests {
  private func render(_ text: String, path: String = "shop.nav.yaml", _ diagnostic: Diagnostic) -> String {
    GitHubRenderer(SourceFile(path: path, text: text)).render([diagnostic]).text
  }

  @Test func aMessageIsOneCommandWithItsNotes() {
    let range = SourceRange(file: 0, lower: 7, upper: 13)
    let diagnostic = Diagnostic(
      .unknownScreen, "no screen is called 'prodct'", at: range, notes: [.init("did you mean 'product'?", at: range)])
    #expect(
      render("ä\nto: prodct\n", diagnostic)
        == "::error file=shop.nav.yaml,line=2,endLine=2,col=5,endColumn=11,title=unknown-screen::"
        + "no screen is called 'prodct'%0Ashop.nav.yaml:2:5: did you mean 'product'?\n")
  }

  @Test func aWarningIsAWarning() {
    let diagnostic = Diagnostic(.unusedFact, "the fact 'f' is never read", at: SourceRange(file: 0, lower: 0, upper: 1))
    #expect(render("f\n", diagnostic).hasPrefix("::warning file="))
  }

  @Test func nothingEndsALineOrAPropertyBeforeItsTime() {
    let diagnostic = Diagnostic(.yamlSyntax, "100% of\r\n::error::this", at: .start())
    let line = render("", path: "a,b:c%d\n.nav.yaml", diagnostic)
    #expect(
      line == "::error file=a%2Cb%3Ac%25d%0A.nav.yaml,line=1,endLine=1,col=1,endColumn=1,title=yaml-syntax::"
        + "100%25 of%0D%0A::error::this\n")
  }

  @Test func nothingMovesTheCursorOfALog() {
    let diagnostic = Diagnostic(.yamlSyntax, "a\u{1B}[2Jb\u{202E}", at: .start(), notes: [.init("\u{7}", at: .start())])
    let line = render("", path: "x\u{1B}.nav.yaml", diagnostic)
    #expect(
      line == "::error file=x\u{FFFD}.nav.yaml,line=1,endLine=1,col=1,endColumn=1,title=yaml-syntax::"
        + "a\u{FFFD}[2Jb\u{FFFD}%0Ax\u{FFFD}.nav.yaml:1:1: \u{FFFD}\n")
  }

  @Test func columnsAreLeftOutOverSeveralLines() {
    let diagnostic = Diagnostic(.yamlSyntax, "no", at: SourceRange(file: 0, lower: 0, upper: 3))
    #expect(render("a\nb\n", diagnostic) == "::error file=shop.nav.yaml,line=1,endLine=2,title=yaml-syntax::no\n")
  }

  @Test func whatWasLeftOutIsANotice() {
    #expect(GitHubRenderer.notice("and 3 more errors") == "::notice::and 3 more errors\n")
  }
}
