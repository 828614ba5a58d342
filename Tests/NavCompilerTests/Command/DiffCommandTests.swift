import Foundation
import Testing

/// `navc diff`.
@Suite struct DiffCommandTests {
  let folder: Folder

  private static let old = """
    navc: 1
    graph: Shop
    root: catalog
    screens:
      catalog: { push: { openCart: cart, openHelp: help } }
      cart: { link: /cart }
      help: {}

    """
  private static let new = old.replacing("openCart: cart, ", with: "").replacing("  cart: { link: /cart }\n", with: "")

  init() throws {
    folder = try Folder(["old.nav.yaml": Self.old, "new.nav.yaml": Self.new])
  }

  private func run(_ arguments: String...) throws -> NavcRun { try NavcRun(["diff"] + arguments, in: folder) }

  private func shell(_ script: String) throws -> String {
    let run = try NavcRun(shell: script, in: folder)
    try #require(run.status == 0, "\(run.output)\(run.errors)")
    return run.output.trimmingCharacters(in: .newlines)
  }

  /// A repository with two commits: the graph, and the graph without the cart. The branch `main` is at the first one.
  private func repository() throws {
    try folder.write(Self.old, to: "repo/nav/shop.nav.yaml")
    try folder.write(Self.new, to: "later.yaml")
    _ = try shell(
      """
      cd repo && git init -q -b main . && git config user.email a@b.c && git config user.name a && git add -A
      git commit -q -m one && git checkout -q -b work && cp ../later.yaml nav/shop.nav.yaml && git commit -q -a -m two
      """)
  }

  private func git(_ arguments: String, in directory: String = "repo") throws -> NavcRun {
    try NavcRun(shell: "cd \(directory) && \"$navc\" diff \(arguments)", in: folder)
  }

