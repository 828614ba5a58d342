import NavLab

/// `navlab explore`: every state of the guarded stack in small worlds.
struct ExploreCommand {
  /// With `--short`, how many states of each world.
  private static let few = 20_000

  private let worlds: [SmallWorld]
  private let limit: Int

  /// What the arguments ask for; `nil` where there is no such thing.
  init?(_ arguments: some Sequence<String>) {
    var worlds: [SmallWorld] = []
    var limit = Int.max
    for argument in arguments {
      if argument == "--short" {
        limit = Self.few
      } else if let world = SmallWorld.all.first(where: { $0.name == argument }) {
        worlds.append(world)
      } else {
        return nil
      }
    }
    self.worlds = worlds.isEmpty ? SmallWorld.all : worlds
    self.limit = limit
  }

  /// The exit status: 0 where nothing was found, 1 where something was.
  func run() -> Int32 {
    print(ExplorationTable.heading)
    var table = ExplorationTable()
    for world in worlds {
      let exploration = Exploration(world, atMost: limit)
      print(table.row(exploration))
      if let violation = exploration.violation { print(ExplorationTable.text(of: violation)) }
    }
    print(table.sum)
    return table.violations == 0 ? 0 : 1
  }
}
