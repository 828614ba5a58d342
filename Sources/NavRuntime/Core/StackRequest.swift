/// A request for a segue, a link, or a saved stack, as the core knows it.
public struct StackRequest: Hashable, Sendable, Codable {
  /// Names the request in effects.
  public let id: RequestID
  /// The segue, ``SegueID/back``, ``SegueID/link``, or ``SegueID/none`` for a saved stack.
  public let segue: SegueID
  /// The instance that makes the request. A link and a saved stack do not have one.
  public let source: InstanceID
  /// Who asks.
  public let sender: Sender
  /// Of a push: the key of the destination.
  public let key: KeyToken
  /// Of back: the instance to go back to; the one under the source where it is not said.
  public let target: InstanceID?
  /// Whether it was made from inside a hook, a predicate or an event, and so counts as made during a transition.
  public let isNested: Bool

  /// A request.
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

  /// Whether the request puts up a saved stack. It waits for everything, so that the state is not lost.
  var isRestore: Bool { segue == .none }

  /// Whether the request depends on its source.
  var hasSource: Bool { segue != .link && segue != .none }
}

/// What of the graph's or the app's says no, by its number in the graph.
public enum StackReason: Hashable, Sendable, Codable {
  /// What this screen requires does not hold.
  case requirement(ScreenID)
  /// The predicate of this segue does not hold.
  case predicate(SegueID)
  /// Back may not leave this screen.
  case back(ScreenID)
  /// The page says no to this segue.
  case hook(SegueID)
  /// The graph knows no such link.
  case noMatch
}

/// How a request ended, as the core knows it; the navigator adds names and source texts.
public enum StackOutcome: Hashable, Sendable, Codable {
  /// It happened, and the host confirmed it.
  case shown
  /// It was not allowed.
  case refused(StackRefusal)
  /// A later `replace` took its place in the queue.
  case superseded
  /// It was taken out of the queue, nobody waits for its facts any more, or the gesture was cancelled.
  case cancelled
  /// Of a link: what it leads through is shown up to the last screen that is allowed.
  case stopped
  /// The host did not do it.
  case failed
}

/// Why a request was refused.
public enum StackRefusal: Hashable, Sendable, Codable {
  /// The graph or the app says no. The core hands on what it was.
  case said(StackReason)
  /// A transition was running, or the queue was full.
  case busy
  /// Same screen, same key, visible, arriving or queued.
  case duplicate
  /// A recursive segue at its bound.
  case depth
  /// The source is not the visible instance, or there is nothing under it to go back to.
  case notVisible
  /// The app holds a lock.
  case locked
  /// Of a link: a screen that it would take off does not let itself be left.
  case held
  /// A layer of somebody else's lies over the stack.
  case covered
}
