import NavCompiler
import Testing

/// Defaults that are not literals of their types.
@Suite struct InvalidDefaultTests {
  @Test func eachTypeHasItsLiterals() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      types:
        SortOrder: [price, name]
        Money: { swift: ShopModel.Money }
      screens:
        catalog:
          arguments:
            a: Int = 1️⃣1.51️⃣
            b: Double = 2️⃣fast2️⃣
            c: Bool = 3️⃣yes3️⃣
            d: SortOrder = 4️⃣prize4️⃣
            e: SortOrder = 5️⃣.price5️⃣
            f: UUID = 6️⃣06️⃣
            g: Date? = 7️⃣today7️⃣
            h: Money = 8️⃣38️⃣
            i: Int? = 9️⃣none9️⃣

      """,
      ExpectedDiagnostic(
        .invalidDefault, "1️⃣",
        "'1.5' is not an Int, so it cannot be the default of 'a'",
        notes: [
          .init("1️⃣", "write an Int as in 3 or -3")
        ]),
      ExpectedDiagnostic(
        .invalidDefault, "2️⃣",
        "'fast' is not a Double, so it cannot be the default of 'b'",
        notes: [
          .init("2️⃣", "write a Double as in 0.5 or 3")
        ]),
      ExpectedDiagnostic(
        .invalidDefault, "3️⃣",
        "'yes' is not a Bool, so it cannot be the default of 'c'",
        notes: [
          .init("3️⃣", "write a Bool as true or false")
        ]),
      ExpectedDiagnostic(
        .invalidDefault, "4️⃣",
        "'prize' is not a SortOrder, so it cannot be the default of 'd'",
        notes: [
          .init("4️⃣", "did you mean 'price'?")
        ]),
      ExpectedDiagnostic(
        .invalidDefault, "5️⃣",
        "'.price' is not a SortOrder, so it cannot be the default of 'e'",
        notes: [
          .init("5️⃣", "did you mean 'price'?")
        ]),
      ExpectedDiagnostic(
        .invalidDefault, "6️⃣",
        "'0' is not a UUID, so it cannot be the default of 'f'",
        notes: [
          .init("6️⃣", "a UUID has no literals; make it optional, or let the app supply it")
        ]),
      ExpectedDiagnostic(
        .invalidDefault, "7️⃣",
        "'today' is not an optional Date, so it cannot be the default of 'g'",
        notes: [
          .init("7️⃣", "its only literal is nil")
        ]),
      ExpectedDiagnostic(
        .invalidDefault, "8️⃣",
        "'3' is not a Money, so it cannot be the default of 'h'",
        notes: [
          .init("8️⃣", "a Money has no literals; make it optional, or let the app supply it")
        ]),
      ExpectedDiagnostic(
        .invalidDefault, "9️⃣",
        "'none' is not an optional Int, so it cannot be the default of 'i'",
        notes: [
          .init("9️⃣", "write an Int as in 3 or -3")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        types:
          SortOrder: [price, name]
          Money: { swift: ShopModel.Money }
        screens:
          catalog:
            arguments:
              a: Int = 1.5
              b: Double = fast
              c: Bool = yes
              d: SortOrder = price
              e: SortOrder = price
              f: UUID = 0
              g: Date? = today
              h: Money = 3
              i: Int? = none

        """)
  }

  @Test func keysAndLimits() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          arguments:
            j: { type: [Int], default: [1, 1️⃣two1️⃣] }
            k: { type: Int, default: 2️⃣"3"2️⃣ }
            l: { type: String, default: 3️⃣[]3️⃣ }
            m: Int = 4️⃣999999999999999999994️⃣
            n: Double = 5️⃣nan5️⃣

      """,
      ExpectedDiagnostic(
        .invalidDefault, "1️⃣",
        "'two' is not an Int, so it cannot be the default of 'j'",
        notes: [
          .init("1️⃣", "write an Int as in 3 or -3")
        ]),
      ExpectedDiagnostic(
        .invalidDefault, "2️⃣",
        #""3" is a quoted text, not an Int, so it cannot be the default of 'k'"#,
        notes: [
          .init("2️⃣", "write an Int as in 3 or -3")
        ]),
      ExpectedDiagnostic(
        .invalidDefault, "3️⃣",
        "'[]' is not a String, so it cannot be the default of 'l'",
        notes: [
          .init("3️⃣", #"write an empty text as """#)
        ]),
      ExpectedDiagnostic(
        .invalidDefault, "4️⃣",
        "'99999999999999999999' is not an Int, so it cannot be the default of 'm'",
        notes: [
          .init("4️⃣", "write an Int as in 3 or -3")
        ]),
      ExpectedDiagnostic(
        .invalidDefault, "5️⃣",
        "'nan' is not a Double, so it cannot be the default of 'n'",
        notes: [
          .init("5️⃣", "write a Double as in 0.5 or 3")
        ]))
  }

  @Test func whatIsFine() {
    check(
      #"""
      navc: 1
      graph: Shop
      root: catalog
      types:
        SortOrder: [price, name]
        Money: { swift: ShopModel.Money }
      screens:
        catalog:
          arguments:
            a: Int = -1
            b: Double = 1
            c: Bool = true
            d: SortOrder = price
            e: String = hello world
            f: String = ""
            g: Date? = nil
            h: Money?
            i: Int? = 3
            j: { type: [Int], default: [1, 2] }
            k: { type: [String], default: [] }
            l: { type: String, default: "nil" }
            m: { type: [SortOrder], default: [price] }
            n: Double = 1e-3
            o: { type: String, optional: true, default: "nil" }
            p: { type: [Int], optional: true }
            q: String = "a \"b\" c"

      """#)
  }

  @Test func quotesAreNamedWhereTheyAreTheFault() {
    check(
      shop("types: { Kind: [up, down] }\nscreens:\n  a: { arguments: { k: { type: Kind, default: 1️⃣'up'1️⃣ } } }\n"),
      ExpectedDiagnostic(
        .invalidDefault, "1️⃣", "'up' is a quoted text, not a Kind, so it cannot be the default of 'k'",
        notes: [.init("1️⃣", "remove the quotes")]),
      fixed: shop("types: { Kind: [up, down] }\nscreens:\n  a: { arguments: { k: { type: Kind, default: up } } }\n"))
    check(
      shop("screens:\n  a: { arguments: { k: { type: Int, default: 1️⃣\"5\"1️⃣ } } }\n"),
      ExpectedDiagnostic(
        .invalidDefault, "1️⃣", "\"5\" is a quoted text, not an Int, so it cannot be the default of 'k'",
        notes: [.init("1️⃣", "write an Int as in 3 or -3")]))
  }

  @Test func aBlockIsShownAsItIsRead() {
    check(
      shop("screens:\n  a:\n    arguments:\n      k:\n        type: Int\n        default: 1️⃣|-\n          hello1️⃣\n"),
      ExpectedDiagnostic(
        .invalidDefault, "1️⃣", "'hello' is not an Int, so it cannot be the default of 'k'",
        notes: [.init("1️⃣", "write an Int as in 3 or -3")]))
  }

  @Test(arguments: [("[Int]", "[1, 2]"), ("[Order]?", "[price]"), ("[String]", "[ ]")])
  func aListInTheShortForm(_ type: String, _ list: String) {
    check(
      shop(
        "types: { Order: [price] }\n"
          + "screens:\n  a: { arguments: { o: Order = price, k: \"\(type) = 1️⃣\(list)1️⃣\" } }\n"),
      ExpectedDiagnostic(
        .invalidDefault, "1️⃣", "the default of 'k' is a list, which needs the long form",
        notes: [.init("1️⃣", "write '{ type: \(type), default: \(list) }'")]))
  }

  @Test(arguments: [
    ("F", "an F"), ("HTMLPage", "an HTMLPage"), ("URLKind", "a URLKind"), ("Kind", "a Kind"), ("Order", "an Order"),
    ("Use", "a Use"), ("X1", "an X1"), ("U2", "a U2"),
  ])
  func articles(_ name: String, _ phrase: String) {
    check(
      shop("types: { \(name): [q] }\nscreens:\n  a: { arguments: { k: { type: \(name), default: 1️⃣other1️⃣ } } }\n"),
      ExpectedDiagnostic(
        .invalidDefault, "1️⃣", "'other' is not \(phrase), so it cannot be the default of 'k'",
        notes: [.init("1️⃣", "its cases are q")]))
  }
}
