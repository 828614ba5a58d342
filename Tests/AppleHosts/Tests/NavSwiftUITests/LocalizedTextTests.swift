@testable import SwiftUI
import Testing
@testable import UIKit

/// What a literal in a view says: it is a key for a strings file, and its numbers go by the language.
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

  /// A key that takes everything would group here what Apple's leaves as it is.
  private struct Price: CustomStringConvertible {
    let description = "1250 €"
  }

  /// What has no format is no key: the compiler takes the literal for a string, which is not localized.
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
