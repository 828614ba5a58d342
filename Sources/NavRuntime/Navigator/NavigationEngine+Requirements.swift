internal import NavTable

extension NavigationEngine {
  /// The screen itself, or the place of the fragment that it is the first screen of: whichever requires what does not
  /// hold, and so may not be on the stack.
  func unmetRole(of id: ScreenID, _ screen: (any Screen)?) -> ScreenID? {
    table.roles(of: id).first { table[$0].hasRequirement && !app.meets($0, ScreenContext(screen)) }
  }

  /// Looks for the lowest screen on the stack that may not be there.
  func evaluateRequirements() {
    // The bottom stays whatever its fragment requires, since there is nothing to go down to.
    let lowest = core.stack.dropFirst().first { entry in
      instances[entry.instance].flatMap { unmetRole(of: entry.screen, $0.screen) } != nil
    }
    receive(.input(.requirements(lowest?.instance)))
  }

  /// A screen and all above it are about to be taken off.
  func evicting(_ instance: InstanceID) {
    guard let state = instances[instance] else { return }
    let role = unmetRole(of: state.screenID, state.screen)
    record(.evicted(table.instance(state), requirement: role.flatMap { table[$0].requirement } ?? ""))
  }

  /// The part of a saved stack, from the bottom, that segues could have made and whose requirements hold.
  func allowedPart(of screens: [PlacedScreen]) -> [PlacedScreen] {
    var allowed = Array(screens.prefix(1))
    for screen in screens.dropFirst() {
      guard let below = allowed.last, isPassed(to: screen, from: below),
        unmetRole(of: screen.id, screen.screen) == nil
      else { break }
      allowed.append(screen)
    }
    return allowed
  }

  /// Whether a segue from the one to the other would pass what the other holds. What cannot be compared may be anything.
  private func isPassed(to above: PlacedScreen, from below: PlacedScreen) -> Bool {
    let segues = table[below.id].segues.filter { table.destination(of: $0) == above.id }
    return segues.isEmpty || segues.contains { passes($0, from: below.screen, to: above.screen) }
  }

  private func passes(_ segue: SegueID, from source: any Screen, to destination: any Screen) -> Bool {
    let passes = table[segue].passes
    if passes.isEmpty { return true }
    var given: [String: ArgumentReader.Given] = [:]
    for (name, value) in destination.namedArguments { given[name] = .value(value) }
    for pass in passes { given[pass.name] = LinkReader.given(pass.value, from: source) ?? given[pass.name] }
    var reader = ArgumentReader(given)
    guard let passed = try? type(of: destination).init(from: &reader) else { return false }
    return zip(passed.namedArguments, destination.namedArguments).allSatisfy { passed, own in
      guard let passed = passed.value as? AnyHashable, let own = own.value as? AnyHashable else { return true }
      return passed == own
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
