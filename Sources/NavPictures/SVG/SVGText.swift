/// Writes SVG: trusted tags, and escaped texts.
struct SVGText {
  var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Adds trusted markup.
  mutating func add(_ markup: StaticString) { bytes.append(markup) }

  /// Adds the output of another drawing.
  mutating func append(_ drawing: SVGPicture) { bytes.append(contentsOf: drawing.out.bytes) }

  /// Adds trusted markup that was computed, such as numbers.
  mutating func add(markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Adds an escaped text, also in an attribute.
  ///
  /// Replaces characters that XML forbids, and characters that change the direction of text, by U+FFFD.
  mutating func add(text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var isPlain = true
      for byte in utf8
      where byte < 0x20 || byte >= 0x7F || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27
      {
        isPlain = false
        break
      }
      if isPlain { bytes.append(contentsOf: utf8) } else { addEscaped(String(decoding: utf8, as: UTF8.self)) }
    }
  }

  private mutating func addEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": add("&amp;")
      case "<": add("&lt;")
      case ">": add("&gt;")
      case "\"": add("&quot;")
      case "'": add("&#39;")
      default:
        if !Self.isShown(scalar) {
          add("\u{FFFD}")
        } else if scalar.isASCII {
          bytes.append(UInt8(scalar.value))
        } else {
          bytes.append(contentsOf: scalar.utf8)
        }
      }
    }
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }

  /// Adds bytes in Base64.
  mutating func add(base64 data: [UInt8]) { bytes += Base64.digits(of: data) }

  /// Adds a number with at most one decimal.
  mutating func add(_ number: Double) { bytes.append(number: number) }

  /// Adds two numbers, separated by a space.
  mutating func add(_ first: Double, _ second: Double) { bytes.append(first, second) }
}
