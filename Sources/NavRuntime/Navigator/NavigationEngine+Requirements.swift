extension NavigationEngine {
  /// Why a screen may not be on the stack.
  func requirementRefusal(of id: ScreenID, _ screen: (any Screen)?) -> Refusal? {
    guard let role = unmetRole(of: id, screen) else { return nil }
    return .requirement(screen: table[role].name, source: table[role].requirement ?? "")
  }

  /// The screen itself, or the place of the fragment that it is the first screen of: whichever requires what does not
  /// hold.
  private func unmetRole(of id: ScreenID, _ screen: (any Screen)?) -> ScreenID? {
    table.roles(of: id).first { table[$0].hasRequirement && !app.meets($0, ScreenContext(screen)) }
  }

  /// Looks for the lowest screen on the stack that may not be there.
  func evaluateRequirements() {
    // The bottom stays whatever its fragment requires, since there is nothing to go down to.
    let lowest = core.stack.dropFirst().first { entry in
      instances[entry.instance].flatMap { requirementRefusal(of: entry.screen, $0.screen) } != nil
    }
    receive(.input(.requirements(lowest?.instance)))
  }

  /// A screen and all above it are about to be taken off.
  func evicting(_ instance: InstanceID) {
    guard let state = instances[instance] else { return }
    let role = unmetRole(of: state.screenID, state.screen)
    record(.evicted(table.instance(state), requirement: role.flatMap { table[$0].requirement } ?? ""))
  }

  /// The part of a saved stack, from the bottom, whose requirements hold.
  func allowedPart(of screens: [PlacedScreen]) -> [PlacedScreen] {
    guard hasRequirements else { return screens }
    return asking {
      screens.prefix(1) + screens.dropFirst().prefix { requirementRefusal(of: $0.id, $0.screen) == nil }
    }
  }

  /// What predicates ask may have changed. However often it is said in the middle of something, it is seen to.
  func factsDidChange() {
    countNestedCall()
    // A link that is on its way may yet stop, and be due then.
    isLinkDue = true
    record(.factsChanged)
    if hasRequirements { noteFacts() }
    drain()
    observed.permissionChanged()
  }
}
