import NavCompiler
import Testing

/// The apps that open the URLs of a website, and the samples of links.
@Suite struct LinkAppsTests {
  private static let certificate = Array(repeating: "14:6D:E9:83", count: 8).joined(separator: ":")

  private static func shop(_ links: String, bases: String = "\"https://shop.example.com\"", link: String = "/home")
    -> String
  {
    "navc: 1\ngraph: Shop\nroot: home\nlinks:\n  bases: [\(bases)]\n  \(links)\nscreens:\n  home: { link: \(link) }\n"
  }

  private static func apps(_ id: String) -> String { shop("apple: { apps: [\(id)] }") }
  private static func android(_ package: String, _ certificate: String) -> String {
    shop("android: { package: \(package), certificates: [\(certificate)] }")
  }

  // MARK: - Apple

  @Test(arguments: ["ABCDE12345.org.example.shop", "0123456789.Shop", "ABCDE12345.org.ex-ample.shop.Clip"])
  func anAppID(_ id: String) { check(Self.apps(id)) }

  private static let form =
    "an app ID is the prefix of ten letters and digits, a dot, and the bundle ID, as in 'ABCDE12345.org.example.shop'"

  @Test(arguments: [
    ("org.example.shop", "the prefix of the app ID is missing; " + form),
    ("ABCDE12345", "the bundle ID is missing; " + form),
    ("ABCDE12345.", "a bundle ID contains only letters, digits, '-', and dots between them"),
    ("ABCDE12345.org..shop", "a bundle ID contains only letters, digits, '-', and dots between them"),
    ("ABCDE12345.org.shöp", "a bundle ID contains only letters, digits, '-', and dots between them"),
    ("\"ABCDE12345.*\"", "a bundle ID contains only letters, digits, '-', and dots between them"),
    ("ÄBCDE12345.org.shop", form), ("shop", form),
  ])
  func aWrongAppID(_ id: String, _ message: String) {
    check(Self.apps("1️⃣\(id)1️⃣"), ExpectedDiagnostic(.linkAppId, "1️⃣", message))
  }

  @Test func aPrefixInLowercase() {
    check(
      Self.apps("1️⃣abcde12345.org.example.shop1️⃣"),
      ExpectedDiagnostic(.linkAppId, "1️⃣", "the prefix of an app ID has no lowercase letters"),
      fixed: Self.apps("ABCDE12345.org.example.shop"))
  }

  @Test func aClipIsAnAppID() {
    check(
      Self.shop("apple: { apps: [ABCDE12345.org.example.shop], clips: [1️⃣Clip1️⃣] }"),
      ExpectedDiagnostic(.linkAppId, "1️⃣", Self.form))
  }

  @Test func appsAreRequired() {
    check(
      Self.shop("1️⃣apple1️⃣: { handoff: true }"),
      ExpectedDiagnostic(
        .missingKey, "1️⃣", "'apple' has no apps; add 'apps', as in 'apps: [ABCDE12345.org.example.shop]'"))
  }

  // MARK: - Android

  @Test func anAndroidApp() { check(Self.android("org.example.shop_2", "\"\(Self.certificate)\"")) }

  @Test(arguments: ["shop", "org.2shop", "org..shop", "org.example.my-shop", "org.example."])
  func aWrongApplicationID(_ id: String) {
    check(
      Self.android("1️⃣\(id)1️⃣", "\"\(Self.certificate)\""),
      ExpectedDiagnostic(
        .linkAppId, "1️⃣",
        "an application ID has at least two parts, each with a letter at its beginning, as in 'org.example.shop'"))
  }

  private static let fingerprint =
    "a SHA-256 fingerprint has 32 pairs of uppercase hexadecimal digits, with colons between them"

  @Test(arguments: [
    ("14:6D", "\(fingerprint); this text has 4 digits instead of 64"), ("xyz", fingerprint),
    (
      Array(repeating: "14", count: 20).joined(separator: ":"),
      "this is a SHA-1 fingerprint; Android needs the SHA-256 fingerprint, which has 32 pairs"
    ),
  ])
  func aWrongCertificate(_ text: String, _ message: String) {
    check(Self.android("org.example.shop", "1️⃣\"\(text)\"1️⃣"), ExpectedDiagnostic(.linkCertificate, "1️⃣", message))
  }

  @Test(arguments: [
    certificate.lowercased(), certificate.replacing(":", with: ""), certificate.replacing(":", with: " "),
  ])
  func aCertificateInAnotherForm(_ text: String) {
    check(
      Self.android("org.example.shop", "1️⃣\"\(text)\"1️⃣"), ExpectedDiagnostic(.linkCertificate, "1️⃣", Self.fingerprint),
      fixed: Self.android("org.example.shop", "\"\(Self.certificate)\""))
  }

