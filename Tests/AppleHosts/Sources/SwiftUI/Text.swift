// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

nonisolated public struct Text: View, Primitive, Equatable {
  let content: String

  public init(verbatim content: String) { self.content = content }

  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { self.content = String(content) }

  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    content = key.text
  }

  @MainActor func children(of node: Node) -> [Child] {
    node.effect.text = content
    return []
  }
}

/// A literal in a view. SwiftUI looks it up in a strings file, and formats its numbers for the language.
///
/// The double does not have strings files, so each key is its own translation.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { text = stringInterpolation.text }

  /// An interpolation that accepts only values with a format specifier. A description alone is not enough.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation(_ text: Text) { self.text += text.content }
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { text += value.inEnglish }
  }
}

public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: Self._Arg { get }
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  /// The value as `String(format:locale:)` formats it: integers with commas, other numbers with six decimal places.
  fileprivate var inEnglish: String {
    if let number = _arg as? any BinaryInteger { return grouped(String(number)) }
    let parts = String(format: _specifier, _arg).split(separator: ".", maxSplits: 1)
    return parts.dropFirst().reduce(grouped(parts.first.map(String.init) ?? "")) { "\($0).\($1)" }
  }

  private func grouped(_ number: String) -> String {
    let digits = Array(number.drop { $0 == "-" })
    let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[max(0, $0 - 3)..<$0]) }
    return (number.hasPrefix("-") ? "-" : "") + groups.reversed().joined(separator: ",")
  }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}

extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}
