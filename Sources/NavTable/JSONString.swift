extension String {
  /// Appends a text as a JSON string. The strings of all JSON that navc writes are escaped here.
  package mutating func append(jsonString text: String) {
    self += "\""
    // Most texts are names, which need no escapes.
    if text.utf8.allSatisfy({ $0.isPlainInJSON }) { self += text } else { appendEscaped(text) }
    self += "\""
  }

  private mutating func appendEscaped(_ text: String) {
    let scalars = text.unicodeScalars
    // Characters without escapes are copied together.
    var (start, index) = (text.startIndex, text.startIndex)
    while index < text.endIndex {
      if text.utf8[index].isPlainInJSON {
        index = text.utf8.index(after: index)
      } else {
        self += text[start..<index]
        appendEscaped(scalars[index])
        index = scalars.index(after: index)
        start = index
      }
    }
    self += text[start...]
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": self += "\\\""
    case "\\": self += "\\\\"
    case "\n": self += "\\n"
    case "\r": self += "\\r"
    case "\t": self += "\\t"
    case _ where !scalar.isPrintable:
      // All these scalars have at most four hexadecimal digits.
      let digits = String(scalar.value, radix: 16)
      self += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: unicodeScalars.append(scalar)
    }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII character that needs no escape in a JSON string.
  fileprivate var isPlainInJSON: Bool { self >= 0x20 && self < 0x7F && self != 0x22 && self != 0x5C }
}

extension Unicode.Scalar {
  /// Whether a terminal prints the scalar and nothing more. Controls, line separators, and scalars with Unicode's
  /// property `Bidi_Control` are not printable.
  package var isPrintable: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x61C: false
    default: true
    }
  }
}
