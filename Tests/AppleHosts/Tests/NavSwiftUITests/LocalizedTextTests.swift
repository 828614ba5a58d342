@testable import SwiftUI
import Testing
@testable import UIKit

/// The strings of literals in a view. A literal is a key of a strings file, and its numbers are formatted for the
/// language.
@MainActor struct LocalizedTextTests {
  private func texts(_ view: some View) -> [String] {
    let tree = ViewTree(view)
    tree.appear()
    defer { tree.end() }
    return tree.texts
  }

  @Test func theNumbersOfALiteralAreGrouped() {
    let numbers = VStack {
      Text("Order \(1001)")
      Button("\(-1_234_567) and \(999)") {}
      Text("\(1234.5) of \(String(1001))")
    }
    #expect(texts(numbers) == ["Order 1,001", "-1,234,567 and 999", "1,234.500000 of 1001"])
  }

  /// A value that Apple's key does not format. A key that accepts every value would group its digits.
  private struct Price: CustomStringConvertible {
    let description = "1250 €"
  }

  /// A value without a format specifier cannot be part of a key. The compiler then treats the literal as a string,
  /// which is not localized.
  @Test func aLiteralThatNoKeyTakesIsAString() {
    let price = Price()
    let both = VStack {
      Text("\(price) for \(1001) g")
      Button("\(price) for \(1001) g") {}
    }
    #expect(texts(both) == ["1250 € for 1001 g", "1250 € for 1001 g"])
  }

  @Test func aStringIsShownAsItIs() {
    let order = "Order \(1001)"
    #expect(texts(VStack { Text(order) }) == ["Order 1001"])
    #expect(texts(VStack { Text(verbatim: "Order \(1001)") }) == ["Order 1001"])
    #expect(texts(VStack { Button(order) {} }) == ["Order 1001"])
    #expect(texts(VStack { Text("In words: \(Text(order))") }) == ["In words: Order 1001"])
  }
}
