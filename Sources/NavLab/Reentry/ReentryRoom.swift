import NavRuntime

/// What an alert gives back: the number of a button.
struct ReentryButton: ReturnedValues, Hashable, Sendable {
  let segue: SegueID

  init?(unwind: SegueID, value: Any) {
    segue = unwind
  }
}

/// A screen whose code is as unruly as the rest.
protocol ReentryRoom: Screen {
  init(id: Int, cargo: Cargo?)
  var id: Int { get }
  var cargo: Cargo? { get }
}

/// A screen; the kind tells which.
struct Room<Kind>: ReentryRoom {
  let id: Int
  let cargo: Cargo?

  init(id: Int, cargo: Cargo?) {
    self.id = id
    self.cargo = cargo
  }

  init(from arguments: inout ArgumentReader) throws {
    ReentrancyRun.call(.readsArguments)
    id = try arguments("id", default: 0)
    cargo = try arguments.unsaved("cargo", default: ReentrancyRun.makeCargo())
  }

  func write(to arguments: inout ArgumentWriter) {
    ReentrancyRun.call(.writesArguments)
    arguments("id", id)
    arguments.unsaved("cargo", cargo)
  }
}

/// Something of the app's whose end runs code of the app's: an argument, a value that is handed back, or what an observer keeps.
final class Cargo: Hashable, Sendable {
  let number: Int
  private let role: Callback
  private let stage: ReentrancyRun

  init(_ number: Int, _ role: Callback, of stage: ReentrancyRun) {
    self.number = number
    self.role = role
    self.stage = stage
  }

  deinit {
    let (stage, role) = (stage, role)
    // Whoever holds it is on the main actor.
    MainActor.assumeIsolated { stage.happens(role) }
  }

  static func == (left: Cargo, right: Cargo) -> Bool {
    ReentrancyRun.call(.comparesArguments)
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    ReentrancyRun.call(.comparesArguments)
    hasher.combine(number)
  }
}
