/// What the hand-written screens of the compile benchmark stand on: one generic handle that carries a segue's number and
/// its screen out of the module, where nothing of it is specialised.
public protocol ThinScreen: Hashable, Sendable {
  /// The place of the screen in the table.
  static var number: Int { get }
}

/// One instance of a screen on the stack.
public struct ThinHandle<Screen: ThinScreen> {
  let stack: ThinStack
  let instance: Int

  /// Asks for a push, and says whether it was taken.
  public func push<Destination: ThinScreen>(_ segue: Int, _ destination: Destination) -> Bool {
    stack.perform(segue, from: instance, with: destination)
  }

  /// Asks for an unwind, and says whether it was taken.
  public func unwind(_ segue: Int) -> Bool {
    stack.perform(segue, from: instance, with: nil)
  }
}

/// The table and what was asked of it.
public final class ThinStack {
  let table: StaticString
  var asked: [(segue: Int, instance: Int, screen: (any ThinScreen)?)] = []

  /// A stack on which nothing was asked yet.
  public init(table: StaticString) {
    self.table = table
  }

  func perform(_ segue: Int, from instance: Int, with screen: (any ThinScreen)?) -> Bool {
    asked.append((segue, instance, screen))
    return asked.count < 64
  }
}
