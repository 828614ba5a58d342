extension HostState: Codable {
  private enum CodingKeys: CodingKey {
    case stack, isAnimating, isCovered, isExpanded
  }

  /// Decodes a state. If a value is absent, it is `false`.
  ///
  /// - Throws: The decoder's own errors.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      stack: try container.decode([InstanceID].self, forKey: .stack),
      isAnimating: try container.decode(Bool.self, forKey: .isAnimating),
      isCovered: try container.decodeIfPresent(Bool.self, forKey: .isCovered) ?? false,
      isExpanded: try container.decodeIfPresent(Bool.self, forKey: .isExpanded) ?? false)
  }

  /// Encodes the state.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(stack, forKey: .stack)
    try container.encode(isAnimating, forKey: .isAnimating)
    if isCovered { try container.encode(isCovered, forKey: .isCovered) }
    if isExpanded { try container.encode(isExpanded, forKey: .isExpanded) }
  }
}
