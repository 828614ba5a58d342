/// The screens of the laboratory's worlds. In an app without columns, each screen can open the later screens that have
/// a page.
package enum LabScreen: Int, CaseIterable, Hashable, Sendable {
  /// The root of an app without tabs.
  case home
  /// The first pages of the tabs of ``main``.
  case left, right, club
  case a
  /// The first pages of the tabs of ``nest``.
  case inner, outer
  case b, c, d
  /// A screen that only the laboratory opens, to check that navigation still works.
  case probe
  /// An alert, which any page except the probe can present.
  case question
  /// The root of an app with tabs, which is a container.
  case main
  /// A container that is presented as a layer.
  case nest
  /// The root of an app with columns, which is a split.
  case desk
  /// Two screens in the second column, and one that both push.
  case list, tray, shelf
  /// Two screens in the last column, and one that both push.
  case item, other, note
  /// A split with two columns that is presented as a layer.
  case filter
  /// The placeholder of an empty column, which is not a screen.
  case blank

  /// Whether the screen is in the app with columns. The rules for other screens do not apply to it.
  package var isOfDesk: Bool { rawValue >= LabScreen.desk.rawValue }

  /// Whether the screen has a page: it is not an alert or a container.
  package var hasPage: Bool { self != .question && !isContainer }

  /// Whether the screen has tabs.
  package var isContainer: Bool { self == .main || self == .nest }

  /// The first screens of a container's tabs.
  package var tabs: [LabScreen] {
    switch self {
    case .main: [.left, .right, .club]
    case .nest: [.inner, .outer]
    default: []
    }
  }

  /// The container of which this screen starts a tab.
  package var container: LabScreen? {
    switch self {
    case .left, .right, .club: .main
    case .inner, .outer: .nest
    default: nil
    }
  }

  /// The destination of a segue that opens this screen: its container, if this screen starts a tab.
  package var opened: LabScreen { container ?? self }

  /// Whether the screen can be pushed.
  package var canBePushed: Bool { hasPage && self != .home && container == nil && !isOfDesk }

  /// Whether a page of another screen has a control that leads to this screen.
  func canFollow(_ other: LabScreen) -> Bool {
    other.isOfDesk ? DeskGraph.leads(from: other, to: self) : rawValue > other.rawValue
  }

  /// Whether the screen may be at the bottom of the stack.
  package var isBottom: Bool { self == .home || container == .main }
}
