import Foundation
import NavLab

/// `navlab explore`: every state of the guarded stack in small worlds; with `--first`, up to the first world in which something
/// is wrong.
struct ExploreCommand {
  /// With `--short`, how many states of each world.
  private static let few = 20_000

  /// What to do where something is found.
  private enum Finding {
    case goOn, stop
  }

  private let worlds: [SmallWorld]
  private let limit: Int
  private let finding: Finding

  /// What the arguments ask for; `nil` where there is no such thing.
  init?(_ arguments: some Sequence<String>) {
    var worlds: [SmallWorld] = []
    var limit = Int.max
    var finding = Finding.goOn
    for argument in arguments {
      if argument == "--short" {
        limit = Self.few
      } else if argument == "--first" {
        finding = .stop
      } else if let world = SmallWorld.all.first(where: { $0.name == argument }) {
        worlds.append(world)
      } else {
        return nil
      }
    }
    self.worlds = worlds.isEmpty ? SmallWorld.all : worlds
    self.limit = limit
    self.finding = finding
  }

  /// The exit status: 0 where nothing was found, 1 where something was.
  func run() -> Int32 {
    show(ExplorationTable.heading)
    var table = ExplorationTable()
    var isEmptyAnywhere = false
    for world in worlds {
      let exploration = Exploration(world, atMost: limit)
      show(table.row(exploration))
      for ask in exploration.neverPerformed {
        show("  never performed: \(ask)")
        isEmptyAnywhere = true
      }
      guard let violation = exploration.violation else { continue }
      show(ExplorationTable.text(of: violation))
      if finding == .stop { break }
    }
    show(table.sum)
    return table.violations == 0 && !isEmptyAnywhere ? 0 : 1
  }

  /// At once, also into a file: the last worlds take minutes.
  private func show(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
