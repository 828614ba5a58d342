/// Turns the navigation graphs of an Android app into a draft.
///
/// The passes are in the order in which they depend on each other: screens and IDs, starts, tabs, arguments, actions,
/// links. Each element gets its code and its parts in one of them.
struct AndroidReader {
  /// A node of all files together. Its element has the same number.
  typealias Number = Int

  let strings: StringResources
  /// The nodes of all files, whose owners are numbers.
  private(set) var nodes: [NavigationFile.Node] = []
  /// The root of each file.
  private(set) var roots: [Number] = []
  /// The root of each file by the name of the file.
  private(set) var rootsByStem: [String: Number] = [:]
  /// The name of the file of each root.
  private(set) var stems: [Number: String] = [:]
  var draft = Draft()

  /// The screen that a destination, a graph, or an include means.
  var screens: [Int?]
  /// The destinations, graphs, and includes by their IDs.
  var ids: [String: Number] = [:]
  /// The screens that replace files and IDs that are not given, by name.
  var missing: [String: MissingScreen] = [:]
  /// The included graph of each include whose file is given.
  var included: [Number: Number] = [:]
  var arguments = ScreenArguments()
  /// The contents of the graphs with global actions.
  var offers: GlobalOffers
  /// The URLs that the links of the draft match.
  var linkShapes: Set<[String]> = []

  /// A screen that replaces something that is not given.
  struct MissingScreen {
    var screen: Int
    /// Whether it replaces a graph, which has a start.
    var isGraph = false
  }

  /// Reads the screens and segues of an app.
  ///
  /// - Parameters:
  ///   - files: The navigation graphs, with different names. The first graph contains the start.
  ///   - menu: The menu with the tabs of the app.
  ///   - strings: The texts of titles.
  /// - Returns: The draft of the app.
  /// - Complexity: Linear in the files.
  static func draft(of files: [NavigationFile], menu: MenuFile?, strings: StringResources) -> Draft {
    var reader = AndroidReader(files, strings)
    reader.addScreens()
    reader.resolveStarts()
    reader.addTabs(menu, file: files.count)
    reader.addArguments()
    reader.addActions()
    reader.addLinks()
    reader.draft.types = reader.arguments.classes.entries
    return reader.draft
  }

  private init(_ files: [NavigationFile], _ strings: StringResources) {
    self.strings = strings
    offers = GlobalOffers(size: files.reduce(0) { $0 + $1.nodes.count })
    for (file, graph) in files.enumerated() {
      let first = nodes.count
      roots.append(first)
      stems[first] = graph.stem
      if rootsByStem[graph.stem] == nil { rootsByStem[graph.stem] = first }
      for node in graph.nodes {
        var moved = node
        moved.owner = node.owner.map { $0 + first }
        nodes.append(moved)
        draft.elements.append(Self.element(of: moved, in: node.owner.map { graph.nodes[$0].kind }, file: file))
      }
    }
    screens = [Int?](repeating: nil, count: nodes.count)
  }

  /// Returns an element whose code is not known yet.
  private static func element(
    of node: NavigationFile.Node, in owner: NavigationFile.Kind?, file: Int
  ) -> Draft.Element {
    let tag = node.tag
    var element = Draft.Element(
      file: file, offset: tag.offset, tag: tag.localName, id: tag.resource(.id), code: .noDestination)
    switch node.kind {
    case .navigation: element.kind = node.owner == nil ? "root" : "nested"
    case .include: element.name = tag.resource(.graph)
    case .argument: element.name = tag[.name]
    case .deepLink: element.name = tag[.uri]
    case .action: element.kind = owner == .navigation ? "global" : "action"
    case .destination: break
    }
    return element
  }

  /// Sets the code of an element, and the parts of the graph that represent it.
  mutating func represent(_ number: Number, by parts: [Draft.Part] = [], _ code: ImportCode, detail: String? = nil) {
    draft.elements[number].code = code
    draft.elements[number].detail = detail
    draft.elements[number].parts = parts
  }

  /// Returns the code of a destination that is not a screen. The code applies to all elements in the destination.
  func omission(of number: Number) -> ImportCode? {
    nodes[number].kind == .destination && screens[number] == nil ? draft.elements[number].code : nil
  }

  /// The first page of the app.
  var start: Int { draft.start ?? draft.root }
}
