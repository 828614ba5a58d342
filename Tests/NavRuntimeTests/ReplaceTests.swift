import NavRuntime
import NavTesting
import Testing

/// Segues that replace screens with their destination.
@MainActor struct ReplaceTests {
  @Test func whatIsAboveGoesAndTheScreenComesThere() {
    let world = PostWorld()
    world.open()
    let outcome = world.handle(Post.Preview.self).send().outcomeSoFar
    #expect(outcome == .shown && world.stack == ["inbox", "letter", "thanks"] && world.isSound)
    // The `back` of the replaced screens is not evaluated, and the screen below them is not notified.
    #expect(world.screens.calls == ["make thanks", "prepare preview to thanks"])
    #expect(world.host.changes.last?.kind == .set && world.host.mostTransitionsAtOnce == 1)
  }

  @Test func atPreviousItTakesThePlaceOfItsSource() {
    let world = PostWorld()
    world.open(2)
    let first = world.handle(Post.Letter.self)
    #expect(first.next(id: 8).outcomeSoFar == .shown)
    #expect(world.stack == ["inbox", "letter"] && world.navigator.url == "post://letters/8")
    #expect(first.next(id: 9).outcomeSoFar == .refused(.notVisible))
    // As for a push, a request that would only repeat the visible screen is refused.
    #expect(world.handle(Post.Letter.self).next(id: 8).outcomeSoFar == .refused(.duplicate))
    #expect(world.isSound)
  }

  @Test func whoAwaitedWhatGoesGetsNothing() async {
    let world = PostWorld()
    let letter = world.handle(Post.Inbox.self).open(id: 7)
    world.handle(Post.Letter.self).next(id: 8)
    #expect(await letter.returned == nil)
    // The value of the replacement has no receiver.
    world.handle(Post.Letter.self).close("done")
    #expect(world.stack == ["inbox"] && world.isSound)
  }

  @Test func theFirstScreenOfALayerTakesTheLayerAlong() {
    let world = PostWorld()
    world.handle(Post.Inbox.self).write()
    #expect(world.host.layers.count == 2)
    #expect(world.handle(Post.Draft.self).sent(text: "hello").outcomeSoFar == .shown)
    #expect(world.stack == ["inbox", "note"] && world.host.layers.count == 1 && world.isSound)
    #expect(world.host.stack.last?.opening == .push)
  }

  @Test func insideALayerTheLayerStays() {
    let world = PostWorld()
    world.handle(Post.Inbox.self).write()
    world.handle(Post.Draft.self).attach()
    world.handle(Post.Files.self).other()
    #expect(world.stack == ["inbox", "draft", "files2"] && world.host.layers.count == 2)
    #expect(world.handle(Post.Files2.self).back2().outcomeSoFar == .shown)
    #expect(world.stack == ["inbox", "draft"] && world.isSound)
  }

  @Test func itCutsThroughLayersInOneTransition() {
    let world = PostWorld(animation: .milliseconds(100))
    world.open(2)
    for _ in 0..<3 {
      switch world.stack.last {
      case "letter": world.handle(Post.Letter.self).reply()
      case "answer": world.handle(Post.Answer.self).preview()
      default: world.handle(Post.Preview.self).sign()
      }
      world.host.advance(by: .seconds(1))
    }
    #expect(world.stack.last == "signature")
    let done = world.handle(Post.Signature.self).done()
    // The layer is dismissed, and then the native stack is set: two steps.
    world.host.advance(by: .milliseconds(150))
    #expect(done.outcomeSoFar == nil && world.navigator.isBusy)
    world.host.advance(by: .milliseconds(50))
    #expect(done.outcomeSoFar == .shown)
    #expect(world.stack == ["inbox", "letter", "thanks"] && world.isSound)
    #expect(world.host.mostTransitionsAtOnce == 1)
  }

