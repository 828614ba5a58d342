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

  @Test(arguments: [(nil, 24, 2), ("compact", 24, 1), ("unknown", 24, 2), (nil, 9, 1)])
  func aBlankRowFollowsWhereThereIsRoomForIt(_ style: String?, _ rows: Int, _ expected: Int) {
    let bar = TitleBar(title: "", back: .absent, style: .init(name: style))
    #expect(bar.rows(in: GridSize(rows: rows, columns: 80)) == expected)
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
