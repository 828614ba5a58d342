extension StackLimits: Codable {
  private enum CodingKeys: CodingKey {
    case transitionTimeout, stallReport, settleTimeout, queue
  }

  /// Decodes limits. In traces of older versions, the host's state was read once after it was made to settle.
  ///
  /// - Throws: The decoder's own errors.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      transitionTimeout: try container.decode(Duration.self, forKey: .transitionTimeout),
      stallReport: try container.decode(Duration.self, forKey: .stallReport),
      settleTimeout: try container.decodeIfPresent(Duration.self, forKey: .settleTimeout) ?? .zero,
      queue: try container.decode(Int.self, forKey: .queue))
  }

  /// Encodes the limits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(transitionTimeout, forKey: .transitionTimeout)
    try container.encode(stallReport, forKey: .stallReport)
    try container.encode(settleTimeout, forKey: .settleTimeout)
    try container.encode(queue, forKey: .queue)
  }
}
