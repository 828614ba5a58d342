import NavRuntime
import Testing

struct ArgumentTests {
  @Test func equalityAndHashComeFromTheArguments() {
    #expect(Shop.Product(id: "1") == Shop.Product(id: "1", highlight: false))
    #expect(Shop.Product(id: "1") != Shop.Product(id: "1", highlight: true))
    #expect(Set([Shop.Product(id: "1"), Shop.Product(id: "1"), Shop.Product(id: "2")]).count == 2)
    #expect(Shop.Help() == Shop.Help())
    #expect(Shop.Catalog(query: nil) != Shop.Catalog(query: "x"))
  }

  @Test func codableComesFromTheArguments() throws {
    let product = Shop.Product(id: "1", highlight: true)
    #expect(try readAgain(product) == product)
    #expect(try decoded("{}") == Shop.Catalog())
    #expect(try decoded("{}") == Shop.Help())
  }

  @Test(arguments: [#"{}"#, #"{"id":7}"#, #"{"id":null}"#, #"{"id":"1","highlight":"yes"}"#, "[]", "7"])
  func whatCannotBeReadIsAnError(_ json: String) {
    #expect(throws: (any Error).self) { try decoded(json, as: Shop.Product.self) }
  }
}
