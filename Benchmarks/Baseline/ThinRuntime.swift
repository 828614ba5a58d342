/// The base of the hand-written screens in the compile benchmark: one generic handle. It passes the number of a segue
/// and its screen to this module without specialization.
public protocol ThinScreen: Hashable, Sendable {
  /// The index of the screen in the table.
  static var number: Int { get }
}

/// An instance of a screen on the stack.
public struct ThinHandle<Screen: ThinScreen> {
  let stack: ThinStack
  let instance: Int

  /// Requests a push, and returns whether it was accepted.
  public func push<Destination: ThinScreen>(_ segue: Int, _ destination: Destination) -> Bool {
    stack.perform(segue, from: instance, with: destination)
  }

  /// Requests an unwind, and returns whether it was accepted.
  public func unwind(_ segue: Int) -> Bool {
    stack.perform(segue, from: instance, with: nil)
  }
}

/// The table, and the requests.
public final class ThinStack {
  let table: StaticString
  var asked: [(segue: Int, instance: Int, screen: (any ThinScreen)?)] = []

  /// Creates a stack without requests.
  public init(table: StaticString) {
    self.table = table
  }

  func perform(_ segue: Int, from instance: Int, with screen: (any ThinScreen)?) -> Bool {
    asked.append((segue, instance, screen))
    return asked.count < 64
  }
}