  @Test func bothKeysOfAndroidAreRequired() {
    check(
      Self.shop("1️⃣android1️⃣: {}"),
      ExpectedDiagnostic(.missingKey, "1️⃣", "'android' needs an application ID; add 'package: org.example.shop'"),
      ExpectedDiagnostic(
        .missingKey, "1️⃣", "'android' needs certificates; add 'certificates' with the fingerprints of the app"))
  }

  // MARK: - Websites

  @Test func anAppWithoutAWebsite() {
    check(
      Self.shop(
        "1️⃣apple1️⃣: { apps: [ABCDE12345.org.example.shop] }\n  2️⃣android2️⃣: { package: org.example.shop, certificates: [\"\(Self.certificate)\"] }",
        bases: "3️⃣\"shop://\"3️⃣"),
      ExpectedDiagnostic(
        .linkNoSite, "1️⃣", "'apple' needs a website under 'bases'",
        notes: [.init("3️⃣", "add a base such as 'https://shop.example.com' here")]),
      ExpectedDiagnostic(
        .linkNoSite, "2️⃣", "'android' needs a website under 'bases'",
        notes: [.init("3️⃣", "add a base such as 'https://shop.example.com' here")]))
  }

  @Test func aPort() {
    let apple = "apple: { apps: [ABCDE12345.org.example.shop] }"
    let message = ExpectedDiagnostic(
      .linkSitePort, "1️⃣", "no system opens a URL with this port in an app, so 'navc links' leaves it out")
    check(Self.shop(apple, bases: "\"https://shop.example.com\", \"https://localhost:1️⃣84431️⃣/a:b\""), message)
    check(Self.shop(apple, bases: "\"https://shop.example.com\", \"https://[::1]:1️⃣801️⃣\""), message)
    check(Self.shop(apple, bases: "\"https://shop.example.com:443\", \"https://[::1]\", \"http://localhost:8080\""))
    check(Self.shop("whenRefused: stop", bases: "\"https://localhost:8443\""))
  }

  @Test func anAsterisk() {
    let apple = "apple: { apps: [ABCDE12345.org.example.shop] }"
    let message = ExpectedDiagnostic(
      .linkWildcard, "1️⃣", "the files for Apple and Android read '*' as any text; use another character")
    check(Self.shop(apple, link: "/a/b1️⃣*1️⃣c*/d"), message)
    check(Self.shop("\(apple)\n  web: [\"/{a*}/b1️⃣%2a1️⃣c\"]"), message)
    check(Self.shop("\(apple)\n  web: [/a1️⃣*1️⃣]"), message)
    check(Self.shop(apple, link: "{ path: /a*, from: app }"))
    check(Self.shop("whenRefused: stop", link: "/a*"))
  }

  // MARK: - Samples

  private static func samples(_ samples: String) -> String {
    """
    navc: 1
    graph: Shop
    root: home
    types: { Color: [red, green] }
    screens:
      home: { push: { openItem: item } }
      item:
        arguments: { id: Int, color: "Color?", key: UUID?, price: Double?, isNew: Bool?, name: String? }
        link: { path: 9️⃣"/items/{id}?color={color}&key={key}&price={price}&new={isNew}&name={name}"9️⃣, sample: { \(samples) } }

    """
  }

  @Test func samplesOfEachType() {
    check(
      Self.samples(
        "id: 7, color: red, key: 123e4567-e89b-12d3-a456-426614174000, price: 1.5, isNew: false, name: any"
      ).replacing(
        "9️⃣", with: ""))
  }

  @Test(arguments: [
    ("id", "x", "an Int"), ("id", "1.5", "an Int"), ("color", "blue", "an optional Color"),
    ("key", "1-2", "an optional UUID"),
    ("price", "free", "an optional Double"), ("isNew", "yes", "an optional Bool"),
  ])
  func aSampleOfAnotherType(_ name: String, _ text: String, _ type: String) {
    check(
      Self.samples("\(name): 1️⃣\(text)1️⃣").replacing("9️⃣", with: ""),
      ExpectedDiagnostic(.argumentType, "1️⃣", "'\(text)' is not a value of '\(name)', which is \(type)"))
  }

  @Test func aSampleOfNoPlaceholder() {
    check(
      Self.samples("1️⃣colour1️⃣: red").replacing("9️⃣", with: ""),
      ExpectedDiagnostic(
        .unknownArgument, "1️⃣", "the link has no placeholder '{colour}'", notes: [.init("1️⃣", "did you mean 'color'?")]),
      fixed: Self.samples("color: red").replacing("9️⃣", with: ""))
    check(
      Self.samples("1️⃣size1️⃣: red"),
      ExpectedDiagnostic(
        .unknownArgument, "1️⃣", "the link has no placeholder '{size}'", notes: [.init("9️⃣", "the link is here")]))
  }
}
