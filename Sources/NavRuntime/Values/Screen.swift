/// A screen of a graph, as a value. Its type identifies the screen, and its properties are its arguments.
///
/// Generated structs conform. `==`, `hash(into:)`, `Codable`, the key of a screen, and its saved state are all based
/// on `init(from:)` and `write(to:)`, so the compiler synthesizes nothing per screen.
public protocol Screen {
  /// Reads the arguments.
  ///
  /// - Throws: An ``ArgumentError``, or the error of an argument's own decoding.
  init(from arguments: inout ArgumentReader) throws

  /// Writes the arguments, in the order of the graph file.
  func write(to arguments: inout ArgumentWriter)
}

/// A screen without arguments.
public protocol PlainScreen: Screen {
  /// Creates the only value of the screen.
  init()
}

extension PlainScreen {
  /// Creates the screen, and reads nothing.
  public init(from arguments: inout ArgumentReader) throws {
    self.init()
  }

  /// Writes nothing.
  public func write(to arguments: inout ArgumentWriter) {}
}

extension Screen where Self: Hashable {
  /// Whether all arguments that are `Hashable` are equal.
  public static func == (left: Self, right: Self) -> Bool {
    var leftWriter = ArgumentWriter.collectingValues()
    left.write(to: &leftWriter)
    var rightWriter = ArgumentWriter.collectingValues()
    right.write(to: &rightWriter)
    return leftWriter.values == rightWriter.values
  }

  /// Hashes all arguments that are `Hashable`.
  public func hash(into hasher: inout Hasher) {
    var writer = ArgumentWriter.collectingValues()
    write(to: &writer)
    hasher.combine(writer.values)
  }

  /// The hash of all arguments that are `Hashable`. It is defined here so that Swift does not derive one for each
  /// screen.
  public var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

extension Screen where Self: Decodable {
  /// Decodes the arguments by name.
  ///
  /// - Throws: An ``ArgumentError``, or the error of an argument's own decoding.
  public init(from decoder: any Decoder) throws {
    var reader = try ArgumentReader(decoder)
    try self.init(from: &reader)
  }
}

extension Screen where Self: Encodable {
  /// Encodes the arguments that are `Encodable` by name.
  ///
  /// - Throws: The error of an argument's own encoding.
  public func encode(to encoder: any Encoder) throws {
    try encodeArguments(to: encoder)
  }
}

extension Screen {
  func encodeArguments(to encoder: any Encoder) throws {
    var writer = ArgumentWriter.encoding(to: encoder)
    write(to: &writer)
    if let error = writer.error { throw error }
  }
}
