/// How much a trace may say. Far beyond what any run comes to.
enum TraceBounds {
  /// Instances, requests, transitions, keys, locks and other counts.
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

/// A number that identifies something.
protocol TracedNumber: RawRepresentable where RawValue: FixedWidthInteger & Codable {
  static var traceBounds: ClosedRange<RawValue> { get }
  init(rawValue: RawValue)
}

extension TracedNumber {
  /// Reads the number, within its bounds: it is counted on from, and looked up.
  init(within decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(RawValue.self)
    guard Self.traceBounds.contains(number) else {
      throw StackTraceError("\(number) is out of bounds for \(Self.self)")
    }
    self.init(rawValue: number)
  }
}

extension ScreenID: TracedNumber {
  static var traceBounds: ClosedRange<Int32> { 0...Int32(TraceBounds.table) }

  /// Reads the position.
  public init(from decoder: any Decoder) throws { try self.init(within: decoder) }
}

extension SegueID: TracedNumber {
  static var traceBounds: ClosedRange<Int32> { SegueID.link.rawValue...Int32(TraceBounds.table) }

  /// Reads the position.
  public init(from decoder: any Decoder) throws { try self.init(within: decoder) }
}

extension InstanceID: TracedNumber {
  static var traceBounds: ClosedRange<Int> { -TraceBounds.number...TraceBounds.number }

  /// Reads the number.
  public init(from decoder: any Decoder) throws { try self.init(within: decoder) }
}

extension RequestID: TracedNumber {
  static var traceBounds: ClosedRange<Int> { 0...TraceBounds.number }

  /// Reads the number.
  public init(from decoder: any Decoder) throws { try self.init(within: decoder) }
}

extension TransitionID: TracedNumber {
  static var traceBounds: ClosedRange<Int> { 0...TraceBounds.number }

  /// Reads the number.
  public init(from decoder: any Decoder) throws { try self.init(within: decoder) }
}

extension KeyToken: TracedNumber {
  static var traceBounds: ClosedRange<Int> { -TraceBounds.number...TraceBounds.number }

  /// Reads the number.
  public init(from decoder: any Decoder) throws { try self.init(within: decoder) }
}
