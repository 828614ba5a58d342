import NavRuntime

/// Screens with names as pages, because nothing displays them.
struct TrialScreens: TrialGraph.Screens {
  func list(_ screen: TrialGraph.List.Handle) -> String { "list" }
  func item(_ screen: TrialGraph.Item.Handle) -> String { "item" }
  func note(_ screen: TrialGraph.Note.Handle) -> String { "note" }
  func filters(_ screen: TrialGraph.Filters.Handle) -> String { "filters" }
  func place(_ screen: TrialGraph.Place.Handle) -> String { "place" }
}

struct TrialFacts: TrialGraph.Facts {}
