import CGTK
import XCTest

@testable import GTKWidgets

/// Warnings are errors in this package, and later versions of GTK and libadwaita deprecate functions that it uses.
final class DeprecationTests: GTKTestCase {
  /// GTK 4.8 deprecates this function. If the headers reported it, the test would not compile.
  func testAFunctionThatIsDeprecatedIsCalledWithoutAWarning() throws {
    try onDisplay {
      let picture = Widget(new: UnsafeMutableRawPointer(gtk_picture_new()))
      gtk_picture_set_keep_aspect_ratio(picture.pointer, 0)
      XCTAssertEqual(gtk_picture_get_content_fit(picture.pointer), GTK_CONTENT_FIT_FILL)
    }
  }
}
