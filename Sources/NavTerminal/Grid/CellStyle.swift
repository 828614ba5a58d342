/// The style of a cell.
public struct CellStyle: Hashable, Sendable {
  /// The attributes of a character, apart from its colors.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// One bit per trait.
    public let rawValue: UInt8

    /// Creates a set of traits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier, or brighter.
    public static let bold = Traits(rawValue: 1)
    /// Dimmed.
    public static let dim = Traits(rawValue: 2)
    /// Underlined.
    public static let underlined = Traits(rawValue: 4)
    /// Foreground and background colors exchanged.
    public static let reversed = Traits(rawValue: 8)
  }

  /// A color from the 256-color palette, or `nil` for the terminal's default.
  public var foreground: UInt8?
  /// A color from the 256-color palette, or `nil` for the terminal's default.
  public var background: UInt8?
  /// Attributes such as bold and dim.
  public var traits: Traits

  /// Creates a style. Without arguments, it is the terminal's default style.
  public init(foreground: UInt8? = nil, background: UInt8? = nil, traits: Traits = []) {
    self.foreground = foreground
    self.background = background
    self.traits = traits
  }

  /// The terminal's default style.
  public static let plain = CellStyle()
  /// Heavier, or brighter.
  public static let bold = CellStyle(traits: .bold)
  /// Dimmed.
  public static let dim = CellStyle(traits: .dim)
  /// Foreground and background colors exchanged.
  public static let reversed = CellStyle(traits: .reversed)

  /// Creates a style with a foreground color from the 256-color palette.
  public static func colour(_ number: UInt8, _ traits: Traits = []) -> CellStyle {
    CellStyle(foreground: number, traits: traits)
  }

  /// The background behind a layer, for cells that have a background color.
  static let shade: UInt8 = 235
}
