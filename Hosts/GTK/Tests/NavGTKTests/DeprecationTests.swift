import CGTK
import XCTest

@testable import GTKWidgets

/// A warning is an error in this package, and later versions of GTK and libadwaita call functions deprecated that it uses.
final class DeprecationTests: GTKTestCase {
  /// GTK 4.8 has called this one so already: where the headers said it, the test would not be compiled.
  func testAFunctionThatIsDeprecatedIsCalledWithoutAWarning() throws {
    try onDisplay {
      let picture = Widget(new: UnsafeMutableRawPointer(gtk_picture_new()))
      gtk_picture_set_keep_aspect_ratio(picture.pointer, 0)
      XCTAssertEqual(gtk_picture_get_content_fit(picture.pointer), GTK_CONTENT_FIT_FILL)
    }
  }
}
