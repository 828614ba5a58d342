import NavRuntime
import NavTesting
import Testing

/// There is one guard. During any change, it refuses every request of the user.
@MainActor struct GuardTests {
  /// The changes that can be in progress.
  enum Deed: CaseIterable {
    case push, present, dismissal, swipe, unwind, tab, go, link, root
  }

  private func begin(_ deed: Deed) -> ArcadeWorld {
    let world = ArcadeWorld(animation: .milliseconds(100))
    func settle() { world.host.advance(by: .seconds(5)) }
    world.handle(Arcade.Games.self).play(level: 1)
    settle()
    switch deed {
    case .push: world.handle(Arcade.Game.self).help()
    case .present: world.handle(Arcade.Game.self).next(level: 2)
    case .dismissal:
      world.handle(Arcade.Game.self).next(level: 2)
      settle()
      #expect(world.host.beginDismissal())
    case .swipe: #expect(world.host.beginSwipe())
    case .unwind: world.handle(Arcade.Game.self).score(3)
    case .tab: world.handle(Arcade.Hall.self).select(.finds)
    case .go: world.handle(Arcade.Game.self).toLeft()
    case .link: world.navigator.open("arcade://games/9")
    case .root: world.facts { $0.isOpen = false }
    }
    return world
  }

  @Test func whileOneIsUnderWayAPersonsRequestsAreRefused() {
    for deed in Deed.allCases {
      let world = begin(deed)
      #expect(
        world.navigator.isBusy && !world.host.isInteractionEnabled || deed == .swipe || deed == .dismissal, "\(deed)")
      let count = world.host.changes.count
      func refused(_ outcome: Outcome?) { #expect(outcome == .refused(.busy), "during \(deed)") }
      refused(world.navigator.handle(Arcade.Hall.self)?.select(.prizes).outcomeSoFar)
      refused(world.navigator.handle(Arcade.Games.self)?.box().outcomeSoFar)
      refused(world.navigator.handle(Arcade.Games.self)?.left().outcomeSoFar)
      refused(world.navigator.handle(Arcade.Game.self)?.score(1).outcomeSoFar)
      refused(world.navigator.goBack().outcomeSoFar)
      refused(world.navigator.open("arcade://games/4", sender: .user).outcomeSoFar)
      world.host.pressTab("prizes")
      world.host.pressBack()
      #expect(!world.host.beginDismissal() || deed == .dismissal)
      #expect(world.host.changes.count == count, "during \(deed)")
      if deed == .dismissal || deed == .swipe { world.host.finishSwipe() }
      world.host.advance(by: .seconds(10))
      #expect(!world.navigator.isBusy && world.host.isInteractionEnabled && world.isSound, "after \(deed)")
    }
  }

  /// Only the page on top can perform a segue. A page below a layer or in a parked tab cannot.
  @Test func whatIsNotOnTopIsNotVisibleAndNotQueued() {
    let world = ArcadeWorld()
    world.handle(Arcade.Games.self).play(level: 1)
    let game = world.handle(Arcade.Game.self)
    world.handle(Arcade.Hall.self).select(.finds)
    for sender in [Sender.user, .program] {
      #expect(game.next(level: 2, sender: sender).outcomeSoFar == .refused(.notVisible))
      #expect(game.score(2, sender: sender).outcomeSoFar == .refused(.notVisible))
      #expect(game.prizes(sender: sender).outcomeSoFar == .refused(.notVisible))
    }
    #expect(!game.isVisible && !game.canPerform(.next))
    world.handle(Arcade.Hall.self).select(.games)
    #expect(game.isVisible && game.next(level: 2).outcomeSoFar == .shown)
    #expect(world.isSound)
  }
}
