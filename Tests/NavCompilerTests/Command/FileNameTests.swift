import Foundation
import Testing

/// File names that are not valid text, and names that look the same. No other file is used in place of the named one.
@Suite struct FileNameTests {
  let folder: Folder

  init() throws { folder = try Folder(["caf\u{FFFD}.nav.yaml": Sample.valid]) }

  /// `caf` and the Latin-1 byte of é.
  private static let latin = #"$(printf 'caf\351')"#

  private func shell(_ script: String) throws -> NavcRun { try NavcRun(shell: script, in: folder) }

  @Test func argumentsThatAreNoText() throws {
    for script in [
      "\"$navc\" validate \(Self.latin).nav.yaml", "\"$navc\" validate --fix \(Self.latin).nav.yaml",
      "\"$navc\" generate caf*.nav.yaml -o \(Self.latin)", "\"$navc\" validate --root=\(Self.latin) caf*.nav.yaml",
      "\"$navc\" \(Self.latin)",
    ] {
      let run = try shell(script)
      #expect((run.status, run.output) == (2, ""), "\(script)")
      #expect(run.errors.contains("is not UTF-8"), "\(script): \(run.errors)")
    }
    #expect(try folder.names == ["caf\u{FFFD}.nav.yaml"])
  }

  #if os(Linux)
    @Test func aDirectoryThatIsNoText() throws {
      try folder.write(mounting(), to: "a.nav.yaml")
      try folder.write(fragment("screens: { x: }\n"), to: "b.nav.yaml")
      let run = try shell(
        """
        mkdir "caf\u{FFFD}" \(Self.latin) && mv a.nav.yaml b.nav.yaml \(Self.latin) && cd \(Self.latin) || exit 9
        "$navc" validate a.nav.yaml && "$navc" generate a.nav.yaml -o Shop.swift && ls
        """)
      #expect((run.status, run.errors) == (0, ""))
      #expect(
        run.output == "a.nav.yaml: valid: 2 screens, 1 segue, depth 2\nShop.swift\na.nav.yaml\nb.nav.yaml\n")
    }

    @Test func aLinkThatIsNoText() throws {
      try folder.write(mounting("l.nav.yaml"), to: "a.nav.yaml")
      try folder.write(fragment("screens: { x: }\n"), to: "b.nav.yaml")
      let run = try shell(
        """
        mv b.nav.yaml \(Self.latin).nav.yaml && ln -s \(Self.latin).nav.yaml l.nav.yaml || exit 9
        "$navc" validate a.nav.yaml
        """)
      #expect(run.status == 1)
      #expect(run.errors.contains("'l.nav.yaml' cannot be mounted: the path is not UTF-8 [mount-not-found]"))
    }

    /// One é is a single scalar, and the other is two.
    @Test func namesThatLookTheSame() throws {
      for (name, fragmentName) in [("é", "One"), ("e\u{301}", "Two")] {
        try FileManager.default.createDirectory(at: folder.file(name), withIntermediateDirectories: true)
        try folder.write(fragment("screens: { x: }\n"), to: "\(name)/b.nav.yaml")
        try folder.write(fragment("screens: { x: }\n", named: fragmentName), to: "\(name).nav.yaml")
      }
      try folder.write(mounting("../e\u{301}/b.nav.yaml"), to: "é/a.nav.yaml")
      let out = try NavcRun(["validate", "é/a.nav.yaml"], in: folder)
      #expect(out.errors.contains("[mount-outside]"), "\(out.output)\(out.errors)")

      try folder.write(
        mounting("é.nav.yaml").replacing("go: b", with: "go: b, on: c") + "  c: { mount: e\u{301}.nav.yaml }\n",
        to: "a.nav.yaml")
      let both = try NavcRun(["generate", "a.nav.yaml"], in: folder)
      #expect(both.output.contains("One.self") && both.output.contains("Two.self"), "\(both.errors)")
    }
  #endif
}
