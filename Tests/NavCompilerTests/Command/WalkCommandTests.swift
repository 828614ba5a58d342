import Foundation
import Testing

/// `navc run` with lines, and `navc paths`. `Tests/Integration/run.py` tests the terminal.
@Suite struct WalkCommandTests {
  let folder: Folder

  init() throws {
    folder = try Folder(["valid.nav.yaml": Sample.valid, "a.nav.yaml": Sample.broken])
    try folder.write(
      """
      navc: 1
      graph: Door
      root: hall
      facts: { isOpen: Bool }
      screens:
        hall: { push: { enter: { to: room, shouldPerform: isOpen } } }
        room: { requires: isOpen }
      """, to: "door.nav.yaml")
  }

  private static let steps = "press - enter\nfact isOpen true\npress - enter\nwait 350\n"

  @Test func linesArePlayedAndKept() throws {
    let run = try NavcRun(["run", "door.nav.yaml", "--record", "walk.txt"], input: Self.steps, in: folder)
    #expect((run.status, run.errors) == (0, ""))
    #expect(
      run.output == """
        hall
        hall
          enter: refused: room requires isOpen
        hall
        hall …
          enter: …
        hall › room

        """)
    #expect(try folder.read("walk.txt") == Self.steps)
  }

  @Test func aWalkBecomesATest() throws {
    let run = try NavcRun(
      ["run", "door.nav.yaml", "--record", "walk.swift", "--import", "Doors"], input: Self.steps, in: folder)
    #expect((run.status, run.errors) == (0, ""))
    let text = try folder.read("walk.swift")
    #expect(text.contains("@testable import Doors"))
    #expect(
      text.contains(
        "app.expect(enter1.outcomeSoFar, .refused(.requirement(screen: \"room\", source: \"isOpen\")))"))
    #expect(text.contains("app.expectStack(\"hall\", \"room\")"))
  }

  @Test func whatIsNoStepEndsTheRun() throws {
    #expect(
      try NavcRun(["run", "door.nav.yaml"], input: "# why\n\njump\n", in: folder).errors
        == "navc: line 3 is not a step: jump\n")
    let run = try NavcRun(["run", "door.nav.yaml"], input: "press - leave\n", in: folder)
    #expect((run.status, run.errors) == (1, "navc: line 1: 'hall' has nothing called 'leave'\n"))
    let unguarded = try NavcRun(["run", "door.nav.yaml", "--record", "w.swift"], input: "guard off\n", in: folder)
    #expect(unguarded.status == 2)
    #expect(unguarded.errors.contains("step 1 cannot be part of a test: a walk without the guard is no test"))
  }

  @Test func theWalksOfAGraphAreWritten() throws {
    let run = try NavcRun(["paths", "door.nav.yaml"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("{\"version\":1,\"graph\":\"Door\",\"walks\":[{\"steps\":["))
    #expect(
      run.errors
        == "door.nav.yaml: not reached: 'enter' of 'hall' refused by isOpen: it is always refused: the requirement of "
        + "'room' is evaluated first\n")
    #expect(try NavcRun(["paths", "door.nav.yaml", "--quiet"], in: folder).errors == "")
    let swift = try NavcRun(["paths", "door.nav.yaml", "--format", "swift", "-o", "DoorWalks.swift"], in: folder)
    #expect((swift.status, swift.output) == (0, ""))
    #expect(try folder.read("DoorWalks.swift").contains("@Suite private struct DoorWalks"))
  }

  /// Values that the author supplies are in a separate file, which navc writes only once.
  @Test func valuesHaveAFileThatIsKept() throws {
    let graph = """
      navc: 1
      graph: Desk
      root: list
      types: { User: { swift: User } }
      screens:
        list: { push: { open: page } }
        page: { arguments: { user: User } }
      """
    try folder.write(graph, to: "desk.nav.yaml")
    let paths = ["paths", "desk.nav.yaml", "--format", "swift", "-o", "DeskWalks.swift"]
    let first = try NavcRun(paths, in: folder)
    #expect(
      first.status == 0 && first.errors.contains("complete 'makeDeskUser(_:)' in 'DeskTestValues.swift': it returns"))
    let test = try folder.read("DeskWalks.swift")
    #expect(test.contains("DeskTestValues.makeDeskUser(") && !test.contains("func makeDeskUser"))
    let values = try folder.read("DeskTestValues.swift")
    #expect(values.contains("enum DeskTestValues {") && values.contains("func makeDeskUser(_ text: String) throws"))

    let filled = values.replacing("throw Missing(type: \"Desk.User\")", with: "User(text)")
    try folder.write(filled, to: "DeskTestValues.swift")
    let second = try NavcRun(paths, in: folder)
    #expect((second.status, second.errors) == (0, ""))
    #expect(try folder.read("DeskTestValues.swift") == filled)

    let more = graph.replacing("{ user: User }", with: "{ user: User, mark: Mark }")
      .replacing("types: {", with: "types: { Mark: { swift: Mark },")
    try folder.write(more, to: "desk.nav.yaml")
    let third = try NavcRun(paths, in: folder)
    #expect(third.errors.contains("add the function 'makeDeskMark(_:)' to 'DeskTestValues.swift'"), "\(third.errors)")
    #expect(try folder.read("DeskTestValues.swift") == filled)

    // Standard output is a single file.
    let printed = try NavcRun(["paths", "desk.nav.yaml", "--format", "swift"], in: folder).output
    #expect(printed.contains("func makeDeskUser(") && printed.contains("DeskTestValues.makeDeskUser("))
    // All tests of the graph in a directory share the file.
    try folder.write(graph, to: "desk.nav.yaml")
    let recorded = try NavcRun(
      ["run", "desk.nav.yaml", "--record", "walk.swift"], input: "press - open user 1\nwait 400\n", in: folder)
    #expect((recorded.status, recorded.errors) == (0, ""))
    #expect(try folder.read("walk.swift").contains("@Suite private struct DeskWalks"))
    #expect(try folder.read("DeskTestValues.swift") == filled)
    // The file cannot be the output, which each run overwrites.
    for command in [["run", "--record"], ["paths", "--format", "swift", "-o"]] {
      let lost = try NavcRun(command + ["DeskTestValues.swift", "desk.nav.yaml"], input: "wait 400\n", in: folder)
      #expect(lost.status == 2 && lost.errors.contains("this file contains your test values; choose another name"))
    }
    #expect(try folder.read("DeskTestValues.swift") == filled)
  }

  /// The page of a type of the app is also in that file.
  @Test func aPageOfTheAppIsInTheFileThatIsKept() throws {
    try folder.write(
      "navc: 1\ngraph: Desk\nroot: list\npages: { conform: Base.Page }\nscreens: { list: {} }\n", to: "desk.nav.yaml")
    let paths = ["paths", "desk.nav.yaml", "--format", "swift", "-o", "w.swift"]
    let first = try NavcRun(paths, in: folder)
    #expect(
      first.errors
        == "desk.nav.yaml: complete the class 'DeskPage' in 'DeskTestValues.swift': a page of type 'Base.Page'\n"
    )
    let values = try folder.read("DeskTestValues.swift")
    #expect(values.contains("  @MainActor final class DeskPage: Base.Page {"))
    #expect(try !folder.read("w.swift").contains("class DeskPage"))
    #expect(try folder.read("w.swift").contains("-> DeskTestValues.DeskPage { DeskTestValues.DeskPage(\"list\") }"))
    #expect(try NavcRun(paths, in: folder).errors == "")
    try folder.write("enum DeskTestValues {}\n", to: "DeskTestValues.swift")
    #expect(
      try NavcRun(paths, in: folder).errors
        == "desk.nav.yaml: add the class 'DeskPage' to 'DeskTestValues.swift': a page of type 'Base.Page'\n")
    // Standard output is a single file.
    let printed = try NavcRun(["paths", "desk.nav.yaml", "--format", "swift"], in: folder)
    #expect(printed.output.contains("  @MainActor final class DeskPage: Base.Page {"))
    #expect(printed.errors == "desk.nav.yaml: complete the class 'DeskPage': a page of type 'Base.Page'\n")
  }

  /// The first line of a test is a reminder until navc knows the module.
  @Test func aTestImportsTheModuleOrSaysSo() throws {
    for command in [["paths", "--format", "swift", "-o", "w.swift"], ["run", "--record", "w.swift"]] {
      _ = try NavcRun(command + ["door.nav.yaml"], input: Self.steps, in: folder)
      #expect(try folder.read("w.swift").hasPrefix("// Add '@testable import' for the module of the generated code"))
      _ = try NavcRun(command + ["door.nav.yaml", "--import", "Doors"], input: Self.steps, in: folder)
      #expect(try folder.read("w.swift").hasPrefix("// Walks through door.nav.yaml"))
      #expect(try folder.read("w.swift").contains("\n@testable import Doors\n"))
    }
  }

  /// The file for values also needs the module.
  @Test func valuesImportTheModuleOrSaySo() throws {
    try folder.write(
      """
      navc: 1
      graph: Desk
      root: list
      types: { User: { swift: User } }
      screens: { list: { push: { open: page } }, page: { arguments: { user: User } } }
      """, to: "desk.nav.yaml")
    let paths = ["paths", "desk.nav.yaml", "--format", "swift", "-o"]
    _ = try NavcRun(paths + ["w.swift"], in: folder)
    #expect(
      try folder.read("DeskTestValues.swift").hasPrefix(
        "// Add '@testable import' for the module of the generated code"))
    try FileManager.default.createDirectory(at: folder.file("in"), withIntermediateDirectories: false)
    _ = try NavcRun(
      ["paths", "desk.nav.yaml", "--format", "swift", "-o", "in/w.swift", "--import", "Desks"], in: folder)
    let values = try folder.read("in/DeskTestValues.swift")
    #expect(values.hasPrefix("// Created by navc") && values.contains("\n@testable import Desks\n"))
  }

  @Test func anErrorWritesNothing() throws {
    for verb in ["run", "paths"] {
      let run = try NavcRun([verb, "a.nav.yaml"], in: folder)
      #expect((run.status, run.output, run.errors) == (1, "", Sample.brokenRun))
    }
  }

  @Test func whatIsWrongOnTheCommandLineIsSaid() throws {
    func errors(_ words: String...) throws -> String { try NavcRun(words, in: folder).errors }
    #expect(try errors("run", "-").contains("'run' needs a file; it reads steps"))
    #expect(
      try errors("run", "valid.nav.yaml", "--record", "valid.nav.yaml").contains("'--record' would overwrite the graph")
    )
    #expect(try errors("paths", "valid.nav.yaml", "--format", "dot").contains("'--format' must be json or swift"))
    #expect(try errors("paths", "valid.nav.yaml", "--slow").contains("'paths' does not take '--slow'"))
    #expect(try errors("run", "valid.nav.yaml", "valid.nav.yaml").contains("'run' takes one file"))
    for page in ["--html", "--serve"] {
      let record = try errors("run", "valid.nav.yaml", page, "--record", "w.swift")
      #expect(record.contains("'--record' works only in the terminal; a page has a button for it"))
      let slow = try errors("run", "valid.nav.yaml", page, "--slow")
      #expect(slow.contains("'--slow' works only in the terminal; a page has a button for it"))
    }
    for words in [["run", "valid.nav.yaml"], ["run", "valid.nav.yaml", "--record", "walk.txt"]] {
      let run = try NavcRun(words + ["--import", "Doors"], in: folder)
      #expect(run.status == 2 && run.errors.contains("'--import' needs '--record' with a name"))
    }
    #expect(
      try errors("paths", "valid.nav.yaml", "--import", "Doors").contains("'--import' needs '--format swift'"))
    // The module's name is copied into Swift.
    for module in ["", "A B", "Doors\nlet other = 1", "Doors; import Other", "1"] {
      for form in [["run", "--html"], ["run", "--record", "w.swift"], ["paths", "--format", "swift"]] {
        let run = try NavcRun(form + ["valid.nav.yaml", "--import", module], in: folder)
        #expect(run.status == 2 && run.output.isEmpty, "\(form) \(module)")
        #expect(run.errors.contains("'--import' needs the name of a Swift module, not '"), "\(run.errors)")
      }
    }
    #expect(try folder.read("valid.nav.yaml") == Sample.valid)
  }
}
