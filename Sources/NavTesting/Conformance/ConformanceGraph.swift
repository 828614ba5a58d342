internal import NavRuntime

/// The graph of the conformance suite. The suite never performs its segues, but passes changes to the host directly.
enum ConformanceGraph {
  static let table = GraphTable(
    #"""
    graph Conformance
    root start
    screen start
      title Start
    screen page
      title A page with a title that is so long that no bar has room for all of it
    screen plain
      bar hidden
    screen layer
      title A layer
    screen question
      alert keep drop
      unwind drop start
        busy queue
      unwind keep previous
        busy queue
    screen trio
      tab first one
      tab second two
      tab third three
    screen pair
      tab first one
      tab second two
    screen one
      title One
    screen two
      title Two
    screen three
      title Three
    screen list
      title A list
      split 2
    screen detail
      title A detail
    """#)

  /// The screens, in the order of the table.
  enum Screen: Int32 {
    case start, page, plain, layer, question, trio, pair, one, two, three, list, detail

    var id: ScreenID { ScreenID(rawValue: rawValue) }
    var isContainer: Bool { self == .trio || self == .pair }
  }

  /// The text of the alert.
  struct Question: AlertContent {
    var title: String { "Drop what was written?" }
    var message: String? { "Nobody has saved it." }
    var labels: [String] { ["Drop", "Keep"] }
    var isOfGraph: Bool { false }
  }
}
