extension Scenario {
  /// Faults 97 to 99, 101, and 102: a layer of other code covers the host.
  static let covers: [Scenario] = [
    layered(97, "a present under a layer of other code", endings: [[.home, .a, .b]]) { stage in
      stage.present(.a)
      stage.host.present()
      stage.wait(1)
      stage.program.present(.b, from: .a)
      stage.wait(3)
      stage.host.dismiss()
    },
    layered(98, "a layer of other code that closes the app's layer, too", endings: [[.home], [.home, .c]]) { stage in
      stage.present(.a)
      stage.host.present()
      stage.wait(1)
      stage.program.push(.b, from: .a)
      stage.wait(1)
      stage.host.dismiss()
      stage.wait(0.35)
      stage.host.layerGoes(.unanimated)
      stage.program.push(.c, from: .home)
    },
    Scenario(99, "a forbidden page under a layer of other code", endings: [[.home]]) { stage in
      stage.stand(on: .a)
      stage.host.present()
      stage.wait(1)
      stage.forbid(.a)
    },
    // The press belongs to that layer, not to the page that is on top later.
    Scenario(101, "the back key under a layer of other code", endings: [[.home, .a]]) { stage in
      stage.stand(on: .a)
      stage.host.present()
      stage.wait(1)
      stage.back(byKey: true)
      stage.wait(1)
      stage.host.dismiss()
    },
    // A waiting request is evaluated again at intervals. Requests made before the next interval wait, too.
    tabbed(
      102, "a tab selected by code and a link, and a layer of other code that closes between them",
      source: "gordontucker/FittedSheets#61", endings: [[.right, .d], [.left, .d]]
    ) { stage in
      stage.host.coversAreSheets = true
      stage.host.present()
      stage.wait(1)
      stage.program.select(.right)
      stage.wait(4)
      stage.host.dismiss()
      stage.wait(0.4)
      stage.program.open()
    },
  ]

  /// Faults 32 to 37, 42, and 48: the host is covered or hidden.
  static let surroundings: [Scenario] = [
    Scenario(32, "a push while something is presented", endings: [[.home, .a, .b]]) { stage in
      stage.stand(on: .a)
      stage.host.present()
      stage.wait(1)
      stage.program.push(.b)
      stage.wait(1)
      stage.host.dismiss()
    },
    Scenario(33, "a dismissal, and a push immediately after it", endings: [[.home, .a, .b]]) { stage in
      stage.stand(on: .a)
      stage.host.present()
      stage.wait(1)
      stage.host.dismiss()
      stage.program.push(.b)
    },
    Scenario(34, "a dismissal during a pop", endings: [[.home, .a]]) { stage in
      stage.stand(on: .a, .b)
      stage.host.present()
      stage.wait(1)
      stage.when(.willDisappear, .b) { stage.host.dismiss() }
      stage.program.pop(from: .b)
    },
    Scenario(35, "a push in a covered stack that never completes", endings: [[.home, .a, .b]]) { stage in
      stage.host.hide()
      stage.host.nextChange(.neverCompletes)
      stage.program.push(.a)
      stage.wait(5)
      stage.host.show()
      stage.wait(1)
      stage.tap(.b)
    },
    Scenario(36, "a stack set during a push in a hidden tab", endings: [[.home, .a], [.home, .b]]) { stage in
      stage.host.hide()
      stage.program.push(.a)
      stage.program.setStack(.home, .b)
      stage.wait(1)
      stage.host.show()
    },
    Scenario(37, "an unanimated pop and push on reappearing", endings: [[.home, .b], [.home]]) { stage in
      stage.stand(on: .a)
      stage.host.suspend()
      stage.wait(60)
      stage.host.resume()
      stage.program.pop(from: .a, .unanimated)
      stage.program.push(.b, from: .home, .unanimated)
    },
    Scenario(42, "a stack inside a stack, and one swipe for both", endings: [[.home]]) { stage in
      stage.stand(on: .a)
      // The inner stack is inside page a, and appears and disappears with it.
      let inner = stage.other
      inner.tap(.a)
      stage.wait(1)
      inner.host.beginSwipe()
      stage.host.beginSwipe()
      stage.wait(0.2)
      stage.host.finishSwipe()
      inner.host.hide()
      stage.wait(5)
      inner.host.show()
      inner.tap(.b)
    },
    Scenario(48, "a window hidden during a transition", endings: [[.home, .a, .b, .c]]) { stage in
      stage.host.coalesces = true
      stage.tap(.a)
      stage.wait(0.1)
      stage.host.hide()
      stage.wait(10)
      stage.program.push(.b)
      stage.wait(10)
      stage.host.show()
      stage.wait(1)
      stage.tap(.c)
    },
  ]
}
