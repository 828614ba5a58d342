import NavRuntime
import NavTerminal
import Observation

/// A graph written by hand: a list, an item on it, a help that rises, and a note without a bar.
enum Fake: NavigationGraph {
  static let table = GraphTable(
    """
    graph Fake
    root list
    screen list
      title List
      push open item
      push openHelp help
        transition rise
      push openAtOnce item
        unanimated
    screen item
      title Item
      push openNote note
      unwind leave list
    screen help
      title Help
    screen note
      title Note
      bar hidden
    """)

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    switch screen.rawValue {
    case 0: List.self
    case 1: Item.self
    case 2: Help.self
    case 3: Note.self
    default: nil
    }
  }

  struct List: PlainScreen {}
  struct Item: PlainScreen {}
  struct Help: PlainScreen {}
  struct Note: PlainScreen {}
}

/// A page that fills its rows with one letter, and asks for a segue with the keys it is given.
@Observable @MainActor final class FakePage: TerminalPage {
  var letter: Character
  var title: String?
  private let keys: [Key: @MainActor () -> SegueRequest<Never>]
  @ObservationIgnored private(set) var requests: [SegueRequest<Never>] = []

  init(_ letter: Character, keys: [Key: @MainActor () -> SegueRequest<Never>] = [:]) {
    self.letter = letter
    self.keys = keys
  }

  func draw(in canvas: inout Canvas) {
    for row in 0..<canvas.size.rows {
      canvas.write(String(repeating: letter, count: canvas.size.columns), row: row, column: 0)
    }
  }

  func handle(_ key: Key) -> KeyResponse {
    guard let action = keys[key] else { return .ignored }
    requests.append(action())
    return .handled
  }
}

@MainActor struct FakeScreens: GraphScreens {
  typealias Graph = Fake

  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    switch screen.rawValue {
    case 0:
      let handle: ScreenHandle<Fake.List> = context.handle()
      return FakePage(
        "l",
        keys: [
          .enter: { handle.push(0, Fake.Item(), sender: .user) },
          .character("h"): { handle.push(1, Fake.Help(), sender: .user) },
          .character("o"): { handle.push(2, Fake.Item(), sender: .user) },
        ])
    case 1:
      let handle: ScreenHandle<Fake.Item> = context.handle()
      return FakePage(
        "i",
        keys: [
          .enter: { handle.push(3, Fake.Note(), sender: .user) },
          .character("u"): { handle.unwind(4, sender: .user) },
          // A page that writes text takes the letter that would go back.
          .character("b"): { handle.push(3, Fake.Note(), sender: .program) },
        ])
    case 2: return FakePage("h")
    default: return FakePage("n")
    }
  }

  func preparePush(_ segue: SegueID, _ context: SegueContext) {}
  func unwind(_ segue: SegueID, _ context: SegueContext) {}
}

struct FakeFacts: GraphFacts {
  typealias Graph = Fake

  func predicates(of graph: Fake.Type) -> GraphPredicates { GraphPredicates() }
}
