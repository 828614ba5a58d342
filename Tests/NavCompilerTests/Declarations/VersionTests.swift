import NavCompiler
import Testing

@Suite struct VersionTests {
  @Test(arguments: ["2", "0", "1.0", "one", "01"]) func anotherVersion(_ version: String) {
    check(
      "navc: 1️⃣\(version)1️⃣\ngraph: Shop\nroot: a\nscreens: { a: }\n",
      .init(.unsupportedVersion, "1️⃣", "this navc reads version 1 of the language, not '\(version)'"),
      fixed: shop("screens: { a: }\n"))
  }

  @Test func noVersion() {
    check(
      "navc: 1️⃣[1]1️⃣\ngraph: Shop\nroot: a\nscreens: { a: }\n",
      .init(.wrongShape, "1️⃣", "'navc' takes the version of the language, 1, not a list"))
  }
}
