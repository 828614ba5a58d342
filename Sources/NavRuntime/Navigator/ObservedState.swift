import Observation

/// The observable state of a navigator. It costs one comparison if there are no observers.
@MainActor final class ObservedState: Observable {
  /// The compared values.
  struct View: Equatable {
    var depth = 0
    var top: InstanceID?
    var isBusy = false
    var isLocked = false
  }

  private struct Aspects: OptionSet {
    let rawValue: UInt8

    static let stack = Aspects(rawValue: 1)
    static let busyness = Aspects(rawValue: 2)
    static let permission = Aspects(rawValue: 4)
  }

  /// The maximum number of repeated notifications in one pass, for changes that observers make. Without a limit, an
  /// observer that changes the observed state would be notified without end. It is notified of the rest with the next
  /// change.
  private static let mostRepeats = 64

  private let registrar = ObservationRegistrar()

  /// Never changed. The key paths identify what is observed.
  private var stack: Void { () }
  private var busyness: Void { () }
  private var permission: Void { () }

  /// The aspects that were read since their last notification.
  private var read: Aspects = []
  /// The aspects that changed since their last notification.
  private var changed: Aspects = []
  private var isTelling = false
  /// Whether observers are not notified if only permissions change. The next other change notifies them.
  var arePermissionsMuted = false
  /// The number of repeated notifications since the navigator was last idle. A limit per change would not be enough,
  /// because an observer that causes a change at each notification causes many changes.
  private var repeats = 0

  func readStack() {
    read.insert(.stack)
    registrar.access(self, keyPath: \.stack)
  }

  func readBusyness() {
    read.insert(.busyness)
    registrar.access(self, keyPath: \.busyness)
  }

  func readPermission() {
    read.insert(.permission)
    registrar.access(self, keyPath: \.permission)
  }

  /// Compares two views and notifies observers. Returns whether anything changed.
  func update(from old: View, to view: View) -> Bool {
    guard view != old else { return false }
    var aspects: Aspects = .permission
    if view.depth != old.depth || view.top != old.top { aspects.insert(.stack) }
    if view.isBusy != old.isBusy { aspects.insert(.busyness) }
    tell(aspects)
    return true
  }

  func stackChanged() {
    tell(.stack)
  }

  /// A change of form changes the pages that act.
  func formChanged() {
    tell([.stack, .permission])
  }

  func permissionChanged() {
    tell(.permission)
  }

  /// Notifies the observers of these aspects. Changes that they make cause another notification afterward, not a
  /// nested one.
  private func tell(_ aspects: Aspects) {
    changed.formUnion(aspects)
    changed.formIntersection(read)
    if changed.isEmpty || isTelling || arePermissionsMuted && changed == .permission { return }
    isTelling = true
    while true {
      let told = changed
      changed = []
      read.subtract(told)
      if told.contains(.stack) { registrar.withMutation(of: self, keyPath: \.stack) {} }
      if told.contains(.busyness) { registrar.withMutation(of: self, keyPath: \.busyness) {} }
      if told.contains(.permission) { registrar.withMutation(of: self, keyPath: \.permission) {} }
      if changed.isEmpty || repeats == Self.mostRepeats { break }
      repeats += 1
    }
    isTelling = false
  }

  /// Resets the count when the navigator becomes idle, unless an observer's nested call made it idle.
  func comesToRest() {
    if !isTelling { repeats = 0 }
  }
}
