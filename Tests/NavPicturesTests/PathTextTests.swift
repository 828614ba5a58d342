import Testing

@testable import NavPictures

@Suite struct PathTextTests {
  @Test(arguments: [
    (0, "0"), (-0.04, "0"), (0.05, "0.1"), (-0.5, "-0.5"), (9.95, "10"), (10, "10"), (-12.3, "-12.3"), (100.04, "100"),
    (99_999_999.9, "99999999.9"), (-123_456_789_012_345, "-123456789012345"),
  ])
  func aNumberHasAtMostOneDecimal(_ number: Double, _ text: String) {
    var bytes: [UInt8] = []
    bytes.append(number: number)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}
