import Testing

@testable import NavPictures

/// Images of screens: the files that are accepted, and the size of the images.
@Suite struct ThumbnailTests {
  private func part(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    [0, 0, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)] + Array(name.utf8) + bytes + [9, 9, 9, 9]
  }

  private func png(_ width: Int = 100, _ height: Int = 300, _ extra: [UInt8] = []) -> [UInt8] {
    var header: [UInt8] = []
    for number in [width, height] {
      withUnsafeBytes(of: UInt32(number).bigEndian) { header += $0 }
    }
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += part("IHDR", header + [8, 2, 0, 0, 0])
    bytes += extra
    bytes += part("IDAT", [1, 2])
    bytes += part("IEND", [])
    return bytes
  }

  private func problem(_ bytes: [UInt8]) -> String? {
    do {
      _ = try Thumbnail(png: bytes)
      return nil
    } catch { return error.reason }
  }

  @Test func aPNGIsOne() throws {
    let image = try Thumbnail(png: png())
    #expect((image.width, image.height) == (100, 300))
    #expect(image.bytes == png())
  }

  @Test func whatIsBesideThePixelsIsLeftOut() throws {
    let place = part("eXIf", Array("somewhere".utf8)) + part("tEXt", Array("author".utf8)) + part("acTL", [0])
    #expect(try Thumbnail(png: png(8, 8, place)).bytes == png(8, 8))
    // Bytes after the end are also left out.
    #expect(try Thumbnail(png: png(8, 8) + Array("<script>".utf8)).bytes == png(8, 8))
  }

  @Test func whatIsNoneIsRefused() {
    #expect(problem([]) == "it is not a PNG image")
    #expect(problem(Array("<svg onload=alert(1)>".utf8)) == "it is not a PNG image")
    #expect(problem(Array(png().prefix(8))) == "it is incomplete")
    #expect(problem(png(0, 5)) == "it has no pixels")
    #expect(problem(png(4097, 5)) == "it has 4097 by 5 pixels; the maximum is 4096 per side")
    #expect(problem(png(5, 0x7FFF_FFFF))?.hasPrefix("it has 5 by 2147483647 pixels") == true)
    #expect(problem(png() + [UInt8](repeating: 0, count: 2 << 20)) == "it is larger than 2 MiB")
    for length in 9..<png().count { #expect(problem(Array(png().prefix(length))) != nil, "\(length)") }
  }

  @Test func aCardHasRoomForIt() throws {
    var card = Card(.screen, name: "home")
    card.rows = [Row(.unwind, "close", .back)]
    let bare = CardLayout(card)
    card.thumbnail = try Thumbnail(png: png(1000, 3000))
    let layout = CardLayout(card)
    let place = try #require(layout.thumbnail)
    #expect((place.width, place.height) == (50, 150))
    #expect(layout.height == bare.height + 150 + Metrics.underThumbnail)
    #expect(layout.head == bare.head + 150 + Metrics.underThumbnail)
    #expect(place.y + place.height < layout.head && place.x + place.width <= layout.width - Metrics.padding)
    card.thumbnail = try Thumbnail(png: png(2000, 100))
    #expect(CardLayout(card).width == 180 + 2 * Metrics.padding)
    #expect(CardLayout(card, .titles).thumbnail == nil)
    // An image is never enlarged.
    card.thumbnail = try Thumbnail(png: png(4, 4))
    #expect(CardLayout(card).thumbnail?.width == 4)
  }

  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar"]) func base64IsThatOfTheStandard(_ text: String) {
    let expected = [
      "": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg==", "fooba": "Zm9vYmE=", "foobar": "Zm9vYmFy",
    ]
    var out = SVGText(capacity: 0)
    out.add(base64: Array(text.utf8))
    #expect(String(decoding: out.bytes, as: UTF8.self) == expected[text])
  }
}
