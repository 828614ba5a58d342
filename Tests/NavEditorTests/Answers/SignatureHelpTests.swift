import NavEditor
import Testing

/// The arguments of a fact in a call, also in a text that is being typed.
@Suite struct SignatureHelpTests {
  private func graph(_ line: String, _ facts: String? = nil) throws -> EditedGraph {
    try EditedGraph(
      """
      navc: 1
      graph: Shop
      root: a
      types: { Size: [small, large] }
      facts: { \(facts ?? "isIn: Bool, fits: { type: Bool, doc: Whether it fits., arguments: { id: Int, größe: Size? } }") }
      screens:
        a: { push: { b: c } }
        c:
          arguments: { id: Int }
          \(line)

      """,
      [
        "part.nav.yaml":
          "navc: 1\nfragment: P\nroot: a\nfacts: { far: { type: Int, arguments: { id: Int } } }\nscreens: { a: {} }\n"
      ])
  }

  private func help(_ line: String) throws -> SignatureHelp? {
    let graph = try graph(line)
    return graph.project.signature(at: graph.offset, in: TextBuffer(graph.text), of: graph.file)
  }

  @Test(arguments: [
    ("requires: \"fits(▮)\"", 0), ("requires: \"fits(▮", 0), ("requires: fits(▮", 0), ("requires: fits(id:1,▮", 1),
    ("requires: \"fits(id: 1, größe: .small▮)\"", 1), ("requires: \"fits(größe: ▮)\"", 1),
    ("requires: \"isIn and fits(1, ▮) or isIn\"", 1), ("requires: \"fits((isIn and ▮)\"", 0),
    ("push: { d: { to: a, shouldPerform: \"fits(id: source.id▮\" } }", 0),
    ("push: { d: { to: a, shouldPerform: \"not fits(id: 1, ▮", 1), ("back: { shouldPerform: \"fits(▮)\" }", 0),
    ("requires: \"fits(1, 2, ▮)\"", 2), ("requires: fits(id: ▮", 0), ("requires: fits(id: 1, größe: .small▮)", 1),
    ("push: { d: { to: a, shouldPerform: fits(id: 1, ▮) } }", 1), ("requires: isIn and fits(id: 1, größe: ▮", 1),
  ])
  func aCallHasHelp(_ line: String, _ active: Int) throws {
    let help = try #require(try help(line))
    #expect(help.label == "fits(id: Int, größe: Size?): Bool")
    #expect(help.active == active)
    #expect(help.documentation == "Whether it fits.")
    let label = Array(help.label.utf16)
    #expect(
      help.parameters.map { String(decoding: label[$0], as: UTF16.self) } == ["id: Int", "größe: Size?"])
  }

  @Test(arguments: [
    "requires: \"▮fits(id: 1)\"", "requires: \"fits(id: 1)▮\"", "requires: \"isIn and (▮\"", "requires: \"unknown(▮)\"",
    "title: \"fits(▮)\"", "link: \"/fits(▮)\"", "requires: \"fits(id: 1) and isIn▮\"", "# fits(▮",
    "requires: \"fits(1) == (▮\"", "title: fits(id: ▮)", "requires: fits(id: 1)▮", "requires: fits(id: 1) and isIn▮",
    "push: { d: { doc: fits(id: ▮ } }",
  ])
  func otherPlacesHaveNone(_ line: String) throws {
    #expect(try help(line) == nil)
  }

  @Test func aFactOfAFragmentHasHelp() throws {
    #expect(try help("requires: \"far(▮)\"")?.label == "far(id: Int): Int")
  }

  @Test func conditionsHaveHelp() throws {
    let graph = try EditedGraph(
      "navc: 1\ngraph: A\nroot: a\nfacts: { f: { type: Bool, arguments: { id: Int } } }\nconditions:\n  c: \"f(▮\"\n"
        + "screens: { a: {} }\n")
    let help = graph.project.signature(at: graph.offset, in: TextBuffer(graph.text), of: graph.file)
    #expect(help?.label == "f(id: Int): Bool")
  }
}
