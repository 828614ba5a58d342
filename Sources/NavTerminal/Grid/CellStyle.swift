/// How a cell of the terminal looks.
public struct CellStyle: Hashable, Sendable {
  /// What a terminal can do to a character without a colour.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// One bit a trait.
    public let rawValue: UInt8

    /// A set of traits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier, or brighter.
    public static let bold = Traits(rawValue: 1)
    /// Fainter.
    public static let dim = Traits(rawValue: 2)
    /// With a line below.
    public static let underlined = Traits(rawValue: 4)
    /// Foreground and background exchanged.
    public static let reversed = Traits(rawValue: 8)
  }

  /// A colour of the 256 that terminals number; `nil` is the terminal's own.
  public var foreground: UInt8?
  /// A colour of the 256 that terminals number; `nil` is the terminal's own.
  public var background: UInt8?
  /// Bold, dim and the like.
  public var traits: Traits

  /// A style; without arguments, the terminal's own.
  public init(foreground: UInt8? = nil, background: UInt8? = nil, traits: Traits = []) {
    self.foreground = foreground
    self.background = background
    self.traits = traits
  }

  /// The terminal's own.
  public static let plain = CellStyle()
  /// Heavier, or brighter.
  public static let bold = CellStyle(traits: .bold)
  /// Fainter.
  public static let dim = CellStyle(traits: .dim)
  /// Foreground and background exchanged.
  public static let reversed = CellStyle(traits: .reversed)

  /// A foreground colour of the 256 that terminals number.
  public static func colour(_ number: UInt8, _ traits: Traits = []) -> CellStyle {
    CellStyle(foreground: number, traits: traits)
  }

  /// The background of what has one, behind a layer.
  static let shade: UInt8 = 235
}
