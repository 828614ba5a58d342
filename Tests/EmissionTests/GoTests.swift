import Testing

/// The functions of go segues, as text. Other tests compile them for all graphs.
@Suite struct GoTests {
  private static let yaml = """
    navc: 1
    graph: Shop
    root: home
    facts: { isOpen: { type: Bool, arguments: { id: Int } } }
    screens:
      home:
        push: { openShelf: shelf }
        go:
          newest: { to: item, pass: { shelf.name: New, id: 1 } }
          find: { to: item, pass: { shelf.name: New }, shouldPerform: isOpen(destination.id), doc: Finds it. }
      shelf: { arguments: { name: String }, push: { open: item } }
      item:
        arguments: { id: Int, sender: String = none }
        go: { next: { to: item, pass: { sender: source.sender } }, home: home }
    """

  @Test func parametersAreWhatPassLeavesOpen() throws {
    let swift = try Emitted(Self.yaml).swift
    for line in [
      "/// Goes to `item`.", "self.go(1, Shop.Item(id: 1, sender: sender), sender: segueSender)", "/// Finds it.",
      "self.go(2, Shop.Item(id: id, sender: sender), sender: segueSender)",
      "func canFind(id: Int, sender: String = \"none\") -> Bool {",
      "func next(id: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {",
      "self.go(4, Shop.Item(id: id, sender: self.arguments.sender), sender: sender)",
      "self.go(5, Shop.Home(), sender: sender)", "static var newest: Self { Self(1) }",
    ] {
      #expect(swift.contains(line), "\(line)\n\(swift)")
    }
  }

  /// All screens with a page have the go segues of `anywhere`, including those that do not offer its pushes.
  @Test func anywhereHasAProtocolForAllScreensWithAPage() throws {
    let offered = Self.yaml.replacing("screens:\n", with: "anywhere: { go: { top: home } }\nscreens:\n")
    let swift = try Emitted(offered).swift
    for line in [
      "nonisolated protocol GoesAnywhere: NavRuntime.Screen {}",
      "extension NavRuntime.ScreenHandle where S: Shop.GoesAnywhere {",
      "self.go(6, Shop.Home(), sender: sender)", "static var top: Self { Self(6) }",
      "struct Home: NavRuntime.PlainScreen, Hashable, Sendable, Codable, GoesAnywhere {}",
    ] {
      #expect(swift.contains(line), "\(line)\n\(swift)")
    }
    #expect(!swift.contains("protocol Anywhere") && !swift.contains("apart"))
    let both = try Emitted(
      offered.replacing("go: { top: home } }", with: "go: { top: home }, push: { help: help } }") + "\n  help:\n"
    ).swift
    for line in [
      "nonisolated protocol Anywhere: GoesAnywhere {}",
      "struct Home: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}",
      "struct Help: NavRuntime.PlainScreen, Hashable, Sendable, Codable, GoesAnywhere {}",
    ] {
      #expect(both.contains(line), "\(line)\n\(both)")
    }
  }

  /// The segues on the path prepare its pages, so a go segue does not have a hook.
  @Test func itHasNoHook() throws {
    let swift = try Emitted(Self.yaml).swift
    #expect(swift.contains("prepareHomeOpenShelf") && !swift.contains("prepareHomeNewest"))
    #expect(try SwiftCompiler.lint([swift]) == "")
  }
}
