// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import UIKit

public struct Animation: Equatable, Sendable {
  let length: Duration

  public static let `default` = Animation(length: .milliseconds(350))
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(length: .seconds(duration)) }
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}

  @MainActor static var current: Transaction?
  /// The number of changes to all views so far.
  @MainActor static var changes = 0
}

/// Apple's function is not isolated. It is called where views are.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    // Views are on the main actor.
    let (body, transaction) = (Unchecked(body), Unchecked(transaction))
    return try MainActor.assumeIsolated {
      let former = Transaction.current
      Transaction.current = transaction.value
      defer { Transaction.current = former }
      return Unchecked(try body.value())
    }.value
  }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction()
  transaction.animation = animation
  // Apple's function is not isolated either. It is called where views are.
  let before = MainActor.assumeIsolated { Transaction.changes }
  let result = try withTransaction(transaction, body)
  let completion = Unchecked(completion)
  // For the same reason.
  MainActor.assumeIsolated {
    let simulator = Simulator.current
    guard let animation, Transaction.changes > before else {
      // Nothing is animated, so the completion is called at once.
      return completion.value()
    }
    switch simulator.nextFault() {
    case .tellsNobody, .animatesForever, .doesNothing: break
    case .didShowEarly: completion.value()
    default: simulator.after(animation.length) { completion.value() }
    }
  }
  return result
}
