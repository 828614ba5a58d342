package import NavCompiler

/// The members of each part of a graph, as in its JSON, for comparisons of two graphs.
///
/// Lists of other parts, such as the segues of a screen, are omitted, because each part has members of its own.
package struct GraphMembers {
  package typealias Member = (name: String, value: JSONValue)

  /// The members that list other parts, or that follow from other parts.
  private static let lists: Set<String> = [
    "version", "name", "types", "facts", "conditions", "linkBases", "exits", "screens", "anywhere", "fragments",
    "arguments", "segues", "parents", "cases",
  ]

  private let text: GraphText
  private let tree: PushTree
  private let file = Part(GraphDocument.document)
  private let type = Part(GraphDocument.type)
  private let fact = Part(GraphDocument.fact)
  private let condition = Part(GraphDocument.condition)
  private let exit = Part(GraphDocument.exit)
  private let screen = Part(GraphDocument.screen)
  private let argument = Part(GraphDocument.argument)
  private let segue = Part(GraphDocument.segue)

  package init(_ graph: Graph) {
    text = GraphText(graph: graph)
    tree = PushTree(graph)
  }

  /// The names of all members of all parts.
  package static var names: Set<String> {
    let parts: [[String]] = [
      GraphDocument.document.parts.map(\.name), GraphDocument.type.parts.map(\.name),
      GraphDocument.fact.parts.map(\.name), GraphDocument.condition.parts.map(\.name),
      GraphDocument.exit.parts.map(\.name), GraphDocument.screen.parts.map(\.name),
      GraphDocument.argument.parts.map(\.name), GraphDocument.segue.parts.map(\.name),
    ]
    return Set(parts.flatMap(\.self)).subtracting(lists)
  }

  private var graph: Graph { text.graph }

  package func ofGraph() -> [Member] { file.members(text, graph) }

  package subscript(id: TypeID) -> [Member] { type.members(text, graph.types[id.position]) }

  package subscript(id: FactID) -> [Member] { fact.members(text, graph.facts[id.position]) }

  package subscript(id: ConditionID) -> [Member] { condition.members(text, graph.conditions[id.position]) }

  package subscript(id: ExitID) -> [Member] { exit.members(text, graph.exits[id.position]) }

  package subscript(id: ScreenID) -> [Member] { screen.members(text, (graph.screens[id.position], id, tree)) }

  package subscript(id: ArgumentID) -> [Member] { argument.members(text, graph.arguments[id.position]) }

  package subscript(id: SegueID) -> [Member] { segue.members(text, graph.segues[id.position]) }

  /// The members of one kind of part.
  private struct Part<Subject> {
    private let parts: [DocumentMember<Subject>]

    init(_ form: DocumentForm<Subject>) {
      parts = form.parts.filter { !GraphMembers.lists.contains($0.name) }
    }

    func members(_ text: GraphText, _ subject: Subject) -> [Member] {
      parts.compactMap { part in part.form.json(text, subject).map { (part.name, $0) } }
    }
  }
}
