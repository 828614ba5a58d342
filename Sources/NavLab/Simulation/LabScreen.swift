/// The screens of the laboratory's world. Each screen can open the later screens that have a page.
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
  package var canBePushed: Bool { hasPage && self != .home && container == nil }

  /// Whether the screen may be at the bottom of the stack.
  package var isBottom: Bool { self == .home || container == .main }
}
