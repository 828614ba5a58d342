import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files that a mount may read, and the messages about all others.
@Suite struct MountCommandTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    for name in ["app", "app/flows", "elsewhere"] {
      try FileManager.default.createDirectory(at: folder.file(name), withIntermediateDirectories: true)
    }
    for name in ["app/b.nav.yaml", "app/flows/b.nav.yaml", "elsewhere/b.nav.yaml", "b.nav.yaml"] {
      try folder.write(fragment("screens: { x: }\n"), to: name)
    }
  }

  private func navc(_ arguments: String..., input: String = "") throws -> NavcRun {
    try NavcRun(["validate"] + arguments, input: input, in: folder)
  }

  private func mount(_ path: String, _ arguments: String...) throws -> NavcRun {
    try folder.write(mounting("'\(path)'"), to: "app/a.nav.yaml")
    return try NavcRun(["validate"] + arguments + ["app/a.nav.yaml"], in: folder)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.file(name).path(), withDestinationPath: target)
  }

  private static let valid = "app/a.nav.yaml: valid: 2 screens, 1 segue, depth 2\n"

  @Test(arguments: [
    "b.nav.yaml", "./b.nav.yaml", "flows/b.nav.yaml", "flows/../b.nav.yaml", "../app/b.nav.yaml", "flows//./b.nav.yaml",
  ])
  func insideTheDirectoryOfTheGraph(_ path: String) throws {
    let run = try mount(path)
    #expect(run.output == Self.valid)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    "../b.nav.yaml", "../nothing.nav.yaml", "../elsewhere/b.nav.yaml", "../elsewhere", "../../b.nav.yaml", "..",
    "../..",
    "/etc/passwd", "/dev/zero", "/nothing/at/all", "/", "flows/../../b.nav.yaml",
    "../../../../../../../../../../../../etc/passwd",
  ])
  func outsideTheDirectoryOfTheGraph(_ path: String) throws {
    let run = try mount(path)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("app/a.nav.yaml:7:12: error: '\(path)' is outside the directory"))
    #expect(run.errors.contains("[mount-outside]"))
  }

  @Test func aWiderRoot() throws {
    for path in ["../b.nav.yaml", "../elsewhere/b.nav.yaml", "b.nav.yaml"] {
      #expect(try mount(path, "--root", ".").output == Self.valid)
      #expect(try mount(path, "--root", folder.url.path()).output == Self.valid)
    }
    #expect(try mount("../../b.nav.yaml", "--root", ".").errors.contains("[mount-outside]"))
  }

  @Test func aNarrowerRoot() throws {
    #expect(try mount("flows/b.nav.yaml", "--root", "app/flows").output == Self.valid)
    #expect(try mount("b.nav.yaml", "--root", "app/flows").errors.contains("[mount-outside]"))
    #expect(try mount("nothing.nav.yaml", "--root", "elsewhere").errors.contains("[mount-outside]"))
    #expect(try mount("../elsewhere/b.nav.yaml", "--root", "elsewhere").output == Self.valid)
  }

  @Test func aRootThatIsNone() throws {
    #expect(try navc("--root", "nothing", "b.nav.yaml").status == 2)
    #expect(try navc("--root", "app", "--root", "app", "b.nav.yaml").errors.contains("'--root' is given twice"))
  }

  // MARK: - Links

  @Test func linksAreFollowed() throws {
    try link("app/l.nav.yaml", to: "flows/b.nav.yaml")
    try link("app/l", to: "flows")
    try link("app/far", to: folder.file("app/flows").path())
    for path in ["l.nav.yaml", "l/b.nav.yaml", "far/b.nav.yaml", "l/../b.nav.yaml", "flows/../l/b.nav.yaml"] {
      #expect(try mount(path).output == Self.valid, "\(path)")
    }
  }

  /// The message does not reveal whether the target exists.
  @Test func linksThatLeadOut() throws {
    try link("app/l.nav.yaml", to: "../b.nav.yaml")
    try link("app/n.nav.yaml", to: "../nothing.nav.yaml")
    try link("app/out", to: "../elsewhere")
    try link("app/gone", to: "/nothing/at/all")
    try link("app/one.nav.yaml", to: "l.nav.yaml")
    try link("app/flows/up", to: "../..")
    for path in [
      "l.nav.yaml", "n.nav.yaml", "out/b.nav.yaml", "out/nothing", "gone/b.nav.yaml", "one.nav.yaml",
      "flows/up/b.nav.yaml",
      "flows/up/elsewhere/b.nav.yaml",
    ] {
      let run = try mount(path)
      #expect(run.errors.contains("'\(path)' is outside the directory"), "\(path)")
      #expect(run.status == 1)
    }
    // A path that leads out and in again is inside.
    #expect(try mount("flows/up/app/b.nav.yaml").output == Self.valid)
    #expect(try mount("l.nav.yaml", "--root", ".").output == Self.valid)
  }

  @Test func linksInACircle() throws {
    try link("app/one", to: "two")
    try link("app/two", to: "one")
    #expect(try mount("one").errors.contains("'one' cannot be mounted: its links form a cycle [mount-not-found]"))
  }

  @Test func aGraphBehindALink() throws {
    try folder.write(mounting(), to: "app/a.nav.yaml")
    try link("elsewhere/a.nav.yaml", to: "../app/a.nav.yaml")
    #expect(try navc("elsewhere/a.nav.yaml").output == "elsewhere/a.nav.yaml: valid: 2 screens, 1 segue, depth 2\n")
  }

  /// Directories are closed after lookups.
  @Test func graphsInManyDirectories() throws {
    for number in 0..<60 {
      try FileManager.default.createDirectory(at: folder.file("\(number)"), withIntermediateDirectories: true)
      try folder.write(mounting(), to: "\(number)/a.nav.yaml")
      try folder.write(fragment("screens: { x: }\n"), to: "\(number)/b.nav.yaml")
    }
    let run = try NavcRun(shell: "ulimit -n 24; \"$navc\" validate */a.nav.yaml", in: folder)
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.split(separator: "\n").count == 60)
  }

  // MARK: - Paths that are not files

  @Test func whatCannotBeMounted() throws {
    #expect(mkfifo(folder.file("app/pipe").path(), 0o600) == 0)
    try link("app/device", to: "/dev/zero")
    for (path, reason) in [
      ("nothing.nav.yaml", "no such file or directory"), ("flows", "it is a directory"),
      ("flows/", "it is a directory"),
      (".", "it is a directory"), ("pipe", "it is not a regular file"),
      ("b.nav.yaml/c", "a part of its path is not a directory"),
      ("b.nav.yaml/", "a part of its path is not a directory"),
      ("b.nav.yaml/..", "a part of its path is not a directory"),
      ("nothing/../b.nav.yaml", "no such file or directory"),
      (String(repeating: "n", count: 300), "its name is too long"),
    ] {
      let run = try mount(path)
      #expect(run.status == 1)
      #expect(run.errors.contains(" cannot be mounted: \(reason) [mount-not-found]"), "\(path): \(run.errors)")
    }
    for root in [[], ["--root", "/"]] {
      let run = try NavcRun(["validate"] + root + ["app/a.nav.yaml"], in: folder)
      #expect(run.status == 1)
    }
    try folder.write(mounting("device"), to: "app/a.nav.yaml")
    #expect(try navc("app/a.nav.yaml").errors.contains("[mount-outside]"))
    let device = try navc("--root", "/", "app/a.nav.yaml")
    #expect(device.errors.contains("cannot be mounted: it is not a regular file [mount-not-found]"))
  }

  @Test func aNameThatEndsEarly() throws {
    try folder.write(mounting("\"b.nav.yaml\\0.txt\""), to: "app/a.nav.yaml")
    #expect(try navc("app/a.nav.yaml").errors.contains("cannot be mounted: the path contains a null character"))
  }

  @Test func aFileThatIsTooLarge() throws {
    let large = folder.file("app/large.nav.yaml")
    #expect(FileManager.default.createFile(atPath: large.path(), contents: nil))
    try FileHandle(forWritingTo: large).truncate(atOffset: (64 << 20) + 1)
    let run = try mount("large.nav.yaml")
    #expect(run.status == 1)
    #expect(
      run.errors == "app/large.nav.yaml:1:1: error: the file is larger than 64 MiB [file-too-large]\n"
        + Sample.summary("1 error in 1 file"))
  }

  @Test(.enabled(if: getuid() != 0, "root may read every file"))
  func aFileThatMayNotBeRead() throws {
    #expect(chmod(folder.file("app/b.nav.yaml").path(), 0) == 0)
    #expect(
      try mount("b.nav.yaml").errors.contains("'b.nav.yaml' cannot be mounted: permission denied [mount-not-found]"))
  }

  // MARK: - Names of files

  private static let broken = fragment("screens: { x: { push: { go: nowhere } } }\n")

  @Test func messagesCallAFileFromWhereItIsMounted() throws {
    try folder.write(
      fragment("screens:\n  x: { push: { go: y } }\n  y: { mount: ../c.nav.yaml }\n"), to: "app/flows/b.nav.yaml")
    try folder.write(Self.broken.replacing("Inner", with: "Innermost"), to: "app/c.nav.yaml")
    try folder.write(mounting("flows/../flows/./b.nav.yaml"), to: "app/a.nav.yaml")
    #expect(try navc("app/a.nav.yaml").errors.hasPrefix("app/c.nav.yaml:4:29: error: "))
    #expect(try navc("./app//a.nav.yaml").errors.hasPrefix("./app/c.nav.yaml:4:29: error: "))
    #expect(try navc("app/flows/../a.nav.yaml").errors.hasPrefix("app/flows/../c.nav.yaml:4:29: error: "))
    let absolute = folder.file("app/a.nav.yaml").path()
    #expect(try navc(absolute).errors.hasPrefix(absolute.replacing("a.nav.yaml", with: "c.nav.yaml:4:29: error: ")))
  }

  @Test func standardInputMountsFromTheCurrentDirectory() throws {
    try folder.write(Self.broken, to: "app/c.nav.yaml")
    #expect(try navc("-", input: mounting("app/b.nav.yaml")).output == "<stdin>: valid: 2 screens, 1 segue, depth 2\n")
    #expect(try navc("-", input: mounting("app/c.nav.yaml")).errors.hasPrefix("app/c.nav.yaml:4:29: error: "))
    #expect(try navc("-", input: mounting("../b.nav.yaml")).errors.contains("[mount-outside]"))
  }

  @Test func oneFileByWhateverName() throws {
    try link("app/l.nav.yaml", to: "flows/b.nav.yaml")
    try folder.write(
      fragment("facts: { f: Bool }\nscreens: { x: }\n"), to: "app/flows/b.nav.yaml")
    try folder.write(
      shop(
        "screens:\n  a: { push: { b: b, c: c, d: d } }\n  b: { mount: l.nav.yaml }\n  c: { mount: flows/b.nav.yaml }\n"
          + "  d: { mount: ./flows/../flows/b.nav.yaml }\n"), to: "app/a.nav.yaml")
    let run = try navc("app/a.nav.yaml", "app/flows/b.nav.yaml", "--root", ".")
    #expect(run.status == 0)
    #expect(run.errors.components(separatedBy: "[unused-fact]").count == 2)
    #expect(run.errors.hasPrefix("app/flows/b.nav.yaml:4:10: warning: "))
    #expect(
      run.output
        == "app/a.nav.yaml: valid: 4 screens, 3 segues, depth 2\napp/flows/b.nav.yaml: valid: 1 screen, 0 segues, depth 1\n"
    )
  }

  @Test func theFilesOfJSONAreThoseThatWereNamed() throws {
    try folder.write(Self.broken, to: "app/b.nav.yaml")
    let run = try mount("b.nav.yaml", "--format", "json")
    let compact = run.output.replacing(#/\n */#, with: "").replacing("\": ", with: "\":")
    #expect(compact.contains(#""files":[{"path":"app/a.nav.yaml","graph":"Shop","valid":false,"#))
    #expect(!compact.contains(#""path":"app/b.nav.yaml""#))
    #expect(compact.contains(#""file":"app/b.nav.yaml","range":{"start":{"line":4,"column":29}"#))
  }

  @Test func theExampleOfTheProject() throws {
    let graphs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "graphs/fragments")
    let names = ["clinic", "booking", "identity"]
    let run = try NavcRun(
      ["validate", "--strict"] + names.map { graphs.appending(path: "\($0).nav.yaml").path() }, in: folder)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map { $0.split(separator: ": ", maxSplits: 1).last ?? "" }
    #expect(
      lines == [
        "valid: 15 screens, 27 segues, depth 7", "valid: 5 screens, 10 segues, depth 4",
        "valid: 2 screens, 4 segues, depth 2",
      ])
  }

  @Test func theOutputIsNoFileThatIsRead() throws {
    try folder.write(mounting(), to: "app/a.nav.yaml")
    let run = try NavcRun(["generate", "app/a.nav.yaml", "-o", "app/b.nav.yaml"], in: folder)
    #expect(run.status == 2)
    #expect(try folder.read("app/b.nav.yaml") == fragment("screens: { x: }\n"))
  }

  // MARK: - Fixes

  /// A graph is valid only if its mounted files are. The order of the arguments does not matter.
  @Test(arguments: [["a", "c"], ["c", "a"]]) func slipsInBoth(_ order: [String]) throws {
    let (graph, inner) = (mounting("c.nav.yaml"), fragment("screens:\n  x: { push: { go: yard } }\n  yard:\n"))
    try folder.write(graph.replacing("go: b", with: "go: bb"), to: "app/a.nav.yaml")
    try folder.write(inner.replacing("go: yard", with: "go: yart"), to: "app/c.nav.yaml")
    let run = try NavcRun(["validate", "--fix"] + order.map { "app/\($0).nav.yaml" }, in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "app/c.nav.yaml: 1 fix applied\napp/a.nav.yaml: 1 fix applied\n")
    #expect(try folder.read("app/a.nav.yaml") == graph)
    #expect(try folder.read("app/c.nav.yaml") == inner)
  }

  /// `--fix` writes only the named files.
  @Test func slipsInWhatIsMounted() throws {
    let slip = fragment("screens:\n  x: { push: { go: yart } }\n  yard:\n")
    try folder.write(mounting("c.nav.yaml"), to: "app/a.nav.yaml")
    try folder.write(slip, to: "app/c.nav.yaml")
    let run = try navc("--fix", "app/a.nav.yaml")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("app/c.nav.yaml:5:20: error: "))
    #expect(try folder.read("app/c.nav.yaml") == slip)
  }
}
