import SwiftUI

/// A page that has only a number. SwiftUI's views are usually values; this one is an object, so that a test can tell
/// when it is freed.
@MainActor final class NumberedPage: View {
  let number: Int
  init(_ number: Int) { self.number = number }
  var body: some View { Text("page \(number)") }
}
