import NavCompiler
import NavRuntime

/// The names of the screens, segues, and arguments of a table, in a graph that can name them differently. Each name is
/// made once.
final class LinkNames {
  private let table: GraphTable
  /// The file of each section, and the places around it in names.
  private var sections: [(graph: Graph, prefix: String)] = []
  private var screens: [String?]
  private var segues: [String?]

  /// Creates the names.
  ///
  /// - Parameters:
  ///   - graph: A graph with the IDs of the table's graph.
  ///   - table: The table.
  init(_ graph: Graph, for table: GraphTable) {
    self.table = table
    screens = Array(repeating: nil, count: table.rules.screens.count)
    segues = Array(repeating: nil, count: table.rules.segues.count)
    add(graph, prefix: "")
  }

  private func add(_ graph: Graph, prefix: String) {
    sections.append((graph, prefix))
    for screen in graph.screens {
      guard let mount = screen.mount else { continue }
      add(graph.fragments[mount.fragment.position], prefix: prefix + graph.texts.text(screen.name) + ".")
    }
  }

  func name(of screen: NavRuntime.ScreenID) -> String {
    let index = Int(screen.rawValue)
    if let name = screens[index] { return name }
    let (graph, prefix) = sections[table.section(of: screen)]
    let name = prefix + graph.texts.text(graph.screens[Int(table.number(of: screen).rawValue)].name)
    screens[index] = name
    return name
  }

  func name(of segue: NavRuntime.SegueID) -> String {
    let index = Int(segue.rawValue)
    if let name = segues[index] { return name }
    let (graph, prefix) = sections[table.section(of: segue)]
    let name = prefix + graph.texts.text(graph.segues[Int(table.number(of: segue).rawValue)].name)
    segues[index] = name
    return name
  }

  /// The names of a screen's arguments, in the order of the file.
  func arguments(of screen: NavRuntime.ScreenID) -> [String] {
    let graph = sections[table.section(of: screen)].graph
    return graph.screens[Int(table.number(of: screen).rawValue)].arguments.map { index in
      graph.texts.text(graph.arguments[Int(index)].name)
    }
  }
}
