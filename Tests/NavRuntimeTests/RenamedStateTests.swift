import NavTable
import Testing

@testable import NavRuntime

/// Stacks that a release saved under other names. `archive.nav.yaml` declares the former names.
@Suite struct RenamedStateTests {
  /// The stack that is read from a text, as today's app saves it.
  private func today(_ saved: String) throws -> String {
    let state: NavigationState<Archive> = try decoded(saved)
    return try json(state)
  }

  private static let now = """
    [{"screen":"catalog","arguments":{"sort":"newest","page":2},"container":{"screen":"main","tab":"shelf","parked":\
    {"cart":[{"screen":"cart"}]}}},{"screen":"product","arguments":{"id":"7","sorts":["price","newest"],"note":"n"}}]
    """

  @Test func allNamesAreFormerOnes() throws {
    let saved = """
      [{"screen":"list","arguments":{"order":"latest","page":2},"container":{"screen":"home","tab":"shop","parked":\
      {"basket":[{"screen":"bag"}]}}},{"screen":"item","arguments":{"productID":"7","orders":["price","recent"],\
      "remark":"n"}}]
      """
    #expect(try today(saved) == today(Self.now))
    #expect(try today(saved).contains(#""screen":"product""#))
    #expect(try today(today(saved)) == today(saved))
    for (name, other) in [("list", "items"), ("shop", "store"), ("productID", "number"), ("latest", "recent")] {
      #expect(try today(saved.replacing("\"\(name)\"", with: "\"\(other)\"")) == today(Self.now), "\(name)")
    }
  }

  /// The name of today counts, and a former name beside it does not.
  @Test func theNameOfTodayIsFirst() throws {
    let both = Self.now.replacing("\"id\":\"7\"", with: "\"productID\":\"1\",\"id\":\"7\",\"number\":\"2\"")
    #expect(try today(both) == today(Self.now))
    let parked = Self.now.replacing(
      "\"cart\":[{", with: "\"basket\":[{\"screen\":\"catalog\"}],\"cart\":[{")
    #expect(try today(parked) == today(Self.now))
  }

  /// A place and the screens of its fragment can have new names, each for itself.
  @Test(arguments: ["till", "checkout"], ["address", "bill"])
  func aFragmentInAPlaceWithANewName(_ place: String, _ screen: String) throws {
    let saved = """
      [{"screen":"catalog","container":{"screen":"main","tab":"shelf"}},{"screen":"\(place).\(screen)","arguments":\
      {"remark":"x"}},{"screen":"\(place).card"}]
      """
    let found = try today(saved)
    #expect(found.contains(#""screen":"till.address""#) && found.contains(#""screen":"till.payment""#))
    #expect(found.contains(#""note":"x""#))
  }

  /// Other names stay unknown, and end the stack.
  @Test(arguments: ["bill", "checkout", "card", "till.bag", "checkout.checkout.bill", "Home", "shop", ""])
  func otherNames(_ name: String) throws {
    let saved = """
      [{"screen":"catalog","container":{"screen":"main","tab":"shelf"}},{"screen":"\(name)"}]
      """
    let state: NavigationState<Archive> = try decoded(saved)
    #expect(state.screens.count == 1)
  }

  @Test func aCaseThatNeverWas() throws {
    let state: NavigationState<Archive> = try decoded(
      Self.now.replacing("\"newest\",\"page\"", with: "\"oldest\",\"page\""))
    #expect(state.screens.isEmpty)
  }

  /// A link contains only names of today.
  @Test func aLinkWithAFormerCase() throws {
    let newest: Archive.Sort = try TableLiteral.text("newest").value()
    #expect(newest == .newest)
    #expect(throws: ArgumentError.self) { let _: Archive.Sort = try TableLiteral.text("latest").value() }
  }
}
