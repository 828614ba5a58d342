/// How a request ended. Every request ends in exactly one.
public enum Outcome: Hashable, Sendable {
  /// It happened, and the host confirmed it.
  case shown
  /// It was not allowed, and nothing has moved.
  ///
  /// Usually, no page was made. A page that was made is released unseen if a hook on the way of a link returned
  /// `false`. The same holds if a factory or a `prepare` hook took a lock or moved the host.
  case refused(Refusal)
  /// A later request with the policy `replace` took its place in the queue, or a later `restore` took the place of an
  /// earlier one.
  case superseded
  /// It was cancelled while it was queued or waited for facts, its gesture was, or its navigator is gone.
  case cancelled
  /// A link has got as far as this screen, and no further.
  case stopped(at: String)
  /// It was carried out and did not succeed. The stack is what the host shows.
  case failed(Failure)
}

/// Why a request was refused.
public enum Refusal: Hashable, Sendable {
  /// The predicate of a segue does not hold: the segue's name, and the predicate as it stands in the graph file.
  case predicate(segue: String, source: String)
  /// What the destination requires does not hold: the screen's name, and the predicate as it stands in the graph file.
  case requirement(screen: String, source: String)
  /// The graph knows no such link.
  case noMatch
  /// The app's `shouldPerform` hook said no to the segue of that name.
  case hook(segue: String)
  /// A transition was running and the policy is to drop, or the queue is full.
  case busy
  /// The same screen with the same key is already visible, arriving or queued.
  case duplicate
  /// A recursive segue at its bound.
  case depth
  /// The source is not the visible screen.
  case notVisible
  /// The app holds a lock. ``Navigator/restore(_:)`` waits for it instead.
  case locked
  /// Of a link: a screen that it would take off does not let itself be left by `back`.
  case held
  /// A layer of somebody else's lies over the stack, as a share sheet or an alert of the system's. What a program asks for waits for it
  /// to go.
  case covered
}

/// What failed.
public enum Failure: Hashable, Sendable {
  /// The host did not do what it was told.
  case host
}

extension Outcome: CustomStringConvertible {
  /// One line for people; quotes the predicate that did not hold.
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
  /// One line for people; quotes the predicate that did not hold.
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
