import NavTable

/// The widths of texts, in thousandths of the font size. They are the same on every machine.
///
/// The font of a picture depends on the reader's system, and the widths of titles differ by a quarter between systems.
/// Therefore, the table has the widths of the widest font, and a text that fits by the table fits on each system.
package enum TextWidth {
  package enum Face: Sendable {
    /// The system font, semibold, for titles.
    case title
    /// A monospaced font, for names and predicates.
    case name
  }

  /// The width of a text at a size in units of the picture, rounded up to a tenth.
  ///
  /// - Complexity: linear in the text.
  package static func of(_ text: String, _ face: Face, size: Double) -> Double {
    (Double(thousandths(text, face)) * size / 100).rounded(.up) / 10
  }

  /// The width of a text in thousandths of the size.
  static func thousandths(_ text: String, _ face: Face) -> Int {
    var text = text
    let plain = text.withUTF8 { bytes -> Int? in
      var sum = 0
      let widths = titleWidths
      for byte in bytes {
        guard byte < 0x80 else { return nil }
        guard face == .title else { continue }
        let index = Int(byte) - 32
        if widths.indices.contains(index) { sum += widths[index] }
      }
      return face == .title ? sum : bytes.count * cell
    }
    return plain ?? text.unicodeScalars.reduce(0) { $0 + width(of: $1, face) }
  }

  private static func width(of scalar: Unicode.Scalar, _ face: Face) -> Int {
    if scalar.isASCII {
      guard face == .title else { return cell }
      let index = Int(scalar.value) - 32
      return titleWidths.indices.contains(index) ? titleWidths[index] : 0
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.isWide || scalar.properties.isEmoji { return face == .title ? 1300 : 2 * cell }
    // Some symbols are drawn in another font of the system.
    return face == .title ? 860 : cell + 100
  }

  /// The widest cell of the fonts in the picture's list.
  static let cell = 602

  /// From the space to the tilde.
  private static let titleWidths = [
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696, 696, 696, 696, 696, 696,
    696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734, 830, 683, 683, 821, 837, 372, 372, 775, 637, 995,
    837, 850, 733, 850, 770, 720, 682, 812, 774, 1103, 771, 724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716,
    678, 435, 716, 712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712,
    365, 712, 838,
  ]
}
