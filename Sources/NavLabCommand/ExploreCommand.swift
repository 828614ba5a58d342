import Foundation
import NavLab

/// `navlab explore`: explores every state of the guarded stack in small worlds. With `--first`, it stops at the first
/// world with a violation. With `--short` or `--states COUNT`, it explores only the nearest states of each world.
struct ExploreCommand {
  /// The number of states of each world with `--short`, which is `--states 20000`.
  private static let few = 20_000

  /// The reaction to a violation.
  private enum Finding {
    case goOn, stop
  }

  private let worlds: [SmallWorld]
  private let limit: Int
  private let finding: Finding

  /// Parses the arguments. Returns `nil` if an argument is unknown.
  init?(_ arguments: some Sequence<String>) {
    var worlds: [SmallWorld] = []
    var limit = Int.max
    var finding = Finding.goOn
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--states" {
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        limit = count
      } else if argument == "--short" {
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

  /// Runs the command. Returns the exit status: 0 without findings, and 1 with findings.
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

  /// Prints a line at once, even into a file, because the last worlds take minutes.
  private func show(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
