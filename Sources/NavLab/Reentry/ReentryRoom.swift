import NavRuntime

/// The result of an alert: the segue of a button.
struct ReentryButton: ReturnedValues, Hashable, Sendable {
  let segue: SegueID

  init?(unwind: SegueID, value: Any) {
    segue = unwind
  }
}

/// A screen whose code makes nested calls.
protocol ReentryRoom: Screen {
  init(id: Int, cargo: Cargo?)
  var id: Int { get }
  var cargo: Cargo? { get }
}

/// A screen, identified by its type parameter.
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

/// An object whose deinitializer runs code of the app: an argument, a returned value, or a value that an observer
/// keeps.
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
    // These objects are released on the main actor.
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
