/// A text for a terminal or a log.
///
/// Literals are printed unchanged. Interpolated values, such as paths, command-line arguments, and names of a graph,
/// can be untrusted. Their control characters are therefore escaped: line feeds, escape sequences, and marks that
/// change the direction of writing. All output for people has this type.
package struct PrintedText: Hashable, Sendable, ExpressibleByStringInterpolation {
  package private(set) var text: String

  package init(stringLiteral text: String) {
    self.text = text
  }

  package init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Creates a text from a longer string that contains only literals of this program.
  package init(own text: String) {
    self.text = text
  }

  package mutating func append(_ other: PrintedText) {
    text += other.text
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += PrintableText.make(value.description)
    }

    /// Appends a text that is already escaped.
    package mutating func appendInterpolation(_ part: PrintedText) {
      text += part.text
    }
  }
}
