import Foundation
import NavPlayer
import NavPrototype
import NavRuntime
import Testing

/// The walks in columns: five for each pane, unless the graph does not have them.
@Suite struct PathFinderPaneTests {
  private static let head = "navc: 1\ngraph: Test\n"

  /// The steps of each walk in columns, by the segue and the kind of the walk.
  private func walks(_ text: String) throws -> (steps: [String: [String]], missed: [String]) {
    var finder = PathFinder(try PlayedGraph.of(Self.head + text))
    finder.find()
    let table = finder.graph.table
    func name(_ goal: PathGoal) -> String? {
      if case .pane(let segue, let walk) = goal { "\(table.name(of: segue)) \(walk)" } else { nil }
    }
    var steps: [String: [String]] = [:]
    for walk in finder.walks {
      for goal in walk.goals.compactMap(name) { steps[goal] = walk.steps }
    }
    return (steps, finder.missed.map { name($0.goal) ?? "\($0.goal)" })
  }

  private static let notes = """
    root: list
    facts: { isDirty: Bool }
    screens:
      list: { split: true, pane: { open: note }, present: { sort: { to: order, style: popover } } }
      note:
        arguments: { id: Int }
        back: { shouldPerform: not isDirty, otherwise: ask }
        push: { more: versions }
        present: { ask: question }
      versions: {}
      order: {}
      question: { alert: { cancel: keep }, unwind: { keep: previous, drop: list } }
    """

  @Test func aPaneHasFiveWalks() throws {
    let (steps, missed) = try walks(Self.notes)
    #expect(missed == [])
    #expect(
      steps == [
        "open another": ["fold expanded", "press - open", "press 1 open id 2"],
        "open again": ["fold expanded", "press - open", "press - more", "wait 350", "press 1 open id 1", "wait 350"],
        "open held": ["fold expanded", "press - open", "fact isDirty true", "press 1 open id 2", "wait 350"],
        "open beside": ["fold expanded", "press - open", "press 1 sort", "wait 350", "back", "wait 350"],
        "open folded": [
          "press - open", "wait 175", "fold expanded", "wait 175", "press - more", "wait 175", "fold collapsed",
          "wait 175",
        ],
      ])
  }

  /// The end of each walk is the one that the contract states.
  @Test func eachWalkEndsAsItsNameSays() throws {
    let (steps, _) = try walks(Self.notes)
    func end(_ name: String) throws -> (player: Prototype, path: [String], outcome: StackOutcome?) {
      var player = Prototype(try PlayedGraph.of(Self.head + Self.notes))
      for step in try #require(steps[name]) {
        let command = try #require(PrototypeCommand(step))
        #expect(player.perform(command) == nil, "\(step)")
      }
      let path = player.core.stack.compactMap { entry in
        player.page(entry.instance).map { page in
          ([player.graph.table[page.screen].name] + page.arguments.map(\.plain)).joined(separator: " ")
        }
      }
      return (player, path, player.record.entries.last?.outcome)
    }
    #expect(try end("open another").path == ["list", "note 2"])
    #expect(try end("open again").path == ["list", "note 1"])
    let held = try end("open held")
    #expect(held.path == ["list", "note 1", "question"])
    #expect(held.player.record.entries.dropLast().last?.outcome == .refused(.held))
    let beside = try end("open beside")
    #expect(beside.path == ["list", "note 1"])
    #expect(beside.player.core.acting.count == 2)
    let folded = try end("open folded")
    #expect(folded.path == ["list", "note 1", "versions"])
    #expect(folded.player.core.acting.count == 1)
  }

  @Test func walksThatAGraphCannotHaveAreLeftOut() throws {
    let (steps, missed) = try walks(
      "root: list\nscreens:\n  list: { split: true, pane: { open: note } }\n  note: {}")
    #expect(missed == [])
    #expect(steps.keys.sorted() == ["open again", "open folded"])
  }

  /// Without arguments, another pane of the list chooses another page.
  @Test func anotherPaneIsAnotherChoice() throws {
    let (steps, missed) = try walks(
      "root: list\nscreens:\n  list: { split: true, pane: { first: one, second: two } }\n  one: {}\n  two: {}")
    #expect(missed == [])
    #expect(steps["first another"] == ["fold expanded", "press - first", "press 1 second"])
    #expect(steps["second another"] == ["fold expanded", "press - second", "press 1 first"])
  }

  @Test func aPaneInNoSplitHasNoWalksInColumns() throws {
    let (steps, missed) = try walks(
      """
      root: list
      screens:
        list: { pane: { open: note }, present: { sort: { to: order, style: popover } } }
        note: { arguments: { id: Int } }
        order: { split: true, pane: { help: page } }
        page: {}
      """.replacing("split: true, ", with: ""))
    #expect(missed == [])
    #expect(steps.isEmpty)
  }

  /// The page below can hold by a page that it has pushed.
  @Test func aPushedPageHolds() throws {
    let (steps, missed) = try walks(
      """
      root: list
      facts: { isDirty: Bool }
      screens:
        list: { split: true, pane: { open: note } }
        note: { arguments: { id: Int }, push: { edit: editor } }
        editor: { back: { shouldPerform: not isDirty } }
      """)
    #expect(missed == [])
    #expect(steps["open held"]?.suffix(2) == ["fact isDirty true", "press 1 open id 2"])
  }
}
