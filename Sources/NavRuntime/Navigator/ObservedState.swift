import Observation

/// What can be observed of a navigator. Costs a comparison where nobody looks.
@MainActor final class ObservedState: Observable {
  private let registrar = ObservationRegistrar()
  private var depth = 0
  private var top: InstanceID?
  private var isBusy = false
  private var isLocked = false

  /// Bumped never; the key paths name what is looked at.
  private var stack: Void { () }
  private var busyness: Void { () }
  private var permission: Void { () }

  private var isStackRead = false
  private var isBusynessRead = false
  private var isPermissionRead = false

  func readStack() {
    isStackRead = true
    registrar.access(self, keyPath: \.stack)
  }

  func readBusyness() {
    isBusynessRead = true
    registrar.access(self, keyPath: \.busyness)
  }

  func readPermission() {
    isPermissionRead = true
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
    if isStackNew { stackChanged() }
    if isBusynessNew, isBusynessRead {
      isBusynessRead = false
      registrar.withMutation(of: self, keyPath: \.busyness) {}
    }
    permissionChanged()
  }

  func stackChanged() {
    guard isStackRead else { return }
    isStackRead = false
    registrar.withMutation(of: self, keyPath: \.stack) {}
  }

  func permissionChanged() {
    guard isPermissionRead else { return }
    isPermissionRead = false
    registrar.withMutation(of: self, keyPath: \.permission) {}
  }
}
