/// An image of a screen, of somebody else's: a PNG that is looked at before a picture holds it.
///
/// Browsers decode what they are shown, so its size is bounded before. What a PNG says besides its pixels, such as where a photograph was
/// taken, is left out, and so is what would make it move.
package struct Thumbnail: Sendable {
  package let width: Int
  package let height: Int
  /// A PNG.
  let bytes: [UInt8]

  /// The longest side, in pixels.
  package static let mostPixels = 4096
  /// How large a file may be, in bytes.
  package static let mostBytes = 2 << 20

  /// Why a file is no thumbnail.
  package struct Problem: Error, Equatable {
    package var reason: String

    package init(reason: String) {
      self.reason = reason
    }
  }

  /// Reads a PNG as far as its header and the frame of its parts.
  ///
  /// - Parameter png: A whole file.
  /// - Throws: What is wrong with it.
  package init(png: [UInt8]) throws(Problem) {
    guard png.count <= Self.mostBytes else { throw Problem(reason: "it is larger than 2 MiB") }
    guard png.starts(with: Self.signature) else { throw Problem(reason: "it is no PNG") }
    var kept = Self.signature
    var offset = Self.signature.count
    var kinds: [String] = []
    while offset + 12 <= png.count, kinds.last != "IEND" {
      let length = Self.number(png, offset)
      guard length <= png.count - offset - 12 else { throw Problem(reason: "it breaks off") }
      let kind = String(decoding: png[offset + 4..<offset + 8], as: UTF8.self)
      let end = offset + 12 + length
      if Self.kept.contains(kind) { kept += png[offset..<end] }
      if kinds.isEmpty { guard kind == "IHDR", length == 13 else { throw Problem(reason: "it has no header") } }
      kinds.append(kind)
      offset = end
    }
    guard kinds.last == "IEND", kinds.contains("IDAT") else { throw Problem(reason: "it breaks off") }
    (width, height) = (Self.number(png, 16), Self.number(png, 20))
    guard width > 0, height > 0 else { throw Problem(reason: "it has no pixels") }
    guard width <= Self.mostPixels, height <= Self.mostPixels else {
      throw Problem(reason: "it is \(width) by \(height) pixels, and \(Self.mostPixels) are the most")
    }
    bytes = kept
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let kept: Set<String> = ["IHDR", "PLTE", "tRNS", "sRGB", "gAMA", "IDAT", "IEND"]

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension Picture {
  /// Gives screens their images.
  ///
  /// - Parameter image: The image of a screen of this name, if it has one.
  package mutating func addThumbnails(_ image: (String) throws -> Thumbnail?) rethrows {
    for index in cards.indices where cards[index].kind.isScreen {
      cards[index].thumbnail = try image(cards[index].name)
    }
  }
}
