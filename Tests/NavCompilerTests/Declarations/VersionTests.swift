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

@Suite struct NotYetSupportedTests {
  private func missing(_ mark: String, _ key: String) -> ExpectedDiagnostic {
    .init(.notYetSupported, mark, "'\(key)' is part of the language, but this version of navc cannot read it yet")
  }

  @Test func keysOfTheFile() {
    check(shop("1️⃣links1️⃣: { bases: [\"shop://\"] }\nscreens: { a: }\n"), missing("1️⃣", "links"))
  }

  @Test func keysOfAScreen() {
    check(
      shop(
        "facts: { f: Bool }\nscreens:\n  a: { push: { go: b } }\n  b: { 1️⃣requires1️⃣: f, 2️⃣link2️⃣: /b }\n"
      ),
      missing("1️⃣", "requires"), missing("2️⃣", "link"))
  }

  @Test func keysOfFactsTypesAndSegues() {
    check(
      shop("facts: { f: { type: Bool, 1️⃣async1️⃣: true, 2️⃣timeout2️⃣: 2s, 3️⃣otherwise3️⃣: false } }\nscreens: { a: }\n"),
      missing("1️⃣", "async"), missing("2️⃣", "timeout"), missing("3️⃣", "otherwise"))
    check(shop("types: { T: { swift: M.T, 1️⃣link1️⃣: true } }\nscreens: { a: }\n"), missing("1️⃣", "link"))
  }
}
