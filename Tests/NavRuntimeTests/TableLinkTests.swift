import NavTable
import Testing

@testable import NavRuntime

/// The links, requirements, async facts, and passed arguments of a table.
struct TableLinkTests {
  private static let table = GraphTable(
    #"""
    graph Shop
    root catalog
    base shop://
    base https://Shop.Example.com:8080/app%20one/en
    base http://[::1]:80
    refused resume
    screen catalog
      link /
      push openProduct product
        if inStock(id) and isAdult
        awaits
        pass id source product\sid
        pass mark literal null
      push openOffer product
        pass note literal "a \\\"quote\\\" and \\\\ \\u000a"
        pass list literal [["a","]"],[],[-1,2.5e+300,true]]
    screen product
      shared
      requires isSignedIn
      link /p%2Fq/{id:Int}/{catalog.user%2Ename:UUID}?mark%3D={mark}&from={catalog.page}
      via catalog big\scart
    """#)

  @Test func theGraph() {
    #expect(Self.table.whenRefused == .resume)
    #expect(Self.table.bases.map(\.scheme) == ["shop", "https", "http"])
    #expect(Self.table.bases.map(\.host) == [nil, "shop.example.com", "[::1]"])
    #expect(Self.table.bases.map(\.port) == [nil, 8080, 80])
    #expect(Self.table.bases.map(\.path) == [[], ["app one", "en"], []])
  }

  @Test func aGraphThatSaysNothing() {
    let table = GraphTable("graph G\nroot a\nscreen a\n  push go a\n    recursive\n")
    #expect(table.bases.isEmpty)
    #expect(table.whenRefused == .stop)
    #expect(table.root.link == nil && table.root.via.isEmpty && table.root.requirement == nil)
    #expect(!table.root.hasRequirement)
    #expect(!table[0 as SegueID].awaits && table[0 as SegueID].passes.isEmpty)
  }

  @Test func screens() {
    let (catalog, product) = (Self.table[0 as ScreenID], Self.table[1 as ScreenID])
    #expect(catalog.link == LinkTemplate("/"))
    #expect(catalog.link?.path == [] && catalog.link?.query == [])
    #expect(!catalog.hasRequirement && catalog.requirement == nil)
    #expect(product.hasRequirement && product.requirement == "isSignedIn")
    #expect(product.via == ["catalog", "big cart"])
    #expect(
      product.link?.path == [
        .literal("p/q"), .placeholder(.init(screen: nil, argument: "id", kind: .int)),
        .placeholder(.init(screen: "catalog", argument: "user.name", kind: .uuid)),
      ])
    #expect(
      product.link?.query == [
        .init(name: "mark=", placeholder: .init(screen: nil, argument: "mark", kind: .other)),
        .init(name: "from", placeholder: .init(screen: "catalog", argument: "page", kind: .other)),
      ])
  }

  @Test func segues() {
    #expect(Self.table[0 as SegueID].awaits && !Self.table[1 as SegueID].awaits)
    #expect(
      Self.table[0 as SegueID].passes == [
        .init(name: "id", value: .source("product id")), .init(name: "mark", value: .literal(.null)),
      ])
    #expect(
      Self.table[1 as SegueID].passes == [
        .init(name: "note", value: .literal(.text("a \"quote\" and \\ \n"))),
        .init(
          name: "list",
          value: .literal(
            .list([
              .list([.text("a"), .text("]")]), .list([]), .list([.integer(-1), .decimal(2.5e300), .truth(true)]),
            ]))),
      ])
  }

  @Test func basesThatNavcDoesNotWrite() {
    for text in ["", "shop", "shop:/", "shop:/x/", "https://host:port", "https://host/%"] {
      #expect(LinkBase(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("", "names no root"), ("graph G\nroot a b\nscreen a", "names a screen 'b'"),
    ("graph G\nroot a\nscreen a\nanywhere\nscreen b", "has a line 'screen' where none may be"),
    ("graph G\nroot a\nscreen a\nanywhere\n  title a", "has a line 'title' where none may be"),
    ("screen a", "where none may be"), ("graph G\nroot a\n", "names a screen 'a'"),
    ("graph G\nroot a\nscreen a\n  blink fast", "has a line 'blink'"),
    ("graph G\nroot a\nscreen a\n  busy drop", "has a line 'busy' where none may be"),
    ("graph G\nroot a\npush go a", "has a line 'push' where none may be"),
    ("graph G\nroot a\nrefused perhaps\nscreen a", "has a line 'refused' that cannot be read"),
    ("graph G\nroot a\nbase nowhere\nscreen a", "has a base 'nowhere'"),
    ("graph G\nroot a\nscreen a\n  push go", "has a line 'push' that cannot be read"),
    ("graph G\nroot a\nscreen a\n  unwind go previous\n    recursive", "has an unwind that is recursive"),
    ("graph G\nroot a\nscreen a\n  mount", "has 1 places for 0 fragments"),
    ("graph G\nroot a\nscreen a\nscreen b\nscreen a", "has two screens 'a'"),
  ])
  func aTextThatNavcDoesNotWrite(_ text: String, _ message: String) {
    do throws(TableError) {
      _ = try GraphTable(TableText(text))
      Issue.record("it is read: \(text)")
    } catch {
      #expect(error.text.contains(message), "\(text)")
    }
  }
}
