/// A PNG image of a screen, which is checked before it becomes part of a picture.
///
/// Browsers decode the image, so its size is limited. Metadata, such as the location of a photo, is removed, and so are
/// the frames of an animation.
package struct Thumbnail: Sendable {
  package let width: Int
  package let height: Int
  /// The PNG.
  let bytes: [UInt8]

  /// The maximum length of a side, in pixels.
  package static let mostPixels = 4096
  /// The maximum size of a file, in bytes.
  package static let mostBytes = 2 << 20

  /// The reason that a file is not accepted.
  package struct Problem: Error, Equatable {
    package var reason: String

    package init(reason: String) {
      self.reason = reason
    }
  }

  /// Reads the header and the chunks of a PNG.
  ///
  /// - Parameter png: The entire file.
  /// - Throws: The problem of the file.
  package init(png: [UInt8]) throws(Problem) {
    guard png.count <= Self.mostBytes else { throw Problem(reason: "it is larger than 2 MiB") }
    guard png.starts(with: Self.signature) else { throw Problem(reason: "it is not a PNG image") }
    var kept = Self.signature
    var offset = Self.signature.count
    var kinds: [String] = []
    while offset + 12 <= png.count, kinds.last != "IEND" {
      let length = Self.number(png, offset)
      guard length <= png.count - offset - 12 else { throw Problem(reason: "it is incomplete") }
      let kind = String(decoding: png[offset + 4..<offset + 8], as: UTF8.self)
      let end = offset + 12 + length
      if Self.kept.contains(kind) { kept += png[offset..<end] }
      if kinds.isEmpty { guard kind == "IHDR", length == 13 else { throw Problem(reason: "it has no header") } }
      kinds.append(kind)
      offset = end
    }
    guard kinds.last == "IEND", kinds.contains("IDAT") else { throw Problem(reason: "it is incomplete") }
    (width, height) = (Self.number(png, 16), Self.number(png, 20))
    guard width > 0, height > 0 else { throw Problem(reason: "it has no pixels") }
    guard width <= Self.mostPixels, height <= Self.mostPixels else {
      throw Problem(reason: "it has \(width) by \(height) pixels; the maximum is \(Self.mostPixels) per side")
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
  /// Adds images to the cards of screens.
  ///
  /// - Parameter image: Returns the image of the screen with a name, or `nil`.
  package mutating func addThumbnails(_ image: (String) throws -> Thumbnail?) rethrows {
    for index in cards.indices where cards[index].kind.isScreen {
      cards[index].thumbnail = try image(cards[index].name)
    }
  }
}
