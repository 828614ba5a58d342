/// How a layer over a native stack is shown: a native stack of its own, or an alert.
package enum LayerKind: Hashable, Sendable, CaseIterable {
  /// It covers a part of what is below, and a finger draws it away.
  case sheet
  /// It covers everything, and no gesture closes it.
  case full
  /// It points at what opened it, and goes by itself when somebody taps beside it.
  case popover
  /// A question with buttons, and no stack.
  case alert

  /// Whether people can close it without a button of its own.
  package var hasGesture: Bool { self == .sheet || self == .popover }

  /// Whether the page below is told that it disappears and appears. Below a sheet it never does, as in UIKit since iOS 13.
  var coversAll: Bool { self == .full }
}

/// A button of the laboratory's alert.
package enum AlertButton: String, Hashable, Sendable, CaseIterable {
  /// It leaves everything as it is; Escape and the system press it.
  case keep
  /// It leaves for the root.
  case leave
}
