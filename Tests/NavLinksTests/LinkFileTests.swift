import Foundation
import NavCompiler
import NavLinks
import Testing

/// The files that `navc links` writes.
@Suite struct LinkFileTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let shop = """
    navc: 1
    graph: Shop
    root: catalog
    access: public
    types: { Sort: [price, newest] }
    links:
      bases: ["shop://", "https://shop.example.com", "tea://x", "https://tea.example/app", "http://old.example"]
      web: [/p/legal]
      apple: { apps: [ABCDE12345.org.example.shop], clips: [ABCDE12345.org.example.shop.Clip], handoff: true }
      android: { package: org.example.shop, certificates: ["\(certificate)"] }
    screens:
      catalog:
        arguments: { sort: Sort = newest }
        link: "/catalog?sort={sort}"
        push: { openProduct: product, openOrder: order, openAdmin: admin, openKey: key }
      product: { title: "<Tea> & 'more'", arguments: { id: String }, link: { path: "/p/{id}", sample: { id: "a<b" } } }
      order: { arguments: { number: Int }, link: "/orders/{number}" }
      key: { arguments: { id: UUID }, link: "/keys/{id}" }
      admin: { link: { path: /admin, from: app } }

    """

  private static let certificate = Array(repeating: "14:6D:E9:83", count: 8).joined(separator: ":")

  private func files(_ graph: String = shop) throws -> [String: String] {
    let links = try #require(try DecisionListTests.links(graph))
    return Dictionary(LinkFile.all(links).map { ($0.path, $0.text) }) { first, _ in first }
  }

  @Test func eachHostHasItsFolder() throws {
    #expect(
      try files().keys.sorted() == [
        "Shop-Debug.entitlements", "Shop-Info.plist", "Shop.entitlements", "ShopLinks.swift", "links.json",
        "shop.example.com/.well-known/apple-app-site-association", "shop.example.com/.well-known/assetlinks.json",
        "shop.example.com/links.html", "tea.example/.well-known/apple-app-site-association",
        "tea.example/.well-known/assetlinks.json", "tea.example/links.html",
      ])
  }

  /// A graph that does not declare an app gets no file for it.
  @Test func whatIsNotDeclaredIsNotWritten() throws {
    let plain = Self.shop.split(separator: "\n").filter { !$0.contains("apple:") && !$0.contains("android:") }
    #expect(
      try files(plain.joined(separator: "\n") + "\n").keys.sorted() == [
        "Shop-Info.plist", "ShopLinks.swift", "links.json", "shop.example.com/links.html", "tea.example/links.html",
      ])
  }

  @Test func theDocumentIsAsTheSchemaSays() throws {
    let file = Self.root.appending(path: "Documentation/links.schema.json")
    let schema = try JSONSchema(Data(contentsOf: file))
    func problems(_ text: String) throws -> [String] {
      try schema.problems(JSONSerialization.jsonObject(with: Data(text.utf8)))
    }
    let text = try #require(try files()["links.json"])
    #expect(try problems(text) == [])
    #expect(text.contains("\"differences\""))
    for (member, other) in [("host", "hosts"), ("largeInteger", "large"), ("anywhere", "outside")] {
      #expect(try problems(text.replacing("\"\(member)\"", with: "\"\(other)\"")) != [], "\(member)")
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    for kind in LooseKind.allCases { #expect(written.contains("\"\(kind.rawValue)\""), "\(kind)") }
  }

  @Test func theFilesOfTwoRunsAreEqual() throws { #expect(try files() == files()) }

  // MARK: Apple

  @Test func theAssociationNamesAppsClipsAndHandoff() throws {
    let text = try #require(try files()["shop.example.com/.well-known/apple-app-site-association"])
    let file = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(file.keys.sorted() == ["activitycontinuation", "appclips", "applinks"])
    #expect((file["appclips"] as? [String: [String]])?["apps"] == ["ABCDE12345.org.example.shop.Clip"])
    #expect((file["activitycontinuation"] as? [String: [String]])?["apps"] == ["ABCDE12345.org.example.shop"])
    #expect(!text.contains("admin"), "a link of the app is nobody's business")
    let read = try AppleSiteAssociation(reading: Array(text.utf8))
    #expect(read.json.contains("\"/p/?*\"") && read.clips == ["ABCDE12345.org.example.shop.Clip"])
    #expect(read.components(of: "ABCDE12345.org.example.shop").count > 10 && read.components(of: "other").isEmpty)
  }

  @Test func aPathOfABaseBeginsEachRule() throws {
    let text = try #require(try files()["tea.example/.well-known/apple-app-site-association"])
    #expect(
      text.contains("\"/app/p/?*\"") && text.contains("\"/app/orders/*$(nonInt)*\"") && !text.contains("\"/p/?*\""))
  }

  @Test func thePropertyListsAreRead() throws {
    let files = try files()
    func list(_ path: String) throws -> [String: Any]? {
      let text = try #require(files[path])
      return try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
    }
    let types = try list("Shop-Info.plist")?["CFBundleURLTypes"] as? [[String: Any]]
    #expect(types?.count == 1 && types?.first?["CFBundleURLSchemes"] as? [String] == ["shop", "tea"])
    let domains = ["shop.example.com", "tea.example"].flatMap { host in
      ["applinks:\(host)", "appclips:\(host)", "activitycontinuation:\(host)"]
    }
    let key = "com.apple.developer.associated-domains"
    #expect(try list("Shop.entitlements")?[key] as? [String] == domains)
    #expect(try list("Shop-Debug.entitlements")?[key] as? [String] == domains.map { $0 + "?mode=developer" })
  }

  // MARK: Android

  @Test func theStatementOfAndroid() throws {
    let text = try #require(try files()["shop.example.com/.well-known/assetlinks.json"])
    let statements = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let relation = "delegate_permission/common.handle_all_urls"
    let statement = try #require(statements.first)
    #expect(statements.count == 1 && statement["relation"] as? [String] == [relation])
    let target = try #require(statement["target"] as? [String: Any])
    #expect(target["namespace"] as? String == "android_app" && target["package_name"] as? String == "org.example.shop")
    #expect(target["sha256_cert_fingerprints"] as? [String] == [Self.certificate])
    let extensions = try #require(statement["relation_extensions"] as? [String: [String: [[String: Any]]]])
    let components = try #require(extensions[relation]?["dynamic_app_link_components"])
    let paths = components.compactMap { $0["/"] as? String }
    #expect(paths.contains("/keys/?*") && paths.contains("/p/legal") && paths.contains("/orders/?*"))
    #expect(!text.contains("$("), "Android has no variables")
  }

  // MARK: The page

  @Test func thePageListsEachLinkAsText() throws {
    let text = try #require(try files()["shop.example.com/links.html"])
    #expect(text.contains("href=\"https://shop.example.com/p/a%3Cb\"") && !text.contains("<script"))
    #expect(text.contains("xcrun simctl openurl booted &#39;https://shop.example.com/orders/7&#39;"))
    #expect(text.contains("adb shell am start -a android.intent.action.VIEW"))
    #expect(text.contains("only the app itself can open it") && text.contains("https://shop.example.com/p/legal"))
  }

  // MARK: JSON and Swift

  /// Each kind of difference has a URL that shows it.
  @Test func theDifferencesHaveExamples() throws {
    let links = try #require(try DecisionListTests.links(Self.shop))
    for site in links.sites {
      let list = DecisionList(links, of: site)
      let kinds = links.looseURLs(of: site, list)
      #expect(Set(kinds.map(\.kind)).isSuperset(of: [.escape, .largeInteger, .emptyOptional, .unreadableURL]))
      for loose in kinds {
        for slashes in ListMatcher.Slashes.allCases {
          #expect(ListMatcher(list, slashes: slashes).admits(loose.url) == loose.kind.isAdmitted, "\(loose.url)")
        }
        #expect(links.verdict(on: loose.url).opens != loose.kind.isAdmitted, "\(loose.url)")
      }
    }
  }

  /// Without a website, the URLs have the first base. Names of a graph do not hide those of the functions.
  @Test func theBuildersOfOtherGraphs() throws {
    let graph = """
      navc: 1
      graph: Shop
      root: home
      types: { Array: [a, b], Data: [c, d] }
      links: { bases: ["tea://x/", "shop://"] }
      screens:
        home: { push: { openItem: item } }
        item: { arguments: { text1: Array, url: Data }, link: "/{url}/{text1}" }

      """
    let links = try #require(try DecisionListTests.links(graph))
    let text = try #require(LinkBuilders(links)?.text)
    #expect(text.contains("\"tea://x\" + ") && text.contains("enum Array2: ") && text.contains("enum Data2: "))
    #expect(text.contains("func item(url: Data2, text1: Array2) -> URL {"))
  }

  /// `NAVC_RECORD=1 swift test --filter LinkFileTests` writes the file, which `LinkBuilderTests` calls.
  @Test func theBuildersOfTheFixture() throws {
    let fixtures = Self.root.appending(path: "Tests/NavRuntimeTests/Fixtures")
    let graph = try String(contentsOf: fixtures.appending(path: "Graphs/site.nav.yaml"), encoding: .utf8)
    let links = try #require(try DecisionListTests.links(graph))
    let text = try #require(LinkBuilders(links)?.text)
    let file = fixtures.appending(path: "Links/SiteLinks.swift")
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
