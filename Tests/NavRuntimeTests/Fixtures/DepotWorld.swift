import NavRuntime
import NavTesting

/// Creates pages that are only names.
@MainActor final class DepotScreens: Depot.Screens {
  func hall(_ screen: Depot.Hall.Handle) -> String { "hall" }
  func hammers(_ screen: Depot.Hammers.Handle) -> String { "hammers" }
  func saws(_ screen: Depot.Saws.Handle) -> String { "saws" }
  func blade(_ screen: Depot.Blade.Handle) -> String { "blade" }
  func scale(_ screen: Depot.Scale.Handle) -> String { "scale" }
  func list(_ screen: Depot.List.Handle) -> String { "list" }
  func box(_ screen: Depot.Box.Handle) -> String { "box \(screen.arguments.id) \(screen.arguments.note)" }
  func leave(_ screen: Depot.Leave.Handle) -> AlertText<Depot.Leave> { AlertText(title: "Leave?", stay: "Stay") }
  func part(_ screen: Depot.Part.Handle) -> String { "part \(screen.arguments.number)" }
}

/// A started depot on an in-memory host.
@MainActor final class DepotWorld: InMemoryWorld<DepotScreens, Depot.NoFacts> {
  init() {
    super.init(InMemoryHost(), DepotScreens(), Depot.NoFacts())
    navigator.start()
  }

  /// The pages that the host shows.
  var pages: [String] { host.stack.map { $0.page as? String ?? "?" } }
}