  @Test func twoFiles() throws {
    let run = try run("old.nav.yaml", "new.nav.yaml")
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.hasPrefix("old:old.nav.yaml:6:3: warning: the screen 'cart' is gone [screen-removed]\n"))
    #expect(try self.run("old.nav.yaml", "old.nav.yaml").output == "")
  }

  @Test func exitStatus() throws {
    #expect(try run("--breaking", "old.nav.yaml", "new.nav.yaml").status == 1)
    #expect(try run("--breaking=links", "old.nav.yaml", "new.nav.yaml").status == 1)
    #expect(try run("--breaking=names", "old.nav.yaml", "new.nav.yaml").status == 0)
    #expect(try run("--breaking=all", "new.nav.yaml", "old.nav.yaml").status == 1)
    #expect(try run("--breaking", "new.nav.yaml", "old.nav.yaml").status == 0)
    #expect(try run("--exit-code", "new.nav.yaml", "old.nav.yaml").status == 1)
    #expect(try run("--exit-code", "old.nav.yaml", "old.nav.yaml").status == 0)
    let unknown = try run("--breaking=link", "old.nav.yaml", "new.nav.yaml")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'links'?"))
  }

  @Test func acceptedEffects() throws {
    try folder.write("api-gone cart # moved\nstate-screen-gone cart\nlink-gone cart\n", to: "accepted")
    let arguments = ["--breaking", "--accept", "accepted", "old.nav.yaml", "new.nav.yaml"]
    let run = try NavcRun(["diff"] + arguments, in: folder)
    #expect((run.status, run.errors) == (0, ""))
    try folder.write("api-gone cart\nstate-screen-gone cart\nlink-gone cart\nlink-gone help\n", to: "accepted")
    let unused = try NavcRun(["diff"] + arguments, in: folder)
    #expect(unused.status == 0 && unused.errors == "accepted:4: warning: no effect matches 'link-gone help'\n")
    #expect(try NavcRun(["diff", "--strict"] + arguments, in: folder).status == 1)
    try folder.write("api-lost cart\n", to: "accepted")
    #expect(try NavcRun(["diff"] + arguments, in: folder).status == 2)
    #expect(try self.run("--accept", "missing", "old.nav.yaml", "new.nav.yaml").status == 2)
  }

  @Test func aRenameOfNothingIsReported() throws {
    let run = try run("--rename", "nobody=cart", "old.nav.yaml", "new.nav.yaml")
    #expect((run.status, run.errors) == (0, "navc: warning: no item 'nobody' has the new name 'cart'\n"))
    #expect(try self.run("--strict", "--rename", "nobody=cart", "old.nav.yaml", "new.nav.yaml").status == 1)
  }

  /// The messages of a side with errors are printed, and nothing is compared.
  @Test func sideWithErrors() throws {
    try folder.write(Self.new.replacing("help: {}", with: "halp: {}"), to: "broken.nav.yaml")
    let run = try run("old.nav.yaml", "broken.nav.yaml")
    #expect((run.status, run.output) == (1, ""))
    #expect(run.errors.contains("[unknown-screen]"))
    let missing = try self.run("old.nav.yaml", "missing.nav.yaml")
    #expect(missing.status == 2 && missing.output == "")
  }

  @Test func wrongCommandLines() throws {
    for arguments in [
      [], ["old.nav.yaml"], ["old.nav.yaml", "new.nav.yaml", "new.nav.yaml"], [".", "new.nav.yaml"],
      ["--git", "main", "--merge-base", "main"], ["--rename", "a", "old.nav.yaml", "new.nav.yaml"],
      ["--rename", "a=b", "--rename", "a=c", "old.nav.yaml", "new.nav.yaml"],
      ["--format", "svgg", "old.nav.yaml", "new.nav.yaml"],
    ] {
      #expect(try NavcRun(["diff"] + arguments, in: folder).status == 2, "\(arguments)")
    }
  }

  @Test func outputFile() throws {
    let run = try run("--format", "markdown", "-o", "diff.md", "old.nav.yaml", "new.nav.yaml")
    #expect((run.status, run.output) == (0, ""))
    #expect(try String(contentsOf: folder.file("diff.md"), encoding: .utf8).hasPrefix("<!-- navc-diff 1 Shop -->\n"))
    #expect(try self.run("-o", "new.nav.yaml", "old.nav.yaml", "new.nav.yaml").status == 2)
    #expect(try String(contentsOf: folder.file("new.nav.yaml"), encoding: .utf8) == Self.new)
  }

  // MARK: - Pictures

  @Test func pictures() throws {
    let svg = try run("--format", "svg", "old.nav.yaml", "new.nav.yaml")
    #expect((svg.status, svg.errors) == (0, ""))
    #expect(svg.output.hasPrefix("<svg ") && svg.output.contains("<title>cart, removed</title>"))
    let page = try run("--format", "html", "old.nav.yaml", "new.nav.yaml")
    #expect((page.status, page.errors) == (0, ""))
    #expect(page.output.hasPrefix("<!doctype html>") && page.output.contains("− the screen &#39;cart&#39; is gone"))
    #expect(page.output.contains("[state-screen-gone]"))
  }

  @Test(arguments: ["svg", "html"]) func picturesFollowTheOtherOptions(_ format: String) throws {
    let pair = ["old.nav.yaml", "new.nav.yaml"]
    func run(_ options: String...) throws -> NavcRun {
      try NavcRun(["diff", "--format", format] + options, in: folder)
    }
    let broken = try NavcRun(["diff", "--format", format, "--breaking"] + pair, in: folder)
    #expect(broken.status == 1 && broken.output.contains("cart"))
    try folder.write("api-gone cart\nstate-screen-gone cart\nlink-gone cart\n", to: "accepted")
    let accepted = try NavcRun(
      ["diff", "--format", format, "--breaking", "--accept", "accepted"] + pair, in: folder)
    #expect(accepted.status == 0)
    if format == "html" { #expect(accepted.output.contains("(accepted)") && !broken.output.contains("(accepted)")) }
    let written = try NavcRun(["diff", "--format", format, "-o", "picture"] + pair, in: folder)
    #expect((written.status, written.output) == (0, ""))
    let plain = try NavcRun(["diff", "--format", format] + pair, in: folder)
    #expect(try String(contentsOf: folder.file("picture"), encoding: .utf8) == plain.output)
    // A graph without changes has a small picture.
    let same = try run("--exit-code", "old.nav.yaml", "old.nav.yaml")
    #expect(same.status == 0 && same.output.contains("The navigation has not changed."))
    #expect(same.output.utf8.count < (format == "svg" ? 8_000 : 100_000))
    // A side with errors has no picture.
    try folder.write(Self.new.replacing("help: {}", with: "halp: {}"), to: "broken.nav.yaml")
    let errors = try run("-o", "none", "old.nav.yaml", "broken.nav.yaml")
    #expect((errors.status, errors.output) == (1, "") && errors.errors.contains("[unknown-screen]"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("none").path()))
  }

  /// Several graphs are in one picture, each in a frame with its path. A graph without changes is omitted.
  @Test func picturesOfSeveralGraphs() throws {
    try repository()
    try folder.write(Self.old.replacing("Shop", with: "Other"), to: "repo/nav/other.nav.yaml")
    try folder.write(Self.old.replacing("Shop", with: "Third"), to: "repo/nav/third.nav.yaml")
    _ = try shell("cd repo && git add -A && git commit -q -m three")
    try folder.write(Self.new.replacing("Shop", with: "Other"), to: "repo/nav/other.nav.yaml")
    try folder.write(Self.old, to: "repo/nav/shop.nav.yaml")
    for format in ["svg", "html"] {
      let run = try git("--git HEAD --format \(format)")
      #expect((run.status, run.errors) == (0, ""))
      #expect(run.output.contains("nav/shop.nav.yaml") && run.output.contains("nav/other.nav.yaml"))
      #expect(!run.output.contains("third.nav.yaml") && run.output.contains("2 of 3 graphs have changed."))
      #expect(run.output.contains("cart, added") && run.output.contains("cart, removed"))
    }
    // A graph that only one side has.
    try folder.write(Self.old.replacing("Shop", with: "Fourth"), to: "repo/nav/fourth.nav.yaml")
    let added = try git("--git HEAD --format svg nav/fourth.nav.yaml")
    #expect(added.status == 0 && added.output.contains("<title>cart, added</title>"))
    _ = try shell("cd repo && rm nav/third.nav.yaml")
    let removed = try git("--git HEAD --format svg nav/third.nav.yaml")
    #expect(removed.status == 0 && removed.output.contains("<title>cart, removed</title>"))
  }

  // MARK: - Revisions

  @Test func revisionAndWorkingTree() throws {
    try repository()
    let run = try git("--breaking --git main nav/shop.nav.yaml")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("old:nav/shop.nav.yaml:6:3: error: the screen 'cart' is gone [screen-removed]\n"))
    // Paths are relative to the working directory.
    #expect(try git("--git main shop.nav.yaml", in: "repo/nav").output.hasPrefix("old:shop.nav.yaml:6:3:"))
    #expect(try git("--git main ../nav/shop.nav.yaml", in: "repo/nav").output.hasPrefix("old:shop.nav.yaml:6:3:"))
    #expect(try git("--git HEAD").output == "")
    try folder.write(Self.old, to: "repo/nav/shop.nav.yaml")
    #expect(try git("--git main").output == "")
    #expect(try git("--git HEAD").output.contains("is new [screen-added]"))
  }

  @Test func twoRevisions() throws {
    try repository()
    try folder.write("not read", to: "repo/nav/shop.nav.yaml")
    #expect(try git("--git main..work").output.contains("the screen 'cart' is gone"))
    #expect(try git("--git work..main").output.contains("the screen 'cart' is new"))
    #expect(try git("--git main..").output.contains("the screen 'cart' is gone"))
    #expect(try git("--git main...work").status == 2)
    let json = try git("--git main..work --format json nav/shop.nav.yaml").output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let old = try #require(object["old"] as? [String: Any])
    #expect(old["revision"] as? String == (try shell("cd repo && git rev-parse main")))
    #expect(old["path"] as? String == "nav/shop.nav.yaml")
  }

  /// The old file has the same path as the new one, so navc names the commit.
  @Test func errorsOfTheOldRevision() throws {
    try folder.write(Self.old.replacing("openHelp: help", with: "openHelp: halp"), to: "repo/broken.nav.yaml")
    try repository()
    try folder.write(Self.old, to: "repo/broken.nav.yaml")
    let commit = try shell("cd repo && git rev-parse --short=12 main")
    let run = try git("--git main broken.nav.yaml")
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains("note: these errors are in 'broken.nav.yaml' of the commit \(commit)"), "\(run.errors)")
  }

  /// The commits of the other branch are not changes of this one.
  @Test func mergeBase() throws {
    try repository()
    _ = try shell(
      "cd repo && git checkout -q main && sed -i 's/openHelp: help/showHelp: help/' nav/shop.nav.yaml && git commit -qam three && git checkout -q work"
    )
    let run = try git("--merge-base main")
    #expect(run.output.contains("the screen 'cart' is gone") && !run.output.contains("showHelp"))
    #expect(try git("--git main").output.contains("showHelp"))
  }

  /// The form of the JSON depends on the command line, and not on the number of graphs.
  @Test func jsonOfSeveralFiles() throws {
    try repository()
    for arguments in ["--git main", "--git main .", "--git main nav"] {
      let json = try git(arguments + " --format json").output
      let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      #expect(Set(object.keys) == ["version", "diffs"], "\(arguments)")
      #expect((object["diffs"] as? [Any])?.count == 1)
    }
  }

  @Test func graphsThatAreNewGoneOrMoved() throws {
    try repository()
    _ = try shell("cd repo && git mv nav/shop.nav.yaml nav/main.nav.yaml")
    let moved = try git("--git main")
    #expect(moved.output.contains("old:nav/shop.nav.yaml:6:3: warning: the screen 'cart' is gone"))
    #expect(moved.output.contains("nav/main.nav.yaml: 1 change"))
    try folder.write(Self.old.replacing("graph: Shop", with: "graph: Other"), to: "repo/nav/other.nav.yaml")
    #expect(
      try git("--git main").output.contains("nav/other.nav.yaml:2:8: note: the graph 'Other' is new [graph-added]"))
    _ = try shell("cd repo && rm nav/main.nav.yaml")
    let gone = try git("--breaking --git main")
    #expect(gone.status == 1)
    #expect(gone.output.contains("old:nav/shop.nav.yaml:2:8: error: the graph 'Shop' is gone [graph-removed]"))
    #expect(try git("--git main nav/missing.nav.yaml").status == 2)
  }

  /// Mounts are read at the old revision, and a fragment is compared with the graph that mounts it.
  @Test func mountsAreReadAtTheOldRevision() throws {
    try folder.write(
      "navc: 1\ngraph: Shop\nroot: a\nscreens:\n  a: { push: { b: part } }\n  part: { mount: part.nav.yaml }\n",
      to: "repo/shop.nav.yaml")
    let part = "navc: 1\nfragment: Part\nroot: first\nscreens:\n  first: { push: { go: second } }\n  second: {}\n"
    try folder.write(part, to: "repo/part.nav.yaml")
    try repository()
    try folder.write(
      part.replacing("{ push: { go: second } }", with: "{}").replacing("  second: {}\n", with: ""),
      to: "repo/part.nav.yaml")
    let run = try git("--git main part.nav.yaml shop.nav.yaml")
    #expect(run.output.contains("old:part.nav.yaml:6:3: warning: the screen 'second' is gone"))
    #expect(try git("--git main . --format json").output.components(separatedBy: "screen-removed").count == 3)
  }

  /// Options and commands in a revision do not reach git.
  @Test func hostileRevisions() throws {
    try repository()
    for revision in ["--output=x", "-x", "nope", "''", "'main --all'", "'$(touch x)'", "main:nav", "'a..--output=x'"] {
      let run = try git("--git \(revision) nav/shop.nav.yaml")
      #expect(run.status == 2 && run.output == "", "\(revision): \(run.output)\(run.errors)")
    }
    #expect(try shell("cd repo && git status --porcelain") == "")
    #expect(try git("--git main ../old.nav.yaml").status == 2)
    #expect(try run("--git", "main").status == 2)
  }

  /// A link of the revision stays inside the revision, and a link that leaves the graph's directory is refused.
  @Test func linksInARevision() throws {
    try folder.write("navc: 1\nfragment: Part\nroot: first\nscreens:\n  first: {}\n", to: "repo/nav/real/part.nav.yaml")
    try folder.write(
      "navc: 1\ngraph: Other\nroot: a\nscreens:\n  a: { push: { b: part } }\n  part: { mount: link/part.nav.yaml }\n",
      to: "repo/nav/other.nav.yaml")
    _ = try shell("cd repo/nav && ln -s real link")
    try repository()
    #expect(try git("--git main nav/other.nav.yaml").status == 0)
    _ = try shell("cd repo && rm nav/link && ln -s ../.. nav/link && git add -A && git commit -qm four")
    let run = try git("--git HEAD..main nav/other.nav.yaml")
    #expect(run.status == 1 && run.errors.contains("[mount-outside]"), "\(run.errors)")
  }
}
