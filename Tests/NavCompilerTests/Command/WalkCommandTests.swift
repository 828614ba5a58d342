import Foundation
import Testing

/// `navc run` by lines, and `navc paths`. The terminal is driven by `Tests/Integration/run.py`.
@Suite struct WalkCommandTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Sample.valid, to: "valid.nav.yaml")
    try folder.write(Sample.broken, to: "a.nav.yaml")
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
        == "navc: line 3 is no step: jump\n")
    let run = try NavcRun(["run", "door.nav.yaml"], input: "press - leave\n", in: folder)
    #expect((run.status, run.errors) == (1, "navc: line 1: 'hall' has nothing called 'leave'\n"))
    let unguarded = try NavcRun(["run", "door.nav.yaml", "--record", "w.swift"], input: "guard off\n", in: folder)
    #expect(unguarded.status == 2)
    #expect(unguarded.errors.contains("step 1 of the walk is no test: a walk without the guard is no test"))
  }

  @Test func theWalksOfAGraphAreWritten() throws {
    let run = try NavcRun(["paths", "door.nav.yaml"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("{\"version\":1,\"graph\":\"Door\",\"walks\":[{\"steps\":["))
    #expect(
      run.errors
        == "door.nav.yaml: not shown: 'enter' of 'hall' refused by isOpen: it is always refused: what 'room' requires "
        + "says no first\n")
    #expect(try NavcRun(["paths", "door.nav.yaml", "--quiet"], in: folder).errors == "")
    let swift = try NavcRun(["paths", "door.nav.yaml", "--format", "swift", "-o", "DoorWalks.swift"], in: folder)
    #expect((swift.status, swift.output) == (0, ""))
    #expect(try folder.read("DoorWalks.swift").contains("@Suite struct DoorWalks"))
  }

  @Test func anErrorWritesNothing() throws {
    for verb in ["run", "paths"] {
      let run = try NavcRun([verb, "a.nav.yaml"], in: folder)
      #expect((run.status, run.output, run.errors) == (1, "", Sample.brokenRun))
    }
  }

  @Test func whatIsWrongOnTheCommandLineIsSaid() throws {
    func errors(_ words: String...) throws -> String { try NavcRun(words, in: folder).errors }
    #expect(try errors("run", "-").contains("'run' takes steps from standard input"))
    #expect(
      try errors("run", "valid.nav.yaml", "--record", "valid.nav.yaml").contains("'--record' names the graph itself"))
    #expect(try errors("paths", "valid.nav.yaml", "--format", "dot").contains("'--format' takes json or swift"))
    #expect(try errors("paths", "valid.nav.yaml", "--slow").contains("'paths' does not take '--slow'"))
    #expect(try errors("run", "valid.nav.yaml", "valid.nav.yaml").contains("'run' takes one file"))
    for page in ["--html", "--serve"] {
      let record = try errors("run", "valid.nav.yaml", page, "--record", "w.swift")
      #expect(record.contains("'--record' is for the terminal: a page has a button for it"))
      let slow = try errors("run", "valid.nav.yaml", page, "--slow")
      #expect(slow.contains("'--slow' is for the terminal: a page has a button for it"))
    }
    for words in [["run", "valid.nav.yaml"], ["run", "valid.nav.yaml", "--record", "walk.txt"]] {
      let run = try NavcRun(words + ["--import", "Doors"], in: folder)
      #expect(run.status == 2 && run.errors.contains("'--import' is for a test, as '--record' writes it"))
    }
    #expect(
      try errors("paths", "valid.nav.yaml", "--import", "Doors").contains("and '--format json' writes none"))
    // It is copied into Swift.
    for module in ["", "A B", "Doors\nlet other = 1", "Doors; import Other", "1"] {
      for form in [["run", "--html"], ["run", "--record", "w.swift"], ["paths", "--format", "swift"]] {
        let run = try NavcRun(form + ["valid.nav.yaml", "--import", module], in: folder)
        #expect(run.status == 2 && run.output.isEmpty, "\(form) \(module)")
        #expect(run.errors.contains("'--import' takes the name of a Swift module, and '"), "\(run.errors)")
      }
    }
    #expect(try folder.read("valid.nav.yaml") == Sample.valid)
  }
}
