import NavCompiler
import Testing

@Suite struct InternerTests {
  @Test func aTextIsOneSymbol() {
    var interner = Interner()
    let first = interner.intern("catalog")
    #expect(interner.intern("catalog") == first)
    #expect(interner.intern("Catalog") != first)
    #expect(interner.text(first) == "catalog")
    #expect(interner.find("catalog") == first)
    #expect(interner.find("cart") == nil)
  }

  @Test func everyWordOfTheLanguageIsKnown() {
    let interner = Interner()
    for keyword in Keyword.allCases {
      #expect(interner.find(keyword.rawValue) == keyword.symbol)
      #expect(Keyword(keyword.symbol) == keyword)
    }
  }

  @Test func aNameIsNoWordOfTheLanguage() {
    var interner = Interner()
    #expect(Keyword(interner.intern("catalog")) == nil)
  }

  @Test func symbolsAreNumberedInTheOrderOfTheTexts() {
    var interner = Interner()
    let texts = (0..<20_000).map { "name\($0)" }
    let symbols = texts.map { interner.intern($0) }
    #expect(symbols.map(\.rawValue) == (0..<20_000).map { UInt32($0 + Keyword.allCases.count) })
    #expect(zip(symbols, texts).allSatisfy { interner.text($0) == $1 })
  }

  @Test func theEmptyTextAndLongOnesAreTexts() {
    var interner = Interner()
    let long = String(repeating: "漢", count: 10_000)
    let (empty, big) = (interner.intern(""), interner.intern(long))
    #expect(empty != big)
    #expect(interner.text(empty) == "")
    #expect(interner.text(big) == long)
  }

  @Test func textsThatDifferInOneByteDiffer() {
    var interner = Interner()
    for length in 1...40 {
      let base = [UInt8](repeating: 0x61, count: length)
      let symbol = interner.intern(base.span)
      for index in 0..<length {
        var other = base
        other[index] = 0x62
        #expect(interner.intern(other.span) != symbol)
      }
    }
  }
}
