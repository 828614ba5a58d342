import Observation

/// The facts of a run, as an app's store has them.
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
