/// The effect of a predicate that refuses a step of a link.
package enum WhenRefused: String, Sendable, CaseIterable {
  /// The stack ends at the last allowed screen.
  case stop
  /// The entire link is refused.
  case reject
  /// The stack ends as with `stop`, and the link continues automatically after the facts allow it.
  case resume
}

/// The effect of a push if the same screen with the same key is visible, arriving, or queued.
package enum WhenDuplicate: String, Sendable, CaseIterable { case refuse, allow }

/// The presentation style of a layer. An alert looks like a platform alert.
package enum LayerStyle: String, Sendable, CaseIterable { case sheet, full, popover, alert }

/// The policy for a segue that is requested during another one.
package enum WhenBusy: String, Sendable, CaseIterable { case auto, drop, queue, replace }
