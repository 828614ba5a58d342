import NavCompiler
import NavTable
import Testing

@testable import NavStrings

/// The texts of a graph and of its fragments.
struct GraphStringsTests {
  private static func strings(_ fragment: String) throws -> GraphStrings {
    let files = ListedFiles([
      (
        "shop.nav.yaml",
        """
        navc: 1
        graph: Shop
        root: home
        strings: { table: Navigation }
        screens:
          home: { title: Home, push: { openHelp: help, openMore: more } }
          help: { mount: help.nav.yaml }
          more:
            title: "{name} and {count}"
            arguments: { name: String, count: Int }

        """
      ), ("help.nav.yaml", "navc: 1\nfragment: Help\nroot: page\n\(fragment)"),
    ])
    let result = Compiler.check(files.file("shop.nav.yaml"), mounting: files)
    return try GraphStrings(try #require(result.graph, "\(result.diagnostics.diagnostics.map(\.message))"))
  }

  @Test func fragmentsOfTheSameCatalogAreIncluded() throws {
    let strings = try Self.strings(
      "strings: { table: Navigation }\nscreens: { page: { title: Help, doc: All help } }\n")
    #expect(strings.strings.map(\.key) == ["home.title", "more.title", "page.title"])
    #expect(strings.strings.map(\.format) == ["Home", "%1$@ and %2$lld", "Help"])
    #expect(strings.strings.map(\.comment) == [nil, nil, "All help"] && strings.table == "Navigation")
  }

  @Test(arguments: ["strings: { table: Help }\n", ""])
  func otherFragmentsAreNot(_ declared: String) throws {
    let strings = try Self.strings("\(declared)screens: { page: { title: Help } }\n")
    #expect(strings.strings.map(\.key) == ["home.title", "more.title"])
  }

  @Test func aKeyInTwoFiles() throws {
    let same = try Self.strings(
      "strings: { table: Navigation }\nscreens: { page: { push: { a: home } }, home: { title: Home } }\n")
    #expect(same.strings.map(\.key) == ["home.title", "more.title"])
    #expect(throws: GraphStrings.Failure.conflict(key: "home.title", files: ["Shop", "Help"])) {
      try Self.strings(
        "strings: { table: Navigation }\nscreens: { page: { push: { a: home } }, home: { title: Start } }\n")
    }
  }

  @Test func aFragmentInAnotherLanguage() throws {
    #expect(throws: GraphStrings.Failure.language(fragment: "Help", language: "de")) {
      try Self.strings("strings: { table: Navigation, language: de }\nscreens: { page: { title: Hilfe } }\n")
    }
  }

  @Test func aFileWithoutStrings() throws {
    let source = SourceFile(path: "x.nav.yaml", text: "navc: 1\ngraph: X\nroot: a\nscreens: { a: { title: A } }\n")
    let graph = try #require(Compiler.check(source).graph)
    #expect(throws: GraphStrings.Failure.undeclared) { try GraphStrings(graph) }
  }

  @Test func namesInSwift() throws {
    let strings = try CatalogTests.strings(
      """
      navc: 1
      graph: Shop
      access: public
      root: home
      strings: { table: "My \\"Nav\\"" }
      screens:
        home: { title: "Say \\"hi\\" \\\\(x)", push: { go1: class, go2: homeTitle } }
        class: { title: "{self} of {count}{{", arguments: { self: String, count: Int } }
        homeTitle: { title: x }
      """)
    #expect(
      StringResources(strings).text == #"""
        // Written by navc from the texts of 'Shop'. 'navc strings --format swift' writes it again.

        // Other systems do not have LocalizedStringResource.
        #if canImport(Darwin)
          import Foundation

          extension LocalizedStringResource {
            /// The text `home.title`.
            public static var homeTitle: LocalizedStringResource {
              LocalizedStringResource("home.title", defaultValue: "Say \"hi\" \\(x)", table: "My \"Nav\"")
            }
            /// The text `class.title`.
            public static func classTitle(self selfArgument: String, count: Int) -> LocalizedStringResource {
              LocalizedStringResource("class.title", defaultValue: "\(selfArgument) of \(count){", table: "My \"Nav\"")
            }
            /// The text `homeTitle.title`.
            public static var homeTitleTitle: LocalizedStringResource {
              LocalizedStringResource("homeTitle.title", defaultValue: "x", table: "My \"Nav\"")
            }
          }
        #endif

        """#)
  }
}
