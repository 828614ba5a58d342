/// The origin of a request.
package enum Asker: Hashable, Sendable {
  /// A tap, the back button, or a gesture.
  case user
  /// Code that acts on its own.
  case program
}

/// A request to the guard of a host.
package struct GuardRequest: Hashable, Sendable {
  /// The number of the request, from 1 on each stage.
  package let number: Int
  /// The requested action.
  package let action: Action
  /// The page whose code makes the request, or `nil` for code of the app that refers to the page on top at that time.
  package let source: SimulatedPage?
  /// The origin of the request.
  package let asker: Asker
  /// Whether the change is animated.
  package let animation: ChangeAnimation

  /// The actions that a request can name.
  package enum Action: Hashable, Sendable {
    /// Pushes a page. As in UIKit, the caller creates the page. A guard that creates its own pages creates one of the
    /// same place.
    case push(SimulatedPage)
    /// Shows a page in the next column. The guard does not use the choice, which is the call of an app without a guard.
    case pane(SimulatedPage, PaneChoice)
    /// Pops the top page by the back button.
    case back
    /// Pops the top page by code.
    case pop
    /// Pops all pages above a page.
    case unwind(SimulatedPage)
    /// Pops all pages above the bottom one.
    case popToRoot
    /// Replaces the stack. The caller creates the pages, as for ``push(_:)``.
    case setStack([SimulatedPage])
    /// Presents a page in a layer, or an alert.
    case present(SimulatedPage, LayerKind)
    /// Replaces the page that makes the request.
    case replace(SimulatedPage)
    /// Performs the action of a button of a closed alert.
    case choose(AlertButton)
    /// Restores a stack with its layers, as it was when the user left the app.
    case restore([SavedPage])
    /// Selects the tab that starts with a page of this place. The caller creates the page, as for ``push(_:)``.
    case select(SimulatedPage)
    /// Selects that tab by a segue of the page that makes the request, even if layers cover the bar.
    case goToTab(SimulatedPage)
    /// Goes to the place that every page can reach, by a segue of the page that makes the request.
    case go(SimulatedPage)
    /// Goes to the same place by a link.
    case open(SimulatedPage)
    /// Replaces the entire stack by a page.
    case setRoot(SimulatedPage)
    /// Pushes a page after a fact is known. Only for guards that wait for facts.
    case pushWhenKnown(SimulatedPage)
  }
}

/// How an app without a guard shows the page of a chosen row.
package enum PaneChoice: Hashable, Sendable {
  /// It sets the page in the next column. In collapsed form, it pushes the page.
  case detail
  /// It pushes the page on the last column, if that column is not its own.
  case pushed
  /// It binds the page to a selection, so the page that is selected already is not shown again.
  case selected
}

/// A page of a saved stack.
package struct SavedPage: Hashable, Sendable {
  /// A new instance of the page.
  package let page: SimulatedPage
  /// The presentation of the layer that the page starts, or `nil` if the page does not start a layer.
  package let layer: LayerKind?
}

/// The immediate result of a call.
package enum GuardReply: Hashable, Sendable {
  /// No result: the call does not report what the request led to.
  case nothing
  /// The request was refused. UIKit's pops report this by returning no page.
  case refused
}
