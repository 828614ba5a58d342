import Observation

/// What can be observed of a navigator. Costs a comparison where nobody looks.
@MainActor final class ObservedState: Observable {
  private struct Aspects: OptionSet {
    let rawValue: UInt8

    static let stack = Aspects(rawValue: 1)
    static let busyness = Aspects(rawValue: 2)
    static let permission = Aspects(rawValue: 4)
  }

  /// How often observers are told in one go. Who changes at each word what it is told of would be told for ever; it is told of the
  /// rest with the next change.
  private static let mostRounds = 64

  private let registrar = ObservationRegistrar()
  private var depth = 0
  private var top: InstanceID?
  private var isBusy = false
  private var isLocked = false

  /// Bumped never; the key paths name what is looked at.
  private var stack: Void { () }
  private var busyness: Void { () }
  private var permission: Void { () }

  /// What somebody has read since it was told of last.
  private var read: Aspects = []
  /// What has changed, and nobody has been told of.
  private var changed: Aspects = []
  private var isTelling = false

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

  func update(depth: Int, top: InstanceID?, isBusy: Bool, isLocked: Bool) {
    let isStackNew = depth != self.depth || top != self.top
    let isBusynessNew = isBusy != self.isBusy
    guard isStackNew || isBusynessNew || isLocked != self.isLocked else { return }
    self.depth = depth
    self.top = top
    self.isBusy = isBusy
    self.isLocked = isLocked
    var aspects: Aspects = .permission
    if isStackNew { aspects.insert(.stack) }
    if isBusynessNew { aspects.insert(.busyness) }
    tell(aspects)
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
    var rounds = 0
    while !changed.isEmpty, rounds < Self.mostRounds {
      rounds += 1
      let told = changed
      changed = []
      read.subtract(told)
      if told.contains(.stack) { registrar.withMutation(of: self, keyPath: \.stack) {} }
      if told.contains(.busyness) { registrar.withMutation(of: self, keyPath: \.busyness) {} }
      if told.contains(.permission) { registrar.withMutation(of: self, keyPath: \.permission) {} }
    }
    isTelling = false
  }
}
