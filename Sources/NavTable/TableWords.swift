/// What a predicate that fails on the way of a link does.
package enum WhenRefused: String, Sendable, CaseIterable {
  /// The stack ends at the last screen that is allowed.
  case stop
  /// The link is refused as a whole.
  case reject
  /// As `stop`, and the rest follows by itself when the facts allow.
  case resume
}

/// What happens to a push of a screen with the key that is visible, arriving or queued.
package enum WhenDuplicate: String, Sendable, CaseIterable { case refuse, allow }

/// How a segue that begins a layer wishes it to look; an alert looks like one.
package enum LayerStyle: String, Sendable, CaseIterable { case sheet, full, popover, alert }

/// What happens to a segue that is asked for while another runs.
package enum WhenBusy: String, Sendable, CaseIterable { case auto, drop, queue, replace }
