import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// Random users, and windows that change at any moment.
@MainActor struct UIKitColumnsAttackTests {
  /// A generator with a seed, so that a failure can be repeated.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private nonisolated static let modes: [Simulator.Hostility] = [
    [], .cannotBeStopped, .turnsInTransitions, .collapsesLate, .foldsInTransitions, .barsJump, .mergesColumns,
    Simulator.Hostility.everything.subtracting(.mergesColumns), .everything,
  ]

  /// After each schedule, the host is idle and shows the stack of the navigator. Each page is in the column that its
  /// form requires, and the double did not log a message.
  @Test(arguments: Self.modes) func anythingAtAnyMoment(mode: Simulator.Hostility) {
    for seed in 0..<60 {
      MailOnUIKit.run(isWide: seed.isMultiple(of: 2), in: mode) { world in
        var numbers = Numbers(state: UInt64(seed) &* 977 &+ 13)
        var trail: [String] = []
        for _ in 0..<25 {
          trail.append(step(world, &numbers))
          if Bool.random(using: &numbers) { world.pass(.random(in: 0...0.6, using: &numbers)) }
        }
        if world.host.hidings.contains(.background) { world.comeBack() }
        world.pass(20)
        check(world, "\(mode.rawValue), \(seed): \(trail.joined(separator: "; "))")
      }
    }
  }

  /// - Returns: A description of the step.
  private func step(_ world: MailOnUIKit, _ numbers: inout Numbers) -> String {
    let (navigator, simulator) = (world.navigator, world.simulator)
    let id = Int.random(in: 1...3, using: &numbers)
    switch Int.random(in: 0..<22, using: &numbers) {
    case 0...3:
      simulator.resize(isWide: !simulator.isWide, isAnimated: !world.host.hidings.contains(.background))
      return simulator.isWide ? "wide" : "narrow"
    case 4: navigator.handle(Mail.Mailboxes.self)?.open(id: id)
    case 5: navigator.handle(Mail.Mailboxes.self)?.openHelp()
    case 6: navigator.handle(Mail.Message.self)?.showHeaders()
    case 7: navigator.handle(Mail.Mailboxes.self)?.filter()
    case 8: navigator.handle(Mail.Mailboxes.self)?.write()
    case 9: navigator.handle(Mail.Mailboxes.self)?.cover()
    case 10: navigator.handle(Mail.Mailboxes.self)?.desk()
    case 11: navigator.handle(Mail.Folders.self)?.open(id: id)
    case 12: navigator.handle(Mail.Folder.self)?.open(id: id)
    case 13: navigator.handle(Mail.Notes.self)?.open()
    case 14: navigator.handle(Mail.Tour.self)?.close()
    case 15: (world.window.top as? UITabBarController)?.press(id - 1 == 2 ? 0 : id - 1)
    case 16: navigator.goBack()
    case 17: world.window.top?.columns.randomElement(using: &numbers)?.pressBack()
    case 18:
      let stack = world.window.top?.columns.randomElement(using: &numbers)
      if stack?.beginSwipe() == true, id > 1 { stack?.endSwipe(isCancelled: id == 2) }
      return "swipe"
    case 19:
      let presenter = world.window.top?.presentingViewController
      if presenter?.beginDismissal() == true, id > 1 { presenter?.endDismissal(isCancelled: id == 2) }
      return "drag"
    case 20:
      if world.host.hidings.contains(.background) { world.comeBack() } else { world.leave() }
      return "background"
    default:
      world.facts.hasDraft.toggle()
      (world.window.top as? UIAlertController)?.press(id - 1 == 2 ? 0 : id - 1)
    }
    return "to \(world.stack)"
  }

  private func check(_ world: MailOnUIKit, _ trail: String) {
    #expect(!world.navigator.isBusy && !world.host.isAnimating, "\(trail)")
    // The stack leaves out the pages that are set aside for a layer.
    let path = Set(world.navigator.stack.map(\.id))
    let shown = world.host.shownInstances.filter(path.contains)
    #expect(shown == world.navigator.stack.map(\.id), "\(trail)")
    if world.host.layers.count == 1 {
      #expect(shown == world.host.shownInstances, "\(trail)")
    }
    #expect(
      world.navigator.stack.isEmpty || world.host.isExpanded == world.navigator.isExpanded || !world.topIsSplit,
      "\(trail)")
    for split in world.host.splits {
      let isSeen = split.controller.view.window != nil
      #expect(!isSeen || split.isExpanded == world.simulator.isWide, "\(trail)")
      let stacks = split.controller.seenStacks.map { $0.viewControllers.compactMap { ($0 as? MailPage)?.name } }
      let seen = stacks.joined().filter { !$0.hasPrefix("(") }
      #expect(!isSeen || seen == split.pages.compactMap { ($0 as? MailPage)?.name }, "\(trail): \(stacks)")
      let nested = split.stacks.flatMap(\.controller.viewControllers).filter { $0 is UINavigationController }
      #expect(nested.isEmpty, "\(trail)")
      for page in split.pages {
        #expect((page.navigationItem.backAction == nil) == split.begins(page), "\(trail): \(page)")
      }
    }
    #expect(world.simulator.corruptions.isEmpty && world.simulator.lost.isEmpty, "\(trail)")
  }
}

extension MailOnUIKit {
  fileprivate var topIsSplit: Bool { host.layers.last?.run is Split }
}
