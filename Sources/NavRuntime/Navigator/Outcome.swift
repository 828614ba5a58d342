/// The outcome of a request. Every request ends with exactly one.
public enum Outcome: Hashable, Sendable {
  /// The request was performed, and the host confirmed it.
  case shown
  /// The request was not allowed, and nothing moved.
  ///
  /// Usually, no page was created. A page that was created is released before it is seen if a hook on the route of a
  /// link returned `false`. The same holds if a factory or a `prepare` hook took a lock or moved the host.
  case refused(Refusal)
  /// A later request with the policy `replace` replaced the request in the queue, or a later `restore` replaced an
  /// earlier one.
  case superseded
  /// The request was cancelled while it was queued or waited for facts, its gesture was cancelled, or its navigator
  /// was released.
  case cancelled
  /// A link stopped at this screen. The rest of its route was refused or is blocked.
  case stopped(at: String)
  /// The request was carried out, but failed. The stack is what the host shows.
  case failed(Failure)
}

/// The reason that a request was refused.
public enum Refusal: Hashable, Sendable {
  /// The predicate of a segue is false. The values are the segue's name and the predicate's text in the graph file.
  case predicate(segue: String, source: String)
  /// The requirement of the destination is false. The values are the screen's name and the predicate's text in the
  /// graph file.
  case requirement(screen: String, source: String)
  /// No link of the graph matches the URL.
  case noMatch
  /// The `shouldPerform` hook of the page returned `false` for the segue with this name.
  case hook(segue: String)
  /// The guard was closed and the request does not wait, or the queue is full.
  case busy
  /// The same screen with the same key is visible, arriving, or queued.
  case duplicate
  /// A recursive segue reached its `maxDepth`.
  case depth
  /// The source is not the visible screen.
  case notVisible
  /// The app holds a lock. ``Navigator/restore(_:)`` waits for the lock instead.
  case locked
  /// A link, a tab, or a go segue would remove a screen whose `back` refuses.
  case held
  /// A layer of other code covers the stack, such as a share sheet or a system alert. A program's request waits until
  /// that layer closes.
  case covered
}

/// The reason that a request failed.
public enum Failure: Hashable, Sendable {
  /// The host did not perform the change.
  case host
}

extension Outcome: CustomStringConvertible {
  /// A one-line description, with the text of a predicate that is false.
  public var description: String {
    switch self {
    case .shown: "shown"
    case .refused(let refusal): "refused: \(refusal)"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    case .stopped(let screen): "stopped at '\(screen)'"
    case .failed(.host): "failed: the host did not do it"
    }
  }
}

extension Refusal: CustomStringConvertible {
  /// A one-line description, with the text of a predicate that is false.
  public var description: String {
    switch self {
    case .predicate(let segue, let source): "'\(segue)' needs \(source)"
    case .requirement(let screen, let source): "'\(screen)' requires \(source)"
    case .noMatch: "no link of the graph matches"
    case .hook(let segue): "shouldPerform says no to '\(segue)'"
    case .busy: "busy"
    case .duplicate: "duplicate"
    case .depth: "depth"
    case .notVisible: "not visible"
    case .locked: "locked"
    case .held: "held by a screen that may not be left"
    case .covered: "covered by a layer that is not of the graph"
    }
  }
}
