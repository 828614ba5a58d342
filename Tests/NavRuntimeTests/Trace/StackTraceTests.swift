import NavRuntime
import NavTesting
import Testing

@MainActor struct StackTraceTests {
  @Test func recordingFromBeforeTheStartIsTheWholeRun() throws {
    let host = InMemoryHost<Any>(animation: World.slide)
    let shop = Navigator<Shop, _>(host: host, screens: RecordingScreens(), facts: TestFacts())
    let recording = shop.record()
    #expect(recording.trace.steps.isEmpty)
    shop.start()
    for _ in 0..<100 {
      shop.handle(Shop.Catalog.self)?.openCart()
      host.advance(by: World.slide)
      shop.goBack()
      host.advance(by: World.slide)
    }
    let trace = recording.trace
    guard case .place? = trace.steps.first?.input else {
      Issue.record("the run does not begin with its start")
      return
    }
    #expect(trace.steps.count > 600)
    #expect(trace.steps.last?.after.stack.map(\.screen) == [Shop.table.root.id])
    #expect(replays(trace))
  }

  @Test func planKeepsItsFormerKey() throws {
    let input = StackInput.plan(RequestID(rawValue: 4), StackPlan(kept: 1, steps: []))
    let text = #"{"itinerary":{"_0":4,"_1":{"kept":1,"outcome":{"shown":{}},"steps":[]}}}"#
    #expect(try json(input) == text)
    #expect(try decoded(text) == input)
  }

  @Test func lastInputsAreAlwaysKept() {
    let host = InMemoryHost<Any>()
    let shop = Navigator<Shop, _>(host: host, screens: RecordingScreens(), facts: TestFacts())
    let recording = shop.record()
    shop.start()
    #expect(shop.trace == recording.trace)
    for _ in 0..<300 {
      shop.handle(Shop.Catalog.self)?.openCart()
      shop.goBack()
      let (whole, last) = (recording.trace, shop.trace)
      #expect(last.steps == Array(whole.steps.suffix(last.steps.count)))
      #expect(last.steps.count >= min(128, whole.steps.count))
      #expect(last.steps.count <= 256)
    }
    #expect(replays(shop.trace))
  }

  @Test func reportBringsTheRunThatLedToIt() throws {
    let world = World()
    world.host.fail(.animatesForever)
    world.catalog.openCart()
    world.wait()
    let report = try #require(world.reports.first)
    #expect(report.trace.steps.last?.input == .hostReport(HostState(stack: report.host.stack, isAnimating: true)))
    #expect(report.trace.steps.last?.after.isBusy == true)
    #expect(replays(report.trace))
  }

  @Test func reportsInTheLogKeepNoRun() throws {
    let world = World()
    world.host.fail(.animatesForever)
    world.catalog.openCart()
    world.wait()
    var kept = 0
    for case .report(let report) in world.shop.lastEvents.map(\.kind) {
      #expect(report.trace.steps.isEmpty)
      kept += 1
    }
    #expect(kept == 1)
  }

  /// A trace can be sent from a user's device, because it contains only names of the graph file and numbers.
  @Test func argumentsAreNotInIt() throws {
    let world = World()
    world.catalog.openProduct(id: "3")
    world.slide()
    world.facts.stock.insert("of-the-user")
    world.product.openSeller()
    world.slide()
    world.shop.goBack()
    world.slide()
    world.shop.goBack()
    world.slide()
    world.catalog.openProduct(id: "of-the-user")
    world.slide()
    let text = try json(world.shop.trace)
    #expect(text.contains("openProduct"))
    #expect(!text.contains("of-the-user"))
    #expect(!text.contains(Shop.table.root.title ?? "of no title"))
  }

  /// A trace contains only the parts of the graph that its run used.
  @Test func onlyWhatWasTouchedIsInIt() throws {
    let world = World()
    world.catalog.openCart()
    world.slide()
    let trace = world.shop.trace
    let cart = try #require(Shop.table.screen(named: "cart")?.id)
    let product = try #require(Shop.table.screen(named: "product")?.id)
    #expect(trace.graphName == "Shop")
    #expect(trace.screenNames[cart] == "cart")
    #expect(trace.screenNames[product] == nil)
  }

