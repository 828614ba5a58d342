import NavCompiler
import Testing

/// The types that can be read from a URL.
@Suite struct LinkTypeTests {
  private static func around(_ type: String, _ link: String) -> String {
    """
    navc: 1
    graph: Shop
    root: a
    types:
      Order: [price, name]
      Item: { swift: M.Item, link: true }
      Plain: { swift: M.Plain, link: false }
      Opaque: { swift: M.Opaque }
    screens:
      a:
        push: { b: b, c: c }
      b: { arguments: { x: \(type) }, link: "\(link)" }
      c: { arguments: { o: Order?, i: Item?, p: Plain?, q: Opaque? } }

    """
  }

  @Test(arguments: [
    "String", "Int", "Double", "Bool", "UUID", "{ type: URL, hosts: [] }", "Order", "Item", "String?", "Int?", "Order?",
    "Item?", "UUID?",
  ])
  func canBeRead(_ type: String) {
    check(Self.around(type, "/{x}"))
    check(Self.around(type, "/b?x={x}"))
  }

  @Test func cannotBeRead() {
    let types = [
      ("Date", "a Date", ""), ("Date?", "an optional Date", ""), ("[String]", "a list of String", ""),
      ("{ type: [Int], optional: true }", "an optional list of Int", ""),
      (
        "Plain", "a Plain",
        "; if 'Plain' conforms to LosslessStringConvertible, add 'link: true' to it"
      ),
      (
        "Opaque?", "an optional Opaque",
        "; if 'Opaque' conforms to LosslessStringConvertible, add 'link: true' to it"
      ),
    ]
    for (type, phrase, advice) in types {
      let message = "'x' is \(phrase), which cannot be read from a URL" + advice
      check(Self.around(type, "/b/1️⃣{x}1️⃣"), .init(.linkType, "1️⃣", message))
      check(Self.around(type, "/b?y=1️⃣{x}1️⃣"), .init(.linkType, "1️⃣", message))
    }
  }

  @Test func anArgumentOfAnotherScreen() {
    check(
      shop(
        """
        screens:
          a: { arguments: { d: Date? }, push: { b: b } }
          b: { link: "/b/1️⃣{d}1️⃣" }

        """), .init(.linkType, "1️⃣", "'d' is an optional Date, which cannot be read from a URL"))
  }

  @Test func aTypeThatIsNotKnownIsNotJudged() {
    check(
      shop("screens:\n  a: { push: { b: b } }\n  b: { arguments: { x: 1️⃣Dte1️⃣ }, link: \"/{x}\" }\n"),
      .init(
        .unknownType, "1️⃣", "no type called 'Dte' is built in or declared under 'types'",
        notes: [.init("1️⃣", "did you mean 'Date'?")]),
      fixed: shop("screens:\n  a: { push: { b: b } }\n  b: { arguments: { x: Date }, link: \"/{x}\" }\n"))
  }
}
