import NavRuntime
import NavTesting
import Testing

/// The check of an app's saved stacks. `archive.nav.yaml` declares former names.
@MainActor @Suite struct ExpectRestoreTests {
  private static let former = """
    [{"screen":"list","arguments":{"order":"latest"},"container":{"screen":"home","tab":"shop","parked":\
    {"basket":[{"screen":"bag"}]}}},{"screen":"item","arguments":{"productID":"7"}},{"screen":"gone"}]
    """

  private func lost(_ saved: String) -> [String]? {
    #expect(throws: LostScreens.self) { try expectRestore(saved.utf8, of: Archive.self) }?.names
  }

  @Test func formerNamesAreNotLost() throws {
    try expectRestore(Self.former.replacing(#",{"screen":"gone"}"#, with: "").utf8, of: Archive.self)
    try expectRestore("[]".utf8, of: Archive.self)
  }

  @Test func theScreensAboveALossAreLost() {
    #expect(lost(Self.former) == ["gone"])
    #expect(lost(Self.former.replacing("\"productID\"", with: "\"sku\"")) == ["item", "gone"])
    #expect(lost(Self.former.replacing("\"latest\"", with: "\"oldest\"")) == ["home", "list", "item", "gone", "bag"])
  }

  @Test func aTabThatIsLost() {
    let saved = Self.former.replacing(#",{"screen":"gone"}"#, with: "")
    #expect(lost(saved.replacing("\"basket\"", with: "\"crate\"")) == ["bag"])
    #expect(lost(saved.replacing("\"bag\"", with: "\"crate\"")) == ["crate"])
  }

  @Test(arguments: ["", "7", "{}", "[", #"[{"screen":7}]"#, "[7]", "\u{0}"]) func textThatIsNoStack(_ saved: String) {
    #expect(throws: (any Error).self) { try expectRestore(saved.utf8, of: Archive.self) }
  }

  /// A navigator also checks the segues and the facts.
  @Test func aNavigatorCutsMore() throws {
    let saved = #"[{"screen":"catalog"},{"screen":"help"}]"#
    try expectRestore(saved.utf8, of: Shop.self)
    let cut = #expect(throws: LostScreens.self) { try expectRestore(saved.utf8, in: World(animation: .zero).shop) }
    #expect(cut?.names == ["help"])
    #expect(cut.map { "\($0)" } == "these screens are not restored: help")
    try expectRestore(#"[{"screen":"catalog"},{"screen":"cart"}]"#.utf8, in: World(animation: .zero).shop)
    let root = #expect(throws: LostScreens.self) {
      try expectRestore(#"[{"screen":"cart"}]"#.utf8, in: World(animation: .zero).shop)
    }
    #expect(root?.names == ["cart"])
  }
}
