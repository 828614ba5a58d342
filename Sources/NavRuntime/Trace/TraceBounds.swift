/// How much a trace may say. Far beyond what any run comes to.
enum TraceBounds {
  /// Locks, and whatever else is counted on.
  static let number = 1 << 53
  /// Screens and segues of a graph, and requests that may wait.
  static let table = 1_000_000
  /// Screens on a stack.
  static let depth = 10_000
  /// Inputs, times the screens of the largest stack: about what running it again costs.
  static let effort = 1 << 26
  /// Moments and lengths.
  static let time = Duration.seconds(Int64.max)

  static func holds(_ time: Duration) -> Bool { .zero - Self.time <= time && time <= Self.time }
}

// Screens and segues are looked up by their numbers, so these are read within bounds. Instances, requests, transitions and keys are
// only compared; a host may make up any.

extension ScreenID {
  /// Reads the position.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.position(in: StackRules.anywhere.rawValue...Int32(TraceBounds.table)))
  }
}

extension SegueID {
  /// Reads the position.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.position(in: SegueID.required.rawValue...Int32(TraceBounds.table)))
  }
}

extension Decoder {
  fileprivate func position(in bounds: ClosedRange<Int32>) throws -> Int32 {
    let number = try singleValueContainer().decode(Int32.self)
    guard bounds.contains(number) else { throw StackTraceError("\(number) is no screen's or segue's number") }
    return number
  }
}