  /// A full trace is small enough to send: 256 inputs of a stack of a few screens.
  @Test func sizeOfAFullTrace() throws {
    let world = World(animation: .zero)
    world.catalog.openProduct(id: "1")
    world.product.openSeller()
    for _ in 0..<200 {
      world.shop.goBack()
      world.product.openSeller()
    }
    // Shortens the numbers, as in an app with one navigator. With several navigators, they are longer.
    let text = try json(world.shop.trace).replacing(/[0-9]+([0-9]{9})/) { match in "\(Int(match.output.1) ?? 0)" }
    #expect(text.utf8.count < 65_536)
  }

  @Test(arguments: [
    Duration.zero, .nanoseconds(1), .seconds(12) + .milliseconds(350), .seconds(-3) - .milliseconds(1),
    .milliseconds(-5), Duration(secondsComponent: 7, attosecondsComponent: 1), .seconds(Int64.max),
  ])
  func timesAreExact(_ time: Duration) throws {
    let host = InMemoryHost<Any>()
    let limits = StackLimits(transitionTimeout: time, stallReport: time, queue: 3)
    let shop = Navigator<Shop, _>(host: host, screens: RecordingScreens(), facts: TestFacts(), limits: limits)
    shop.start()
    #expect(try readAgain(shop.trace).limits == limits)
    #expect(replays(shop.trace))
  }

  @Test func firstDifferenceIsNamed() throws {
    let world = World()
    world.catalog.openCart()
    world.slide()
    world.shop.goBack()
    world.slide()
    let text = try json(world.shop.trace)
    // The verdict changes from allowed to refused.
    let changed = text.replacing(
      #"{"verdict":{"_0":3,"_1":{"allowed":{}}}}"#,
      with: #"{"verdict":{"_0":3,"_1":{"refused":{"_0":{"said":{"_0":{"hook":{"_0":0}}}}}}}}"#)
    #expect(changed != text)
    let trace = try decoded(changed, as: StackTrace.self)
    let difference = try #require(throws: StackTraceDifference.self) { try trace.replay() }
    let refusal = StackInput.verdict(RequestID(rawValue: 3), .refused(.said(.hook(SegueID(rawValue: 0)))))
    let step = try #require(trace.steps.firstIndex { $0.input == refusal }) + 1
    #expect(difference.step == step)
    #expect(difference.description.hasPrefix("step \(step), verdict("))
    #expect(difference.description.contains("StackReason.hook("))
    #expect(difference.description.contains(" at 0.35 seconds: was "))
    #expect(difference.description.contains(", is idle "))
  }

  @Test func differenceInWhatIsRememberedIsNamed() throws {
    let world = World()
    let text = try json(world.shop.trace)
    // `end` is the first of the sorted keys.
    let number = try #require(text.firstMatch(of: /"lastTransition":(\d+)/)?.output.1)
    let changed = text.replacing(
      "\"lastTransition\":\(number)", with: "\"lastTransition\":\(number)7", maxReplacements: 1)
    let trace = try decoded(changed, as: StackTrace.self)
    let difference = try #require(throws: StackTraceDifference.self) { try trace.replay() }
    #expect(difference.step == trace.steps.count + 1)
    #expect(difference.description.hasSuffix("lastTransition was \(number)7, is \(number)"))
  }

  @Test func anotherFormatIsRefused() throws {
    let text = try json(World().shop.trace).replacing("navc stack trace 12", with: "navc stack trace 1")
    let error = try #require(throws: StackTraceError.self) { try decoded(text, as: StackTrace.self) }
    #expect(
      error.description == "the format is 'navc stack trace 1', and not 'navc stack trace 12': "
        + "another version of navc has recorded it")
  }

  /// A host can name a transition that no navigator started.
  @Test func numbersThatAHostMakesUpAreReadAgain() {
    let world = World()
    for number in [-1, 0, 1 << 60, .max, .min] { world.host.delegate?.didShow(TransitionID(rawValue: number)) }
    #expect(
      world.shop.trace.steps.contains {
        $0.input
          == .completed(TransitionID(rawValue: .min), HostState(stack: world.shop.stack.map(\.id), isAnimating: false))
      })
    #expect(replays(world.shop.trace))
  }
}
