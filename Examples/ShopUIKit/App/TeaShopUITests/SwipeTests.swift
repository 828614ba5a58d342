import XCTest

/// Performs the gestures of the shop on a simulator: pushes, swipes, and sheet drags.
@MainActor final class SwipeTests: XCTestCase {
  func testADoubleTapPushesOnePage() {
    signIn()
    app.buttons["Assam"].doubleTap()
    assertShown("Assam")
    app.navigationBars["Assam"].buttons.firstMatch.tap()
    assertShown("Tea")
    XCTAssertTrue(app.buttons["Assam"].isHittable)
  }

  func testASwipeAtTheEdgePopsOnePage() {
    signIn()
    pushTwoPages()
    drag(from: (0.0, 0.6), to: (0.9, 0.6))
    assertShown("Assam")
    drag(from: (0.0, 0.6), to: (0.9, 0.6))
    assertShown("Tea")
  }

  func testASwipeOnTheContentPopsOnePage() throws {
    guard #available(iOS 26, *) else { throw XCTSkip("the swipe on the content is new in iOS 26") }
    signIn()
    pushTwoPages()
    drag(from: (0.3, 0.75), to: (0.95, 0.75))
    assertShown("Assam")
    drag(from: (0.3, 0.75), to: (0.95, 0.75))
    assertShown("Tea")
  }

  func testASheetIsDraggedDown() {
    signIn()
    app.buttons["Assam"].tap()
    assertShown("Assam")
    app.buttons["Write a review"].tap()
    assertShown("Your review")
    dragSheet()
    XCTAssertTrue(app.navigationBars["Your review"].waitForNonExistence(timeout: 5))
    XCTAssertTrue(app.buttons["Write a review"].isHittable)
  }

  func testASheetWithADraftAsks() {
    signIn()
    app.buttons["Assam"].tap()
    assertShown("Assam")
    app.buttons["Write a review"].tap()
    assertShown("Your review")
    app.textFields.firstMatch.tap()
    app.textFields.firstMatch.typeText("Malty")
    dragSheet()
    XCTAssertTrue(app.alerts.firstMatch.waitForExistence(timeout: 5))
    XCTAssertTrue(app.navigationBars["Your review"].exists)
  }

  // MARK: - Parts

  /// The app. Test cases are created off the main actor, so this is not stored.
  private var app: XCUIApplication { XCUIApplication() }

  private func signIn() {
    continueAfterFailure = false
    app.launch()
    app.buttons["Sign in"].tap()
    let name = app.textFields.firstMatch
    XCTAssertTrue(name.waitForExistence(timeout: 5))
    name.tap()
    name.typeText("Ada")
    app.buttons["Done"].tap()
    assertShown("Tea")
  }

  private func pushTwoPages() {
    app.buttons["Assam"].tap()
    assertShown("Assam")
    app.buttons["More like it"].tap()
    assertShown("Keemun 祁門")
  }

  private func dragSheet() {
    let bar = app.navigationBars["Your review"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    bar.press(forDuration: 0.1, thenDragTo: bar.withOffset(CGVector(dx: 0, dy: 600)))
  }

  private func drag(from start: (Double, Double), to end: (Double, Double)) {
    let window = app.windows.firstMatch
    let from = window.coordinate(withNormalizedOffset: CGVector(dx: start.0, dy: start.1))
    from.press(forDuration: 0.05, thenDragTo: window.coordinate(withNormalizedOffset: CGVector(dx: end.0, dy: end.1)))
  }

  private func assertShown(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    let isShown = app.navigationBars[title].waitForExistence(timeout: 5)
    XCTAssertTrue(isShown, "no page has the title \(title)", file: file, line: line)
  }
}
