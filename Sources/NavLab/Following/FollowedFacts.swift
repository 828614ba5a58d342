import Observation

/// The facts of a run, in an observable store.
@Observable @MainActor final class FollowedFacts {
  var isOpen = true
  var isSignedIn = true
  var mayLeave = true
  var isGrand = false

  func flip(_ fact: FollowingSchedule.Fact) {
    switch fact {
    case .isOpen: isOpen.toggle()
    case .isSignedIn: isSignedIn.toggle()
    case .mayLeave: mayLeave.toggle()
    case .isGrand: isGrand.toggle()
    }
  }
}
