import Testing

@testable import NavPictures

@Suite struct ContentPolicyTests {
  private func hex(_ text: String) -> String {
    SHA256.digest(of: Array(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// The examples of FIPS 180-4, and lengths around a block.
  @Test func theDigestIsThatOfTheStandard() {
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hex(String(repeating: "a", count: 1_000)) == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
  }

  @Test func bytesAreBase64() {
    #expect(
      ["", "f", "fo", "foo", "foob"].map { Base64.text(of: Array($0.utf8)) } == [
        "", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==",
      ])
  }

  /// The policy of a page contains the hashes of the page's own script and style.
  @Test func aPageAllowsItsOwnScriptAlone() throws {
    let page = try String(
      decoding: HTMLPage.bytes(PictureBuilder.picture(of: GraphFiles.graph("store"))), as: UTF8.self)
    let script = try #require(page.firstMatch(of: /<script>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/)).output.1
    let style = try #require(page.firstMatch(of: /<style>([^<]*)<\/style>/)).output.1
    #expect(page.contains(ContentPolicy.text(script: String(script), style: String(style), hasModule: true)))
    #expect(!page.contains("unsafe-inline") && !page.contains(" style=\""))
  }
}
