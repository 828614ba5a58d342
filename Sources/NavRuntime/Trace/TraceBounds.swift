/// The limits of a trace. They are far beyond any recorded run.
enum TraceBounds {
  /// The maximum of locks and of all other counts.
  static let number = 1 << 53
  /// The maximum number of screens and segues of a graph, and of queued requests.
  static let table = 1_000_000
  /// The maximum number of screens on a stack.
  static let depth = 10_000
  /// The maximum number of inputs, multiplied by the screens of the largest stack. That is about the effort of a
  /// replay.
  static let effort = 1 << 26
  /// The maximum of times and durations.
  static let time = Duration.seconds(Int64.max)

  static func holds(_ time: Duration) -> Bool { .zero - Self.time <= time && time <= Self.time }
}

// Screens and segues are looked up by their numbers, so the decoder checks their bounds. Instances, requests,
// transitions, and keys are only compared, and a host may use any number.

extension ScreenID {
  /// Decodes the number, and checks its bounds.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.position(in: StackRules.anywhere.rawValue...Int32(TraceBounds.table)))
  }
}

extension SegueID {
  /// Decodes the number, and checks its bounds.
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
