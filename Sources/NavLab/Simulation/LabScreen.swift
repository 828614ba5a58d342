/// The screens of the laboratory's world, in the order in which they can be opened: each leads to those after it, as far as it has a page.
package enum LabScreen: Int, CaseIterable, Hashable, Sendable {
  /// The root of an app without tabs.
  case home
  /// The first pages of the tabs of ``main``.
  case left, right, club
  case a
  /// The first pages of the tabs of ``nest``.
  case inner, outer
  case b, c, d
  /// Where nobody goes but the laboratory, to see whether one still can.
  case probe
  /// An alert, which any page but the probe can ask.
  case question
  /// The root of an app with tabs, which is a container.
  case main
  /// A container that is presented.
  case nest

  /// Whether it is a page: no alert, and no container.
  package var hasPage: Bool { self != .question && !isContainer }

  /// Whether it has tabs.
  package var isContainer: Bool { self == .main || self == .nest }

  /// Of a container: what its tabs begin with.
  package var tabs: [LabScreen] {
    switch self {
    case .main: [.left, .right, .club]
    case .nest: [.inner, .outer]
    default: []
    }
  }

  /// The container whose tab begins with it.
  package var container: LabScreen? {
    switch self {
    case .left, .right, .club: .main
    case .inner, .outer: .nest
    default: nil
    }
  }

  /// What a segue leads to that opens it: its container, where a tab begins with it.
  package var opened: LabScreen { container ?? self }

  /// Whether it can be pushed.
  package var canBePushed: Bool { hasPage && self != .home && container == nil }

  /// Whether it may stand at the bottom.
  package var isBottom: Bool { self == .home || container == .main }
}
