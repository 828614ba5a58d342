import NavRuntime
import NavTesting
import SeededRandom
import Testing

/// Long walks through the mall, compared with a model that uses only names.
@MainActor struct FragmentWalkTests {
  /// A stack of full names. The common prefixes of its screens decide where a segue leads.
  private struct Model {
    var stack = ["hall"]

    var section: String { prefix(stack.count - 1) }

    private func prefix(_ index: Int) -> String {
      stack[index].split(separator: ".").dropLast().map { $0 + "." }.joined()
    }

    /// The index of the first screen of a section.
    private func entry(_ section: String) -> Int { stack.firstIndex { $0.hasPrefix(section) } ?? 0 }

    mutating func push(_ name: String) { stack.append(section + name) }

    mutating func keep(_ count: Int) { stack.removeLast(stack.count - count) }

    mutating func previous() { keep(stack.count - 1) }

    mutating func root() { keep(entry(section) + 1) }

    /// Unwinds to the nearest screen below the top that has this name in the top's section.
    mutating func unwind(to name: String) {
      let target = section + name
      if let index = stack.dropLast().lastIndex(of: target) { keep(index + 1) }
    }

    /// Leaves the innermost section.
    mutating func leave() { keep(entry(section)) }

    /// Leaves everything that is mounted in one place of the graph, and returns the place.
    mutating func leaveAll() -> String {
      let place = String(section.prefix { $0 != "." })
      keep(entry(place + "."))
      return place
    }

    mutating func cancel() { _ = leaveAll() }

    mutating func finish() {
      let place = leaveAll()
      if place == "gift" { keep(1) } else { keep((stack.lastIndex(of: "hall") ?? 0) + 1) }
    }
  }

  @Test func everySegueLandsWhereItsNamesSay() {
    for seed in UInt64(1)...60 {
      var random = SplitMix(seed: seed)
      let world = MallWorld()
      var model = Model()
      for step in 0..<60 {
        perform(random.below(1 << 20), world, &model, "\(seed).\(step)")
        #expect(world.stack == model.stack, "seed \(seed), step \(step)")
        #expect(world.mall.isAtRest, "seed \(seed), step \(step)")
        guard world.stack == model.stack, world.mall.isAtRest else { return }
      }
      #expect(world.isSound, "seed \(seed)")
    }
  }

  /// Performs a segue of the visible screen, in the world and in the model.
  private func perform(_ choice: Int, _ world: MallWorld, _ model: inout Model, _ word: String) {
    let top = model.stack.last?.split(separator: ".").last ?? ""
    switch (top, choice % 6) {
    case ("hall", 0...3): push("item", &model) { world.hall.openItem(id: word).outcomeSoFar }
    case ("hall", _): push("gift.address", &model) { world.hall.openGift(product: word).outcomeSoFar }
    case ("item", 0...1): push("checkout.address", &model) { world.item.buy().outcomeSoFar }
    case ("item", 2...3): push("gift.address", &model) { world.item.wrap().outcomeSoFar }
    case ("item", 4): push("item", &model) { world.item.again(id: word).outcomeSoFar }
    case ("address", 0...1): push("places.list", &model) { world.address.pick(query: word).outcomeSoFar }
    case ("address", 2...3): push("payment", &model) { world.address.next().outcomeSoFar }
    case ("address", 4): leave(world.address.abandon()) { model.cancel() }
    case ("payment", 0): leave(world.payment.pay(choice)) { model.finish() }
    case ("payment", 1): leave(world.payment.editAddress()) { model.unwind(to: "address") }
    case ("payment", 2): leave(world.payment.home()) { model.root() }
    case ("payment", 3): leave(world.payment.step()) { model.previous() }
    case ("list", 0...1): push("list", &model) { world.list.narrow(query: word).outcomeSoFar }
    case ("list", 2...3): push("place", &model) { world.list.show().outcomeSoFar }
    case ("list", 4): leave(world.list.leave()) { model.cancel() }
    case ("place", 0): push("place", &model) { world.place.show().outcomeSoFar }
    case ("place", 1): leave(world.place.choose(word)) { model.leave() }
    case ("place", 2): leave(world.place.close()) { model.previous() }
    case ("place", 3): leave(world.place.step()) { model.previous() }
    case ("place", 4): leave(world.place.all()) { model.root() }
    case ("place", _): leave(world.place.toList()) { model.unwind(to: "list") }
    default: leave(world.mall.goBack()) { model.previous() }
    }
  }

  /// Performs a push, which may be refused because of its depth. The model then does not change.
  private func push(_ name: String, _ model: inout Model, _ ask: () -> Outcome?) {
    if ask() == .shown { model.push(name) }
  }

  private func leave(_ request: SegueRequest<Never>, _ change: () -> Void) {
    #expect(request.outcomeSoFar == .shown)
    change()
  }
}
