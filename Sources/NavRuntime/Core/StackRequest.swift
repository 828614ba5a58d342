/// A request for a segue, a link, or a saved stack, as the core knows it.
public struct StackRequest: Hashable, Sendable, Codable {
  /// The identifier of the request in effects.
  public let id: RequestID
  /// The segue, ``SegueID/back``, ``SegueID/link``, or ``SegueID/none`` for a saved stack.
  public let segue: SegueID
  /// The instance that makes the request. A link and a saved stack do not have one.
  public let source: InstanceID
  /// The origin of the request.
  public let sender: Sender
  /// The key of the destination, for a push.
  public let key: KeyToken
  /// The instance to return to, for back. `nil` means the instance below the source.
  public let target: InstanceID?
  /// Whether the request was made inside a hook, a predicate, or an event. Such a request counts as made during a
  /// transition.
  public let isNested: Bool

  /// Creates a request.
  public init(
    id: RequestID, segue: SegueID, source: InstanceID, sender: Sender, key: KeyToken = KeyToken(rawValue: 0),
    target: InstanceID? = nil, isNested: Bool = false
  ) {
    self.id = id
    self.segue = segue
    self.source = source
    self.sender = sender
    self.key = key
    self.target = target
    self.isNested = isNested
  }

  /// Whether the request shows a saved stack. Such a request waits for everything, so that the state is not lost.
  var isRestore: Bool { segue == .none }

  /// Whether the request depends on its source.
  var hasSource: Bool { segue != .link && segue != .none }
}

/// The part of the graph or the app that refused a request.
public enum StackReason: Hashable, Sendable, Codable {
  /// The requirement of this screen does not hold.
  case requirement(ScreenID)
  /// The predicate of this segue does not hold.
  case predicate(SegueID)
  /// Back must not leave this screen.
  case back(ScreenID)
  /// The page's hook refused this segue.
  case hook(SegueID)
  /// No link of the graph matches.
  case noMatch
}

/// The outcome of a request. The navigator adds names and source texts.
public enum StackOutcome: Hashable, Sendable, Codable {
  /// The change was performed, and the host confirmed it.
  case shown
  /// The request was not allowed.
  case refused(StackRefusal)
  /// A later request replaced it in the queue.
  case superseded
  /// The request was removed from the queue, the caller no longer waits for its facts, or the gesture was cancelled.
  case cancelled
  /// A link is shown only up to the last allowed screen.
  case stopped
  /// The host did not perform the change.
  case failed
}

/// The reason to refuse a request.
public enum StackRefusal: Hashable, Sendable, Codable {
  /// The graph or the app refused the request. The core only forwards the reason.
  case said(StackReason)
  /// A transition was in progress, or the queue was full.
  case busy
  /// The same screen with the same key is visible, arriving, or queued.
  case duplicate
  /// A recursive segue reached its bound.
  case depth
  /// The source is not the visible instance, or there is no instance below it to return to.
  case notVisible
  /// The app holds a lock.
  case locked
  /// The link would remove a screen whose `back` blocks it.
  case held
  /// A layer that other code presents covers the stack.
  case covered
}
