import NavCompiler
import Testing

@Suite struct SwiftNameTests {
  @Test(
    arguments: [
      ("catalog", "catalog", "Catalog"), ("open-cart", "openCart", "OpenCart"), ("open_cart", "openCart", "OpenCart"),
      ("open.cart", "openCart", "OpenCart"), ("open cart", "openCart", "OpenCart"),
      ("-open--cart-", "openCart", "OpenCart"),
      ("OpenCart", "openCart", "OpenCart"), ("URLList", "urlList", "URLList"), ("ID", "id", "ID"),
      ("userID", "userID", "UserID"),
      ("a1", "a1", "A1"), ("step-2-of-3", "step2Of3", "Step2Of3"), ("größe", "größe", "Größe"), ("été", "été", "Été"),
      ("漢字", "漢字", "漢字"), ("default", "default", "Default"), ("_private", "private", "Private"),
    ])
  func identifiers(_ name: String, _ member: String, _ type: String) {
    #expect(SwiftName.member(name) == member)
    #expect(SwiftName.type(name) == type)
  }

  @Test(arguments: ["", "-", "9a", "-9a", "a+b", "a$", "a/b", "a\u{202E}b", "\u{200B}", "a\nb", "a\u{0}b"])
  func whatIsNone(_ name: String) {
    #expect(SwiftName.member(name) == nil)
    #expect(SwiftName.type(name) == nil)
  }

  @Test func plainNamesAreTheirOwnMember() {
    for name in ["a", "catalog", "openCart", "a1B2"] {
      #expect(isPlainMember(name))
      #expect(SwiftName.member(name) == name)
    }
    for name in ["", "A", "1", "a-b", "é", "a_b"] { #expect(!isPlainMember(name)) }
  }

  @Test func aNameHasAMemberExactlyIfOneCanBeMade() {
    // Every ASCII string with up to three characters, with one character of each kind.
    let characters = ["a", "Z", "0", "-", "_", ".", " ", "+", "\u{0}", "$"]
    var names = [""]
    for length in 1...3 {
      names += names.filter { $0.count == length - 1 }.flatMap { name in characters.map { name + $0 } }
    }
    for name in names {
      let bytes = Array(name.utf8)
      let hasMember = SwiftName.hasMember(bytes.span)
      #expect(hasMember == (SwiftName.member(name) != nil), "\(name)")
    }
    let umlaut = Array("ä".utf8)
    let answer = SwiftName.hasMember(umlaut.span)
    #expect(answer == nil)
  }

  private func isPlainMember(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return SwiftName.isPlainMember(bytes.span)
  }
}
