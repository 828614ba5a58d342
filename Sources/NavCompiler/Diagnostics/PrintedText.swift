/// What goes to a terminal or a log.
///
/// What stands in the source of this program is printed as it is. Whatever is put into it, a path, a word of the command line,
/// a name of a graph, may be anybody's, and loses here what a terminal would obey: line feeds, escapes, and marks that turn the
/// direction of writing round. Nothing else is printed for people, so nothing gets past this.
package struct PrintedText: Hashable, Sendable, ExpressibleByStringInterpolation {
  package private(set) var text: String

  package init(stringLiteral text: String) {
    self.text = text
  }

  package init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// A longer text that holds nothing but the program's own words.
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

    /// What has been seen to.
    package mutating func appendInterpolation(_ part: PrintedText) {
      text += part.text
    }
  }
}
