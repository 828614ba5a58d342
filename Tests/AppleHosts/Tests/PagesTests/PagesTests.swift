import Foundation
import Testing

/// Compiles the Swift of the pages about Apple's toolkits against the doubles.
@Suite struct PagesTests {
  private struct Block {
    let kind: String
    let text: String
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func blocks(_ page: String) throws -> [Block] {
    let url = package.appending(path: "../../Documentation/\(page).md")
    let parts = ("\n" + (try String(contentsOf: url, encoding: .utf8))).components(separatedBy: "\n```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      let kind = parts[index].prefix { $0 != "\n" }
      return Block(kind: String(kind), text: String(parts[index].dropFirst(kind.count + 1)) + "\n")
    }
  }

  @Test(arguments: [("uikit", "uikit"), ("swiftui", "swiftui"), ("migrating", "uikit")])
  func theSwiftOfThePageCompiles(_ page: String, _ toolkit: String) throws {
    let shown = try Self.blocks(page).filter { $0.kind == "swift \(toolkit)" }.map(\.text)
    #expect(shown.count > 3)
    let modules =
      ["Foundation", "NavRuntime", "Observation", "UIKit"]
      + (toolkit == "uikit" ? ["NavUIKit"] : ["NavSwiftUI", "SwiftUI"])
    let imports = modules.map { "import \($0)\n" }.joined()
    let support = try String(contentsOf: Self.package.appending(path: "Pages/\(page).swift.txt"), encoding: .utf8)
    let graph = Self.package.appending(path: "Fixtures/Generated/shop.nav.swift").path()
    // A value that a page shows for a preview is a global variable here.
    let said = try Self.compile(
      [imports + support, imports + shown.joined(separator: "\n")], with: [graph], ["-typecheck", "-I", Self.modules])
    #expect(said == "", "\(page)")
  }

  /// Compiles the stubs of `navc generate --stubs --host` in targets of both isolations.
  @Test(arguments: ["uikit", "swiftui"], [[], ["-default-isolation", "MainActor"]])
  func theStubsForTheToolkitCompile(_ toolkit: String, _ isolation: [String]) throws {
    let files = ["nav", "stubs"].map { Self.package.appending(path: "Fixtures/Stubs/\(toolkit).\($0).swift.txt") }
    var sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(try Self.compile(sources, with: [], isolation + ["-typecheck", "-I", Self.modules]) == "")
    let page = toolkit == "uikit" ? "UIViewController" : "View"
    sources[1] = sources[1].replacing("-> ShopPage", with: "-> Int").replacing("ShopPage(\"", with: "Int(\"")
    let said = try Self.compile(sources, with: [], isolation + ["-typecheck", "-I", Self.modules])
    #expect(said.contains("to protocol 'Shop.CatalogFactory'") && said.contains("'\(page)'"), "\(said)")
  }

  /// A literal in a view is a key of a strings file if possible. Apple's compiler refuses values that such a key does
  /// not accept.
  @Test func whatALocalizedTextDoesNotTakeDoesNotCompile() throws {
    func said(of type: String) throws -> String {
      let source = """
        import SwiftUI
        struct Money: Equatable { let cents: Int }
        @MainActor func text(_ value: \(type)) -> LocalizedStringKey { "for \\(value)" }
        """
      return try Self.compile([source], with: [], ["-typecheck", "-I", Self.modules])
    }
    #expect(try said(of: "Money").contains("FormatSpecifiable"))
    for type in ["String", "Int", "Double", "Text"] { #expect(try said(of: type) == "") }
  }

  /// The code that apps replace uses API that the doubles do not have. It is only parsed.
  @Test func whatAppsReplaceIsSwift() throws {
    let blocks = try Self.blocks("migrating").filter { $0.kind == "swift before" }.map(\.text)
    #expect(blocks.count == 2)
    #expect(try Self.compile(blocks, with: [], ["-parse"]) == "")
  }

  /// A page that stays in a storyboard gets its handle from the factory.
  @Test func whatStaysInAStoryboardCompiles() throws {
    let blocks = try Self.blocks("migrating").filter { $0.kind == "swift storyboard" }.map(\.text)
    #expect(blocks.count == 1)
    let imports = ["Foundation", "NavRuntime", "UIKit"].map { "import \($0)\n" }.joined()
    let app = """
      final class CatalogController: UIViewController { var screen: Shop.Catalog.Handle! }
      @MainActor final class ShopScreens { let storyboard = UIStoryboard(name: "Main", bundle: nil) }
      """
    let graph = Self.package.appending(path: "Fixtures/Generated/shop.nav.swift").path()
    let said = try Self.compile(
      [imports + app, imports + blocks.joined()], with: [graph], ["-typecheck", "-I", Self.modules])
    #expect(said == "")
  }

  @Test func theGraphOfThePagesIsTheOneTheyAreCompiledWith() throws {
    let graph = try String(contentsOf: Self.package.appending(path: "Fixtures/Graphs/shop.nav.yaml"), encoding: .utf8)
    #expect(try Self.blocks("migrating").filter { $0.kind == "yaml" }.map(\.text) == ["# shop.nav.yaml\n" + graph])
  }

  /// The folder of the built modules, next to the bundle of the tests.
  private static var modules: String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules").path()
  }

  private static func compile(_ sources: [String], with files: [String], _ arguments: [String]) throws -> String {
    let directory = FileManager.default.temporaryDirectory.appending(path: "navc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    var all = files
    for (index, source) in sources.enumerated() {
      let file = directory.appending(path: "page\(index).swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      all.append(file.path())
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
      + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances"]
      .flatMap { ["-enable-upcoming-feature", $0] } + arguments + all
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
