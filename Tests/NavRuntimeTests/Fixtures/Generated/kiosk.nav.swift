// Made by navc from kiosk.nav.yaml: change the graph, not this file.

import NavRuntime

/// A graph whose root is a fragment.
nonisolated enum Kiosk: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Kiosk
    root booth
    screen booth
      mount
    """#,
    mounting: [Booth.table])

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    default: return nil
    }
  }

  /// The fragment that is mounted in the place of a screen.
  static func mounted(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.NavigationFragment.Type)? {
    switch screen.rawValue {
    case 0: return Booth.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Kiosk {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts, Booth.Facts where Graph == Kiosk {
    /// The fact `hasKey`.
    var hasKey: Bool { get }
    /// The fact `hasTime`.
    var hasTime: Bool { get }
  }
}

extension Kiosk.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Kiosk.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(mounted: [0: self.predicates(of: Booth.self)])
  }
}

// MARK: - What the app provides

extension Kiosk {
  /// What `booth` needs of the app.
  @MainActor
  protocol BoothFactory {
    /// Who makes the pages of `booth`.
    associatedtype BoothMount: Booth.Screens
    /// Makes the pages of `booth`; asked for once.
    var booth: BoothMount { get }
  }
}

extension Kiosk {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, BoothFactory where Graph == Kiosk {}
}

extension Kiosk.Screens {

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    preconditionFailure("no screen \(screen)")
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {}

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {}

  /// Who makes the pages of a mounted fragment.
  func mounted(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.SectionScreens)? {
    switch screen.rawValue {
    case 0: return self.booth
    default: return nil
    }
  }
}
