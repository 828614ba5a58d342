import Observation

/// What can be observed of a navigator. Costs a comparison where nobody looks.
@MainActor final class ObservedState: Observable {
  /// What is compared.
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

  /// How often observers are told again in one go, of what has changed while they were told. Who changes at each word what it is told
  /// of would be told for ever; it is told of the rest with the next change.
  private static let mostRepeats = 64

  private let registrar = ObservationRegistrar()

  /// Bumped never; the key paths name what is looked at.
  private var stack: Void { () }
  private var busyness: Void { () }
  private var permission: Void { () }

  /// What somebody has read since it was told of last.
  private var read: Aspects = []
  /// What has changed, and nobody has been told of.
  private var changed: Aspects = []
  private var isTelling = false
  /// How often observers were told again since the navigator was at rest. A bound for each change would not do: who causes a change at
  /// each word is told of many changes, and of each so often.
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

  /// Compares, and tells. Whether anything is new.
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

  func permissionChanged() {
    tell(.permission)
  }

  /// Tells whoever has read it. Whatever observers change meanwhile, they are told of it afterwards, and not from inside.
  private func tell(_ aspects: Aspects) {
    changed.formUnion(aspects)
    changed.formIntersection(read)
    if changed.isEmpty || isTelling { return }
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

  /// The navigator has come to rest. Where an observer has brought it there, from inside, that is no rest for observers.
  func comesToRest() {
    if !isTelling { repeats = 0 }
  }
}
