/// An enum with cases that had other names, which saved stacks can contain. Generated enums conform.
public protocol RenamedCases: RawRepresentable, Decodable where RawValue == String {
  /// Returns the case that had a name, or `nil` if none did.
  init?(formerName: String)
}

extension RenamedCases {
  /// Decodes a case by its name or, if there is none, by a former name. A link and a literal of the graph contain only
  /// names of today.
  ///
  /// - Throws: ``ArgumentError/unreadable``, or the error of the decoder.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    let isSaved = !(decoder is LiteralDecoder)
    guard let found = Self(rawValue: name) ?? (isSaved ? Self(formerName: name) : nil) else {
      throw ArgumentError.unreadable
    }
    self = found
  }
}
