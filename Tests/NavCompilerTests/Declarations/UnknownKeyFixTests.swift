import NavCompiler
import Testing

@Suite struct UnknownKeyFixTests {
  /// A misspelled key has no fix if the intended key cannot be added there.
  @Test func aKeyThatIsThereAlready() {
    check(
      shop("screens:\n  a: { 2️⃣title2️⃣: A, 1️⃣titel1️⃣: B }\n"),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'titel' is not a key of a screen", notes: [.init("2️⃣", "'title' is here already")]))
  }

  @Test func aKeyThatAMountDoesNotTake() {
    check(
      mounting(rest: "    1️⃣titel1️⃣: B\n"), mounting: ["b.nav.yaml": fragment("screens: { x: {} }\n")],
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'titel' is not a key of a screen",
        notes: [
          .init(
            "1️⃣",
            "'title' belongs in the fragment; a mounted screen takes mount, exits, doc, shared, requires, link and was")
        ]))
    check(
      shop("screens:\n  a: { title: A, 1️⃣mout1️⃣: b.nav.yaml }\n"),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'mout' is not a key of a screen",
        notes: [.init("1️⃣", "a screen with 'mount' takes mount, exits, doc, shared, requires, link and was")]))
  }

  @Test func exitsWithoutAMount() {
    check(
      shop("screens: { a: { push: { go: b } }, b: { 1️⃣exit1️⃣: {} } }\n"),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'exit' is not a key of a screen",
        notes: [.init("1️⃣", "'exits' belongs to a screen with 'mount'")]))
  }

  /// In flow style, an entry without a colon is a key without a value.
  @Test func aColonIsMissing() {
    check(
      shop("screens: { a: { push: { go: { 1️⃣to b1️⃣ } } }, b: { 2️⃣title   The B2️⃣, shared: false } }\n"),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "a colon may be missing after 'to': 'to b' is read as one key"),
      ExpectedDiagnostic(
        .unknownKey, "2️⃣", "a colon may be missing after 'title': 'title   The B' is read as one key"),
      fixed: shop("screens: { a: { push: { go: { to: b } } }, b: { title: The B, shared: false } }\n"))
    // A colon after both words is in the wrong place.
    check(
      shop("screens:\n  a:\n    1️⃣title Settings1️⃣:\n"),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "a colon may be missing after 'title': 'title Settings' is read as one key"),
      fixed: shop("screens:\n  a:\n    title: Settings\n"))
    check(
      shop("screens: { a: { 2️⃣title2️⃣: A, 1️⃣title B1️⃣ } }\n"),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'title B' is not a key of a screen", notes: [.init("2️⃣", "'title' is here already")]))
  }
}
