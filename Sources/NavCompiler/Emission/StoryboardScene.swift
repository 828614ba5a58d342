internal import NavTable

/// The scene of a storyboard that contains the page of a screen.
///
/// `navc import` writes `class` and `metadata: { storyboard, storyboardID }` for each screen that has them.
struct StoryboardScene {
  /// The class of the page.
  let className: String
  /// The name of the storyboard.
  let storyboard: Symbol
  /// The Storyboard ID.
  let identifier: Symbol

  /// Creates the scene of a screen. The result is `nil` if the graph does not name the class, the storyboard, and the
  /// Storyboard ID, or if the stubs cannot use the name of the class.
  init?(_ id: ScreenID, _ context: EmissionContext) {
    let screen = context.screen(id)
    func value(_ key: String) -> Symbol? { screen.metadata.first { context.text($0.key) == key }?.value }
    guard let className = screen.hostTexts.first(where: { $0.keyword == .className }).map({ context.text($0.value) }),
      let storyboard = value("storyboard"), let identifier = value("storyboardID")
    else { return nil }
    let names = context.names
    // `Graph` is a requirement of the protocol that the factories implement.
    let taken = [
      names.graph, names.stubPage, names.stubScreens, names.stubFacts, "Graph", "NavRuntime", "UIStoryboard",
    ]
    guard SwiftName.isTypeName(className), !taken.contains(className) else { return nil }
    (self.className, self.storyboard, self.identifier) = (className, storyboard, identifier)
  }

  /// Writes the factory of a screen.
  func writeFactory(of id: ScreenID, _ context: EmissionContext, to out: inout SwiftWriter) {
    let page = context.piece(className)
    out.put("func ", context[id].member, "(")
    out.list { out in out.item("_ screen: ", context[id].inFile, ".Handle") }
    out.block(") -> ", page) { out in
      out.line("let storyboard = UIStoryboard(name: ", context.quoted(storyboard), ", bundle: nil)")
      out.put("return storyboard.instantiateViewController(")
      out.list { out in out.item("identifier: ", context.quoted(identifier)) }
      out.block(")") { out in out.line(page, "(coder: $0)") }
    }
  }
}
