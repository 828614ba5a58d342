import Testing

@testable import NavTerminal

@Suite struct TitleBarTests {
  private func row(_ back: TitleBar.Back, _ title: String = "Cart", columns: Int) -> String {
    var canvas = Canvas(size: GridSize(rows: 1, columns: columns))
    TitleBar(title: title, back: back, style: .regular).draw(in: &canvas)
    return canvas.text(row: 0)
  }

  @Test func theTitleIsInTheMiddle() {
    #expect(row(.absent, columns: 20) == "        Cart")
    #expect(row(.to(title: "Tea"), columns: 20) == " ‹ Tea  Cart")
  }

  @Test func whatDoesNotFitGivesWay() {
    #expect(row(.to(title: "Everything on sale"), columns: 20) == " ‹      Cart")
    #expect(row(.to(title: "Tea"), "A long title", columns: 12) == " ‹ A long ti")
  }

  @Test func stylesDifferInHeight() {
    #expect(TitleBar(title: "", back: .absent, style: .init(name: nil)).rows == 2)
    #expect(TitleBar(title: "", back: .absent, style: .init(name: "compact")).rows == 1)
    #expect(TitleBar(title: "", back: .absent, style: .init(name: "unknown")).rows == 2)
  }

  @Test func theStatusLineIsTakenFromThePages() {
    let size = GridSize(rows: 24, columns: 80)
    let bar = TitleBar(title: "", back: .absent, style: .regular)
    #expect(PageLayout(size: size, statusLine: "").content(under: nil).rows == 24)
    #expect(PageLayout(size: size, statusLine: "x").content(under: bar).rows == 21)
    #expect(PageLayout(size: size, statusLine: "x").statusRow == 23)
    #expect(PageLayout(size: GridSize(rows: 1, columns: 1), statusLine: "x").statusRow == nil)
    #expect(PageLayout(size: GridSize(rows: 1, columns: 1), statusLine: "x").content(under: bar).rows == 0)
  }
}
