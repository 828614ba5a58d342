import Testing

@testable import NavTerminal

@Suite struct TransitionFrameTests {
  private func canvas(_ text: String) -> Canvas {
    var canvas = Canvas(size: GridSize(rows: 3, columns: 9))
    for row in 0..<3 { canvas.write(text, row: row, column: 0) }
    return canvas
  }

  private func rows(
    _ style: TransitionStyle, _ direction: TransitionFrame.Direction, at progress: Double
  ) -> [String] {
    let frame = TransitionFrame(style: style, direction: direction, progress: progress)
      .compose(from: canvas("old old o"), to: canvas("new new n"))
    return (0..<3).map { frame.text(row: $0) }
  }

  @Test func everyTransitionBeginsWithTheOldPageAndEndsWithTheNew() {
    for style in [TransitionStyle.slide, .rise, .fade] {
      for direction in [TransitionFrame.Direction.forward, .backward] {
        #expect(rows(style, direction, at: 0) == Array(repeating: "old old o", count: 3), "\(style) \(direction)")
        #expect(rows(style, direction, at: 1) == Array(repeating: "new new n", count: 3), "\(style) \(direction)")
      }
    }
  }

  @Test func aPushComesFromTheRightOverThePageThatGivesWay() {
    // The slide eases out, so a fifth of the time is about half of the distance. The new page has 5 of 9 columns
    // left, and the old page moves by one.
    #expect(rows(.slide, .forward, at: 0.2)[0] == "ld olnew")
  }

  @Test func backTakesThePageAwayToTheRight() {
    #expect(rows(.slide, .backward, at: 0.2)[0] == "ew nold o")
  }

  @Test func aRisingPageComesFromBelowAndGoesDownAgain() {
    #expect(rows(.rise, .forward, at: 0.2) == ["old old o", "old old o", "new new n"])
    #expect(rows(.rise, .backward, at: 0.2) == ["new new n", "old old o", "old old o"])
  }

  @Test func theNewPageOnlyEverGainsGround() {
    for style in [TransitionStyle.slide, .rise, .fade] {
      for direction in [TransitionFrame.Direction.forward, .backward] {
        var before = 0
        for step in 0...50 {
          let text = rows(style, direction, at: Double(step) / 50).joined()
          let new = text.count { "new".contains($0) }
          #expect(new >= before, "\(style) \(direction) \(step)")
          before = new
        }
      }
    }
  }

  @Test func timeOutsideOfTheTransitionIsItsBeginningOrEnd() {
    #expect(rows(.slide, .forward, at: -1) == rows(.slide, .forward, at: 0))
    #expect(rows(.slide, .forward, at: 7) == rows(.slide, .forward, at: 1))
  }

  @Test func namesThatATerminalDoesNotKnowAreSlides() {
    #expect(TransitionStyle(name: nil) == .slide)
    #expect(TransitionStyle(name: "zoom") == .slide)
    #expect(TransitionStyle(name: "rise") == .rise)
    #expect(TransitionStyle(name: "fade") == .fade)
  }
}
