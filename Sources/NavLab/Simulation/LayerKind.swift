/// The presentation of a layer over a native stack. An alert has no stack; the other kinds have a native stack of
/// their own.
package enum LayerKind: Hashable, Sendable, CaseIterable {
  /// A layer that covers a part of the page below, and that the user can swipe away.
  case sheet
  /// A layer that covers everything, and that no gesture closes.
  case full
  /// A layer that points at its source, and closes if the user taps beside it.
  case popover
  /// A question with buttons and without a stack.
  case alert

  /// Whether the user can close the layer without a button.
  package var hasGesture: Bool { self == .sheet || self == .popover }

  /// Whether the page below is notified when it disappears and appears. In UIKit since iOS 13, a page below a sheet
  /// is not.
  var coversAll: Bool { self == .full }
}

/// A button of the laboratory's alert.
package enum AlertButton: String, Hashable, Sendable, CaseIterable {
  /// Keeps the stack. The Escape key and the system choose this button.
  case keep
  /// Leaves for the root.
  case leave
}