  @Test func aPredicateThatFailsLeavesAllAsItIs() {
    let world = PostWorld()
    world.open()
    world.facts.isSent = false
    #expect(
      world.handle(Post.Preview.self).send().outcomeSoFar
        == .refused(.predicate(segue: "send", source: "isSent")))
    #expect(world.stack == ["inbox", "letter", "answer", "preview"])
    // Although `back` may not leave `answer`, a replacement does not evaluate it.
    #expect(world.handle(Post.Preview.self).discard().outcomeSoFar == .shown)
    #expect(world.stack == ["inbox", "note"] && world.isSound)
  }

  @Test func oneThatWaitsIsCheckedAgainWhenItsTurnComes() {
    let world = PostWorld(animation: .milliseconds(100))
    world.handle(Post.Inbox.self).open(id: 7)
    world.host.advance(by: .seconds(1))
    let letter = world.handle(Post.Letter.self)
    let back = world.navigator.goBack()
    let next = letter.next(id: 9)
    world.host.advance(by: .seconds(1))
    #expect(back.outcomeSoFar == .shown && next.outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["inbox"] && world.isSound)
  }

  // MARK: - Fragments

  @Test func inAFragmentTheRootIsTheFragments() {
    let world = PostWorld()
    world.handle(Post.Inbox.self).openForm()
    world.handle(Form.First.self).next()
    world.handle(Form.Second.self).next()
    #expect(world.handle(Form.Third.self).finish().outcomeSoFar == .shown)
    #expect(world.stack == ["inbox", "form.first", "form.last"] && world.isSound)
    world.handle(Form.Last.self).done()
    #expect(world.stack == ["inbox"] && world.isSound)
    world.handle(Post.Inbox.self).openForm()
    world.handle(Form.First.self).next()
    #expect(world.handle(Form.Second.self).skip().outcomeSoFar == .shown)
    #expect(world.stack == ["inbox", "form.first", "form.third2"] && world.isSound)
  }

  // MARK: - Hosts that carry out a part of a change

  @Test func aHostThatOnlyCutsIsBelieved() {
    let world = PostWorld()
    world.open()
    world.host.fail(.fallsToRoot)
    let send = world.handle(Post.Preview.self).send()
    world.host.advance(by: .seconds(10))
    #expect(send.outcomeSoFar == .failed(.host))
    #expect(world.stack == ["inbox"] && world.isSound)
    #expect(world.handle(Post.Inbox.self).open(id: 9).outcomeSoFar == .shown)
  }

  @Test func aHostThatDoesNothingKeepsTheOldStack() {
    let world = PostWorld()
    world.open()
    world.host.fail(.doesNothing)
    let send = world.handle(Post.Preview.self).send()
    world.host.advance(by: .seconds(30))
    #expect(send.outcomeSoFar == .failed(.host))
    #expect(world.stack == ["inbox", "letter", "answer", "preview"] && world.isSound)
  }

  // MARK: - Nested calls

  @Test func aLockTakenWhileItIsPreparedStopsIt() {
    let world = PostWorld()
    world.open()
    var lock: NavigationLock?
    world.screens.onPrepare = { lock = world.navigator.lock() }
    #expect(world.handle(Post.Preview.self).send().outcomeSoFar == .refused(.locked))
    #expect(world.stack.count == 4 && world.isSound)
    lock?.release()
    world.screens.onPrepare = {}
    #expect(world.handle(Post.Preview.self).send().outcomeSoFar == .shown)
  }

  // MARK: - Saved, restored, traced

  @Test func aStackThatReplacementsHaveMadeIsLegal() throws {
    let world = PostWorld()
    world.open(5)
    world.handle(Post.Signature.self).done()
    let other = PostWorld()
    #expect(other.navigator.restore(try readAgain(world.navigator.state)).outcomeSoFar == .shown)
    #expect(other.stack == ["inbox", "letter", "thanks"] && other.isSound)

    // A state of screens without places is restored too.
    let third = PostWorld()
    third.navigator.restore(
      NavigationState(screens: [Post.Inbox(), Post.Letter(id: 1), Post.Answer(), Post.Answer2()]))
    #expect(third.stack == ["inbox", "letter", "answer", "answer2"])
    // A screen that no segue puts there is left out.
    third.navigator.restore(NavigationState(screens: [Post.Inbox(), Post.Thanks()]))
    #expect(third.stack == ["inbox"] && third.isSound)
  }

  @Test func theHostsOwnWayBackOverItIsFollowed() {
    let world = PostWorld()
    world.open()
    world.handle(Post.Preview.self).send()
    world.host.popByItself(2)
    #expect(world.stack == ["inbox"] && world.isSound)
  }

  @Test func aRunWithReplacementsReplays() throws {
    let world = PostWorld()
    world.open()
    world.handle(Post.Preview.self).send()
    world.host.popByItself()
    world.handle(Post.Letter.self).next(id: 12)
    let read = try readAgain(world.recording.trace)
    #expect(throws: Never.self) { try read.replay() }
    #expect(world.stack == ["inbox", "letter"])
  }
}
